//! The screen on a real terminal: takes it over, gives it back whatever happens, waits for keys,
//! signals and thoughts, and sleeps in between.

use super::app::{App, Input};
use super::house::Effect;
use crate::console::Leave;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use fourline_app::News;
use fourline_app::thinking::{Thought, Ticket};
use fourline_native::threads::{THREAD_NAME, Thinkers};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, Stdout, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Does the terminal show the screen, so that it has to be given back?
static TAKEN: AtomicBool = AtomicBool::new(false);

/// How a session on the screen ended.
#[derive(Debug)]
pub struct Ended {
    /// Why.
    pub leave: Leave,
    /// What is to be said about games that were kept.
    pub said: Vec<String>,
}

/// What wakes the screen.
enum Wake {
    Terminal(Event),
    /// The terminal gives no more keys.
    NoInput,
    Thought(Ticket, Thought),
    #[cfg(unix)]
    Signal(i32),
}

/// Shows the screen until it is left. The terminal is as it was before, in any case; games that are
/// not over are kept, even if the program panics.
pub fn run(mut app: App) -> io::Result<Ended> {
    let (wake, woken) = channel();
    #[cfg(unix)]
    listen_to_signals(&wake)?;
    let usual_hook = std::sync::Arc::new(panic::take_hook());
    let hook = std::sync::Arc::clone(&usual_hook);
    panic::set_hook(Box::new(move |info| {
        // A thought that panics is an answer too; the game says so.
        if thread::current().name() == Some(THREAD_NAME) {
            return;
        }
        // The message must not be written onto the screen that is about to vanish.
        give_back();
        hook(info);
    }));
    let ran = panic::catch_unwind(AssertUnwindSafe(|| {
        take_over(app.wants_mouse())?;
        show(&mut app, &wake, &woken)
    }));
    give_back();
    panic::set_hook(Box::new(move |info| usual_hook(info)));
    let said = app.leave();
    match ran {
        Ok(Ok(leave)) => Ok(Ended { leave, said }),
        Ok(Err(error)) => Ok(Ended { leave: Leave::OutputClosed(error), said }),
        Err(panicked) => {
            for line in &said {
                // If the error stream is closed, there is nowhere to report it.
                let _ = writeln!(io::stderr(), "fourline: {line}");
            }
            panic::resume_unwind(panicked)
        }
    }
}

/// The loop: do what is asked for, draw, and sleep until something happens.
fn show(app: &mut App, wake: &Sender<Wake>, woken: &Receiver<Wake>) -> io::Result<Leave> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    listen_to_keys(wake.clone());
    let tell = {
        let wake = wake.clone();
        move |ticket, thought| {
            // The receiver is gone if the screen was left.
            let _ = wake.send(Wake::Thought(ticket, thought));
        }
    };
    let mut thinkers = Thinkers::new(app.books(), tell);
    let start = Instant::now();
    let mut waiting = None;
    let mut is_stale = false;
    loop {
        for effect in app.take_effects() {
            match effect {
                Effect::Leave(leave) => return Ok(leave),
                Effect::Suspend => suspend(app, &mut terminal)?,
                Effect::Mouse(true) => execute!(io::stdout(), EnableMouseCapture)?,
                Effect::Mouse(false) => execute!(io::stdout(), DisableMouseCapture)?,
                Effect::Think(question) => thinkers.think(question),
                Effect::Stop(ticket) => thinkers.stop(ticket),
            }
        }
        if std::mem::take(&mut is_stale) {
            // The window may have lost what was drawn even if it is now as large as before.
            execute!(io::stdout(), Clear(ClearType::All))?;
            terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        }
        terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        let mut next = match waiting.take() {
            Some(wake) => Some(wake),
            None => wait(woken, app.wakes_at(), start),
        };
        // What has come in the meantime is taken in before drawing again.
        loop {
            match next {
                None => {
                    tell_progress(app, &mut thinkers, start.elapsed());
                    app.input(Input::Tick, start.elapsed());
                }
                Some(Wake::Terminal(event)) => {
                    is_stale |= matches!(event, Event::Resize(..));
                    app.input(Input::Terminal(event), start.elapsed());
                }
                Some(Wake::NoInput) => return Ok(Leave::InputEnded),
                Some(Wake::Thought(ticket, thought)) => {
                    app.input(Input::News(News::Thought(ticket, thought)), start.elapsed());
                }
                #[cfg(unix)]
                Some(Wake::Signal(signal)) => obey(signal, app, &mut terminal, start)?,
            }
            match woken.try_recv() {
                Ok(more) if !app.has_effects() => next = Some(more),
                // Its turn comes after what was asked for before it.
                more => {
                    waiting = more.ok();
                    break;
                }
            }
        }
    }
}

/// Tells how far the answers have come that are waited for.
fn tell_progress(app: &mut App, thinkers: &mut Thinkers, now: Duration) {
    let open = app.open_tickets();
    thinkers.forget_all_but(&open);
    for ticket in open {
        if let Some(progress) = thinkers.progress(ticket) {
            app.input(Input::News(News::Progress(ticket, progress)), now);
        }
    }
}

/// Waits until something happens or the time has come; `None` for the latter.
fn wait(woken: &Receiver<Wake>, until: Option<Duration>, start: Instant) -> Option<Wake> {
    let heard = match until {
        None => woken.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(time) => woken.recv_timeout(time.saturating_sub(start.elapsed())),
    };
    match heard {
        Ok(wake) => Some(wake),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Wake::NoInput),
    }
}

fn listen_to_keys(wake: Sender<Wake>) {
    thread::spawn(move || {
        loop {
            let heard = match crossterm::event::read() {
                Ok(event) => Wake::Terminal(event),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => Wake::NoInput,
            };
            let is_end = matches!(heard, Wake::NoInput);
            if wake.send(heard).is_err() || is_end {
                return;
            }
        }
    });
}

fn take_over(mouse: bool) -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)?;
    if mouse {
        execute!(io::stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Makes the terminal what it was, once.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Each part counts even if another fails, as it does when the terminal is gone.
        let _ = execute!(io::stdout(), DisableMouseCapture);
        let _ = execute!(io::stdout(), DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
    }
}

type Screen = Terminal<CrosstermBackend<Stdout>>;

/// Takes the terminal back after another program had it.
fn come_back(app: &App, terminal: &mut Screen) -> io::Result<()> {
    give_back();
    take_over(app.wants_mouse())?;
    // A new one draws everything. Clearing the old one would ask the terminal where its cursor is,
    // and the answer would go to the thread that reads keys.
    *terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    Ok(())
}

#[cfg(not(unix))]
fn suspend(_: &App, _: &mut Screen) -> io::Result<()> {
    Ok(())
}

/// Stops here, as Ctrl-Z does elsewhere, and continues when the shell says so.
#[cfg(unix)]
fn suspend(app: &App, terminal: &mut Screen) -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    come_back(app, terminal)
}

#[cfg(unix)]
fn listen_to_signals(wake: &Sender<Wake>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    let signals = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT];
    let mut signals = signal_hook::iterator::Signals::new(signals)?;
    let wake = wake.clone();
    thread::spawn(move || {
        for signal in signals.forever() {
            if wake.send(Wake::Signal(signal)).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(unix)]
fn obey(signal: i32, app: &mut App, terminal: &mut Screen, start: Instant) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGTSTP};
    match signal {
        SIGTSTP => suspend(app, terminal),
        SIGCONT => come_back(app, terminal),
        _ => {
            app.input(Input::Stop, start.elapsed());
            Ok(())
        }
    }
}
