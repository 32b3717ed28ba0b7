/**
 * What asks where things are is done when a frame begins, before anything is changed in it: the browser has laid the
 * page out by then anyway. What moves, scrolls or focuses something comes after all such questions, so that none of
 * them makes the browser lay the page out once more; and what only writes waits for a task of its own.
 */

type Change = () => void;
/** Looks at the page; if it gives work back, that changes the page. */
type Look = () => unknown;

/** Frames stop where nobody sees the page; what waits for one goes on after so many milliseconds all the same. */
const UNSEEN = 400;

let looks = new Set<Look>();
let waiting: Change[] = [];
let pausing = false;

/**
 * In the next frame.
 *
 * @returns how to call it off
 */
export function inFrame(look: Look): () => void {
  if (looks.size === 0) onFrame(begin);
  // the same work may be asked for twice
  const one: Look = () => look();
  const all = looks.add(one);
  return () => all.delete(one);
}

function begin(): void {
  const all = looks;
  looks = new Set();
  for (const change of [...all].map((look) => look())) if (typeof change === "function") (change as Change)();
}

/**
 * After the next frame, one thing after each: a page that is slow shows what matters first.
 *
 * @returns how to call it off
 */
export function afterFrame(work: Change): () => void {
  const one: Change = () => work();
  waiting.push(one);
  if (!pausing) pause();
  return () => (waiting = waiting.filter((each) => each !== one));
}

function pause(): void {
  pausing = waiting.length > 0;
  if (pausing) onFrame(() => setTimeout(oneMore));
}

/** What goes wrong in one thing must not keep the others waiting. */
function oneMore(): void {
  const work = waiting.shift();
  pause();
  work?.();
}

function onFrame(work: Change): void {
  const go = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work();
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, UNSEEN);
}
