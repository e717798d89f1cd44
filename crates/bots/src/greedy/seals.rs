//! The preemptive phase of Complexity 2: which seals are broken.

use ark_engine::variants::complexity_2;
use ark_engine::{Action, Game, Question, patch};

use super::search::Search;

pub(super) const PREEMPT: Question =
    Question::Patch(patch::Frame::Complexity2(complexity_2::Frame::Preempt));

impl Search<'_> {
    /// The best preemptive action. Where a seal may be broken, ways are found anew; no seal
    /// of its own is worth a thought, since the estimate knows only its own ways.
    pub(super) fn preempt(&mut self, g: &Game, actions: &[Action]) -> Action {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        let own = |action: &Action| match action {
            Action::Patch(patch::Action::Complexity2(own)) => Some(*own),
            _ => None,
        };
        let seals = |a: &Action| matches!(own(a), Some(complexity_2::Action::Seal(_)));
        let unseals = |a: &Action| matches!(own(a), Some(complexity_2::Action::Unseal(_)));
        list.extend(actions.iter().copied().filter(|a| !seals(a)));
        let action = if list.iter().any(unseals) {
            self.afresh(g, &list)
        } else {
            self.any_of(g, &list)
        };
        self.lists.push(list);
        action
    }
}
