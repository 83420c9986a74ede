//! Another program, started and spoken to by its standard input and output. It is ended with all that it has
//! started when this is dropped.

use fourline_programs::pipe::{Ended, Heard, Pipe};
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Pieces of output that wait to be heard. A program that writes more has to wait.
const PIECES: usize = 64;

/// How much of the error stream is kept.
const LAST_WORDS: usize = 2_000;

/// A running program.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<Vec<u8>>,
    errors: Arc<Mutex<Vec<u8>>>,
    start: Instant,
}

impl Process {
    /// Starts a program by its command line: words, in quotes where they have spaces in them.
    pub fn start(command_line: &str) -> io::Result<Process> {
        let words = words(command_line).filter(|words| !words.is_empty());
        let words = words.ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that what it starts can be ended with it, and Ctrl-C does not reach it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, lines) = mpsc::channel::<String>();
        let (pieces, output) = mpsc::sync_channel(PIECES);
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(mut stdin) = child.stdin.take() {
            std::thread::spawn(move || {
                for text in lines {
                    if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(mut stdout) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut piece = vec![0; 1 << 16];
                while let Ok(read @ 1..) = stdout.read(&mut piece) {
                    if pieces.send(piece[..read].to_vec()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(mut stderr) = child.stderr.take() {
            let errors = Arc::clone(&errors);
            std::thread::spawn(move || {
                let mut piece = vec![0; 1 << 12];
                while let Ok(read @ 1..) = stderr.read(&mut piece) {
                    let mut errors = errors.lock().unwrap_or_else(PoisonError::into_inner);
                    errors.extend_from_slice(&piece[..read]);
                    let excess = errors.len().saturating_sub(LAST_WORDS);
                    errors.drain(..excess);
                }
            });
        }
        Ok(Process { child, input, output, errors, start: Instant::now() })
    }

    /// How it ended, once its output is closed. One that goes on is given a moment.
    fn ended(&mut self) -> Ended {
        let until = Instant::now() + Duration::from_millis(500);
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return of_status(status),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(5)),
                _ => return Ended::Closed,
            }
        }
    }
}

fn of_status(status: ExitStatus) -> Ended {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return Ended::Signal(signal);
    }
    status.code().map_or(Ended::Closed, Ended::Code)
}

impl Pipe for Process {
    fn send(&mut self, text: &str) -> bool {
        self.input.send(text.to_string()).is_ok()
    }

    fn hear(&mut self, within_ms: u64) -> Heard {
        match self.output.recv_timeout(Duration::from_millis(within_ms)) {
            Ok(bytes) => Heard::Bytes(bytes),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::Ended(self.ended()),
        }
    }

    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    fn last_words(&self) -> Option<String> {
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&errors).into_owned();
        text.lines().rev().map(str::trim).find(|line| !line.is_empty()).map(str::to_string)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Ok(None) = self.child.try_wait()
            && let Some(group) =
                i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw)
        {
            // If it has just ended, there is nothing left to end.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The words of a command line; `None` if a quotation mark is not closed.
///
/// ```
/// use fourline_native::process::words;
/// let read = words(r#"python3 'my game.py' --name "Ann B" a\ b"#).unwrap();
/// assert_eq!(read, ["python3", "my game.py", "--name", "Ann B", "a b"]);
/// assert_eq!(words("'open"), None);
/// ```
pub fn words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        match (quote, c) {
            (Some(mark), _) if c == mark => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().push(characters.next()?),
            (None, _) if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}
