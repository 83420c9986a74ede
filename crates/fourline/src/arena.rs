//! `fourline arena`: computer players meet, and what their results say about their strength.

use crate::arena_args::ArenaArgs;
use crate::arena_game::{Finished, Forfeit, Terms, play};
use crate::arena_log::{Log, Played};
use crate::arena_openings::openings;
use crate::arena_players::{Contestant, players};
use crate::book::books;
use crate::code;
use crate::meter::Meter;
use crate::output::{print, report};
use crate::settings::named_rules;
use crate::table::{Column, Table};
use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_app::safe::harmless;
use fourline_game::{Clock, Verdict};
use fourline_players::Books;
use fourline_players::arena::{Decision, Fixture, Match, Sprt, Tally, ratings, verdict};
use fourline_words::catalogue::{commands, programs};
use serde_json::json;
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

/// The clock of matches with other programs, if none is asked for.
const USUAL_CLOCK: Clock = Clock::PerMove { ms: 1_000 };

pub fn run(args: &ArenaArgs) -> Result<ExitCode> {
    let players = players(&args.players)?;
    if players.len() < 2 {
        bail!(commands::too_few_players(language()));
    }
    if !args.games.is_multiple_of(2) || args.games == 0 {
        bail!("--games: {}", commands::odd_games(language()));
    }
    if args.sprt.is_some() && players.len() != 2 {
        bail!("--sprt: {}", commands::sprt_for_two(language()));
    }
    let rules = named_rules(&args.rules)?;
    let books = books(None, |_| {})?;
    let has_foreign = players.iter().any(|player| matches!(player, Contestant::Foreign(_)));
    let description = Match {
        players,
        rules,
        games: args.games,
        openings: openings(args, &rules, &books)?,
        clock: args.clock.or(has_foreign.then_some(USUAL_CLOCK)),
        seed: args.seed,
        ladder: args.ladder,
    };
    let fixtures = description.fixtures();
    let (mut log, mut played) = match &args.log {
        None => (None, Vec::new()),
        Some(path) => {
            let name = || harmless(&path.to_string_lossy());
            let (log, played) = Log::open(path, &description).with_context(name)?;
            (Some(log), played)
        }
    };
    let missing: Vec<Fixture> = fixtures
        .iter()
        .filter(|fixture| played.iter().all(|game| game.number != fixture.number))
        .copied()
        .collect();
    let is_done = play_all(args, &description, &missing, &books, &mut log, &mut played)?;
    // In the order of the match, whatever the order of ending.
    played.sort_by_key(|game| game.number);
    if !is_done {
        let [all, done] = [fixtures.len(), played.len()].map(|n| language().number(n as u64));
        report(&match log {
            Some(_) => commands::match_interrupted_kept(language(), all, done),
            None => commands::match_interrupted(language(), all, done),
        });
    }
    let tallies = tallies(&description, &fixtures, &played);
    let text = match args.json {
        true => format!("{}\n", as_json(&description, &fixtures, &played, &tallies, args.sprt)),
        false => {
            let [results, ratings] =
                tables(&description, &tallies).map(|table| table.written(args.markdown));
            let more = remarks(&description, &fixtures, &played, &tallies, args.sprt);
            format!("{results}\n{ratings}{more}")
        }
    };
    print(text.as_bytes())?;
    Ok(ExitCode::from(if is_done { 0 } else { code::INTERRUPTED }))
}

type Tallies = Vec<((usize, usize), Tally)>;

fn tallies(description: &Match<Contestant>, fixtures: &[Fixture], played: &[Played]) -> Tallies {
    let results: Vec<(Fixture, Verdict)> =
        played.iter().map(|game| (fixtures[game.number], game.verdict)).collect();
    description.tallies(&results)
}

