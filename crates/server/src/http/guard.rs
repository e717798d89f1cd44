//! What holds for every request: how fast they may come, from which pages, what browsers
//! may do with the answers, and that they are counted.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use ark_protocol::message::ErrorCode;
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{App, Failure};

/// Nothing runs, is shown or is asked that does not come from here.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map(|route| format!("{method} {}", route.as_str()));
    let mut response = match refused(&app, &request) {
        Some(failure) => failure.into_response(),
        None => next.run(request).await,
    };
    let status = response.status().as_u16();
    let time = begun.elapsed();
    if let Some(route) = route {
        app.metrics().answered(&route, status, time);
    }
    if status >= 500 {
        app.metrics().failed.count();
    }
    let micros = time.as_micros() as u64;
    tracing::debug!(%method, path, status, micros, "answered");
    protect(response.headers_mut(), path.starts_with("/api/"));
    response
}

/// Why a request goes no further.
fn refused(app: &App, request: &Request) -> Option<Failure> {
    let api = request.uri().path().starts_with("/api/");
    let Origin(from) = Origin::of(app, request.headers(), request.extensions());
    if api && !app.requests.allows(from, Instant::now()) {
        app.metrics().limited.count();
        let text = "too many requests; wait a second";
        return Some(Failure::new(ErrorCode::TooFast, text));
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !same_origin(request.headers()) {
        return Some(Failure::foreign());
    }
    None
}

/// Where a request comes from, as the proxy before us says, if there is one.
pub(super) struct Origin(pub(super) IpAddr);

impl Origin {
    fn of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Self {
        // The last one is what our own proxy saw, in whichever line; the ones before are
        // hearsay.
        let mut lines = headers.get_all("x-forwarded-for").iter();
        let forwarded = lines.next_back().filter(|_| app.behind_proxy);
        let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let forwarded = forwarded.and_then(|text| text.trim().parse().ok());
        let direct = || {
            let info = extensions.get::<ConnectInfo<SocketAddr>>();
            info.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip())
        };
        Self(forwarded.unwrap_or_else(direct))
    }
}

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(app, &parts.headers, &parts.extensions))
    }
}

/// A page of somebody else may not speak for the person who looks at it.
pub(super) fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}

fn protect(headers: &mut HeaderMap, api: bool) {
    let mut put = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    put(header::CONTENT_SECURITY_POLICY, POLICY);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "same-origin");
    put(header::X_FRAME_OPTIONS, "DENY");
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    put(opener, "same-origin");
    let resource = HeaderName::from_static("cross-origin-resource-policy");
    put(resource, "same-origin");
    let permissions = HeaderName::from_static("permissions-policy");
    put(permissions, "camera=(), geolocation=(), microphone=()");
    if api {
        put(header::CACHE_CONTROL, "no-store");
    }
}
