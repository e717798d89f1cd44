// Written by the tests of ark-protocol from its Rust types. Do not edit.

export const VERSION = 1;

/**
 * What a question is about, where it is about something.
 */
export type About = { 
/**
 * The room to be placed.
 */
tile: string | null, 
/**
 * Next to which room it is to be placed.
 */
near: Cell | null, 
/**
 * Whose pieces are to be returned.
 */
colour: Colour | null, 
/**
 * How many more cards are to be kept or discarded, or pieces returned.
 */
left: number | null, };

/**
 * What a player submits. A payment lists what is spent; an empty one is nothing.
 */
export type Action = { "type": "choose", section: string, line: number, } | { "type": "done" } | { "type": "militarize", steps: number, } | { "type": "go", by: By, from: Place, to: Place, squad: Squad, } | { "type": "route", colour: Colour, from: Spot, to: Spot, push: Colour | null, } | { "type": "produce" } | { "type": "exploit", cell: Cell, } | { "type": "harvest", per_unit: boolean, kind: Resource, } | { "type": "awake", pay: Array<Goods>, } | { "type": "heal", colour: Colour, pay: Array<Goods>, } | { "type": "engineer", point: Point, at: Spot, replace: number | null, pay: Array<Goods>, } | { "type": "convert", conversion: string, pay: Array<Goods>, } | { "type": "discover" } | { "type": "keep", card: string, } | { "type": "discard", card: string, } | { "type": "use", card: string, } | { "type": "explore", cell: Cell, } | { "type": "build", cell: Cell, } | { "type": "gate", cell: Cell, } | { "type": "swap", a: Cell, b: Cell, } | { "type": "airlock", cell: Cell, } | { "type": "fight", at: Cell, against: number, } | { "type": "commit", card: string, } | { "type": "return", colour: Colour, from: Spot, };

/**
 * A benefit that a seat has now.
 */
export type Benefit = { source: Source, level: Level, 
/**
 * The action in whose phase it counts; none if it always does.
 */
act: string | null, };

/**
 * By which benefit units go.
 */
export type By = "move" | "teleport" | "teleport_any";

/**
 * All things of the game in one language.
 */
export type Catalogue = { 
/**
 * The hash of the content.
 */
hash: string, rooms: Array<Entry>, groups: Array<Entry>, sections: Array<Entry>, factions: Array<Entry>, 
/**
 * By kind: a copy is called `slug.2`.
 */
cards: Array<Entry>, extra_cards: Array<Entry>, missions: Array<Entry>, achievements: Array<Entry>, layouts: Array<Entry>, };

/**
 * A cell of the grid: a letter for the column from the left, a number for the row
 * from the top.
 */
export type Cell = string;

/**
 * Who is to sit on a chair of a new game.
 */
export type Chair = { "kind": "me", faction?: string | null, } | { "kind": "hot_seat", name: string, faction?: string | null, } | { "kind": "open", faction?: string | null, } | { "kind": "bot", 
/**
 * Which bot: `greedy` or `random`.
 */
bot: string, faction?: string | null, };

/**
 * A question for chance.
 */
export type Chance = { "type": "player", seat: number, } | { "type": "groups" } | { "type": "faction", seat: number, } | { "type": "first" } | { "type": "factory", cell: Cell, } | { "type": "room" } | { "type": "token", cell: Cell, } | { "type": "artifact", seat: number, } | { "type": "mission", seat: number, };

/**
 * What a client says. The first message is `hello`.
 */
export type ClientMessage = { "type": "hello", version: number, 
/**
 * A language tag such as `de-AT`.
 */
lang?: string | null, 
/**
 * The last `seq` that this client saw: what happened since is told.
 */
since?: number | null, } | { "type": "act", id: string, 
/**
 * The `seq` of the position in which the option was offered.
 */
seq: number, seat: number, action: Action, } | { "type": "undo", seq: number, seat: number, } | { "type": "consent", request: number, yes: boolean, } | { "type": "chat", text: string, } | { "type": "lang", lang: string, } | { "type": "look", seat: number | null, };

/**
 * The colour of a piece.
 */
export type Colour = string;

/**
 * The combat under way. Cards are shown when both sides have chosen.
 */
