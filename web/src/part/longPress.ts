/** A finger that rests looks closer, and then has not tapped; a right click looks closer as well. */
import type { Action } from "svelte/action";

const LONG = 450;

export const longPress: Action<HTMLElement, (() => void) | undefined> = (node, rests) => {
  let timer = 0;
  let rested = false;
  const stop = () => clearTimeout(timer);
  const press = (event: PointerEvent) => {
    rested = false;
    stop();
    if (event.pointerType !== "touch" || !rests) return;
    timer = window.setTimeout(() => {
      rested = true;
      rests?.();
    }, LONG);
  };
  const tap = (event: MouseEvent) => {
    stop();
    if (rested) event.stopPropagation();
    rested = false;
  };
  const menu = (event: MouseEvent) => {
    if (!rests) return;
    event.preventDefault();
    if (!rested) rests();
  };
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("pointermove", stopIfMoved);
  node.addEventListener("click", tap, { capture: true });
  node.addEventListener("contextmenu", menu);

  /** Whoever scrolls is not resting. */
  function stopIfMoved(event: PointerEvent): void {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
  }

  return { update: (next) => (rests = next), destroy: stop };
};
