//! The sentences about a game. Every front end takes them from here, so that the same thing is said
//! in the same words everywhere.

use crate::{BadColumn, Ending, Event, Game, Offer, Refusal, Seat};
use fourline_rules::{BadInput, Cell, Column, Numbering, Rules, Shape};
use fourline_words::catalogue::{common, game as say};
use fourline_words::{Language, Who, list, one_of};
use std::num::NonZeroU8;

/// Speaks about a game, in a language; columns are counted as the listener wants.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    /// The language.
    pub language: Language,
    /// How columns are counted.
    pub numbering: Numbering,
    /// The reader's seat, at a table where each player reads at a place of their own.
    pub me: Option<Seat>,
}

/// Says who won and why the other lost.
type LostBy = fn(Language, String, &Who) -> String;
/// The same if the loser is the reader.
type YouLost = fn(Language, String) -> String;

impl Words {
    /// Is it the one on this seat who reads?
    pub fn is_reader(&self, game: &Game, seat: Seat) -> bool {
        self.me == Some(seat) || game.setup().is_reader(seat)
    }

    /// A player with the symbol: `Ann (X)`.
    pub fn who(&self, game: &Game, seat: Seat) -> String {
        let name = self.name(game, seat);
        match game.symbol(seat) {
            Some(symbol) => common::with_symbol(self.language, name, symbol),
            None => name,
        }
    }

    /// A player's name. A reader without one is called the same in each language, whatever the record
    /// has.
    pub fn name(&self, game: &Game, seat: Seat) -> String {
        match game.setup().is_reader(seat) {
            true => common::your_name(self.language),
            false => game.setup().player(seat).name.to_string(),
        }
    }

    /// A player as a sentence names them: by name and symbol, or as the reader.
    pub fn person(&self, game: &Game, seat: Seat) -> Who {
        match self.is_reader(game, seat) {
            true => Who::You,
            false => Who::Named(self.who(game, seat)),
        }
    }

    /// A column: `column 4`.
    pub fn column(&self, column: Column) -> String {
        common::column(self.language, self.numbering.number(column))
    }

    /// The columns there are: `1 to 7`.
    pub fn columns(&self, shape: Shape) -> String {
        common::range(self.language, self.numbering.first(), self.last(shape))
    }

    /// The number of the last column.
    fn last(&self, shape: Shape) -> usize {
        self.numbering.number(Column::new(shape.columns() - 1))
    }

    /// The centre, where a forced opening goes: `4`, or `4 or 5` on an even board.
    pub fn centre(&self, shape: Shape) -> String {
        let centres = shape.all_columns().filter(|&column| shape.is_centre(column));
        one_of(self.language, centres.map(|column| self.numbering.number(column).to_string()))
    }

    /// A cell: `row 6 column 4`. Rows count from the top, so the last one is the bottom.
    pub fn cell(&self, cell: Cell, shape: Shape) -> String {
        let column = self.numbering.number(cell.column);
        common::cell(self.language, column, cell.row_number(shape.rows()))
    }

    /// What is wrong with a column.
    pub fn bad_column(&self, bad: BadColumn, shape: Shape) -> String {
        let language = self.language;
        match bad {
            BadColumn::Nowhere => {
                say::no_such_column(language, self.numbering.first(), self.last(shape))
            }
            BadColumn::Full(column) => say::column_full(language, self.numbering.number(column)),
            BadColumn::NotCentre(_) => say::not_centre(language, self.centre(shape)),
        }
    }

