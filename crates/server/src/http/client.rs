//! The files of the web client.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Ark</title><h1>Ark</h1>\
    <p>The server runs, but it was built without its web client. Build the client and \
    then the server again:</p>\
    <pre>npm --prefix web ci\nnpm --prefix web run build\ncargo run --release -- serve</pre>";

/// A file of the client; what is no file is a page of the client, which finds its
/// way by itself.
pub(super) async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return found(path, file);
    }
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get("index.html") {
        Some(index) if page => found("index.html", index),
        None if page => Html(NO_CLIENT).into_response(),
        _ => (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}

fn found(path: &str, file: EmbeddedFile) -> Response {
    // The names of built files change with their content; the page's does not.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, cache),
    ];
    (headers, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
