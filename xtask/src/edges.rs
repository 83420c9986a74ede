//! Which crate may know which: the house of `ARCHITECTURE.md` as a table, held against what the crates
//! really depend on. Dependencies of tests are free.

use crate::{Verdict, cargo_path, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate, what it may depend on, and why nothing else.
struct Room {
    name: &'static str,
    may: &'static [&'static str],
    why: &'static str,
}

/// The table; crates without the `fourline-` prefix.
const ROOMS: &[Room] = &[
    Room { name: "rules", may: &[], why: "everything rests on it" },
    Room { name: "game", may: &["rules"], why: "a game only needs its rules" },
    Room { name: "solver", may: &["rules"], why: "it advises on positions and knows no games" },
    Room { name: "books", may: &["solver", "rules"], why: "a book is what the solver found" },
    Room {
        name: "players",
        may: &["rules", "game", "solver", "books"],
        why: "computers choose and never show",
    },
    Room {
        name: "insight",
        may: &["rules", "game", "solver", "players"],
        why: "it explains what they prove, and shows nothing",
    },
    Room { name: "picture", may: &["rules", "game"], why: "it draws a game and judges nothing" },
    Room {
        name: "binding",
        may: &["rules", "game", "players", "picture"],
        why: "it is the same for every language",
    },
    Room {
        name: "c",
        may: &["binding", "rules", "players", "solver", "books"],
        why: "it shows the centre to another language",
    },
    Room {
        name: "npm",
        may: &["binding", "rules", "game", "players", "solver", "books"],
        why: "it shows the centre to another language",
    },
    Room {
        name: "python",
        may: &["binding", "rules", "game", "players", "solver", "books"],
        why: "it shows the centre to another language",
    },
    Room {
        name: "app",
        may: &["rules", "game", "players", "solver", "insight"],
        why: "it is the same in every place to play, so it knows none of them",
    },
    Room {
        name: "online",
        may: &["rules", "game", "players", "wire", "app"],
        why: "it is the same in every front end; sockets come to it as values",
    },
    Room {
        name: "programs",
        may: &["rules", "game", "players", "solver", "app"],
        why: "it speaks with other programs by lines, and starts none of them",
    },
    Room {
        name: "native",
        may: &["rules", "game", "players", "app", "online", "programs"],
        why: "disks, threads, sockets and processes serve every front end alike",
    },
    Room {
        name: "terminal",
        may: &["app", "native", "online", "game", "rules", "players", "picture"],
        why: "a front end shows what others decide, and knows no other front end",
    },
    Room {
        name: "window",
        may: &["app", "native", "game", "rules", "players", "picture"],
        why: "a front end shows what others decide, and knows no other front end",
    },
    Room {
        name: "web",
        may: &["app", "game", "online", "rules", "players", "picture"],
        why: "a front end shows what others decide; in a browser it has no disk and no threads",
    },
    Room {
        name: "web-engine",
        may: &["app", "players", "solver", "books"],
        why: "it thinks in a worker and shows nothing",
    },
    Room {
        name: "web-film",
        may: &["game", "picture"],
        why: "it makes films in a worker and shows nothing",
    },
    Room { name: "web-bundle", may: &["picture"], why: "it builds the page as one of many files" },
    Room {
        name: "wire",
        may: &["rules", "game"],
        why: "both ends of a wire know the game, and neither the other end",
    },
    Room { name: "store", may: &[], why: "terms, commands and results are texts to it" },
    Room { name: "test-postgres", may: &[], why: "it serves the tests of any crate" },
    Room { name: "site", may: &[], why: "files are answered the same whatever is in them" },
    Room {
        name: "server",
        may: &["site", "wire", "store", "game", "rules", "players", "solver", "binding"],
        why: "it holds tables and sockets, and shows nothing",
    },
];

/// These may depend on all: the program, and the project's own tools.
const FREE: [&str; 5] = ["fourline", "xtask", "compare", "wasm-check", "app-wasm-check"];

/// Front ends, which may not name the engine behind the players.
const FRONT_ENDS: [&str; 3] = ["terminal", "window", "web"];

/// Something the table does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breach<'a> {
    /// A crate depends on another.
    Edge(&'a str, &'a str),
    /// A file below `crates/` names the engine of the players.
    Engine(&'a str),
}

/// What is not as the table wants it yet. This list only shrinks: what is no longer needed must go.
const NOT_YET: [Breach; 0] = [];

/// Holds all crates against the table.
pub fn check() -> Result<Verdict> {
    let edges = edges(&dependencies()?);
    let files = files_naming_the_engine()?;
    let mut breaches: Vec<Breach> = Vec::new();
    breaches
        .extend(edges.iter().filter(|(from, to)| !may(from, to)).map(|(f, t)| Breach::Edge(f, t)));
    breaches.extend(files.iter().map(|file| Breach::Engine(file)));
    let complaints = complaints(&breaches, &NOT_YET);
    if !complaints.is_empty() {
        bail!("{}\nThe table is in xtask/src/edges.rs.", complaints.join("\n"));
    }
    println!("{} edges between crates, {} not yet as they should be", edges.len(), NOT_YET.len());
    Ok(Verdict::Passed)
}

fn may(from: &str, to: &str) -> bool {
    // Every crate has something to say.
    FREE.contains(&from)
        || (to == "words" && from != to)
        || ROOMS.iter().any(|room| room.name == from && room.may.contains(&to))
}

