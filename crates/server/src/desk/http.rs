//! Between questions and the net: limits, headers, and which answer has which status. Pages from anywhere may read the
//! answers; no cookie is looked at.

use crate::desk::answers;
use crate::desk::query::{self, Asked};
use crate::desk::solving::Unsolved;
use crate::node::Shared;
use crate::public::visitor;
use crate::serve::Peer;
use axum::body::Body;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use fourline_binding::{PictureOptions, Problem, Table, TableOptions, png, svg, view_of};
use fourline_game::{GameView, Viewer};
use fourline_store::Store;
use fourline_wire::{Refused, TableId};

const JSON: &str = "application/json";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// Answers about positions never change; those about the service may.
const FOR_LONG: &str = "public, max-age=86400";
const NOT_KEPT: &str = "no-store";

/// The picture that a preview of a table shows.
const PREVIEW: (u32, u32) = (1_200, 630);

/// Why a question is not answered, and with which status that is said.
struct No {
    status: StatusCode,
    problem: Problem,
    retry_seconds: Option<u64>,
}

impl From<Problem> for No {
    fn from(problem: Problem) -> No {
        No { status: StatusCode::BAD_REQUEST, problem, retry_seconds: None }
    }
}

fn no(status: StatusCode, code: &str, text: &str) -> No {
    let problem = Problem { code: code.to_string(), text: text.to_string() };
    No { status, problem, retry_seconds: None }
}

impl From<Unsolved> for No {
    fn from(why: Unsolved) -> No {
        match why {
            Unsolved::Busy => No {
                retry_seconds: Some(1),
                ..no(StatusCode::SERVICE_UNAVAILABLE, "busy", "too many questions wait already")
            },
            Unsolved::TooHard => {
                no(StatusCode::GATEWAY_TIMEOUT, "too-hard", "that position takes too long to solve")
            }
            Unsolved::Not(error) => no(StatusCode::BAD_REQUEST, "unsolved", &error.to_string()),
            Unsolved::Broken => {
                no(StatusCode::INTERNAL_SERVER_ERROR, "broken", "the solver has failed")
            }
        }
    }
}

impl From<Refused> for No {
    fn from(why: Refused) -> No {
        match why {
            Refused::TooFast { retry_ms } => No {
                retry_seconds: Some(retry_ms.div_ceil(1_000).max(1)),
                ..no(
                    StatusCode::TOO_MANY_REQUESTS,
                    "too-fast",
                    "too many questions from this address",
                )
            },
            Refused::NoSuchGame => {
                no(StatusCode::NOT_FOUND, "no-such-game", "there is no such game")
            }
            _ => no(StatusCode::SERVICE_UNAVAILABLE, "busy", "the game can't be looked at now"),
        }
    }
}

fn answer(status: StatusCode, kind: &'static str, keep: &'static str, body: Vec<u8>) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, keep),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        // A picture of ours draws itself; nothing in it may load or run.
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("cross-origin"));
    response
}

fn finish<S: Store>(
    node: &Shared<S>,
    kind: &'static str,
    keep: &'static str,
    body: Result<Vec<u8>, No>,
) -> Response {
    match body {
        Ok(body) => answer(StatusCode::OK, kind, keep, body),
        Err(No { status, problem, retry_seconds }) => {
            node.metrics.refuse("desk");
            let mut response =
                answer(status, JSON, NOT_KEPT, answers::problem(&problem).into_bytes());
            if let Some(seconds) = retry_seconds {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            response
        }
    }
}

/// The query of a question. It counts as one of those that an address may ask, even if it has no answer.
pub(crate) struct Question(String);

impl<S: Store> FromRequestParts<Shared<S>> for Question {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, node: &Shared<S>) -> Result<Question, Response> {
        let Ok(Peer(peer)) = Peer::from_request_parts(parts, node).await;
        let address = visitor(&node.config.trusted_proxies, peer, &parts.headers);
        node.limit(&node.limits.solve, address)
            .map_err(|why| finish(node, JSON, NOT_KEPT, Err(why.into())))?;
        Ok(Question(parts.uri.query().unwrap_or_default().to_string()))
    }
}

