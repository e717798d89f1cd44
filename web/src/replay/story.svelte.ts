// Looking back: a game step by step, as the server tells it, while the live one goes on.
import { api } from "../live/api";
import type { Position } from "../live/position";
import type { SeenEvent, Step } from "../protocol";

export class Story {
  steps = $state.raw<Step[]>([]);
  /** Through whose eyes; none is an onlooker. */
  looking = $state<number | null>(null);
  /** Through whose eyes one may look. */
  seats = $state.raw<number[]>([]);
  index = $state(0);
  position = $state.raw<Position | null>(null);
  news = $state.raw<{ count: number; events: SeenEvent[] }>({ count: 0, events: [] });
  playing = $state(false);
  trouble = $state("");

  #known = new Map<number, Promise<Position>>();
  #wanted = 0;

  constructor(readonly id: string) {}

  get step(): Step | undefined {
    return this.steps[this.index];
  }

  /** Opens at a row, else at the end. */
  async open(seq: number | null, seat: number | null = null): Promise<void> {
    try {
      const history = await api.history(this.id, seat);
      this.#known.clear();
      this.steps = history.steps;
      this.looking = history.looking;
      this.seats = history.seats;
      const at = seq === null ? this.steps.length - 1 : this.steps.findLastIndex((step) => step.seq <= seq);
      await this.go(Math.max(at, 0));
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }

  async go(index: number): Promise<void> {
    const next = Math.min(Math.max(index, 0), this.steps.length - 1);
    const step = this.steps[next];
    if (!step) return;
    const forward = next === this.index + 1;
    this.index = next;
    const wanted = ++this.#wanted;
    try {
      const position = await this.#at(step.seq);
      // Whoever drags the slider asks for many and waits for the last.
      if (wanted !== this.#wanted) return;
      this.position = position;
      if (forward) this.news = { count: this.news.count + 1, events: step.lines.map((line) => line.event) };
      const following = this.steps[next + 1];
      if (following) void this.#at(following.seq).catch(() => {});
    } catch (problem) {
      this.trouble = (problem as Error).message;
      this.playing = false;
    }
  }

  /** To the beginning of the turn before, or after. */
  turn(by: -1 | 1): Promise<void> {
    const here = this.step;
    const begins = (i: number) => {
      const [step, before] = [this.steps[i], this.steps[i - 1]];
      return step !== undefined && (before === undefined || before.active !== step.active || before.turn !== step.turn);
    };
    let i = this.index + by;
    while (here && i > 0 && i < this.steps.length - 1 && !begins(i)) i += by;
    return this.go(i);
  }

  async play(): Promise<void> {
    this.playing = !this.playing;
    while (this.playing && this.index < this.steps.length - 1) {
      await this.go(this.index + 1);
      await new Promise((done) => setTimeout(done, 700));
    }
    this.playing = false;
  }

  close(): void {
    this.playing = false;
  }

  #at(seq: number): Promise<Position> {
    const known = this.#known.get(seq) ?? api.at(this.id, seq, this.looking);
    this.#known.set(seq, known);
    return known;
  }
}
