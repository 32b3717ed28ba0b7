/** Asking the server about oneself, over plain HTTP: nothing here needs an open line. */

/** What the server said no with: its sentence is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text.trim());
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Refusal(response.status, await response.text());
  return (await response.json()) as T;
}

export async function read<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { cache: "no-store" }));
}

export async function change<T>(what: string, body: object = {}): Promise<T> {
  return answer<T>(await fetch(`/api/me/${what}`, { method: "POST", body: JSON.stringify(body) }));
}

/** This browser is somebody else from now on, so everything is asked for anew. */
export function beginAnew(path: string): void {
  location.assign(path);
}
