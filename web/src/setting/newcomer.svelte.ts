/** Whether somebody is here for the first time: nobody who has played a game to its end, or says that he knows it. */
const KEPT_AS = "sixgun.knows-the-game";
const TOUR_KEPT_AS = "sixgun.tour";

class Newcomer {
  yes = $state(localStorage.getItem(KEPT_AS) === null);
  /** Whoever says that he knows the game is offered to be shown around the table: once. */
  tour = $state(localStorage.getItem(TOUR_KEPT_AS) === "offered");
}

export const newcomer = new Newcomer();

/** He knows the game from now on. */
export function knowsTheGame(): void {
  localStorage.setItem(KEPT_AS, "yes");
  newcomer.yes = false;
}

/** He says so before he has ever played here. */
export function saysHeKnows(): void {
  knowsTheGame();
  if (localStorage.getItem(TOUR_KEPT_AS) !== null) return;
  localStorage.setItem(TOUR_KEPT_AS, "offered");
  newcomer.tour = true;
}

/** He has been shown around, or does not want to be. */
export function tourIsOver(): void {
  localStorage.setItem(TOUR_KEPT_AS, "over");
  newcomer.tour = false;
}
