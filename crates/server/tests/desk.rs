//! Questions about positions, on a real socket: a recorded list of answers, limits, and the document that describes
//! them.

mod common;

use common::{Answer, device, free, start};
use fourline_rules::Rules;
use fourline_server::memory::Memory;
use fourline_server::{Config, Rate};
use fourline_wire::{First, Json, Terms};

/// Questions and what is answered, as documented. `/solve` is known to bots in just this form; its scores are those that
/// BitBully finds.
const RECORDED: &[(&str, u16, &str)] = &[
    ("/solve?pos=", 200, r#"{"pos":"","score":[-2,-1,0,1,0,-1,-2]}"#),
    (
        "/solve?pos=44444152555526313",
        200,
        r#"{"pos":"44444152555526313","score":[-2,0,0,-10,-10,0,-4]}"#,
    ),
    ("/solve?pos=444444", 200, r#"{"pos":"444444","score":[-1,0,1,100,1,0,-1]}"#),
    ("/solve?pos=ddeeff", 200, r#"{"pos":"445566","score":[17,17,18,17,17,17,18]}"#),
    ("/solve?pos=17171", 200, r#"{"pos":"17171","score":[-2,-18,-18,-18,-18,-18,-18]}"#),
    (
        "/solve?pos=1122334",
        400,
        r#"{"error":"unsolved","text":"the game is over: there is a line"}"#,
    ),
    (
        "/solve?pos=8",
        400,
        r#"{"error":"value","text":"move 1 (character 1): there is no such column; columns are 1 to 7"}"#,
    ),
    ("/solve", 400, r#"{"error":"value","text":"the parameter pos is missing"}"#),
    (
        "/solve?position=4",
        400,
        r#"{"error":"value","text":"there is no parameter \"position\" here; there are pos"}"#,
    ),
    (
        "/api/analyse?pos=44444152555526313",
        200,
        r#"{"pos":"44444152555526313","size":"7x6","score":0,"columns":[-2,0,0,-10,-10,0,-4],"best":[2,3,6],"line":[3,6,2,3,6,4,3,3,5,2,2,2,1,1,7,6,6,6,7,1,1,7,7,7,7],"plies":null}"#,
    ),
    (
        "/api/analyse?pos=112233&size=5x4",
        200,
        r#"{"pos":"112233","size":"5x4","score":7,"columns":[-1,0,-1,7,-1],"best":[4],"line":[4],"plies":1}"#,
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn recorded_questions_are_answered_as_documented() {
    let server = start(Memory::default(), free()).await;
    for &(query, status, body) in RECORDED {
        let answer = server.get(query).await;
        assert_eq!((answer.status, answer.body.as_str()), (status, body), "{query}");
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{query}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn pictures_are_drawn() {
    let server = start(Memory::default(), free()).await;
    let svg = server.get("/api/picture.svg?pos=4453&theme=shapes&width=300&dark=true").await;
    assert_eq!(svg.header("content-type"), Some("image/svg+xml"));
    assert!(svg.body.starts_with("<svg") && svg.body.contains("width=\"300\""), "{svg:?}");
    let png = server.get("/api/picture.png?pos=4453&size=9x7").await;
    assert_eq!((png.status, png.header("content-type")), (200, Some("image/png")));
    for bad in ["?pos=4&theme=gold", "?pos=4&width=9999", "?pos=8", "?pos=4&x=1", ""] {
        assert_eq!(server.get(&format!("/api/picture.png{bad}")).await.status, 400, "{bad}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_link_to_a_table_has_a_picture() {
    let url = "https://play.example.org".parse().ok();
    let server = start(Memory::default(), Config { public_url: url, ..free() }).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let terms = Terms {
        rules: Rules::CLASSIC,
        clock: None,
        first: First::Host,
        serious: false,
        symbols: None,
    };
    let created = server.create(&ann, terms).await;
    let address = format!("/api/v1/games/{}/picture.png", created.id);
    let page = server.get(&format!("/t/{}", created.id)).await;
    let tag = format!("<meta property=\"og:image\" content=\"https://play.example.org{address}\">");
    assert!(page.body.contains(&tag), "{page:?}");
    for _ in 0..2 {
        let picture = server.get(&address).await;
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
        // Once more with a game that has begun.
        server.join(&bob, &created.id).await;
    }
    let watched = server.get(&format!("/api/v1/games/{}/picture.png", created.watch)).await;
    assert_eq!(watched.status, 200);
    let none = server.get("/api/v1/games/aaaaaaaaaaaaaaaa/picture.png").await;
    assert_eq!(none.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn who_asks_too_often_has_to_wait() {
    let mut config = free();
    config.rates.solve = Rate { per_minute: 1, burst: 3 };
    let server = start(Memory::default(), config).await;
    for _ in 0..3 {
        assert_eq!(server.get("/solve?pos=4").await.status, 200);
    }
    let refused = server.get("/api/analyse?pos=4").await;
    assert_eq!(refused.status, 429);
    assert!(refused.header("retry-after").is_some(), "{refused:?}");
    assert_eq!(error_of(&refused), "too-fast");
    // Games have limits of their own.
    assert_eq!(server.get("/api/v1/lobby").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_hard_position_is_given_up_and_others_are_answered() {
    let server = start(Memory::default(), free()).await;
    let hard = server.get("/api/analyse?pos=&size=8x7").await;
    assert_eq!((hard.status, error_of(&hard).as_str()), (504, "too-hard"));
    assert_eq!(server.get("/solve?pos=444444").await.status, 200);
    let unknown = server.get("/api/analyse?pos=&size=9x9").await;
    assert_eq!((unknown.status, error_of(&unknown).as_str()), (400, "unsolved"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn other_pages_may_read_and_only_read() {
    let server = start(Memory::default(), free()).await;
    let origin = [("origin", "https://bots.example.org"), ("access-control-request-method", "GET")];
    for path in ["/solve", "/api/analyse", "/api/picture.svg", "/api/picture.png"] {
        let preflight = server.ask("OPTIONS", path, &origin, "").await;
        assert_eq!(preflight.status, 204, "{path}");
        assert_eq!(preflight.header("access-control-allow-methods"), Some("GET"));
        let post = server.ask("POST", &format!("{path}?pos=4"), &origin, "").await;
        assert_eq!((post.status, error_of(&post).as_str()), (405, "bad-method"), "{path}");
    }
    // Not so the games.
    let games = server.ask("GET", "/api/v1/lobby", &origin, "").await;
    assert_eq!(games.header("access-control-allow-origin"), None);
    server.stop().await;
}

/// The document is served as it is kept, and names exactly what is asked here.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn the_document_describes_what_is_answered() {
    let server = start(Memory::default(), free()).await;
    let served = server.get("/api/openapi.json").await;
    assert_eq!(served.body, include_str!("../openapi.json"));
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(served.body.contains(&version), "the document has another version");
    for path in
        ["/solve", "/api/analyse", "/api/picture.svg", "/api/picture.png", "/api/openapi.json"]
    {
        assert!(served.body.contains(&format!("\"{path}\": {{")), "{path} is not described");
        assert_ne!(server.get(&format!("{path}?pos=4")).await.status, 404, "{path}");
    }
    for (query, status, _) in RECORDED {
        let path = query.split('?').next().unwrap();
        let part = served.body.split(&format!("\"{path}\": {{")).nth(1).unwrap();
        assert!(part.contains(&format!("\"{status}\": {{")), "{query}: {status}");
    }
    server.stop().await;
}

fn error_of(answer: &Answer) -> String {
    match Json::read(&answer.body).unwrap_or_else(|_| panic!("{answer:?}")).get("error") {
        Json::Text(code) => code.clone(),
        other => panic!("{other:?}"),
    }
}
