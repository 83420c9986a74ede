//! Noise for the server itself, by real sockets: frames that were changed, as text and as bytes, and bodies of
//! requests. It answers or closes, never panics, and honest games go on. `cargo xtask fuzz` sends ten million frames.

mod common;

#[path = "../../programs/tests/noise/mod.rs"]
mod noise;

use common::{Device, classic, device, free, play, start};
use fourline_players::{Dice, Draw};
use fourline_server::memory::Memory;
use fourline_wire::{Refused, TableId};
use noise::inputs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const LETTERS: &[u8] = b" 0123456789{}[]\":,\\/u+-.eEntfalsrxdo\n\0\xff";

/// So many frames are sent by each connection; some less are answered before it is closed.
const FRAMES: u64 = 50;

static PANICS: AtomicU64 = AtomicU64::new(0);

fn corpus(folder: &str) -> Vec<Vec<u8>> {
    noise::corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../wire/corpus").join(folder))
}

fn count_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual(info);
    }));
}

/// A frame of a client. Its mask is zero, which is allowed.
fn frame(text: &[u8], opcode: u8) -> Vec<u8> {
    let mut bytes = vec![0x80 | opcode];
    match text.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(text);
    bytes
}

/// Sends changed frames until the server has enough of them; gives how many bytes it answered.
async fn harass(server: SocketAddr, id: &TableId, seat: Option<&Device>, seed: u64) -> usize {
    let (corpus, mut dice) = (corpus("frames"), Dice::new(seed));
    let mut line = TcpStream::connect(server).await.unwrap();
    let token = seat.map_or(String::new(), |it| format!("authorization: {}\r\n", it.bearer()));
    let hello = format!(
        "GET /api/v1/games/{id}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\n{token}sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    line.write_all(hello.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    for number in 0..FRAMES {
        let text = noise::changed(&corpus, LETTERS, &mut dice);
        let mut one = frame(text.as_bytes(), if dice.below(20) == 0 { 2 } else { 1 });
        // The last ones are wrong as frames too: other kinds, lengths, masks and flags.
        if number + 4 > FRAMES {
            for _ in 0..=dice.below(2) {
                let at = dice.below(one.len().min(8));
                one[at] = dice.below(256) as u8;
            }
        }
        bytes.extend(one);
    }
    bytes.extend(frame(&[], 8));
    let (mut back, mut out) = line.split();
    let read = async {
        let mut answer = Vec::new();
        // A reset is an end too.
        let _ = back.read_to_end(&mut answer).await;
        answer.len()
    };
    let write = async {
        // It may be closed before everything was sent.
        let _ = out.write_all(&bytes).await;
        let _ = out.shutdown().await;
    };
    let both = async { tokio::join!(read, write).0 };
    tokio::time::timeout(common::PATIENCE, both).await.expect("the server answers or closes")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changed_frames_never_break_the_server() {
    count_panics();
    let server = start(Memory::default(), free()).await;
    let (ann, bob) = (device("Ann"), device("Bob"));
    let mut sent_frames = 0;
    let mut round = 0;
    while sent_frames < inputs() {
        let table = server.table(&ann, &bob, classic()).await;
        // Players, one of them twice, and a spectator.
        for (seat, seed) in [Some(&ann), Some(&bob), Some(&ann), None].into_iter().zip(0..) {
            let answered = harass(server.address, &table.id, seat, 8 * round + seed).await;
            assert!(answered > 100, "it said hello");
            sent_frames += FRAMES;
        }
        if round % 100 == 0 {
            let table = server.table(&ann, &bob, classic()).await;
            let mut one = server.connect(&ann, &table.id).await;
            let mut two = server.connect(&bob, &table.id).await;
            play(&mut one, &mut two, u32::MAX).await;
        }
        round += 1;
    }
    server.stop().await;
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
    println!("{sent_frames} frames");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changed_requests_never_break_the_server() {
    count_panics();
    let server = start(Memory::default(), free()).await;
    let (corpus, mut dice) = (corpus("requests"), Dice::new(7));
    let ann = device("Ann");
    let table = server.create(&ann, classic()).await;
    let join = format!("/api/v1/games/{}/join", table.id);
    for number in 0..inputs() / 200 {
        let body = noise::changed(&corpus, LETTERS, &mut dice);
        let path = if number % 2 == 0 { "/api/v1/games" } else { &join };
        let answer = server.post(&device("Eve"), path, &body).await;
        match answer.status {
            200 | 201 => {}
            status => {
                assert!((400..500).contains(&status), "{body:?}: {answer:?}");
                assert!(Refused::read_answer(&answer.body).is_ok(), "{body:?}: {answer:?}");
            }
        }
    }
    server.stop().await;
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}
