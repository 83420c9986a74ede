//! A session by plain lines: tells what was said, shows the board, and asks for what is wanted. What
//! may be done is decided by the session.

mod away;

pub(crate) use away::invitation;
pub use away::{Online, arrive, choose_invitation};

use crate::board::Look;
use crate::console::{Answer, Console, Leave, Wait};
use fourline_app::help;
use fourline_app::keeping::keep_up;
use fourline_app::safe::{harmless, shown};
use fourline_app::thinking::{Progress, Thought, Ticket};
use fourline_app::typed::{Word, cell, column, is_number, yes_or_no};
use fourline_app::words::Speaker;
use fourline_app::{Confirm, Effect, News, Prompt, Request, Said, Session};
use fourline_game::{Event, GameView, Seat, Stage, Symbol};
use fourline_native::storage::{SaveError, Storage};
use fourline_native::threads::Thinkers;
use fourline_rules::Column;
use fourline_words::catalogue::{help as say_help, lines as say, session};
use fourline_words::{Language, Who, one_of};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use unicode_width::UnicodeWidthStr;

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
    /// The connection, if the table is elsewhere.
    pub online: Option<Online>,
}

/// Plays a session until people have had enough. A game that is left in its middle is still in the
/// session, for the caller to keep.
pub fn play(play: Play<'_>, session: &mut Session) -> Result<(), Leave> {
    let Play { console, look, questions, storage, start, online } = play;
    let (send, answers) = channel();
    let tell = move |ticket, thought| {
        // The receiver is gone if the game was left.
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
        speaker: Speaker { language: look.language, numbering: look.numbering, me: None },
        thinkers: Thinkers::new(storage.books.clone(), tell),
        storage,
        session,
        answers,
        start,
        online,
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
    online: Option<Online>,
    /// How much of the log was printed.
    told: usize,
    /// Whose turn it was, and what was last printed of what each player has left.
    told_left: Option<(Option<Seat>, [String; 2])>,
}

impl Lines<'_> {
    fn language(&self) -> Language {
        self.speaker.language
    }

    /// How a word is typed.
    fn word(&self, word: Word) -> String {
        word.name(self.language())
    }

    /// A player as a sentence names them.
    fn person(&self, seat: Seat) -> Who {
        self.speaker.words().person(self.session.game(), seat)
    }

    /// A player with the symbol.
    fn who(&self, seat: Seat) -> String {
        self.speaker.who(self.session.game(), seat)
    }

    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// Asks for something, and tells what came of it.
    fn ask(&mut self, request: Request) -> Result<(), Leave> {
        let effects = self.session.ask(request, self.now_ms());
        self.do_all(effects)
    }

    fn do_all(&mut self, effects: Vec<Effect>) -> Result<(), Leave> {
        // Saved before anything is said: a move that was shown is on the disk.
        for effect in keep_up(self.session, effects, &mut *self.storage.shelf) {
            match effect {
                Effect::Think(question) => self.thinkers.think(question),
                Effect::Stop(ticket) => self.thinkers.stop(ticket),
                Effect::Away(what) => {
                    let now_ms = self.now_ms();
                    if let Some(online) = &mut self.online {
                        online.tell(what, now_ms);
                    }
                }
                // The shelf has done the rest.
                _ => {}
            }
        }
        self.tell()
    }

    /// Tells what was said since the last time.
    fn tell(&mut self) -> Result<(), Leave> {
        // At a table elsewhere one person reads; after a rematch perhaps from the other seat.
        self.speaker.me = self.online.as_ref().and_then(|_| self.session.person());
        let said: Vec<Said> = self.session.log()[self.told..].to_vec();
        self.told = self.session.log().len();
        for said in said {
            if let Some(sentence) = self.speaker.said(&said, self.session.game()) {
                self.console.say(&sentence)?;
            }
            if let Said::Happened(Event::Ended(_)) = &said
                && let Some(cells) = self.look.winning_cells(self.session.game())
            {
                self.console.say(&cells)?;
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
            Prompt::Over(_) if self.online.is_some() => return self.ask_again_away(),
            Prompt::Over(_) => return self.ask_again(),
            Prompt::Confirm(confirm, _) => self.ask_back(confirm)?,
            Prompt::Broken(_) => self.ask_broken()?,
            Prompt::Offered { .. } => self.ask_offer()?,
            Prompt::Pick(_) => self.ask_symbol()?,
            Prompt::RemoveWhich(_) => self.ask_disc()?,
            Prompt::Move { may_remove, .. } => self.ask_move(may_remove)?,
            Prompt::EndOfTurn { seat, undo, undo_loses, may_block } => {
                let may_undo = undo.is_some() || undo_loses;
                match self.questions {
                    Questions::Offered => self.ask_end_of_turn(may_undo, may_block)?,
                    Questions::Each => self.ask_each(seat, may_undo)?,
                }
            }
            Prompt::Open | Prompt::Sent | Prompt::Elsewhere(_) => self.wait_for_table()?,
            // Lines never look back or pause.
            Prompt::LookingBack { .. } | Prompt::Paused(_) => return Ok(false),
        }
        Ok(!self.is_ended())
    }

    /// Waits for the computer without ever being deaf: an interrupt stops it, and on a terminal it is
    /// shown how far it is when it takes long.
    fn wait_for_computer(&mut self, seat: Seat) -> Result<(), Leave> {
        let (language, who) = (self.language(), self.who(seat));
        let is_exact = self.session.computer(seat).is_some_and(|computer| computer.is_exact());
        if is_exact && self.session.game().stage() == Stage::Move {
            self.console.say(&match self.session.pace().think_ms {
                Some(ms) => say::thinking_at_most(language, seconds(ms, language), &who),
                None => session::thinking(language, &who),
            })?;
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
                // The next command is thought about separately.
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
        let (language, seconds) = (self.language(), began.elapsed().as_secs());
        let progress = self.speaker.progress(progress);
        self.console.progress(&match progress.is_empty() {
            true => say::progress(language, seconds, who),
            false => say::progress_so_far(language, progress, seconds, who),
        })
    }

    /// Asks until there is an answer. While a clock runs, its end is not slept through, and what happens
    /// at a table elsewhere is heard; `None` if the game has moved on by itself.
    fn answer(
        &mut self,
        prompt: &str,
        help: &str,
        is_answer: impl Fn(&str) -> bool,
    ) -> Result<Option<Answer>, Leave> {
        let (prompt, help) = (self.with_clock(prompt), self.with_online_words(help));
        let Lines { console, session, online, start, told, .. } = self;
        let (before, mut effects) = (session.prompt(), Vec::new());
        let mut wait = || {
            let now_ms = start.elapsed().as_millis() as u64;
            effects.extend(session.tick(now_ms));
            let mut wakes_ms = session.wakes_at_ms();
            let mut is_told = session.log().len() > *told;
            if let Some(online) = online {
                effects.extend(online.pump(session, now_ms));
                is_told |= session.log().len() > *told || online.has_something_to_say();
                wakes_ms = [wakes_ms, online.wakes_at_ms()].into_iter().flatten().min();
            }
            match is_told || session.prompt() != before {
                true => Wait::Enough,
                false => Wait::Until(wakes_ms.map(|ms| *start + Duration::from_millis(ms))),
            }
        };
        let answer = console.ask_while(&prompt, &help, is_answer, &mut wait)?;
        self.do_all(effects)?;
        self.say_connection()?;
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
        let (language, symbols) = (self.language(), self.session.game().setup().symbols);
        let named = |text: &str| -> Option<Symbol> {
            let colours = [(Word::Yellow, "yellow"), (Word::Red, "red")];
            let colour = colours.iter().find(|(word, _)| word.is(text, language));
            symbols.named(text).or_else(|| symbols.named_by_colour(colour?.1))
        };
        let help = help::in_game(say_help::rules_starter_picks(language), language);
        let prompt = self.prompt();
        match self.answer(&prompt, &help, |text| named(text).is_some())? {
            None => Ok(()),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest),
            Some(Answer::Text(text)) => match named(&text) {
                Some(symbol) => self.ask(Request::Pick(symbol)),
                None => {
                    let choices = [symbols.first(), symbols.second()].map(|s| s.to_string());
                    self.please_answer(choices)
                }
            },
        }
    }

    fn please_answer(&mut self, choices: [String; 2]) -> Result<(), Leave> {
        let language = self.language();
        self.console.say(&say::please_answer(language, one_of(language, choices)))
    }

    fn ask_move(&mut self, may_remove: bool) -> Result<(), Leave> {
        self.say_what_is_left()?;
        let each = self.questions == Questions::Each;
        if each && may_remove && !self.session.game().has_kept_disc() {
            return self.ask_about_remove();
        }
        let game = self.session.game();
        let seat = game.turn().expect("a player moves");
        let help = help::for_move(game, seat, &self.speaker.words());
        let mut prompt = self.session.prompt();
        if let Prompt::Move { may_remove, .. } = &mut prompt {
            // Question by question, that was asked before.
            *may_remove &= !each;
        }
        let prompt = self.speaker.prompt(&prompt, game);
        match self.answer(&prompt, &help, |_| false)? {
            None => Ok(()),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest),
            Some(Answer::Text(text)) => self.move_typed(&text, seat),
        }
    }

    fn move_typed(&mut self, text: &str, seat: Seat) -> Result<(), Leave> {
        let shape = self.session.game().rules().shape;
        let numbering = self.look.numbering;
        if let Some(request) = column(text, numbering, shape) {
            return self.ask(request);
        }
        let (language, columns) = (self.language(), self.columns(seat));
        self.console.say(&match text.is_empty() {
            true => say::type_a_column(language, columns),
            false => say::not_a_column(language, columns, self.word(Word::Help), shown(text)),
        })
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
        let seat = game.turn().expect("a player moves");
        let language = self.language();
        let question = say::remove_a_disc(language, self.who(seat.other()), &self.person(seat));
        match self.yes_or_no(&question, say_help::remove_or_drop, true)? {
            Some(true) => self.ask(Request::ChooseDisc),
            Some(false) => self.ask(Request::Keep),
            None => Ok(()),
        }
    }

    fn ask_disc(&mut self) -> Result<(), Leave> {
        let (language, back) = (self.language(), self.word(Word::Back));
        let rows = self.session.game().rules().shape.rows();
        let help = help::in_game(say_help::which_disc(language, &back, rows), language);
        let Some(mut text) = self.read_cell(&say::which_disc(language, &back), &help)? else {
            return Ok(());
        };
        if self.questions == Questions::Each && is_number(&text) {
            // Row and column may come on two lines.
            match self.read_cell(&say::which_column(language, &back), &help)? {
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
            Some(Answer::Word(word, rest)) => self.obey(word, &rest).map(|()| None),
            Some(Answer::Text(text)) if Word::Back.is(&text, self.language()) => {
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
                let column = self.look.numbering.number(Column::new(shape.columns() / 2));
                let example = say::type_row_and_column(self.language(), column, shape.rows());
                self.console.say(&example)
            }
        }
    }

    /// After the drop or remove: everything that can be done, in one prompt.
    fn ask_end_of_turn(&mut self, may_undo: bool, may_block: bool) -> Result<(), Leave> {
        let language = self.language();
        let prompt = say::enter_ends_turn(language, self.prompt());
        let offered = [may_undo.then_some(Word::Undo), may_block.then_some(Word::Block)];
        let offered = offered.into_iter().flatten().map(|word| self.word(word));
        let (end, others) = (self.word(Word::End), one_of(language, offered.clone()));
        let about = match others.is_empty() {
            true => say_help::end_of_turn_only(language, &end),
            false => say_help::end_of_turn(language, &end, others),
        };
        let choices = [end].into_iter().chain(offered).chain([self.word(Word::Help)]);
        let choices = one_of(language, choices);
        match self.answer(&prompt, &help::in_game(about, language), |_| false)? {
            None => Ok(()),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest),
            Some(Answer::Text(text)) => {
                let shape = self.session.game().rules().shape;
                match column(&text, self.look.numbering, shape) {
                    Some(request) => self.ask(request),
                    None if text.is_empty() => self.ask(Request::EndTurn),
                    None => self.console.say(&say::not_a_command(language, choices, shown(&text))),
                }
            }
        }
    }

    /// After the drop or remove, question by question.
    fn ask_each(&mut self, seat: Seat, may_undo: bool) -> Result<(), Leave> {
        let (language, who) = (self.language(), self.person(seat));
        let game = self.session.game();
        let loses = game.undo_loses(seat);
        if may_undo && !game.has_kept_disc() {
            let question = match loses {
                true => say::undo_loses(language, &who),
                false => say::undo(language, game.undos_left(seat).unwrap_or(0), &who),
            };
            // Where yes loses the game, the next player's column 1 must not be taken for it.
            let about = if loses { say_help::undo_loses } else { say_help::undo };
            return match self.yes_or_no(&question, about, !loses)? {
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
        let question = say::block(language, self.who(seat.other()), &who);
        match self.yes_or_no(&question, say_help::block_or_not, true)? {
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

    /// A question that is answered by yes or no; `None` if something else was done. `about` is its help,
    /// with the words for no and yes.
    fn yes_or_no(
        &mut self,
        question: &str,
        about: fn(Language, String, String) -> String,
        numbers: bool,
    ) -> Result<Option<bool>, Leave> {
        let language = self.language();
        let [yes, no] = [Word::Yes, Word::No].map(|word| self.word(word));
        let prompt = say::yes_or_no(language, &no, question, &yes);
        let help = help::in_game(about(language, no.clone(), yes.clone()), language);
        let read = |text: &str| yes_or_no(text, numbers, language);
        match self.answer(&prompt, &help, |text| read(text).is_some())? {
            None => Ok(None),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest).map(|()| None),
            Some(Answer::Text(text)) => {
                let answer = read(&text);
                if answer.is_none() {
                    self.please_answer([yes, no])?;
                }
                Ok(answer)
            }
        }
    }

    fn ask_back(&mut self, confirm: Confirm) -> Result<(), Leave> {
        let question = self.speaker.confirm(confirm);
        let about = |language, _, _| say_help::no_way_back(language);
        // A column typed too early must not be taken for yes.
        match self.yes_or_no(&question, about, false)? {
            Some(yes) => self.ask(Request::Answer(yes)),
            None => Ok(()),
        }
    }

    fn ask_offer(&mut self) -> Result<(), Leave> {
        match self.yes_or_no(&self.prompt(), say_help::offer, false)? {
            Some(true) => self.ask(Request::Accept),
            Some(false) => self.ask(Request::Decline),
            None => Ok(()),
        }
    }

    fn ask_broken(&mut self) -> Result<(), Leave> {
        let question = say::try_again(self.language(), self.prompt());
        match self.yes_or_no(&question, say_help::broken, true)? {
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
            self.console.say(&say::left(self.speaker.language, left, who))?;
        }
        Ok(())
    }

    /// Does what a word says; `rest` was typed after it.
    fn obey(&mut self, word: Word, rest: &str) -> Result<(), Leave> {
        match word {
            Word::Quit => Err(Leave::Quit),
            Word::Menu if self.online.is_some() => Err(Leave::Quit),
            Word::Menu => Err(Leave::Menu),
            Word::Abort => self.ask(Request::Abort),
            Word::Claim => self.ask(Request::Claim),
            Word::Say => self.react(rest),
            Word::Save | Word::SaveOver => self.save(rest, word == Word::SaveOver),
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
            Word::Remove if rest.is_empty() => self.ask(Request::ChooseDisc),
            Word::Remove => self.remove_typed(rest),
            other => unreachable!("{other:?} is no command"),
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
                self.show_progress(&session::hint(self.language()), began, &progress)?;
                is_shown = true;
            }
        };
        if is_shown {
            self.console.progress("")?;
        }
        let best = say::best(self.language());
        let blank = " ".repeat(best.width());
        for (is_best, sentence) in self.speaker.advice(&advice, self.session.game()) {
            let mark = if is_best { &best } else { &blank };
            self.console.say(&format!("  {mark} {sentence}"))?;
        }
        // This one is done: the next one asks again.
        self.ask(Request::Hint)
    }

    fn save(&mut self, path: &str, over: bool) -> Result<(), Leave> {
        let language = self.language();
        if path.is_empty() {
            return self.console.say(&say::save_where(language, self.word(Word::Save)));
        }
        let message = match self.storage.save(path, self.session.game(), over) {
            Ok(file) => self.speaker.saved(&file, self.session.game()),
            Err(SaveError::Exists(file)) => {
                let file = harmless(&file.to_string_lossy());
                let command = format!("{} {file}", self.word(Word::SaveOver));
                say::file_exists(language, command, file)
            }
            Err(SaveError::Failed(file, reason)) => self.speaker.not_saved(&file, &reason),
        };
        self.console.say(&message)
    }

    /// After the end: another game?
    fn ask_again(&mut self) -> Result<bool, Leave> {
        let language = self.language();
        let series = self.session.series();
        if series.wins.iter().sum::<u32>() + series.draws > 1 && self.told_left.take().is_some() {
            let score = self.speaker.series(series, self.session.game());
            self.console.say(&say::score(language, score))?;
        }
        self.told_left = None;
        let [yes, no, save] = [Word::Yes, Word::No, Word::Save].map(|word| self.word(word));
        let help = help::in_game(say_help::play_again(language, save, &yes), language);
        let prompt = say::yes_or_no(language, &no, say::play_again(language), &yes);
        let read = |text: &str| yes_or_no(text, true, language);
        match self.console.ask(&prompt, &help, |text| read(text).is_some())? {
            Answer::Word(Word::Quit, _) => Ok(false),
            Answer::Word(word, rest) => self.obey(word, &rest).map(|()| true),
            Answer::Text(text) => match read(&text) {
                Some(true) => self.ask(Request::NewGame).map(|()| true),
                Some(false) => Ok(false),
                None => self.please_answer([yes, no]).map(|()| true),
            },
        }
    }
}

/// Milliseconds as seconds, with no more decimals than needed.
fn seconds(ms: u64, language: Language) -> String {
    let places = [1000, 100, 10].iter().position(|&unit| ms.is_multiple_of(unit)).unwrap_or(3);
    language.decimal(ms as f64 / 1000.0, places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_the_decimals_they_need() {
        let shown = [1000, 60_000, 500, 1250, 1].map(|ms| seconds(ms, Language::English));
        assert_eq!(shown, ["1", "60", "0.5", "1.25", "0.001"]);
        assert_eq!(seconds(500, Language::German), "0,5");
    }
}
