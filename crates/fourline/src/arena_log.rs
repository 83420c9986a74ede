//! The games of a match in a file, one record after the other, added as they end. The first
//! line describes the match, so that an interrupted match can continue and no other is mixed in.

use crate::arena_game::{Finished, Forfeit};
use crate::arena_players::Contestant;
use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_game::{Seat, Verdict, record};
use fourline_native::files::write_over;
use fourline_players::arena::{Match, Openings, verdict};
use fourline_words::catalogue::commands;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

/// An open log.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// A game of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number in the match.
    pub number: usize,
    /// How it ended.
    pub verdict: Verdict,
    /// Who forfeited it, if that was so.
    pub forfeit: Option<Forfeit>,
}

/// What stands before the reason of a forfeit.
const FORFEIT: &str = "# forfeit: seat ";

impl Log {
    /// Starts or continues a log. The log of the same match with fewer games is extended. A file that is not
    /// the log of this match is not touched.
    pub fn open(path: &Path, description: &Match<Contestant>) -> Result<(Log, Vec<Played>)> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        if file.try_lock().is_err() {
            bail!(commands::match_already_runs(language()));
        }
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let head = format!("{}\n", describe(description));
        if text.is_empty() {
            file.write_all(head.as_bytes())?;
            return Ok((Log { file }, Vec::new()));
        }
        if let Some(games) = fewer_games(&text, description) {
            // Written whole beside it and then put in its place: nothing is lost in between.
            write_over(path, renumbered(&text, games, description.games, &head))?;
            drop(file);
            return Log::open(path, description);
        }
        if !text.starts_with(&head) {
            let found = text.lines().next().unwrap_or("");
            let found = format!("  {}", fourline_app::safe::shown(found));
            let expected = format!("  {}", head.trim_end());
            bail!(at_line(1, commands::not_this_log(language(), expected, found)));
        }
        let (played, good) = read_games(&text, head.len(), description)?;
        // An interruption may have left half a game at the end.
        file.set_len(good as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Log { file }, played))
    }

    /// Adds a finished game; it is in the file when this returns.
    pub fn add(&mut self, number: usize, finished: &Finished) -> Result<()> {
        let forfeit = finished.forfeit.as_ref().map(|Forfeit { seat, id, told }| {
            let told = told.replace(['\n', '\r'], " ");
            format!("{FORFEIT}{}: {id}: {told}\n", seat.number())
        });
        let (forfeit, record) = (forfeit.unwrap_or_default(), record::write(&finished.game));
        let text = format!("\n# game {number}\n{forfeit}{record}");
        let written = self.file.write_all(text.as_bytes());
        written.with_context(|| commands::cant_write_log(language()))
    }
}

fn at_line(line: usize, problem: String) -> String {
    format!("{}: {problem}", commands::line(language(), line))
}

fn describe(m: &Match<Contestant>) -> String {
    describe_with(m, m.games)
}

/// The same for another number of games.
fn describe_with(m: &Match<Contestant>, games: usize) -> String {
    let players = m.players.iter().map(|player| match player {
        Contestant::Own(computer) => computer.id(),
        Contestant::Foreign(foreign) => format!("{:?}", foreign.text),
    });
    let opening = match &m.openings {
        Openings::Random(discs) => discs.to_string(),
        Openings::Listed(list) => {
            let letters: Vec<String> = list.iter().map(|moves| moves.to_letters()).collect();
            format!("list-{:08x}", crc32fast::hash(letters.join(" ").as_bytes()))
        }
    };
    let clock = m.clock.map(|clock| format!(" clock={clock}")).unwrap_or_default();
    format!(
        "# fourline arena 1: {} games={games} opening={opening} seed={}{clock} ladder={} rules: {}",
        players.collect::<Vec<_>>().join(" "),
        m.seed,
        m.ladder,
        m.rules
    )
}

/// The number of games, if it is the log of the same match with fewer of them.
fn fewer_games(text: &str, m: &Match<Contestant>) -> Option<usize> {
    let found = text.lines().next()?;
    let numbers = found
        .match_indices(" games=")
        .filter_map(|(at, key)| found[at + key.len()..].split(' ').next()?.parse::<usize>().ok());
    let mut fewer = numbers.filter(|games| *games < m.games && *games > 0);
    fewer.find(|&games| describe_with(m, games) == found)
}

/// The log with more games for each pair: the games of later pairs get other numbers.
fn renumbered(text: &str, old: usize, new: usize, head: &str) -> String {
    let mut lines = text.split_inclusive('\n');
    lines.next();
    let mut out = head.to_string();
    for line in lines {
        let number = line.strip_prefix("# game ").and_then(|rest| rest.trim_end().parse().ok());
        match number {
            Some(number) => {
                let number: usize = number;
                out += &format!("# game {}\n", number / old * new + number % old);
            }
            None => out += line,
        }
    }
    out
}

