// Written by the tests of ark-protocol from its Rust types. Do not edit.

export const VERSION = 1;

/**
 * A power or the weakness of a faction.
 */
export type AbilitySheet = { name: string, text: string, weakness: boolean, 
/**
 * The power behind it, where it is more than pieces and numbers.
 */
power: string | null, 
/**
 * The rules that tell it in full.
 */
rules: Array<string>, };

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
 * An achievement card that lies out.
 */
export type AchievementCard = { objective: string, difficult: boolean, 
/**
 * What each completion is worth, the first and perhaps a second.
 */
points: Array<number>, 
/**
 * Who completed it, in this order.
 */
completed: Array<number>, };

/**
 * What a player submits. A payment lists what is spent; an empty one is nothing.
 */
export type Action = { "type": "choose", section: string, line: number, } | { "type": "done" } | { "type": "mini", kind: string, } | { "type": "militarize", steps: number, } | { "type": "go", by: By, from: Place, to: Place, squad: Squad, } | { "type": "route", colour: Colour, from: Spot, to: Spot, push: Colour | null, } | { "type": "produce" } | { "type": "exploit", cell: Cell, } | { "type": "harvest", per_unit: boolean, kind: Resource, } | { "type": "awake", pay: Array<Goods>, } | { "type": "heal", colour: Colour, pay: Array<Goods>, } | { "type": "engineer", point: Point, at: Spot, replace: number | null, pay: Array<Goods>, } | { "type": "convert", conversion: string, pay: Array<Goods>, } | { "type": "discover" } | { "type": "keep", card: string, } | { "type": "discard", card: string, } | { "type": "use", card: string, } | { "type": "explore", cell: Cell, } | { "type": "build", cell: Cell, } | { "type": "gate", cell: Cell, } | { "type": "swap", a: Cell, b: Cell, } | { "type": "airlock", cell: Cell, } | { "type": "fight", at: Cell, against: number | null, } | { "type": "commit", card: string, } | { "type": "return", colour: Colour, from: Spot, } | { "type": "patch" } & PatchAction;

/**
 * What a bot would do.
 */
export type Advice = { 
/**
 * One of the options, verbatim.
 */
action: Action, 
/**
 * What it says.
 */
text: string, 
/**
 * None where it follows no plan.
 */
because: Because | null, };

/**
 * What a plan aims at.
 */
export type Aim = { "type": "target", target: string, } | { "type": "section", section: string, } | { "type": "achievement", achievement: string, };

/**
 * The chances after a row.
 */
export type AnalysisPoint = { 
/**
 * 0 is the start.
 */
seq: number, 
/**
 * By seat: how likely it wins.
 */
chances: Array<number>, };

/**
 * How far the analysis of a game is.
 */
export type AnalysisState = { "state": "none" } | { "state": "running", done: number, total: number, } | { "state": "done", 
/**
 * From the start on, one point for each row that counts.
 */
points: Array<AnalysisPoint>, 
/**
 * In the order of the game.
 */
turning_points: Array<TurningPoint>, 
/**
 * By seat: what chance gave and took.
 */
luck: Array<number>, 
/**
 * By seat: what its own decisions gave and took.
 */
decisions: Array<number>, };

/**
 * Units of a seat in a section of its biodome.
 */
export type Assigned = { section: string, units: number, };

/**
 * Why a bot does something: in facts, and in a sentence.
 */
export type Because = { reason: Reason, text: string, };

/**
 * A benefit that a seat has now.
 */
export type Benefit = { source: Source, level: Level, 
/**
 * The action in whose phase it counts; none if it always does.
 */
act: string | null, };

/**
 * One side of a player board, with the sheet of its faction.
 */
export type BoardSheet = { slug: string, 
/**
 * Whose B-side it is; the A-side is everybody's.
 */
faction: string | null, units: number, cylinders: number, bombs: number, 
/**
 * What differs at set-up; empty on the A-side.
 */
setup: string, 
/**
 * How one might play it; empty on the A-side.
 */
advice: string, abilities: Array<AbilitySheet>, sections: Array<SectionSheet>, };

/**
 * A bomb on the board.
 */
export type Bomb = { at: Cell, owner: number, 
/**
 * Placed in this turn: it cannot explode yet.
 */
fresh: boolean, };

/**
 * By which benefit units go.
 */
export type By = "move" | "teleport" | "teleport_any" | "jump";

/**
 * How a challenger-action card lies.
 */
export type CardTurn = "up" | "left" | "right" | "down";

/**
 * A challenger-action card in its place.
 */
export type CardView = { card: string, left: string, right: string, turn: CardTurn, };

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
cards: Array<Entry>, extra_cards: Array<Entry>, missions: Array<Entry>, achievements: Array<Entry>, variants: Array<Entry>, layouts: Array<Entry>, 
/**
 * The A-side first, then the B-side of each faction.
 */
boards: Array<BoardSheet>, };

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
 * Which bot: `cadet`, `engineer`, `commander`, or `random`.
 */
bot: string, faction?: string | null, };

/**
 * A question for chance.
 */
