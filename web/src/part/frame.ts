/**
 * What asks where things are, or scrolls or focuses them, is done when a frame is drawn: the browser has laid the page
 * out then anyway, and asking earlier would make it do so twice.
 *
 * @returns how to call it off
 */
export function inFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
