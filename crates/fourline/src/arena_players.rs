//! Who plays in a match: computers of our own, and other programs that speak the engine protocol.

use crate::value::engine_option;
use crate::voice::language;
use anyhow::{Result, bail};
use fourline_app::safe::shown;
use fourline_players::{Computer, Level};
use fourline_words::catalogue::commands;

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A computer of our own.
    Own(Computer),
    /// Another program.
    Foreign(Foreign),
}

/// Another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// As it was typed: `uci:COMMAND`, or `uci[Hash=64;Threads=2]:COMMAND`.
    pub text: String,
    /// Its command line.
    pub command: String,
    /// Options that are set before it plays.
    pub options: Vec<(String, String)>,
}

impl Contestant {
    /// How logs and programs name it.
    pub fn id(&self) -> String {
        match self {
            Contestant::Own(computer) => computer.id(),
            Contestant::Foreign(foreign) => foreign.text.clone(),
        }
    }

    /// How tables name it.
    pub fn name(&self) -> String {
        match self {
            Contestant::Own(Computer::Level(level)) => {
                format!("{} {}", level.number(), level.name())
            }
            Contestant::Own(other) => other.id(),
            Contestant::Foreign(foreign) => shown(&foreign.text),
        }
    }
}

/// Players by name; `1-10` stands for a range of levels.
pub fn players(names: &[String]) -> Result<Vec<Contestant>> {
    let mut players = Vec::new();
    for name in names {
        let range = name.split_once('-').and_then(|(first, last)| {
            let level = |text: &str| Level::new(text.parse().ok()?);
            Some((level(first)?, level(last)?))
        });
        match range {
            Some((first, last)) if first <= last => {
                let levels = Level::all().filter(|level| (first..=last).contains(level));
                players.extend(levels.map(|level| Contestant::Own(Computer::Level(level))));
            }
            _ => match foreign(name) {
                Some(foreign) => players.push(Contestant::Foreign(foreign?)),
                None => players.push(Contestant::Own(name.parse()?)),
            },
        }
    }
    for (index, player) in players.iter().enumerate() {
        if players[..index].contains(player) {
            bail!(commands::player_twice(language(), shown(&player.id())));
        }
    }
    Ok(players)
}

/// Another program, if the name begins like one.
fn foreign(text: &str) -> Option<Result<Foreign>> {
    let rest = text.strip_prefix("uci")?;
    let (options, command) = match rest.strip_prefix('[') {
        Some(rest) => rest.split_once("]:")?,
        None => ("", rest.strip_prefix(':')?),
    };
    let options = options.split(';').filter(|option| !option.is_empty());
    let options: Result<Vec<_>, _> = options.map(engine_option).collect();
    let (text, command) = (text.to_string(), command.trim().to_string());
    Some(match options {
        Ok(_) if command.is_empty() => Err(anyhow::anyhow!(commands::no_command(language()))),
        Ok(options) => Ok(Foreign { text, command, options }),
        Err(error) => Err(error.into()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_from_players_of_our_own() {
        let names = ["1-2", "robot", "uci:./prog --flag", "uci[Hash=64;Skill Level=3]:prog"];
        let read = players(&names.map(str::to_string)).unwrap();
        let Contestant::Foreign(last) = &read[4] else { panic!("{read:?}") };
        assert_eq!(last.command, "prog");
        assert_eq!(last.options[1], ("Skill Level".to_string(), "3".to_string()));
        assert_eq!(read[3].name(), "uci:./prog --flag");
        for bad in ["uci:", "uci[Hash]:prog", "uci", "hal"] {
            assert!(players(&[bad.to_string()]).is_err(), "{bad}");
        }
    }
}