export type Chance = { "type": "player", seat: number, } | { "type": "groups" } | { "type": "faction", seat: number, } | { "type": "first" } | { "type": "factory", cell: Cell, } | { "type": "room" } | { "type": "token", cell: Cell, } | { "type": "artifact", seat: number, } | { "type": "mission", seat: number, } | { "type": "patch", question: PatchQuestion, };

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
seq: number, seat: number, action: Action, } | { "type": "hint", 
/**
 * Names the question in its answer.
 */
id: string, 
/**
 * The `seq` of the position that is asked about.
 */
seq: number, seat: number, } | { "type": "undo", seq: number, seat: number, } | { "type": "stand_in", seat: number, } | { "type": "consent", request: number, yes: boolean, } | { "type": "chat", text: string, } | { "type": "lang", lang: string, } | { "type": "look", seat: number | null, };

/**
 * The colour of a piece.
 */
export type Colour = string;

/**
 * The combat under way. Cards are shown when all sides have chosen.
 */
export type Combat = { at: Cell, 
/**
 * Who attacks the other; none where three or more fight, who all defend.
 */
attacker: number | null, 
/**
 * The attacker first.
 */
sides: Array<CombatSide>, 
/**
 * What the attacker's arsenal had to reach.
 */
defence: number, };

/**
 * One side of a combat.
 */
export type CombatSide = { seat: number, squad: Squad, 
/**
 * Combat strength without the card.
 */
strength: number, 
/**
 * Whether it has chosen a card.
 */
committed: boolean, };

/**
 * What a player submits.
 */
export type ComplexityAction = { "action": "seal", door: Door, } | { "action": "unseal", door: Door, } | { "action": "disintegrate", at: Cell, owner: number, } | { "action": "dissolve", colour: Colour, } | { "action": "construct", card: string, out: string | null, } | { "action": "remove", card: string, } | { "action": "hack", at: Spot, spend: Array<Points>, push: Colour | null, };

/**
 * What happened: open to all.
 */
export type ComplexityEvent = { "event": "sealed", seat: number, door: Door, } | { "event": "unsealed", seat: number, owner: number, door: Door, } | { "event": "disintegrated", seat: number, owner: number, at: Cell, } | { "event": "constructed", seat: number, card: string, } | { "event": "removed", seat: number, card: string, } | { "event": "hacked", seat: number, at: Cell, } | { "event": "stopped", seat: number, by: number, at: Cell, };

/**
 * What this variant asks.
 */
export type ComplexityQuestion = "gift" | "preempt" | "dissolve";

/**
 * What this variant adds to the table; power tokens lie in the rooms, built cards with
 * their seats.
 */
export type ComplexityView = { seals: Array<Seal>, 
/**
 * Power tokens in the common supply.
 */
power_tokens: number, stopped: Array<Stopped>, };

/**
 * Why this variant refuses an action.
 */
export type ComplexityWhy = { "why": "arsenal", need: number, have: number, } | { "why": "no_door" } | { "why": "sealed", seat: number, } | { "why": "not_sealed" } | { "why": "guarded", seat: number, } | { "why": "sections", most: number, } | { "why": "section_free" } | { "why": "not_built" } | { "why": "no_tokens" } | { "why": "biodome" } | { "why": "spend", points: number, };

/**
 * What a Challenger submits.
 */
export type CoopAction = { "action": "offer", to: number, goods: Goods, } | { "action": "accept" } | { "action": "decline" } | { "action": "pass", from: Place, to: Place, squad: Squad, } | { "action": "turn", quarters: number, } | { "action": "clash", at: Cell, };

/**
 * What happened between Challengers and Enemy: open to all.
 */
export type CoopEvent = { "event": "offered", offer: CoopOffer, } | { "event": "declined", offer: CoopOffer, } | { "event": "accepted", offer: CoopOffer, } | { "event": "construction_began" } | { "event": "scout_went", seat: number, } | { "event": "mission_opened", mission: string, } | { "event": "turned", at: Cell, quarters: number, } | { "event": "enemy_turn_began" } | { "event": "enemy_turn_ended" } | { "event": "target_drawn", target: string, } | { "event": "card_drawn", card: string, } | { "event": "targets_shuffled" } | { "event": "cards_shuffled" };

/**
 * Resources that one Challenger offers another.
 */
export type CoopOffer = { from: number, to: number, goods: Goods, };

/**
 * What a co-operative mode asks.
 */
export type CoopQuestion = "offer" | "scout" | "mission" | "clash" | "who" | "arm";

/**
 * How far a co-operative game is.
 */
export type CoopStage = "set_up" | "construction" | "play";

/**
 * What co-operative modes add to the table.
 */
export type CoopView = { 
/**
 * The offer that waits for an answer.
 */
offer: CoopOffer | null, stage: CoopStage, 
/**
 * The Challenger who took the first turn.
 */
first: number, enemy: Enemy, 
/**
 * The mission that all Challengers share.
 */
mission: Mission | null, 
/**
 * The rooms of it that are on the board.
 */
mission_rooms: Array<Cell>, 
/**
 * Enemy-target cards in the deck and discarded, in no order.
 */
targets: Array<string>, spent_targets: Array<string>, 
/**
 * Enemy-action cards in the deck and discarded, in no order.
 */
enemy_cards: Array<string>, spent_enemy_cards: Array<string>, turned: Array<TurnedTile>, 
/**
 * Quarters by which the tile to be placed is turned.
 */
quarters: number, };

