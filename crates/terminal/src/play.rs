//! The game itself: shows the board, asks whoever's turn it is, and tells what happened.

use crate::board::Look;
use crate::console::{Answer, Console, Leave, Word, yes_or_no};
use crate::help;
use fourline_app::safe::{harmless, shown};
use fourline_game::{Action, Command, Event, Game, GameView, Seat, Stage, Words, record};
use fourline_native::files::{write_new, write_over};
use fourline_players::engine::Budget;
use fourline_players::hint::hints;
use fourline_players::{Computer, Ponder, Table};
use fourline_rules::{Cell, Column};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// How often somebody who waits looks up: to show progress, and whether to stop.
const GLANCE: Duration = Duration::from_millis(40);

/// After so long it is shown how far a thought is.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long a move stands before the next one, where computers play each other.
const REST: Duration = Duration::from_millis(500);

/// Plays at this table until people have had enough. When they leave in mid-game, the game is still
/// on the table for the caller to keep. `ended` is called with each game that is over.
pub fn play(
    console: &mut Console,
    look: Look,
    table: &mut Table,
    ended: &mut dyn FnMut(&Game),
) -> Result<(), Leave> {
    let words = Words { numbering: look.numbering };
    let mut round = Round { console, look, words, table, ended, kept_disc: false, told_left: None };
    round.begin()?;
    loop {
        if round.table.game.ending().is_some() {
            if !round.ask_again()? {
                return Ok(());
            }
        } else if let Some(command) = round.computers_turn()? {
            round.carry_out(command)?;
        } else {
            round.ask_person()?;
        }
    }
}

struct Round<'a> {
    console: &'a mut Console,
    look: Look,
    words: Words,
    table: &'a mut Table,
    ended: &'a mut dyn FnMut(&Game),
    /// Did the player decide to leave the disc of this turn where it is?
    kept_disc: bool,
    /// After how many commands it was last told what each player has left.
    told_left: Option<usize>,
}

