// The review of a game that is over: asked for once, worked out by the server, fetched when it is ready.
import { api } from "../live/api";
import type { AnalysisState } from "../protocol";

export type Analysis = Extract<AnalysisState, { state: "done" }>;

const PAUSE = 700;

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  /** How much of it is done, from 0 to 1. */
  share = $state(0);
  trouble = $state("");
  #closed = false;

  constructor(readonly id: string) {
    void this.#ask();
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(): Promise<void> {
    try {
      let told = await api.analyse(this.id);
      while (told.state !== "done" && !this.#closed) {
        this.share = told.state === "running" && told.total > 0 ? told.done / told.total : 0;
        await new Promise((done) => setTimeout(done, PAUSE));
        told = await api.analysis(this.id);
        // Broken off, for example by a restart.
        if (told.state === "none") told = await api.analyse(this.id);
      }
      if (told.state === "done") this.analysis = told;
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }
}
