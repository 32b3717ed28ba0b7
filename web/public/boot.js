// Theme and language before the first paint, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("sixgun.settings") ?? "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    kept.theme === "dark" || kept.theme === "light" ? kept.theme : dark ? "dark" : "light";
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  document.documentElement.dataset.theme = "light";
}