/**
 * Why a co-operative mode refuses an action.
 */
export type CoopWhy = { "why": "no_partner" } | { "why": "nothing_offered" } | { "why": "company", seat: number, } | { "why": "no_way" } | { "why": "no_scout" } | { "why": "nothing_to_turn" } | { "why": "banned" };

/**
 * A game to be created.
 */
export type CreateGame = { mode: string, players: Array<Chair>, 
/**
 * Variants to play with.
 */
variants?: Array<string>, 
/**
 * Whether the last of the players is the Enemy; otherwise it acts by itself.
 */
dark_player?: boolean, 
/**
 * With the variant `unfair`, how well each player knows the game; those who are not
 * named are experienced.
 */
levels?: Array<Experience>, 
/**
 * How much is added to make a mode harder, as it says itself.
 */
more?: number, 
/**
 * Whether the harder of two goals is to be reached.
 */
hard?: boolean, 
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
 * The seat that begins; none leaves it to chance. If the seats are `fixed`, it is
 * the player with this index.
 */
first?: number | null, 
/**
 * Whether players may ask for hints; if it is not said, who plays against bots only
 * may, and nobody else.
 */
hints?: boolean | null, 
/**
 * Whether only those who sit there see it until it is over.
 */
closed?: boolean, 
/**
 * Whether it is listed for everybody.
 */
public?: boolean, };

/**
 * Whether chance begins anew.
 */
export type Deal = "new" | "same";

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
 * A direction as a piece sees it.
 */
export type Direction = "straight" | "right" | "behind" | "left";

/**
 * A doorway, by the two rooms that it joins.
 */
export type Door = { a: Place, b: Place, };

/**
 * What moves a ladder on.
 */
export type Driver = "fixed" | "squares" | "circles";

/**
 * An edge of a room, by the compass of the board.
 */
export type Edge = "north" | "east" | "south" | "west";

/**
 * How a game ended.
 */
export type Ending = { "type": "mission", seat: number, } | { "type": "team", won: boolean, rule: string, } | { "type": "ranked", winners: Array<number>, } | { "type": "turn_limit" };

/**
 * The Enemy, as everybody sees it.
 */
export type Enemy = { 
/**
 * Its seat: the one after the Challengers'. It has no biodome and is none of `seats`.
 */
seat: number, 
/**
 * Whether a Dark Player speaks for it; otherwise it is an Automata.
 */
dark: boolean, 
/**
 * Artifact cards of a Dark Player; which they are is secret.
 */
hand_size: number, };

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
export type ErrorCode = "not_found" | "nobody" | "not_your_seat" | "not_your_game" | "stale" | "malformed" | "too_large" | "too_fast" | "full" | "conflict" | "wrong_time" | "not_allowed" | "nothing_to_undo" | "version" | "internal";

/**
 * How well a player knows the game.
 */
export type Experience = "experienced" | "intermediate" | "beginner";

/**
 * What a player submits.
 */
export type FactionAction = { "action": "assign", from: string, to: string, } | { "action": "attack", from: Cell, at: Cell, against: number, } | { "action": "place", at: Cell, } | { "action": "explode", at: Cell, };

/**
 * What happened: open to all.
 */
export type FactionEvent = { "event": "assigned", seat: number, from: string, to: string, } | { "event": "aimed", seat: number, from: Cell, at: Cell, against: number, } | { "event": "fed", seat: number, units: number, } | { "event": "bomb_placed", seat: number, at: Cell, } | { "event": "bomb_exploded", seat: number, at: Cell, };

/**
 * What a B-side adds to its seat; the sheet itself is in the catalogue.
 */
export type FactionSeat = { seat: number, 
/**
 * The colour of its pieces.
 */
colour: string, 
/**
 * Powers that are more than pieces and numbers.
 */
powers: Array<string>, 
/**
 * How many cylinders each of its units is worth.
 */
pylon: number, 
/**
 * Units that stand in other sections than the one where they live.
 */
assigned: Array<Assigned>, 
/**
 * Bombs that do not lie out.
 */
bombs: number, };

/**
 * Why this variant refuses an action.
 */
export type FactionWhy = { "why": "no_power" } | { "why": "nobody_there" } | { "why": "out_of_range", distance: number, range: number, } | { "why": "no_bombs" } | { "why": "bomb_there" } | { "why": "no_bomb" } | { "why": "fresh" } | { "why": "out_of_reach" };

/**
 * What this variant adds to the table.
 */
export type FactionsView = { bombs: Array<Bomb>, seats: Array<FactionSeat>, };

/**
 * What a player submits.
 */
export type FalloutAction = { "action": "shift", clockwise: boolean, };

/**
 * Where the counter stands.
 */
export type FalloutCounter = { 
/**
 * Whether it is war, on red; on green it is peace.
 */
war: boolean, at: number, };

/**
 * What happened: open to all.
 */
