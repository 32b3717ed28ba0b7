/** Lets the client import `.ftl` files as text, without their comments. */
export function fluent() {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const lines = source.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
      return { code: `export default ${JSON.stringify(lines.join("\n") + "\n")};`, map: null };
    },
  };
}
