//! How a session is said. Every front end takes its sentences from here, so that the same thing is
//! said in the same words everywhere. Sentences about the game itself are in `fourline_game::Words`.

use crate::insight::{Insight, Outlook, Standing};
use crate::keeping::Farewell;
use crate::new_game::{First, NewGame, Trouble};
use crate::offer::{Confirm, Prompt, Reason, Request, Said, Series};
use crate::safe::harmless;
use crate::session::Advice;
use crate::study::Study;
use crate::thinking::Progress;
use fourline_game::{Action, Game, Offer, Seat, Stage, Words};
use fourline_players::hint::{Hint, Why};
use fourline_rules::{Numbering, Symbols};
use std::path::Path;

/// Speaks about a session; columns are counted as the listener wants.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speaker {
    /// How columns are counted.
    pub numbering: Numbering,
}

impl Speaker {
    /// The sentences about the game itself.
    pub fn words(&self) -> Words {
        Words { numbering: self.numbering }
    }

    /// A player with the symbol: `Ann (X)`.
    pub fn who(&self, game: &Game, seat: Seat) -> String {
        self.words().who(game, seat)
    }

    /// What is wanted.
    pub fn prompt(&self, prompt: &Prompt, game: &Game) -> String {
        let words = self.words();
        let who = |seat: Seat| words.who(game, seat);
        let shape = game.rules().shape;
        match *prompt {
            Prompt::Confirm(confirm, _) => self.confirm(confirm).to_string(),
            Prompt::LookingBack { step, last } => format!("Looking back: step {step} of {last}."),
            Prompt::Over(ref ending) => words.ending(ending, game),
            Prompt::Paused(seat) => format!("Paused. {} is next.", who(seat)),
            Prompt::Thinking(seat) => format!("{} is thinking ...", who(seat)),
            Prompt::Broken(seat) => format!("{} broke down and can't move.", who(seat)),
            Prompt::Elsewhere(seat) => format!("Waiting for {}.", who(seat)),
            Prompt::Offered { seat, offer: Offer::Draw } => {
                format!("{}, accept a draw?", who(seat))
            }
            Prompt::Offered { seat, offer: Offer::TakeBack } => {
                format!("{}, let {} take a move back?", who(seat), who(seat.other()))
            }
            Prompt::Pick(seat) => {
                let (name, symbols) = (&game.setup().player(seat).name, game.setup().symbols);
                format!("{name}, your symbol: {} or {}", symbols.first(), symbols.second())
            }
            Prompt::RemoveWhich(seat) => format!("{}, which disc to remove?", who(seat)),
            Prompt::Move { seat, opening: true, .. } => {
                format!("{}, first disc to the centre, column {}", who(seat), words.centre(shape))
            }
            Prompt::Move { seat, may_remove, .. } => {
                let or_remove = if may_remove { ", or remove" } else { "" };
                format!("{}, column {}{or_remove}", who(seat), words.columns(shape))
            }
            Prompt::EndOfTurn { seat, undo, undo_loses, may_block } => {
                let mut can = vec!["end the turn".to_string()];
                match undo {
                    _ if undo_loses => can.push("undo and lose".to_string()),
                    Some(left) => can.push(format!("undo ({left} left)")),
                    None => {}
                }
                if may_block {
                    can.push(format!("block {}", who(seat.other())));
                }
                format!("{}: {}?", who(seat), can.join(", or "))
            }
        }
    }

