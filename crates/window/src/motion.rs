//! What moves: falling discs, and the winning line that lights up. The game is always ahead of them: a
//! falling disc is already on the board, so nothing is lost when people play fast.

use fourline_app::settings::{Motion, Settings, Speed};
use fourline_app::{Said, Session};
use fourline_game::{Event, Game};
use fourline_rules::Cell;

/// A disc on its way down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Falling {
    /// Where it comes to rest.
    cell: Cell,
    rows: f32,
    since_ms: u64,
    length_ms: f32,
}

/// What moves in a session.
#[derive(Clone, Debug, Default)]
pub struct Movements {
    discs: Vec<Falling>,
    /// When the last disc of a game that has just ended comes to rest.
    ended_ms: Option<u64>,
    /// How much of what was said is known here.
    heard: usize,
}

/// How long each winning disc takes to light up.
const LIGHT_MS: u64 = 160;

/// How long the end of a game is a moment: the line, then the score.
const END_MS: u64 = 1600;

/// Which part of a fall is over when the disc touches the ground; the rest is a small bounce.
const TOUCH: f32 = 0.76;

/// How fast things go, 1 as usual; `None` if nothing moves.
fn pace(settings: &Settings) -> Option<f32> {
    match (settings.motion, settings.speed) {
        (Motion::Reduced, _) => None,
        (Motion::Full, Speed::Slow) => Some(2.0),
        (Motion::Full, Speed::Normal) => Some(1.0),
        (Motion::Full, Speed::Fast) => Some(0.5),
    }
}

/// How long a computer's move is held back, so that it can be followed.
pub fn pause_ms(settings: &Settings) -> u64 {
    match (settings.motion, settings.speed) {
        (Motion::Full, Speed::Slow) => 1000,
        (Motion::Full, Speed::Normal) => 500,
        (Motion::Full, Speed::Fast) | (Motion::Reduced, _) => 200,
    }
}

impl Falling {
    /// A fall takes from a quarter of a second to 400 ms.
    fn new(cell: Cell, rows: u8, now_ms: u64, pace: f32) -> Falling {
        let rows = f32::from(rows);
        let length_ms = (190.0 + 85.0 * rows.sqrt()).clamp(250.0, 400.0) * pace;
        Falling { cell, rows, since_ms: now_ms, length_ms }
    }

    /// How many rows above its cell it is; `None` when it has come to rest. It gets faster all the
    /// way, and bounces once.
    fn rows_above(&self, now_ms: u64) -> Option<f32> {
        let part = now_ms.saturating_sub(self.since_ms) as f32 / self.length_ms;
        if part < TOUCH {
            return Some(self.rows * (1.0 - (part / TOUCH).powi(2)));
        }
        let bounce = (part - TOUCH) / (1.0 - TOUCH);
        let height = 0.05 * self.rows.min(4.0);
        (part < 1.0).then_some(4.0 * height * bounce * (1.0 - bounce))
    }
}

impl Movements {
    /// Lets discs come to rest, and lets those fall that were dropped since this was last called. Says
    /// until when something falls.
    pub fn listen(&mut self, session: &Session, settings: &Settings, now_ms: u64) -> Option<u64> {
        let pace = pace(settings);
        self.discs.retain(|disc| pace.is_some() && disc.rows_above(now_ms).is_some());
        let mut has_ended = false;
        for said in &session.log()[self.heard..] {
            match said {
                Said::Happened(Event::Ended(_)) => has_ended = true,
                Said::Happened(event) => self.happened(event, session.game(), now_ms, pace),
                Said::Starts { .. } | Said::TookBack(_) | Said::Redone => {
                    self.discs.clear();
                    self.ended_ms = None;
                }
                _ => {}
            }
        }
        self.heard = session.log().len();
        let end = |disc: &Falling| disc.since_ms + disc.length_ms.ceil() as u64;
        let rests_ms = self.discs.iter().map(end).max();
        if has_ended {
            self.ended_ms = pace.map(|_| rests_ms.unwrap_or(now_ms));
        }
        self.ended_ms.take_if(|ended_ms| pace.is_none() || now_ms >= *ended_ms + END_MS);
        rests_ms
    }

