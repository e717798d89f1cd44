//! What a route answers when it cannot do what was asked.

use ark_protocol::message::{ErrorCode, Problem};
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::store::StoreError;

/// A problem, as an answer.
pub(crate) struct Failure(Problem);

impl Failure {
    pub(crate) fn new(code: ErrorCode, text: &str) -> Self {
        Self(Problem::new(code, text))
    }

    pub(crate) fn not_found() -> Self {
        Self::new(ErrorCode::NotFound, "there is nothing here")
    }

    pub(crate) fn foreign() -> Self {
        let text = "a page of another origin may not speak for you";
        Self::new(ErrorCode::Nobody, text)
    }

    pub(crate) fn internal() -> Self {
        Self::new(ErrorCode::Internal, "the server failed; nothing changed")
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::internal()
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Self {
        let code = if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            ErrorCode::TooLarge
        } else {
            ErrorCode::Malformed
        };
        Self::new(code, &rejection.body_text())
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(ErrorCode::Malformed, &rejection.body_text())
    }
}

impl From<PathRejection> for Failure {
    fn from(rejection: PathRejection) -> Self {
        Self::new(ErrorCode::Malformed, &rejection.body_text())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::Nobody => StatusCode::UNAUTHORIZED,
            ErrorCode::NotYourSeat | ErrorCode::NotYourGame | ErrorCode::NotAllowed => {
                StatusCode::FORBIDDEN
            }
            ErrorCode::Stale
            | ErrorCode::Full
            | ErrorCode::WrongTime
            | ErrorCode::NothingToUndo => StatusCode::CONFLICT,
            ErrorCode::Malformed | ErrorCode::Conflict | ErrorCode::Version => {
                StatusCode::BAD_REQUEST
            }
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(self.0)).into_response()
    }
}
