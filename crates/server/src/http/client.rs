//! The files of the web client.

use std::borrow::Cow;
use std::path::{Component, Path};

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Embedded;

/// A file of the client: out of the program, if it is a release, else from the disk as
/// it is now. (`rust-embed` could read the disk too, but finds nothing in a folder that
/// came to be after the program was compiled.)
fn read(path: &str) -> Option<Cow<'static, [u8]>> {
    if !cfg!(debug_assertions) {
        return Embedded::get(path).map(|file| file.data);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let plain = |part| matches!(part, Component::Normal(_));
    let inside = Path::new(path).components().all(plain);
    let file = std::fs::read(folder.join(path)).ok().filter(|_| inside);
    file.map(Cow::Owned)
}

const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Ark</title><h1>Ark</h1>\
    <p>The server runs, but it was built without its web client. Build the client and \
    then the server again:</p>\
    <pre>npm --prefix web ci\nnpm --prefix web run build\ncargo run --release -- serve</pre>";

/// A file of the client; what is no file is a page of the client, which finds its
/// way by itself.
pub(super) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = found(path, &headers) {
        return file;
    }
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match found("index.html", &headers) {
        Some(index) if page => index,
        None if page => Html(NO_CLIENT).into_response(),
        _ => (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}

/// The compressed copy that the build laid beside a file, if the browser takes it.
fn packed(path: &str, headers: &HeaderMap) -> Option<(&'static str, Cow<'static, [u8]>)> {
    let wished = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |coding| wished.split(',').any(|each| each.trim() == coding);
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(coding, _)| takes(*coding))
        .find_map(|(coding, ending)| Some((coding, read(&format!("{path}.{ending}"))?)))
}

fn found(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (coding, file) = match packed(path, headers) {
        Some((coding, file)) => (Some(coding), file),
        None => (None, read(path)?),
    };
    // The names of built files change with their content; the page's does not.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
    ];
    let coding = coding.map(|coding| [(header::CONTENT_ENCODING, coding)]);
    Some((headers, coding, file.into_owned()).into_response())
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
