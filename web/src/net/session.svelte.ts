/** Everything the client knows from the server, and how it speaks to it. One for the whole page. */
import { Playback } from "../game/playback.svelte";
import { botName, spoken } from "../game/names";
import { Memory } from "../luck/memory";
import { MANNERS, mannersWords } from "../lang/manners";
import type {
  After,
  Claimed,
  Down,
  Lesson,
  Lobby,
  News,
  Notice,
  Odds,
  Refused,
  Room,
  Looking,
  Reveal,
  Said,
  SeatTaken,
  Sitting,
  Suspected,
  Up,
  Welcome,
} from "../protocol";
import { knowsTheGame } from "../setting/newcomer.svelte";
import { pace } from "../setting/settings.svelte";
import { cue } from "../setting/sound";
import { mute, muted } from "../setting/muted.svelte";
import { Connection, type Status } from "./connection";
import { takeIn } from "./homeMade";
import { Luck } from "./luck";
import { toast } from "./toast.svelte";

const SEAT_IS_SAFE_AFTER = 1500;
const EMOTE_STAYS = 3000;
const RESULT_WAITS = 900;
/** How much of its time motion takes when the game runs to its end. */
const RUNNING = 0.15;

/** The protocol this client speaks. */
const PROTOCOL = 1;

/** What goes into the chat: words, claims and suspicions. */
export type Talk = Said | Claimed | Suspected;
const REMEMBERED = 200;

/** Something about the people at the table, and after which line of the log it was heard. */
export interface Noted {
  notice: Notice;
  after: number;
}

/** Whoever gets no seat looks on, and is told why. */
const UNSEATED: Partial<Record<Refused["key"], string>> = {
  "no-free-seat": "toast-watching-full",
  "game-on": "toast-watching-full",
};

class Session {
  status = $state<Status>("connecting");
  /** The line has been dead for so long that one should say so. */
  reconnecting = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  room = $state.raw<Room | null>(null);
  after = $state.raw<After | null>(null);
  /** What the coach says, at the table of a lesson. */
  lesson = $state.raw<Lesson | null>(null);
  odds = $state.raw<Odds | null>(null);
  said = $state.raw<Talk[]>([]);
  /** Votes, seats that went to bots, and who is host: told in the log. */
  notices = $state.raw<Noted[]>([]);
  unread = $state(0);
  emotes = $state.raw<Record<number, string>>({});
  seedHash = $state("");
  /** The tables at which one has a seat. */
  seated = $state.raw<SeatTaken[]>([]);
  /** One's own role card. */
  reveal = $state.raw<Reveal | null>(null);
  /** Who has looked at it, before anything is asked. */
  looking = $state.raw<Looking | null>(null);
  /** When that was heard, for its clock. */
  lookingRead = $state(0);
  /** The game runs to its end: one is out, and has asked for it. */
  running = $state(false);
  /** A move is on its way and not answered yet. */
  sent = $state(false);
  play = new Playback(() => pace() * (this.running ? RUNNING : 1), cue);
  luck = new Luck((message) => this.tell(message), new Memory(localStorage));

  /** Parts of the page that were loaded later and listen for themselves. */
  listeners = new Set<(message: Down) => void>();

  /** Somebody who may want to say something before a move is played: true holds it back. */
  objects: ((move: string) => boolean) | null = null;

  private connection: Connection | null = null;
  /** The table one wants to be at, and how. */
  private wanted = $state.raw<{ code: string; watch: boolean } | null>(null);
  /** The code one came with, if there is no such table. */
  missing = $state<string | null>(null);
  /** The lesson or puzzle one wants to be at: a table for this page alone. */
  private own: Extract<Up, { type: "learn" | "solve" }> | null = null;
  /** Why one gets no seat where one wanted it, to be said when one looks on instead. */
  private unseated: string | null = null;
  private silence = 0;
  /** The line is new, and nobody there knows yet where we want to be. */
  private fresh = true;

  start(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.connection = new Connection(`${scheme}//${location.host}/ws`, {
      heard: (message) => this.heard(message),
      changed: (status) => this.changed(status),
    });
    this.connection.open();
  }

  send(message: Up): void {
    if (!this.tell(message)) toast("toast-offline");
  }

  /** Sends what nobody waits for; false on a dead line. */
  tell(message: Up): boolean {
    return this.connection?.send(message) ?? false;
  }

