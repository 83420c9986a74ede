//! The game that is played on the page: the session, what moves on the board, what is typed and pointed
//! at, and the study beside it. Nothing is decided here and nothing is drawn.

use crate::motion::{Motion, Pace};
use fourline_app::digits::Digits;
use fourline_app::study::Review;
use fourline_app::words::Speaker;
use fourline_app::{Prompt, Request, Said, Session};
use fourline_game::{Event, Seat};
use fourline_rules::{Column, Outcome, Shape};
use fourline_words::catalogue::web as say;
use fourline_words::list;

/// The game on the page.
#[derive(Debug)]
pub struct Table {
    /// The session.
    pub session: Session,
    /// What is found out about the game, while scores are on.
    pub review: Option<Review>,
    /// What moves on the board.
    pub motion: Motion,
    /// What was typed of a column's number.
    pub digits: Digits,
    /// The column that is pointed at, by pointer or keyboard.
    pub column: Option<Column>,
    /// The column that was chosen and waits to be confirmed.
    pub chosen: Option<Column>,
    /// Are actions shown that are rarely needed, where there is little room?
    pub more: bool,
    /// How much of what was said has been told.
    told: usize,
    /// Whose thinking was told last.
    thinks: Option<Seat>,
}

impl Table {
    /// A session on the page. What was said before is not told again.
    pub fn new(session: Session) -> Table {
        Table {
            told: session.log().len(),
            session,
            review: None,
            motion: Motion::default(),
            digits: Digits::default(),
            column: None,
            chosen: None,
            more: false,
            thinks: None,
        }
    }

    /// The board's size.
    pub fn shape(&self) -> Shape {
        self.session.game().rules().shape
    }

    /// Who sits below the board: the person, if there is only one, else seat 1.
    pub fn seat_below(&self) -> Seat {
        if let Some(away) = self.session.elsewhere() {
            return away.seat().unwrap_or(Seat::One);
        }
        let is_person = |seat: Seat| self.session.computer(seat).is_none();
        match Seat::BOTH.map(is_person) {
            [false, true] => Seat::Two,
            _ => Seat::One,
        }
    }

    /// What Enter asks for, where no column is meant.
    pub fn enter(&self) -> Option<Request> {
        match self.session.prompt() {
            Prompt::Over(_) => Some(Request::NewGame),
            Prompt::LookingBack { last, .. } => Some(Request::LookAt(last)),
            Prompt::Broken(_) => Some(Request::MoveNow),
            Prompt::EndOfTurn { .. } => Some(Request::EndTurn),
            _ if self.session.is_watched() => Some(Request::Pause),
            _ => None,
        }
    }

    /// The column next to the one that is pointed at.
    pub fn next_column(&self, by: i32) -> Column {
        let columns = i32::from(self.shape().columns());
        let at = match self.column {
            Some(column) => column.index() as i32 + by,
            None => columns / 2,
        };
        Column::new(at.rem_euclid(columns) as u8)
    }

    /// Lets discs fall; no computer moves before they have come to rest.
    pub fn let_fall(&mut self, pace: Pace, now_ms: u64) {
        if let Some(ends_ms) = self.motion.listen(&self.session, pace, now_ms) {
            self.session.hold_until(ends_ms);
        }
    }

    /// What was said since the last time, for those who hear the page, and what is to be noticed by
    /// everybody.
    pub fn news(&mut self, speaker: &Speaker) -> (Vec<String>, Option<String>) {
        let (mut aloud, mut notice) = (Vec::new(), None);
        let game = self.session.game();
        for said in &self.session.log()[self.told.min(self.session.log().len())..] {
            let is_problem = matches!(
                said,
                Said::Refused(_) | Said::BackToNow | Said::Happened(Event::Violated { .. })
            );
            // What was sent and stored is told as what has happened.
            if matches!(said, Said::NotKept(_) | Said::Sent | Said::Kept) {
                continue;
            }
            let Some(sentence) = speaker.said(said, game) else { continue };
            if is_problem {
                notice = Some(sentence.clone());
            }
            aloud.push(sentence);
        }
        self.told = self.session.log().len();
        let thinks = match self.session.prompt() {
            Prompt::Thinking(seat) if !self.session.is_watched() => Some(seat),
            _ => None,
        };
        if let Some(seat) = thinks.filter(|_| thinks != self.thinks) {
            aloud.push(speaker.prompt(&Prompt::Thinking(seat), game));
        }
        self.thinks = thinks;
        (aloud, notice)
    }

    /// Why the game is not kept, if that was said since the last time it was asked.
    pub fn not_kept(&self, since: usize) -> Option<&Said> {
        let log = self.session.log();
        log[since.min(log.len())..].iter().find(|said| matches!(said, Said::NotKept(_)))
    }

    /// The columns in which each side could complete a line now.
    pub fn threats(&self, speaker: &Speaker) -> String {
        let game = self.session.game();
        let position = game.position();
        let mut sentences = Vec::new();
        for seat in Seat::BOTH {
            let side = game.side(seat);
            let wins = |column: &Column| {
                let mut after = *position;
                after.drop(side, *column).is_ok()
                    && matches!(after.outcome(), Outcome::Line(winner, _) if winner == side)
            };
            let columns: Vec<String> = position
                .open_columns()
                .filter(wins)
                .map(|column| speaker.words().column(column))
                .collect();
            if !columns.is_empty() {
                let who = speaker.words().person(game, seat);
                sentences.push(say::threat(
                    speaker.language,
                    list(speaker.language, columns),
                    &who,
                ));
            }
        }
        match sentences.is_empty() {
            true => say::no_threats(speaker.language),
            false => sentences.join(" "),
        }
    }
}
