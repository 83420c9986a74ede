//! One line in, sentences out. Knows the words that work at every prompt; what they do to a game is
//! for the caller.

use fourline_app::safe::shown;
use fourline_app::typed::Word;
use fourline_words::Language;
use fourline_words::catalogue::lines as say;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Instant;

/// The longest line that is listened to; a longer one is answered with a request to be brief.
const LONGEST_LINE: usize = 4096;

/// Something that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line, without its line break; bytes that are not UTF-8 are replaced.
    Line(String),
    /// A line too long to be meant.
    TooLong,
    /// There will be no more lines.
    End,
    /// The program was asked to stop; see [`Interrupt`].
    Interrupted,
    /// Something happened elsewhere that may concern the game.
    Nudged,
}

/// Whether a question is to be waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// Yes, for so long; then it is decided again.
    Until(Option<Instant>),
    /// No: something else has happened.
    Enough,
}

/// How many lines are read ahead: a flood of input waits outside.
const READ_AHEAD: usize = 16;

/// Tells a console that the program is to stop, ahead of all lines that wait to be read.
#[derive(Clone, Debug)]
pub struct Interrupt {
    flag: Arc<AtomicBool>,
    wake: SyncSender<Heard>,
}

impl Interrupt {
    /// Stops the conversation at its next question, or at the one that waits for an answer.
    pub fn send(&self) {
        self.flag.store(true, Ordering::SeqCst);
        // If the queue is full, the next line wakes the console, and it looks at the flag first.
        let _ = self.wake.try_send(Heard::Interrupted);
    }
}

/// Why a conversation ends before its natural end.
#[derive(Debug)]
pub enum Leave {
    /// The person said so.
    Quit,
    /// Back to the first question.
    Menu,
    /// There is no more input.
    InputEnded,
    /// Ctrl-C or a signal to stop.
    Interrupted,
    /// The output can't be written.
    OutputClosed(io::Error),
}

/// What a person answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Some text, without spaces around it. May be empty.
    Text(String),
    /// One of the words that work at every prompt, but not help, and what was typed after it.
    Word(Word, String),
}

/// Where a person sits.
pub struct Console {
    heard: Receiver<Heard>,
    interrupted: Arc<AtomicBool>,
    out: Box<dyn Write>,
    /// Is what is typed to be repeated, because no terminal shows it?
    echo: bool,
    /// Is the output a terminal, where a line can be overwritten?
    live: bool,
    /// The language of what it says.
    language: Language,
}

impl Console {
    /// A console, where its lines are to be sent (see [`Console::listen`]), and how to interrupt it.
    /// With `echo`, typed lines are written out, so that a log of a piped game reads like the game.
    pub fn new(out: Box<dyn Write>, echo: bool) -> (Console, SyncSender<Heard>, Interrupt) {
        let (lines, heard) = sync_channel(READ_AHEAD);
        let interrupted = Arc::new(AtomicBool::new(false));
        let interrupt = Interrupt { flag: Arc::clone(&interrupted), wake: lines.clone() };
        (
            Console { heard, interrupted, out, echo, live: false, language: Language::default() },
            lines,
            interrupt,
        )
    }

    /// The same console with another language.
    pub fn speaking(self, language: Language) -> Console {
        Console { language, ..self }
    }

    /// The language of what it says.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The same console on a live terminal: it shows progress in place, and pauses between moves where
    /// computers play each other.
    pub fn on_a_live_terminal(self) -> Console {
        Console { live: true, ..self }
    }

    pub(crate) fn is_live(&self) -> bool {
        self.live
    }

    /// Does a person type here, or was everything written beforehand?
    pub(crate) fn is_typed(&self) -> bool {
        !self.echo
    }

    /// Is what is said read on a terminal?
    pub fn is_on_terminal(&self) -> bool {
        self.live
    }

    /// Is the program to stop? For work during which nothing is asked.
    pub fn check_interrupt(&self) -> Result<(), Leave> {
        let interrupted = self.interrupted.load(Ordering::SeqCst);
        if interrupted { Err(Leave::Interrupted) } else { Ok(()) }
    }

    /// Writes how far some work is over the line before it; an empty text wipes it away. Nothing is
    /// written if the output is not a live terminal.
    pub(crate) fn progress(&mut self, text: &str) -> Result<(), Leave> {
        if !self.live {
            return Ok(());
        }
        self.show(&format!("\r\x1b[K{text}"))?;
        self.out.flush().map_err(Leave::OutputClosed)
    }

    /// Reads lines until there are no more, for a thread of its own.
    pub fn listen(input: impl BufRead, heard: &SyncSender<Heard>) {
        // A terminal that went away is an end of input as well.
        let lines = lines(input).map_while(Result::ok).chain([Heard::End]);
        for line in lines {
            if heard.send(line).is_err() {
                return;
            }
        }
    }

    /// Writes a sentence and a line break.
    pub fn say(&mut self, text: &str) -> Result<(), Leave> {
        writeln!(self.out, "{text}").map_err(Leave::OutputClosed)
    }

    /// Writes text that has its own line breaks.
    pub fn show(&mut self, text: &str) -> Result<(), Leave> {
        write!(self.out, "{text}").map_err(Leave::OutputClosed)
    }

    /// Writes a prompt and waits for a line.
    pub(crate) fn line(&mut self, prompt: &str) -> Result<String, Leave> {
        let line = self.line_while(prompt, &mut || Wait::Until(None))?;
        Ok(line.expect("it is waited for"))
    }