/// Reads the games, and how far the file is whole. A game is whole when its record is; half a one at
/// the end is forgiven, anywhere else it is an error.
fn read_games(
    text: &str,
    start: usize,
    description: &Match<Contestant>,
) -> Result<(Vec<Played>, usize)> {
    const MARK: &str = "\n# game ";
    let fixtures = description.fixtures();
    let mut played: Vec<Played> = Vec::new();
    let mut at = start;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let line = text[..at].matches('\n').count() + 1;
        let end = rest[1..].find(MARK).map_or(text.len(), |next| at + 1 + next);
        let is_last = end == text.len();
        let game = read_game(&text[at..end], fixtures.len());
        match game {
            Some(game) if played.iter().any(|known| known.number == game.number) => {
                bail!(at_line(line, commands::game_twice(language(), game.number)));
            }
            Some(game) => played.push(game),
            None if is_last => break,
            None => bail!(at_line(line, commands::expected_finished_game(language()))),
        }
        at = end;
    }
    Ok((played, at))
}

fn read_game(text: &str, games: usize) -> Option<Played> {
    let (number, record) = text.strip_prefix("\n# game ")?.split_once('\n')?;
    let number = number.parse().ok().filter(|&number| number < games)?;
    let forfeit = record.lines().next().and_then(read_forfeit);
    // The result line ends a record; without its line break it may have been cut.
    let game = record.ends_with('\n').then(|| record::read(record).ok())??;
    Some(Played { number, verdict: verdict(&game)?, forfeit })
}

fn read_forfeit(line: &str) -> Option<Forfeit> {
    let mut parts = line.strip_prefix(FORFEIT)?.splitn(3, ": ");
    let number: u8 = parts.next()?.parse().ok()?;
    let seat = Seat::BOTH.into_iter().find(|seat| seat.number() == number)?;
    Some(Forfeit { seat, id: parts.next()?.to_string(), told: parts.next()?.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena_game::{Terms, play};
    use fourline_players::arena::Fixture;
    use fourline_players::{Books, Computer};
    use fourline_rules::Rules;
    use std::sync::atomic::AtomicBool;

    fn small() -> Match<Contestant> {
        Match {
            players: vec![
                Contestant::Own(Computer::Random),
                Contestant::Own(Computer::Robot),
                Contestant::Own("1".parse().unwrap()),
            ],
            rules: Rules::POWER,
            games: 4,
            openings: Openings::Random(2),
            clock: None,
            seed: 5,
            ladder: false,
        }
    }

    fn played(fixture: &Fixture) -> Finished {
        let (stop, books) = (AtomicBool::new(false), Books::none());
        let terms = Terms { margin_ms: 0, patience_ms: 0, books: &books, stop: &stop };
        play(&small(), fixture, &terms).unwrap()
    }

    #[test]
    fn games_survive_a_cut_anywhere_and_nothing_else_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let (mut log, before) = Log::open(&path, &small()).unwrap();
        assert!(before.is_empty());
        let fixtures = small().fixtures();
        for fixture in [&fixtures[2], &fixtures[0]] {
            log.add(fixture.number, &played(fixture)).unwrap();
        }
        drop(log);
        let whole = std::fs::read_to_string(&path).unwrap();
        let head = whole.lines().next().unwrap().len() + 1;
        let another = played(&fixtures[1]);
        for length in head..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let (mut log, before) = Log::open(&path, &small()).unwrap();
            let expected = if length == whole.len() { 2 } else { usize::from(before.len() == 1) };
            assert_eq!(before.len(), expected, "cut at {length}");
            log.add(1, &another).unwrap();
            drop(log);
            assert_eq!(Log::open(&path, &small()).unwrap().1.len(), expected + 1);
        }
    }

    #[test]
    fn a_log_is_extended_and_its_games_keep_their_pairs() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let (mut log, _) = Log::open(&path, &small()).unwrap();
        let fixtures = small().fixtures();
        let mut forfeited = played(&fixtures[9]);
        let told = "it said: nothing".to_string();
        let forfeit = Forfeit { seat: Seat::Two, id: "silence".to_string(), told };
        forfeited.forfeit = Some(forfeit.clone());
        log.add(3, &played(&fixtures[3])).unwrap();
        log.add(9, &forfeited).unwrap();
        drop(log);
        let more = Match { games: 10, ..small() };
        let (log, before) = Log::open(&path, &more).unwrap();
        drop(log);
        assert_eq!(before.iter().map(|game| game.number).collect::<Vec<_>>(), [3, 21]);
        assert_eq!(more.fixtures()[21].sides, fixtures[9].sides);
        assert_eq!((&before[0].forfeit, &before[1].forfeit), (&None, &Some(forfeit)));
        // Games are never taken away.
        assert!(Log::open(&path, &small()).is_err());
        assert_eq!(Log::open(&path, &more).unwrap().1, before);
    }

    #[test]
    fn a_foreign_or_broken_file_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        std::fs::write(&path, "my diary\n").unwrap();
        assert!(Log::open(&path, &small()).is_err());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "my diary\n");
        std::fs::remove_file(&path).unwrap();
        drop(Log::open(&path, &small()).unwrap());
        let other = Match { seed: 6, ..small() };
        assert!(Log::open(&path, &other).is_err());
        let mut text = std::fs::read_to_string(&path).unwrap();
        let game = record::write(&played(&small().fixtures()[0]).game);
        text += &format!("\n# game 0\nrubbish\n\n# game 1\n{game}");
        std::fs::write(&path, &text).unwrap();
        let error = Log::open(&path, &small()).unwrap_err().to_string();
        assert_eq!(error, "line 2: expected a finished game of this match");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
}
