//! What each watcher is told, in its language and with its eyes.

use std::sync::OnceLock;

use ark_bots::Kind;
use ark_engine::{Event, Game};
use ark_ids::Seat;
use ark_phrase::{Lang, Phrase, Scene};
use ark_protocol::message::{
    GameSummary, Line, Offer, Player, PlayerKind, Position, RefusedOffer, Seq, ServerMessage,
    Status, UndoOffer,
};
use ark_protocol::{Action, Refusal, View, seen};
use ark_record::Header;

use super::act::Happened;
use super::{Connection, Course, Table, Watcher};
use crate::store::GameRow;

fn phrase(lang: Lang) -> &'static Phrase {
    static PHRASES: OnceLock<[Phrase; 3]> = OnceLock::new();
    let phrases = PHRASES.get_or_init(|| Lang::ALL.map(Phrase::new));
    let found = phrases.iter().find(|phrase| phrase.lang() == lang);
    found.expect("every language has its phrases")
}

fn scene(game: &Game, header: &Header) -> Scene {
    let name = |seat: Seat| {
        let player = usize::from(game.state.seat(seat).player);
        let player = header.players.get(player);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let names: Vec<String> = game.rules.all_seats().iter().map(name).collect();
    Scene::of(game).with_names(&names)
}

/// A game as `person` sees it in a list.
pub(crate) fn summary(row: &GameRow, person: &str, online: impl Fn(&str) -> bool) -> GameSummary {
    let mine = |player: usize| row.chairs[player].person.as_deref() == Some(person);
    let players = row.chairs.iter().enumerate().map(|(i, chair)| Player {
        name: chair.name.clone(),
        kind: match (&chair.person, Kind::from_slug(&chair.kind)) {
            (Some(_), _) => PlayerKind::Human,
            (None, Some(_)) => PlayerKind::Bot,
            (None, None) => PlayerKind::Open,
        },
        bot: Kind::from_slug(&chair.kind).map(|kind| kind.slug().to_owned()),
        seat: row.standing.seats.get(i).copied(),
        you: mine(i),
        online: chair.person.as_deref().is_some_and(&online),
    });
    let players: Vec<Player> = players.collect();
    let sits = players.iter().any(|player| player.you);
    let waiting = row.standing.waiting.iter().map(|i| usize::from(*i));
    let waiting: Vec<usize> = waiting.filter(|i| *i < players.len()).collect();
    GameSummary {
        id: row.id.clone(),
        code: (sits || row.public).then(|| row.code.clone()),
        mode: row.setup.mode.clone(),
        status: row.status,
        public: row.public,
        yours: row.creator == person,
        your_turn: waiting.iter().any(|i| mine(*i)),
        waiting_for: waiting.iter().map(|i| players[*i].name.clone()).collect(),
        players,
        turn: row.standing.turn,
        seq: row.standing.seq,
        updated: row.updated,
    }
}

impl Table {
    fn summary_for(&self, watcher: &Watcher) -> GameSummary {
        let online = |person: &str| self.watchers.values().any(|w| w.person.id == person);
        summary(self.row(), &watcher.person.id, online)
    }

    pub(super) fn lobby_for(&self, watcher: &Watcher) -> ServerMessage {
        let game = Box::new(self.summary_for(watcher));
        ServerMessage::Lobby { game }
    }

    pub(super) fn tell_lobby(&self) {
        if self.row().status != Status::Lobby {
            return;
        }
        for watcher in self.watchers.values() {
            watcher.tell(self.lobby_for(watcher));
        }
    }

    /// Somebody came or went.
    pub(super) fn tell_players(&self) {
        for watcher in self.watchers.values() {
            let players = self.summary_for(watcher).players;
            watcher.tell(ServerMessage::Players { players });
        }
    }

    pub(super) fn state(&self, watcher: &Watcher, course: &Course) -> ServerMessage {
        ServerMessage::State {
            position: Box::new(self.position(watcher, course)),
        }
    }

    pub(super) fn tell_state(&self, connection: Connection) {
        let watcher = &self.watchers[&connection];
        watcher.tell(match &self.course {
            Some(course) => self.state(watcher, course),
            None => self.lobby_for(watcher),
        });
    }

    pub(super) fn tell_moved(&self, by: Option<u8>, happened: &[Happened]) {
        let Some(course) = &self.course else { return };
        let header = course.journal.header();
        for watcher in self.watchers.values() {
            let mut lines = Vec::new();
            for Happened { seq, events, game } in happened {
                tell_events(watcher, header, game, *seq, events, &mut lines);
            }
            watcher.tell(ServerMessage::Moved {
                by,
                lines,
                position: Box::new(self.position(watcher, course)),
            });
        }
    }

    pub(super) fn tell_undone(&self, by: Seat) {
        let Some(course) = &self.course else { return };
        for watcher in self.watchers.values() {
            watcher.tell(ServerMessage::Undone {
                by: by.0,
                position: Box::new(self.position(watcher, course)),
            });
        }
    }

    pub(super) fn position(&self, watcher: &Watcher, course: &Course) -> Position {
        let game = course.journal.game();
        let phrase = phrase(watcher.lang);
        let scene = scene(game, course.journal.header());
        let mut view = View::of(game, watcher.looking);
        let options = std::mem::take(&mut view.options);
        let refused = std::mem::take(&mut view.refused);
        let undo = watcher.looking.and_then(|seat| {
            let undo = self.undo_of(course, seat)?;
            let chairs = self.row().chairs.iter();
            let named =
                chairs.filter(|c| c.person.as_ref().is_some_and(|p| undo.consent.contains(p)));
            Some(UndoOffer {
                seat: seat.0,
                free: undo.free,
                consent: named.map(|chair| chair.name.clone()).collect(),
            })
        });
        Position {
            seq: course.seq,
            seats: watcher.seats.iter().map(|seat| seat.0).collect(),
            looking: watcher.looking.map(|seat| seat.0),
            prompt: phrase.waiting(&scene, &view.waiting, watcher.looking.map(|seat| seat.0)),
            options: options
                .into_iter()
                .map(|action| Offer {
                    text: phrase.action(&scene, &action),
                    action,
                })
                .collect(),
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
            players: self.summary_for(watcher).players,
            undo,
        }
    }
}

/// What happened after a row, as far as it still counts.
pub(super) fn lines_since(watcher: &Watcher, course: &Course, since: Seq) -> Vec<Line> {
    let journal = &course.journal;
    let mut game = journal.position(0);
    let mut lines = Vec::new();
    for (entry, seq) in journal.entries().iter().zip(&course.rows) {
        let mut events: Vec<Event> = Vec::new();
        game.apply(entry.input, &mut events)
            .expect("the record was played");
        if *seq > since {
            tell_events(watcher, journal.header(), &game, *seq, &events, &mut lines);
        }
    }
    lines
}

/// Why an act was refused.
pub(super) fn refused(
    watcher: &Watcher,
    course: &Course,
    id: String,
    action: &Action,
    refusal: &Refusal,
) -> ServerMessage {
    let phrase = phrase(watcher.lang);
    let scene = scene(course.journal.game(), course.journal.header());
    ServerMessage::Refused {
        id,
        text: phrase.refused(&scene, action, refusal),
        citation: phrase.citation(&refusal.rule),
        rule: refusal.rule.clone(),
        why: refusal.why,
    }
}

fn tell_events(
    watcher: &Watcher,
    header: &Header,
    game: &Game,
    seq: Seq,
    events: &[Event],
    lines: &mut Vec<Line>,
) {
    let phrase = phrase(watcher.lang);
    let scene = scene(game, header);
    for event in events {
        let Some(event) = seen(game.rules, *event, watcher.looking) else {
            continue;
        };
        let text = phrase.event(&scene, &event);
        lines.push(Line { seq, text, event });
    }
}
