/* Made from protocol.schema.json by `npm run protocol`; do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Up".
 */
export type Up =
  | Rename
  | Browse
  | Open
  | Join
  | Watch
  | Learn
  | Understood
  | AskPuzzles
  | Solve
  | Narrow
  | GiveUp
  | Leave
  | Change
  | Sit
  | AddBot
  | Kick
  | AddLuck
  | Start
  | Looked
  | ChangePace
  | Hurry
  | Move
  | Chat
  | SayPhrase
  | SendEmote
  | Claim
  | Suspect
  | GuessRoles
  | CastVote
  | Away
  | Rematch
  | Analyse
  | AskHint
  | AskOdds
  | Resync
  | Ping;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Down".
 */
export type Down =
  | Welcome
  | Seated
  | Lobby
  | Room
  | State
  | News
  | AskedAgain
  | StillLooking
  | Lesson
  | Said
  | Notice
  | History
  | Emoted
  | Claimed
  | Suspected
  | Puzzles
  | PuzzleVerdict
  | After
  | Analysis
  | Hint
  | Odds
  | Refused
  | Left
  | Elsewhere
  | Pong;

/**
 * Made by `python -m tools.protocol_schema`.
 */
export interface Protocol {
  up: Up;
  down: Down;
  replay: Replay;
  me: Me;
  mygames: MyGames;
  player: Player;
  leaders: Leaders;
  link: Link;
  bringing: Bringing;
  noticekey: NoticeKey;
}
/**
 * Take a name and a face; the face is the seed of a generated portrait. Answer: `welcome`.
 *
 *     The names of bots and strangers cannot be taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  type: "rename";
  name: string;
  face: string;
}
/**
 * Watch the list of public tables, or stop. Answer: `seated`, and `lobby` now and at every change.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Browse".
 */
export interface Browse {
  type: "browse";
  on?: boolean;
}
/**
 * Open a table and sit down at it as its host. Answer: `room`, and `state` when it starts at once.
 *
 *     `fill` puts a bot of that level on every other seat; `start` begins at once, which needs all seats taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
  type: "open";
  settings: Settings;
  fill?: string | null;
  start?: boolean;
  share?: string;
  reveal?: boolean;
}
/**
 * What is played at a table and how.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  game: "card" | "dice";
  seats: number;
  /**
   * @maxItems 8
   */
  sets?: string[];
  options?: {
    [k: string]: boolean | number | string | string[];
  };
  clock?: number;
  pace?: number;
  public?: boolean;
  level?: string;
  keep_characters?: boolean;
  pass_sheriff?: boolean;
  name?: string;
  over_days?: boolean;
  practice?: boolean;
  spectators?: "allowed" | "delayed" | "none";
  phrases?: boolean;
}
/**
 * Sit down at a table, or come back to one's seat. Answer: `room`, and `state` when a game is on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  type: "join";
  code: string;
}
/**
 * Look on without a seat. Whoever has a seat there comes back to it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Watch".
 */
export interface Watch {
  type: "watch";
  code: string;
}
/**
 * Sit down to the guided first game of a game, at one of its steps. Answer: `room`, `state` and `lesson`.
 *
 *     Such a table is for one page alone and kept nowhere: whoever comes back says which step he was at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Learn".
 */
export interface Learn {
  type: "learn";
  lesson: "card" | "dice";
  step?: number;
}
/**
 * The coach of a lesson may go on. Answer: `lesson`, after `state` where the table was laid anew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Understood".
 */
export interface Understood {
  type: "understood";
}
/**
 * Which puzzles there are. Answer: `puzzles`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskPuzzles".
 */
export interface AskPuzzles {
  type: "puzzles";
}
/**
 * Sit down before a puzzle. Answer: `room` and `state`; what is then played is answered with `verdict`.
 *
 *     Such a table is for one page alone and kept nowhere.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Solve".
 */
export interface Solve {
  type: "solve";
  puzzle: string;
}
/**
 * Leave out some of the worse answers to a puzzle. Answer: `state`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Narrow".
 */
