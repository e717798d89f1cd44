//! What each watcher is told, in its language and with its eyes.

use ark_bots::Kind;
use ark_engine::Event;
use ark_ids::{Seat, Set};
use ark_protocol::message::{
    GameSummary, Line, Player, PlayerKind, Position, Seq, ServerMessage, Status, UndoOffer,
};
use ark_protocol::{Action, Refusal};
use ark_record::SeededDice;

use super::act::Happened;
use super::eyes::{Eyes, Sight, phrase, scene};
use super::{Connection, Course, Table, Watcher};
use crate::random;
use crate::store::GameRow;

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
        stand_in: chair.stand_in.clone(),
    });
    let players: Vec<Player> = players.collect();
    let sits = players.iter().any(|player| player.you);
    let waiting = row.standing.waiting.iter().map(|i| usize::from(*i));
    let waiting: Vec<usize> = waiting.filter(|i| *i < players.len()).collect();
    GameSummary {
        id: row.id.clone(),
        code: (sits || row.public).then(|| row.code.clone()),
        mode: row.setup.mode.clone(),
        variants: row.setup.variants.clone(),
        dark_player: row.setup.dark_player,
        status: row.status,
        public: row.public,
        closed: row.setup.closed,
        hints: row.hints(),
        yours: row.creator == person,
        your_turn: waiting.iter().any(|i| mine(*i)),
        waiting_for: waiting.iter().map(|i| players[*i].name.clone()).collect(),
        players,
        turn: row.standing.turn,
        seq: row.standing.seq,
        origin: row.origin.clone(),
        // Whoever watches is not led on to where they have no business.
        rematch: row.rematch.clone().filter(|_| sits || row.public),
        updated: row.updated,
    }
}

impl Table {
    fn summary_for(&self, watcher: &Watcher) -> GameSummary {
        let online = |person: &str| self.is_here(person);
        summary(self.row(), &watcher.person.id, online)
    }

    /// The game is gone before it began.
    pub(super) fn call_off(&mut self) {
        self.gone = true;
        for (_, watcher) in self.watchers.drain() {
            watcher.tell(ServerMessage::CalledOff);
        }
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
        let lines = |eyes: Eyes| {
            let told = happened.iter();
            told.flat_map(|h| eyes.lines(&h.game, header, h.seq, &h.events))
                .collect()
        };
        self.tell_all(course, lines, |lines, position| ServerMessage::Moved {
            by,
            lines,
            position,
        });
    }

    /// Tells what happened since a row that was told.
    pub(super) fn tell_since(&self, seq: Seq) {
        let Some(course) = &self.course else { return };
        let lines = |eyes| lines_since(eyes, course, seq);
        self.tell_all(course, lines, |lines, position| ServerMessage::Moved {
            by: None,
            lines,
            position,
        });
    }

    pub(super) fn tell_undone(&self, by: Seat) {
        let Some(course) = &self.course else { return };
        let none = |_| Vec::new();
        self.tell_all(course, none, |_, position| ServerMessage::Undone {
            by: by.0,
            position,
        });
    }

    /// Tells everybody a position, and what led to it. What those who look alike see is
    /// made once.
    fn tell_all(
        &self,
        course: &Course,
        lines: impl Fn(Eyes) -> Vec<Line>,
        message: impl Fn(Vec<Line>, Box<Position>) -> ServerMessage,
    ) {
        let mut alike: Vec<(Eyes, Vec<&Watcher>)> = Vec::new();
        for watcher in self.watchers.values() {
            let eyes = watcher.eyes();
            match alike.iter_mut().find(|(other, _)| *other == eyes) {
                Some((_, group)) => group.push(watcher),
                None => alike.push((eyes, vec![watcher])),
            }
        }
        let tell = |watcher: &Watcher, lines, sight| {
            let position = Box::new(self.position_of(watcher, course, sight));
            watcher.tell(message(lines, position));
        };
        for (eyes, group) in alike {
            let sight = eyes.see(course.journal.game(), course.journal.header());
            let lines = lines(eyes);
            let Some((last, others)) = group.split_last() else {
                continue;
            };
            for watcher in others {
                tell(watcher, lines.clone(), sight.clone());
            }
            tell(last, lines, sight);
        }
    }

    pub(super) fn position(&self, watcher: &Watcher, course: &Course) -> Position {
        let journal = &course.journal;
        let sight = watcher.eyes().see(journal.game(), journal.header());
        self.position_of(watcher, course, sight)
    }

    fn position_of(&self, watcher: &Watcher, course: &Course, sight: Sight) -> Position {
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
            undo,
            players: self.summary_for(watcher).players,
            ..position(
                self.row(),
                course.seq,
                watcher.seats,
                watcher.looking,
                sight,
            )
        }
    }
}

/// A position as somebody with these seats sees it who is no guest at the table.
pub(crate) fn position(
    row: &GameRow,
    seq: Seq,
    seats: Set<Seat>,
    looking: Option<Seat>,
    sight: Sight,
) -> Position {
    let over = row.status == Status::Over;
    Position {
        seq,
        seats: seats.iter().map(|seat| seat.0).collect(),
        looking: looking.map(|seat| seat.0),
        view: sight.view,
        options: sight.options,
        asides: sight.asides,
        refused: sight.refused,
        prompt: sight.prompt,
        players: Vec::new(),
        undo: None,
        hints: row.hints() && !over && !seats.is_empty(),
        seed_hash: seed_hash(row),
        seed: over.then(|| row.seed.clone()),
    }
}

/// What the seed must prove.
pub(crate) fn seed_hash(row: &GameRow) -> String {
    random::from_hex(&row.seed).map_or_else(String::new, SeededDice::commitment)
}

/// What happened after a row, as far as it still counts.
pub(super) fn lines_since(eyes: Eyes, course: &Course, since: Seq) -> Vec<Line> {
    let journal = &course.journal;
    let mut game = journal.position(0);
    let mut lines = Vec::new();
    for (entry, seq) in journal.entries().iter().zip(&course.rows) {
        let mut events: Vec<Event> = Vec::new();
        game.apply(entry.input, &mut events)
            .expect("the record was played");
        if *seq > since {
            lines.extend(eyes.lines(&game, journal.header(), *seq, &events));
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
