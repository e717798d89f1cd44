import type { ServerMessage } from "../protocol";

/** Where a game stands, as this client is told it. */
export type Position = Omit<Extract<ServerMessage, { type: "state" }>, "type">;