/// Plays what is missing with all threads, or until the test has decided; false if it was interrupted.
fn play_all(
    args: &ArenaArgs,
    description: &Match<Contestant>,
    missing: &[Fixture],
    books: &Books,
    log: &mut Option<Log>,
    played: &mut Vec<Played>,
) -> Result<bool> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed))
        .with_context(|| commands::cant_hear_interrupts(language()))?;
    let fixtures = description.fixtures();
    let is_decided = |played: &[Played]| {
        let so_far = tallies(description, &fixtures, played);
        args.sprt.is_some_and(|test| test.decision(&so_far[0].1) != Decision::Open)
    };
    if is_decided(played) {
        return Ok(true);
    }
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, ended) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, enough) = (sender.clone(), &next, &enough);
            let patience_ms = u64::try_from(args.patience.as_millis()).unwrap_or(u64::MAX);
            let terms = Terms { margin_ms: args.margin, patience_ms, books, stop: &stop };
            scope.spawn(move || {
                while let Some(fixture) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if enough.load(Ordering::Relaxed) {
                        return;
                    }
                    let Some(finished) = play(description, fixture, &terms) else { return };
                    // The receiver is gone if the log can't be written.
                    if sender.send((fixture.number, finished)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let all = played.len() + missing.len();
        let mut meter = Meter::new(played.len(), all);
        for (number, finished) in ended {
            if let Some(log) = log
                && let Err(error) = log.add(number, &finished)
            {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            let Finished { game, forfeit } = finished;
            let Some(verdict) = verdict(&game) else {
                bail!(commands::game_without_end(language()));
            };
            played.push(Played { number, verdict, forfeit });
            meter.show(played.len());
            if is_decided(played) {
                enough.store(true, Ordering::Relaxed);
            }
        }
        meter.end();
        Ok(played.len() == all || enough.load(Ordering::Relaxed))
    })
}

/// Who forfeited games and why, and what the test has shown.
fn remarks(
    description: &Match<Contestant>,
    fixtures: &[Fixture],
    played: &[Played],
    tallies: &Tallies,
    test: Option<Sprt>,
) -> String {
    let language = language();
    let mut text = String::new();
    let forfeits = played.iter().filter_map(|game| Some((game.number, game.forfeit.as_ref()?)));
    for (number, Forfeit { seat, told, .. }) in forfeits {
        let name = description.players[fixtures[number].sides[seat.index()]].name();
        let sentence = programs::forfeit(language, number, name, harmless(told));
        let _ = write!(text, "\n{sentence}");
    }
    if let Some(test) = test {
        let tally = &tallies[0].1;
        let say = match test.decision(tally) {
            Decision::Open => programs::sprt_open,
            Decision::Smaller => programs::sprt_smaller,
            Decision::Larger => programs::sprt_larger,
        };
        let [ratio, bound] = [test.ratio(tally), Sprt::bound()].map(|n| language.decimal(n, 2));
        let [elo0, elo1] = [test.elo0, test.elo1].map(|elo| language.decimal(elo, 0));
        let _ = write!(text, "\n{}", say(language, bound, elo0, elo1, ratio));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// The results of each pair, and how strong each player is.
fn tables(description: &Match<Contestant>, tallies: &Tallies) -> [Table; 2] {
    let language = language();
    let percent = |part: f64| language.decimal(part * 100.0, 1);
    let mut results = Table::new([
        Column::left(commands::head_player(language)),
        Column::left(commands::head_against(language)),
        Column::right(commands::head_games(language)),
        Column::right(commands::head_wins(language)),
        Column::right(commands::head_draws(language)),
        Column::right(commands::head_losses(language)),
        Column::right(commands::head_score(language)),
        Column::right(commands::head_margin(language)),
        Column::left(commands::head_elo_difference(language)),
    ]);
    for ((one, two), tally) in tallies {
        let (elo, low, high) = tally.elo();
        let [elo, low, high] = [elo, low, high].map(|elo| format!("{elo:+.0}"));
        results.add([
            description.players[*one].name(),
            description.players[*two].name(),
            tally.games().to_string(),
            tally.wins.to_string(),
            tally.draws.to_string(),
            tally.losses.to_string(),
            format!("{} %", percent(tally.score())),
            format!("± {}", percent(tally.margin())),
            commands::elo_range(language, elo, high, low),
        ]);
    }
    let mut strengths = Table::new([
        Column::left(commands::head_player(language)),
        Column::right(commands::head_elo(language)),
        Column::right(commands::head_margin(language)),
    ]);
    let ratings = ratings(description.players.len(), tallies);
    for (player, (elo, margin)) in description.players.iter().zip(ratings) {
        strengths.add([player.name(), format!("{elo:+.0}"), format!("± {margin:.0}")]);
    }
    [results, strengths]
}

fn as_json(
    description: &Match<Contestant>,
    fixtures: &[Fixture],
    played: &[Played],
    tallies: &Tallies,
    test: Option<Sprt>,
) -> serde_json::Value {
    let pairs: Vec<_> = tallies
        .iter()
        .map(|((one, two), tally)| {
            let (elo, low, high) = tally.elo();
            json!({
                "player": description.players[*one].id(),
                "against": description.players[*two].id(),
                "wins": tally.wins,
                "draws": tally.draws,
                "losses": tally.losses,
                "score": tally.score(),
                "margin": tally.margin(),
                "elo": elo,
                "elo_low": low,
                "elo_high": high,
            })
        })
        .collect();
    let ratings = ratings(description.players.len(), tallies);
    let players: Vec<_> = description
        .players
        .iter()
        .zip(ratings)
        .map(|(player, (elo, margin))| json!({ "player": player.id(), "elo": elo, "margin": margin }))
        .collect();
    let mut all = json!({ "rules": description.rules.to_string(), "seed": description.seed, "pairs": pairs, "players": players });
    let forfeits: Vec<_> = played
        .iter()
        .filter_map(|game| {
            let Forfeit { seat, id, told } = game.forfeit.as_ref()?;
            let player = description.players[fixtures[game.number].sides[seat.index()]].id();
            Some(json!({ "game": game.number, "player": player, "fault": id, "told": told }))
        })
        .collect();
    let has_foreign = description.players.iter().any(|p| matches!(p, Contestant::Foreign(_)));
    if has_foreign {
        all["forfeits"] = json!(forfeits);
    }
    if let Some(test) = test {
        let result = match test.decision(&tallies[0].1) {
            Decision::Open => "open",
            Decision::Smaller => "elo0",
            Decision::Larger => "elo1",
        };
        let ratio = test.ratio(&tallies[0].1);
        all["sprt"] = json!({ "elo0": test.elo0, "elo1": test.elo1, "ratio": ratio, "bound": Sprt::bound(), "result": result });
    }
    all
}
