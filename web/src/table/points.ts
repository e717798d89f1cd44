// The points of a phase, as they are listed.
import { said, t } from "../lang/lang.svelte";
import type { Totals } from "../protocol";

const KIND: Record<string, string> = {
  militarize: "militarize", moves: "move", teleport: "teleport", teleport_any: "teleport-any",
  routes_own: "route", routes_violet: "route", routes_turquoise: "route", routes_black: "route", extra_routes: "extra-route",
  produce: "produce", exploit: "exploit", exploit_bonus: "exploit-bonus", harvest: "harvest", harvest_per_unit: "harvest-per-unit",
  awake_free: "awake-free", heal_free: "heal-free", engineer: "engineer", remote: "engineer-remote", free: "engineer-free",
  free_biodome: "engineer-free-biodome", keep: "discover", draw: "discover", uses: "use", awake_price: "awake", heal_price: "heal",
};

/** What a kind of point is called; points of tomorrow by their own name. */
export const pointName = (name: string): string => (said(`point-${name}`) ? t(`point-${name}`) : name.replaceAll("-", " "));
export const kindName = (kind: string): string => (said(`kind-${kind}`) ? t(`kind-${kind}`) : kind.replaceAll("-", " "));

export interface PointsLeft { name: string; kind: string; amount: number }

/** What is not nothing. */
export function points(totals: Totals): PointsLeft[] {
  const flat: Record<string, number> = {};
  for (const [name, amount] of Object.entries(totals)) {
    if (typeof amount === "number") flat[name] = amount;
    else for (const [colour, count] of Object.entries(amount)) flat[`${name}_${colour}`] = count;
  }
  return Object.entries(flat)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => ({ name: name.replaceAll("_", "-"), kind: KIND[name] ?? name.replaceAll("_", "-"), amount }));
}
