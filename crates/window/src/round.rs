//! A game at the table as the window plays it: what people ask for, what was said, what is looked
//! at. No drawing here, and no rules: the game decides.

use crate::motion::{Falling, Speed};
use crate::study::Study;
use crate::thinker::{Thinker, Wake};
use fourline_game::{
    Action, Command, Event, Game, GameView, Seat, Stage, Step, Symbol, Words, steps,
};
use fourline_players::Table;
use fourline_rules::{Cell, Column, Numbering};

/// A game being played.
pub struct Round {
    table: Table,
    /// What happened, in sentences, the newest last.
    pub said: Vec<String>,
    /// Is a disc being chosen to be removed?
    pub removing: bool,
    /// Do the computers wait?
    pub paused: bool,
    /// Something that is asked back before it is done.
    pub question: Option<Deed>,
    /// The step that is looked at; `None` is the newest.
    pub looks_at: Option<usize>,
    /// Digits typed so far, on boards with more than nine columns.
    pub typed: String,
    falling: Vec<Falling>,
    thinker: Option<Thinker>,
    study: Option<Study>,
    steps: Vec<Step>,
    words: Words,
    speed: Speed,
    wake: Wake,
    ended: Vec<Game>,
}

/// Something a button or a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Take the disc back.
    Undo,
    /// Choose a disc to be removed, or stop choosing.
    Remove,
    /// Skip the opponent's next turn.
    Block,
    /// Let the turn pass.
    EndTurn,
    /// Give up.
    Resign,
    /// Begin anew at the same table.
    NewGame,
    /// Let computers wait, or go on.
    Pause,
    /// Take this symbol.
    Pick(Symbol),
}

/// A button: what it does, what stands on it, and why it can't be used now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub deed: Deed,
    /// What stands on it.
    pub label: String,
    /// Its key.
    pub key: char,
    /// May it be used? If not, why.
    pub may: Result<(), String>,
}

impl Round {
    /// A round at this table.
    pub fn new(table: Table, numbering: Numbering, speed: Speed, wake: Wake) -> Round {
        let steps = steps(&table.game);
        let mut round = Round {
            table,
            said: Vec::new(),
            removing: false,
            paused: false,
            question: None,
            looks_at: None,
            typed: String::new(),
            falling: Vec::new(),
            thinker: None,
            study: None,
            steps,
            words: Words { numbering },
            speed,
            wake,
            ended: Vec::new(),
        };
        round.say_hello();
        round
    }

