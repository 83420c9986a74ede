//! Honest games beside stalled readers and flooders: how long moves take without them and with them, in turns.
//! The server has the limits of every server. `cargo xtask online-abuse` does it with 500 games, 1,000 stalled
//! readers and 100 flooders.
//!
//! All of them run on this machine, so they also take processor time from the honest players and the server, which
//! real ones would not. So that this does not count, each core has other work of low priority all the time, with
//! `FOURLINE_ONLINE_BUSY=1`: what is left of the difference is what they do to the server.

use crate::common::PATIENCE;
use crate::crowd::{self, Crowd, Told};
use crate::number;
use crate::players::{Seats, allow_files, at, moves_in_record, open, shape_for};
use crate::process::{Limits, Process};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::block_in_place;

/// Each game has a move so often.
const PACE: Duration = Duration::from_millis(1250);

/// A move: when it was sent, and how long it took to be acknowledged.
type Moved = (Instant, Duration);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_games_go_on_beside_stalled_readers_and_flooders() {
    let games = number("FOURLINE_ONLINE_GAMES", 12);
    let rounds = number("FOURLINE_ONLINE_ROUNDS", 1);
    let lasts = Duration::from_secs(number("FOURLINE_ONLINE_SECONDS", 2));
    let (stalled, flooders) = crowd::size();
    allow_files(2 * games + stalled + flooders + 500);
    let _busy = (number("FOURLINE_ONLINE_BUSY", 0) == 1).then(Busy::start);
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite").display().to_string();
    // The short form waits less than a server does.
    let limits = if rounds == 1 { Limits::Hasty } else { Limits::Usual };
    let server = Process::start(&database, 0, limits);
    let door = server.address;
    let mut tables = Vec::new();
    for game in 0..games {
        tables.push(open([door; 2], home(game), shape_for(90)).await);
    }
    let ids: Vec<_> = tables.iter().map(|table| table.id.clone()).collect();
    let mut crowd = Crowd::gather(door, &ids);
    let (end, ends) = watch::channel(false);
    let honest: Vec<_> = tables
        .into_iter()
        .zip(0..)
        .map(|(seats, game)| {
            let phase = PACE.mul_f64(game as f64 / games as f64);
            tokio::spawn(play(door, seats, game, phase, ends.clone()))
        })
        .collect();
    let mut phases = Vec::new();
    let wait = async || {
        let start = Instant::now();
        tokio::time::sleep(lasts).await;
        start..Instant::now()
    };
    let mut told = Told::default();
    for round in 1..=rounds {
        let alone = wait().await;
        block_in_place(|| crowd.begin());
        let beside = wait().await;
        told = block_in_place(|| crowd.told());
        phases.push((alone, beside, told));
        if round == rounds {
            let all_closed = async {
                while told.floods_closed < flooders || told.stalled_closed < stalled {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                    told = block_in_place(|| crowd.told());
                }
            };
            let closed = tokio::time::timeout(PATIENCE, all_closed).await;
            assert!(closed.is_ok(), "flooders are shut out, stalled readers given up: {told:?}");
        }
        block_in_place(|| crowd.end());
    }
    let memory = server.kilobytes() / 1024;
    end.send(true).unwrap();
    let mut moves: Vec<Moved> = Vec::new();
    for game in honest {
        moves.extend(game.await.expect("an honest player is never refused"));
    }
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    for (quiet, loud, then) in &phases {
        let [one, two] = [quiet, loud].map(|phase| {
            let mut took: Vec<Duration> =
                moves.iter().filter(|(at, _)| phase.contains(at)).map(|(_, took)| *took).collect();
            took.sort_unstable();
            took
        });
        println!(
            "alone: {} moves, p50 {:.1} ms, p99 {:.1} ms; beside {stalled} stalled readers and {flooders} \
             flooders: {} moves, p50 {:.1} ms, p99 {:.1} ms; {then:?}",
            one.len(),
            at(&one, 0.5),
            at(&one, 0.99),
            two.len(),
            at(&two, 0.5),
            at(&two, 0.99),
        );
        alone.push(at(&one, 0.99));
        beside.push(at(&two, 0.99));
    }
    let (alone, beside) = (median(alone), median(beside));
    let ratio = beside / alone;
    println!(
        "{games} games, all {} moves acknowledged and in the records; p99 alone {alone:.1} ms, beside the \
         others {beside:.1} ms (medians of {rounds} rounds): {ratio:.2} times; in the end {told:?}; the server has {memory} MB",
        moves.len(),
    );
    let most = number("FOURLINE_ONLINE_MOST_RATIO", u64::MAX);
    assert!(ratio <= most as f64, "moves take more than {most} times as long");
}

/// Other work of low priority on every core, until it is dropped.
struct Busy(Vec<Child>);

impl Busy {
    fn start() -> Busy {
        let cores = std::thread::available_parallelism().unwrap().get();
        let work = || {
            let endless = ["-n", "19", "sh", "-c", "while :; do :; done"];
            Command::new("nice").args(endless).spawn().expect("a shell")
        };
        Busy((0..cores).map(|_| work()).collect())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // It may have ended already.
            let _ = child.kill().and_then(|()| child.wait());
        }
    }
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_unstable_by(f64::total_cmp);
    of[of.len() / 2]
}

/// Each game is played from an address of its own.
fn home(game: u64) -> Ipv4Addr {
    Ipv4Addr::new(127, 100, (game / 250) as u8, (game % 250) as u8 + 1)
}

/// Both players of a table, and of the next one when its board is full, until the end.
async fn play(
    door: SocketAddr,
    mut seats: Seats,
    game: u64,
    phase: Duration,
    ends: watch::Receiver<bool>,
) -> Vec<Moved> {
    let mut moved = Vec::new();
    let mut due = Instant::now() + phase;
    loop {
        let mut made = 0;
        while made < seats.most_moves() && !*ends.borrow() {
            seats.listen_until(due).await;
            let now = Instant::now();
            moved.push((now, seats.make_move(made).await));
            made += 1;
            // Who was held up does not hurry.
            due = (due + PACE).max(now);
        }
        assert_eq!(moves_in_record(door, home(game), &seats.id).await, made as usize);
        if *ends.borrow() {
            return moved;
        }
        seats = open([door; 2], home(game), shape_for(90)).await;
    }
}
