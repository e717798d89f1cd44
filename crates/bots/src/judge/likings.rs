//! What matters how much in Glitch, in turns, with one, two, three and four Challengers:
//! the more there are, the fewer turns each has and the stronger hostile units are. The
//! numbers were found by an evolution strategy: those that let a table survive most rounds.

use std::sync::LazyLock;

use ark_engine::Game;
use ark_engine::modes::State;

use super::taste::Taste;

macro_rules! likings {
    (
        $($(#[$doc:meta])* $name:ident = $one:expr, $two:expr, $three:expr, $four:expr;)*
        @taste { $($liking:ident = $first:expr, $second:expr, $third:expr, $fourth:expr;)* }
    ) => {
        /// What matters how much in Glitch.
        pub(super) struct Likings {
            $($(#[$doc])* pub(super) $name: f32,)*
            pub(super) taste: Taste,
        }

        static LIKINGS: LazyLock<[Likings; 4]> = LazyLock::new(|| [
            Likings { $($name: $one,)* taste: Taste { $($liking: $first,)* ..Taste::default() } },
            Likings { $($name: $two,)* taste: Taste { $($liking: $second,)* ..Taste::default() } },
            Likings { $($name: $three,)* taste: Taste { $($liking: $third,)* ..Taste::default() } },
            Likings { $($name: $four,)* taste: Taste { $($liking: $fourth,)* ..Taste::default() } },
        ]);
    };
}

/// Those for so many Challengers.
pub(super) fn likings(g: &Game) -> &'static Likings {
    &LIKINGS[g.rules.seats.clamp(1, 4) - 1]
}

/// What else Challengers like otherwise than players of other modes.
pub(super) fn taste(g: &Game) -> Option<&'static Taste> {
    matches!(g.state.mode, State::Glitch(..)).then(|| &likings(g).taste)
}

likings! {
    /// The rooms of the mission by round: they are judged in the last.
    mission1 = 0.92, 1.34, 0.703, 0.767;
    mission2 = 0.92, 1.3, 1.25, 1.28;
    /// Hostile units in them: they become more with every round.
    hostile1 = 0.124, 0.321, 0.203, 0.161;
    hostile2 = 0.468, 0.649, 0.584, 0.565;
    hostile3 = 0.976, 0.238, 0.619, 0.575;
    /// Any other damaged room, and how much more for each closed card, which may show it.
    elsewhere = 0.135, 0.0448, 0.0727, 0.0602;
    suspect = 0.03, 0.0302, 0.022, 0.0237;
    /// Turns for a diagnose card of which nobody knows where it leads.
    unknown = 0.935, 0.802, 0.952, 1.41;
    /// How much more the round itself matters when its last turn has come.
    hurry = 2.08, 4.64, 4.99, 5.71;
    /// How much the round matters beside all else.
    needed = 1.42, 2.01, 2.11, 2.15;
    /// A room that is nearer to another Challenger.
    shared = 0.506, 0.406, 0.359, 0.362;
    /// Turns for a combat, beside arming.
    fight = 0.917, 0.67, 1.54, 1.26;
    /// Turns that a combat costs which is sure to be lost.
    unready = 2.0, 1.63, 1.81, 1.71;
    /// How much a combat draws a unit on where the trail or the round wants it.
    storm = 0.5, 0.61, 0.552, 0.477;
    /// What a won combat is worth, by round.
    prize1 = 1.04, 0.39, 0.79, 0.681;
    prize2 = 1.07, 1.63, 2.01, 2.15;
    prize3 = 6.38, 4.9, 12.3, 15.2;
    /// Where the trail or the round wants it.
    siege = 6.14, 12.5, 11.4, 12.1;
    /// A wounded unit.
    wound = 8.34, 28.9, 18.6, 19.8;
    /// What a room is worth that is done in time by a hair, in turns.
    hair = 5.06, 2.73, 3.47, 3.11;
    /// How much of it a turn to spare leaves.
    spare = 0.503, 0.539, 0.466, 0.454;
    /// Turns that each closed card after the next takes, and the mending of what it shows.
    card = 1.08, 0.374, 0.692, 0.766;
    mend = 0.823, 1.5, 1.44, 1.81;
    /// Strength that an artifact card may give hostile units.
    luck = 8.28, 7.48, 7.85, 7.47;
    /// How much of what others have counts as one's own.
    gifts = 1.24, 0.229, 0.335, 0.277;
    /// How much of the price of other rooms is missing for this one.
    debt = 0.389, 0.296, 0.423, 0.497;
    /// How much another Challenger mends who has a neutral unit in the room.
    help = 0.366, 0.539, 0.532, 0.52;
    /// Turns for each glitch cube that the next disaster may find missing in the supply.
    scarce = 0.751, 0.795, 1.6, 1.6;
    /// Cubes that a disaster may ask for beyond what is usual.
    excess = 2.62, 2.82, 5.0, 5.0;
    /// How far from the brink a cube still counts.
    blur = 1.13, 0.32, 0.868, 0.945;
    /// Cubes that a seat mends in a round.
    mends = 2.85, 1.44, 1.87, 2.22;
    /// Turns for each cube that will be missing later.
    later = 0.155, 0.0326, 0.124, 0.168;
    /// Turns for a damaged room that a diagnose card to come may show; twice as deep is four
    /// times as bad, since a unit mends a cube in every other turn only.
    deep = 0.11, 0.13, 0.0981, 0.0784;
    /// How much of what a mended cube is worth it is worth to stand there.
    post = 0.221, 0.144, 0.237, 0.205;
    /// The same where the seat cannot pay, and for units without a point.
    unpaid = 0.518, 0.495, 0.39, 0.356;
    more = 0.214, 0.206, 0.179, 0.19;
    /// A unit that the next hostile units will wound.
    doomed = 0.575, 0.444, 0.443, 0.436;
    /// What strength is worth in each round to come: MOVEs, points, units, income.
    moves = 3.15, 2.49, 2.08, 1.52;
    points = 4.52, 1.34, 1.81, 1.68;
    units = 8.36, 3.32, 3.21, 3.12;
    income = 2.6, 3.65, 2.82, 2.61;
    /// Arsenal that all hostile units to come will take and nobody has yet.
    arming = 0.484, 1.93, 0.654, 0.589;
    /// An empty store, and how much of one half fills it.
    stock = 0.218, 0.663, 0.579, 0.53;
    enough = 5.87, 11.5, 9.23, 6.99;
    /// How much of a round the running one counts for strength.
    coming = 0.156, 0.0262, 0.0855, 0.0657;
    /// A MOVE, in turns, where turns are alike.
    step = 0.06, 0.0455, 0.0482, 0.0522;
    // What is liked otherwise than in other modes.
    @taste {
        first_card = 0.141, 0.137, 0.235, 0.305;
        second_card = 0.242, 0.166, 0.221, 0.179;
        any_card = 0.038, 0.055, 0.101, 0.0814;
        spare = 0.0059, 0.0063, 0.0057, 0.0071;
        arsenal = 0.03, 0.0924, 0.044, 0.0478;
        grip = 0.015, 0.0015, 0.005, 0.0045;
        unit = 0.153, 0.254, 0.265, 0.273;
        wounded = 0.282, 0.0757, 0.181, 0.161;
        route = 0.0085, 0.003, 0.0071, 0.0072;
        militarize = 0.0105, 0.009, 0.0103, 0.0099;
        uses = 0.0116, 0.0036, 0.0156, 0.0153;
        keep = 0.019, 0.072, 0.0476, 0.0553;
        defence = 0.0116, 0.0034, 0.0059, 0.0051;
        chain = 0.349, 0.778, 0.771, 0.791;
        deepest = 0.389, 0.451, 0.495, 0.436;
        held = 0.692, 0.163, 0.284, 0.286;
        powered = 0.687, 0.324, 0.522, 0.407;
        refined = 0.388, 0.349, 0.36, 0.362;
        unpaid = 0.232, 0.409, 0.258, 0.29;
        teleport = 1.59, 0.525, 0.876, 0.955;
        teleport_any = 6.44, 4.31, 4.03, 3.87;
        deed_battle = 4.51, 3.0, 2.17, 1.73;
        wound = 1.01, 1.89, 0.843, 0.677;
        harm = 0.307, 1.05, 0.403, 0.322;
    }
}
