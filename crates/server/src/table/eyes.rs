//! How somebody looks at a game: in which language, from which seat.

use std::sync::OnceLock;

use ark_engine::{Event, Game};
use ark_ids::Seat;
use ark_phrase::{Lang, Phrase, Scene};
use ark_protocol::message::{Line, Offer, RefusedOffer, Seq};
use ark_protocol::{View, seen};
use ark_record::Header;

/// How somebody looks at a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Eyes {
    pub(crate) lang: Lang,
    /// None is an onlooker.
    pub(crate) looking: Option<Seat>,
}

/// What the eyes see of a position.
#[derive(Clone)]
pub(crate) struct Sight {
    pub(crate) view: View,
    pub(crate) options: Vec<Offer>,
    pub(crate) asides: Vec<Offer>,
    pub(crate) refused: Vec<RefusedOffer>,
    pub(crate) prompt: String,
}

pub(crate) fn phrase(lang: Lang) -> &'static Phrase {
    static PHRASES: OnceLock<[Phrase; 3]> = OnceLock::new();
    let phrases = PHRASES.get_or_init(|| Lang::ALL.map(Phrase::new));
    let found = phrases.iter().find(|phrase| phrase.lang() == lang);
    found.expect("every language has its phrases")
}

pub(super) fn scene(game: &Game, header: &Header) -> Scene {
    let name = |seat: Seat| {
        let player = usize::from(game.state.seat(seat).player);
        let player = header.players.get(player);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let names: Vec<String> = game.rules.players.iter().map(name).collect();
    Scene::of(game).with_names(&names)
}

impl Eyes {
    /// A position, with its sentences.
    pub(crate) fn see(self, game: &Game, header: &Header) -> Sight {
        let phrase = phrase(self.lang);
        let scene = scene(game, header);
        let mut view = View::of(game, self.looking);
        let options = std::mem::take(&mut view.options);
        let asides = std::mem::take(&mut view.asides);
        let refused = std::mem::take(&mut view.refused);
        let offer = |action| Offer {
            text: phrase.action(&scene, &action),
            action,
        };
        Sight {
            prompt: phrase.waiting(&scene, &view.waiting, self.looking.map(|seat| seat.0)),
            options: options.into_iter().map(offer).collect(),
            asides: asides.into_iter().map(offer).collect(),
            refused: refused
                .into_iter()
                .map(|no| RefusedOffer {
                    text: phrase.action(&scene, &no.action),
                    reason: phrase.why(&scene, no.refusal.why),
                    citation: phrase.citation(&no.refusal.rule),
                    rule: no.refusal.rule,
                    why: no.refusal.why,
                    action: no.action,
                })
                .collect(),
            view,
        }
    }

    /// What happened by the row `seq`, which led to this position.
    pub(crate) fn lines(
        self,
        game: &Game,
        header: &Header,
        seq: Seq,
        events: &[Event],
    ) -> Vec<Line> {
        let phrase = phrase(self.lang);
        let scene = scene(game, header);
        let seen = |event: &Event| seen(game, *event, self.looking);
        let line = |event| Line {
            seq,
            text: phrase.event(&scene, &event),
            event,
        };
        events.iter().filter_map(seen).map(line).collect()
    }
}