export interface Narrow {
  type: "narrow";
}
/**
 * Do not answer a puzzle, and see what is best. Answer: `verdict`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GiveUp".
 */
export interface GiveUp {
  type: "give_up";
}
/**
 * Get up. In a running game a bot plays on, or the game waits if one was alone among bots; `join` brings one
 *     back. Answer: `left`, then `seated`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
}
/**
 * The host changes the settings before a game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  type: "change";
  settings: Settings;
}
/**
 * Before a game, move to a free seat, or take it as a spectator.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  seat: number;
}
/**
 * The host puts a bot on a free seat, or changes the level of one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  type: "add_bot";
  seat: number;
  level: string;
}
/**
 * The host frees a seat of its bot or person before a game; a person cannot sit down here again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  type: "kick";
  seat: number;
}
/**
 * Add something to the seed of the next game, which nobody can foresee then: any text, shown
 *     after the game. Answer: `room`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddLuck".
 */
export interface AddLuck {
  type: "share";
  text: string;
}
/**
 * The host begins the game, or the next one of the series. All seats must be taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: "start";
  reveal?: boolean;
}
/**
 * One has looked at one's role and goal. Answer: `looking`, or `state` when the game goes on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Looked".
 */
export interface Looked {
  type: "looked";
}
/**
 * Change how long bots wait, during a game too: alone among bots one does as one likes, else only the host.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChangePace".
 */
export interface ChangePace {
  type: "pace";
  pace: number;
}
/**
 * Alone among bots: let them not wait until the turn is over, hardly until the game is, or as usual again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hurry".
 */
export interface Hurry {
  type: "hurry";
  until?: ("end" | "turn") | null;
}
/**
 * Answer the question. Answer: `news`, or `refused` and then `state`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  type: "move";
  game: string;
  seq: number;
  move: string;
}
/**
 * Say something, at the table or, when eliminated, among the eliminated. Answer: `said`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  text: string;
  room?: "graveyard" | "table";
}
/**
 * Say one of the phrases, which everybody reads in his own language. Answer: `said`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SayPhrase".
 */
export interface SayPhrase {
  type: "phrase";
  phrase:
    | "back-soon"
    | "bye"
    | "good-game"
    | "good-luck"
    | "hello"
    | "help-me"
    | "no"
    | "trust-me"
    | "wait"
    | "well-played"
    | "yes";
  room?: "graveyard" | "table";
}
/**
 * Show an emote at one's seat. Answer: `emoted`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SendEmote".
 */
export interface SendEmote {
  type: "emote";
  emote: "howdy" | "hurry-up" | "nice-shot" | "ouch" | "sorry" | "thanks";
}
/**
 * Say which role one has, truly or not; null takes it back. Answer: `claimed`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  type: "claim";
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
}
/**
 * Say that one suspects a player, of a role or in general; `off` takes it back. Answer: `suspected`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Suspect".
 */
export interface Suspect {
  type: "suspect";
  seat: number;
  role?: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
  off?: boolean;
}
/**
 * An eliminated player guesses who is who, a role or null a seat: shown after the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GuessRoles".
 */
export interface GuessRoles {
  type: "guess";
  /**
   * @maxItems 8
   */
  roles: (("deputy" | "outlaw" | "renegade" | "sheriff") | null)[];
}
/**
 * During a game, vote that a bot takes somebody's seat, or take the vote back. Answer: `notice` and `room`.
 *
 *     More than half of the other people carry it; then it waits for the end of the turn, and lapses should the game end
 *     first. Somebody who is there is replaced by two people at least.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CastVote".
 */
export interface CastVote {
  type: "vote";
  seat: number;
  on?: boolean;
}
/**
 * Let a bot play for a while, or take over again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Away".
 */
export interface Away {
  type: "away";
  on: boolean;
}
/**
 * Before a game, the first as well: ready for it or not, and whether to keep the character where allowed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: "rematch";
  ready?: boolean;
  keep?: boolean;
}
/**
 * Go through a finished game. Answer: `analysis`, now and as it grows; where it was done before, at once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Analyse".
 */
