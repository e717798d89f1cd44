// Which places and cards an option is about, so that it can be found by pointing.
import type { Action } from "../protocol";

/** The things an action touches: cells, `A.home`, `A.power`, sections, cards. */
export function touched(action: Action): string[] {
  switch (action.type) {
    case "choose":
      return [`section:${action.section}`];
    case "go":
    case "route":
      return [action.from, action.to];
    case "exploit":
    case "explore":
    case "build":
    case "gate":
    case "airlock":
      return [action.cell];
    case "engineer":
    case "fight":
      return [action.at];
    case "swap":
      return [action.a, action.b];
    case "return":
      return [action.from];
    case "keep":
    case "discard":
    case "use":
    case "commit":
      return [`card:${action.card}`];
    default:
      return [];
  }
}

/** A place by which an own section is pointed at, as `section:power` and `A.power`. */
export function names(thing: string): string[] {
  const spot = thing.match(/^([A-E])\.(\w+)$/);
  return spot ? [thing, `section:${spot[2]}`] : [thing];
}

export function isAbout(action: Action, picked: string[]): boolean {
  const things = touched(action).flatMap(names);
  return picked.every((thing) => things.includes(thing));
}

/** Options in the order of their kinds, `done` apart. */
export function grouped<T extends { action: Action }>(options: T[]): [kind: string, options: T[]][] {
  const groups = new Map<string, T[]>();
  for (const option of options) {
    if (option.action.type === "done") continue;
    const kind = option.action.type;
    groups.set(kind, [...(groups.get(kind) ?? []), option]);
  }
  return [...groups];
}