/// What is to be said about breaches that are not excused, and about excuses without a breach.
fn complaints(breaches: &[Breach], excused: &[Breach]) -> Vec<String> {
    let new = breaches.iter().filter(|breach| !excused.contains(breach)).map(forbidden);
    let old = excused
        .iter()
        .filter(|excuse| !breaches.contains(excuse))
        .map(|excuse| format!("{} is no longer needed in NOT_YET: take it out", name(excuse)));
    new.chain(old).collect()
}

fn name(breach: &Breach) -> String {
    match breach {
        Breach::Edge(from, to) => format!("{from} -> {to}"),
        Breach::Engine(file) => format!("crates/{file}"),
    }
}

/// What is wrong with it, and why.
fn forbidden(breach: &Breach) -> String {
    let name = name(breach);
    match breach {
        Breach::Engine(_) => {
            format!("{name} names fourline_players::engine: front ends ask players, not the engine")
        }
        Breach::Edge(from, _) => match ROOMS.iter().find(|room| room.name == *from) {
            None => format!("{name}: the table does not know {from}; give it a row"),
            Some(Room { may: [], why, .. }) => {
                format!("{name} is not allowed: {from} may depend on no other crate, for {why}")
            }
            Some(Room { may, why, .. }) => format!(
                "{name} is not allowed: {from} may only depend on {}, for {why}",
                may.join(", ")
            ),
        },
    }
}

/// All normal dependencies, with every feature and on every system: a depth before each name.
fn dependencies() -> Result<String> {
    let output = Command::new(cargo_path())
        .args(["tree", "--workspace", "--all-features", "--target", "all", "--locked"])
        .args(["--edges", "normal", "--depth", "1", "--no-dedupe"])
        .args(["--prefix", "depth", "--format", "{p}"])
        .current_dir(root())
        .output()
        .context("the dependencies can't be listed")?;
    if !output.status.success() {
        bail!("cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).context("cargo writes UTF-8")
}

/// The edges between our own crates, which are the ones that have a folder here.
fn edges(tree: &str) -> Vec<(String, String)> {
    let mut edges = Vec::new();
    let mut from = String::new();
    for line in tree.lines().filter(|line| line.contains(" (/") || line.contains(":\\")) {
        let package = line.split(' ').next().unwrap_or_default();
        let name = package.trim_start_matches(|c: char| c.is_ascii_digit());
        let name = name.strip_prefix("fourline-").unwrap_or(name).to_string();
        if package.starts_with('0') {
            from = name;
        } else {
            edges.push((from.clone(), name));
        }
    }
    edges
}

/// The front ends' files that name the engine, as paths below `crates/`.
fn files_naming_the_engine() -> Result<Vec<String>> {
    let crates = root().join("crates");
    let mut found = Vec::new();
    for front_end in FRONT_ENDS {
        for file in sources(&crates.join(front_end).join("src"))? {
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            if names_the_engine(&text) {
                let path = file.strip_prefix(&crates).expect("it lies there");
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(found)
}

/// Every Rust file in a folder and the folders in it.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Is it named by its path, or in a list of what is used of the crate?
fn names_the_engine(text: &str) -> bool {
    let text: String = text.split_whitespace().collect();
    text.split("fourline_players::").skip(1).any(|rest| {
        let list = rest.strip_prefix('{').and_then(|list| list.split(';').next());
        rest.starts_with("engine")
            || list.is_some_and(|list| list.starts_with("engine") || list.contains(",engine"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_crates_are_edges() {
        let tree = "\
0fourline-game v0.1.0 (/fourline/crates/game)
1fourline-rules v0.1.0 (/fourline/crates/rules)
1unicode-width v0.2.2

0fourline v0.1.0 (C:\\fourline\\crates\\fourline)
1fourline-game v0.1.0 (C:\\fourline\\crates\\game)
";
        let expected = [("game", "rules"), ("fourline", "game")];
        assert_eq!(edges(tree), expected.map(|(from, to)| (from.to_string(), to.to_string())));
    }

    #[test]
    fn the_table_says_who_may_depend_on_whom() {
        for (from, to) in [("game", "rules"), ("window", "picture"), ("fourline", "window")] {
            assert!(may(from, to), "{from} -> {to}");
        }
        for (from, to) in [
            ("rules", "game"),
            ("terminal", "window"),
            ("window", "terminal"),
            ("window", "solver"),
            ("app", "native"),
            ("unheard-of", "rules"),
        ] {
            assert!(!may(from, to), "{from} -> {to}");
        }
    }

    #[test]
    fn a_breach_is_explained_and_an_excuse_must_be_needed() {
        let (bad, known) = (Breach::Edge("game", "players"), Breach::Engine("window/src/study.rs"));
        assert!(complaints(&[known], &[known]).is_empty());
        assert_eq!(
            complaints(&[bad], &[known]),
            [
                "game -> players is not allowed: game may only depend on rules, for a game only \
                 needs its rules",
                "crates/window/src/study.rs is no longer needed in NOT_YET: take it out"
            ]
        );
    }

    #[test]
    fn the_engine_is_found_by_path_and_in_lists() {
        for yes in [
            "use fourline_players::engine::Budget;",
            "let x = fourline_players::engine::judge(game);",
            "use fourline_players::{Computer, engine::Budget};",
            "use fourline_players::{\n    engine,\n    hint::Hint,\n};",
        ] {
            assert!(names_the_engine(yes), "{yes}");
        }
        for no in [
            "use fourline_players::{Books, Computer};\nuse other::{a, engine};",
            "use fourline_players::hint::Hint;",
            "// the engine of fourline_players",
        ] {
            assert!(!names_the_engine(no), "{no}");
        }
    }
}
