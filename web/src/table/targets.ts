// What a target card shows: a special room, an outer generator, or the factories of a kind.
import type { Book, RoomFace } from "../content";

export function targetFace(book: Book, target: string): RoomFace | undefined {
  const resource = target.match(/^factory-(\w+)$/)?.[1];
  if (resource) return Object.values(book.rooms).find((room) => room.kind === "factory" && room.resource === resource);
  return book.rooms[target] ?? Object.values(book.rooms).find((room) => target === "generator" && room.kind === "generator");
}
