//! What the value of a state is made of.

use ark_ids::Achievement;

/// Turns that the goal still takes, by what they are for, and what helps besides.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Parts {
    /// Placing cubes.
    pub(crate) building: f32,
    /// Going where they are placed.
    pub(crate) walking: f32,
    /// Earning what they cost.
    pub(crate) earning: f32,
    /// Achievements.
    pub(crate) deeds: f32,
    /// The achievement that is nearest.
    pub(crate) nearest: Option<Achievement>,
    /// Victory points, got and in reach, in turns.
    pub(crate) points: f32,
    /// What the combats of this turn would bring.
    pub(crate) combat: f32,
    /// What helps in the long run.
    pub(crate) comfort: f32,
}

impl Parts {
    #[inline]
    pub(crate) fn value(&self) -> f32 {
        self.comfort + self.combat + self.points
            - self.building
            - self.walking
            - self.earning
            - self.deeds
    }
}