export type FalloutEvent = { "event": "sides_chosen", difficult: Array<string>, } | { "event": "achieved", seat: number, objective: string, rank: number, points: number, } | { "event": "activated", seat: number, target: string, rank: number, points: number, } | { "event": "target_revealed", target: string, } | { "event": "moved", counter: FalloutCounter, } | { "event": "turned", counter: FalloutCounter, } | { "event": "last_turn" } | { "event": "scored", seat: number, points: VictoryPoints, };

/**
 * What this mode asks a player, or chance.
 */
export type FalloutQuestion = "sides" | "target" | "shift" | "evaluate";

/**
 * What this mode adds to the table.
 */
export type FalloutView = { counter: FalloutCounter, 
/**
 * The highest position of either colour.
 */
highest: number, 
/**
 * Empty until their sides are chosen.
 */
achievements: Array<AchievementCard>, 
/**
 * Empty while they lie face down.
 */
targets: Array<TargetCard>, 
/**
 * So many cubes on achievements reveal the targets.
 */
reveal: number, 
/**
 * So many cubes on targets end the game.
 */
end: number, 
/**
 * Whether the game ends with this turn.
 */
last_turn: boolean, 
/**
 * Of each seat.
 */
points: Array<VictoryPoints>, };

/**
 * Why this mode refuses an action.
 */
export type FalloutWhy = { "why": "peace" } | { "why": "leftmost", seat: number, };

/**
 * Open figures over the game: one point for each turn as it begins, and the last
 * for the current position.
 */
export type Figures = { points: Array<TurnFigures>, };

/**
 * Play on from an earlier position, against bots.
 */
export type Fork = { 
/**
 * The row after which the new game goes on.
 */
seq: number, 
/**
 * The seat to play; none is one's own.
 */
seat?: number | null, 
/**
 * Which bot plays the others; none is `greedy`.
 */
bot?: string | null, };

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
 * How a game began.
 */
export type GameOrigin = { "kind": "rematch", game: string, deal: Deal, } | { "kind": "fork", game: string, seq: number, inputs: number, };

/**
 * A game in a list.
 */
export type GameSummary = { id: string, 
/**
 * With it others join; shown to those who sit in the game, and to all if it is public.
 */
code: string | null, mode: string, variants: Array<string>, 
/**
 * Whether one of the players is the Enemy.
 */
dark_player: boolean, 
/**
 * In the order of the header; `seat` says where they sit.
 */
players: Array<Player>, status: Status, public: boolean, 
/**
 * Whether only those who sit there see it until it is over.
 */
closed: boolean, 
/**
 * Whether its players may ask for hints.
 */
hints: boolean, 
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
 * The game that this one was forked from, or is a rematch of.
 */
origin: GameOrigin | null, 
/**
 * The rematch of this game, if there is one.
 */
rematch: string | null, 
/**
 * Milliseconds since 1970.
 */
updated: number, };

/**
 * What happened: open to all.
 */
export type GlitchEvent = { "event": "round_began", round: number, } | { "event": "struck", target: string, } | { "event": "damaged", at: Cell, cubes: number, } | { "event": "diagnosed", target: string, left: number, } | { "event": "arrived", at: Cell, amount: number, } | { "event": "counted", left: number, } | { "event": "survived", round: number, };

/**
 * What this mode asks chance.
 */
export type GlitchQuestion = "disaster" | "diagnose" | "arrive" | "trace";

/**
 * What this mode adds to the table; glitch cubes and hostile units lie in the rooms, as
 * the Enemy's.
 */
export type GlitchView = { round: number, rounds: number, 
/**
 * Where the turn counter stands.
 */
counter: number, 
/**
 * The row of diagnose cards; those that are closed are none.
 */
diagnosis: Array<string | null>, 
/**
 * Rooms that the open diagnose cards show.
 */
traced: Array<Cell>, 
/**
 * Rooms with a glitch cube.
 */
damaged: Array<Cell>, 
/**
 * Glitch cubes left in the supply.
 */
cubes: number, 
/**
 * Combat and defensive strength of a hostile unit.
 */
strength: number, 
/**
 * The rule of the first condition of this round that does not hold yet.
 */
unmet: string | null, };

/**
 * Why this mode refuses an action.
 */
export type GlitchWhy = { "why": "damaged" };

/**
 * So many of one kind.
 */
export type Goods = { kind: Resource, amount: number, };

/**
 * A Guardian.
 */
export type GuardianView = { 
/**
 * From 1.
 */
guardian: number, 
/**
 * Its room; none is the Enemy board.
 */
at: Cell | null, 
/**
 * The edge at which it stands, its back to it.
 */
back: Edge, 
/**
 * Used in a room, wounded on the Enemy board.
 */
lying: boolean, };

/**
 * What a Dark Player submits. Guardians are counted from 1.
 */
export type GuardiansAction = { "action": "pick", guardian: number, } | { "action": "send", to: Cell, } | { "action": "step", way: Direction, };

/**
 * What Guardians did: open to all.
 */
export type GuardiansEvent = { "event": "counted", left: number, } | { "event": "disintegrated", at: Cell, owner: number | null, } | { "event": "teleported", from: Cell | null, to: Cell, } | { "event": "teleport_failed", to: Cell, } | { "event": "moved", from: Cell, to: Cell, } | { "event": "no_move" } | { "event": "stood_up" };