export type Combat = { at: Cell, attacker: number, defender: number, attackers: Squad, defenders: Squad, 
/**
 * What the attacker's arsenal had to reach.
 */
defence: number, 
/**
 * Combat strength of each side without its card.
 */
attacker_strength: number, defender_strength: number, attacker_committed: boolean, defender_committed: boolean, };

/**
 * A game to be created.
 */
export type CreateGame = { mode: string, players: Array<Chair>, 
/**
 * None takes the recommended one.
 */
layout?: string | null, 
/**
 * Groups of special rooms; none leaves them to chance.
 */
groups?: Array<string> | null, 
/**
 * Turns of each seat after which nobody wins; none is never.
 */
turn_limit?: number | null, seats?: SeatOrder, 
/**
 * Whether it is listed for everybody.
 */
public?: boolean, };

/**
 * What lies face down: how many, and nothing more (ART-R10).
 */
export type Decks = { 
/**
 * Rooms still to come, in no order: which they are is known, since the groups
 * are chosen openly.
 */
rooms: Array<string>, 
/**
 * Artifact cards left to draw.
 */
artifacts: number, artifact_discard: number, 
/**
 * Artifact cards that the active seat is choosing from.
 */
artifacts_drawn: number, 
/**
 * Mission cards left to draw.
 */
missions: number, 
/**
 * Explore tokens not turned over yet, on the board or not.
 */
tokens: Tokens, };

/**
 * How a game ended.
 */
export type Ending = { "type": "mission", seat: number, } | { "type": "turn_limit" };

/**
 * A thing of the game in one language.
 */
export type Entry = { slug: string, name: string, 
/**
 * Empty where there is none.
 */
text: string, 
/**
 * The name of its icon; empty where there is none.
 */
icon: string, };

/**
 * Which kind of problem.
 */
export type ErrorCode = "not_found" | "nobody" | "not_your_seat" | "not_your_game" | "stale" | "malformed" | "too_large" | "too_fast" | "full" | "conflict" | "wrong_time" | "nothing_to_undo" | "version" | "internal";

/**
 * A game with what proves its chance.
 */
export type GameDetail = { game: GameSummary, 
/**
 * Shown from the start, so that the seed can prove the game at its end.
 */
seed_hash: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, ending: Ending | null, };

/**
 * Which games to list.
 */
export type GameList = "mine" | "open" | "running";

/**
 * A game in a list.
 */
export type GameSummary = { id: string, 
/**
 * With it others join; shown to those who sit in the game, and to all if it is public.
 */
code: string | null, mode: string, 
/**
 * In the order of the header; `seat` says where they sit.
 */
players: Array<Player>, status: Status, public: boolean, 
/**
 * Whether the one who asks created it.
 */
yours: boolean, your_turn: boolean, 
/**
 * The names of those whom the table waits for.
 */
waiting_for: Array<string>, 
/**
 * The number of the running turn; 0 before the game.
 */
turn: number, seq: number, 
/**
 * Milliseconds since 1970.
 */
updated: number, };

/**
 * So many of one kind.
 */
export type Goods = { kind: Resource, amount: number, };

/**
 * Neutral pieces and their home room.
 */
export type Home = { colour: Colour, 
/**
 * Whether the room provides its pieces already.
 */
live: boolean, 
/**
 * Wounded units that lie in the room, or cylinders that rest on it.
 */
resting: number, 
/**
 * Pieces in the common supply.
 */
supply: number, };

/**
 * Take a free chair of the game with this code.
 */
export type JoinGame = { code: string, };

/**
 * A benefit at its current level: one number, or a pair such as 2:4.
 */
export type Level = { 
/**
 * Such as `move` or `defence-per-unit`.
 */
kind: string, a: number, 
/**
 * The second number of a pair; 0 where there is none.
 */
b: number, 
/**
 * The conversion, where the benefit is one.
 */
conversion: string | null, };

/**
 * What happened, and what it says.
 */
export type Line = { 
/**
 * The row of which it is a consequence.
 */
seq: number, text: string, event: SeenEvent, };

/**
 * The person behind a cookie.
 */
export type Me = { id: string, name: string, 
/**
 * A secret that brings this person back on another device.
 */
recovery: string, };

/**
 * A mission and how far it is.
 */
export type Mission = { mission: string, objectives: Array<Progress>, };

/**
 * A mode, as the lobby offers it.
 */
