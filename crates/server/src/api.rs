//! What is asked over HTTP: inviting, joining, looking, and the way to a socket.

use crate::node::{Shared, random, refused_by};
use crate::public::{check_origin, set_cookie, token_of, visitor};
use crate::room::{Look, Room, ToRoom};
use crate::serve::Peer;
use crate::socket::{self, Visitor};
use crate::table::{read_terms, store_id, stored_terms, wire_id};
use crate::token::Token;
use axum::body::{Body, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use fourline_game::{Name, Seat, Tag};
use fourline_players::Computer;
use fourline_store::{Claim, Claimed, NewTable as StoredNew, SeatRow, Store, StoreError};
use fourline_wire::{
    Created, Invitation, Join, Joined, Lobby, MAX_FROM_CLIENT, NewTable, Phase, Refused, TableId,
    WireError,
};
use fourline_words::Language;
use std::net::IpAddr;
use std::time::Duration;

/// What is answered, or why not.
type Answer = Result<Response, Refused>;

/// A request may take so long to arrive.
const SLOW: Duration = Duration::from_secs(10);

/// How many invitations the lobby shows.
const LOBBY: u32 = 100;

/// Who asks.
struct Caller {
    address: IpAddr,
    token: Option<Token>,
}

impl Caller {
    fn of<S: Store>(
        node: &Shared<S>,
        peer: IpAddr,
        headers: &HeaderMap,
    ) -> Result<Caller, Refused> {
        let address = visitor(&node.config.trusted_proxies, peer, headers);
        Ok(Caller { address, token: token_of(&node.config, headers)? })
    }

    /// The device's token, and the cookie it gets if it had none.
    fn token_or_new<S: Store>(self, node: &Shared<S>) -> (Token, Option<String>) {
        match self.token {
            Some(token) => (token, None),
            None => {
                let mut bytes = [0; 32];
                for part in bytes.chunks_mut(8) {
                    part.copy_from_slice(&random().to_be_bytes());
                }
                let token = Token::from_bytes(bytes);
                let cookie = set_cookie(&node.config, &token);
                (token, Some(cookie))
            }
        }
    }
}

fn new_id() -> TableId {
    let (one, two) = (random().to_be_bytes(), random().to_be_bytes());
    TableId::from_bytes(std::array::from_fn(
        |index| if index < 8 { one[index] } else { two[index - 8] },
    ))
}

/// The body of a request, which is small or refused.
async fn body(request: Request) -> Result<String, Refused> {
    let read = to_bytes(request.into_body(), MAX_FROM_CLIENT);
    let bytes = tokio::time::timeout(SLOW, read).await.map_err(|_| Refused::Malformed)?;
    let bytes = bytes.map_err(|_| Refused::TooLarge)?;
    String::from_utf8(bytes.to_vec()).map_err(|_| Refused::Malformed)
}

fn id_of(text: &str) -> Result<TableId, Refused> {
    TableId::new(text).ok_or(Refused::NoSuchGame)
}

/// `POST /api/v1/games`
pub(crate) async fn create<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    request: Request,
) -> Response {
    let answer = async {
        check_origin(&node.config, request.headers())?;
        let caller = Caller::of(&node, peer, request.headers())?;
        node.limit(&node.limits.create, caller.address)?;
        let asked = NewTable::read(&body(request).await?).map_err(|error| match error {
            WireError::Field(
                part @ ("terms" | "rules" | "clock" | "first" | "serious" | "symbols"),
            ) => Refused::BadTerms(part.to_string()),
            other => other.into(),
        })?;
        let name = Name::new(&asked.name).map_err(|_| Refused::BadName)?;
        let opponent = asked.opponent.as_deref().map(|tag| computer_row(tag, &name)).transpose()?;
        let (token, cookie) = caller.token_or_new(&node);
        let (id, watch) = (new_id(), new_id());
        let host = SeatRow {
            name: name.as_str().to_string(),
            kind: Tag::human().as_str().to_string(),
            token: Some(token.hash_for(id.as_str()).0),
        };
        let table = StoredNew {
            id: store_id(&id),
            watch: store_id(&watch),
            created_ms: node.now_ms(),
            terms: stored_terms(&asked.terms, id.as_str()),
            timed: asked.terms.clock.is_some(),
            listed: asked.listed && opponent.is_none(),
            host_seat: Seat::One.number(),
            seats: [Some(host), opponent],
            seed: random(),
            previous: None,
            series: [0; 3],
        };
        node.store.create(table).await.map_err(refused_by)?;
        let created = Created { id, watch, seat: Seat::One };
        Ok(json(StatusCode::CREATED, created.write(), cookie))
    };
    finish(&node, answer.await)
}

