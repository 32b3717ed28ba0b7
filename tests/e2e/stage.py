"""A page that is led from scene to scene without being loaded again: loading costs more than most tests."""

from itertools import count

from playwright.sync_api import Page, WebSocketRoute

from sixgun.server.wire.from_server import Left

from .scene import Scene, give_page, give_replay, noted, told, welcome


class Stage:
    """One page and the scene it is shown; a server of ours tells it that it leaves a table and comes to the next."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.codes = (f"STAGE{n}" for n in count(1))
        self.scene: Scene | None = None
        self.socket: WebSocketRoute | None = None
        self.sent: list[str] = []
        page.route_web_socket("**/ws*", self.talk)
        give_page(page)

    def show(self, scene: Scene) -> list[str]:
        """Lead the page there and wait until it shows it; what the page sends from now on is in the list."""
        scene.code = next(self.codes)
        self.scene, self.sent = scene, []
        give_replay(self.page, scene)
        place = f"{self.url}/t/{scene.code}"
        if self.socket is None or self.page.query_selector("dialog[open]"):
            self.page.goto(place)
        else:
            self.page.mouse.move(0, 0)
            for message in (Left("left"), *scene.everything()):
                self.socket.send(told(message))
            self.page.wait_for_url(place)
        self.page.wait_for_selector(scene.sign)
        return self.sent

    def go_on(self, *moves: str) -> None:
        """Let the page hear moves of the scene it shows."""
        assert self.scene is not None
        assert self.socket is not None
        for message in self.scene.go_on(*moves):
            self.socket.send(told(message))

    def talk(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)
        socket.send(told(welcome()))

    def hear(self, message: str | bytes) -> None:
        assert self.scene is not None
        assert self.socket is not None
        for each in self.scene.answer(noted(message, self.sent)):
            self.socket.send(told(each))
