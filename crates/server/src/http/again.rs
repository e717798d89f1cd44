//! Playing on from a game that was played: a rematch, or a fork.

use ark_bots::Kind;
use ark_ids::Seat;
use ark_protocol::message::{Deal, ErrorCode, Fork, GameDetail, GameOrigin, Rematch, Status};
use ark_record::Journal;
use axum::Json;
use axum::extract::{Path, State};

use super::games::{Body, begin, game, show_game};
use super::guard::Origin;
use super::history::review;
use super::{App, Failure, Someone};
use crate::random;
use crate::store::{Begun, ChairRow, GameRow, NewGame, Person, Row, Setup, Standing};
use crate::table::{self, Draft, Review};

/// The same players once more. Who comes second gets the game that the first began.
pub(super) async fn rematch(
    State(app): State<App>,
    Someone(person): Someone,
    Origin(from): Origin,
    Path(id): Path<String>,
    body: Body<Rematch>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(Rematch { deal }) = body?;
    let old = game(&app, &id, &person).await?;
    if !old.seats(&person.id) && old.creator != person.id {
        return Err(Failure::new(
            ErrorCode::NotYourGame,
            "only who played it asks for a rematch",
        ));
    }
    if old.status != Status::Over {
        return Err(Failure::new(ErrorCode::WrongTime, "the game is not over"));
    }
    let origin = GameOrigin::Rematch {
        game: id.clone(),
        deal,
    };
    if let Some(other) = &old.rematch
        && let Some(other) = app.store.game(other).await?
        && other.status != Status::Over
        && other.origin.as_ref() == Some(&origin)
    {
        return show_game(&app, &other.id, &person).await;
    }
    app.may_create(from)?;
    let chairs: Vec<ChairRow> = old
        .chairs
        .iter()
        .map(|chair| sit_again(chair, &person))
        .collect();
    let seed = match deal {
        Deal::Same => old.seed.clone(),
        Deal::New => random::hex(&app.deal(&person).await?),
    };
    let new = NewGame {
        creator: &person,
        setup: &old.setup,
        chairs: &chairs,
        public: old.public,
        seed: &seed,
        origin: Some(&origin),
        begun: None,
    };
    let new = app.store.create(&new).await?;
    if !app
        .store
        .set_rematch(&id, old.rematch.as_deref(), &new)
        .await?
    {
        // Somebody else was faster; our empty table is forgotten.
        app.store.forget(&new).await?;
        let faster = game(&app, &id, &person).await?.rematch;
        return show_game(&app, &faster.ok_or_else(Failure::internal)?, &person).await;
    }
    app.hub.changed(&id).await;
    let others = |chair: &ChairRow| chair.person.as_ref().is_some_and(|p| *p != person.id);
    if !chairs.iter().any(others) {
        begin(&app, &new, &person).await?;
    }
    show_game(&app, &new, &person).await
}

/// The chair of a rematch: others may leave theirs before it begins.
fn sit_again(chair: &ChairRow, me: &Person) -> ChairRow {
    match &chair.person {
        Some(person) if *person == me.id => ChairRow::of("human", person, &chair.name),
        Some(person) => ChairRow::of("open", person, &chair.name),
        None => ChairRow::empty(&chair.kind),
    }
}

/// Another game from a position of this one, against bots.
pub(super) async fn fork(
    State(app): State<App>,
    Someone(person): Someone,
    Origin(from): Origin,
    Path(id): Path<String>,
    body: Body<Fork>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(fork) = body?;
    let bot = fork.bot.as_deref().unwrap_or(table::STAND_IN.slug());
    let bot = Kind::from_slug(bot)
        .ok_or_else(|| Failure::new(ErrorCode::Malformed, "there is no such bot"))?;
    app.may_create(from)?;
    let seed = app.deal(&person).await?;
    let seq = fork.seq;
    let me = person.clone();
    let make = move |review: Review| Forked::new(&review, &fork, bot, &me, seed);
    let forked = review(&app, &id, &person, Some(seq), make).await?;
    let new = NewGame {
        creator: &person,
        setup: &forked.setup,
        chairs: &forked.chairs,
        public: false,
        seed: &random::hex(&seed),
        origin: Some(&forked.origin),
        begun: Some(Begun {
            header: &forked.header,
            rows: &forked.rows,
            standing: &forked.standing,
        }),
    };
    let new = app.store.create(&new).await?;
    app.hub.wake(&new).await;
    show_game(&app, &new, &person).await
}

/// A game that begins in the middle.
struct Forked {
    setup: Setup,
    chairs: Vec<ChairRow>,
    origin: GameOrigin,
    header: String,
    rows: Vec<Row>,
    standing: Standing,
}

impl Forked {
    fn new(
        review: &Review,
        fork: &Fork,
        bot: Kind,
        me: &Person,
        seed: [u8; 32],
    ) -> Result<Self, Failure> {
        let row: &GameRow = &review.row;
        let journal = &review.course().journal;
        let all = journal.game().rules.players;
        let mine = review.seats(&me.id);
        // What others hide would come to light in the fork.
        if row.status != Status::Over && mine != all {
            let text = "a game is forked when it is over, or by who plays every seat";
            return Err(Failure::new(ErrorCode::WrongTime, text));
        }
        let seat = fork.seat.map(Seat).or(mine.min()).unwrap_or(Seat(0));
        if !all.has(seat) {
            return Err(Failure::new(ErrorCode::NotFound, "there is no such seat"));
        }
        let player = usize::from(journal.game().state.seat(seat).player);
        let chairs: Vec<ChairRow> = (0..row.chairs.len())
            .map(|index| {
                if index == player {
                    ChairRow::of("human", &me.id, &me.name)
                } else {
                    ChairRow::empty(bot.slug())
                }
            })
            .collect();
        let options = journal.header().options.clone();
        // What was played goes on as it began, with its edition of the content.
        let content = journal.game().rules.content;
        let header = table::header(content, options, &chairs, seed);
        let text = header.print(content);
        let played = journal.entries();
        let begun = Journal::begin(content, header).map_err(|_| Failure::internal())?;
        let mut draft = Draft::new(begun, 0);
        for entry in played {
            draft
                .take(entry.input, None)
                .map_err(|_| Failure::internal())?;
        }
        draft.roll(seed);
        let standing = Standing::of(&draft.journal, draft.rows.len() as u32);
        Ok(Self {
            setup: row.setup.clone(),
            chairs,
            origin: GameOrigin::Fork {
                game: row.id.clone(),
                seq: fork.seq,
                inputs: played.len() as u32,
            },
            header: text,
            rows: draft.rows,
            standing,
        })
    }
}
