/** The WebSocket to the server: comes back by itself, and says when it is gone. */
import type { Down, Up } from "../protocol";

export type Status = "connecting" | "open" | "lost";

interface Listener {
  heard(message: Down): void;
  changed(status: Status): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15000;
const ANSWER_WITHIN = 8000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heartbeat = 0;
  private deadline = 0;
  private retry = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => !document.hidden && this.now());
  }

  /** Any server, or the one that is called so. */
  open(at = ""): void {
    const socket = new WebSocket(`${this.address}?at=${at}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heartbeat = window.setInterval(() => this.ping(), PING_EVERY);
      this.listener.changed("open");
    };
    socket.onmessage = (event) => {
      clearTimeout(this.deadline);
      this.listener.heard(JSON.parse(String(event.data)) as Down);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Sends it if the line is open; what was said into a dead line is not said again later. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** A sleeping phone or a dead network closes no socket; an unanswered ping does. */
  private ping(): void {
    if (!this.send({ type: "ping", n: 0 })) return;
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => this.socket?.close(), ANSWER_WITHIN);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    this.listener.changed("lost");
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Goes to the server that runs the table; when that line is lost, any server will do again. */
  follow(at: string): void {
    const before = this.socket;
    this.socket = null;
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    before?.close();
    this.listener.changed("lost");
    this.open(at);
  }

  /** The network or the page is back: try at once. */
  private now(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retry);
      this.wait = FIRST_WAIT;
      this.open();
    }
  }
}