  /** Plays a move; the server answers with news, or refuses it and sends everything again. */
  move(text: string): void {
    if (this.objects?.(text)) return;
    if (this.sent || this.play.heard !== this.play.shown) return;
    this.sent = true;
    this.send({ type: "move", game: this.play.game, seq: this.play.shown, move: text });
  }

  /** Whether one hears phrases only from people one has not played with: the server keeps to it. */
  async wantPhrases(phrases: boolean): Promise<void> {
    const answer = await fetch("/api/me/words", { method: "POST", body: JSON.stringify({ phrases }) }).catch(
      () => null,
    );
    if (!answer?.ok || !this.welcome) return toast("refused-try-again");
    this.welcome = { ...this.welcome, phrases };
    if (this.room?.code) this.tell({ type: "resync" });
  }

  goTo(code: string, watch = false): void {
    this.missing = null;
    this.wanted = { code, watch };
    if (!this.fresh) this.arrive();
  }

  /** Sits down to a lesson, at one of its steps, or before a puzzle. */
  sitDown(own: NonNullable<Session["own"]>): void {
    this.own = own;
    if (!this.fresh) this.arrive();
  }

  leave(): void {
    this.wanted = null;
    this.own = null;
    this.send({ type: "leave" });
    this.forget();
  }

  /** Whether there is a table one is at or wants to be at, or learns that there is none. */
  get onTheWay(): boolean {
    return this.wanted !== null || this.missing !== null;
  }

  /** There is no table of that code. */
  isMissing(code: string): void {
    this.wanted = null;
    this.forget();
    this.missing = code;
  }

  /** Begins a game: everyone looks at his role first. */
  begin(): void {
    this.send({ type: "start", reveal: true });
  }

  /** Whether one plays alone among bots: the pace is one's own, and the game waits for one. */
  get alone(): boolean {
    return this.you !== null && (this.room?.seats ?? []).filter((one) => one.who === "person").length === 1;
  }

  /** Whether a bot's turn is on that one may have done with. */
  get mayHurry(): boolean {
    const { view } = this.play;
    return this.alone && view !== null && !view.over && view.turn !== this.you && !this.looking;
  }

  /** Ends the motion of this turn, and the waiting of the bots in it where that concerns nobody else. */
  finishTurn(): void {
    if (this.mayHurry) {
      this.tell({ type: "hurry", until: "turn" });
      this.play.finishTurn();
    } else this.play.skip();
  }

  /** Runs to the end, or stops. With others there, only what one sees of it is faster. */
  run(on: boolean): void {
    this.running = on;
    if (this.alone) this.tell({ type: "hurry", until: on ? "end" : null });
  }

  get you(): number | null {
    return this.room?.you ?? null;
  }

  sitting(seat: number): Sitting | undefined {
    return this.room?.seats[seat];
  }

  nameOf(seat: number): string {
    const name = this.sitting(seat)?.guest?.name;
    return name === undefined ? botName(seat) : spoken(name);
  }

  private look(looking: Looking | null): void {
    this.looking = looking;
    this.lookingRead = performance.now();
  }

  private arrive(): void {
    if (this.own) this.send(this.own);
    if (!this.wanted) return;
    const { code, watch } = this.wanted;
    this.send(watch ? { type: "watch", code } : { type: "join", code });
  }

  private changed(status: Status): void {
    this.status = status;
    this.sent = false;
    if (status === "lost") {
      this.fresh = true;
      this.luck.lost();
    }
    if (status === "lost") this.silence ||= window.setTimeout(() => (this.reconnecting = true), SEAT_IS_SAFE_AFTER);
    else {
      clearTimeout(this.silence);
      this.silence = 0;
      this.reconnecting = false;
    }
  }

