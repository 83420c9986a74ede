//! What connects to another program: bytes in, bytes out, and a clock. The real one is a process; tests have
//! others.

/// A connection to another program.
pub trait Pipe {
    /// Sends a text; false if the program no longer reads.
    fn send(&mut self, text: &str) -> bool;

    /// What the program wrote next, waiting for it for so many milliseconds at most.
    fn hear(&mut self, within_ms: u64) -> Heard;

    /// Milliseconds since any moment that stays the same.
    fn now_ms(&self) -> u64;

    /// The last thing it wrote to its error stream, if that is known.
    fn last_words(&self) -> Option<String> {
        None
    }
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The program wrote something; not always whole lines.
    Bytes(Vec<u8>),
    /// Nothing, for as long as was waited.
    Silence,
    /// The program has ended, or closed its output.
    Ended(Ended),
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With an exit code.
    Code(i32),
    /// By a signal.
    Signal(i32),
    /// It closed its output, or how it ended is not known.
    Closed,
}

/// Bytes put together to lines.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    bytes: Vec<u8>,
}

impl Lines {
    /// A line that is longer is cut here.
    pub const LONGEST: usize = 1 << 16;

    /// Adds what was heard.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Takes the next whole line, without its end. Bytes that are not UTF-8 are replaced.
    pub fn next_line(&mut self) -> Option<String> {
        let end = self.bytes.iter().position(|&byte| byte == b'\n');
        let (end, gap) = match end {
            Some(end) if end <= Self::LONGEST => (end, 1),
            _ if self.bytes.len() > Self::LONGEST => (Self::LONGEST, 0),
            _ => return None,
        };
        let line = String::from_utf8_lossy(&self.bytes[..end]).trim_end_matches('\r').to_string();
        self.bytes.drain(..end + gap);
        Some(line)
    }

    /// Takes what is there of an unfinished line.
    pub fn rest(&mut self) -> String {
        let rest = std::mem::take(&mut self.bytes);
        String::from_utf8_lossy(&rest).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_whole_and_long_ones_are_cut() {
        let mut lines = Lines::default();
        lines.push(b"uci");
        assert_eq!(lines.next_line(), None);
        lines.push(b"ok\r\nready\xffok\n>> ");
        assert_eq!(lines.next_line().as_deref(), Some("uciok"));
        assert_eq!(lines.next_line().as_deref(), Some("ready\u{fffd}ok"));
        assert_eq!(lines.next_line(), None);
        assert_eq!(lines.rest(), ">> ");
        lines.push(&vec![b'x'; 3 * Lines::LONGEST]);
        assert_eq!(lines.next_line().unwrap().len(), Lines::LONGEST);
    }
}