export type Mode = { slug: string, name: string, text: string, 
/**
 * Fewest and most players.
 */
players: [number, number], 
/**
 * How long it takes: a fixed part, and more for each player.
 */
minutes: [number, number], 
/**
 * The layouts for each number of players from 1, the recommended first.
 */
layouts: [Array<string>, Array<string>, Array<string>, Array<string>, Array<string>], 
/**
 * How many groups of special rooms for each number of players from 1.
 */
groups: [number, number, number, number, number] | null, 
/**
 * Whether this server has its rules.
 */
playable: boolean, };

/**
 * What a mission asks for.
 */
export type Objective = { "type": "target", target: string, } | { "type": "cubes", section: string, count: number, };

/**
 * An option, and what it says.
 */
export type Offer = { action: Action, text: string, };

/**
 * How a phase came about.
 */
export type Origin = "marker" | "chain" | "any_section" | "card";

/**
 * What only the viewer knows, and what the viewer could begin.
 */
export type Own = { 
/**
 * Artifact cards in hand.
 */
hand: Array<string>, 
/**
 * The artifact cards to choose from in a running DISCOVER.
 */
drawn: Array<string>, 
/**
 * The card chosen for the combat under way.
 */
committed: string | null, 
/**
 * What a phase on each line of each section would have to spend now.
 */
lines: Array<Preview>, };

/**
 * A phase under way, and what is left of its points.
 */
export type Phase = { section: string, line: number, origin: Origin, 
/**
 * Actions of the line in use.
 */
acts: Array<string>, totals: Totals, 
/**
 * Neutral pieces that may be used until the phase ends.
 */
usable: Array<Colour>, conversions: Array<string>, 
/**
 * Factories that may still be exploited.
 */
factories: Array<Cell>, 
/**
 * In which resources a unit is awakened and healed.
 */
awake_in: Array<Resource>, heal_in: Array<Resource>, };

/**
 * Where units stand.
 */
export type Place = string;

/**
 * A player of a game.
 */
export type Player = { 
/**
 * Empty for a free chair.
 */
name: string, kind: PlayerKind, 
/**
 * Which bot.
 */
bot: string | null, 
/**
 * Where the player sits, once the game has begun.
 */
seat: number | null, 
/**
 * Whether it is the one who asks.
 */
you: boolean, 
/**
 * Whether somebody looks at the game for this player now.
 */
online: boolean, };

/**
 * What sits on a chair.
 */
export type PlayerKind = "human" | "bot" | "open";

/**
 * With which kind of point a cube is placed.
 */
export type Point = "plain" | "remote" | "free" | "free_biodome";

/**
 * A phase that could begin, with the benefits that its points come from.
 */
export type Preview = { section: string, line: number, totals: Totals, sources: Array<Benefit>, };

/**
 * So many of one of these kinds; nothing if the amount is 0.
 */
export type Price = { amount: number, kinds: Array<Resource>, };

/**
 * What went wrong, with a sentence for people who read logs.
 */
export type Problem = { code: ErrorCode, text: string, };

/**
 * An objective, and whether it is met.
 */
export type Progress = { objective: Objective, met: boolean, };

/**
 * What a seat is asked.
 */
export type Question = "section" | "act" | "chain" | "any_section" | "explore_order" | "build" | "keep" | "discard" | "return" | "swap" | "airlock" | "fight" | "commit" | "gate" | "link";

/**
 * Become the person with this secret.
 */
export type Recover = { recovery: string, };

/**
 * A refusal.
 */
export type Refusal = { 
/**
 * Such as `ENG-03`.
 */
rule: string, why: Why, };

/**
 * An action that is refused, and why.
 */
export type Refused = { action: Action, refusal: Refusal, };

/**
 * What one might expect to do and may not, with the reason.
 */
export type RefusedOffer = { action: Action, 
/**
 * What it would have been.
 */
text: string, 
/**
 * Why not, in a sentence.
 */
reason: string, rule: string, why: Why, citation: string, };

/**
 * A new name.
 */
export type Rename = { name: string, };

/**
 * A kind of resource.
 */
export type Resource = "dilitium" | "osvite" | "biotics" | "titanium" | "metamorphite";

/**
 * The supply of a seat.
 */
export type Resources = { dilitium: number, osvite: number, biotics: number, titanium: number, metamorphite: number, };

