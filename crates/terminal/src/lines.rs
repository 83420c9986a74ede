//! A session by plain lines: tells what was said, shows the board, and asks whoever is wanted. What
//! may be done is decided by the session.

use crate::board::Look;
use crate::console::{Answer, Console, Leave, Word};
use fourline_app::help;
use fourline_app::keeping::keep_up;
use fourline_app::safe::{harmless, shown};
use fourline_app::thinking::{Progress, Thought, Ticket};
use fourline_app::typed::{cell, column, is_number, yes_or_no};
use fourline_app::words::Speaker;
use fourline_app::{Confirm, Effect, News, Prompt, Request, Said, Session};
use fourline_game::{GameView, Seat};
use fourline_native::storage::{SaveError, Storage};
use fourline_native::threads::Thinkers;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often a waiting game looks up: to show progress, and whether to stop.
const GLANCE: Duration = Duration::from_millis(40);

/// After so long it is shown how far a thought is.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long a move stands before the next one, where computers play each other.
const REST_MS: u64 = 500;

/// How the questions of a turn are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Questions {
    /// One prompt, which says what else can be typed.
    #[default]
    Offered,
    /// Every question in its order: remove, column, undo, block.
    Each,
}

/// What a game by lines is played with.
pub struct Play<'a> {
    /// Where people type and read.
    pub console: &'a mut Console,
    /// How things are shown.
    pub look: Look,
    /// How questions are asked.
    pub questions: Questions,
    /// Where games are kept, and books for computers and hints.
    pub storage: &'a mut Storage,
    /// When the program's time began; the session counts from there.
    pub start: Instant,
}

/// Plays a session until people have had enough. A game that is left in its middle is still in the
/// session, for the caller to keep.
pub fn play(play: Play<'_>, session: &mut Session) -> Result<(), Leave> {
    let Play { console, look, questions, storage, start } = play;
    let (send, answers) = channel();
    let tell = move |ticket, thought| {
        // Nobody listens any more when the game was left.
        let _ = send.send((ticket, thought));
    };
    let mut pace = session.pace();
    if session.is_watched() && console.is_live() {
        pace.least_ms = REST_MS;
        session.set_pace(pace);
    }
    let mut lines = Lines {
        console,
        look,
        questions,
        speaker: Speaker { language: look.language, numbering: look.numbering },
        thinkers: Thinkers::new(storage.books.clone(), tell),
        storage,
        session,
        answers,
        start,
        told: 0,
        told_left: None,
    };
    lines.tell()?;
    lines.show_board()?;
    let effects = lines.session.tick(lines.now_ms());
    lines.do_all(effects)?;
    while lines.step()? {}
    Ok(())
}

struct Lines<'a> {
    console: &'a mut Console,
    look: Look,
    questions: Questions,
    speaker: Speaker,
    storage: &'a mut Storage,
    session: &'a mut Session,
    thinkers: Thinkers,
    answers: Receiver<(Ticket, Thought)>,
    start: Instant,
    /// How much of the log was told.
    told: usize,
    /// Whose turn it was, and what was told of what each player has left.
    told_left: Option<(Option<Seat>, [String; 2])>,
}