    /// A question that is asked back.
    pub fn confirm(&self, confirm: Confirm) -> &'static str {
        match confirm {
            Confirm::UndoLoses => "Take the disc back? No undo is left: yes loses the game.",
            Confirm::Resign => "Resign?",
            Confirm::NewGame => "Start a new game? This one will be discarded.",
            Confirm::Abort => "Abort the game? It will not count.",
        }
    }

    /// What stands on a button or beside a key.
    pub fn label(&self, request: Request, game: &Game, removing: bool, paused: bool) -> String {
        let seat = game.turn().unwrap_or(Seat::One);
        let over = game.ending().is_some();
        match request {
            Request::Pick(symbol) => format!("Take {symbol}"),
            Request::Undo if game.undo_loses(seat) => "Undo (loses the game)".to_string(),
            Request::Undo => match game.undos_left(seat) {
                Some(left) => format!("Undo ({left} left)"),
                None => "Undo".to_string(),
            },
            _ => match request {
                Request::Drop(_) | Request::DropNowhere => "Drop",
                Request::ChooseDisc if removing => "Stop removing",
                Request::ChooseDisc | Request::Remove(_) => "Remove a disc",
                Request::Keep => "Keep the disc",
                Request::Block => "Block",
                Request::EndTurn => "End turn",
                Request::TakeBack => "Take back",
                Request::Redo => "Redo",
                Request::Resign => "Resign",
                Request::OfferDraw => "Offer a draw",
                Request::Accept => "Accept",
                Request::Decline => "Decline",
                Request::Abort => "Abort",
                Request::NewGame if over => "Rematch",
                Request::NewGame => "New game",
                Request::Hint => "Hint",
                Request::Pause if paused => "Continue",
                Request::Pause => "Pause",
                Request::MoveNow => "Move now",
                Request::LookAt(_) => "Look",
                Request::Answer(true) => "Yes",
                Request::Answer(false) => "No",
                Request::Pick(_) | Request::Undo => unreachable!("said above"),
            }
            .to_string(),
        }
    }

    /// Why something can't be done.
    pub fn reason(&self, reason: Reason, game: &Game) -> String {
        match reason {
            Reason::Rules(refusal) => return self.words().refusal(refusal, game),
            Reason::LookingBack => "You are looking at an earlier move.",
            Reason::ComputersPlay => "The computers play; you are watching.",
            Reason::Waiting => "Your last move has not been confirmed yet.",
            Reason::Serious => "This game is serious: moves can't be taken back.",
            Reason::NothingToTakeBack => "There is no move to take back.",
            Reason::NothingToRedo => "There is no move to redo.",
            Reason::NobodyToAgree => "A draw is agreed between two people.",
            Reason::NobodyThinks => "No computer is thinking.",
            Reason::NothingToPause => "There is nothing to pause.",
            Reason::NotHere => "That is up to the table you joined.",
        }
        .to_string()
    }

    /// Something that was said; `None` for what the next prompt says anyway.
    pub fn said(&self, said: &Said, game: &Game) -> Option<String> {
        let who = |seat: Seat| self.who(game, seat);
        Some(match said {
            Said::Starts { seat, drawn } => {
                let lot = if *drawn { " (drawn at random)" } else { "" };
                // Where the starter picks, symbols are told when they are picked.
                match game.rules().symbols {
                    Symbols::StarterPicks => {
                        format!("{} starts{lot}.", game.setup().player(*seat).name)
                    }
                    _ => format!("{} starts{lot}; {} follows.", who(*seat), who(seat.other())),
                }
            }
            Said::Resumed => "Game resumed.".to_string(),
            Said::ResumedFrom(path) => {
                format!("Game resumed from {}.", harmless(&path.to_string_lossy()))
            }
            Said::ResumedCopy => {
                "This game is open in another program, so this is a copy of it.".to_string()
            }
            Said::Happened(event) => return self.words().event(event, game),
            Said::Refused(reason) => self.reason(*reason, game),
            Said::TookBack(seat) => format!("Taken back. It is {}'s turn.", who(*seat)),
            Said::Redone => "Played again.".to_string(),
            Said::Judged(seat, prospect) => {
                format!("{}: {}.", who(*seat), prospect.in_words_with_proof())
            }
            Said::Broke(seat) => {
                format!("{} broke down while thinking. Let it try again, or take back.", who(*seat))
            }
            Said::BackToNow => "Back to the game as it is now.".to_string(),
            Said::NotKept(error) => format!(
                "This game can't be kept ({}). You can play on and save it elsewhere.",
                harmless(&error.to_string())
            ),
            Said::Finished(_) => return None,
        })
    }

    /// The score of a series, with names: `Ann 2, Bob 1, 1 draw`.
    pub fn series(&self, series: Series, game: &Game) -> String {
        let [one, two] = Seat::BOTH.map(|seat| &game.setup().player(seat).name);
        let draws = match series.draws {
            0 => String::new(),
            1 => ", 1 draw".to_string(),
            n => format!(", {n} draws"),
        };
        format!("{one} {}, {two} {}{draws}", series.wins[0], series.wins[1])
    }

    /// Time left on a clock: `4:59`, and below ten seconds `9.3`.
    pub fn clock(&self, left_ms: u64) -> String {
        let seconds = left_ms.div_ceil(1000);
        match seconds {
            _ if left_ms < 10_000 => format!("{}.{}", left_ms / 1000, left_ms % 1000 / 100),
            ..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
            _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        }
    }

    /// A move with what it leads to, and the solver's score where there is one.
    pub fn outlook(&self, outlook: &Outlook, game: &Game) -> String {
        let what = self.turn(&outlook.hint.actions, game);
        let meaning = self.meaning(&outlook.hint);
        match outlook.score {
            Some(score) => format!("{what}: {score}, {meaning}"),
            None => format!("{what}: {meaning}"),
        }
    }

    /// A whole turn: `column 4, then block`.
    fn turn(&self, actions: &[Action], game: &Game) -> String {
        let (words, shape) = (self.words(), game.rules().shape);
        let action = |action: &Action| match action {
            Action::Drop(column) => words.column(*column),
            Action::Remove(cell) => format!("remove {}", words.cell(*cell, shape)),
            Action::Block => "block".to_string(),
            _ => "end the turn".to_string(),
        };
        actions.iter().map(action).collect::<Vec<_>>().join(", then ")
    }

    /// What a move leads to and why, as far as that is plain.
    fn meaning(&self, hint: &Hint) -> String {
        let words = self.words();
        let prospect = hint.prospect.in_words();
        let why = match hint.why {
            None => return prospect,
            Some(Why::CompletesLine) => "completes a line".to_string(),
            Some(Why::StopsLine) => "blocks the opponent's line".to_string(),
            Some(Why::TwoThreats) => "threatens a line in two places".to_string(),
            Some(Why::GivesCellAbove) => {
                "gives up the cell above, where a line is completed".to_string()
            }
            Some(Why::LeavesLine(column)) => {
                format!("lets the opponent win in {}", words.column(column))
            }
            Some(Why::BlocksAndWins(column)) => {
                format!("skips the opponent and then wins in {}", words.column(column))
            }
            Some(Why::GivesLine) => "gives the opponent a line".to_string(),
            Some(Why::GivesBothLines) => "gives both players a line, a draw".to_string(),
            Some(Why::OnlyMove) => "the only legal move".to_string(),
        };
        format!("{prospect}; {why}")
    }

    /// What is known of a hint, one sentence a line: the best few moves, or that it is looked for.
    pub fn advice(&self, advice: &Advice, game: &Game) -> Vec<(bool, String)> {
        match &advice.insight {
            _ if advice.is_broken => {
                vec![(false, "The hint broke down; ask again.".to_string())]
            }
            None => vec![(false, "Looking ahead ...".to_string())],
            // Under rules with removes there can be dozens of turns; the best few are of use.
            Some(insight) => insight
                .moves
                .iter()
                .take(10)
                .map(|outlook| (outlook.hint.is_best, self.outlook(outlook, game)))
                .collect(),
        }
    }

    /// How far a thought has come; empty while there is nothing worth saying.
    pub fn progress(&self, progress: &Progress) -> String {
        let millions = progress.positions as f64 / 1e6;
        match progress.bounds {
            Some((lower, upper)) if progress.positions >= 1_000_000 => {
                format!("{millions:.0} million positions, score between {lower} and {upper}")
            }
            _ if progress.turns > 0 => {
                let thousands = progress.positions / 1000;
                format!("{thousands},000 positions, {} turns ahead", progress.turns)
            }
            _ => String::new(),
        }
    }

    /// The moves of a line as numbers and words: `4 4 3`, `remove row 6 column 4`.
    pub fn line(&self, line: &[Action], game: &Game) -> String {
        let (words, shape) = (self.words(), game.rules().shape);
        let one = |action: &Action| match action {
            Action::Drop(column) => self.numbering.number(*column).to_string(),
            Action::Remove(cell) => format!("remove {},", words.cell(*cell, shape)),
            Action::Block => "block,".to_string(),
            _ => "end the turn,".to_string(),
        };
        line.iter().map(one).collect::<Vec<_>>().join(" ").trim_end_matches(',').to_string()
    }

    /// The best line of an insight, or a likely one.
    pub fn best_line(&self, insight: &Insight, game: &Game) -> Option<String> {
        let line = self.line(&insight.line, game);
        let name = if insight.is_exact { "Best line" } else { "Likely line" };
        (!line.is_empty()).then(|| format!("{name}: {line}"))
    }

    /// A game in one line: who, under which rules, how far or how it ended.
    pub fn summary(&self, game: &Game) -> String {
        let words = self.words();
        let [one, two] = Seat::BOTH.map(|seat| words.who(game, seat));
        let rules = game.rules().preset_name().unwrap_or("own rules");
        let discs = match game.position().occupied().len() {
            1 => "1 disc".to_string(),
            n => format!("{n} discs"),
        };
        let how = match (game.ending(), game.turn()) {
            (Some(ending), _) => self.result(ending.verdict(), game),
            (None, Some(seat)) => format!("{} to move", words.who(game, seat)),
            (None, None) => String::new(),
        };
        format!("{one} against {two}, {rules}, {discs}, {how}")
    }

    /// Who won, in two or three words.
    pub fn result(&self, verdict: fourline_game::Verdict, game: &Game) -> String {
        match verdict {
            fourline_game::Verdict::Won(seat) => format!("{} won", self.who(game, seat)),
            fourline_game::Verdict::Draw => "a draw".to_string(),
            fourline_game::Verdict::Void => "not counted".to_string(),
        }
    }

    /// That the game is over, and who won.
    pub fn over(&self, verdict: fourline_game::Verdict, game: &Game) -> String {
        format!("The game is over: {}.", self.result(verdict, game))
    }

    /// Who starts, as it was chosen.
    pub fn first(&self, game: &NewGame) -> String {
        let [one, two] = game.names();
        match (game.first, game.first()) {
            (None, First::Lot) => "drawn at random, as the rules say".to_string(),
            (None, _) => format!("{one}, as the rules say"),
            (Some(First::Lot), _) => "drawn at random".to_string(),
            (Some(First::Seat(Seat::One)), _) => one.to_string(),
            (Some(First::Seat(Seat::Two)), _) => two.to_string(),
        }
    }

    /// Why a game can't start.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::SameName(name) => {
                format!("{name} is taken; both players can't have the same name.")
            }
        }
    }
}