/**
 * A room on the board.
 */
export type Room = { cell: Cell, tile: string, 
/**
 * Whether an explore token lies on it.
 */
token: boolean, squares: number, circles: number, 
/**
 * The price of a cube.
 */
price: Price, 
/**
 * Whose cubes lie on the squares, from the left.
 */
cubes: Array<number>, 
/**
 * Whose cylinders lie on the circles, from the top.
 */
cylinders: Array<Colour>, 
/**
 * Upright units.
 */
units: Array<Units>, 
/**
 * Whether all squares have a cube.
 */
integrated: boolean, 
/**
 * Who controls the room.
 */
control: Array<number>, benefits: Array<Level>, 
/**
 * The neutral pieces that the room is home of.
 */
home_of: Home | null, };

/**
 * Routes by the colour of the cylinder.
 */
export type Routes = { own: number, violet: number, turquoise: number, black: number, };

/**
 * Whether chance seats the players, or they sit as they are listed.
 */
export type SeatOrder = "random" | "fixed";

/**
 * What lies open of a seat (RES-R7, MISS-R5).
 */
export type SeatView = { seat: number, 
/**
 * Which player of the table sits here, from 0.
 */
player: number, 
/**
 * None until it is taken.
 */
faction: string | null, 
/**
 * Turns begun.
 */
turns: number, resources: Resources, arsenal: number, 
/**
 * The section with the action marker.
 */
marker: string | null, sections: Array<Section>, 
/**
 * Artifact cards built onto the biodome.
 */
built: Array<string>, 
/**
 * The two cells that the biodome opens to.
 */
doors: Array<Cell>, 
/**
 * Units in cryogenic sleep.
 */
asleep: number, 
/**
 * Upright units in the biodome.
 */
home: number, 
/**
 * Wounded units, in the Sickbay.
 */
wounded: number, 
/**
 * Cylinders that rest on the Power Generator.
 */
stock: number, 
/**
 * Cylinders in the private supply.
 */
supply: number, 
/**
 * Artifact cards in hand; which they are is secret.
 */
hand_size: number, targets: Array<string>, achievements: Array<string>, 
/**
 * Rooms explored.
 */
explored: number, 
/**
 * Combats won.
 */
wins: number, has_mission: boolean, 
/**
 * The mission, where the viewer may read it.
 */
mission: Mission | null, 
/**
 * All benefits of rooms, sections and built cards.
 */
benefits: Array<Benefit>, 
/**
 * Neutral pieces that follow this seat now.
 */
commands: Array<Colour>, };

/**
 * A section of a biodome.
 */
export type Section = { section: string, cubes: number, squares: number, cylinders: Array<Colour>, circles: number, 
/**
 * The price of a cube.
 */
price: Price, benefits: Array<Level>, };

/**
 * One thing that happened. What the viewer may not see is `None`.
 */