/**
 * What the mode asks a Dark Player, or chance.
 */
export type GuardiansQuestion = "teleport" | "target" | "room" | "card" | "pick" | "walk";

/**
 * What the mode adds to the table.
 */
export type GuardiansView = { 
/**
 * The turn counter, and where it began.
 */
counter: number, counter_start: number, 
/**
 * Strength of a Guardian.
 */
combat: number, defence: number, guardians: Array<GuardianView>, };

/**
 * Why the mode refuses an action.
 */
export type GuardiansWhy = { "why": "guardian" } | { "why": "stopped" } | { "why": "not_this" } | { "why": "blocked" } | { "why": "not_behind" };

/**
 * The course of a game as one viewer saw it.
 */
export type History = { 
/**
 * The number of the current position.
 */
seq: number, 
/**
 * Through whose eyes; none is an onlooker.
 */
looking: number | null, 
/**
 * The seats through whose eyes the one who asks may look back: one's own, and
 * all of them once the game is over.
 */
seats: Array<number>, steps: Array<Step>, };

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
 * Infection cubes in a room.
 */
export type Infection = { at: Cell, cubes: number, };

/**
 * What a player submits.
 */
export type ItLearnsAction = { "action": "card", card: string, turn: CardTurn, section: string, line: number, } | { "action": "purge", point: Point, at: Cell, pay: Array<Goods>, } | { "action": "aim", at: Cell, } | { "action": "corrupt", at: Cell, } | { "action": "infect", at: Cell, };

/**
 * What happened: open to all.
 */
export type ItLearnsEvent = { "event": "laid", card: string, } | { "event": "chosen", seat: number, card: string, turn: CardTurn, } | { "event": "began", upgrade: string, } | { "event": "adapted", upgrade: string | null, times: number, } | { "event": "infected", at: Cell, cubes: number, } | { "event": "corrupted", at: Cell, } | { "event": "targeted", at: Cell, } | { "event": "withered", at: Cell, } | { "event": "purged", seat: number, at: Cell, } | { "event": "cleared", at: Cell, cubes: number, } | { "event": "stopped", seat: number, at: Cell, };

/**
 * What this mode asks a player, or chance.
 */
export type ItLearnsQuestion = "chance" | "card" | "aim" | "grow" | "spread";

/**
 * What this mode adds to the table.
 */
export type ItLearnsView = { infections: Array<Infection>, corrupted: Array<Cell>, 
/**
 * Infection cubes and corruption cylinders in the Enemy's supply.
 */
cubes: number, cylinders: number, 
/**
 * Row by row, four to a row.
 */
cards: Array<CardView>, upgrades: Array<UpgradeView>, adaptations: number, 
/**
 * How many the Challengers must survive.
 */
needed: number, 
/**
 * The enemy-action card of this lap, and what it makes the Enemy do: infect, corrupt
 * or bloom.
 */
lap: string | null, act: string | null, targeted: Cell | null, };

/**
 * Why this mode refuses an action.
 */
export type ItLearnsWhy = { "why": "used" } | { "why": "not_shown" } | { "why": "shown" } | { "why": "corrupted" } | { "why": "not_corrupted" } | { "why": "stopped", cubes: number, } | { "why": "out_of_reach" } | { "why": "no_place" };

/**
 * Take a free chair of the game with this code.
 */
export type JoinGame = { code: string, };

/**
 * A benefit with all its levels; the second number of each is 0 where there is none.
 */
export type Ladder = { kind: string, by: Driver, levels: Array<[number, number]>, };

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
export type Me = { id: string, name: string, };

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
 * The variants it may be played with.
 */
variants: Array<string>, 
/**
 * Whether one of the players may be the Enemy.
 */
dark_player: boolean, 
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
export type Origin = "marker" | "chain" | "any_section" | "card" | "mini";

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
 * An action of a mode or variant.
 */
export type PatchAction = { "patch": "coop" } & CoopAction | { "patch": "fallout" } & FalloutAction | { "patch": "guardians" } & GuardiansAction | { "patch": "it_learns" } & ItLearnsAction | { "patch": "factions" } & FactionAction | { "patch": "complexity2" } & ComplexityAction;

/**
 * What happened in a mode or variant. What the viewer may not see is `None`.
 */
export type PatchEvent = { "patch": "coop" } & CoopEvent | { "patch": "fallout" } & FalloutEvent | { "patch": "guardians" } & GuardiansEvent | { "patch": "it_learns" } & ItLearnsEvent | { "patch": "glitch" } & GlitchEvent | { "patch": "factions" } & FactionEvent | { "patch": "complexity2" } & ComplexityEvent;

/**
 * What a mode or variant asks a player, or chance.
 */
export type PatchQuestion = { "coop": CoopQuestion } | { "fallout": FalloutQuestion } | { "guardians": GuardiansQuestion } | { "it_learns": ItLearnsQuestion } | { "glitch": GlitchQuestion } | { "complexity2": ComplexityQuestion } | { "unfair": UnfairQuestion };

/**
 * Why a mode or variant refuses an action.
 */