impl Round<'_> {
    fn game(&self) -> &Game {
        &self.table.game
    }

    /// Says who plays and shows the board.
    fn begin(&mut self) -> Result<(), Leave> {
        self.kept_disc = false;
        self.told_left = None;
        let game = self.game();
        if game.stage() != Stage::PickSymbol && game.commands().is_empty() {
            let starter = game.setup().starter;
            let (first, second) =
                (self.words.who(game, starter), self.words.who(game, starter.other()));
            self.console.say(&format!("{first} starts; {second} follows."))?;
        }
        self.show_board()
    }

    fn show_board(&mut self) -> Result<(), Leave> {
        let viewer = self.game().turn().unwrap_or(Seat::One);
        let board = self.look.board(&GameView::of(self.game(), viewer));
        self.console.show(&format!("\n{board}\n"))
    }

    /// What the computer whose turn it is wants to do; one that takes its time says so, and
    /// afterwards what it makes of its move.
    fn computers_turn(&mut self) -> Result<Option<Command>, Leave> {
        let Some(seat) = self.game().turn() else { return Ok(None) };
        let Some(computer) = self.table.computer(seat) else { return Ok(None) };
        let who = self.words.who(self.game(), seat);
        let is_move = self.game().stage() == Stage::Move;
        let thinks = is_move && matches!(computer, Computer::Level(level) if level.is_exact());
        if thinks {
            let limit = self
                .table
                .means()
                .limit
                .map_or(String::new(), |limit| format!(", {} s at most", limit.as_secs_f64()));
            self.console.say(&format!("{who} is thinking{limit} ..."))?;
        }
        let Some(ponder) = Ponder::start(self.table) else { return Ok(None) };
        let wait = |limit| ponder.wait(limit);
        let (command, prospect) = wait_for(self.console, &who, ponder.budget(), wait)?;
        if let Some(prospect) = prospect.filter(|_| thinks) {
            self.console.say(&format!("{who}: {}.", prospect.in_words_with_proof()))?;
        }
        let both = Seat::BOTH.iter().all(|&seat| self.table.computer(seat).is_some());
        if both && is_move {
            rest(self.console)?;
        }
        Ok(Some(command))
    }

    /// Plays a command and tells what came of it.
    fn carry_out(&mut self, command: Command) -> Result<(), Leave> {
        self.kept_disc = false;
        match self.table.game.play(command) {
            Err(refusal) => {
                let why = self.words.refusal(refusal, self.game());
                self.console.say(&why)
            }
            Ok(events) => {
                for event in &events {
                    if let Some(sentence) = self.words.event(event, self.game()) {
                        self.console.say(&sentence)?;
                    }
                    if event.changes_the_board() {
                        self.show_board()?;
                    }
                    if let Event::Ended(_) = event {
                        (self.ended)(&self.table.game);
                    }
                }
                Ok(())
            }
        }
    }

    /// Asks the person whose turn it is one question.
    fn ask_person(&mut self) -> Result<(), Leave> {
        let seat = self.game().turn().expect("the game is in progress");
        match self.game().stage() {
            Stage::PickSymbol => self.ask_symbol(seat),
            Stage::Move => self.ask_move(seat),
            Stage::Dropped(_) | Stage::Removed => self.ask_end_of_turn(seat),
            Stage::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }

    fn ask_symbol(&mut self, seat: Seat) -> Result<(), Leave> {
        let symbols = self.game().setup().symbols;
        let name = self.game().setup().player(seat).name.clone();
        let prompt = format!("{name}, your symbol: {} or {}", symbols.first(), symbols.second());
        let help =
            help::before_game("The starter picks a symbol; the other player gets what is left.");
        match self.console.ask(&prompt, &help, |text| symbols.named(text).is_some())? {
            Answer::Word(word) => self.obey(seat, word),
            Answer::Text(text) => match symbols.named(&text) {
                Some(symbol) => self.carry_out(seat.does(Action::PickSymbol(symbol))),
                None => {
                    let (first, second) = (symbols.first(), symbols.second());
                    self.console.say(&format!("Please answer {first} or {second}."))
                }
            },
        }
    }

    fn ask_move(&mut self, seat: Seat) -> Result<(), Leave> {
        self.say_what_is_left()?;
        let game = self.game();
        let may_remove = game.may_remove(seat).is_ok();
        let columns = self.columns(seat);
        let first = if game.is_opening_turn(seat) { "first disc to the centre, " } else { "" };
        let or_remove = if may_remove { ", or remove" } else { "" };
        let prompt = format!("{}, {first}column {columns}{or_remove}", self.words.who(game, seat));
        let help = help::for_move(game, seat, &columns);
        let text = match self.console.ask(&prompt, &help, |_| false)? {
            Answer::Word(word) => return self.obey(seat, word),
            Answer::Text(text) => text,
        };
        let lower = text.to_lowercase();
        if let Some(action) = self.column(&text) {
            self.carry_out(seat.does(action))
        } else if let Some(cell) = lower.strip_prefix("remove") {
            self.ask_remove(seat, cell.trim())
        } else if lower == "block" {
            self.carry_out(seat.does(Action::Block))
        } else if text.is_empty() {
            self.console.say(&format!("Please type a column, {columns}."))
        } else {
            let message = format!(
                "\"{}\" is neither a column nor a command; type {columns}, or help.",
                shown(&text)
            );
            self.console.say(&message)
        }
    }

    /// The columns a player can choose from, in words.
    fn columns(&self, seat: Seat) -> String {
        let shape = self.game().rules().shape;
        match self.game().is_opening_turn(seat) {
            true => self.words.centre(shape),
            false => self.words.columns(shape),
        }
    }

    /// The drop that a text asks for, if it is a whole number of any size.
    fn column(&self, text: &str) -> Option<Action> {
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let shape = self.game().rules().shape;
        let number = text.parse().ok();
        let column = number.and_then(|number| self.look.numbering.column(number, shape));
        Some(column.map_or(Action::DropNowhere, Action::Drop))
    }

    fn ask_remove(&mut self, seat: Seat, cell: &str) -> Result<(), Leave> {
        if let Err(refusal) = self.game().may_remove(seat) {
            let why = self.words.refusal(refusal, self.game());
            return self.console.say(&why);
        }
        let mut text = cell.to_string();
        let help = help::before_game(
            "Type row and column of one of the opponent's discs; the last row is the bottom. \
             back returns to the choice of a column.",
        );
        loop {
            if let Some(cell) = self.cell(&text) {
                return match self.game().decide(seat.does(Action::Remove(cell))) {
                    Ok(_) => self.carry_out(seat.does(Action::Remove(cell))),
                    Err(refusal) => {
                        let why = self.words.refusal(refusal, self.game());
                        self.console.say(&why)?;
                        text.clear();
                        continue;
                    }
                };
            }
            if !text.is_empty() {
                let rows = self.game().rules().shape.rows();
                let column = self.words.numbering.number(Column::new(3));
                self.console
                    .say(&format!("Please type two numbers, for example {rows} {column}."))?;
            }
            let prompt = "Row and column of the disc to remove, or back";
            text = match self.console.ask(prompt, &help, |_| false)? {
                Answer::Word(word) => return self.obey(seat, word),
                Answer::Text(text) if text.eq_ignore_ascii_case("back") => return Ok(()),
                Answer::Text(text) if text.is_empty() => "nothing".to_string(),
                Answer::Text(text) => text,
            };
        }
    }

    /// The cell that two numbers name; one outside the board for numbers that name none.
    fn cell(&self, text: &str) -> Option<Cell> {
        let shape = self.game().rules().shape;
        let parts = text.split([' ', ',', '\t']).filter(|part| !part.is_empty());
        let [row, column] = parts.collect::<Vec<_>>().try_into().ok()?;
        let is_number =
            |part: &str| part.strip_prefix('-').unwrap_or(part).bytes().all(|b| b.is_ascii_digit());
        if !is_number(row) || !is_number(column) {
            return None;
        }
        let row =
            row.parse().ok().filter(|&row| row > 0).and_then(|row| shape.rows().checked_sub(row));
        let column = column.parse().ok().and_then(|n| self.look.numbering.column(n, shape));
        Some(Cell::new(column.unwrap_or(Column::new(u8::MAX)), row.unwrap_or(u8::MAX)))
    }

    /// After the drop or remove: undo and block as far as the rules offer them, then the turn ends.
    fn ask_end_of_turn(&mut self, seat: Seat) -> Result<(), Leave> {
        let game = self.game();
        let may_undo = game.decide(seat.does(Action::Undo)).is_ok();
        let other = self.words.who(game, seat.other());
        let who = self.words.who(game, seat);
        if may_undo && !self.kept_disc {
            let warning = if game.undo_loses(seat) {
                "No undo is left: yes loses the game. ".to_string()
            } else {
                format!("Undos left: {}. ", game.undos_left(seat).unwrap_or(0))
            };
            let prompt = format!("{who}, take the disc back? {warning}(y/n)");
            // Where yes loses the game, the next player's column 1 must not be taken for it.
            let numbers = !game.undo_loses(seat);
            let about = "yes takes your disc back.";
            match self.ask_yes_or_no(seat, &prompt, "undo", about, numbers)? {
                Some(true) => self.carry_out(seat.does(Action::Undo)),
                Some(false) => {
                    self.kept_disc = true;
                    Ok(())
                }
                None => Ok(()),
            }
        } else if game.asks_about_block(seat) {
            let prompt = format!("{who}, block {other}'s next turn? (y/n)");
            match self.ask_yes_or_no(
                seat,
                &prompt,
                "block",
                "yes skips the opponent's next turn.",
                true,
            )? {
                Some(true) => {
                    self.carry_out(seat.does(Action::Block))?;
                    // A refused block is asked about again; the disc stays where it is.
                    self.kept_disc = true;
                    Ok(())
                }
                Some(false) => self.carry_out(seat.does(Action::EndTurn)),
                None => Ok(()),
            }
        } else {
            self.carry_out(seat.does(Action::EndTurn))
        }
    }

    /// The word `yes` means yes as well. `None` if something else was done instead.
    fn ask_yes_or_no(
        &mut self,
        seat: Seat,
        prompt: &str,
        yes: &str,
        about: &str,
        numbers: bool,
    ) -> Result<Option<bool>, Leave> {
        let help = help::for_question(about);
        let is_number = |text: &str| text == "0" || text == "1";
        let yes_or_no = |text: &str| yes_or_no(text).filter(|_| numbers || !is_number(text));
        match self.console.ask(prompt, &help, |text| yes_or_no(text).is_some())? {
            Answer::Word(word) => self.obey(seat, word).map(|()| None),
            Answer::Text(text) => {
                let answer = yes_or_no(&text).or(text.eq_ignore_ascii_case(yes).then_some(true));
                if answer.is_none() {
                    self.console.say("Please answer y or n.")?;
                }
                Ok(answer)
            }
        }
    }

    /// Says what each player has left, unless nothing has happened since it was last said.
    fn say_what_is_left(&mut self) -> Result<(), Leave> {
        let now = Some(self.game().commands().len());
        if self.told_left == now {
            return Ok(());
        }
        self.told_left = now;
        for seat in Seat::BOTH {
            let left = self.words.left(self.game(), seat);
            if !left.is_empty() {
                let who = self.words.who(self.game(), seat);
                self.console.say(&format!("{who}: {left}."))?;
            }
        }
        Ok(())
    }

    fn obey(&mut self, seat: Seat, word: Word) -> Result<(), Leave> {
        match word {
            Word::Quit => Err(Leave::Quit),
            Word::Save { path, over } => self.save(&path, over),
            Word::Undo => self.carry_out(seat.does(Action::Undo)),
            Word::Hint => self.give_hints(),
            Word::Resign => self.carry_out(seat.does(Action::Resign)),
            Word::Restart => {
                self.carry_out(seat.does(Action::Abort))?;
                if self.game().ending().is_some() { self.start_anew() } else { Ok(()) }
            }
        }
    }

    /// Says what each move leads to, best first.
    fn give_hints(&mut self) -> Result<(), Leave> {
        let game = self.game().clone();
        let budget = Arc::new(self.table.hint_budget());
        let (send, answer) = channel();
        let shared = Arc::clone(&budget);
        thread::spawn(move || {
            send.send(hints(&game, shared.limits(), shared.stop(), shared.books()))
        });
        let wait = |limit| answer.recv_timeout(limit).ok();
        let hints = wait_for(self.console, "The hint", &budget, wait)?;
        if hints.is_empty() {
            return self.console.say("Pick a symbol first; then there is something to say.");
        }
        // Under rules with removes there can be dozens of turns; the best few are of use.
        for hint in hints.iter().take(10) {
            let best = if hint.is_best { "best: " } else { "      " };
            let sentence = hint.in_words(self.game(), &self.words);
            self.console.say(&format!("  {best}{sentence}"))?;
        }
        Ok(())
    }

    fn start_anew(&mut self) -> Result<(), Leave> {
        let seed = self.game().setup().seed.wrapping_add(1);
        self.table.restart(seed);
        self.begin()
    }

    fn save(&mut self, path: &str, over: bool) -> Result<(), Leave> {
        if path.is_empty() {
            return self.console.say("Save where? Type save and a file name.");
        }
        let text = record::write(self.game());
        let target = Path::new(path);
        let file = harmless(path);
        let written = if over { write_over(target, text) } else { write_new(target, text) };
        let message = match written {
            Ok(()) => {
                format!("Saved to {file}. fourline replay shows it, fourline resume plays on.")
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                format!("{file} exists already; save! {file} replaces it.")
            }
            Err(error) => format!("Can't save to {file}: {error}."),
        };
        self.console.say(&message)
    }

    /// After the end: another game?
    fn ask_again(&mut self) -> Result<bool, Leave> {
        let help =
            help::before_game("The game is over. y plays another one, save FILE keeps this one.");
        match self.console.ask("Play again? (y/n)", &help, |text| yes_or_no(text).is_some())? {
            Answer::Word(Word::Quit) => Ok(false),
            Answer::Word(Word::Restart) => self.start_anew().map(|()| true),
            Answer::Word(Word::Save { path, over }) => self.save(&path, over).map(|()| true),
            Answer::Word(Word::Undo | Word::Hint | Word::Resign) => {
                self.console.say("The game is over.").map(|()| true)
            }
            Answer::Text(text) => match yes_or_no(&text) {
                Some(true) => self.start_anew().map(|()| true),
                Some(false) => Ok(false),
                None => self.console.say("Please answer y or n.").map(|()| true),
            },
        }
    }
}