    /// The same as long as it makes sense; `None` when it does not any more.
    fn line_while(
        &mut self,
        prompt: &str,
        wait: &mut dyn FnMut() -> Wait,
    ) -> Result<Option<String>, Leave> {
        loop {
            self.show(&format!("{prompt} >> "))?;
            self.out.flush().map_err(Leave::OutputClosed)?;
            let mut heard = loop {
                let until = match wait() {
                    Wait::Until(until) => until,
                    Wait::Enough => {
                        // The prompt's line is still open.
                        self.say("")?;
                        return Ok(None);
                    }
                };
                let heard = match until {
                    None => self.heard.recv().unwrap_or(Heard::End),
                    Some(until) => {
                        let left = until.saturating_duration_since(Instant::now());
                        match self.heard.recv_timeout(left) {
                            Ok(heard) => heard,
                            Err(RecvTimeoutError::Disconnected) => Heard::End,
                            Err(RecvTimeoutError::Timeout) => Heard::Nudged,
                        }
                    }
                };
                if heard != Heard::Nudged || self.interrupted.load(Ordering::SeqCst) {
                    break heard;
                }
            };
            if self.interrupted.load(Ordering::SeqCst) {
                heard = Heard::Interrupted;
            }
            match heard {
                Heard::Line(line) => {
                    if self.echo {
                        self.say(&shown(line.trim()))?;
                    }
                    return Ok(Some(line.trim().to_string()));
                }
                Heard::TooLong => {
                    if self.echo {
                        self.say("...")?;
                    }
                    self.say(&say::line_too_long(self.language))?;
                }
                Heard::End => {
                    // The prompt's line is still open.
                    let _ = self.say("");
                    return Err(Leave::InputEnded);
                }
                Heard::Interrupted | Heard::Nudged => {
                    let _ = self.say("");
                    return Err(Leave::Interrupted);
                }
            }
        }
    }

    /// Asks until there is something other than `help`. A text that `is_answer` accepts is never
    /// taken for a word, so that `R` can mean red.
    pub(crate) fn ask(
        &mut self,
        prompt: &str,
        help: &str,
        is_answer: impl Fn(&str) -> bool,
    ) -> Result<Answer, Leave> {
        let answer = self.ask_while(prompt, help, is_answer, &mut || Wait::Until(None))?;
        Ok(answer.expect("it is waited for"))
    }

    /// The same as long as it makes sense; `None` when it does not any more.
    pub(crate) fn ask_while(
        &mut self,
        prompt: &str,
        help: &str,
        is_answer: impl Fn(&str) -> bool,
        wait: &mut dyn FnMut() -> Wait,
    ) -> Result<Option<Answer>, Leave> {
        loop {
            let Some(line) = self.line_while(prompt, wait)? else { return Ok(None) };
            if is_answer(&line) {
                return Ok(Some(Answer::Text(line)));
            }
            match Word::command(&line, self.language) {
                Some((Word::Help, _)) => self.show(help)?,
                Some((word, rest)) => return Ok(Some(Answer::Word(word, rest.to_string()))),
                None => return Ok(Some(Answer::Text(line))),
            }
        }
    }
}

/// The lines of an input as [`Heard::Line`] or [`Heard::TooLong`].
pub fn lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<Heard>> {
    std::iter::from_fn(move || read_line(&mut input).transpose())
}

/// One line of at most [`LONGEST_LINE`] bytes; the rest of a longer one is read and forgotten.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Heard>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if chunk.is_empty() {
            let nothing = line.is_empty() && !too_long;
            return Ok((!nothing).then(|| heard(line, too_long)));
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        // A number counts however long it is; not all of its digits are needed.
        let room = LONGEST_LINE - line.len().min(LONGEST_LINE);
        let is_number = line.iter().chain(part).all(|byte| b"0123456789+- \t\r".contains(byte));
        too_long |= part.len() > room && !is_number;
        if !too_long {
            line.extend_from_slice(&part[..part.len().min(room)]);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(heard(line, too_long)));
        }
    }
}

fn heard(line: Vec<u8>, too_long: bool) -> Heard {
    if too_long { Heard::TooLong } else { Heard::Line(String::from_utf8_lossy(&line).into_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_heard_however_long_it_is() {
        let long = "9".repeat(100_000);
        let mut heard = lines(long.as_bytes());
        let Some(Ok(Heard::Line(line))) = heard.next() else { panic!("a line") };
        assert!(line.len() == LONGEST_LINE && line.bytes().all(|byte| byte == b'9'));
    }

    #[test]
    fn lines_of_any_bytes_are_heard() {
        let long = "x".repeat(LONGEST_LINE + 1);
        let bytes = [b"4\r\n\n\xff\xfe\x00\n".as_slice(), long.as_bytes(), b"\nlast"].concat();
        let (sender, receiver) = sync_channel(20);
        Console::listen(io::BufReader::with_capacity(7, bytes.as_slice()), &sender);
        let heard: Vec<Heard> = receiver.try_iter().collect();
        assert_eq!(
            heard,
            [
                Heard::Line("4\r".into()),
                Heard::Line(String::new()),
                Heard::Line("\u{fffd}\u{fffd}\0".into()),
                Heard::TooLong,
                Heard::Line("last".into()),
                Heard::End
            ]
        );
    }
}
