// What a newcomer is told, and when: as soon as the table offers it for the first time.
import type { Position } from "../live/position";
import { kindOf, onBoard } from "../table/places";

export interface Lesson {
  /** The message `lesson-<id>`. */
  id: string;
  /** What it is about, lit while it is told. */
  about?: string;
  when: (position: Position) => boolean;
}

const offers = (position: Position, ...kinds: string[]): boolean => position.options.some((offer) => kinds.includes(kindOf(offer.action)));
const asked = (position: Position): boolean => position.options.length > 0;

export const LESSONS: Lesson[] = [
  { id: "goal", about: ".mission.panel, [data-patch=coop], [data-patch=fallout], [data-to=players]", when: asked },
  { id: "construction", about: "[data-board]", when: (now) => now.view.patches.coop != null && now.view.patches.coop.stage !== "play" && asked(now) },
  { id: "turn", about: ".biodome, [data-to=dome]", when: (now) => offers(now, "choose") },
  { id: "points", about: ".prompt .left", when: (now) => now.view.phases.length > 0 && asked(now) },
  { id: "board", about: "[data-board]", when: (now) => now.options.some((offer) => onBoard(offer.action)) },
  { id: "price", when: (now) => now.options.some(({ action }) => "pay" in action && action.pay.length > 0) },
  { id: "stop", about: "[data-done], [data-undo]", when: (now) => now.undo !== null && now.options.some((offer) => offer.action.type === "done") },
  { id: "place", about: "[data-board]", when: (now) => offers(now, "build", "gate", "airlock") },
  { id: "combat", when: (now) => offers(now, "commit") },
  { id: "others", about: ".log, [data-to=log]", when: (now) => !asked(now) && now.view.table.turn > 0 && now.seats.length > 0 && now.view.waiting.type === "ask" },
  { id: "control", about: "[data-board]", when: (now) => asked(now) && now.view.rooms.some((room) => now.looking !== null && room.control.includes(now.looking)) },
  { id: "why", about: ".refused", when: (now) => now.view.table.turn > 1 && now.refused.length > 0 },
];

/** The next one that has not been told. */
export const lesson = (position: Position, told: ReadonlySet<string>): Lesson | undefined => LESSONS.find((each) => !told.has(each.id) && each.when(position));