  private heard(message: Down): void {
    for (const hear of this.listeners) hear(message);
    switch (message.type) {
      case "welcome":
        takeIn(message.home_made);
        for (const id of message.unwanted ?? []) mute(id);
        this.welcome = message;
        if (message.protocol !== PROTOCOL) loadAgain();
        if (this.fresh) this.arrive();
        this.fresh = false;
        return;
      case "seated":
        this.seated = message.tables;
        return;
      case "lobby":
        this.lobby = message;
        return;
      case "room":
        this.room = message;
        if (this.unseated) toast(this.unseated);
        this.unseated = null;
        if (!message.code) return; // for this page alone
        this.own = null;
        this.wanted = { code: message.code, watch: message.you === null };
        if (message.phase !== "after") this.after = null;
        this.luck.heardRoom(message);
        return;
      case "state":
        if (message.game !== this.play.game) this.after = null;
        this.sent = false;
        this.odds = null;
        this.seedHash = message.seed_hash;
        if (this.room?.code) this.luck.heardState(message);
        if (message.game !== this.play.game) this.running = false;
        this.reveal = message.reveal ?? null;
        this.look(message.looking ?? null);
        this.play.load(message);
        this.notices = this.notices.map(({ notice }) => ({ notice, after: this.lastLine }));
        return;
      case "looking":
        this.look(message.looking);
        return;
      case "news":
        this.sent = false;
        this.odds = null;
        if (this.room?.code) this.luck.heardNews(message);
        this.play.hear(message);
        this.tellOfBot(message);
        return;
      case "lesson":
        this.lesson = message;
        this.own = { type: "learn", lesson: message.lesson, step: message.step };
        return;
      case "asked":
        this.play.askAgain(message.asked);
        return;
      case "history":
        this.said = message.said;
        this.notices = (message.notices ?? []).map((notice) => ({ notice, after: this.lastLine }));
        return;
      case "notice":
        this.notices = [...this.notices.slice(1 - REMEMBERED), { notice: message, after: this.lastLine }];
        void mannersWords().then(() => toast(`notice-${message.what}`, this.argsOf(message)));
        return;
      case "said":
      case "claimed":
      case "suspected":
        this.said = [...this.said.slice(1 - REMEMBERED), message];
        if (message.seat === null || message.seat !== this.you) this.unread += 1;
        return;
      case "emoted":
        this.showEmote(message.seat, message.emote);
        return;
      case "after":
        if (this.you !== null) knowsTheGame();
        window.setTimeout(() => (this.after = message), this.play.busy ? RESULT_WAITS * pace() : 0);
        return;
      case "odds":
        this.odds = message;
        return;
      case "refused":
        this.refused(message);
        return;
      case "elsewhere":
        this.connection?.follow(message.at);
        return;
      case "left":
        if (message.why !== "left") void mannersWords().then(() => toast(`toast-left-${message.why}`));
        this.wanted = null;
        this.forget();
        return;
    }
  }

  private get lastLine(): number {
    return this.play.lines.at(-1)?.id ?? 0;
  }

  /** For the sentence about a notice; a seat that is a bot's by now was that of somebody with a name. */
  argsOf({ name, seat, by }: Notice): Record<string, string> {
    return { name: name ? spoken(name) : this.nameOf(seat), by: by === null ? "" : this.nameOf(by) };
  }

  /** Whoever was too slow learns that a bot has answered, and that the seat is still his. */
  private tellOfBot({ by }: News): void {
    if (by.bot === "clock" && by.seat === this.you) toast("toast-clock");
  }

  private refused(message: Refused): void {
    this.sent = false;
    // the game began before what the page adds by itself had come
    if (this.luck.refused() && message.key === "game-on") return;
    const unseated = UNSEATED[message.key];
    if (this.wanted && !this.wanted.watch && this.room === null && unseated) {
      this.unseated = unseated;
      this.goTo(this.wanted.code, true);
      return;
    }
    if (message.key === "no-table" && this.wanted) {
      this.isMissing(this.wanted.code);
      return;
    }
    this.unseated = null;
    const words = MANNERS.includes(message.key) ? mannersWords() : Promise.resolve();
    void words.then(() => toast(`refused-${message.key}`, message.args));
    if ((message.key === "kicked" || message.key === "no-watching") && this.room === null) {
      this.wanted = null;
      this.forget();
    }
  }

  private forget(): void {
    this.play.stop();
    this.luck.lost();
    this.room = null;
    this.lesson = null;
    this.after = null;
    this.reveal = null;
    this.looking = null;
    this.running = false;
    this.said = [];
    this.notices = [];
    this.unread = 0;
    this.play.view = null;
    this.play.game = "";
  }

  private showEmote(seat: number, emote: string): void {
    if (muted.has(this.sitting(seat)?.guest?.id ?? "")) return;
    this.emotes = { ...this.emotes, [seat]: emote };
    window.setTimeout(() => {
      if (this.emotes[seat] === emote) this.emotes = { ...this.emotes, [seat]: "" };
    }, EMOTE_STAYS);
  }
}

/** The server speaks another protocol, so it has another client as well: once, for fear of going round in circles. */
function loadAgain(): void {
  if (sessionStorage.getItem("sixgun.reloaded")) return;
  sessionStorage.setItem("sixgun.reloaded", "yes");
  location.reload();
}

export const session = new Session();
