//! `fourline arena`: computer players meet, and what their results say about their strength.

use crate::arena_args::ArenaArgs;
use crate::arena_log::Log;
use crate::code;
use crate::meter::Meter;
use crate::output::{print, report};
use crate::settings::named_rules;
use crate::table::{Column, Table};
use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_app::safe::harmless;
use fourline_game::Verdict;
use fourline_players::arena::{Fixture, Match, Tally, ratings, verdict};
use fourline_players::{Computer, Level};
use fourline_words::catalogue::commands;
use serde_json::json;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

pub fn run(args: &ArenaArgs) -> Result<ExitCode> {
    let description = Match {
        players: players(&args.players)?,
        rules: named_rules(&args.rules)?,
        games: args.games,
        opening: args.opening,
        seed: args.seed,
        ladder: args.ladder,
    };
    if description.players.len() < 2 {
        bail!(commands::too_few_players(language()));
    }
    if !args.games.is_multiple_of(2) || args.games == 0 {
        bail!("--games: {}", commands::odd_games(language()));
    }
    if args.opening as u32 >= description.rules.shape.cells() {
        let cells = description.rules.shape.cells();
        bail!("--opening: {}", commands::opening_too_long(language(), cells));
    }
    let fixtures = description.fixtures();
    let (mut log, played) = match &args.log {
        None => (None, Vec::new()),
        Some(path) => {
            let name = || harmless(&path.to_string_lossy());
            let (log, played) = Log::open(path, &description).with_context(name)?;
            (Some(log), played)
        }
    };
    let mut results: Vec<(Fixture, Verdict)> =
        played.iter().map(|&(number, verdict)| (fixtures[number], verdict)).collect();
    let missing: Vec<Fixture> = fixtures
        .iter()
        .filter(|fixture| played.iter().all(|(number, _)| *number != fixture.number))
        .copied()
        .collect();
    let is_done = play_all(args, &description, &missing, &mut log, &mut results)?;
    // In the order of the match, whatever the order of ending.
    results.sort_by_key(|(fixture, _)| fixture.number);
    if !is_done {
        let [all, played] = [fixtures.len(), results.len()].map(|n| language().number(n as u64));
        report(&match log {
            Some(_) => commands::match_interrupted_kept(language(), all, played),
            None => commands::match_interrupted(language(), all, played),
        });
    }
    let tallies = description.tallies(&results);
    let text = match args.json {
        true => format!("{}\n", as_json(&description, &tallies)),
        false => {
            let [results, ratings] =
                tables(&description, &tallies).map(|table| table.written(args.markdown));
            format!("{results}\n{ratings}")
        }
    };
    print(text.as_bytes())?;
    Ok(ExitCode::from(if is_done { 0 } else { code::INTERRUPTED }))
}

/// Players by name; `1-10` stands for a range of levels.
fn players(names: &[String]) -> Result<Vec<Computer>> {
    let mut players = Vec::new();
    for name in names {
        let range = name.split_once('-').and_then(|(first, last)| {
            let level = |text: &str| Level::new(text.parse().ok()?);
            Some((level(first)?, level(last)?))
        });
        match range {
            Some((first, last)) if first <= last => {
                let levels = Level::all().filter(|level| (first..=last).contains(level));
                players.extend(levels.map(Computer::Level));
            }
            _ => players.push(name.parse()?),
        }
    }
    for (index, player) in players.iter().enumerate() {
        if players[..index].contains(player) {
            bail!(commands::player_twice(language(), player.id()));
        }
    }
    Ok(players)
}

/// Plays what is missing with all threads; false if it was interrupted.
fn play_all(
    args: &ArenaArgs,
    description: &Match,
    missing: &[Fixture],
    log: &mut Option<Log>,
    results: &mut Vec<(Fixture, Verdict)>,
) -> Result<bool> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed))
        .with_context(|| commands::cant_hear_interrupts(language()))?;
    let next = AtomicUsize::new(0);
    let (sender, ended) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                while let Some(fixture) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    // The receiver is gone if the log can't be written.
                    if sender.send((*fixture, description.play(fixture))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let all = results.len() + missing.len();
        let mut meter = Meter::new(results.len(), all);
        for (fixture, game) in ended {
            if let Some(log) = log
                && let Err(error) = log.add(fixture.number, &game)
            {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            let Some(verdict) = verdict(&game) else {
                bail!(commands::game_without_end(language()));
            };
            results.push((fixture, verdict));
            meter.show(results.len());
        }
        meter.end();
        Ok(results.len() == all)
    })
}

fn name(player: Computer) -> String {
    match player {
        Computer::Level(level) => format!("{} {}", level.number(), level.name()),
        other => other.id(),
    }
}

/// The results of each pair, and how strong each player is.
fn tables(description: &Match, tallies: &[((usize, usize), Tally)]) -> [Table; 2] {
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
            name(description.players[*one]),
            name(description.players[*two]),
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
        strengths.add([name(*player), format!("{elo:+.0}"), format!("± {margin:.0}")]);
    }
    [results, strengths]
}

fn as_json(description: &Match, tallies: &[((usize, usize), Tally)]) -> serde_json::Value {
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
    json!({ "rules": description.rules.to_string(), "seed": description.seed, "pairs": pairs, "players": players })
}