/// `GET /solve?pos=4453`
pub(crate) async fn solve<S: Store>(
    State(node): State<Shared<S>>,
    Question(query): Question,
) -> Response {
    let body = async {
        let asked = query::solve(&query)?;
        let columns = node.solving.columns(asked.position).await?;
        Ok(answers::solved(&asked, &columns).into_bytes())
    };
    finish(&node, JSON, FOR_LONG, body.await)
}

/// `GET /api/analyse?pos=4453`
pub(crate) async fn analyse<S: Store>(
    State(node): State<Shared<S>>,
    Question(query): Question,
) -> Response {
    let body = async {
        let asked = query::analyse(&query)?;
        let found = node.solving.all(asked.position).await?;
        Ok(answers::analysed(&asked, &found).into_bytes())
    };
    finish(&node, JSON, FOR_LONG, body.await)
}

/// `GET /api/picture.svg?pos=4453`
pub(crate) async fn picture_svg<S: Store>(
    State(node): State<Shared<S>>,
    Question(query): Question,
) -> Response {
    let body = async {
        let (Asked { position, .. }, options) = query::picture(&query)?;
        Ok(svg(&view_of(&position), &options)?.into_bytes())
    };
    finish(&node, SVG, FOR_LONG, body.await)
}

/// `GET /api/picture.png?pos=4453`
pub(crate) async fn picture_png<S: Store>(
    State(node): State<Shared<S>>,
    Question(query): Question,
) -> Response {
    let body = async {
        let (Asked { position, .. }, options) = query::picture(&query)?;
        paint(view_of(&position), options).await
    };
    finish(&node, PNG, FOR_LONG, body.await)
}

/// `GET /api/v1/games/ID/picture.png`: what a preview of a link to a table shows.
pub(crate) async fn table_picture<S: Store>(
    State(node): State<Shared<S>>,
    _: Question,
    Path(id): Path<String>,
) -> Response {
    let body = async {
        let id = TableId::new(&id).ok_or(Refused::NoSuchGame)?;
        let (room, by_watch) = node.open(&id).await?;
        let look = node.look(&room, None, by_watch).await?;
        let table = match look.record {
            Some(record) => Table::from_record(&record)?,
            // Before the game begins there is the empty board.
            None => {
                let rules = look.summary.terms.rules;
                Table::new(&TableOptions { rules, ..TableOptions::default() })?
            }
        };
        let options = PictureOptions {
            coordinates: false,
            width: Some(PREVIEW.0),
            height: Some(PREVIEW.1),
            ..PictureOptions::default()
        };
        paint(GameView::of(table.game(), Viewer::Spectator), options).await
    };
    finish(&node, PNG, NOT_KEPT, body.await)
}

/// Pixels take some milliseconds, which others must not wait for.
async fn paint(view: GameView, options: PictureOptions) -> Result<Vec<u8>, No> {
    let painted = tokio::task::spawn_blocking(move || png(&view, &options)).await;
    let broken =
        || no(StatusCode::INTERNAL_SERVER_ERROR, "broken", "the picture could not be drawn");
    Ok(painted.map_err(|_| broken())??)
}

/// `GET /api/openapi.json`
pub(crate) async fn openapi() -> Response {
    let text = include_str!("../../openapi.json");
    answer(StatusCode::OK, JSON, FOR_LONG, text.as_bytes().to_vec())
}

/// A browser asks first whether another page may read.
pub(crate) async fn preflight() -> Response {
    let mut response = answer(StatusCode::NO_CONTENT, JSON, FOR_LONG, Vec::new());
    let headers = response.headers_mut();
    headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET"));
    headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("*"));
    headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
    response
}

/// Only reading makes sense here.
pub(crate) async fn bad_method() -> Response {
    let no = no(StatusCode::METHOD_NOT_ALLOWED, "bad-method", "only GET is possible here");
    let mut response =
        answer(no.status, JSON, NOT_KEPT, answers::problem(&no.problem).into_bytes());
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD, OPTIONS"));
    response
}
