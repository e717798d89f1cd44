//! From the lobby to the first question.

use ark_content::Content;
use ark_engine::Options;
use ark_ids::{Faction, Group, Seat, Set};
use ark_phrase::{Lang, Phrase};
use ark_protocol::Named;
use ark_protocol::message::{ErrorCode, Problem, SeatOrder, Status};
use ark_record::{Header, Journal, Player, Seed, SeededDice};

use super::Table;
use super::act::Draft;
use crate::store::{Append, ChairRow, Setup, Standing, Stored};

/// The options of a table, or what is wrong with them.
pub(crate) fn options(setup: &Setup) -> Result<Options, Problem> {
    let content = Content::builtin();
    let unknown = |what: &str, slug: &str| {
        Problem::new(ErrorCode::Conflict, format!("there is no {what} {slug:?}"))
    };
    // The Dark Player, who comes last, has a chair but is none of the Challengers.
    let players = setup.factions.len() - usize::from(setup.dark_player);
    let mut options = Options::new(&setup.mode, players as u8);
    options.variants.clone_from(&setup.variants);
    for (own, level) in options.levels.iter_mut().zip(&setup.levels) {
        *own = (*level).into();
    }
    options.dark_player = setup.dark_player;
    options.more = setup.more;
    options.hard = setup.hard;
    options.layout.clone_from(&setup.layout);
    options.turn_limit = setup.turn_limit.unwrap_or(0);
    options.first = setup.first.map(Seat);
    options.random_seats = setup.seats == SeatOrder::Random;
    if let Some(groups) = &setup.groups {
        let mut chosen = Set::EMPTY;
        for slug in groups {
            let group = Group::find(content, slug).ok_or_else(|| unknown("group", slug))?;
            chosen.insert(group);
        }
        options.groups = Some(chosen);
    }
    for (slot, slug) in options.factions.iter_mut().zip(&setup.factions) {
        if let Some(slug) = slug {
            let faction = Faction::find(content, slug);
            *slot = Some(faction.ok_or_else(|| unknown("faction", slug))?);
        }
    }
    let mut conflicts = options.conflicts(content);
    if conflicts.is_empty()
        && let Err(found) = ark_engine::Rules::intern(content, &options)
    {
        conflicts = found;
    }
    let Some(first) = conflicts.first() else {
        return Ok(options);
    };
    let text = Phrase::new(Lang::En).conflict(content, first);
    Err(Problem::new(ErrorCode::Conflict, text))
}

/// The head of the record of a game on these chairs.
pub(crate) fn header(
    content: &Content,
    options: Options,
    chairs: &[ChairRow],
    seed: Seed,
) -> Header {
    let player = |chair: &ChairRow| Player {
        name: chair.name.clone(),
        kind: match chair.kind.as_str() {
            "open" => "human".to_owned(),
            kind => kind.to_owned(),
        },
    };
    let players = chairs.iter().map(player).collect();
    let mut header = Header::new(content, options, players);
    header.seed_hash = Some(SeededDice::commitment(seed));
    header
}

impl Table {
    /// Begins the game, at the wish of whoever created it.
    pub(super) async fn begin(&mut self, person: &str) -> Stored<Result<(), Problem>> {
        let row = self.row();
        let no = |code, text: &str| Ok(Err(Problem::new(code, text)));
        if row.creator != person {
            return no(
                ErrorCode::NotYourGame,
                "only who created the game starts it",
            );
        }
        if row.status != Status::Lobby {
            return no(ErrorCode::WrongTime, "the game has begun already");
        }
        if row.chairs.iter().any(ChairRow::is_free) {
            return no(ErrorCode::WrongTime, "a chair is still free");
        }
        let options = match options(&row.setup) {
            Ok(options) => options,
            Err(problem) => return Ok(Err(problem)),
        };
        let content = Content::builtin();
        let seed = self.seed()?;
        let header = header(content, options, &row.chairs, seed);
        let text = header.print(content);
        let Ok(journal) = Journal::begin(content, header) else {
            return no(ErrorCode::Conflict, "these choices cannot be played");
        };
        let mut draft = Draft::new(journal, 0);
        draft.roll(seed);
        let seq = draft.rows.last().map_or(0, |row| row.seq);
        let standing = Standing::of(&draft.journal, seq);
        let append = Append {
            game: self.id.clone(),
            rows: std::mem::take(&mut draft.rows),
            standing: standing.clone(),
            header: Some(text.clone()),
        };
        if !self.store().append(append).await? {
            self.catch_up().await?;
            return no(ErrorCode::WrongTime, "the game has begun already");
        }
        if let Some(row) = &mut self.row {
            row.header = Some(text);
        }
        self.take_over(draft, standing);
        Ok(Ok(()))
    }
}
