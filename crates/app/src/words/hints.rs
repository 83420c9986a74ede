//! How hints and studies are said: what moves lead to, and why.

use crate::insight::{Insight, Outlook, Standing};
use crate::session::Advice;
use crate::study::Study;
use crate::thinking::Progress;
use crate::words::Speaker;
use fourline_game::{Action, Game, Stage};
use fourline_players::Prospect;
use fourline_players::hint::{Hint, Why};
use fourline_words::Who;
use fourline_words::catalogue::{hints as say, picture};

impl Speaker {
    /// What something leads to: `wins in 3 moves`, `draws`, or an estimate that says so. Moves are
    /// those of the player who asks.
    pub fn prospect(&self, prospect: Prospect) -> String {
        let language = self.language;
        match prospect {
            Prospect::Wins(turns) => say::wins_in(language, turns.div_ceil(2)),
            Prospect::Loses(turns) => say::loses_in(language, turns.div_ceil(2)),
            Prospect::Draw => say::draws(language),
            Prospect::Estimate(score) => {
                let signed = format!("{score:+}");
                match score {
                    ..=-30 => say::looks_bad(language, signed),
                    -29..=-8 => say::slightly_worse(language, signed),
                    -7..=7 => say::even(language, signed),
                    8..=29 => say::slightly_better(language, signed),
                    30.. => say::looks_good(language, signed),
                }
            }
        }
    }

    /// The same with how sure it is: `proven: wins in 3 moves`.
    pub fn judgement(&self, prospect: Prospect) -> String {
        match prospect {
            Prospect::Estimate(_) => self.prospect(prospect),
            _ => say::proven(self.language, self.prospect(prospect)),
        }
    }

    /// The same in the few words that fit above a column of a picture, in one or two lines.
    pub fn note(&self, prospect: Prospect) -> String {
        let language = self.language;
        match prospect {
            Prospect::Wins(turns) => picture::note_wins(language, turns.div_ceil(2)),
            Prospect::Loses(turns) => picture::note_loses(language, turns.div_ceil(2)),
            Prospect::Draw => picture::note_draws(language),
            // A real minus: the hyphen is easily overlooked.
            Prospect::Estimate(score) => {
                picture::note_estimate(language, format!("{score:+}").replace('-', "\u{2212}"))
            }
        }
    }

    /// The same as a number and words, for a small card below a column: the solver's score where there is
    /// one.
    pub fn card(&self, outlook: &Outlook) -> (String, String) {
        let prospect = outlook.hint.prospect;
        let words = self.note(prospect);
        let number = match (outlook.score, prospect) {
            (None, Prospect::Estimate(score)) => format!("{score:+}"),
            _ => outlook.short(),
        };
        let words = match prospect {
            // The number is on the card already.
            Prospect::Estimate(_) => words.lines().next().unwrap_or_default().to_string(),
            _ => words,
        };
        (number.replace('-', "\u{2212}"), words)
    }

    /// A move with what it leads to, and the solver's score where there is one.
    pub fn outlook(&self, outlook: &Outlook, game: &Game) -> String {
        let what = self.turn(&outlook.hint.actions, game.rules().shape);
        let meaning = self.meaning(&outlook.hint);
        match outlook.score {
            Some(score) => say::move_score_and_meaning(self.language, meaning, what, score),
            None => say::move_and_meaning(self.language, meaning, what),
        }
    }

    /// What a move leads to and why, as far as that is plain.
    fn meaning(&self, hint: &Hint) -> String {
        let language = self.language;
        let prospect = self.prospect(hint.prospect);
        let why = match hint.why {
            None => return prospect,
            Some(Why::CompletesLine) => say::completes_line(language),
            Some(Why::StopsLine) => say::stops_line(language),
            Some(Why::TwoThreats) => say::two_threats(language),
            Some(Why::GivesCellAbove) => say::gives_cell_above(language),
            Some(Why::LeavesLine(column)) => {
                say::leaves_line(language, self.numbering.number(column))
            }
            Some(Why::BlocksAndWins(column)) => {
                say::blocks_and_wins(language, self.numbering.number(column))
            }
            Some(Why::GivesLine) => say::gives_line(language),
            Some(Why::GivesBothLines) => say::gives_both_lines(language),
            Some(Why::OnlyMove) => say::only_move(language),
        };
        say::prospect_and_why(language, prospect, why)
    }