/// The row of a computer player.
fn computer_row(tag: &str, host: &Name) -> Result<SeatRow, Refused> {
    let computer: Computer = tag.parse().map_err(|_| Refused::UnknownPlayer)?;
    let mut name = computer.default_name(Language::English);
    if name == host.as_str() {
        name.push_str(" 2");
    }
    Ok(SeatRow { name, kind: computer.id(), token: None })
}

/// `POST /api/v1/games/ID/join`
pub(crate) async fn join<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    Path(id): Path<String>,
    request: Request,
) -> Response {
    let answer = async {
        check_origin(&node.config, request.headers())?;
        let caller = Caller::of(&node, peer, request.headers())?;
        node.limit(&node.limits.join, caller.address)?;
        let (room, by_watch) = node.open(&id_of(&id)?).await?;
        let asked = Join::read(&body(request).await?)?;
        let name = Name::new(&asked.name).map_err(|_| Refused::BadName)?;
        let Look { summary, root, .. } = node.look(&room, caller.token.clone(), by_watch).await?;
        if by_watch {
            // Who knows only the link for watching is not invited.
            return Err(Refused::NotYours);
        }
        let joined = |seat| Joined { seat, watch: room.watch.clone() };
        let seat = summary.host.other();
        match (summary.you, summary.phase) {
            (Some(you), _) if you == seat => {
                return Ok(json(StatusCode::OK, joined(you).write(), None));
            }
            (Some(_), _) => return Err(Refused::OwnInvitation),
            (None, Phase::Open) => {}
            (None, _) => return Err(Refused::Taken),
        }
        let host = summary.players[summary.host.index()].as_ref();
        if host.is_some_and(|(host, _)| *host == name) {
            return Err(Refused::SameName);
        }
        let (token, cookie) = caller.token_or_new(&node);
        let row = SeatRow {
            name: name.as_str().to_string(),
            kind: Tag::human().as_str().to_string(),
            token: Some(token.hash_for(&root).0),
        };
        let claim =
            Claim { id: store_id(&room.id), seat: seat.number(), row, now_ms: node.now_ms() };
        let claimed = node.store.claim(claim).await.map_err(refused_by)?;
        changed(&node, &room).await;
        match claimed {
            Claimed::Done => Ok(json(StatusCode::OK, joined(seat).write(), cookie)),
            Claimed::Taken => Err(Refused::Taken),
            Claimed::Gone => Err(Refused::NoSuchGame),
        }
    };
    finish(&node, answer.await)
}

/// Lets a room look into the store, and waits until it has.
async fn changed<S: Store>(node: &Shared<S>, room: &Room) {
    if room.mail.send(ToRoom::Changed).await.is_ok() {
        node.flush(room).await;
    }
}

/// `DELETE /api/v1/games/ID`
pub(crate) async fn cancel<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answer = async {
        check_origin(&node.config, &headers)?;
        let caller = Caller::of(&node, peer, &headers)?;
        node.limit(&node.limits.join, caller.address)?;
        let (room, by_watch) = node.open(&id_of(&id)?).await?;
        let Look { summary, .. } = node.look(&room, caller.token, by_watch).await?;
        if summary.you != Some(summary.host) {
            return Err(Refused::NotYours);
        }
        let is_done = node.store.cancel(store_id(&room.id)).await.map_err(refused_by)?;
        changed(&node, &room).await;
        if !is_done {
            return Err(Refused::Begun);
        }
        Ok(json(StatusCode::NO_CONTENT, String::new(), None))
    };
    finish(&node, answer.await)
}

/// `GET /api/v1/games/ID`
pub(crate) async fn summary<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answer = look(&node, peer, &id, &headers).await;
    finish(&node, answer.map(|look| json(StatusCode::OK, look.summary.write(), None)))
}

/// `GET /api/v1/games/ID/record`
pub(crate) async fn record<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answer = look(&node, peer, &id, &headers).await.and_then(|look| {
        let record = look.record.ok_or(Refused::NotBegun)?;
        let mut response = json(StatusCode::OK, record, None);
        let plain = HeaderValue::from_static("text/plain; charset=utf-8");
        response.headers_mut().insert(header::CONTENT_TYPE, plain);
        Ok(response)
    });
    finish(&node, answer)
}

async fn look<S: Store>(
    node: &Shared<S>,
    peer: IpAddr,
    id: &str,
    headers: &HeaderMap,
) -> Result<Look, Refused> {
    let caller = Caller::of(node, peer, headers)?;
    node.limit(&node.limits.read, caller.address)?;
    let (room, by_watch) = node.open(&id_of(id)?).await?;
    node.look(&room, caller.token, by_watch).await
}