export type SeenEvent = { "type": "player_sat", seat: number, player: number, } | { "type": "groups_chosen", groups: Array<string>, } | { "type": "faction_taken", seat: number, faction: string, } | { "type": "first_chosen", seat: number, } | { "type": "mission_dealt", seat: number, mission: string | null, } | { "type": "room_placed", tile: string, cell: Cell, } | { "type": "turn_began", seat: number, } | { "type": "marker_placed", seat: number, section: string, } | { "type": "phase_began", seat: number, section: string, line: number, origin: Origin, } | { "type": "phase_ended", seat: number, } | { "type": "militarized", seat: number, by: number, arsenal: number, } | { "type": "went", seat: number, by: By, from: Place, to: Place, squad: Squad, } | { "type": "routed", seat: number, colour: Colour, from: Spot, to: Spot, } | { "type": "pushed_out", colour: Colour, from: Spot, } | { "type": "gained", seat: number, kind: Resource, amount: number, } | { "type": "paid", seat: number, kind: Resource, amount: number, } | { "type": "converted", seat: number, conversion: string, } | { "type": "awoke", seat: number, } | { "type": "healed", seat: number, colour: Colour, } | { "type": "cube_placed", seat: number, at: Spot, } | { "type": "cube_replaced", seat: number, owner: number, at: Spot, } | { "type": "integrated", seat: number, at: Spot, } | { "type": "cylinders_gained", seat: number, amount: number, } | { "type": "drew", seat: number, card: string | null, } | { "type": "kept", seat: number, card: string | null, } | { "type": "put_back", seat: number, card: string, } | { "type": "discarded", seat: number, card: string | null, } | { "type": "no_card_left", seat: number, } | { "type": "reshuffled" } | { "type": "used", seat: number, card: string, } | { "type": "swapped", a: Cell, b: Cell, } | { "type": "airlock_opened", seat: number, cell: Cell, } | { "type": "explored", seat: number, cell: Cell, token: Token, } | { "type": "supplied", colour: Colour, amount: number, } | { "type": "returned", colour: Colour, amount: number, } | { "type": "room_drawn", seat: number, tile: string, } | { "type": "rooms_left_out", tiles: Array<string>, } | { "type": "gate_placed", seat: number, cell: Cell, } | { "type": "gates_complete" } | { "type": "activated", seat: number, target: string, } | { "type": "achieved", seat: number, achievement: string, } | { "type": "objective_met", seat: number, index: number, } | { "type": "mission_drawn", seat: number, mission: string | null, } | { "type": "combat_began", at: Cell, attacker: number, defender: number, defence: number, } | { "type": "committed", seat: number, } | { "type": "revealed", seat: number, card: string, strength: number, } | { "type": "combat_ended", at: Cell, attacker: number, defender: number, verdict: Verdict, } | { "type": "arsenal_paid", seat: number, by: number, arsenal: number, } | { "type": "wounded", colour: Colour, amount: number, from: Place, } | { "type": "turn_ended", seat: number, } | { "type": "ended", ending: Ending, };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "lobby", game: GameSummary, } | { "type": "state", seq: number, 
/**
 * The seats of this client.
 */
seats: Array<number>, 
/**
 * From which of them it looks; from none it sees what an onlooker sees.
 */
looking: number | null, 
/**
 * What it sees. The lists of options and refusals inside are empty: they stand
 * beside it, with their sentences.
 */
view: View, options: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, } | { "type": "moved", 
/**
 * Who decided; none if chance began it, or several did.
 */
by: number | null, lines: Array<Line>, seq: number, 
/**
 * The seats of this client.
 */
seats: Array<number>, 
/**
 * From which of them it looks; from none it sees what an onlooker sees.
 */
looking: number | null, 
/**
 * What it sees. The lists of options and refusals inside are empty: they stand
 * beside it, with their sentences.
 */
view: View, options: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, } | { "type": "undone", by: number, seq: number, 
/**
 * The seats of this client.
 */
seats: Array<number>, 
/**
 * From which of them it looks; from none it sees what an onlooker sees.
 */
looking: number | null, 
/**
 * What it sees. The lists of options and refusals inside are empty: they stand
 * beside it, with their sentences.
 */
view: View, options: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, } | { "type": "ack", id: string, seq: number, } | { "type": "refused", id: string, rule: string, why: Why, text: string, citation: string, } | { "type": "stale", id: string | null, seq: number, } | { "type": "undo_asked", request: number, by: number, name: string, } | { "type": "undo_dropped", request: number, } | { "type": "chat", from: string, text: string, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "type": "players", players: Array<Player>, } | { "type": "error", id: string | null, code: ErrorCode, text: string, };

/**
 * Where a benefit comes from.
 */
export type Source = { "type": "section", section: string, } | { "type": "built", card: string, } | { "type": "room", cell: Cell, };

/**
 * Where cubes and cylinders lie.
 */
export type Spot = string;

/**
 * Units that go or fight together.
 */
export type Squad = { own: number, robots: number, mercenaries: number, };

/**
 * How far a game is.
 */
export type Status = "lobby" | "running" | "over";

/**
 * What the table agreed on, and how far the game is.
 */
export type Table = { mode: string, variants: Array<string>, layout: string, columns: number, rows: number, 
/**
 * Groups of special rooms in the game.
 */
groups: Array<string>, 
/**
 * Turns of each seat after which nobody wins; 0 is never.
 */
turn_limit: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * The number of that turn among the turns of its seat, from 1; 0 during setup.
 */
turn: number, 
/**
 * The seats in the order of play, from the active one.
 */
order: Array<number>, 
/**
 * Empty cells next to a room on which a room may be placed.
 */
sites: Array<Cell>, 
/**
 * Whether the 2x2 constraint can no longer be kept, so that it is dropped.
 */
crowded: boolean, 
/**
 * Who placed the last room of the deck.
 */
last_explorer: number | null, 
/**
 * Whether the final transport gates are placed.
 */
gates_placed: boolean, };

