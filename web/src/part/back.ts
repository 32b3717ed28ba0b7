/** What Back does before it leaves: it closes what lies on top, one thing at a time, and then asks. */

type Close = () => void;

const open: Close[] = [];

/** Something has opened that Back closes; to be called in an effect, whose end takes it away again. */
export function closedByBack(close: Close): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Closes what was opened last; false when nothing is open. */
export function closeTop(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
