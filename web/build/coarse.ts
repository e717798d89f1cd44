// Icons lie on a grid of 512: with one digit after the point the eye sees no difference, and
// they weigh a third less.

const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/;
const FLAG = /^[\s,]*([01])/;

/** A path with its numbers rounded. The flags of arcs may stand without a gap, so they are read by their place. */
export function coarse(path: string): string {
  let out = "";
  for (const [, command = "", rest] of path.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    out += command;
    let left = rest ?? "";
    let first = true;
    for (let i = 0; left.trim() !== ""; i++) {
      const flag = /a/i.test(command) && (i % 7 === 3 || i % 7 === 4);
      const found = left.match(flag ? FLAG : NUMBER);
      if (!found) throw new Error(`no number in ${left}`);
      const text = flag ? (found[1] as string) : short(Number(found[1]));
      out += first || text.startsWith("-") ? text : ` ${text}`;
      first = false;
      left = left.slice(found[0].length);
    }
  }
  return out;
}

const short = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, "$1.");