impl Lines<'_> {
    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// Asks for something, and tells what came of it.
    fn ask(&mut self, request: Request) -> Result<(), Leave> {
        let effects = self.session.ask(request, self.now_ms());
        self.do_all(effects)
    }

    fn do_all(&mut self, effects: Vec<Effect>) -> Result<(), Leave> {
        // Kept before anything is said: whoever reads of a move can rely on it.
        for effect in keep_up(self.session, effects, &mut *self.storage.shelf) {
            match effect {
                Effect::Think(question) => self.thinkers.think(question),
                Effect::Stop(ticket) => self.thinkers.stop(ticket),
                // Nothing lives elsewhere at a local table, and the shelf has done the rest.
                _ => {}
            }
        }
        self.tell()
    }

    /// Tells what was said since the last time.
    fn tell(&mut self) -> Result<(), Leave> {
        let said: Vec<Said> = self.session.log()[self.told..].to_vec();
        self.told = self.session.log().len();
        for said in said {
            if let Some(sentence) = self.speaker.said(&said, self.session.game()) {
                self.console.say(&sentence)?;
            }
            let moved = match &said {
                Said::Happened(event) => event.changes_the_board(),
                Said::TookBack(_) | Said::Redone => true,
                Said::Starts { .. } => self.told > 1,
                _ => false,
            };
            if moved {
                self.show_board()?;
            }
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Leave> {
        let viewer = self.session.person().unwrap_or(Seat::One);
        let board = self.look.board(&GameView::of(self.session.game(), viewer));
        self.console.show(&format!("\n{board}\n"))
    }

    /// Does the next thing that is wanted; false when people have had enough.
    fn step(&mut self) -> Result<bool, Leave> {
        match self.session.prompt() {
            Prompt::Thinking(seat) => self.wait_for_computer(seat)?,
            Prompt::Over(_) => return self.ask_again(),
            Prompt::Confirm(confirm, _) => self.ask_back(confirm)?,
            Prompt::Broken(_) => self.ask_broken()?,
            Prompt::Offered { .. } => self.ask_offer()?,
            Prompt::Pick(_) => self.ask_symbol()?,
            Prompt::RemoveWhich(_) => self.ask_disc()?,
            Prompt::Move { may_remove, .. } => self.ask_move(may_remove)?,
            Prompt::EndOfTurn { seat, undo, undo_loses, .. } => match self.questions {
                Questions::Offered => self.ask_end_of_turn()?,
                Questions::Each => self.ask_each(seat, undo.is_some() || undo_loses)?,
            },
            // Lines never look back or pause, and nothing is elsewhere.
            Prompt::LookingBack { .. } | Prompt::Paused(_) | Prompt::Elsewhere(_) => {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Waits for the computer without ever being deaf: an interrupt stops it, and on a terminal it is
    /// shown how far it is when it takes long.
    fn wait_for_computer(&mut self, seat: Seat) -> Result<(), Leave> {
        let who = self.speaker.who(self.session.game(), seat);
        let is_exact = self.session.computer(seat).is_some_and(|computer| computer.is_exact());
        if is_exact && self.session.game().stage() == fourline_game::Stage::Move {
            let limit = self.session.pace().think_ms;
            let limit =
                limit.map_or(String::new(), |ms| format!(", {} s at most", ms as f64 / 1000.0));
            self.console.say(&format!("{who} is thinking{limit} ..."))?;
        }
        let began = Instant::now();
        let mut is_shown = false;
        while self.session.prompt() == Prompt::Thinking(seat) {
            let answer = self.answers.recv_timeout(GLANCE);
            if is_shown {
                self.console.progress("")?;
                is_shown = false;
            }
            let commands = self.session.game().commands().len();
            let now_ms = self.now_ms();
            let effects = match answer {
                Ok((ticket, thought)) => self.session.news(News::Thought(ticket, thought), now_ms),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.session.tick(now_ms)
                }
            };
            self.do_all(effects)?;
            self.console.check_interrupt()?;
            if self.session.game().commands().len() != commands {
                // The next command is thought about anew.
                return Ok(());
            }
            let ticket = self.session.open_tickets().first().copied();
            let progress = ticket.and_then(|ticket| self.thinkers.progress(ticket));
            if began.elapsed() >= PATIENCE
                && let Some(progress) = progress
            {
                self.show_progress(&who, began, &progress)?;
                is_shown = true;
            }
        }
        Ok(())
    }

    fn show_progress(
        &mut self,
        who: &str,
        began: Instant,
        progress: &Progress,
    ) -> Result<(), Leave> {
        let (seconds, how_far) = (began.elapsed().as_secs(), self.speaker.progress(progress));
        let comma = if how_far.is_empty() { "" } else { ", " };
        self.console.progress(&format!("{who}: {seconds} s{comma}{how_far}"))
    }

    /// Asks until there is an answer. While a clock runs, its end is not slept through; `None` if the
    /// game has gone on by itself.
    fn answer(
        &mut self,
        prompt: &str,
        help: &str,
        is_answer: impl Fn(&str) -> bool,
    ) -> Result<Option<Answer>, Leave> {
        let prompt = self.with_clock(prompt);
        let wakes_at = self.session.wakes_at_ms().map(Duration::from_millis);
        let until = wakes_at.map(|time| self.start + time);
        let answer = self.console.ask_until(&prompt, help, is_answer, until)?;
        if answer.is_none() {
            let effects = self.session.tick(self.now_ms());
            self.do_all(effects)?;
        }
        Ok(answer)
    }

    /// The prompt with the time left, where there is a clock.
    fn with_clock(&self, prompt: &str) -> String {
        let view = self.session.view(self.now_ms());
        match (view.clocks, view.game.turn) {
            (Some(clocks), Some(seat)) => {
                let left = self.speaker.clock(clocks[seat.index()].left_ms);
                format!("[{left}] {prompt}")
            }
            _ => prompt.to_string(),
        }
    }

    fn prompt(&self) -> String {
        self.speaker.prompt(&self.session.prompt(), self.session.game())
    }

    fn ask_symbol(&mut self) -> Result<(), Leave> {
        let symbols = self.session.game().setup().symbols;
        let named = |text: &str| symbols.named(text).or_else(|| symbols.named_by_colour(text));
        let help =
            help::before_game("The starter picks a symbol; the other player gets what is left.");
        let prompt = self.prompt();
        match self.answer(&prompt, &help, |text| named(text).is_some())? {
            None => Ok(()),
            Some(Answer::Word(word)) => self.obey(word),
            Some(Answer::Text(text)) => match named(&text) {
                Some(symbol) => self.ask(Request::Pick(symbol)),
                None => {
                    let (first, second) = (symbols.first(), symbols.second());
                    self.console.say(&format!("Please answer {first} or {second}."))
                }
            },
        }
    }

    fn ask_move(&mut self, may_remove: bool) -> Result<(), Leave> {
        self.say_what_is_left()?;
        let each = self.questions == Questions::Each;
        if each && may_remove && !self.session.game().has_kept_disc() {
            return self.ask_about_remove();
        }
        let game = self.session.game();
        let seat = game.turn().expect("somebody moves");
        let help = help::for_move(game, seat, &self.speaker.words());
        let prompt = match each {
            true => self.prompt().replace(", or remove", ""),
            false => self.prompt(),
        };
        match self.answer(&prompt, &help, |_| false)? {
            None => Ok(()),
            Some(Answer::Word(word)) => self.obey(word),
            Some(Answer::Text(text)) => self.move_typed(&text, seat),
        }
    }

    fn move_typed(&mut self, text: &str, seat: Seat) -> Result<(), Leave> {
        let shape = self.session.game().rules().shape;
        let numbering = self.look.numbering;
        if let Some(request) = column(text, numbering, shape) {
            return self.ask(request);
        }
        let columns = self.columns(seat);
        if text.is_empty() {
            return self.console.say(&format!("Please type a column, {columns}."));
        }
        self.console.say(&format!(
            "\"{}\" is neither a column nor a command; type {columns}, or help.",
            shown(text)
        ))
    }

    /// The columns a player can choose from, in words.
    fn columns(&self, seat: Seat) -> String {
        let (game, words) = (self.session.game(), self.speaker.words());
        match game.is_opening_turn(seat) {
            true => words.centre(game.rules().shape),
            false => words.columns(game.rules().shape),
        }
    }

    /// The first question of a turn, where they are asked one by one.
    fn ask_about_remove(&mut self) -> Result<(), Leave> {
        let game = self.session.game();
        let seat = game.turn().expect("somebody moves");
        let [who, other] = [seat, seat.other()].map(|seat| self.speaker.who(game, seat));
        let prompt = format!("{who}, remove a disc of {other} instead of dropping? (y/n)");
        match self.yes_or_no(&prompt, "yes takes a disc out; no goes on to the column.", true)? {
            Some(true) => self.ask(Request::ChooseDisc),
            Some(false) => self.ask(Request::Keep),
            None => Ok(()),
        }
    }

    fn ask_disc(&mut self) -> Result<(), Leave> {
        let help = help::before_game(
            "Type row and column of one of the opponent's discs; the last row is the bottom. \
             back returns to the choice of a column.",
        );
        let mut text =
            match self.read_cell("Row and column of the disc to remove, or back", &help)? {
                Some(text) => text,
                None => return Ok(()),
            };
        if self.questions == Questions::Each && is_number(&text) {
            // Row and column may come on two lines.
            match self.read_cell("Column of the disc to remove, or back", &help)? {
                Some(column) => text = format!("{text} {column}"),
                None => return Ok(()),
            }
        }
        self.remove_typed(&text)
    }

    /// A line about a cell; `None` if something else was done.
    fn read_cell(&mut self, prompt: &str, help: &str) -> Result<Option<String>, Leave> {
        match self.answer(prompt, help, |_| false)? {
            None => Ok(None),
            Some(Answer::Word(word)) => self.obey(word).map(|()| None),
            Some(Answer::Text(text)) if text.eq_ignore_ascii_case("back") => {
                self.ask(Request::ChooseDisc).map(|()| None)
            }
            Some(Answer::Text(text)) => Ok(Some(text)),
        }
    }

    fn remove_typed(&mut self, text: &str) -> Result<(), Leave> {
        let shape = self.session.game().rules().shape;
        match cell(text, self.look.numbering, shape) {
            Some(cell) => self.ask(Request::Remove(cell)),
            None => {
                let column = self.look.numbering.number(fourline_rules::Column::new(3));
                let rows = shape.rows();
                self.console.say(&format!("Please type two numbers, for example {rows} {column}."))
            }
        }
    }

    /// After the drop or remove: everything that can be done, in one prompt.
    fn ask_end_of_turn(&mut self) -> Result<(), Leave> {
        let prompt = format!("{} (Enter ends the turn)", self.prompt().trim_end_matches('?'));
        let help =
            help::for_question("end (or Enter) lets the turn pass; undo and block are words.");
        match self.answer(&prompt, &help, |_| false)? {
            None => Ok(()),
            Some(Answer::Word(word)) => self.obey(word),
            Some(Answer::Text(text)) => {
                let shape = self.session.game().rules().shape;
                match column(&text, self.look.numbering, shape) {
                    Some(request) => self.ask(request),
                    None if text.is_empty() => self.ask(Request::EndTurn),
                    None => self.console.say(&format!(
                        "\"{}\" is not a command here; type end, undo or block, or help.",
                        shown(&text)
                    )),
                }
            }
        }
    }

    /// After the drop or remove, question by question.
    fn ask_each(&mut self, seat: Seat, may_undo: bool) -> Result<(), Leave> {
        let game = self.session.game();
        let [who, other] = [seat, seat.other()].map(|seat| self.speaker.who(game, seat));
        let loses = game.undo_loses(seat);
        if may_undo && !game.has_kept_disc() {
            let warning = match loses {
                true => "No undo is left: yes loses the game.".to_string(),
                false => format!("Undos left: {}.", game.undos_left(seat).unwrap_or(0)),
            };
            let prompt = format!("{who}, take the disc back? {warning} (y/n)");
            // Where yes loses the game, the next player's column 1 must not be taken for it.
            return match self.yes_or_no(&prompt, "yes takes your disc back.", !loses)? {
                Some(true) => {
                    self.ask(Request::Undo)?;
                    // The question itself has said what yes does.
                    if loses { self.ask(Request::Answer(true)) } else { Ok(()) }
                }
                Some(false) if self.session.game().asks_about_block(seat) => {
                    self.ask(Request::Keep)
                }
                Some(false) => self.ask(Request::EndTurn),
                None => Ok(()),
            };
        }
        if !game.asks_about_block(seat) {
            return self.ask(Request::EndTurn);
        }
        let prompt = format!("{who}, block {other}'s next turn? (y/n)");
        match self.yes_or_no(&prompt, "yes skips the opponent's next turn.", true)? {
            Some(true) => {
                let commands = self.session.game().commands().len();
                self.ask(Request::Block)?;
                // Where questions are asked one by one, the turn passes after a refused block.
                let is_refused = self.session.game().commands().len() == commands;
                if is_refused { self.ask(Request::EndTurn) } else { Ok(()) }
            }
            Some(false) => self.ask(Request::EndTurn),
            None => Ok(()),
        }
    }

    /// A question that is answered by yes or no; `None` if something else was done.
    fn yes_or_no(
        &mut self,
        prompt: &str,
        about: &str,
        numbers: bool,
    ) -> Result<Option<bool>, Leave> {
        let help = help::for_question(about);
        match self.answer(prompt, &help, |text| yes_or_no(text, numbers).is_some())? {
            None => Ok(None),
            Some(Answer::Word(word)) => self.obey(word).map(|()| None),
            Some(Answer::Text(text)) => {
                let answer = yes_or_no(&text, numbers);
                if answer.is_none() {
                    self.console.say("Please answer y or n.")?;
                }
                Ok(answer)
            }
        }
    }

    fn ask_back(&mut self, confirm: Confirm) -> Result<(), Leave> {
        let prompt = format!("{} (y/n)", self.speaker.confirm(confirm));
        // A column typed too early must not be taken for yes.
        match self.yes_or_no(&prompt, "This can't be taken back.", false)? {
            Some(yes) => self.ask(Request::Answer(yes)),
            None => Ok(()),
        }
    }

    fn ask_offer(&mut self) -> Result<(), Leave> {
        let prompt = format!("{} (y/n)", self.prompt());
        match self.yes_or_no(&prompt, "yes accepts, no declines and the game goes on.", false)? {
            Some(true) => self.ask(Request::Accept),
            Some(false) => self.ask(Request::Decline),
            None => Ok(()),
        }
    }

    fn ask_broken(&mut self) -> Result<(), Leave> {
        let prompt = format!("{} Try again? (y/n)", self.prompt());
        match self.yes_or_no(&prompt, "no leaves the game; it is kept.", true)? {
            Some(true) => self.ask(Request::MoveNow),
            Some(false) => Err(Leave::Quit),
            None => Ok(()),
        }
    }

    /// Says what each player has left, unless that was said in this turn.
    fn say_what_is_left(&mut self) -> Result<(), Leave> {
        let game = self.session.game();
        let left = Seat::BOTH.map(|seat| self.speaker.words().left(game, seat));
        let who = Seat::BOTH.map(|seat| self.speaker.who(game, seat));
        let now = Some((game.turn(), left.clone()));
        if self.told_left == now {
            return Ok(());
        }
        self.told_left = now;
        for (who, left) in who.iter().zip(&left).filter(|(_, left)| !left.is_empty()) {
            self.console.say(&format!("{who}: {left}."))?;
        }
        Ok(())
    }

    fn obey(&mut self, word: Word) -> Result<(), Leave> {
        match word {
            Word::Quit => Err(Leave::Quit),
            Word::Menu => Err(Leave::Menu),
            Word::Save { path, over } => self.save(&path, over),
            Word::Undo => self.ask(Request::Undo),
            Word::TakeBack => self.ask(Request::TakeBack),
            Word::Redo => self.ask(Request::Redo),
            Word::Draw => self.ask(Request::OfferDraw),
            Word::Rules => {
                let page = help::rules(self.session.game().rules(), &self.speaker.words());
                self.console.show(&page)
            }
            Word::Hint => self.give_hints(),
            Word::Resign => self.ask(Request::Resign),
            Word::Restart => self.ask(Request::NewGame),
            Word::End => self.ask(Request::EndTurn),
            Word::Block => self.ask(Request::Block),
            Word::Remove(cell) if cell.is_empty() => self.ask(Request::ChooseDisc),
            Word::Remove(cell) => self.remove_typed(&cell),
        }
    }

    /// Says what each move leads to, best first: the last answer there is within the time for a
    /// thought.
    fn give_hints(&mut self) -> Result<(), Leave> {
        self.ask(Request::Hint)?;
        let began = Instant::now();
        let most = self.session.pace().think_ms.map(Duration::from_millis);
        let mut is_shown = false;
        let advice = loop {
            let Some(advice) = self.session.view(self.now_ms()).advice else { return Ok(()) };
            let is_late = most.is_some_and(|most| began.elapsed() >= most);
            if advice.is_done || (is_late && advice.insight.is_some()) {
                break advice;
            }
            if let Ok((ticket, thought)) = self.answers.recv_timeout(GLANCE) {
                let effects = self.session.news(News::Thought(ticket, thought), self.now_ms());
                self.do_all(effects)?;
            }
            self.console.check_interrupt()?;
            let ticket = self.session.open_tickets().last().copied();
            let progress = ticket.and_then(|ticket| self.thinkers.progress(ticket));
            if began.elapsed() >= PATIENCE
                && let Some(progress) = progress
            {
                self.show_progress("The hint", began, &progress)?;
                is_shown = true;
            }
        };
        if is_shown {
            self.console.progress("")?;
        }
        for (is_best, sentence) in self.speaker.advice(&advice, self.session.game()) {
            let best = if is_best { "best: " } else { "      " };
            self.console.say(&format!("  {best}{sentence}"))?;
        }
        // Said is said: the next one asks anew.
        self.ask(Request::Hint)
    }

    fn save(&mut self, path: &str, over: bool) -> Result<(), Leave> {
        if path.is_empty() {
            return self.console.say("Save where? Type save and a file name.");
        }
        let message = match self.storage.save(path, self.session.game(), over) {
            Ok(file) => self.speaker.saved(&file),
            Err(SaveError::Exists(file)) => {
                let file = harmless(&file.to_string_lossy());
                format!("{file} exists already; save! {file} replaces it.")
            }
            Err(SaveError::Failed(file, reason)) => self.speaker.not_saved(&file, &reason),
        };
        self.console.say(&message)
    }

    /// After the end: another game?
    fn ask_again(&mut self) -> Result<bool, Leave> {
        let series = self.session.series();
        if series.wins.iter().sum::<u32>() + series.draws > 1 && self.told_left.take().is_some() {
            let score = self.speaker.series(series, self.session.game());
            self.console.say(&format!("Score: {score}."))?;
        }
        self.told_left = None;
        let help =
            help::before_game("The game is over. y plays another one, save FILE keeps this one.");
        let is_answer = |text: &str| yes_or_no(text, true).is_some();
        match self.console.ask("Play again? (y/n)", &help, is_answer)? {
            Answer::Word(Word::Quit) => Ok(false),
            Answer::Word(word) => self.obey(word).map(|()| true),
            Answer::Text(text) => match yes_or_no(&text, true) {
                Some(true) => self.ask(Request::NewGame).map(|()| true),
                Some(false) => Ok(false),
                None => self.console.say("Please answer y or n.").map(|()| true),
            },
        }
    }
}
