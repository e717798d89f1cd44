//! How a game that is over went.

use ark_phrase::Lang;
use ark_protocol::message::{AnalysisState, ErrorCode, Status};
use axum::Json;
use axum::extract::{Path, Query, State};

use super::catalogue::Speaking;
use super::games::game;
use super::history::review;
use super::{App, Failure, Someone};
use crate::store::{AnalysisRow, Person};
use crate::table::Review;

/// How far it is, and what was found out.
pub(super) async fn show(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
    Query(speaking): Query<Speaking>,
) -> Result<Json<AnalysisState>, Failure> {
    only_when_over(&app, &id, &person).await?;
    state(&app, &id, &person, speaking.lang()).await
}

/// Begins it unless it is done or somebody is at it.
pub(super) async fn ask(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
    Query(speaking): Query<Speaking>,
) -> Result<Json<AnalysisState>, Failure> {
    only_when_over(&app, &id, &person).await?;
    if app.store.analysis(&id).await?.is_none() {
        let whole = review(&app, &id, &person, None, |review| Ok(Box::new(review))).await?;
        app.analyst.begin(&id, whole).await?;
    }
    state(&app, &id, &person, speaking.lang()).await
}

/// All cards are open then; before, chances would tell what others hold.
async fn only_when_over(app: &App, id: &str, person: &Person) -> Result<(), Failure> {
    if game(app, id, person).await?.status == Status::Over {
        return Ok(());
    }
    let text = "a game is looked back at when it is over";
    Err(Failure::new(ErrorCode::WrongTime, text))
}

async fn state(
    app: &App,
    id: &str,
    person: &Person,
    lang: Lang,
) -> Result<Json<AnalysisState>, Failure> {
    Ok(Json(match app.store.analysis(id).await? {
        None => AnalysisState::None,
        Some(AnalysisRow::Running { done, total }) => AnalysisState::Running { done, total },
        Some(AnalysisRow::Done(findings)) => {
            let tell = move |review: Review| Ok(review.analysis(&findings, lang));
            let analysis = review(app, id, person, None, tell).await?;
            AnalysisState::Done { analysis }
        }
    }))
}
