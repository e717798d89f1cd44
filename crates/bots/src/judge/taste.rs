//! What Greedy likes, in turns. The numbers were found by play against itself.

macro_rules! taste {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// What Greedy likes, in turns.
        #[derive(Clone, Debug)]
        pub struct Taste { $($(#[$doc])* pub $name: f32,)* }

        impl Default for Taste {
            fn default() -> Self {
                Self { $($name: $value,)* }
            }
        }

        impl Taste {
            /// Every liking with its name, for tuning.
            pub fn each(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)*]
            }
        }
    };
}

taste! {
    /// The best card in hand, per turn that its use saves.
    first_card = 0.4;
    /// The second best.
    second_card = 0.3;
    /// Any card.
    any_card = 0.05;
    /// A resource in hand, whatever it is for.
    spare = 0.006;
    /// A step on the arsenal track.
    arsenal = 0.02;
    /// A room under control.
    grip = 0.03;
    /// A room explored, while there are more to come.
    explored = 0.06;
    /// A unit at hand.
    unit = 0.15;
    /// A unit in the Sickbay, against.
    wounded = 0.5;
    /// A route per turn.
    route = 0.02;
    /// A step of MILITARIZE per turn.
    militarize = 0.02;
    /// A use of an artifact per turn.
    uses = 0.03;
    /// A card kept per DISCOVER.
    keep = 0.03;
    /// A point of defence per unit.
    defence = 0.01;
    /// A chain.
    chain = 0.5;
    /// How much the place that wants most cubes counts, against their number.
    deepest = 0.5;
    /// How much ENGINEER waits for other turns when there are none to fill.
    waiting = 0.3;
    /// A factory that only a unit holds, as part of one that stays held.
    held = 0.55;
    /// A factory that a cylinder holds, likewise.
    powered = 0.8;
    /// A resource that serves only by refining.
    refined = 0.6;
    /// The least turns of earning while something cannot be paid.
    unpaid = 0.35;
    /// MOVEs that an unknown mission will take.
    unknown_way = 9.0;
    /// An opponent in a room that is wanted, in turns.
    trouble = 1.0;
    /// MOVEs to a room that is not found yet.
    lost_way = 5.0;
    /// More of them for each room of the deck, shared with the others who look.
    lost_deck = 2.0;
    /// A TELEPORT in MOVEs.
    teleport = 1.5;
    /// A TELEPORT ANY in MOVEs.
    teleport_any = 3.0;
    /// How slowly cubes come, against ENGINEER points.
    deed_cubes = 1.5;
    /// Rooms that come under control per turn anyway.
    deed_rooms = 0.6;
    /// Rooms per route.
    deed_routes = 0.7;
    /// How slowly rooms are found, against MOVEs.
    deed_explore = 1.2;
    /// How much slower for each room that a fair share leaves to others.
    race = 0.5;
    /// Turns of going to a battle.
    deed_battle = 2.0;
    /// How much the achievement after those wanted counts.
    deed_next = 0.15;
    /// Turns that a wound costs.
    wound = 0.9;
    /// Turns that an opponent's wound is worth.
    harm = 0.25;
    /// A card of a trail that is still closed.
    ahead = 1.5;
    /// A victory point.
    point = 0.25;
    /// Turns that a first victory is worth while achievements count.
    laurels = 1.8;
}