export type PatchWhy = { "patch": "coop" } & CoopWhy | { "patch": "fallout" } & FalloutWhy | { "patch": "guardians" } & GuardiansWhy | { "patch": "it_learns" } & ItLearnsWhy | { "patch": "glitch" } & GlitchWhy | { "patch": "factions" } & FactionWhy | { "patch": "complexity2" } & ComplexityWhy;

/**
 * What lies on the table only because of a mode or variant; none for those not played.
 */
export type Patches = { coop: CoopView | null, fallout: FalloutView | null, guardians: GuardiansView | null, glitch: GlitchView | null, it_learns: ItLearnsView | null, factions: FactionsView | null, complexity_2: ComplexityView | null, unfair: UnfairView | null, };

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
 * What an action is good for.
 */
export type Plan = "win" | "build" | "approach" | "earn" | "achieve" | "fight" | "prepare" | "hold";

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
online: boolean, 
/**
 * The bot that plays for this person, who is away.
 */
stand_in: string | null, };

/**
 * What sits on a chair.
 */
export type PlayerKind = "human" | "bot" | "open";

/**
 * With which kind of point a cube is placed.
 */
export type Point = "plain" | "remote" | "free" | "free_biodome";

/**
 * So many points of one kind.
 */
export type Points = { point: Point, count: number, };

/**
 * A position as one client is told it.
 */
export type Position = { seq: number, 
/**
 * The seats of this client.
 */
seats: Array<number>, 
/**
 * From which of them it looks; from none it sees what an onlooker sees.
 */
looking: number | null, 
/**
 * What it sees. The lists of options, asides and refusals inside are empty: they
 * stand beside it, with their sentences.
 */
view: View, options: Array<Offer>, asides: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, 
/**
 * Whether this client may ask for hints.
 */
hints: boolean, 
/**
 * The hash of the seed, which the seed must prove at the end.
 */
seed_hash: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, };

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
export type Question = "mini" | "section" | "act" | "chain" | "any_section" | "explore_order" | "build" | "keep" | "discard" | "return" | "swap" | "airlock" | "fight" | "commit" | "gate" | "link" | PatchQuestion;

/**
 * Why a bot acts as it does.
 */
export type Reason = { plan: Plan, 
/**
 * What it aims at, if at anything that has a name.
 */
aim: Aim | null, 
/**
 * How many tenths of a turn the way to the goal becomes shorter.
 */
tenths: number, 
/**
 * The next best action, if there was another.
 */
instead: Action | null, };

/**
 * Become the person with this secret.
 */
export type Recover = { recovery: string, };

/**
 * What brings a person back on another device. A new one makes the old one void.
 */
export type Recovery = { recovery: string, 
/**
 * A path on this server; the secret is behind `#`, so that it stays in the browser
 * until it is used.
 */
link: string, };

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
 * The same players once more.
 */
export type Rematch = { deal?: Deal, };

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
 * Whose cylinders lie on the circles, from the top; power tokens among them.
 */
cylinders: Array<Colour>, 
/**
 * How many circles they cover: a token covers two while all fit, the topmost first.
 */
covered: number, 
/**
 * How many count as covered: more where units work like cylinders.
 */
powered: number, 
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
 * A sealed doorway and whose cube lies on it.
 */
export type Seal = { door: Door, owner: number, };

/**
 * What lies open of a seat, in numbers.
 */
export type SeatFigures = { 
/**
 * Cubes on rooms and in the biodome.
 */
cubes: number, 
/**
 * Rooms controlled, alone or with others.
 */
rooms: number, arsenal: number, targets: number, achievements: number, 
/**
 * Rooms explored.
 */
explored: number, 
/**
 * Combats won.
 */
wins: number, 
/**
 * Units awake and not wounded.
 */
units: number, 
/**
 * Artifact cards in hand.
 */
hand: number, resources: Resources, };

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
 * Which board: `a` for the A-side, which is the same for all.
 */
board: string, 
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
 * Those of them that were built in the running phase and have no effect yet.
 */
fresh: Array<string>, 
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
 * How many circles count as covered: more than there are cylinders where units work
 * like these.
 */
powered: number, 
/**
 * The price of a cube.
 */
price: Price, benefits: Array<Level>, 
/**
 * Its mini actions.
 */
mini: Array<Level>, };

/**
 * A section as it is printed.
 */
export type SectionSheet = { entry: Entry, squares: number, circles: number, price: Price, 
/**
 * The actions of each line.
 */
lines: Array<Array<string>>, benefits: Array<Ladder>, mini: Array<Ladder>, };

/**
 * One thing that happened. What the viewer may not see is `None`.
 */
