/** Where one is: the landing page, a table, a replay, the lessons, the puzzles, or a page about somebody. */
import { session } from "../net/session.svelte";
import { closeTop } from "../part/back";
import { leaving } from "./leaving.svelte";
import { codeIn, isCode } from "./code";

export type Route =
  | { page: "landing" }
  | { page: "table"; code: string }
  | { page: "replay"; game: string }
  | { page: "learn"; lesson: string | null }
  | { page: "puzzles"; puzzle: string | null }
  | { page: "mine"; of: string; which: string | null };

/** Pages about somebody: oneself, another player, or who comes from another device. */
const MINE = ["me", "player", "take"];

class Router {
  route = $state.raw<Route>(read(location.pathname));
}

const router = new Router();

export function route(): Route {
  return router.route;
}

function read(path: string): Route {
  const [, first, second] = path.split("/");
  if (first === "t") return { page: "table", code: codeIn(path) };
  if (first === "replay" && second) return { page: "replay", game: second };
  if (first === "puzzles") return { page: "puzzles", puzzle: second || null };
  if (first === "learn") return { page: "learn", lesson: second || null };
  if (first && MINE.includes(first)) return { page: "mine", of: first, which: second || null };
  return { page: "landing" };
}

/** Goes to another page of the client. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
}

/** The browser went back or forth. At a table, and wherever something is open, Back first does what is nearer. */
function wentBack(): void {
  const isFloor = (history.state as { floor?: boolean } | null)?.floor === true;
  const atTable = router.route.page === "table" && session.room !== null;
  const leaves = atTable && read(location.pathname).page !== "table";
  if (!isFloor && !leaves) {
    arrive();
    return;
  }
  if (closeTop()) history.forward();
  else if (atTable && mustAsk()) {
    leaving.asked = true;
    history.forward();
  } else if (isFloor) history.back();
  else arrive();
}

/** Whether something is lost by leaving: a seat before or during a game. */
export function mustAsk(): boolean {
  return session.you !== null && session.room?.phase !== "after";
}

function arrive(): void {
  const before = router.route;
  router.route = read(location.pathname);
  session.missing = null;
  if (router.route.page === "table") {
    if (session.room?.code !== router.route.code) come(router.route.code);
  } else if (before.page === "table" && session.room) session.leave();
}

function come(code: string, watch = false): void {
  if (isCode(code)) session.goTo(code, watch);
  else session.isMissing(code);
}

/** Takes the address of the page as the wish, and follows it from then on. */
export function startRouting(): void {
  addEventListener("popstate", wentBack);
  // the page stands on a floor of its own, so that Back comes here before it goes elsewhere
  history.replaceState({ floor: true }, "");
  history.pushState(null, "");
  if (router.route.page === "table") come(router.route.code, new URLSearchParams(location.search).has("watch"));
}

/** The server has put us at a table, or taken us away from one. */
export function follow(code: string | null): void {
  if (code !== null) {
    if (router.route.page !== "table" || router.route.code !== code) {
      history.pushState(null, "", `/t/${code}`);
      router.route = { page: "table", code };
    }
  } else if (router.route.page === "table") {
    history.replaceState(null, "", "/");
    router.route = { page: "landing" };
  }
}
