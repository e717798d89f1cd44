// Combats that were decided, told by their events.
import type { Cell, Line } from "../protocol";

export interface Clash {
  seq: number;
  at: Cell;
  /** None where three or more fought, who all defend. */
  attacker: number | null;
  seats: number[];
  defence: number;
  /** The cards that were shown, and their power. */
  shown: { seat: number; card: string; power: number }[];
  winner: number | null;
  verdict: "too-weak" | "critical-mass" | "won" | "tie";
}

/** Those that ended after a row, newest last. */
export function clashes(lines: Line[], after: number): Clash[] {
  const found: Clash[] = [];
  let defence = 0;
  let seats: number[] = [];
  let shown: Clash["shown"] = [];
  for (const { seq, event } of lines) {
    if (event.type === "combat_began") {
      [defence, shown] = [event.defence, []];
    } else if (event.type === "melee_began") {
      [defence, seats, shown] = [0, event.seats, []];
    } else if (event.type === "revealed") {
      shown.push({ seat: event.seat, card: event.card, power: event.strength });
    } else if (event.type === "combat_ended" && seq > after) {
      const { at, attacker, defender, verdict } = event;
      const winner = verdict === "attacker" ? attacker : verdict === "critical_mass" ? null : defender;
      found.push({ seq, at, attacker, seats: [attacker, defender], defence, shown, winner, verdict: verdict === "too_weak" ? "too-weak" : verdict === "critical_mass" ? "critical-mass" : "won" });
    } else if (event.type === "melee_ended" && seq > after) {
      const { at, winner, critical } = event;
      found.push({ seq, at, attacker: null, seats, defence: 0, shown, winner, verdict: critical ? "critical-mass" : winner === null ? "tie" : "won" });
    }
  }
  return found;
}
