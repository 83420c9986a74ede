//! What moves on the board: discs that fall, and the winning line that lights up. The game is always
//! ahead of it, so nothing is lost when people play fast. The page's style sheet does the moving; this
//! says what moves, and until when.

use fourline_app::settings::Speed;
use fourline_app::{Said, Session};
use fourline_game::{Event, Game};
use fourline_rules::Cell;

/// How things move; `None` if they do not.
pub type Pace = Option<Speed>;

/// A disc on its way down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fall {
    /// Where it comes to rest.
    pub cell: Cell,
    /// From how many rows above.
    pub rows: u8,
    /// When it began.
    pub since_ms: u64,
    /// How long it takes.
    pub lasts_ms: u64,
}

/// What moves in a session.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    falls: Vec<Fall>,
    /// When the winning line begins to light up, and for how long.
    lights: Option<(u64, u64)>,
    /// How much of what was said is known here.
    heard: usize,
}

/// From one disc of the winning line to the next.
pub const LIGHT_MS: u64 = 140;

/// How long a disc takes that falls so many rows. All falls are between these two, so that the
/// shortest is seen and the longest is not waited for.
fn fall_ms(rows: u8, speed: Speed) -> u64 {
    let (shortest, longest) = match speed {
        Speed::Slow => (400, 700),
        Speed::Normal => (250, 400),
        Speed::Fast => (120, 200),
    };
    let part = f32::from(rows.clamp(1, 9) - 1) / 8.0;
    shortest + ((longest - shortest) as f32 * part.sqrt()) as u64
}

impl Motion {
    /// Takes in what was said since the last time. Says until when something falls.
    pub fn listen(&mut self, session: &Session, pace: Pace, now_ms: u64) -> Option<u64> {
        self.rest(now_ms);
        let heard = self.heard.min(session.log().len());
        for said in &session.log()[heard..] {
            match said {
                Said::Happened(event) => self.happened(event, session.game(), pace, now_ms),
                Said::Starts { .. } | Said::TookBack(_) | Said::Redone => {
                    (self.falls, self.lights) = (Vec::new(), None);
                }
                _ => {}
            }
        }
        self.heard = session.log().len();
        self.falls.iter().map(Fall::ends_ms).max()
    }

    fn happened(&mut self, event: &Event, game: &Game, pace: Pace, now_ms: u64) {
        let Some(speed) = pace else { return };
        let mut fall = |cell: Cell, rows: u8| {
            let lasts_ms = fall_ms(rows, speed);
            self.falls.push(Fall { cell, rows, since_ms: now_ms, lasts_ms });
        };
        match *event {
            Event::Dropped { cell, .. } => fall(cell, game.rules().shape.rows() - cell.row),
            Event::Removed { cell, .. } => {
                let above = cell.row..game.position().height(cell.column);
                above.for_each(|row| fall(Cell::new(cell.column, row), 1));
            }
            Event::Undone { cell, .. } => self.falls.retain(|disc| disc.cell != cell),
            Event::Ended(ref ending) if !ending.winning_cells().is_empty() => {
                let since = self.falls.iter().map(Fall::ends_ms).max().unwrap_or(now_ms);
                let discs = ending.winning_cells().len() as u64;
                self.lights = Some((since, LIGHT_MS * (discs + 1)));
            }
            _ => {}
        }
    }

    fn rest(&mut self, now_ms: u64) {
        self.falls.retain(|disc| disc.ends_ms() > now_ms);
        self.lights = self.lights.filter(|(since, lasts)| since + lasts > now_ms);
    }

    /// The fall of the disc in this cell, if it has not come to rest.
    pub fn fall(&self, cell: Cell) -> Option<Fall> {
        self.falls.iter().rev().find(|disc| disc.cell == cell).copied()
    }

    /// After how many milliseconds the winning line lights up, if it does that now.
    pub fn lights(&self) -> Option<u64> {
        self.lights.map(|(since, _)| {
            let began = self.falls.iter().map(|disc| disc.since_ms).max().unwrap_or(since);
            since.saturating_sub(began)
        })
    }

    /// When something comes to rest.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let falls = self.falls.iter().map(Fall::ends_ms);
        falls.chain(self.lights.map(|(since, lasts)| since + lasts)).min()
    }
}

impl Fall {
    /// When it comes to rest.
    pub fn ends_ms(&self) -> u64 {
        self.since_ms + self.lasts_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::{NewGame, Request};
    use fourline_rules::Column;
    use fourline_words::Language;

    #[test]
    fn discs_fall_for_a_short_time_and_only_where_motion_is_wanted() {
        let game = NewGame::default();
        let setup = game.setup(1, Language::English).unwrap();
        let mut session = Session::new(setup, game.first(), 0).unwrap();
        session.ask(Request::Drop(Column::new(3)), 0);
        let cell = Cell::new(Column::new(3), 0);
        let mut motion = Motion::default();
        let ends = motion.listen(&session, Some(Speed::Normal), 1000).unwrap();
        assert!((1250..=1400).contains(&ends), "{ends}");
        assert_eq!(motion.fall(cell).map(|fall| fall.rows), Some(6));
        assert_eq!(motion.wakes_at_ms(), Some(ends));
        assert_eq!(motion.listen(&session, Some(Speed::Normal), ends), None);
        assert_eq!(motion.fall(cell), None);
        assert_eq!(Motion::default().listen(&session, None, 1000), None);
        for rows in 1..=20 {
            assert!((250..=400).contains(&fall_ms(rows, Speed::Normal)));
        }
    }
}