/// `GET /api/v1/lobby`
pub(crate) async fn lobby<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    headers: HeaderMap,
) -> Response {
    let answer = async {
        let caller = Caller::of(&node, peer, &headers)?;
        node.limit(&node.limits.read, caller.address)?;
        let now_ms = node.now_ms();
        let open = node.store.lobby(None, LOBBY).await.map_err(refused_by)?;
        let games = open.into_iter().filter_map(|found| {
            Some(Invitation {
                id: wire_id(&found.id).ok()?,
                name: Name::new(&found.name).ok()?,
                terms: read_terms(&found.terms).ok()?.0,
                age_ms: now_ms.saturating_sub(found.created_ms),
            })
        });
        Ok(json(StatusCode::OK, Lobby { games: games.collect() }.write(), None))
    };
    finish(&node, answer.await)
}

/// `GET /api/v1/games/ID/socket`
pub(crate) async fn socket<S: Store>(
    State(node): State<Shared<S>>,
    Peer(peer): Peer,
    Path(id): Path<String>,
    request: Request,
) -> Response {
    let answer = async {
        check_origin(&node.config, request.headers())?;
        if node.soft_stop.is_cancelled() {
            return Err(Refused::Stopping);
        }
        let caller = Caller::of(&node, peer, request.headers())?;
        node.limit(&node.limits.connect, caller.address)?;
        let (room, by_watch) = node.open(&id_of(&id)?).await?;
        let counted = node.count_socket(caller.address)?;
        let (mut parts, _) = request.into_parts();
        let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &node).await;
        let upgrade = upgrade.map_err(|_| Refused::BadMethod)?;
        let visitor = Visitor { room, token: caller.token, by_watch, counted };
        let tasks = node.tasks.clone();
        let node = node.clone();
        // The library's own sizes would let one visitor take 64 MiB.
        Ok(upgrade
            .max_message_size(MAX_FROM_CLIENT)
            .max_frame_size(MAX_FROM_CLIENT)
            .read_buffer_size(MAX_FROM_CLIENT)
            .write_buffer_size(0)
            .max_write_buffer_size(2 * fourline_wire::MAX_FROM_SERVER)
            .on_upgrade(move |socket| tasks.track_future(socket::run(node, socket, visitor))))
    };
    finish(&node, answer.await)
}

/// A path below `/api` that is none.
pub(crate) async fn nothing<S: Store>(State(node): State<Shared<S>>) -> Response {
    finish(&node, Err(Refused::NoSuchGame))
}

/// A method that makes no sense there.
pub(crate) async fn bad_method<S: Store>(State(node): State<Shared<S>>) -> Response {
    finish(&node, Err(Refused::BadMethod))
}

/// Is the process there?
pub(crate) async fn livez() -> Response {
    plain(StatusCode::OK, "alive\n")
}

/// Should people be sent here?
pub(crate) async fn readyz<S: Store>(State(node): State<Shared<S>>) -> Response {
    if node.soft_stop.is_cancelled() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match node.store.ready().await {
        Ok(()) if !*node.is_read_only.borrow() => plain(StatusCode::OK, "ready\n"),
        Ok(()) | Err(StoreError::ReadOnly) => plain(StatusCode::SERVICE_UNAVAILABLE, "read-only\n"),
        Err(_) => plain(StatusCode::SERVICE_UNAVAILABLE, "store\n"),
    }
}

/// The answer, or the refusal with its status.
fn finish<S: Store>(node: &Shared<S>, answer: Answer) -> Response {
    answer.unwrap_or_else(|why| {
        node.metrics.refuse(why.code());
        let mut response = json(status(&why), why.write(), None);
        if let Refused::TooFast { retry_ms } = why {
            let seconds = HeaderValue::from(retry_ms.div_ceil(1_000).max(1));
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    })
}

/// The status that goes with a refusal.
fn status(why: &Refused) -> StatusCode {
    match why {
        Refused::NoSuchGame => StatusCode::NOT_FOUND,
        Refused::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refused::Busy | Refused::ReadOnly | Refused::Stopping | Refused::Full => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Refused::OwnInvitation | Refused::Taken | Refused::Begun | Refused::NotBegun => {
            StatusCode::CONFLICT
        }
        Refused::NotYours | Refused::WrongOrigin => StatusCode::FORBIDDEN,
        Refused::NoToken => StatusCode::UNAUTHORIZED,
        Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Refused::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        Refused::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = json(status, text.to_string(), None);
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, plain);
    response
}

fn json(status: StatusCode, text: String, cookie: Option<String>) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::try_from(cookie).ok()) {
        headers.insert(header::SET_COOKIE, cookie);
    }
    response
}
