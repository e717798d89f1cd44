// Explanations: what one points at, focuses or presses long says what it is and by which rule.
import type { FluentVariable } from "@fluent/bundle";

export interface Tip {
  /** The message `tip-<topic>` with its text. */
  topic: string;
  /** Instead of the title of the message. */
  title?: string;
  values?: Record<string, FluentVariable>;
}

interface Shown { tip: Tip; at: DOMRect }

let shown = $state.raw<Shown | null>(null);
let owner: Element | null = null;
const LONG_PRESS = 450;

export const shownTip = (): Shown | null => shown;

function show(node: Element, tip: Tip): void {
  owner = node;
  node.setAttribute("aria-describedby", "tip");
  shown = { tip, at: node.getBoundingClientRect() };
}

export function hideTip(node: Element | null = owner): void {
  if (node !== owner) return;
  owner?.removeAttribute("aria-describedby");
  owner = null;
  shown = null;
}

/** Explains a thing: `{@attach tip("arsenal", { limit: 24 })}`. */
export function tip(topic: string, values?: Record<string, FluentVariable>, title?: string) {
  const what: Tip = { topic, ...(values ? { values } : {}), ...(title ? { title } : {}) };
  return (node: Element): (() => void) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    const on = (type: string, listener: (event: never) => void, options?: AddEventListenerOptions) => {
      node.addEventListener(type, listener as EventListener, options);
      return () => node.removeEventListener(type, listener as EventListener, options);
    };
    const offs = [
      on("pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && show(node, what)),
      on("pointerleave", (event: PointerEvent) => event.pointerType === "mouse" && hideTip(node)),
      on("pointerdown", (event: PointerEvent) => {
        if (event.pointerType !== "mouse") press = setTimeout(() => show(node, what), LONG_PRESS);
      }),
      ...["pointerup", "pointercancel", "pointermove"].map((type) =>
        on(type, (event: PointerEvent) => type === "pointermove" && Math.hypot(event.movementX, event.movementY) < 3 ? undefined : clearTimeout(press)),
      ),
      on("contextmenu", (event: PointerEvent) => event.pointerType !== "mouse" && event.preventDefault()),
      on("focusin", (event: FocusEvent) => event.target === node && node.matches(":focus-visible") && show(node, what)),
      on("focusout", () => hideTip(node)),
    ];
    return () => {
      clearTimeout(press);
      hideTip(node);
      for (const off of offs) off();
    };
  };
}