    /// What is known of a hint, one sentence a line: the best few moves, or that it is looked for.
    pub fn advice(&self, advice: &Advice, game: &Game) -> Vec<(bool, String)> {
        match &advice.insight {
            _ if advice.is_broken => vec![(false, say::broke(self.language))],
            None => vec![(false, say::looking_ahead(self.language))],
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
        let language = self.language;
        match progress.bounds {
            Some((lower, upper)) if progress.positions >= 1_000_000 => {
                let millions = (progress.positions + 500_000) / 1_000_000;
                say::progress_exact(language, lower, millions, upper)
            }
            _ if progress.turns > 0 => {
                let positions = language.number(progress.positions / 1000 * 1000);
                say::progress_turns(language, positions, progress.turns)
            }
            _ => String::new(),
        }
    }

    /// The moves of a line as numbers and words: `4 4 3`, `remove row 6 column 4`.
    pub fn line(&self, line: &[Action], game: &Game) -> String {
        let mut text = String::new();
        let mut after_number = true;
        for action in line {
            let (number, step) = match action {
                Action::Drop(column) => (true, self.numbering.number(*column).to_string()),
                other => (false, self.turn(&[*other], game.rules().shape)),
            };
            // Columns stand side by side; words are set off.
            let comma = if after_number { " " } else { ", " };
            text += if text.is_empty() { "" } else { comma };
            text += &step;
            after_number = number;
        }
        text
    }

    /// The best line of an insight, or a likely one.
    pub fn best_line(&self, insight: &Insight, game: &Game) -> Option<String> {
        let line = self.line(&insight.line, game);
        (!line.is_empty()).then(|| match insight.is_exact {
            true => say::best_line(self.language, line),
            false => say::likely_line(self.language, line),
        })
    }
}

/// Sentences about a study.
impl Speaker {
    /// Who is to move and what that comes to, or how the game ended.
    pub fn standing(&self, study: &Study) -> String {
        let (node, words, language) = (study.tree.node(), self.words(), self.language);
        if let Some(ending) = node.game.ending() {
            return words.ending(ending, &node.game);
        }
        let Some(seat) = node.game.turn() else { return String::new() };
        let who = words.person(&node.game, seat);
        match (node.game.stage(), node.best()) {
            (Stage::Dropped(_) | Stage::Removed, _) => say::end_turn_or_block(language, &who),
            (_, None) => say::to_move(language, &who),
            (_, Some(prospect)) => {
                let prospect = self.prospect(prospect);
                say::to_move_and_prospect(language, prospect, &who)
            }
        }
    }

    /// What the move that led here threw away; empty if nothing.
    pub fn mistake(&self, study: &Study) -> String {
        let (tree, language) = (&study.tree, self.language);
        // After the end of a turn it is about the move of that turn.
        let at = match tree.node().step {
            Some((_, Action::EndTurn)) if tree.mistake(tree.at()).is_none() => tree.parent(),
            _ => Some(tree.at()),
        };
        let Some(at) = at else { return String::new() };
        let node = tree.get(at);
        let (Some(mistake), Some((seat, _))) = (tree.mistake(at), node.step) else {
            return String::new();
        };
        let [who, other] = [seat, seat.other()].map(|seat| self.words().person(&node.game, seat));
        match (mistake, other) {
            ((Standing::Won, Standing::Drawn), _) => say::threw_win_now_drawn(language, &who),
            ((Standing::Won, Standing::Lost), Who::You) => {
                say::threw_win_you_win(language, self.who(&node.game, seat))
            }
            ((Standing::Won, Standing::Lost), Who::Named(other)) => {
                say::threw_win_now_lost(language, other, &who)
            }
            ((Standing::Won, _), _) => say::threw_win_now_open(language, &who),
            ((Standing::Drawn, _), Who::You) => {
                say::threw_draw_you_win(language, self.who(&node.game, seat))
            }
            ((Standing::Drawn, _), Who::Named(other)) => say::threw_draw(language, other, &who),
            (_, Who::You) => say::overlooked_you_win(language, self.who(&node.game, seat)),
            (_, Who::Named(other)) => say::overlooked(language, other, &who),
        }
    }

    /// What is being found out.
    pub fn study_progress(&self, study: &Study) -> String {
        match study.progress() {
            Some((true, progress)) => match self.progress(&progress) {
                progress if progress.is_empty() => say::looking_ahead(self.language),
                progress => say::solving(self.language, progress),
            },
            Some((false, _)) => say::looking_at_other_moves(self.language),
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Name, Player, Setup};
    use fourline_rules::{Cell, Column, Rules};

    #[test]
    fn notes_are_short_and_the_minus_is_seen() {
        let note = |prospect| Speaker::default().note(prospect);
        assert_eq!(note(Prospect::Wins(5)), "wins\nin 3");
        assert_eq!(note(Prospect::Loses(2)), "loses\nin 1");
        assert_eq!(note(Prospect::Draw), "draws");
        assert_eq!(note(Prospect::Estimate(-12)), "about\n\u{2212}12");
        assert_eq!(note(Prospect::Estimate(7)), "about\n+7");
    }

    #[test]
    fn a_card_has_a_number_and_words() {
        let card = |prospect, score| {
            let hint = Hint { actions: Vec::new(), prospect, why: None, is_best: false };
            Speaker::default().card(&Outlook { hint, score })
        };
        let pair = |number: &str, words: &str| (number.to_string(), words.to_string());
        assert_eq!(card(Prospect::Loses(6), None), pair("L3", "loses\nin 3"));
        assert_eq!(card(Prospect::Estimate(-12), None), pair("\u{2212}12", "about"));
        assert_eq!(card(Prospect::Draw, None), pair("=", "draws"));
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
                "loses in 1 move; lets the opponent complete a line on top of it",
            ),
            (
                Prospect::Loses(2),
                Why::LeavesLine(seven),
                "loses in 1 move; lets the opponent win in column 7",
            ),
            (Prospect::Loses(1), Why::GivesLine, "loses in 1 move; gives the opponent a line"),
            (Prospect::Draw, Why::GivesBothLines, "draws; gives both players a line"),
            (Prospect::Estimate(0), Why::OnlyMove, "even (estimate +0); the only legal move"),
        ] {
            assert_eq!(said(&drop, prospect, Some(why)), format!("column 4: {meaning}"));
        }
        let block = [Action::Drop(four), Action::Block];
        let why = Some(Why::BlocksAndWins(seven));
        let skips =
            "column 4, then block: wins in 1 move; skips the opponent, then wins in column 7";
        assert_eq!(said(&block, Prospect::Wins(2), why), skips);
        let remove = [Action::Remove(Cell::new(four, 0))];
        assert_eq!(said(&remove, Prospect::Draw, None), "remove row 6 column 4: draws");
    }
}
