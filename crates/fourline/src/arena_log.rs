//! The games of a match in a file, one record after the other, added as they end. The first
//! line describes the match, so that an interrupted match can continue and no other is mixed in.

use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_game::{Game, Verdict, record};
use fourline_players::arena::{Match, verdict};
use fourline_words::catalogue::commands;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

/// An open log.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// A game of a log: its number in the match, and how it ended.
pub type Played = (usize, Verdict);

impl Log {
    /// Starts or continues a log. A file that is not the log of this match is not touched.
    pub fn open(path: &Path, description: &Match) -> Result<(Log, Vec<Played>)> {
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
    pub fn add(&mut self, number: usize, game: &Game) -> Result<()> {
        let text = format!("\n# game {number}\n{}", record::write(game));
        let written = self.file.write_all(text.as_bytes());
        written.with_context(|| commands::cant_write_log(language()))
    }
}

fn at_line(line: usize, problem: String) -> String {
    format!("{}: {problem}", commands::line(language(), line))
}

fn describe(m: &Match) -> String {
    let players: Vec<String> = m.players.iter().map(|player| player.id()).collect();
    format!(
        "# fourline arena 1: {} games={} opening={} seed={} ladder={} rules: {}",
        players.join(" "),
        m.games,
        m.opening,
        m.seed,
        m.ladder,
        m.rules
    )
}

/// Reads the games, and how far the file is whole. A game is whole when its record is; half a one at
/// the end is forgiven, anywhere else it is an error.
fn read_games(text: &str, start: usize, description: &Match) -> Result<(Vec<Played>, usize)> {
    const MARK: &str = "\n# game ";
    let fixtures = description.fixtures();
    let mut played = Vec::new();
    let mut at = start;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let line = text[..at].matches('\n').count() + 1;
        let end = rest[1..].find(MARK).map_or(text.len(), |next| at + 1 + next);
        let is_last = end == text.len();
        let game = read_game(&text[at..end], fixtures.len());
        match game {
            Some(game) if played.iter().any(|&(number, _)| number == game.0) => {
                bail!(at_line(line, commands::game_twice(language(), game.0)));
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
    // The result line ends a record; without its line break it may have been cut.
    let game = record.ends_with('\n').then(|| record::read(record).ok())??;
    Some((number, verdict(&game)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_players::Computer;
    use fourline_rules::Rules;

    fn small() -> Match {
        Match {
            players: vec![Computer::Random, Computer::Robot],
            rules: Rules::POWER,
            games: 4,
            opening: 2,
            seed: 5,
            ladder: false,
        }
    }

    #[test]
    fn games_survive_a_cut_anywhere_and_nothing_else_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let (mut log, played) = Log::open(&path, &small()).unwrap();
        assert!(played.is_empty());
        let fixtures = small().fixtures();
        for fixture in [&fixtures[2], &fixtures[0]] {
            log.add(fixture.number, &small().play(fixture)).unwrap();
        }
        drop(log);
        let whole = std::fs::read_to_string(&path).unwrap();
        let head = whole.lines().next().unwrap().len() + 1;
        for length in head..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let (mut log, played) = Log::open(&path, &small()).unwrap();
            let expected = if length == whole.len() { 2 } else { usize::from(played.len() == 1) };
            assert_eq!(played.len(), expected, "cut at {length}");
            log.add(1, &small().play(&fixtures[1])).unwrap();
            drop(log);
            assert_eq!(Log::open(&path, &small()).unwrap().1.len(), expected + 1);
        }
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
        let game = record::write(&small().play(&small().fixtures()[0]));
        text += &format!("\n# game 0\nrubbish\n\n# game 1\n{game}");
        std::fs::write(&path, &text).unwrap();
        let error = Log::open(&path, &small()).unwrap_err().to_string();
        assert_eq!(error, "line 2: expected a finished game of this match");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
}
