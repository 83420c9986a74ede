//! A program on a pseudo-terminal, with the screen that a person would see.

use rexpect::process::{PtyProcess, Signal, WaitStatus};
use rustix::termios::{LocalModes, OutputModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// So long is waited for something that is bound to come, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Pty {
    process: PtyProcess,
    terminal: File,
    parser: Arc<Mutex<vt100::Parser>>,
    written: Arc<Mutex<Vec<u8>>>,
    reading: JoinHandle<()>,
}

impl Pty {
    /// Starts a program in a window of so many columns and rows.
    pub fn start(mut program: Command, (columns, rows): (u16, u16)) -> Pty {
        // The window gets its size before the program looks at it.
        let mut command = Command::new("sh");
        let script = format!("stty rows {rows} cols {columns}; exec \"$0\" \"$@\"");
        command.args(["-c", &script]).arg(program.get_program()).args(program.get_args());
        command.current_dir(program.get_current_dir().unwrap_or(Path::new(".")));
        for (name, value) in program.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        program.env_clear();
        let process = PtyProcess::new(command).expect("the program starts on a terminal");
        let terminal = process.get_file_handle().expect("the terminal is ours");
        let parser = Arc::new(Mutex::new(vt100::Parser::new(rows, columns, 0)));
        let written = Arc::new(Mutex::new(Vec::new()));
        let mut reader = terminal.try_clone().expect("a second handle");
        let (to_parser, to_written) = (Arc::clone(&parser), Arc::clone(&written));
        let reading = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                to_parser.lock().unwrap().process(&bytes[..length]);
                to_written.lock().unwrap().extend_from_slice(&bytes[..length]);
            }
        });
        Pty { process, terminal, parser, written, reading }
    }

    pub fn send(&mut self, keys: &str) {
        self.terminal.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    pub fn signal(&mut self, signal: Signal) {
        self.process.signal(signal).expect("the program gets the signal");
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        // What was written for a larger window may still come, and vt100 can't wrap it in a single row.
        self.parser.lock().unwrap().screen_mut().set_size(rows.max(2), columns);
        let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&self.terminal, size).expect("the window changes its size");
    }

    /// What is on the screen.
    pub fn text(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    /// The colour behind a character.
    pub fn background(&self, column: u16, row: u16) -> vt100::Color {
        let parser = self.parser.lock().unwrap();
        parser.screen().cell(row, column).expect("it is on the screen").bgcolor()
    }

    /// Everything that was written, with its control sequences.
    pub fn written(&self) -> String {
        String::from_utf8_lossy(&self.written.lock().unwrap()).into_owned()
    }

    /// What is said beside the board of a game, in one line.
    pub fn panel(&self) -> String {
        let text = self.text();
        // It begins with the title of the rules, after two spaces or more.
        let start = text.lines().find_map(|line| {
            let dot = line.find(" · ")?;
            let start = line[..dot].rfind("  ")? + 2;
            Some(line[..start].chars().count())
        });
        let right = |line: &str| line.chars().skip(start.unwrap_or(0)).collect::<String>();
        let words: Vec<String> = text.lines().map(right).collect();
        words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until the screen shows this, beside the board in one line or in several.
    pub fn see(&self, text: &str) {
        self.wait(text, |pty| pty.text().contains(text) || pty.panel().contains(text));
    }

    pub fn wait(&self, what: &str, holds: impl Fn(&Pty) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            assert!(start.elapsed() < PATIENCE, "waited for {what:?}:\n{}", self.text());
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// Is the screen given back, and does the terminal read lines, echo and stop as it did before?
    pub fn is_normal(&self) -> bool {
        let parser = self.parser.lock().unwrap();
        let screen = parser.screen();
        let shows = !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
        let modes = tcgetattr(&self.terminal).expect("the terminal tells its state");
        let reads = modes.local_modes.contains(LocalModes::ICANON | LocalModes::ISIG)
            && modes.output_modes.contains(OutputModes::OPOST);
        shows && reads
    }

    pub fn has_mouse(&self) -> bool {
        let parser = self.parser.lock().unwrap();
        parser.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Waits for the end as below, and gives everything that was written.
    pub fn written_at_end(self) -> String {
        let written = Arc::clone(&self.written);
        self.end();
        let bytes = written.lock().unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits for the end, checks that the terminal is as it was, and gives what stands there and the
    /// exit code.
    pub fn end(self) -> (String, Option<i32>) {
        let start = Instant::now();
        let code = loop {
            match self.process.status() {
                Some(WaitStatus::Exited(_, code)) => break Some(code),
                Some(WaitStatus::StillAlive) => {
                    assert!(start.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
                    thread::sleep(Duration::from_millis(15));
                }
                _ => break None,
            }
        };
        self.wait("its last words", |pty| pty.reading.is_finished());
        self.wait("a normal terminal", Pty::is_normal);
        (self.text(), code)
    }
}