    /// Why something was not done, and what can be done instead.
    pub fn refusal(&self, refusal: Refusal, game: &Game) -> String {
        let (language, shape) = (self.language, game.rules().shape);
        let number = |cell: Cell| self.numbering.number(cell.column);
        let row = |cell: Cell| cell.row_number(shape.rows());
        match refusal {
            Refusal::GameOver => say::game_over(language),
            Refusal::NotYourTurn(seat) => say::not_your_turn(language, &self.person(game, seat)),
            Refusal::PickSymbolFirst => say::pick_symbol_first(language),
            Refusal::NoSymbolToPick => say::no_symbol_to_pick(language),
            Refusal::NotASymbolOfThisGame => {
                let symbols = game.setup().symbols;
                say::symbols_are(language, symbols.first(), symbols.second())
            }
            Refusal::BadColumn(bad) => self.bad_column(bad, shape),
            Refusal::AlreadyMoved => say::already_moved(language),
            Refusal::DropFirst => say::drop_first(language),
            Refusal::UndoNotInRules => say::undo_not_in_rules(language),
            Refusal::NothingToUndo => say::nothing_to_undo(language),
            Refusal::NoUndosLeft => say::no_undos_left(language),
            Refusal::RemoveIsFinal => say::remove_is_final(language),
            Refusal::RemoveNotInRules => say::remove_not_in_rules(language),
            Refusal::NoRemovesLeft => say::no_removes_left(language),
            Refusal::OpeningIsOnlyADrop => say::opening_is_only_a_drop(language),
            Refusal::RemoveOnlyBeforeDrop => say::remove_only_before_drop(language),
            Refusal::NoDiscToRemove => say::no_disc_to_remove(language),
            Refusal::NoSuchCell(_) => {
                let (first, last) = (self.numbering.first(), self.last(shape));
                say::no_such_cell(language, first, last, shape.rows())
            }
            Refusal::EmptyCell(cell) => say::empty_cell(language, number(cell), row(cell)),
            Refusal::OwnDisc(cell) => say::own_disc(language, number(cell), row(cell)),
            Refusal::BlockNotInRules => say::block_not_in_rules(language),
            Refusal::NoBlocksLeft => say::no_blocks_left(language),
            Refusal::BlockOnlyAfterMove => say::block_only_after_move(language),
            Refusal::OpponentHasRun(run) => say::opponent_has_run(language, run),
            Refusal::NoTurnToBlock => say::no_turn_to_block(language),
            Refusal::NothingToKeep => say::nothing_to_keep(language),
            Refusal::OfferOpen => say::offer_open(language),
            Refusal::NoOffer => say::no_offer(language),
            Refusal::NothingToTakeBack => say::nothing_to_take_back(language),
            Refusal::TooLateToAbort => say::too_late_to_abort(language),
            Refusal::ClockStillRuns => say::clock_still_runs(language),
            Refusal::NoClock => say::no_clock(language),
            Refusal::Spectator => say::spectator(language),
        }
    }

    /// What happened, described after it was applied; `None` for what the next prompt says anyway.
    pub fn event(&self, event: &Event, game: &Game) -> Option<String> {
        let (language, shape) = (self.language, game.rules().shape);
        let who = |seat| self.person(game, seat);
        let number = |cell: Cell| self.numbering.number(cell.column);
        let row = |cell: Cell| cell.row_number(shape.rows());
        Some(match *event {
            Event::SymbolPicked { seat, .. } => self.starts(game, seat),
            Event::Dropped { seat, cell } => {
                say::drops(language, number(cell), row(cell), &who(seat))
            }
            Event::Violated { bad, left, .. } => {
                let reason = self.bad_column(bad, shape);
                match self.chances(game.rules(), left) {
                    Some(chances) => say::bad_column_counts(language, chances, reason),
                    None => reason,
                }
            }
            Event::Undone { seat, left, .. } => match who(seat) {
                Who::You => say::you_undo(language, left),
                Who::Named(name) => say::undoes(language, left, name),
            },
            Event::UndoOverdrawn { seat } => say::undo_overdrawn(language, &who(seat)),
            Event::Removed { seat, cell } => {
                say::removes(language, number(cell), row(cell), &who(seat))
            }
            Event::Blocked { seat } => match (who(seat), who(seat.other())) {
                (Who::Named(name), Who::You) => say::blocks_you(language, name),
                (who, _) => say::blocks(language, self.who(game, seat.other()), &who),
            },
            Event::Resigned { seat } => say::resigns(language, &who(seat)),
            Event::Offered { seat, offer: Offer::Draw } => say::offers_draw(language, &who(seat)),
            Event::Offered { seat, offer: Offer::TakeBack } => {
                say::asks_takeback(language, &who(seat))
            }
            Event::OfferAccepted { seat, .. } => say::accepts(language, &who(seat)),
            Event::OfferDeclined { seat, .. } => say::declines(language, &who(seat)),
            Event::OfferWithdrawn { seat, .. } => say::withdraws(language, &who(seat)),
            Event::OfferLapsed { seat, .. } => say::offer_lapsed(language, &who(seat)),
            Event::TakenBack { .. } => say::taken_back(language),
            Event::Kept { .. }
            | Event::TurnEnded { .. }
            | Event::TurnPassed { .. }
            | Event::Aborted { .. }
            | Event::Abandoned { .. }
            | Event::TimeRanOut { .. } => return None,
            Event::Ended(ref ending) => self.ending(ending, game),
        })
    }

