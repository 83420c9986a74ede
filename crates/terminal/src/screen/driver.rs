//! The screen on a real terminal: takes it over, gives it back whatever happens, waits for keys,
//! signals and thoughts, and sleeps in between.

use super::app::{App, Input};
use super::base64::base64;
#[cfg(unix)]
use super::decode::{Answer, Decoder, Heard};
#[cfg(unix)]
use super::detect::{self, Detected, Line};
use super::display::{Display, take_pictures_away};
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
use fourline_online::NetNews;
use std::io::{self, Write};
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
    #[cfg_attr(not(feature = "online"), allow(dead_code, reason = "there is no network"))]
    Net(NetNews),
    /// An answer that came late.
    #[cfg(unix)]
    Answer(Answer),
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
    #[cfg(unix)]
    let decoder = ask_terminal(app, wake)?;
    let mut display = Display::new();
    #[cfg(unix)]
    listen_to_keys(wake.clone(), decoder);
    #[cfg(not(unix))]
    listen_to_keys(wake.clone());
    let tell = {
        let wake = wake.clone();
        move |ticket, thought| {
            // The receiver is gone if the screen was left.
            let _ = wake.send(Wake::Thought(ticket, thought));
        }
    };
    let mut thinkers = Thinkers::new(app.books(), tell);
    #[cfg(feature = "online")]
    let mut net = {
        let wake = wake.clone();
        let tell = move |news| drop(wake.send(Wake::Net(news)));
        fourline_native::online::Net::new(fourline_native::folders::data_folder(), tell)
    };
    let start = Instant::now();
    let mut waiting = None;
    let mut is_stale = false;
    loop {
        for effect in app.take_effects() {
            match effect {
                Effect::Leave(leave) => return Ok(leave),
                Effect::Suspend => suspend(app, &mut display)?,
                Effect::Mouse(true) => execute!(io::stdout(), EnableMouseCapture)?,
                Effect::Mouse(false) => execute!(io::stdout(), DisableMouseCapture)?,
                Effect::Copy(text) => copy(&text)?,
                Effect::Think(question) => thinkers.think(question),
                Effect::Stop(ticket) => thinkers.stop(ticket),
                #[cfg(feature = "online")]
                Effect::Net(order) => net.obey(order),
                #[cfg(not(feature = "online"))]
                Effect::Net(_) => {}
            }
        }
        if std::mem::take(&mut is_stale) {
            // The window may have lost what was drawn even if it is now as large as before.
            take_pictures_away();
            execute!(io::stdout(), Clear(ClearType::All))?;
            display = Display::new();
            // Larger type has larger characters.
            #[cfg(unix)]
            if let Some(cell) = cell_pixels() {
                app.learn(Detected { cell_pixels: Some(cell), ..app.detected() });
            }
        }
        display.draw(app)?;
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
                Some(Wake::Net(news)) => app.input(Input::Net(news), start.elapsed()),
                #[cfg(unix)]
                Some(Wake::Answer(answer)) => {
                    let mut detected = app.detected();
                    detected.learn(answer);
                    app.learn(detected);
                }
                #[cfg(unix)]
                Some(Wake::Signal(signal_hook::consts::SIGWINCH)) => is_stale = true,
                #[cfg(unix)]
                Some(Wake::Signal(signal)) => obey(signal, app, &mut display, start)?,
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

/// The terminal itself, read without anything in between.
#[cfg(unix)]
struct Tty {
    start: Instant,
}

#[cfg(unix)]
impl Line for Tty {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut output = io::stdout().lock();
        output.write_all(bytes)?;
        output.flush()
    }

    fn waits(&mut self, time: Duration) -> io::Result<bool> {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let end = Instant::now() + time;
        loop {
            let stdin = rustix::stdio::stdin();
            let left = end.saturating_duration_since(Instant::now());
            let left = Timespec::try_from(left).expect("the wait is short");
            match poll(&mut [PollFd::new(&stdin, PollFlags::IN)], Some(&left)) {
                Ok(ready) => return Ok(ready > 0),
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            match rustix::io::read(rustix::stdio::stdin(), &mut *bytes) {
                Ok(length) => return Ok(length),
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}

/// Asks the terminal what it can do, before anything else reads from it. What was typed meanwhile comes
/// next; what is only half there is in the decoder.
#[cfg(unix)]
fn ask_terminal(app: &mut App, wake: &Sender<Wake>) -> io::Result<Decoder> {
    let (mut decoder, mut detected) = (Decoder::default(), app.detected());
    if detected.cell_pixels.is_none() {
        detected.cell_pixels = cell_pixels();
    }
    let mut tty = Tty { start: Instant::now() };
    for event in detect::ask(&mut tty, app.asks(), &mut decoder, &mut detected)? {
        // The receiver is there as long as the screen is.
        let _ = wake.send(Wake::Terminal(event));
    }
    app.learn(detected);
    // A terminal that does not know a question may have shown it.
    execute!(io::stdout(), cursor::MoveTo(0, 0), Clear(ClearType::All))?;
    Ok(decoder)
}

/// The size of a character, where the system knows it.
#[cfg(unix)]
fn cell_pixels() -> Option<(u16, u16)> {
    let size = crossterm::terminal::window_size().ok()?;
    let width = size.width.checked_div(size.columns)?;
    let height = size.height.checked_div(size.rows)?;
    (width > 0 && height > 0).then_some((width, height))
}

#[cfg(unix)]
fn listen_to_keys(wake: Sender<Wake>, mut decoder: Decoder) {
    thread::spawn(move || {
        let mut tty = Tty { start: Instant::now() };
        let mut bytes = [0; 4096];
        loop {
            let is_over = |patience| !tty.waits(patience).unwrap_or(true);
            let heard = match decoder.patience().is_some_and(is_over) {
                true => decoder.give_up(),
                false => match tty.read(&mut bytes) {
                    Ok(length @ 1..) => decoder.push(&bytes[..length]),
                    Ok(0) | Err(_) => {
                        // The receiver is gone if the screen was left.
                        let _ = wake.send(Wake::NoInput);
                        return;
                    }
                },
            };
            for heard in heard {
                let heard = match heard {
                    Heard::Event(event) => Wake::Terminal(event),
                    Heard::Answer(answer) => Wake::Answer(answer),
                };
                if wake.send(heard).is_err() {
                    return;
                }
            }
        }
    });
}

#[cfg(not(unix))]
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

/// Puts text onto the clipboard of the terminal, wherever that is; many terminals allow it.
fn copy(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    write!(output, "\x1b]52;c;{}\x07", base64(text.as_bytes()))?;
    output.flush()
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
        take_pictures_away();
        let _ = execute!(io::stdout(), DisableMouseCapture);
        let _ = execute!(io::stdout(), DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
    }
}

/// Takes the terminal back after another program had it.
fn come_back(app: &App, display: &mut Display) -> io::Result<()> {
    give_back();
    take_over(app.wants_mouse())?;
    // A new one draws everything.
    *display = Display::new();
    Ok(())
}

#[cfg(not(unix))]
fn suspend(_: &App, _: &mut Display) -> io::Result<()> {
    Ok(())
}

/// Stops here, as Ctrl-Z does elsewhere, and continues when the shell says so.
#[cfg(unix)]
fn suspend(app: &App, display: &mut Display) -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    come_back(app, display)
}

#[cfg(unix)]
fn listen_to_signals(wake: &Sender<Wake>) -> io::Result<()> {
    use signal_hook::consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2,
        SIGVTALRM, SIGWINCH, SIGXCPU,
    };
    // Every signal that would end the program and leave the terminal as it is.
    let stops = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU];
    let users = [SIGUSR1, SIGUSR2];
    let signals = stops.into_iter().chain(users).chain([SIGTSTP, SIGCONT, SIGWINCH]);
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
fn obey(signal: i32, app: &mut App, display: &mut Display, start: Instant) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGTSTP};
    match signal {
        SIGTSTP => suspend(app, display),
        SIGCONT => come_back(app, display),
        _ => {
            app.input(Input::Stop, start.elapsed());
            Ok(())
        }
    }
}
