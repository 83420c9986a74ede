//! `fourline why`: positions in, every move with its reasons out, for people or as JSON.

use crate::book::books;
use crate::code;
use crate::output::{complain, say};
use crate::position::{self, PositionError};
use crate::settings::SHAPE_FLAGS;
use crate::voice::{language, speaker};
use crate::why_args::{InsightArgs, WhyArgs};
use crate::why_json::{explanation_json, threat_json};
use anyhow::{Result, bail};
use fourline_app::safe::{harmless, shown};
use fourline_app::study::ReadError;
use fourline_app::words::Speaker;
use fourline_game::{Game, Stage};
use fourline_insight::{Explained, Explainer, end_turn, threats};
use fourline_players::hint::NODES;
use fourline_players::{Limits, Stop};
use fourline_rules::{Numbering, Outcome, Position, Shape, Side};
use fourline_words::catalogue::{commands, insight as text};
use fourline_words::{Language, Say};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Explains the positions of the arguments.
pub fn run(args: &WhyArgs) -> Result<ExitCode> {
    let mut desk = Desk::open(&args.look)?;
    let mut is_good = true;
    for (index, typed) in args.positions.iter().enumerate() {
        let explained = match position::find(typed, desk.shape, desk.numbering) {
            Ok(typed) => Ok(desk.explain_game(typed.game())),
            Err(PositionError::Text(ReadError::Unreachable)) => Ok(desk.explain_board(typed)),
            Err(error) => Err(error),
        };
        match explained {
            Ok(why) if args.look.json => say(&why.as_json(typed).to_string())?,
            Ok(why) => {
                let name = (args.positions.len() > 1).then(|| name_of(typed));
                let text = why.in_words(&desk.speaker());
                let gap = if index > 0 { "\n" } else { "" };
                say(&format!("{gap}{}{text}", name.map_or(String::new(), |name| name + "\n")))?;
            }
            Err(error) => {
                is_good = false;
                desk.refuse(typed, &error)?;
            }
        }
    }
    Ok(ExitCode::from(if is_good { 0 } else { code::FAILED }))
}

/// What was typed, as a heading.
pub fn name_of(typed: &str) -> String {
    match typed {
        "" | "empty" => commands::empty_board(language()),
        _ if typed.contains('\n') => commands::drawn_board(language()),
        _ => shown(typed),
    }
}

/// Where positions and games are explained.
pub struct Desk<'a> {
    args: &'a InsightArgs,
    pub shape: Shape,
    pub numbering: Numbering,
    pub explainer: Explainer,
}

/// What was found out about a position.
struct Why {
    position: Position,
    names: [String; 2],
    explained: Explained,
    note: Option<Note>,
}

/// What is to be said besides.
#[derive(Clone, Copy)]
enum Note {
    Over,
    Unreachable,
    UnclearTurn,
    TooHard,
}

impl Note {
    fn say(self, language: Language) -> String {
        match self {
            Note::Over => text::over(language),
            Note::Unreachable => text::unreachable(language),
            Note::UnclearTurn => text::unclear_turn(language),
            Note::TooHard => text::too_hard(language),
        }
    }
}

impl<'a> Desk<'a> {
    pub fn open(args: &'a InsightArgs) -> Result<Desk<'a>> {
        let shape = match Shape::new(args.size.0, args.size.1, args.connect) {
            Ok(shape) => shape,
            Err(error) => bail!("{SHAPE_FLAGS}: {}", error.say(language())),
        };
        let numbering =
            if args.columns_from == 0 { Numbering::FromZero } else { Numbering::FromOne };
        let time_ms = u64::try_from(args.think.as_millis()).unwrap_or(u64::MAX);
        let limits = Limits::nodes(NODES).and_time_ms(Some(time_ms));
        let books = books(args.book.as_deref(), complain)?;
        let explainer = Explainer::new(limits, &Stop::new(), &books);
        Ok(Desk { args, shape, numbering, explainer })
    }

    pub fn speaker(&self) -> Speaker {
        speaker(self.numbering)
    }

    /// Says why not: to people in their language, to programs in English.
    pub fn refuse(&self, typed: &str, problem: &impl Say) -> Result<()> {
        complain(format!("{}: {}", shown(typed), harmless(&problem.say(language()))));
        if self.args.json {
            let error = problem.say(Language::English);
            say(&json!({ "position": typed, "error": error }).to_string())?;
        }
        Ok(())
    }

    fn explain_game(&mut self, mut game: Game) -> Why {
        // A disc that may still be undone counts as dropped.
        if let (Stage::Dropped(_) | Stage::Removed, Some(seat)) = (game.stage(), game.turn()) {
            end_turn(&mut game, seat);
        }
        let names = Side::BOTH.map(|side| self.speaker().who(&game, game.seat(side)));
        let note = game.ending().map(|_| Note::Over);
        let explained = self.explainer.explain(&game);
        Why { position: *game.position(), names, explained, note }
    }

    /// A board to which no game leads.
    fn explain_board(&mut self, typed: &str) -> Why {
        let board = Position::from_drawing(typed.trim(), u32::from(self.shape.connect()));
        let position = board.expect("it was read before");
        let none = Explained { moves: Vec::new(), is_exact: false };
        let (explained, note) = match (position.outcome(), position.turn_by_count()) {
            (Outcome::Open, None) => (none, Note::UnclearTurn),
            (Outcome::Open, Some(_)) => match self.explainer.explain_position(&position) {
                Some(explained) => (explained, Note::Unreachable),
                None => (none, Note::TooHard),
            },
            _ => (none, Note::Over),
        };
        let names = ["X", "O"].map(str::to_string);
        Why { position, names, explained, note: Some(note) }
    }
}

impl Why {
    fn in_words(&self, speaker: &Speaker) -> String {
        let mut lines: Vec<String> = self.note.iter().map(|note| note.say(language())).collect();
        for row in speaker.why(&self.explained, self.position.shape()) {
            let mark = if row.is_best { "* " } else { "  " };
            lines.push(format!("{mark}{}", row.text));
        }
        let names = [self.names[0].as_str(), &self.names[1]];
        lines.extend(speaker.threats(&self.position, names));
        lines.join("\n")
    }

    fn as_json(&self, typed: &str) -> Value {
        let shape = self.position.shape();
        let moves = self.explained.moves.iter().map(|one| explanation_json(one, shape));
        let threats = threats(&self.position);
        json!({
            "position": typed,
            "exact": self.explained.is_exact,
            "moves": moves.collect::<Vec<_>>(),
            "threats": threats.iter().map(|one| threat_json(one, shape)).collect::<Vec<_>>(),
            "note": self.note.map(|note| note.say(Language::English)),
        })
    }
}
