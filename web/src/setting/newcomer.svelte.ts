/** Whether somebody is here for the first time: nobody who has played a game to its end, or says that he knows it. */
const KEPT_AS = "sixgun.knows-the-game";

class Newcomer {
  yes = $state(localStorage.getItem(KEPT_AS) === null);
}

export const newcomer = new Newcomer();

/** He knows the game from now on. */
export function knowsTheGame(): void {
  localStorage.setItem(KEPT_AS, "yes");
  newcomer.yes = false;
}
