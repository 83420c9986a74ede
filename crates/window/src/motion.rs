//! Falling discs. The game is always ahead of them: a falling disc is already on the board,
//! so nothing is lost when people play fast.

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

/// The discs that fall in a session.
#[derive(Clone, Debug, Default)]
pub struct Falls {
    discs: Vec<Falling>,
    /// How much of what was said is known here.
    heard: usize,
}

/// How long a disc takes for one row, at the beginning of its fall; `None` if nothing moves.
fn row_ms(settings: &Settings) -> Option<f32> {
    match (settings.motion, settings.speed) {
        (Motion::Reduced, _) => None,
        (Motion::Full, Speed::Slow) => Some(320.0),
        (Motion::Full, Speed::Normal) => Some(160.0),
        (Motion::Full, Speed::Fast) => Some(80.0),
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
    fn new(cell: Cell, rows: u8, now_ms: u64, row_ms: f32) -> Falling {
        let rows = f32::from(rows);
        Falling { cell, rows, since_ms: now_ms, length_ms: row_ms * rows.sqrt() }
    }

    /// How many rows above its cell it is; `None` when it has come to rest.
    fn rows_above(&self, now_ms: u64) -> Option<f32> {
        let part = now_ms.saturating_sub(self.since_ms) as f32 / self.length_ms;
        (part < 1.0).then(|| self.rows * (1.0 - part.powi(2)))
    }
}

impl Falls {
    /// Lets discs come to rest, and lets those fall that were dropped since this was last called. Says
    /// until when something falls.
    pub fn listen(&mut self, session: &Session, settings: &Settings, now_ms: u64) -> Option<u64> {
        let row_ms = row_ms(settings);
        self.discs.retain(|disc| row_ms.is_some() && disc.rows_above(now_ms).is_some());
        for said in &session.log()[self.heard..] {
            match said {
                Said::Happened(event) => self.happened(event, session.game(), now_ms, row_ms),
                Said::Starts { .. } | Said::TookBack(_) | Said::Redone => self.discs.clear(),
                _ => {}
            }
        }
        self.heard = session.log().len();
        let end = |disc: &Falling| disc.since_ms + disc.length_ms.ceil() as u64;
        self.discs.iter().map(end).max()
    }

    fn happened(&mut self, event: &Event, game: &Game, now_ms: u64, row_ms: Option<f32>) {
        let Some(row_ms) = row_ms else { return };
        match *event {
            Event::Dropped { cell, .. } => {
                let rows = game.rules().shape.rows() - cell.row;
                self.discs.push(Falling::new(cell, rows, now_ms, row_ms));
            }
            Event::Removed { cell, .. } => {
                let above = cell.row..game.position().height(cell.column);
                let falls = |row| Falling::new(Cell::new(cell.column, row), 1, now_ms, row_ms);
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

    /// Does time change the picture?
    pub fn is_moving(&self) -> bool {
        !self.discs.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::{NewGame, Request};
    use fourline_rules::Column;

    #[test]
    fn a_disc_starts_high_gets_faster_and_comes_to_rest() {
        let column = Column::new(3);
        let cell = Cell::new(column, 0);
        let game = NewGame::default();
        let mut session = Session::new(
            game.setup(1, fourline_words::Language::English).unwrap(),
            game.first(),
            0,
        )
        .unwrap();
        session.ask(Request::Drop(column), 0);
        let mut falls = Falls::default();
        assert_eq!(falls.listen(&session, &Settings::default(), 1000), Some(1392));
        let at = |now_ms| falls.rows_above(cell, now_ms);
        assert_eq!(at(1000), Some(6.0));
        let (early, late) = (at(1100).unwrap(), at(1300).unwrap());
        assert!(6.0 - early < early - late, "{early} {late}");
        assert_eq!(at(1400), None);
        let still = Settings { motion: Motion::Reduced, ..Settings::default() };
        assert_eq!(Falls::default().listen(&session, &still, 1000), None);
    }
}