export interface Analyse {
  type: "analyse";
  game: string;
}
/**
 * At a practice table: what would the coach do? Only who is asked may ask. Answer: `hint`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
}
/**
 * The chances if the dice at these places are rolled again. Answer: `odds`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskOdds".
 */
export interface AskOdds {
  type: "odds";
  /**
   * @minItems 1
   * @maxItems 5
   */
  dice: number[];
}
/**
 * Send everything again. Answer: `room`, and `state` when a game is on or was just played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type: "resync";
}
/**
 * Answer: `pong` with the same number.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  n?: number;
}
/**
 * Who one is, and what there is to play: sent first, and after `rename`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: Guest;
  seated: string[];
  games: GameInfo[];
  bots: BotInfo[];
  home_made: HomeMadeSet[];
  unwanted?: string[];
  phrases?: boolean;
}
/**
 * A person without an account.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Guest".
 */
export interface Guest {
  id: string;
  name: string;
  face: string;
}
/**
 * What one of the two games offers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  game: "card" | "dice";
  sets: SetsInfo[];
  options: OptionInfo[];
  editions: {
    [k: string]: {
      [k: string]: boolean | number | string | string[];
    };
  };
  sheriff?: number[];
  events?: EventsInfo[];
}
/**
 * A combination of sets with cards that can be played, and by how many.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetsInfo".
 */
export interface SetsInfo {
  sets: string[];
  players: number[];
}
/**
 * A rule option: its values, the default first; a list of names where `values` is empty.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  names?: string[];
  of?: ("card" | "set") | null;
  needs?: {
    [k: string]: boolean | number | string | string[];
  };
  usual?: boolean;
  with_sets?: string[][];
}
/**
 * A set of events: those that are in it by default, the final one last.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "EventsInfo".
 */
export interface EventsInfo {
  set: string;
  events: string[];
}
/**
 * A bot that can be chosen, and the games it plays.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
  level: string;
  games: ("card" | "dice")[];
}
/**
 * A set that the host has made himself, so that no client knows it: words by language in Fluent's syntax.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HomeMadeSet".
 */
export interface HomeMadeSet {
  name: string;
  kinds: {
    [k: string]: HomeMadeKind;
  };
  characters: string[];
  words: {
    [k: string]: string;
  };
}
/**
 * A kind of home-made card, as far as it is drawn: a weapon has a range.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HomeMadeKind".
 */
export interface HomeMadeKind {
  border: "blue" | "brown" | "green";
  range: number;
}
/**
 * The tables at which one has a seat: after `browse`, and after one has left one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  type: "seated";
  tables: SeatTaken[];
}
/**
 * A table at which one has a seat, seen from elsewhere: `join` goes back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatTaken".
 */
export interface SeatTaken {
  code: string;
  settings: Settings;
  phase: "after" | "playing" | "waiting";
  people: number;
  character: string | null;
  life: number | null;
  asked: boolean;
  away: boolean;
  paused: boolean;
  waits_for?: string | null;
  since?: number | null;
}
/**
 * All public tables, those with a free seat first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  type: "lobby";
  tables: TableInfo[];
}
/**
 * A public table in the lobby.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  code: string;
  host: string;
  settings: Settings;
  free: number;
  phase: "after" | "playing" | "waiting";
  people: number;
  watchers: number;
  host_id?: string;
}
/**
 * The people at a table: sent on arrival and whenever one of these facts changes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  type: "room";
  code: string;
  link: string;
  settings: Settings;
  phase: "after" | "playing" | "waiting";
  you: number | null;
  host: number | null;
  seats: Sitting[];
  suspicions: Suspicion[];
  watchers: number;
  games_played: number;
  seed_hash: string;
  watching?: Guest[];
  votes?: Vote[];
  behind?: boolean;
  lesson?: ("card" | "dice") | null;
  puzzle?: PuzzleInfo | null;
}
/**
 * Who sits at a seat, if anybody does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sitting".
 */