export type SeenEvent = { "type": "player_sat", seat: number, player: number, } | { "type": "groups_chosen", groups: Array<string>, } | { "type": "faction_taken", seat: number, faction: string, } | { "type": "first_chosen", seat: number, } | { "type": "mission_dealt", seat: number, mission: string | null, } | { "type": "room_placed", tile: string, cell: Cell, } | { "type": "turn_began", seat: number, } | { "type": "marker_placed", seat: number, section: string, } | { "type": "phase_began", seat: number, section: string, line: number, origin: Origin, } | { "type": "mini_taken", seat: number, kind: string, } | { "type": "phase_ended", seat: number, } | { "type": "militarized", seat: number, by: number, arsenal: number, } | { "type": "went", seat: number, by: By, from: Place, to: Place, squad: Squad, } | { "type": "routed", seat: number, colour: Colour, from: Spot, to: Spot, } | { "type": "pushed_out", colour: Colour, from: Spot, } | { "type": "gained", seat: number, kind: Resource, amount: number, } | { "type": "paid", seat: number, kind: Resource, amount: number, } | { "type": "converted", seat: number, conversion: string, } | { "type": "awoke", seat: number, } | { "type": "healed", seat: number, colour: Colour, } | { "type": "cube_placed", seat: number, at: Spot, } | { "type": "cube_replaced", seat: number, owner: number, at: Spot, } | { "type": "integrated", seat: number, at: Spot, } | { "type": "cylinders_gained", seat: number, amount: number, } | { "type": "drew", seat: number, card: string | null, } | { "type": "kept", seat: number, card: string | null, } | { "type": "put_back", seat: number, card: string, } | { "type": "discarded", seat: number, card: string | null, } | { "type": "no_card_left", seat: number, } | { "type": "reshuffled" } | { "type": "used", seat: number, card: string, } | { "type": "swapped", a: Cell, b: Cell, } | { "type": "airlock_opened", seat: number, cell: Cell, } | { "type": "explored", seat: number, cell: Cell, token: Token, } | { "type": "supplied", colour: Colour, amount: number, } | { "type": "returned", colour: Colour, amount: number, } | { "type": "room_drawn", seat: number, tile: string, } | { "type": "rooms_left_out", tiles: Array<string>, } | { "type": "gate_placed", seat: number, cell: Cell, } | { "type": "gates_complete" } | { "type": "activated", seat: number, target: string, } | { "type": "achieved", seat: number, achievement: string, } | { "type": "objective_met", seat: number, index: number, } | { "type": "mission_drawn", seat: number, mission: string | null, } | { "type": "combat_began", at: Cell, attacker: number, defender: number, defence: number, } | { "type": "committed", seat: number, } | { "type": "revealed", seat: number, card: string, strength: number, } | { "type": "combat_ended", at: Cell, attacker: number, defender: number, verdict: Verdict, } | { "type": "melee_began", at: Cell, seats: Array<number>, } | { "type": "melee_ended", at: Cell, winner: number | null, critical: boolean, } | { "type": "arsenal_paid", seat: number, by: number, arsenal: number, } | { "type": "wounded", colour: Colour, amount: number, from: Place, } | { "type": "turn_ended", seat: number, } | { "type": "patch" } & PatchEvent | { "type": "ended", ending: Ending, };

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
 * What it sees. The lists of options, asides and refusals inside are empty: they
 * stand beside it, with their sentences.
 */
view: View, options: Array<Offer>, asides: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, 
/**
 * Whether this client may ask for hints.
 */
hints: boolean, 
/**
 * The hash of the seed, which the seed must prove at the end.
 */
