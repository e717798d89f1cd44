//! Every route: what it is for, what it takes and gives, and what answers it. The router
//! and the document of the interface are both made of this list.

use axum::handler::Handler;
use axum::routing::{self, MethodRouter};

use super::{App, again, analysis, catalogue, games, history, live, me, node};

/// What a route answers with.
#[derive(Clone, Copy)]
pub(super) enum Gives {
    /// A type of the protocol.
    One(&'static str),
    List(&'static str),
    Text,
    Nothing,
    /// A live connection.
    Live,
    /// This very document.
    Document,
}

/// A route.
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) handler: MethodRouter<App>,
    pub(super) says: &'static str,
    pub(super) gives: Gives,
    /// The type of the body.
    pub(super) takes: Option<&'static str>,
    /// What may stand behind the `?`: name and type.
    pub(super) query: &'static [(&'static str, &'static str)],
    /// Whether it asks who one is.
    pub(super) known: bool,
}

impl Route {
    fn gives(mut self, kind: &'static str) -> Self {
        self.gives = Gives::One(kind);
        self
    }

    fn lists(mut self, kind: &'static str) -> Self {
        self.gives = Gives::List(kind);
        self
    }

    fn takes(mut self, kind: &'static str) -> Self {
        self.takes = Some(kind);
        self
    }

    fn query(mut self, query: &'static [(&'static str, &'static str)]) -> Self {
        self.query = query;
        self
    }

    fn for_anyone(mut self) -> Self {
        self.known = false;
        self
    }
}

fn route(
    method: &'static str,
    path: &'static str,
    handler: MethodRouter<App>,
    says: &'static str,
) -> Route {
    Route {
        method,
        path,
        handler,
        says,
        gives: Gives::Text,
        takes: None,
        query: &[],
        known: true,
    }
}

fn get<T: 'static>(path: &'static str, handler: impl Handler<T, App>, says: &'static str) -> Route {
    route("GET", path, routing::get(handler), says)
}

fn post<T: 'static>(
    path: &'static str,
    handler: impl Handler<T, App>,
    says: &'static str,
) -> Route {
    route("POST", path, routing::post(handler), says)
}

/// How somebody wants to look back.
const LOOKING: &[(&str, &str)] = &[("lang", "string"), ("seat", "number")];
const LANG: &[(&str, &str)] = &[("lang", "string")];

pub(super) fn all() -> Vec<Route> {
    let mut live = get(
        "/api/games/{id}/live",
        live::live,
        "The live connection of a game, a WebSocket: the client says ClientMessage, the server ServerMessage",
    );
    live.gives = Gives::Live;
    let mut document = get("/api/openapi.json", node::openapi, "This document").for_anyone();
    document.gives = Gives::Document;
    let mut call_off = route(
        "DELETE",
        "/api/games/{id}",
        routing::delete(games::call_off),
        "Call off a game one created, before it begins",
    );
    call_off.gives = Gives::Nothing;
    let rename = routing::patch(me::rename);
    vec![
        get("/api/health", node::health, "Whether the server runs").for_anyone(),
        get(
            "/api/ready",
            node::ready,
            "Whether it can serve: 503 if it stops or has no database",
        )
        .for_anyone(),
        get(
            "/metrics",
            node::metrics,
            "What the server does, for Prometheus",
        )
        .for_anyone(),
        document,
        get(
            "/api/me",
            me::show,
            "Who one is; whoever is new becomes a guest",
        )
        .gives("Me")
        .for_anyone(),
        route("PATCH", "/api/me", rename, "Another name")
            .takes("Rename")
            .gives("Me"),
        post(
            "/api/me/recover",
            me::recover,
            "Become the person of a recovery link",
        )
        .takes("Recover")
        .gives("Me")
        .for_anyone(),
        post(
            "/api/me/recovery",
            me::renew,
            "A link that brings oneself back; older ones are void",
        )
        .gives("Recovery"),
        get("/api/modes", catalogue::modes, "What can be played")
            .query(LANG)
            .lists("Mode")
            .for_anyone(),
        get(
            "/api/content",
            catalogue::content,
            "The things of the game and what they are called",
        )
        .query(LANG)
        .gives("Catalogue")
        .for_anyone(),
        get(
            "/api/games",
            games::list,
            "Games: mine, open ones to join, running ones to watch",
        )
        .query(&[("list", "GameList")])
        .lists("GameSummary"),
        post("/api/games", games::create, "A new game")
            .takes("CreateGame")
            .gives("GameDetail"),
        post(
            "/api/games/join",
            games::join,
            "Take a free chair by the code of a game",
        )
        .takes("JoinGame")
        .gives("GameDetail"),
        get("/api/games/{id}", games::show, "A game").gives("GameDetail"),
        call_off,
        post(
            "/api/games/{id}/leave",
            games::leave,
            "Free one's chair, or leave it to a bot",
        )
        .gives("GameDetail"),
        post(
            "/api/games/{id}/start",
            games::start,
            "Begin the game one created",
        )
        .gives("GameDetail"),
        post(
            "/api/games/{id}/rematch",
            again::rematch,
            "The same players once more",
        )
        .takes("Rematch")
        .gives("GameDetail"),
        post(
            "/api/games/{id}/fork",
            again::fork,
            "Another game from a position of this one, against bots",
        )
        .takes("Fork")
        .gives("GameDetail"),
        get(
            "/api/games/{id}/history",
            history::history,
            "What happened, as one saw it",
        )
        .query(LOOKING)
        .gives("History"),
        get(
            "/api/games/{id}/at/{seq}",
            history::at,
            "A position as it was after a row",
        )
        .query(LOOKING)
        .gives("Position"),
        get(
            "/api/games/{id}/figures",
            history::figures,
            "What lies open of each seat, turn by turn",
        )
        .gives("Figures"),
        get(
            "/api/games/{id}/analysis",
            analysis::show,
            "How a game that is over went, as far as it is known",
        )
        .query(LANG)
        .gives("AnalysisState"),
        post(
            "/api/games/{id}/analysis",
            analysis::ask,
            "Find out how a game that is over went",
        )
        .query(LANG)
        .gives("AnalysisState"),
        get(
            "/api/games/{id}/record",
            history::record,
            "The record of a game that is over",
        ),
        live,
    ]
}
