/** The service worker that shows a page when the server cannot be reached; browsers have one on safe addresses only. */
export function startWorker(): void {
  // a browser that wants none plays as well without
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