export interface Sitting {
  seat: number;
  who: "bot" | "nobody" | "person";
  guest: Guest | null;
  level: string | null;
  connected: boolean;
  away: boolean;
  ready: boolean;
  keeps: boolean;
  claim: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
}
/**
 * `seat` suspects `about`, of a role or in general.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Suspicion".
 */
export interface Suspicion {
  seat: number;
  about: number;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
}
/**
 * A vote to let a bot have somebody's seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  seat: number;
  by: number[];
  needed: number;
  carried: boolean;
}
/**
 * A puzzle: who one is in it and what it is about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleInfo".
 */
export interface PuzzleInfo {
  name: string;
  game: "card" | "dice";
  theme: "cards" | "dice" | "events" | "finish" | "hold" | "survive" | "who";
  difficulty: number;
  players: number;
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  character: string;
  why: string;
}
/**
 * The whole game as the viewer may know it: at its start, on arrival, after `resync` and `refused`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  game: string;
  seq: number;
  seed_hash: string;
  seal: string;
  events: Seen[];
  view: CardView | DiceView;
  asked: Asked | null;
  choice: Choice | null;
  why_not?: WhyNot[];
  reveal?: Reveal | null;
  looking?: Looking | null;
}
/**
 * Something that happened, as the viewer saw it.
 *
 *     `what` is the name of the event, `seat` did it or suffered it, `other` caused it or was its target,
 *     `card` is what it was about if the viewer may know that (the role of the eliminated; in the dice game also the five
 *     faces, a cause or a character), and `amount` counts cards, points, arrows or rolls.
 *
 *     `could` are the seats that it could have been aimed at, by what everybody sees: `other` and whoever was spared. At
 *     `finished`, when a player has played his last card, they are those he had within reach. `part` is what of `other`
 *     was meant: `hand`, or a card in play. Both are left out where nobody was aimed at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  what: string;
  seat: number | null;
  other: number | null;
  card: string | null;
  amount: number;
  could?: number[];
  part?: string | null;
}
/**
 * The table of a card game as one viewer sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
  game: "card";
  viewer: number | null;
  seats: CardSeat[];
  distances: number[][];
  in_reach: number[][];
  turn: number;
  turns: number;
  deck: number;
  deck_top: string[];
  discards: string[];
  store: string[];
  looked_at: (string | null)[];
  turned_over: string[];
  played: string[];
  work: Work[];
  over: boolean;
  winners: number[];
  event?: string | null;
  next_event?: string | null;
  events_left?: number;
  named?: string | null;
  must_play?: string | null;
  turns_up?: number | null;
  apart?: number;
  counts_as?: string | null;
  backwards?: boolean;
  stilled?: boolean;
  pair?: string[];
  chosen?: string | null;
}
/**
 * A player of the card game as the viewer sees him.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardSeat".
 */
export interface CardSeat {
  seat: number;
  character: string;
  borrowed: string | null;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
  life: number;
  max_life: number;
  alive: boolean;
  hand: (string | null)[];
  hand_limit: number;
  in_play: InPlay[];
  reach: number;
  sees_closer: string[];
  seen_farther: string[];
  ghost?: boolean;
  second?: string | null;
  off?: boolean;
}
/**
 * A card in front of a player. `waiting`: laid down this turn, so a green one cannot be used yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "InPlay".
 */
export interface InPlay {
  card: string;
  waiting: boolean;
}
/**
 * An unfinished piece of work, such as a turn or a shot: its name, whose it is, its public numbers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Work".
 */
export interface Work {
  name: string;
  seat: number | null;
  card: string | null;
  facts: {
    [k: string]: number;
  };
}
/**
 * The table of a dice game as one viewer sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiceView".
 */
export interface DiceView {
  game: "dice";
  viewer: number | null;
  seats: DiceSeat[];
  turn: number;
  dice: string[];
  rolls: number;
  rolls_allowed: number;
  supply: number;
  work: Work[];
  over: boolean;
  winners: number[];
  pair?: string[];
  chosen?: string | null;
}
/**
 * A player of the dice game as the viewer sees him.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiceSeat".
 */
