/** Where one is: the landing page, a table by its code, or a replay. */
import { session } from "../net/session.svelte";

export type Route = { page: "landing" } | { page: "table"; code: string } | { page: "replay"; game: string };

class Router {
  route = $state.raw<Route>(read(location.pathname));
}

const router = new Router();

export function route(): Route {
  return router.route;
}

function read(path: string): Route {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { page: "table", code: second };
  if (first === "replay" && second) return { page: "replay", game: second };
  return { page: "landing" };
}

/** Goes to another page of the client. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  const before = router.route;
  router.route = read(location.pathname);
  if (router.route.page === "table") {
    if (session.room?.code !== router.route.code) session.goTo(router.route.code);
  } else if (before.page === "table" && session.room) session.leave();
}

/** Takes the address of the page as the wish, and follows it from then on. */
export function startRouting(): void {
  addEventListener("popstate", arrive);
  if (router.route.page === "table") session.goTo(router.route.code, new URLSearchParams(location.search).has("watch"));
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