    /// Who starts and who follows.
    pub fn starts(&self, game: &Game, seat: Seat) -> String {
        match self.person(game, seat.other()) {
            Who::You => say::starts_you_follow(self.language, self.who(game, seat)),
            Who::Named(other) => say::starts(self.language, other, &self.person(game, seat)),
        }
    }

    /// How many bad columns are still forgiven, if they are counted.
    fn chances(&self, rules: &Rules, left: u8) -> Option<String> {
        let language = self.language;
        match rules.bad_input {
            BadInput::AskAgain => None,
            BadInput::LosesPerMove(limit) => {
                Some(say::violation_in_move(language, limit.get() - left, left))
            }
            BadInput::LosesPerGame(limit) if left == 0 => {
                Some(say::last_violation(language, limit))
            }
            BadInput::LosesPerGame(limit) => {
                Some(say::violation_in_game(language, limit.get() - left, limit))
            }
        }
    }

    /// How the game ended.
    pub fn ending(&self, ending: &Ending, game: &Game) -> String {
        let language = self.language;
        let name = |seat: Seat| self.who(game, seat);
        let (winner, loser) = match *ending {
            Ending::Line { winner, discs, .. } => {
                let line = self.line(ending, game);
                return say::wins_by_line(language, discs, line, &self.person(game, winner));
            }
            Ending::BothLines { .. } => return say::draw_both_lines(language),
            Ending::BoardFull => return say::draw_board_full(language),
            Ending::Agreed => return say::draw_agreed(language),
            Ending::Aborted { .. } => return say::aborted(language),
            Ending::TooManyViolations { loser }
            | Ending::TooManyUndos { loser }
            | Ending::Resigned { loser }
            | Ending::OutOfTime { loser }
            | Ending::Abandoned { loser } => (loser.other(), loser),
        };
        let (says, says_you_lose): (LostBy, YouLost) = match ending {
            Ending::TooManyViolations { .. } => {
                (say::wins_by_violations, say::wins_by_violations_you_lose)
            }
            Ending::TooManyUndos { .. } => (say::wins_by_undos, say::wins_by_undos_you_lose),
            Ending::OutOfTime { .. } => (say::wins_on_time, say::wins_on_time_you_lose),
            Ending::Abandoned { .. } => {
                (say::wins_by_abandonment, say::wins_by_abandonment_you_lose)
            }
            _ => (say::wins_by_resignation, say::wins_by_resignation_you_lose),
        };
        match self.person(game, loser) {
            Who::You => says_you_lose(language, name(winner)),
            Who::Named(loser) => says(language, loser, &self.person(game, winner)),
        }
    }

