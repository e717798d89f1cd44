// How far a seat is with what achievements ask for, as everybody can count it.
import type { SeatView, View } from "../protocol";

const COUNTS: Record<string, (seat: SeatView, view: View) => number> = {
  cubes: (seat, view) => seat.sections.reduce((sum, section) => sum + section.cubes, 0) + view.rooms.reduce((sum, room) => sum + room.cubes.filter((owner) => owner === seat.seat).length, 0),
  rooms: (seat, view) => view.rooms.filter((room) => room.control.includes(seat.seat)).length,
  artifacts: (seat) => seat.hand_size,
  battle: (seat) => seat.wins,
  arsenal: (seat) => seat.arsenal,
  explore: (seat) => seat.explored,
};

export const countOf = (achievement: string, seat: SeatView, view: View): number | null => COUNTS[achievement]?.(seat, view) ?? null;
