// Which lessons this device has heard; who wants none has heard all.
const PLACE = "ark.guide";

const stored = localStorage.getItem(PLACE);
let on = $state(stored !== "off");
let told = $state.raw<ReadonlySet<string>>(new Set(stored && stored !== "off" ? (JSON.parse(stored) as string[]) : []));

const keep = (): void => localStorage.setItem(PLACE, on ? JSON.stringify([...told]) : "off");

export const guide = {
  get on() { return on; },
  /** Switched on again, it begins anew. */
  set on(wanted: boolean) {
    on = wanted;
    told = new Set();
    keep();
  },
  get told() { return told; },
  heard(id: string): void {
    told = new Set([...told, id]);
    keep();
  },
};