/**
 * What an explore token showed.
 */
export type Token = "artifact" | "metamorphite" | "nothing";

/**
 * How many explore tokens show what.
 */
export type Tokens = { artifact: number, metamorphite: number, nothing: number, };

/**
 * Points to spend, by what they are good for.
 */
export type Totals = { militarize: number, moves: number, teleport: number, teleport_any: number, routes: Routes, extra_routes: number, produce: number, exploit: number, exploit_bonus: number, harvest: number, harvest_per_unit: number, awake_free: number, heal_free: number, engineer: number, remote: number, free: number, free_biodome: number, keep: number, draw: number, uses: number, awake_price: number, heal_price: number, };

/**
 * What the viewer may take back.
 */
export type UndoOffer = { seat: number, 
/**
 * Whether nobody learned anything since.
 */
free: boolean, 
/**
 * The names of those who must agree.
 */
consent: Array<string>, };

/**
 * Upright units of one colour.
 */
export type Units = { colour: Colour, count: number, };

/**
 * How a combat ended.
 */
export type Verdict = "too_weak" | "critical_mass" | "attacker" | "defender";

/**
 * All that one viewer may know: a seat, or an onlooker who sits nowhere.
 */
export type View = { 
/**
 * The seat that looks; none is an onlooker.
 */
viewer: number | null, table: Table, waiting: Waiting, 
/**
 * Every room on the board, row by row.
 */
rooms: Array<Room>, seats: Array<SeatView>, decks: Decks, 
/**
 * The phases under way; the last is being played, the others wait for it.
 */
phases: Array<Phase>, 
/**
 * Rooms and sections that got a cube in the running phase.
 */
engineered: Array<Spot>, combat: Combat | null, 
/**
 * What only the viewer knows.
 */
own: Own | null, 
/**
 * What the viewer may do now.
 */
options: Array<Action>, 
/**
 * What the viewer might expect to do and may not, with the reason.
 */
refused: Array<Refused>, };

/**
 * What the table waits for.
 */
export type Waiting = { "type": "ask", seats: Array<number>, question: Question, about: About, } | { "type": "roll", chance: Chance, } | { "type": "over", ending: Ending, };

/**
 * The facts of a refusal, as [`ark_engine::Why`] has them.
 */
export type Why = { "type": "over" } | { "type": "not_asked" } | { "type": "other_question" } | { "type": "marker_here" } | { "type": "no_such" } | { "type": "not_on_this_line" } | { "type": "points", need: number, left: number, } | { "type": "payment", cost: number, } | { "type": "short", kind: Resource, need: number, have: number, } | { "type": "wrong_resource", kind: Resource, } | { "type": "nothing_to_pay" } | { "type": "no_units" } | { "type": "not_adjacent" } | { "type": "same_place" } | { "type": "no_room" } | { "type": "not_empty" } | { "type": "neutral_units" } | { "type": "foreign_biodome" } | { "type": "not_a_gate" } | { "type": "no_cylinder" } | { "type": "not_yours", colour: Colour, } | { "type": "no_circle" } | { "type": "circle_free" } | { "type": "not_occupied" } | { "type": "hostile", seat: number, } | { "type": "cannot_push", colour: Colour, } | { "type": "square_free" } | { "type": "full" } | { "type": "no_cube", seat: number, } | { "type": "no_squares" } | { "type": "one_per_phase" } | { "type": "not_exploitable" } | { "type": "no_factory_left" } | { "type": "nobody_asleep" } | { "type": "nobody_wounded" } | { "type": "no_conversion" } | { "type": "only_metamorphite" } | { "type": "not_now" } | { "type": "no_cards" } | { "type": "not_in_hand" } | { "type": "pen" } | { "type": "second_any_section" } | { "type": "no_effect" } | { "type": "square" } | { "type": "too_near", between: number, least: number, } | { "type": "not_due" } | { "type": "gate_stays" } | { "type": "no_combat" } | { "type": "track_end" } | { "type": "no_chain" } | { "type": "not_all" };