    fn happened(&mut self, event: &Event, game: &Game, now_ms: u64, pace: Option<f32>) {
        let Some(pace) = pace else { return };
        match *event {
            Event::Dropped { cell, .. } => {
                let rows = game.rules().shape.rows() - cell.row;
                self.discs.push(Falling::new(cell, rows, now_ms, pace));
            }
            Event::Removed { cell, .. } => {
                let above = cell.row..game.position().height(cell.column);
                let falls = |row| Falling::new(Cell::new(cell.column, row), 1, now_ms, pace);
                self.discs.extend(above.map(falls));
            }
            Event::Undone { cell, .. } => self.discs.retain(|disc| disc.cell != cell),
            _ => {}
        }
    }

    /// How high above its cell a disc still is, in rows.
    pub fn rows_above(&self, cell: Cell, now_ms: u64) -> Option<f32> {
        self.discs.iter().find(|disc| disc.cell == cell)?.rows_above(now_ms)
    }

    /// How many discs of the winning line are lit; `None` for all of them.
    pub fn lit(&self, discs: usize, now_ms: u64) -> Option<usize> {
        let since_ms = now_ms.saturating_sub(self.ended_ms?);
        let lit = (since_ms / LIGHT_MS) as usize;
        (lit <= discs).then_some(lit)
    }

    /// Is the result not counted yet? First the line lights up.
    pub fn is_before_score(&self, now_ms: u64) -> bool {
        self.ended_ms.is_some_and(|ended_ms| now_ms < ended_ms + END_MS * 2 / 3)
    }

    /// Does time change the picture?
    pub fn is_moving(&self) -> bool {
        !self.discs.is_empty() || self.ended_ms.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::{NewGame, Request, Who};
    use fourline_rules::Column;

    fn session() -> Session {
        let mut game = NewGame::default();
        game.seats[1].who = Who::Person;
        let setup = game.setup(1, fourline_words::Language::English).unwrap();
        Session::new(setup, game.first(), 0).unwrap()
    }

    fn still() -> Settings {
        Settings { motion: Motion::Reduced, ..Settings::default() }
    }

    #[test]
    fn a_disc_starts_high_gets_faster_bounces_once_and_comes_to_rest() {
        let mut session = session();
        let cell = Cell::new(Column::new(3), 0);
        session.ask(Request::Drop(cell.column), 0);
        let mut moves = Movements::default();
        let end = moves.listen(&session, &Settings::default(), 1000).unwrap();
        assert!((1250..=1400).contains(&end), "{end}");
        let heights: Vec<f32> =
            (1000..end).map(|now_ms| moves.rows_above(cell, now_ms).unwrap()).collect();
        assert_eq!(heights[0], 6.0);
        assert!(6.0 - heights[100] < heights[100] - heights[200], "it gets faster");
        let touch = heights.windows(2).position(|pair| pair[1] > pair[0]).unwrap();
        let highest = heights[touch..].iter().copied().fold(0.0, f32::max);
        assert!(heights[touch] < 0.1 && (0.1..0.5).contains(&highest), "{highest}");
        let turns = heights[touch..].windows(3).filter(|h| h[1] >= h[0] && h[1] > h[2]).count();
        assert_eq!(turns, 1, "one bounce");
        assert_eq!(moves.rows_above(cell, end), None);
        assert_eq!(Movements::default().listen(&session, &still(), 1000), None);
    }

    #[test]
    fn a_winning_line_lights_up_disc_by_disc() {
        let mut session = session();
        for column in [0, 1, 0, 1, 0, 1, 0] {
            session.ask(Request::Drop(Column::new(column)), 0);
        }
        let mut moves = Movements::default();
        let rest = moves.listen(&session, &Settings::default(), 0).unwrap();
        let lit = |ms| moves.lit(4, rest + ms);
        assert_eq!([lit(0), lit(170), lit(650)], [Some(0), Some(1), Some(4)]);
        assert_eq!(lit(900), None, "then the line");
        assert!(moves.is_moving() && moves.is_before_score(rest + 500));
        assert!(!moves.is_before_score(rest + 1500));
        moves.listen(&session, &Settings::default(), rest + 2000);
        assert!(!moves.is_moving());
        let mut moves = Movements::default();
        moves.listen(&session, &still(), 0);
        assert_eq!((moves.lit(4, 0), moves.is_moving()), (None, false));
    }
}
