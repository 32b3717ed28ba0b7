// The search of the documentation: it looks for words in headings and rules, in an index that is loaded when needed.
const box = document.querySelector(".search");
const input = box.querySelector("input");
const found = box.querySelector("ul");
const MOST = 12;

/** All words begin a word of the heading; what begins with them comes first. */
function search(words) {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0 || !window.sixgunPages) return [];
  const fits = ([text]) => asked.every((word) => ` ${text.toLowerCase()}`.match(new RegExp(`[^\\w]${escape(word)}`)));
  const first = ([text]) => (text.toLowerCase().startsWith(asked[0]) ? 0 : 1);
  return window.sixgunPages
    .filter(fits)
    .sort((a, b) => first(a) - first(b))
    .slice(0, MOST);
}

function escape(word) {
  return word.replaceAll(/[^\w]/g, "\\$&");
}

function show() {
  const links = search(input.value).map(([text, page, url]) => {
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = box.dataset.up + url;
    link.append(text, Object.assign(document.createElement("small"), { textContent: page }));
    return item;
  });
  found.replaceChildren(...links);
}

function load() {
  if (document.querySelector("[data-pages]")) return;
  const script = document.createElement("script");
  script.src = box.dataset.index;
  script.dataset.pages = "";
  script.onload = show;
  document.head.append(script);
}

box.hidden = false;
input.addEventListener("focus", load);
input.addEventListener("input", show);
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
  if (event.key === "Escape") input.value = "";
  show();
});

// On a wide screen the list of pages is always open.
const pages = document.querySelector(".pages");
const wide = matchMedia("(min-width: 900px)");
const unfold = () => (pages.open = wide.matches);
wide.addEventListener("change", unfold);
unfold();
