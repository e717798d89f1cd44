//! A combat under way.

use ark_protocol::{Combat, CombatSide};

use super::Drawing;

impl Drawing<'_> {
    /// Who fights with which strength, before the cards.
    pub(crate) fn combat(&self, combat: &Combat) -> String {
        let room = self.words.phrase.room(self.scene, combat.at);
        let name = |side: &CombatSide| self.words.phrase.seat(self.scene, side.seat);
        if let (Some(_), [attacker, defender]) = (combat.attacker, &combat.sides[..]) {
            let blanks = [
                ("room", room.into()),
                ("attacker", name(attacker).into()),
                ("attack", attacker.strength.into()),
                ("defender", name(defender).into()),
                ("defence", defender.strength.into()),
            ];
            return self.words.say("combat", &blanks);
        }
        let side = |side: &CombatSide| format!("{} {}", name(side), side.strength);
        let sides: Vec<String> = combat.sides.iter().map(side).collect();
        let blanks = [("room", room.into()), ("sides", sides.join(", ").into())];
        self.words.say("melee", &blanks)
    }
}