    fn say_hello(&mut self) {
        let game = &self.table.game;
        let starter = game.setup().starter;
        if game.stage() != Stage::PickSymbol && game.commands().is_empty() {
            let [first, second] = [starter, starter.other()].map(|seat| self.words.who(game, seat));
            self.said.push(format!("{first} starts; {second} follows."));
        } else if let Some(ending) = game.ending() {
            self.said.push(self.words.ending(ending, game));
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.table.game
    }

    /// How columns are named.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The game as it is looked at: now, or at an earlier step.
    pub fn shown(&self) -> &Game {
        self.looks_at.and_then(|at| self.steps.get(at)).map_or(&self.table.game, |step| &step.game)
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The number of the step that is looked at.
    pub fn step(&self) -> usize {
        self.looks_at.unwrap_or(self.steps.len() - 1)
    }

    /// Looks at a step; past the last one, at the game as it is now.
    pub fn look_at(&mut self, step: usize) {
        self.looks_at = (step + 1 < self.steps.len()).then_some(step);
        self.removing = false;
    }

    /// The person who is asked, or who waits for a computer; `None` when computers play alone.
    pub fn person(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.table.computer(*seat).is_none();
        let turn = self.game().turn().unwrap_or(Seat::One);
        [turn, turn.other()].into_iter().find(is_person)
    }

    /// What is shown, through the eyes of whoever is asked.
    pub fn view(&self) -> GameView {
        GameView::of(self.shown(), self.person().unwrap_or(Seat::One))
    }

    /// Is a computer thinking?
    pub fn is_thinking(&self) -> bool {
        self.thinker.is_some()
    }

    /// Games that were played to their end since this was last asked.
    pub fn take_ended(&mut self) -> Vec<Game> {
        std::mem::take(&mut self.ended)
    }

    /// Changes how columns are counted and how fast discs fall.
    pub fn set(&mut self, numbering: Numbering, speed: Speed) {
        self.words.numbering = numbering;
        self.speed = speed;
        if speed == Speed::Off {
            self.falling.clear();
        }
    }

    /// How high above its cell a disc still is, in rows.
    pub fn rows_above(&self, cell: Cell, now: f64) -> Option<f32> {
        self.falling.iter().find(|disc| disc.cell == cell)?.rows_above(now)
    }

    /// Does time change the picture?
    pub fn is_moving(&self) -> bool {
        !self.falling.is_empty()
    }

    /// Lets time pass: discs come to rest, computers move, studies go on. Gives the time after which
    /// it wants to be called again, if nothing else happens.
    pub fn tick(&mut self, now: f64, studies: bool) -> Option<f64> {
        self.falling.retain(|disc| disc.rows_above(now).is_some());
        if studies {
            let (means, wake) = (self.table.means(), &self.wake);
            let study = self.study.get_or_insert_with(|| Study::new(means.clone(), wake));
            let looked_at = self.looks_at.and_then(|at| self.steps.get(at)).map(|step| &step.game);
            study.tick(looked_at.unwrap_or(&self.table.game), &self.steps);
        }
        if self.is_moving() {
            return Some(0.0);
        }
        let turn = self.game().turn();
        let is_computers = turn.is_some_and(|seat| self.table.computer(seat).is_some());
        if !is_computers || self.paused {
            self.thinker = None;
            return None;
        }
        let (table, wake) = (&self.table, &self.wake);
        let thinker = self.thinker.get_or_insert_with(|| Thinker::start(table, now, wake));
        let pause = self.speed.pause_seconds();
        if let Some(command) = thinker.answer(now, pause) {
            self.thinker = None;
            self.play(command, now);
            return Some(0.0);
        }
        thinker.wait_seconds(now, pause)
    }

    /// What study mode knows.
    pub fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// A person chose a column. Where the rules count bad columns, this one counts.
    pub fn choose_column(&mut self, column: Option<Column>, now: f64) {
        self.typed.clear();
        self.question = None;
        if self.looks_at.is_some() {
            self.looks_at = None;
            self.say("Back to the game as it is now.".to_string());
            return;
        }
        match self.person() {
            Some(seat) => {
                self.removing = false;
                self.play(seat.does(column.map_or(Action::DropNowhere, Action::Drop)), now);
            }
            None => self.say("The computers play; nobody is asked.".to_string()),
        }
    }

    /// A digit was typed. On boards with up to nine columns it names one; on wider ones digits are
    /// gathered until Enter.
    pub fn type_digit(&mut self, digit: u8, now: f64) {
        let shape = self.game().rules().shape;
        if shape.columns() > 9 {
            if self.typed.len() < 4 {
                self.typed.push(char::from(b'0' + digit));
            }
        } else {
            self.choose_column(self.words.numbering.column(digit.into(), shape), now);
        }
    }

    /// Enter after typed digits.
    pub fn finish_typing(&mut self, now: f64) {
        if let Ok(number) = std::mem::take(&mut self.typed).parse() {
            let shape = self.game().rules().shape;
            self.choose_column(self.words.numbering.column(number, shape), now);
        }
    }

    /// A person chose a disc to be removed.
    pub fn choose_disc(&mut self, cell: Cell, now: f64) {
        if let Some(seat) = self.person() {
            self.removing = false;
            self.play(seat.does(Action::Remove(cell)), now);
        }
    }

    /// Does what a button or key asks for, or says why not. What can't be taken back is asked first.
    pub fn ask(&mut self, deed: Deed, now: f64) {
        match self.buttons().into_iter().find(|button| button.deed == deed).map(|b| b.may) {
            Some(Err(why)) => return self.say(why),
            None => return,
            Some(Ok(())) => {}
        }
        let loses = deed == Deed::Undo && self.view().actions.undo_loses;
        let leaves = deed == Deed::NewGame
            && self.game().ending().is_none()
            && !self.game().commands().is_empty();
        self.typed.clear();
        if loses || leaves || deed == Deed::Resign {
            self.question = Some(deed);
        } else {
            self.do_it(deed, now);
        }
    }

    /// The answer to the question.
    pub fn answer(&mut self, yes: bool, now: f64) {
        if let Some(deed) = self.question.take().filter(|_| yes) {
            self.do_it(deed, now);
        }
    }

    /// The question in words.
    pub fn question_in_words(&self) -> Option<String> {
        let who = self.person().map_or(String::new(), |seat| self.words.who(self.game(), seat));
        Some(match self.question? {
            Deed::Undo => {
                format!("{who}, take the disc back? No undo is left: yes loses the game.")
            }
            Deed::Resign => format!("{who}, do you resign?"),
            _ => "Start anew? This game does not count then.".to_string(),
        })
    }

    fn do_it(&mut self, deed: Deed, now: f64) {
        self.question = None;
        let seat = self.person();
        let action = match deed {
            Deed::Undo => Action::Undo,
            Deed::Block => Action::Block,
            Deed::EndTurn => Action::EndTurn,
            Deed::Resign => Action::Resign,
            Deed::Pick(symbol) => Action::PickSymbol(symbol),
            Deed::Remove => {
                self.removing = !self.removing;
                return;
            }
            Deed::Pause => {
                self.paused = !self.paused;
                return;
            }
            Deed::NewGame => return self.start_anew(),
        };
        if let Some(seat) = seat {
            self.play(seat.does(action), now);
        }
    }

    fn start_anew(&mut self) {
        let seed = self.game().setup().seed.wrapping_add(1);
        self.table.restart(seed);
        self.steps = steps(&self.table.game);
        (self.thinker, self.study, self.looks_at) = (None, None, None);
        self.falling.clear();
        self.removing = false;
        self.say("A new game.".to_string());
        self.say_hello();
    }

    fn play(&mut self, command: Command, now: f64) {
        let words = self.words;
        match self.table.game.play(command) {
            Err(refusal) => self.say(words.refusal(refusal, self.game())),
            Ok(events) => {
                self.removing = false;
                for event in &events {
                    self.let_fall(event, now);
                    if let Some(sentence) = words.event(event, self.game()) {
                        self.say(sentence);
                    }
                }
                self.steps = steps(&self.table.game);
                self.looks_at = None;
                if self.game().ending().is_some() {
                    self.ended.push(self.game().clone());
                }
            }
        }
    }

    fn let_fall(&mut self, event: &Event, now: f64) {
        let speed = self.speed;
        match *event {
            Event::Dropped { cell, .. } => {
                let rows = self.game().rules().shape.rows() - cell.row;
                self.falling.extend(Falling::new(cell, rows, now, speed));
            }
            Event::Removed { cell, .. } => {
                let height = self.game().position().height(cell.column);
                let above = (cell.row..height).map(|row| Cell::new(cell.column, row));
                self.falling.extend(above.filter_map(|cell| Falling::new(cell, 1, now, speed)));
            }
            Event::Undone { cell, .. } => self.falling.retain(|disc| disc.cell != cell),
            _ => {}
        }
    }

    /// Says something; the newest is what a screen reader reads.
    pub fn say(&mut self, sentence: String) {
        self.said.push(sentence);
    }
}