/// Sentences about files.
impl Speaker {
    /// What became of a game that was left; empty if there was nothing to keep. `on_shelf` if it can
    /// be continued without its file's name.
    pub fn farewell(&self, farewell: &Farewell, on_shelf: bool) -> String {
        match farewell {
            Farewell::Nothing => String::new(),
            Farewell::Kept(path) => {
                let file = shown_path(path);
                let named = if on_shelf { String::new() } else { format!(" {file}") };
                format!("The game is kept in {file}. Continue with: fourline resume{named}")
            }
            Farewell::NotKept { error, record } => {
                format!("The game could not be kept in {error}. This is its record:\n{record}")
            }
        }
    }

    /// That a game was saved to a file.
    pub fn saved(&self, path: &Path) -> String {
        let file = shown_path(path);
        format!("Saved to {file}. fourline replay shows it, fourline resume plays on.")
    }

    /// That a game could not be saved; `reason` without a full stop.
    pub fn not_saved(&self, path: &Path, reason: &str) -> String {
        format!("Could not save to {}: {}.", shown_path(path), harmless(reason))
    }

    /// Asks whether a file may be replaced.
    pub fn replaces(&self, path: &Path) -> String {
        format!("{} exists already; replace it?", shown_path(path))
    }
}

fn shown_path(path: &Path) -> String {
    harmless(&path.to_string_lossy())
}