export interface DiceSeat {
  seat: number;
  character: string;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
  life: number;
  max_life: number;
  alive: boolean;
  arrows: number;
  hits: number;
}
/**
 * Who is asked and why: the same for everyone at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  seat: number;
  why: string;
  facts: {
    [k: string]: number;
  };
  card: string | null;
  by: number | null;
  clock: Clock | null;
  bot: ("away" | "bot") | null;
}
/**
 * Time for an answer in milliseconds: what is left when the message is sent, and the whole.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  left: number;
  total: number;
}
/**
 * What the seat asked may answer. Nobody else ever gets it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  seat: number;
  options: Option[];
  default: string;
  dodges: (number | null)[];
}
/**
 * One legal answer, in parts for filtering and as text for sending back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  text: string;
  verb: string;
  card: string | null;
  seat: number | null;
  what: string | null;
  others: string[];
  dice: number[];
  doubling: boolean;
  keeping: boolean;
  chance: number | null;
  life: Life | null;
  warn:
    | (
        | "ally"
        | "arrow"
        | "could"
        | "dies"
        | "dynamite"
        | "full"
        | "jail"
        | "lost"
        | "lost-beer"
        | "own"
        | "two"
        | "unarmed"
        | "weaker"
      )
    | null;
}
/**
 * Life points before and after.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Life".
 */
export interface Life {
  before: number;
  after: number;
}
/**
 * Why something of one's own cannot be done now: cards, the ability, or dice; or not at one player.
 *
 *     `code` names the rule that stands in the way, `numbers` are those that decided: a distance, a limit, or as `seat`
 *     the player it is about. `by` is the kind of the card that forbids it, where one does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  code: string;
  of?: string[];
  dice?: number[];
  seat?: number | null;
  numbers?: {
    [k: string]: number;
  };
  by?: string | null;
}
/**
 * What a player sees when his role card is turned over: it, and what everyone knows about roles.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  dealt: {
    [k: string]: number;
  };
  open: number[];
}
/**
 * How many people have looked at their roles, before anything is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Looking".
 */
export interface Looking {
  looked: number;
  of: number;
  you: boolean;
  clock: Clock | null;
}
/**
 * A move was played: what happened as the viewer saw it, and the table after it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  type: "news";
  game: string;
  seq: number;
  by: By;
  events: Seen[];
  view: CardView | DiceView;
  asked: Asked | null;
  choice: Choice | null;
  seal: string;
  why_not?: WhyNot[];
}
/**
 * Who made a move, and whether a bot did it: by right, for somebody away, or because time ran out.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "By".
 */
export interface By {
  seat: number;
  bot: ("away" | "bot" | "clock") | null;
}
/**
 * The question stands, but its clock or who answers it has changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskedAgain".
 */
export interface AskedAgain {
  type: "asked";
  game: string;
  seq: number;
  asked: Asked | null;
}
/**
 * Somebody has looked at his role, and others still do.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StillLooking".
 */
export interface StillLooking {
  type: "looking";
  game: string;
  looking: Looking;
}
/**
 * Where the coach of a lesson is. What may be answered then is in `state` and `news`, as always.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  type: "lesson";
  lesson: "card" | "dice";
  step: number;
  of: number;
  name: string;
  still: boolean;
  point: Pointed[];
  wants: Option | null;
  look: boolean;
  seq: number;
}
/**
 * Something on the table that a coach points at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pointed".
 */
