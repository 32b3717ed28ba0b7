/** Parts of the page that are loaded when they are needed, and what happens when one cannot be had. */
const AGAIN = 2000;
const KEPT_AS = "sixgun.loaded-anew";
const NOT_SOONER = 30_000;

/**
 * A part once it is here. If it cannot be had (the server is away, or a newer version has other parts), the page is
 * loaded anew as soon as the server answers: a browser remembers a failed import as failed, and the server keeps the
 * seat.
 */
export async function loaded<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    return anew();
  }
}

/** Never comes back. The second time in a row it waits, lest a part that is nowhere has the page spin. */
async function anew(): Promise<never> {
  const since = Date.now() - Number(sessionStorage.getItem(KEPT_AS));
  if (since < NOT_SOONER) await pause(NOT_SOONER - since);
  while (!(await answers())) await pause(AGAIN);
  sessionStorage.setItem(KEPT_AS, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const pause = (wait: number) => new Promise((done) => setTimeout(done, wait));