/// Waits for a thought without ever being deaf: an interrupt cancels it, and on a terminal it is shown
/// how far it is when it takes long.
fn wait_for<T>(
    console: &mut Console,
    who: &str,
    budget: &Budget,
    wait: impl Fn(Duration) -> Option<T>,
) -> Result<T, Leave> {
    let start = Instant::now();
    let mut shown = false;
    loop {
        if let Some(thought) = wait(GLANCE) {
            if shown {
                console.progress("")?;
            }
            return Ok(thought);
        }
        if let Err(leave) = console.check_interrupt() {
            budget.cancel();
            let _ = console.progress("");
            return Err(leave);
        }
        if start.elapsed() >= PATIENCE {
            shown = true;
            let seconds = start.elapsed().as_secs();
            let thousands = budget.spent() / 1000;
            let depth = match budget.reached() {
                0 => String::new(),
                turns => format!(", {turns} turns ahead"),
            };
            console.progress(&format!("{who}: {seconds} s, {thousands},000 positions{depth}"))?;
        }
    }
}

/// Gives the eye time, where somebody watches.
fn rest(console: &Console) -> Result<(), Leave> {
    let start = Instant::now();
    while console.is_live() && start.elapsed() < REST {
        console.check_interrupt()?;
        thread::sleep(GLANCE);
    }
    console.check_interrupt()
}
