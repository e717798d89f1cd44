// Options that differ only in what is paid or in who goes, put together: what is done once, then the ways to do it.
import type { Action, Offer } from "../protocol";

export interface Bundle { key: string; offers: Offer[] }

/** What the deed is, whatever the way. */
function deed(action: Action): Action | Record<string, unknown> {
  if ("pay" in action && action.pay.length > 0) return { ...action, pay: null };
  return action.type === "go" ? { ...action, squad: null } : action;
}

export function bundles(offers: Offer[]): Bundle[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = JSON.stringify(deed(offer.action));
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return [...found].map(([key, all]) => ({ key, offers: all }));
}