export interface Pointed {
  part: "arrows" | "deck" | "dice" | "discards" | "end" | "hand" | "in-play" | "life" | "me" | "role" | "seat";
  seat?: number | null;
  card?: string | null;
}
/**
 * Somebody said something. `seat` is null for a spectator.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  guest: Guest;
  seat: number | null;
  text: string;
  room: "graveyard" | "table";
  at: number;
  seq?: number;
  phrase?:
    | (
        | "back-soon"
        | "bye"
        | "good-game"
        | "good-luck"
        | "hello"
        | "help-me"
        | "no"
        | "trust-me"
        | "wait"
        | "well-played"
        | "yes"
      )
    | null;
}
/**
 * Something about the people at the table: a vote against somebody, or taken back (`vote`, `unvote`); it is
 *     carried, or lapses; somebody is replaced by a bot; somebody is host now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  type: "notice";
  what: "carried" | "host" | "lapsed" | "replaced" | "unvote" | "vote";
  seat: number;
  name: string;
  by: number | null;
  seq: number;
  at: number;
}
/**
 * The latest that was said and noticed, as far as the viewer may read it: on arrival and after `resync`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  type: "history";
  said: Said[];
  notices?: Notice[];
}
/**
 * A player showed an emote.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Emoted".
 */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: "howdy" | "hurry-up" | "nice-shot" | "ouch" | "sorry" | "thanks";
}
/**
 * A player said which role he has; null: took it back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Claimed".
 */
export interface Claimed {
  type: "claimed";
  seat: number;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
}
/**
 * A player said whom he suspects; `off`: took it back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Suspected".
 */
export interface Suspected {
  type: "suspected";
  seat: number;
  about: number;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
  off: boolean;
}
/**
 * All puzzles, and that of the day.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Puzzles".
 */
export interface Puzzles {
  type: "puzzles";
  puzzles: PuzzleInfo[];
  daily: Daily;
}
/**
 * The puzzle of a day, by the date in Greenwich: the same for everyone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Daily".
 */
export interface Daily {
  day: string;
  puzzle: string;
}
/**
 * What the answer to a puzzle was worth. Nobody gets any of it before he has answered or given up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleVerdict".
 */
export interface PuzzleVerdict {
  type: "verdict";
  puzzle: string;
  grade: ("good" | "right" | "wrong") | null;
  mine: number | null;
  ways: PuzzleWay[];
  beliefs: number[][];
}
/**
 * An answer to a puzzle: how likely one wins with it, as far as one could know, and the error of that; both are
 *     parts of one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleWay".
 */
export interface PuzzleWay {
  move: Option;
  chance: number;
  error: number;
  reason: Sentence;
}
/**
 * A message to be said in the reader's language; seats among its arguments are numbers, cards their kinds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sentence".
 */