/// Sentences about a study.
impl Speaker {
    /// Who is to move and what that comes to, or how the game ended.
    pub fn standing(&self, study: &Study) -> String {
        let (node, words) = (study.tree.node(), self.words());
        if let Some(ending) = node.game.ending() {
            return words.ending(ending, &node.game);
        }
        let who = node.game.turn().map_or(String::new(), |seat| words.who(&node.game, seat));
        match (node.game.stage(), node.best()) {
            (Stage::Dropped(_) | Stage::Removed, _) => format!("{who}: end the turn, or block?"),
            (_, None) => format!("{who} to move."),
            (_, Some(prospect)) => format!("{who} to move: {}.", prospect.in_words()),
        }
    }

    /// What the move that led here threw away; empty if nothing.
    pub fn mistake(&self, study: &Study) -> String {
        let node = study.tree.node();
        let (Some(mistake), Some((seat, _))) = (study.tree.mistake(study.tree.at()), node.step)
        else {
            return String::new();
        };
        let [who, other] = [seat, seat.other()].map(|seat| self.who(&node.game, seat));
        match mistake {
            (Standing::Won, Standing::Lost) => format!("{who} threw a win away: now {other} wins."),
            (Standing::Won, Standing::Drawn) => {
                format!("{who} threw a win away: now it is a draw.")
            }
            (Standing::Won, _) => format!("{who} threw a win away: now it is open."),
            (Standing::Drawn, _) => format!("{who} threw a draw away: now {other} wins."),
            _ => format!("{who} overlooked something: now {other} wins."),
        }
    }

