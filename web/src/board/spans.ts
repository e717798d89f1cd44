// Which circles each cylinder or power token of a room covers (CX2-41).
import type { Colour, Room } from "../protocol";

export interface Span { colour: Colour; from: number; size: number }

/** A token covers two circles while all fit, the topmost first: the view says how many are covered in all. */
export function spans({ cylinders, covered }: Pick<Room, "cylinders" | "covered">): Span[] {
  let wide = covered - cylinders.length;
  let from = 0;
  return cylinders.map((colour) => {
    const size = colour === "power-token" && wide-- > 0 ? 2 : 1;
    const span = { colour, from, size };
    from += size;
    return span;
  });
}
