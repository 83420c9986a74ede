//! Falling discs. The game is always ahead of them: a disc that still falls is on the board already,
//! so nothing is lost when somebody plays fast.

use fourline_rules::Cell;
use std::fmt;
use std::str::FromStr;

/// How fast discs fall, and how long a computer seems to think at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Easy to follow.
    Slow,
    /// As in life.
    #[default]
    Normal,
    /// Quick.
    Fast,
    /// Discs appear where they land; nothing moves.
    Off,
}

/// A disc on its way down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Falling {
    /// Where it comes to rest.
    pub cell: Cell,
    rows: f32,
    since: f64,
    seconds: f64,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off];

    /// Its name in flags, settings and menus.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Off => "off",
        }
    }

    /// How long a disc takes for one row, at the beginning of its fall.
    fn row_seconds(self) -> Option<f64> {
        match self {
            Speed::Slow => Some(0.32),
            Speed::Normal => Some(0.16),
            Speed::Fast => Some(0.08),
            Speed::Off => None,
        }
    }

    /// How long a computer's move is held back, so that it can be followed.
    pub const fn pause_seconds(self) -> f64 {
        match self {
            Speed::Slow => 1.0,
            Speed::Normal => 0.5,
            Speed::Fast | Speed::Off => 0.2,
        }
    }
}

impl Falling {
    /// A disc that falls so many rows from now on; `None` if nothing is to move.
    pub fn new(cell: Cell, rows: u8, now: f64, speed: Speed) -> Option<Falling> {
        let rows = f32::from(rows);
        let seconds = speed.row_seconds()? * f64::from(rows).sqrt();
        Some(Falling { cell, rows, since: now, seconds })
    }

    /// How many rows above its cell it is; `None` when it has come to rest.
    pub fn rows_above(&self, now: f64) -> Option<f32> {
        let part = ((now - self.since) / self.seconds) as f32;
        (part < 1.0).then(|| self.rows * (1.0 - part.max(0.0).powi(2)))
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Speed {
    type Err = String;

    fn from_str(text: &str) -> Result<Speed, String> {
        let known = || Speed::ALL.map(Speed::name).join(", ");
        Speed::ALL
            .into_iter()
            .find(|speed| speed.name() == text)
            .ok_or_else(|| format!("expected one of {}", known()))
    }
}

/// Has the person asked the system for less motion? Where that can't be found out: no.
pub fn system_wants_no_motion() -> bool {
    let answer = |program: &str, arguments: &[&str]| {
        let output = std::process::Command::new(program).args(arguments).output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    if cfg!(target_os = "linux") {
        let key = ["get", "org.gnome.desktop.interface", "enable-animations"];
        answer("gsettings", &key).is_some_and(|text| text == "false")
    } else if cfg!(target_os = "macos") {
        let key = ["read", "com.apple.universalaccess", "reduceMotion"];
        answer("defaults", &key).is_some_and(|text| text == "1")
    } else {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::Column;

    #[test]
    fn a_disc_starts_high_gets_faster_and_comes_to_rest() {
        let cell = Cell::new(Column::new(3), 0);
        let disc = Falling::new(cell, 6, 10.0, Speed::Normal).unwrap();
        let at = |now| disc.rows_above(now);
        assert_eq!(at(10.0), Some(6.0));
        let (early, late) = (at(10.1).unwrap(), at(10.3).unwrap());
        assert!(6.0 - early < early - late, "{early} {late}");
        assert_eq!(at(11.0), None);
        assert_eq!(Falling::new(cell, 6, 10.0, Speed::Off), None);
    }

    #[test]
    fn names_read_back() {
        for speed in Speed::ALL {
            assert_eq!(speed.name().parse(), Ok(speed));
        }
        assert!("warp".parse::<Speed>().is_err());
    }
}
