"""Put a trained net into the package, as ONNX: `python -m training.export build/training/card-net.npz card`.

The graph does what `sixgun/bots/net/net.py` does. It is fed with the features that are on, how much each counts, how
far each token is behind the best in the adviser's opinion, and which one is the best; it tells how good each seems,
how likely the player wins and who everybody may be. All numbers are in half precision, and are reckoned with in single.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

PLACE = Path(__file__).resolve().parent.parent / "src/sixgun/bots/net"
OPSET = 17
IR = 9
"""Versions of ONNX that runtimes have known for years."""


def model_of(numbers: dict[str, Any], told: dict[str, str]) -> Any:
    """The net as an ONNX model; `told` is kept with it: where it comes from."""
    nodes = [helper.make_node("Cast", [name], [f"{name}_"], to=TensorProto.FLOAT) for name in numbers]

    def node(kind: str, inputs: list[str], output: str) -> str:
        nodes.append(helper.make_node(kind, inputs, [output]))
        return output

    def layer(before: str, weights: str, bias: str) -> str:
        node("MatMul", [before, f"{weights}_"], f"{weights} product")
        return node("Add", [f"{weights} product", f"{bias}_"], f"{weights} sum")

    node("Gather", ["table_", "features"], "lines")
    node("MatMul", ["counts", "lines"], "seen")
    node("Add", ["seen", "bias1_"], "first sum")
    node("Relu", ["first sum"], "first")
    node("Relu", [layer("first", "layer2", "bias2")], "second")
    node("Relu", [layer("second", "layer3", "bias3")], "third")
    node("Add", ["first", "third"], "deep")
    said = layer("deep", "tokens", "bias_tokens")
    node("Mul", ["sway_", "behind"], "swayed")
    node("Mul", ["trust_", "best"], "trusted")
    node("Sub", [said, "swayed"], "less")
    node("Add", ["less", "trusted"], "scores")
    node("Sigmoid", [layer("deep", "win", "bias_win")], "chance")
    node("Identity", [layer("deep", "roles", "bias_roles")], "who")
    width = len(numbers["sway"])
    graph = helper.make_graph(
        nodes,
        "sixgun",
        [
            helper.make_tensor_value_info("features", TensorProto.INT64, ["on"]),
            helper.make_tensor_value_info("counts", TensorProto.FLOAT, ["on"]),
            helper.make_tensor_value_info("behind", TensorProto.FLOAT, [width]),
            helper.make_tensor_value_info("best", TensorProto.FLOAT, [width]),
        ],
        [
            helper.make_tensor_value_info("scores", TensorProto.FLOAT, [width]),
            helper.make_tensor_value_info("chance", TensorProto.FLOAT, [1]),
            helper.make_tensor_value_info("who", TensorProto.FLOAT, [len(numbers["bias_roles"])]),
        ],
        [numpy_helper.from_array(part.astype(numpy.float16), name) for name, part in numbers.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    helper.set_model_props(model, told)
    onnx.checker.check_model(model)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net", type=Path)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--log", required=True, help="which of training/logs tells how it was trained")
    args = parser.parse_args()
    with numpy.load(args.net) as kept:
        numbers = {name: kept[name] for name in kept.files}
    model = model_of(numbers, {"log": args.log})
    (PLACE / f"{args.game}.onnx").write_bytes(model.SerializeToString())


if __name__ == "__main__":
    main()
