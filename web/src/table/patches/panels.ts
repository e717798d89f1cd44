// What modes and variants add to the table: a panel for each patch of the view, fetched when
// one of that kind is played.
import type { Component } from "svelte";
import type { Action, Offer, Patches, View } from "../../protocol";

export interface PatchProps {
  view: View;
  /** By seat; the Enemy has one too. */
  names: string[];
  /** What may be done beside the question. */
  asides: Offer[];
  offered: Set<string>;
  picked: string[];
  busy: boolean;
  onact: (action: Action) => void;
  onpick: (thing: string) => void;
  /** Places to be shown on the board. */
  onplaces: (places: string[]) => void;
}
export type PatchPanel = Component<PatchProps>;

type Loader = () => Promise<{ default: PatchPanel }>;

export const PANELS: { [patch in keyof Patches]?: Loader } = {
  fallout: () => import("./Fallout.svelte"),
  guardians: () => import("./Guardians.svelte"),
  glitch: () => import("./Glitch.svelte"),
  it_learns: () => import("./ItLearns.svelte"),
  coop: () => import("./Coop.svelte"),
  factions: () => import("./Factions.svelte"),
  complexity_2: () => import("./Complexity.svelte"),
};