seed_hash: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, } | { "type": "moved", 
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
 * What it sees. The lists of options, asides and refusals inside are empty: they
 * stand beside it, with their sentences.
 */
view: View, options: Array<Offer>, asides: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, 
/**
 * Whether this client may ask for hints.
 */
hints: boolean, 
/**
 * The hash of the seed, which the seed must prove at the end.
 */
seed_hash: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, } | { "type": "undone", by: number, seq: number, 
/**
 * The seats of this client.
 */
seats: Array<number>, 
/**
 * From which of them it looks; from none it sees what an onlooker sees.
 */
looking: number | null, 
/**
 * What it sees. The lists of options, asides and refusals inside are empty: they
 * stand beside it, with their sentences.
 */
view: View, options: Array<Offer>, asides: Array<Offer>, refused: Array<RefusedOffer>, 
/**
 * What the table waits for, in a sentence.
 */
prompt: string, players: Array<Player>, undo: UndoOffer | null, 
/**
 * Whether this client may ask for hints.
 */
hints: boolean, 
/**
 * The hash of the seed, which the seed must prove at the end.
 */
seed_hash: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, } | { "type": "ack", id: string, seq: number, } | { "type": "refused", id: string, rule: string, why: Why, text: string, citation: string, } | { "type": "stale", id: string | null, seq: number, } | { "type": "hint", id: string, seq: number, seat: number, 
/**
 * One of the options, verbatim.
 */
action: Action, 
/**
 * What it says.
 */
text: string, 
/**
 * None where it follows no plan.
 */
because: Because | null, } | { "type": "undo_asked", request: number, by: number, name: string, } | { "type": "undo_dropped", request: number, } | { "type": "stand_in_asked", request: number, seat: number, 
/**
 * Who asks.
 */
name: string, } | { "type": "stand_in_dropped", request: number, } | { "type": "called_off" } | { "type": "rematch", game: string, } | { "type": "chat", from: string, text: string, 
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
 * A row of a game that still counts, as one viewer saw it.
 */
export type Step = { seq: number, 
/**
 * Who decided; none if it was chance.
 */
by: number | null, 
/**
 * Whose turn it is after it.
 */
active: number, 
/**
 * The number of that turn among the turns of its seat; 0 during setup.
 */
turn: number, 
/**
 * Milliseconds since 1970.
 */
at: number, lines: Array<Line>, 
/**
 * Why a bot decided so, once the game is over and that gives nothing away.
 */
because: Because | null, };

/**
 * Units of the active seat that came into a guarded room and stay for this turn.
 */
export type Stopped = { at: Cell, squad: Squad, };

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
 * A target card that lies face up.
 */
export type TargetCard = { target: string, points: Array<number>, completed: Array<number>, 
/**
 * Whether its room is out of the game, so that nobody can complete it.
 */
void: boolean, };

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
export type Totals = { militarize: number, moves: number, teleport: number, teleport_any: number, routes: Routes, extra_routes: number, produce: number, exploit: number, exploit_bonus: number, harvest: number, harvest_per_unit: number, awake_free: number, heal_free: number, engineer: number, remote: number, free: number, free_biodome: number, keep: number, draw: number, uses: number, awake_price: number, heal_price: number, range: number, bombs: number, };

/**
 * The seats at the beginning of a turn, or now.
 */
export type TurnFigures = { seq: number, 
/**
 * Whose turn begins, or is under way.
 */
active: number, 
/**
 * The number of that turn among the turns of its seat.
 */
turn: number, seats: Array<SeatFigures>, };

/**
 * A tile that does not lie upright.
 */
export type TurnedTile = { at: Cell, 
/**
 * Clockwise, from 1 to 3.
 */
quarters: number, };

/**
 * A row that changed much.
 */
export type TurningPoint = { seq: number, 
/**
 * Who decided; none if it was chance.
 */
by: number | null, 
/**
 * The one who decided, else the one whose chances changed most.
 */
seat: number, 
/**
 * How its chances changed.
 */
change: number, 
/**
 * What was done, or happened.
 */
text: string, 
/**
 * What would have been better, for a decision that cost its seat chances: as far as
 * its player could know then.
 */
better: Advice | null, };

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
 * What this variant asks chance.
 */
export type UnfairQuestion = "missions";

/**
 * What this variant adds to the table.
 */
export type UnfairView = { 
/**
 * How well whoever sits on each seat knows the game. Beginner's Help lies under the
 * biodomes of all but the experienced.
 */
levels: Array<Experience>, };

/**
 * Upright units of one colour.
 */
export type Units = { colour: Colour, count: number, };

/**
 * An upgrade of the Enemy board: what it shows now, and with every cube.
 */
export type UpgradeView = { upgrade: string, cubes: number, value: number, levels: Array<number>, };

/**
 * How a combat ended.
 */
export type Verdict = "too_weak" | "critical_mass" | "attacker" | "defender";

/**
 * Victory points of a seat, as things stand.
 */
export type VictoryPoints = { objectives: number, 
/**
 * Of the rooms of its mission; none where the viewer does not know it.
 */
mission: number | null, sections: number, };

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
 * What lies on the table only because of the mode or a variant.
 */
patches: Patches, 
/**
 * What only the viewer knows.
 */
own: Own | null, 
/**
 * What the viewer may do now.
 */
options: Array<Action>, 
/**
 * What the viewer may do beside the question, whoever is asked, and never has to.
 */
asides: Array<Action>, 
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
export type Why = { "type": "over" } | { "type": "not_asked" } | { "type": "other_question" } | { "type": "marker_here" } | { "type": "no_such" } | { "type": "not_on_this_line" } | { "type": "points", need: number, left: number, } | { "type": "payment", cost: number, } | { "type": "short", kind: Resource, need: number, have: number, } | { "type": "wrong_resource", kind: Resource, } | { "type": "nothing_to_pay" } | { "type": "no_units" } | { "type": "not_adjacent" } | { "type": "same_place" } | { "type": "no_room" } | { "type": "not_empty" } | { "type": "neutral_units" } | { "type": "foreign_biodome" } | { "type": "not_a_gate" } | { "type": "no_cylinder" } | { "type": "not_yours", colour: Colour, } | { "type": "no_circle" } | { "type": "circle_free" } | { "type": "not_occupied" } | { "type": "hostile", seat: number, } | { "type": "cannot_push", colour: Colour, } | { "type": "square_free" } | { "type": "full" } | { "type": "no_cube", seat: number, } | { "type": "no_squares" } | { "type": "one_per_phase" } | { "type": "not_exploitable" } | { "type": "no_factory_left" } | { "type": "nobody_asleep" } | { "type": "nobody_wounded" } | { "type": "no_conversion" } | { "type": "only_metamorphite" } | { "type": "not_now" } | { "type": "no_cards" } | { "type": "not_in_hand" } | { "type": "pen" } | { "type": "second_any_section" } | { "type": "no_effect" } | { "type": "square" } | { "type": "too_near", between: number, least: number, } | { "type": "not_due" } | { "type": "gate_stays" } | { "type": "no_combat" } | { "type": "track_end" } | { "type": "no_chain" } | { "type": "not_all" } | { "type": "patch" } & PatchWhy;
