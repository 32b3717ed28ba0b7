// The page without a server: says so in the reader's language, and goes on when the server answers.
const AGAIN = 3000;
const root = document.documentElement;
const spoken = [...document.querySelectorAll("section")].map((section) => section.lang);
let kept = null;
try {
  kept = JSON.parse(localStorage.getItem("sixgun.settings") ?? "{}").language;
} catch {
  // a browser that keeps nothing says what it speaks
}
const wanted = [kept, ...navigator.languages.map((one) => one.slice(0, 2))];
root.lang = wanted.find((one) => spoken.includes(one)) ?? "en";
root.classList.add("chosen");

async function look() {
  try {
    if ((await fetch("/healthz", { cache: "no-store" })).ok) location.reload();
  } catch {
    // still away
  }
}
setInterval(look, AGAIN);
addEventListener("online", look);
