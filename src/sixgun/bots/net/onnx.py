"""The same net run by ONNX Runtime, for whoever has it: `pip install "sixgun[net]"`."""

from importlib.util import find_spec
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun import extra
from sixgun.bots.net.net import FIFTH, VALUES, Net, Shown
from sixgun.bots.opinion import MOST

QUIET: Final = 3
"""Only errors are said."""


def is_installed() -> bool:
    return find_spec("onnxruntime") is not None


@final
@mypyc_attr(acyclic=True)
class OnnxNet(Net):
    """A session of the runtime, with one thread: bots play in many processes beside each other."""

    def __init__(self, features: Shown, model: bytes) -> None:
        runtime = extra.load("onnxruntime", "net", "running a net by ONNX Runtime")
        options = runtime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = QUIET
        session = runtime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        super().__init__(features, session.get_outputs()[0].shape[0])
        self.session: Final[Any] = session
        self.numpy: Final[Any] = extra.load("numpy", "net", "running a net by ONNX Runtime")

    def read(self, shown: vec[u8], tokens: vec[i64]) -> vec[float]:
        features: list[int] = []
        counts: list[float] = []
        for place in range(len(shown)):
            number = i64(shown[place])
            if number != 0:
                at = place * VALUES + number
                features.append(self.features.first[at])
                counts.append(self.features.weight[at])
                if self.features.second[at] >= 0:
                    features.append(self.features.second[at])
                    counts.append(1.0)
        opinions = [int(shown[place]) for place in range(len(shown) - self.outputs, len(shown))]
        numpy = self.numpy
        said = self.session.run(
            ["scores", "chance"],
            {
                "features": numpy.array(features, numpy.int64),
                "counts": numpy.array(counts, numpy.float32),
                "behind": numpy.array([(MOST - one) / FIFTH for one in opinions], numpy.float32),
                "best": numpy.array([one == MOST for one in opinions], numpy.float32),
            },
        )
        self.chance = float(said[1][0])
        scores = vec[float]()
        for token in tokens:
            scores = append(scores, float(said[0][token]))
        return scores
