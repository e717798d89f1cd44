// The live connection of one game. What the server says last is the truth; a move is
// sent again after a lost connection until it is acknowledged, always under one id.
import { language, t } from "../lang/lang.svelte";
import { VERSION, type Action, type Advice, type ClientMessage, type GameSummary, type Line, type Preview, type SeenEvent, type ServerMessage } from "../protocol";
import { api, Problem } from "./api";
import { recall } from "./frozen";
import type { Position } from "./position";

type Act = Extract<ClientMessage, { type: "act" }>;

export class Live {
  lobby = $state.raw<GameSummary | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<{ from: string; text: string; at: number }[]>([]);
  online = $state(false);
  /** The move on its way. */
  pending = $state.raw<Act | null>(null);
  notice = $state.raw<{ text: string; citation: string } | null>(null);
  /** What the last message told, to be shown moving. */
  news = $state.raw<{ count: number; events: SeenEvent[] }>({ count: 0, events: [] });
  /** What the running phase had to spend when it began, and from where. */
  frozen = $state.raw<Preview | null>(null);
  asked = $state.raw<{ request: number; name: string } | null>(null);
  /** The vote on a bot for somebody who is away. */
  standInAsked = $state.raw<{ request: number; seat: number; name: string } | null>(null);
  /** What a bot would do, and the question that waits for it. */
  advice = $state.raw<Advice | null>(null);
  wondering = $state.raw<string | null>(null);
  /** The game after this one, if somebody began it. */
  rematch = $state.raw<string | null>(null);

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #acked = Infinity;

  constructor(readonly id: string) {
    // A newcomer who follows a link gets a cookie first.
    void api.me().catch(() => {}).then(() => this.#closed || this.#connect());
  }

  act(seat: number, action: Action): void {
    if (!this.position || this.pending) return;
    this.notice = null;
    this.pending = { type: "act", id: freshId(), seq: this.position.seq, seat, action };
    this.#send(this.pending);
  }

  /** What would a bot do here? */
  wonder(seat: number): void {
    if (!this.position || this.wondering) return;
    this.notice = null;
    this.wondering = freshId();
    this.#send({ type: "hint", id: this.wondering, seq: this.position.seq, seat });
  }

  undo(): void {
    const { position } = this;
    if (position?.undo) this.#send({ type: "undo", seq: position.seq, seat: position.undo.seat });
  }

  consent(yes: boolean): void {
    if (this.asked) this.#send({ type: "consent", request: this.asked.request, yes });
    this.asked = null;
  }

  standIn(seat: number): void {
    this.#send({ type: "stand_in", seat });
  }

  vote(yes: boolean): void {
    if (this.standInAsked) this.#send({ type: "consent", request: this.standInAsked.request, yes });
    this.standInAsked = null;
  }

  say(text: string): void {
    this.#send({ type: "chat", text });
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  /** Comes back and has the whole story told again: in another language, or after something was taken back. */
  retell(): void {
    this.lines = [];
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const url = new URL(`/api/games/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#tries = 0;
      // Without lines, everything is told from the beginning; chat always is.
      this.chat = [];
      const since = this.lines.length > 0 ? (this.position?.seq ?? 0) : 0;
      this.#send({ type: "hello", version: VERSION, lang: language(), since });
      if (this.pending) this.#send(this.pending);
      this.wondering = null;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      this.online = false;
      if (this.#closed) return;
      if (!this.position && !this.lobby) void api.show(this.id).catch((problem) => this.#missing(problem));
      const wait = Math.min(250 * 2 ** this.#tries++, 8000);
      setTimeout(() => this.#closed || this.#connect(), wait);
    };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** There is nothing to come back to. */
  #end(text: string): void {
    this.lobby = null;
    this.notice = { text, citation: "" };
    this.close();
  }

  #missing(problem: unknown): void {
    if (!(problem instanceof Problem)) return;
    if (problem.code === "not_allowed") this.#end(t("no-onlookers"));
    if (problem.code === "not_found") this.#end(t("no-game"));
  }

  #settle(id: string | null): void {
    if (id !== null && this.wondering === id) this.wondering = null;
    if (id !== null && this.pending?.id !== id) return;
    this.pending = null;
    this.#acked = Infinity;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "lobby":
        this.lobby = message.game;
        break;
      case "moved":
        // Told from the beginning, nothing is news.
        if (this.lines.length > 0) this.news = { count: this.news.count + 1, events: message.lines.map((line) => line.event) };
        this.lines = merge(this.lines, message.lines);
        this.#stand(message);
        break;
      case "undone":
        this.asked = null;
        this.#stand(message);
        this.retell();
        break;
      case "state":
        this.#stand(message);
        break;
      case "ack":
        // The list of options is the old one until the new position is here.
        if ((this.position?.seq ?? 0) >= message.seq) this.#settle(message.id);
        else this.#acked = message.seq;
        break;
      case "refused":
        this.#settle(message.id);
        this.notice = { text: message.text, citation: message.citation };
        break;
      case "stale":
        this.#settle(message.id);
        break;
      case "error":
        this.#settle(message.id);
        if (message.code === "not_allowed" && !this.position) return this.#end(t("no-onlookers"));
        this.notice = { text: message.text, citation: "" };
        break;
      case "hint":
        this.#settle(message.id);
        if (message.seq === this.position?.seq) this.advice = message;
        break;
      case "undo_asked":
        this.asked = { request: message.request, name: message.name };
        break;
      case "undo_dropped":
        if (this.asked?.request === message.request) this.asked = null;
        break;
      case "stand_in_asked":
        this.standInAsked = message;
        break;
      case "stand_in_dropped":
        if (this.standInAsked?.request === message.request) this.standInAsked = null;
        break;
      case "called_off":
        this.#end(t("called-off"));
        break;
      case "rematch":
        this.rematch = message.game;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "players":
        if (this.position) this.position = { ...this.position, players: message.players };
        break;
    }
  }

  #stand(position: Position): void {
    this.lobby = null;
    this.frozen = recall(this.id, this.position?.view ?? null, position.view);
    if (position.seq !== this.position?.seq) this.advice = this.wondering = null;
    this.position = position;
    if (position.seq >= this.#acked) this.#settle(null);
  }
}

/** Works on plain http too, where `crypto.randomUUID` does not. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lines that came twice, after a lost connection, are kept once. */
export function merge(have: Line[], more: Line[]): Line[] {
  const last = have.at(-1)?.seq ?? -1;
  return [...have, ...more.filter((line) => line.seq > last)];
}
