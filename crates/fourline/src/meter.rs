//! Progress of long work, and lengths of time in words.

use crate::voice::language;
use fourline_words::catalogue::commands;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Shows the progress of long work: on a terminal in place, elsewhere a line a minute.
pub struct Meter {
    start: Instant,
    told: Instant,
    before: usize,
    all: usize,
    in_place: bool,
}

impl Meter {
    pub fn new(done: usize, all: usize) -> Meter {
        let now = Instant::now();
        Meter { start: now, told: now, before: done, all, in_place: io::stderr().is_terminal() }
    }

    pub fn show(&mut self, done: usize) {
        let pause = Duration::from_millis(if self.in_place { 500 } else { 60_000 });
        if self.told.elapsed() < pause {
            return;
        }
        self.told = Instant::now();
        let rate = (done - self.before) as f64 / self.start.elapsed().as_secs_f64();
        let left = Duration::from_secs_f64((self.all - done) as f64 / rate.max(1e-6));
        let percent = done as f64 * 100.0 / self.all.max(1) as f64;
        let line = commands::progress(
            language(),
            language().number(self.all as u64),
            language().number(done as u64),
            language().decimal(percent, 1),
            language().number(rate.round() as u64),
            span(left),
        );
        // Progress that can't be shown is no reason to stop.
        let _ = if self.in_place {
            write!(io::stderr(), "\r\x1b[K{line}").and_then(|()| io::stderr().flush())
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }

    pub fn end(&self) {
        if self.in_place {
            // Nor is a line that can't be cleared.
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A length of time as people say it.
pub fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => commands::seconds(language(), seconds),
        60..3600 => commands::minutes(language(), seconds / 60, seconds % 60),
        _ => commands::hours(language(), seconds / 3600, seconds / 60 % 60),
    }
}
