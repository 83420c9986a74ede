//! `fourline review`: whole games in, every move judged, for people or as JSON.

use crate::code;
use crate::output::{complain, say};
use crate::position;
use crate::voice::language;
use crate::why::{Desk, name_of};
use crate::why_args::ReviewArgs;
use crate::why_json::review_json;
use anyhow::{Context, Result};
use fourline_app::safe::{harmless, shown};
use fourline_app::why::{ReviewRow, ReviewView};
use fourline_game::Game;
use fourline_insight::Review;
use fourline_native::files::read_record;
use fourline_words::catalogue::insight as text;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Reviews the games of the arguments.
pub fn run(args: &ReviewArgs) -> Result<ExitCode> {
    let mut tour = Tour { args, desk: Desk::open(&args.look)?, shown: 0, is_good: true };
    for typed in &args.games {
        if Path::new(typed).is_dir() {
            tour.folder(typed)?;
            continue;
        }
        match position::find(typed, tour.desk.shape, tour.desk.numbering) {
            Ok(found) => tour.game(&found.game(), typed, true)?,
            Err(error) => {
                tour.is_good = false;
                tour.desk.refuse(typed, &error)?;
            }
        }
    }
    Ok(ExitCode::from(if tour.is_good { 0 } else { code::FAILED }))
}

/// Game after game.
struct Tour<'a> {
    args: &'a ReviewArgs,
    desk: Desk<'a>,
    shown: usize,
    is_good: bool,
}

impl Tour<'_> {
    /// All records of a folder, by name.
    fn folder(&mut self, typed: &str) -> Result<()> {
        let files = records(Path::new(typed))
            .with_context(|| text::cant_read_folder(language(), shown(typed)))?;
        if files.is_empty() {
            self.is_good = false;
            complain(format!("{}: {}", shown(typed), text::no_records(language())));
        }
        let mut done = 0usize;
        for file in &files {
            let name = file.to_string_lossy();
            match read_record(file) {
                Ok(game) => {
                    self.game(&game, &name, false)?;
                    done += 1;
                }
                Err(error) => {
                    self.is_good = false;
                    self.desk.refuse(&name, &error.reason)?;
                }
            }
        }
        if !self.args.look.json && done > 0 {
            say(&format!("\n{}", text::folder_done(language(), done)))?;
        }
        Ok(())
    }

    /// Reviews one game and shows it, every move if `whole`.
    fn game(&mut self, game: &Game, name: &str, whole: bool) -> Result<()> {
        let review = Review::of(game, &mut self.desk.explainer, |_| ());
        if self.args.look.json {
            return say(&review_json(&review, name, game.rules().shape).to_string());
        }
        let view = self.desk.speaker().review(&review, game);
        let gap = if self.shown > 0 { "\n" } else { "" };
        self.shown += 1;
        say(&format!("{gap}{}\n{}", name_of(name), in_words(&view, whole)))
    }
}

/// The files of a folder that are records, by name.
fn records(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "fourline") && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn in_words(view: &ReviewView, whole: bool) -> String {
    let mut lines: Vec<String> = view.summary.iter().map(|line| format!("  {line}")).collect();
    if whole && !view.rows.is_empty() {
        lines.push(String::new());
        let width = |text: fn(&ReviewRow) -> &str| {
            let widths =
                view.rows.iter().map(|row| unicode_width::UnicodeWidthStr::width(text(row)));
            widths.max().unwrap_or(0)
        };
        let (short, judged) = (width(|row| &row.short), width(|row| &row.judgement));
        for row in &view.rows {
            let columns = [
                format!("{:>3}.", row.number),
                row.symbol.clone(),
                padded(&row.short, short),
                padded(&row.judgement, judged),
                row.prospect.clone(),
            ];
            lines.push(columns.join("  ").trim_end().to_string());
            lines.extend(row.notes.iter().map(|note| format!("        {note}")));
        }
    }
    lines.iter().map(|line| harmless(line)).collect::<Vec<_>>().join("\n")
}

fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(unicode_width::UnicodeWidthStr::width(text));
    format!("{text}{}", " ".repeat(missing))
}
