//! `fourline solve --keep FILE`: what the solver knows, in a file, so that a long solve can be stopped and continued.

use crate::failure::SystemFailure;
use crate::output::complain;
use crate::solve_args::SolveArgs;
use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_app::safe::harmless;
use fourline_native::files::{plain_reason, write_over_with};
use fourline_rules::Shape;
use fourline_solver::{Control, Solver};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::fs::File;
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The file.
pub struct Kept {
    path: PathBuf,
    shape: Shape,
    every: Duration,
}

impl Kept {
    /// Reads the file into the solver if it exists, or else begins it. A file that can't be used is left as it is.
    pub fn open(args: &SolveArgs, shape: Shape, solver: &mut Solver) -> Result<Option<Kept>> {
        let Some(path) = args.keep.clone() else { return Ok(None) };
        let kept = Kept { path, shape, every: Duration::from_secs(args.keep_every.into()) };
        match File::open(&kept.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                // If it can't be written, that is better known now than after some minutes.
                kept.try_write(solver).with_context(|| kept.name())?;
            }
            Err(error) => return Err(error).with_context(|| kept.name()),
            Ok(file) => {
                let read = solver.read_known(shape, &mut BufReader::with_capacity(1 << 16, file));
                if let Err(problem) = read.with_context(|| kept.name())? {
                    let problem = problem.say(language());
                    bail!(commands::keep_unusable(language(), kept.name(), problem));
                }
            }
        }
        Ok(Some(kept))
    }

    /// The name of the file, as it may be shown.
    pub fn name(&self) -> String {
        harmless(&self.path.to_string_lossy())
    }

    /// The board that the file is about.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Writes what the solver knows; whether that worked. If not, it is said, and the file is as it was.
    pub fn write(&self, solver: &Solver) -> bool {
        let written = self.try_write(solver);
        if let Err(error) = &written {
            let problem = plain_reason(error).say(language());
            complain(commands::keep_failed(language(), self.name(), problem));
        }
        written.is_ok()
    }

    fn try_write(&self, solver: &Solver) -> std::io::Result<()> {
        write_over_with(&self.path, |file| {
            let mut out = BufWriter::with_capacity(1 << 16, file);
            solver.write_known(self.shape, &mut out)?;
            out.flush()
        })
    }

    /// Makes the solve pause when it is time to write.
    pub fn set_alarm(&self, control: &Control) {
        control.stop_at(Some(clock() + self.every));
    }
}

/// A control that the alarm works with, and that an interruption cancels.
pub fn control() -> Result<Arc<Control>> {
    let control = Arc::new(Control::with_clock(clock));
    let stop = Arc::clone(&control);
    ctrlc::set_handler(move || stop.cancel()).map_err(|_| {
        anyhow::Error::from(SystemFailure(commands::cant_hear_interrupts(language())))
    })?;
    Ok(control)
}

/// The time since the program first asked.
fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
