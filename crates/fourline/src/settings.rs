//! Raw arguments turned into checked settings, in this one place.

use crate::args::{BoardArg, ColourArg, FirstArg, LookArgs, RuleFlags, SeatArgs};
use crate::rule_file;
use crate::voice::language;
use anstream::ColorChoice;
use anyhow::{Result, anyhow, bail};
use fourline_app::safe::{harmless, shown};
use fourline_app::{First, Options};
use fourline_game::Seat;
use fourline_native::files::read_text;
use fourline_rules::{Numbering, Rules, RulesDraft};
use fourline_terminal::{BoardStyle, Look};
use fourline_words::catalogue::{commands, problems};
use fourline_words::{Say, list};
use std::path::Path;

/// The flags that make a shape together.
pub const SHAPE_FLAGS: &str = "--size, --connect";

/// What was said about the game, by flags.
pub fn options(args: &SeatArgs) -> Result<Options> {
    match args.names.as_slice() {
        [one, two] if one == two => bail!("--name: {}", problems::same_name(language())),
        [_, _, _, ..] => bail!("--name: {}", commands::only_two_players(language())),
        _ => {}
    }
    Ok(Options {
        player: args.player,
        opponent: args.opponent,
        rules: rules(&args.rules)?,
        names: args.names.clone(),
        symbols: args.symbols,
        first: args.first.map(|first| match first {
            FirstArg::One => First::Seat(Seat::One),
            FirstArg::Two => First::Seat(Seat::Two),
            FirstArg::Random => First::Lot,
        }),
        clock: args.clock,
        serious: args.serious,
        seed: args.seed,
    })
}

/// The rules from the flags; `None` if there is no flag about them.
pub fn rules(flags: &RuleFlags) -> Result<Option<Rules>> {
    let RuleFlags { rules, size, connect, undo, violations, remove, block, opening } = flags;
    let base = rules.as_deref().map(named_rules).transpose()?;
    let mut rules = base.unwrap_or(Rules::CLASSIC);
    rules.undo = undo.unwrap_or(rules.undo);
    rules.bad_input = violations.unwrap_or(rules.bad_input);
    rules.removes = remove.unwrap_or(rules.removes);
    rules.blocks = block.unwrap_or(rules.blocks);
    rules.opening = opening.unwrap_or(rules.opening);
    let mut draft = RulesDraft::new(rules);
    draft.size = size.unwrap_or(draft.size);
    draft.connect = connect.unwrap_or(draft.connect);
    let rules = match draft.finish() {
        Ok(rules) => rules,
        Err(error) => bail!("{SHAPE_FLAGS}: {}", error.say(language())),
    };
    let said_nothing = base.is_none()
        && size.is_none()
        && connect.is_none()
        && undo.is_none()
        && violations.is_none()
        && remove.is_none()
        && block.is_none()
        && opening.is_none();
    Ok((!said_nothing).then_some(rules))
}

/// A preset by its name, or the rules in a file.
pub fn named_rules(name: &str) -> Result<Rules> {
    if let Some(rules) = Rules::preset(name) {
        return Ok(rules);
    }
    let path = Path::new(name);
    let looks_like_a_file = name.ends_with(".toml") || name.contains(std::path::is_separator);
    if !looks_like_a_file && !path.exists() {
        let names = list(language(), Rules::PRESETS.map(|(name, _)| name.to_string()));
        let name = format!("{:?}", shown(name));
        bail!(commands::no_such_rules(language(), name, names));
    }
    let file = harmless(name);
    let text = read_text(path)?;
    rule_file::read(&text, language()).map_err(|error| {
        let rule_file::RuleFileError { line, column, problem } = error;
        let problem = harmless(&problem);
        anyhow!(commands::in_line_and_column(language(), column, file, line, problem))
    })
}

/// How things are shown.
pub fn look(args: &LookArgs) -> Look {
    let stdout = std::io::stdout();
    let colour = match args.color {
        _ if args.plain => false,
        ColourArg::Never => false,
        ColourArg::Always => true,
        ColourArg::Auto => anstream::AutoStream::choice(&stdout) != ColorChoice::Never,
    };
    Look {
        board: match args.board {
            BoardArg::Grid => BoardStyle::Grid,
            BoardArg::Frame => BoardStyle::Frame,
            BoardArg::Words => BoardStyle::Words,
        },
        colour,
        numbering: if args.columns_from == 0 { Numbering::FromZero } else { Numbering::FromOne },
        language: language(),
    }
}