export interface Sentence {
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The game is over and everything is open.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "After".
 */
export interface After {
  type: "after";
  game: string;
  winners: number[];
  roles: ("deputy" | "outlaw" | "renegade" | "sheriff")[];
  characters: string[];
  survivors: number[];
  seed: string;
  seed_hash: string;
  shares: string[];
  seal: string;
  record: string;
  replay: string;
  view: CardView | DiceView;
  events: Seen[];
  reasons: Reason[];
  guesses: RolesGuessed[];
}
/**
 * Why a bot made a move: the move's number, counted from 1, and the bot's own words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  seq: number;
  seat: number;
  move: string;
  text: string;
  sentences: Sentence[];
}
/**
 * What an eliminated player guessed, and how many of the hidden roles were right.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RolesGuessed".
 */
export interface RolesGuessed {
  seat: number;
  roles: (("deputy" | "outlaw" | "renegade" | "sheriff") | null)[];
  right: number;
  of: number;
}
/**
 * How far the analysis of a finished game is, and what is new of it. It comes again and again until it is done.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  type: "analysis";
  game: string;
  state: "busy" | "done" | "failed" | "growing" | "missing";
  done?: number;
  of?: number;
  sides?: SideNamed[];
  curve?: CurvePoint[];
  found?: Found | null;
}
/**
 * Seats that win together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SideNamed".
 */
export interface SideNamed {
  name: "deputy" | "law" | "outlaw" | "outlaws" | "renegade";
  seats: number[];
}
/**
 * How it stood after a move; step 0 is the deal.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  step: number;
  turn: number;
  whose: number;
  shares: number[];
  errors: number[];
  events: Seen[];
}
/**
 * What an analysis has found.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
  you: number | null;
  turning: TurningPoint[];
  mistakes: Mistake[];
  players: PlayerTotals[];
  beliefs: Beliefs;
  numbers: Count[];
}
/**
 * A turn that changed much, as the side sees it that it changed most for: luck + decision = change.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  step: number;
  turn: number;
  whose: number;
  side: number;
  change: number;
  luck: number;
  decision: number;
  error: number;
  events: Seen[];
}
/**
 * An answer that was clearly worse than another, by what the seat could know then.
 *
 *     Of people only their own are told to them, of bots to everybody.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mistake".
 */
export interface Mistake {
  step: number;
  turn: number;
  seat: number;
  why: string;
  did: Option;
  better: Option;
  cost: number;
  error: number;
  chance: number;
  reasons: Sentence[];
}
/**
 * A player's luck and decisions, in chances of the own side.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerTotals".
 */
export interface PlayerTotals {
  seat: number;
  character: string;
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  side: number;
  won: boolean;
  person: boolean;
  luck: number;
  luck_error: number;
  decisions: number;
  decisions_error: number;
  word: "loose" | "sharp" | "steady" | "wild";
}
/**
 * What could be believed about the roles, turn by turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Beliefs".
 */
export interface Beliefs {
  turns: number;
  observers: (number | null)[];
  runs: BeliefRun[][][];
  shown: (number | null)[];
}
/**
 * From which turn on a seat was taken for a role, and how surely in the end; null: nobody had an idea.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BeliefRun".
 */
export interface BeliefRun {
  turn: number;
  role: ("deputy" | "outlaw" | "renegade" | "sheriff") | null;
  chance: number;
}
/**
 * A number of the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Count".
 */
export interface Count {
  name: string;
  count: number;
  of: number;
  expected?: number | null;
}
/**
 * What the coach would do, by what one's seat sees: after `hint`, at practice tables only.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  game: string;
  seq: number;
  ways: HintWay[];
  beliefs: number[][];
}
/**
 * A way to answer: its first move, and what follows in the same turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HintWay".
 */
export interface HintWay {
  moves: Option[];
  alike: string[];
  chance: number;
  error: number;
  cost: number;
  warn: boolean;
  reasons: Sentence[];
}
/**
 * The chances if the dice at these places are rolled again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  type: "odds";
  dice: number[];
  faces: FaceOdds[];
  gatling: number;
  dynamite: number;
}
/**
 * For one face of the dice: the chances of at least 0, 1, 2, 3, 4 and 5 of them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FaceOdds".
 */
export interface FaceOdds {
  face: string;
  at_least: number[];
}
/**
 * What was asked for cannot be done. Nothing has changed; about a move, `state` follows.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  key:
    | "bad-message"
    | "bad-option"
    | "eliminated"
    | "full"
    | "game-on"
    | "illegal"
    | "kicked"
    | "name-taken"
    | "needs-two"
    | "no-bot"
    | "no-free-seat"
    | "no-game"
    | "no-puzzle"
    | "no-table"
    | "no-vote"
    | "no-watching"
    | "not-asked"
    | "not-at-a-table"
    | "not-eliminated"
    | "not-host"
    | "not-now"
    | "not-seated"
    | "only-phrases"
    | "seat-taken"
    | "seats-empty"
    | "stale"
    | "too-fast"
    | "too-many-tables"
    | "try-again";
  args: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * One is no longer at the table: of one's own will, kicked, replaced by a bot, because nobody may look on any more,
 *     or because it was closed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  type: "left";
  why: "closed" | "kicked" | "left" | "replaced" | "unwatched";
}
/**
 * The table that one wants is run by another server: connect to `/ws?at=NAME` and say it there. Only who has
 *     connected to `/ws?at=`, or where this sent him, is told so.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Elsewhere".
 */
export interface Elsewhere {
  type: "elsewhere";
  at: string;
}
/**
 * The answer to `ping`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  n: number;
}
/**
 * A finished game step by step: `GET /api/replay/GAME`, with `?as=B` as seat B saw it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  game: string;
  settings: Settings;
  names: string[];
  faces: string[];
  winners: number[];
  steps: Step[];
  reasons: Reason[];
}
/**
 * The table of a replay after a move: by whom, in words, and what happened.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  seq: number;
  seat: number | null;
  move: string | null;
  events: Seen[];
  view: CardView | DiceView;
  asked: Asked | null;
}
/**
 * One's own page: `GET /api/me`, with `?game=card` or `?game=dice` for one game alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  you: Guest;
  since: number | null;
  public: boolean;
  kept: boolean;
  passkeys: boolean;
  enough: number;
  streak: number;
  best_streak: number;
  ratings: Rated[];
  statistics: Statistics;
  last: MyGame[];
  unwanted: Unwanted[];
  phrases: boolean;
}
/**
 * How well somebody plays a game, against people or against bots: a value and how sure it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rated".
 */
export interface Rated {
  game: "card" | "dice";
  against: "bots" | "people";
  value: number;
  plus_minus: number;
  change: number;
  games: number;
  months: RatedMonth[];
}
/**
 * A rating at the end of a month, written as 202611.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatedMonth".
 */
export interface RatedMonth {
  month: number;
  value: number;
  plus_minus: number;
}
/**
 * What somebody's games come to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  total: Counted;
  left: number;
  roles: Counted[];
  characters: Counted[];
  players: Counted[];
  sets: Counted[];
  against: Counted[];
}
/**
 * Games of some sort and how many of them were won, with the 95 % interval of the share.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Counted".
 */
export interface Counted {
  what: string;
  games: number;
  won: number;
  rate: number;
  low: number;
  high: number;
  usual?: number | null;
}
/**
 * A game that one has played to its end, or left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyGame".
 */
export interface MyGame {
  game: string;
  seat: number;
  ended: number;
  minutes: number;
  moves: number;
  kind: "card" | "dice";
  sets: string[];
  players: number;
  table: string;
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  character: string;
  won: boolean;
  left: boolean;
  kept: boolean;
  seats: SatThere[];
}
/**
 * A seat of a game that is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SatThere".
 */
export interface SatThere {
  seat: number;
  guest: string;
  name: string;
  face: string;
  level: string;
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  character: string;
  won: boolean;
}
/**
 * Somebody who cannot sit down at tables that one has opened.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unwanted".
 */
export interface Unwanted {
  guest: string;
  name: string;
}
/**
 * One's games, the latest first: `GET /api/me/games`.
 *
 *     `?game=card`, `?role=outlaw` and `?result=won` or `lost` choose among them; `?before=` takes `next` of the answer
 *     before.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyGames".
 */
export interface MyGames {
  games: MyGame[];
  next: string | null;
  total: Counted;
}
/**
 * Somebody who lets others see it: `GET /api/player/GUEST`. Of everybody else nothing is told.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  guest: Guest;
  since: number | null;
  enough: number;
  ratings: Rated[];
  statistics: Statistics;
  together: Together;
}
/**
 * What two people have played at the same tables.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Together".
 */
export interface Together {
  games: number;
  won_together: number;
}
/**
 * `GET /api/leaders?game=card&against=people&span=all`: only people who made their names public, by value minus
 *     twice the ±; and oneself.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leaders".
 */
export interface Leaders {
  rows: Leader[];
  enough: number;
}
/**
 * Somebody in the leaderboard: a person with a place, or a bot without one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
  place: number | null;
  guest: Guest | null;
  level: string | null;
  value: number;
  plus_minus: number;
  games: number;
  rate: number | null;
  you: boolean;
}
/**
 * A link that makes another browser the one who asked: `POST /api/me/take` and `POST /api/me/recovery`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  link: string;
  until: number | null;
}
/**
 * Whom a link would bring here: `POST /api/me/look`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Bringing".
 */
export interface Bringing {
  who: Guest;
  games: number;
  here: number;
  same: boolean;
}
/**
 * What a browser must know to be sent notices while the page is closed: `GET /api/me/notices`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticeKey".
 */
export interface NoticeKey {
  key: string;
}