    /// What is being found out.
    pub fn study_progress(&self, study: &Study) -> String {
        match study.progress() {
            Some((true, progress)) => match self.progress(&progress) {
                progress if progress.is_empty() => "Looking ahead ...".to_string(),
                progress => format!("Solving: {progress} ..."),
            },
            Some((false, _)) => "Looking at the other moves of the game ...".to_string(),
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_players::Prospect;
    use fourline_rules::{Cell, Column, Rules};

    #[test]
    fn a_farewell_says_how_to_go_on() {
        let speaker = Speaker::default();
        let kept = Farewell::Kept("games/unfinished-1.fourline".into());
        let said =
            "The game is kept in games/unfinished-1.fourline. Continue with: fourline resume";
        assert_eq!(speaker.farewell(&kept, true), said);
        let named = format!("{said} games/unfinished-1.fourline");
        assert_eq!(speaker.farewell(&kept, false), named);
        assert_eq!(speaker.farewell(&Farewell::Nothing, true), "");
    }

    #[test]
    fn a_hint_is_said_with_its_reason() {
        let name = |name| Player::human(Name::new(name).unwrap());
        let setup = Setup::new(Rules::POWER, [name("Ann"), name("Bob")]).unwrap();
        let (speaker, game) = (Speaker::default(), Game::new(setup));
        let (four, seven) = (Column::new(3), Column::new(6));
        let said = |actions: &[Action], prospect, why| {
            let hint = Hint { actions: actions.to_vec(), prospect, why, is_best: true };
            speaker.outlook(&Outlook { hint, score: None }, &game)
        };
        let drop = [Action::Drop(four)];
        assert_eq!(said(&drop, Prospect::Draw, None), "column 4: draws");
        for (prospect, why, meaning) in [
            (Prospect::Wins(1), Why::CompletesLine, "wins in 1 move; completes a line"),
            (Prospect::Draw, Why::StopsLine, "draws; blocks the opponent's line"),
            (Prospect::Wins(3), Why::TwoThreats, "wins in 2 moves; threatens a line in two places"),
            (
                Prospect::Loses(2),
                Why::GivesCellAbove,
                "loses in 1 move; gives up the cell above, where a line is completed",
            ),
            (
                Prospect::Loses(2),
                Why::LeavesLine(seven),
                "loses in 1 move; lets the opponent win in column 7",
            ),
            (Prospect::Loses(1), Why::GivesLine, "loses in 1 move; gives the opponent a line"),
            (Prospect::Draw, Why::GivesBothLines, "draws; gives both players a line, a draw"),
            (
                Prospect::Estimate(0),
                Why::OnlyMove,
                "not proven, looks even (+0); the only legal move",
            ),
        ] {
            assert_eq!(said(&drop, prospect, Some(why)), format!("column 4: {meaning}"));
        }
        let block = [Action::Drop(four), Action::Block];
        let why = Some(Why::BlocksAndWins(seven));
        let skips =
            "column 4, then block: wins in 1 move; skips the opponent and then wins in column 7";
        assert_eq!(said(&block, Prospect::Wins(2), why), skips);
        let remove = [Action::Remove(Cell::new(four, 0))];
        assert_eq!(said(&remove, Prospect::Draw, None), "remove row 6 column 4: draws");
    }

    #[test]
    fn clocks_are_read_at_a_glance() {
        let speaker = Speaker::default();
        let shown: Vec<String> = [0, 950, 9_999, 10_000, 59_001, 300_000, 3_600_000]
            .into_iter()
            .map(|ms| speaker.clock(ms))
            .collect();
        assert_eq!(shown, ["0.0", "0.9", "9.9", "0:10", "1:00", "5:00", "1:00:00"]);
    }
}