    /// How the game ended, in a few words for large type: `Ann wins: four in column 6`.
    pub fn headline(&self, ending: &Ending, game: &Game) -> String {
        match *ending {
            Ending::Line { winner, .. } => {
                let who = match self.is_reader(game, winner) {
                    true => Who::You,
                    false => Who::Named(self.name(game, winner)),
                };
                say::headline_line(self.language, self.line(ending, game), &who)
            }
            _ => self.ending(ending, game),
        }
    }

    /// How many discs the winner of a line has on the board: `With 11 discs`. Empty for other endings.
    pub fn winning_discs(&self, ending: &Ending) -> String {
        match *ending {
            Ending::Line { discs, .. } => say::winning_discs(self.language, discs),
            _ => String::new(),
        }
    }

    /// Where the winning line is, as people say it: `four in column 6`.
    fn line(&self, ending: &Ending, game: &Game) -> String {
        let (language, shape) = (self.language, game.rules().shape);
        let cells = game.position().cells_of(ending.winning_cells());
        let Some(&first) = cells.first() else { return String::new() };
        let all = |same: &dyn Fn(&Cell) -> bool| cells.iter().all(same);
        let rises = |cell: &Cell| i32::from(cell.row) - cell.column.index() as i32;
        let falls = |cell: &Cell| i32::from(cell.row) + cell.column.index() as i32;
        let length = cells.len();
        if all(&|cell| cell.column == first.column) {
            say::line_in_column(language, self.numbering.number(first.column), length)
        } else if all(&|cell| cell.row == first.row) {
            say::line_in_row(language, length, first.row_number(shape.rows()))
        } else if all(&|cell| rises(cell) == rises(&first))
            || all(&|cell| falls(cell) == falls(&first))
        {
            say::line_on_diagonal(language, length)
        } else {
            say::several_lines(language)
        }
    }

    /// The cells that decided the game, for those who hear the board; `None` if there are none.
    pub fn winning_cells(&self, ending: &Ending, game: &Game) -> Option<String> {
        let cells = game.position().cells_of(ending.winning_cells());
        let shape = game.rules().shape;
        let cells = cells.iter().map(|&cell| self.cell(cell, shape));
        let cells = list(self.language, cells);
        (!cells.is_empty()).then(|| say::winning_cells(self.language, cells))
    }

    /// What a player has left: `3 undos, 1 remove, no block left; 0 of 3 violations`; empty under
    /// rules without quotas.
    pub fn left(&self, game: &Game, seat: Seat) -> String {
        let language = self.language;
        let quotas = list(language, self.quotas(game, seat));
        let quotas = (!quotas.is_empty()).then(|| say::left(language, quotas));
        let violations = self.violations(game, seat);
        match (quotas, violations) {
            (Some(quotas), Some(violations)) => {
                say::left_and_violations(language, quotas, violations)
            }
            (left, violations) => left.or(violations).unwrap_or_default(),
        }
    }

    /// The same one by one, for small labels beside a name: `3 undos`, `1 remove`, `0 of 3 violations`.
    pub fn each_left(&self, game: &Game, seat: Seat) -> Vec<String> {
        self.quotas(game, seat).into_iter().chain(self.violations(game, seat)).collect()
    }

    fn quotas(&self, game: &Game, seat: Seat) -> Vec<String> {
        let language = self.language;
        let quotas = [
            game.undos_left(seat).map(|left| say::undos(language, left)),
            game.removes_left(seat).map(|left| say::removes_left(language, left)),
            game.blocks_left(seat).map(|left| say::blocks_left(language, left)),
        ];
        quotas.into_iter().flatten().collect()
    }

    fn violations(&self, game: &Game, seat: Seat) -> Option<String> {
        let left = game.violations_left(seat)?;
        let limit: NonZeroU8 = match game.rules().bad_input {
            BadInput::LosesPerMove(limit) | BadInput::LosesPerGame(limit) => limit,
            BadInput::AskAgain => unreachable!("not counted, so nothing is left of it"),
        };
        Some(say::violations(self.language, limit, limit.get() - left))
    }
}
