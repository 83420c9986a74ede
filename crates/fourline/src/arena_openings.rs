//! The openings of a match: random, balanced, or from a file.

use crate::arena_args::ArenaArgs;
use crate::engine_check::beginning;
use crate::voice::language;
use anyhow::{Result, bail};
use fourline_app::safe::harmless;
use fourline_native::files::read_text;
use fourline_players::Books;
use fourline_players::arena::{Openings, openings};
use fourline_rules::{MoveList, Numbering, Opening, Rules};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::path::Path;

/// The openings that the flags ask for.
pub fn openings(args: &ArenaArgs, rules: &Rules, books: &Books) -> Result<Openings> {
    if let Some(path) = &args.openings {
        return listed(path, rules).map(Openings::Listed);
    }
    let cells = rules.shape.cells();
    if args.opening as u32 >= cells {
        bail!("--opening: {}", commands::opening_too_long(language(), cells));
    }
    if !args.balanced {
        return Ok(Openings::Random(args.opening));
    }
    let is_plain = rules.removes == 0 && rules.blocks == 0 && rules.opening == Opening::Free;
    let wanted = args.games / 2;
    let found = openings::balanced(rules.shape, args.opening, wanted.max(1), args.seed, books);
    match found {
        Some(found) if is_plain => Ok(Openings::Listed(found)),
        _ => bail!("--balanced: {}", commands::no_balanced_opening(language())),
    }
}

/// Moves line by line; a `#` starts a comment.
fn listed(path: &Path, rules: &Rules) -> Result<Vec<MoveList>> {
    let name = harmless(&path.to_string_lossy());
    let mut list = Vec::new();
    for (number, line) in read_text(path)?.lines().enumerate() {
        let moves = line.split('#').next().unwrap_or("").trim();
        if moves.is_empty() {
            continue;
        }
        let wrong = |problem: String| commands::in_line(language(), &name, number + 1, problem);
        let read = MoveList::parse(moves, rules.shape, Numbering::FromOne);
        let moves = match read {
            Ok((moves, _)) => moves,
            Err(error) => bail!(wrong(error.say(language()))),
        };
        if openings::play(&mut beginning(*rules), &moves).is_none() {
            bail!(wrong(commands::opening_not_allowed(language())));
        }
        list.push(moves);
    }
    if list.is_empty() {
        bail!("{name}: {}", commands::no_openings(language()));
    }
    Ok(list)
}
