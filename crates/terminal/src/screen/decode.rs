//! What comes from a terminal, byte by byte: keys, clicks, pastes, and answers to questions. An answer is
//! never taken for keys, however late it comes and however it is torn apart.
//!
//! ```text
//!  ESC [ A                         a key
//!  ESC [ < 0 ; 13 ; 10 M           a click
//!  ESC [ 200 ~ text ESC [ 201 ~    a paste
//!  ESC ] 11 ; rgb:0f/11/17 ESC \   an answer: the background
//!  ESC _ G i=31 ; OK ESC \         an answer: pictures can be shown
//!  ESC [ 6 ; 20 ; 10 t             an answer: how large a character is
//!  ESC [ ? 62 ; 4 c                an answer: what terminal this is
//! ```

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use fourline_picture::Colour;
use std::time::Duration;

/// Something that a terminal said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Event(Event),
    Answer(Answer),
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The colour of the background.
    Background(Colour),
    /// Can it show pictures as kitty does?
    Kitty(bool),
    /// The width and height of a character, in pixels.
    CellPixels(u16, u16),
    /// What kind of terminal it is, and whether it can show sixels. Every terminal answers this, and in
    /// the order of the questions, so nothing that was asked before comes later.
    Attributes { sixel: bool },
}

/// A lone escape may be the key, or the beginning of a sequence; the rest of one follows within this.
const ESCAPE: Duration = Duration::from_millis(25);

/// What has begun as a sequence is dropped if it does not continue within this.
const SEQUENCE: Duration = Duration::from_millis(500);

/// No answer is longer.
const LONGEST: usize = 4096;

/// What ends a paste.
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Takes bytes, and gives what they mean.
#[derive(Debug, Default)]
pub(crate) struct Decoder {
    pending: Vec<u8>,
    is_pasting: bool,
}

/// What the beginning of the bytes is.
enum Begins {
    /// Something, or nothing that matters, and how many bytes it takes.
    With(Option<Heard>, usize),
    /// A paste begins after so many bytes.
    Paste(usize),
    /// It can't be told yet.
    Open,
}

impl Decoder {
    /// Takes bytes in, and gives all that is complete.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Heard> {
        self.pending.extend_from_slice(bytes);
        let mut heard = Vec::new();
        let mut start = 0;
        loop {
            let rest = &self.pending[start..];
            if self.is_pasting {
                let found = rest.windows(PASTE_ENDS.len()).position(|part| part == PASTE_ENDS);
                let Some(end) = found else { break };
                let text = String::from_utf8_lossy(&rest[..end]).into_owned();
                heard.push(Heard::Event(Event::Paste(text)));
                start += end + PASTE_ENDS.len();
                self.is_pasting = false;
                continue;
            }
            match begins(rest) {
                Begins::With(one, used) => {
                    heard.extend(one);
                    start += used;
                }
                Begins::Paste(used) => {
                    start += used;
                    self.is_pasting = true;
                }
                Begins::Open => break,
            }
        }
        self.pending.drain(..start);
        heard
    }

    /// How long the rest of what has begun is waited for; `None` if nothing has, or if it takes as long as
    /// it takes.
    pub fn patience(&self) -> Option<Duration> {
        match self.pending.len() {
            0 => None,
            _ if self.is_pasting => None,
            1 | 2 if self.pending[0] == 0x1b => Some(ESCAPE),
            _ => Some(SEQUENCE),
        }
    }

    /// Nothing more comes of what has begun: an escape is the key, and half a sequence is nothing.
    pub fn give_up(&mut self) -> Vec<Heard> {
        if self.is_pasting {
            return Vec::new();
        }
        match std::mem::take(&mut self.pending)[..] {
            [0x1b] => vec![key(KeyCode::Esc, KeyModifiers::NONE)],
            [0x1b, byte] => vec![key(KeyCode::Char(byte as char), KeyModifiers::ALT)],
            _ => Vec::new(),
        }
    }
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Heard {
    Heard::Event(Event::Key(KeyEvent::new(code, modifiers)))
}

fn begins(bytes: &[u8]) -> Begins {
    match bytes {
        [] | [0x1b] => Begins::Open,
        [0x1b, b'[', ..] => control(bytes),
        [0x1b, b'O', ..] => application_key(bytes),
        // The same bytes as Alt with a key; only what continues as an answer is one.
        [0x1b, b']' | b'_' | b'P'] => Begins::Open,
        [0x1b, b']', b'0'..=b'9', ..] | [0x1b, b'_', b'G', ..] => string(bytes),
        [0x1b, b'P', b'>' | b'!' | b'0'..=b'9', ..] => string(bytes),
        [0x1b, 0x1b, ..] => Begins::With(Some(key(KeyCode::Esc, KeyModifiers::NONE)), 1),
        [0x1b, rest @ ..] => character(rest, KeyModifiers::ALT, 1),
        _ => character(bytes, KeyModifiers::NONE, 0),
    }
}

/// A key that types a character, or a control character.
fn character(bytes: &[u8], modifiers: KeyModifiers, before: usize) -> Begins {
    let control = KeyModifiers::CONTROL | modifiers;
    let (heard, used) = match bytes[0] {
        b'\r' => (key(KeyCode::Enter, modifiers), 1),
        b'\t' => (key(KeyCode::Tab, modifiers), 1),
        0x7f => (key(KeyCode::Backspace, modifiers), 1),
        0 => (key(KeyCode::Char(' '), control), 1),
        byte @ 1..=0x1a => (key(KeyCode::Char((byte - 1 + b'a') as char), control), 1),
        byte @ 0x1c..=0x1f => (key(KeyCode::Char((byte - 0x1c + b'4') as char), control), 1),
        first => {
            let length = match first {
                0..=0x7f => 1,
                0xc0..=0xdf => 2,
                0xe0..=0xef => 3,
                0xf0..=0xf7 => 4,
                // The middle of a character whose beginning was lost.
                _ => return Begins::With(None, before + 1),
            };
            let Some(part) = bytes.get(..length) else { return Begins::Open };
            let Some(c) = std::str::from_utf8(part).ok().and_then(|text| text.chars().next())
            else {
                return Begins::With(None, before + 1);
            };
            let shift = if c.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
            (key(KeyCode::Char(c), modifiers | shift), length)
        }
    };
    Begins::With(Some(heard), before + used)
}

/// `ESC O A`: keys as some terminals send them.
fn application_key(bytes: &[u8]) -> Begins {
    let Some(&last) = bytes.get(2) else { return Begins::Open };
    let code = letter_key(last).or((last == b'M').then_some(KeyCode::Enter));
    Begins::With(code.map(|code| key(code, KeyModifiers::NONE)), 3)
}

fn letter_key(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(1 + letter - b'P'),
        _ => return None,
    })
}

/// `ESC ] ... ESC \`, `ESC ] ... BEL`, and the like.
fn string(bytes: &[u8]) -> Begins {
    let body = &bytes[2..];
    let Some(end) = body.iter().position(|byte| matches!(byte, 0x07 | 0x1b)) else {
        // What never ends is not an answer to anything that was asked.
        let is_endless = body.len() > LONGEST;
        return if is_endless { Begins::With(None, bytes.len()) } else { Begins::Open };
    };
    let used = match (body[end], body.get(end + 1)) {
        (0x07, _) => end + 3,
        (_, None) => return Begins::Open,
        (_, Some(b'\\')) => end + 4,
        // Something else begins here.
        (_, Some(_)) => end + 2,
    };
    let answer =
        std::str::from_utf8(&body[..end]).ok().and_then(|text| string_answer(bytes[1], text));
    Begins::With(answer.map(Heard::Answer), used)
}

fn string_answer(kind: u8, text: &str) -> Option<Answer> {
    match kind {
        b']' => text.strip_prefix("11;").and_then(colour).map(Answer::Background),
        b'_' => {
            let (what, said) = text.strip_prefix('G')?.split_once(';')?;
            what.split(',').any(|part| part == "i=31").then_some(Answer::Kitty(said == "OK"))
        }
        _ => None,
    }
}

/// A colour as terminals write it: `rgb:0f0f/1111/1717`, with one to four digits each, or `#0f1117`.
fn colour(text: &str) -> Option<Colour> {
    let channel = |digits: &str| {
        let most = 16_u32.checked_pow(digits.len() as u32).filter(|_| digits.len() <= 4)? - 1;
        let value = u32::from_str_radix(digits, 16).ok()?;
        (most > 0).then(|| (value * 255 / most) as u8)
    };
    let parts: Vec<&str> = match text.strip_prefix("rgb:").or(text.strip_prefix("rgba:")) {
        Some(parts) => parts.split('/').collect(),
        None => {
            let digits = text.strip_prefix('#').filter(|digits| digits.is_ascii())?;
            let each = digits.len() / 3;
            (each > 0).then(|| (0..3).map(|at| &digits[at * each..(at + 1) * each]).collect())?
        }
    };
    let [red, green, blue] = parts.get(..3)?.try_into().ok()?;
    Some(Colour(channel(red)?, channel(green)?, channel(blue)?))
}

/// `ESC [ parameters letter`.
fn control(bytes: &[u8]) -> Begins {
    match bytes[2..] {
        [] => return Begins::Open,
        // Function keys of the Linux console.
        [b'['] => return Begins::Open,
        [b'[', letter @ b'A'..=b'E', ..] => {
            let code = KeyCode::F(1 + letter - b'A');
            return Begins::With(Some(key(code, KeyModifiers::NONE)), 4);
        }
        // A click in the oldest form: three bytes more, each 32 too high.
        [b'M', button, x, y, ..] => {
            let [button, x, y] = [button, x, y].map(|byte| u16::from(byte.saturating_sub(32)));
            return Begins::With(mouse(button, x, y, false).map(Heard::Event), 6);
        }
        [b'M', ..] => return Begins::Open,
        _ => {}
    }
    let body = &bytes[2..];
    let Some(end) = body.iter().position(|byte| !(0x20..=0x3f).contains(byte)) else {
        let is_endless = body.len() > LONGEST;
        return if is_endless { Begins::With(None, bytes.len()) } else { Begins::Open };
    };
    let last = body[end];
    if !(0x40..=0x7e).contains(&last) {
        // It was broken off, and something else begins.
        return Begins::With(None, end + 2);
    }
    let used = end + 3;
    let Ok(parameters) = std::str::from_utf8(&body[..end]) else {
        return Begins::With(None, used);
    };
    if (parameters, last) == ("200", b'~') {
        return Begins::Paste(used);
    }
    Begins::With(control_meaning(parameters, last), used)
}

fn control_meaning(parameters: &str, last: u8) -> Option<Heard> {
    let numbers = |text: &str| -> Vec<u16> {
        text.split(';').map(|number| number.parse().unwrap_or(0)).collect()
    };
    if let Some(rest) = parameters.strip_prefix('?') {
        let has_sixel = || numbers(rest).iter().skip(1).any(|attribute| *attribute == 4);
        return (last == b'c').then(|| Heard::Answer(Answer::Attributes { sixel: has_sixel() }));
    }
    if let Some(rest) = parameters.strip_prefix('<') {
        let [button, x, y] = numbers(rest).try_into().ok()?;
        return mouse(button, x, y, last == b'm').map(Heard::Event);
    }
    let given = numbers(parameters);
    let first = given[0];
    let modifiers = given.get(1).map_or(KeyModifiers::NONE, |&code| modifiers(code));
    let pressed = |code| Some(key(code, modifiers));
    match (last, &given[..]) {
        (b'~', _) => pressed(numbered_key(first)?),
        (b'Z', _) => Some(key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        (b't', &[6, height, width]) if width > 0 && height > 0 => {
            Some(Heard::Answer(Answer::CellPixels(width, height)))
        }
        (b'u', _) => pressed(match char::from_u32(u32::from(first))? {
            '\u{1b}' => KeyCode::Esc,
            '\r' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{7f}' => KeyCode::Backspace,
            c => KeyCode::Char(c),
        }),
        (b'M', &[button, x, y]) => mouse(button.saturating_sub(32), x, y, false).map(Heard::Event),
        (letter, _) => pressed(letter_key(letter)?),
    }
}

/// Which keys are held, as terminals count them.
fn modifiers(code: u16) -> KeyModifiers {
    let mask = code.saturating_sub(1);
    let held = [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)];
    held.into_iter().filter(|(bit, _)| mask & bit != 0).map(|(_, held)| held).collect()
}

fn numbered_key(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23 | 24 => KeyCode::F(number as u8 - 12),
        _ => return None,
    })
}

/// A click, a move or a turn of the wheel; places are counted from 1.
fn mouse(code: u16, x: u16, y: u16, is_release: bool) -> Option<Event> {
    let button = [MouseButton::Left, MouseButton::Middle, MouseButton::Right]
        .get(usize::from(code & 3))
        .copied();
    let is_moved = code & 32 != 0;
    let kind = match (code & 64 != 0, is_moved, button) {
        (true, ..) => match code & 3 {
            0 => MouseEventKind::ScrollUp,
            1 => MouseEventKind::ScrollDown,
            2 => MouseEventKind::ScrollLeft,
            _ => MouseEventKind::ScrollRight,
        },
        (false, true, None) => MouseEventKind::Moved,
        (false, true, Some(button)) => MouseEventKind::Drag(button),
        (false, false, Some(button)) if is_release => MouseEventKind::Up(button),
        (false, false, Some(button)) => MouseEventKind::Down(button),
        (false, false, None) => MouseEventKind::Up(MouseButton::Left),
    };
    let held = [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)];
    let modifiers = held.into_iter().filter(|(bit, _)| code & bit != 0).map(|(_, h)| h).collect();
    let (column, row) = (x.checked_sub(1)?, y.checked_sub(1)?);
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is heard of these bytes, given at once and with a pause at the end.
    fn heard(bytes: &str) -> Vec<Heard> {
        let mut decoder = Decoder::default();
        let mut all = decoder.push(bytes.as_bytes());
        if decoder.patience().is_some() {
            all.extend(decoder.give_up());
        }
        all
    }

    fn plain(code: KeyCode) -> Heard {
        key(code, KeyModifiers::NONE)
    }

    fn typed(c: char) -> Heard {
        plain(KeyCode::Char(c))
    }

    #[test]
    fn keys_are_told_apart() {
        let shift = key(KeyCode::Char('G'), KeyModifiers::SHIFT);
        assert_eq!(heard("4éG"), [typed('4'), typed('é'), shift]);
        let ctrl = |c| key(KeyCode::Char(c), KeyModifiers::CONTROL);
        assert_eq!(
            heard("\r\t\u{7f}\u{3}\0"),
            [
                plain(KeyCode::Enter),
                plain(KeyCode::Tab),
                plain(KeyCode::Backspace),
                ctrl('c'),
                ctrl(' ')
            ]
        );
        assert_eq!(heard("\x1b"), [plain(KeyCode::Esc)]);
        assert_eq!(heard("\x1b\x1b"), [plain(KeyCode::Esc), plain(KeyCode::Esc)]);
        for (bytes, code) in [
            ("\x1b[A", KeyCode::Up),
            ("\x1bOD", KeyCode::Left),
            ("\x1b[H", KeyCode::Home),
            ("\x1b[6~", KeyCode::PageDown),
            ("\x1b[3~", KeyCode::Delete),
            ("\x1bOP", KeyCode::F(1)),
            ("\x1b[15~", KeyCode::F(5)),
            ("\x1b[24~", KeyCode::F(12)),
            ("\x1b[[B", KeyCode::F(2)),
        ] {
            assert_eq!(heard(bytes), [plain(code)], "{bytes:?}");
        }
        assert_eq!(heard("\x1b[1;2D"), [key(KeyCode::Left, KeyModifiers::SHIFT)]);
        assert_eq!(heard("\x1b[1;5C"), [key(KeyCode::Right, KeyModifiers::CONTROL)]);
        assert_eq!(heard("\x1b[Z"), [key(KeyCode::BackTab, KeyModifiers::SHIFT)]);
        for c in ['x', ']', '_', '['] {
            let alt = key(KeyCode::Char(c), KeyModifiers::ALT);
            assert_eq!(heard(&format!("\x1b{c}")), [alt], "Alt with {c}");
        }
    }

    #[test]
    fn the_mouse_is_read_in_every_form() {
        let at = |kind, column, row| {
            let modifiers = KeyModifiers::NONE;
            Heard::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers }))
        };
        let down = MouseEventKind::Down(MouseButton::Left);
        let up = MouseEventKind::Up(MouseButton::Left);
        assert_eq!(heard("\x1b[<0;13;10M\x1b[<0;13;10m"), [at(down, 12, 9), at(up, 12, 9)]);
        assert_eq!(heard("\x1b[<35;200;1M"), [at(MouseEventKind::Moved, 199, 0)]);
        assert_eq!(heard("\x1b[<64;1;1M"), [at(MouseEventKind::ScrollUp, 0, 0)]);
        assert_eq!(heard("\x1b[M !\""), [at(down, 0, 1)]);
        assert_eq!(heard("\x1b[32;3;4M"), [at(down, 2, 3)]);
        assert_eq!(heard("\x1b[<0;0;0M"), []);
    }

    #[test]
    fn a_paste_is_one_thing_whatever_is_in_it() {
        let text = "44\x1b[A\u{3}\n5";
        let pasted = Heard::Event(Event::Paste(text.to_string()));
        assert_eq!(heard(&format!("1\x1b[200~{text}\x1b[201~2")), [typed('1'), pasted, typed('2')]);
        let mut decoder = Decoder::default();
        assert_eq!(decoder.push(b"\x1b[200~445"), []);
        assert_eq!(decoder.patience(), None, "a paste takes as long as it takes");
        assert_eq!(decoder.push(b"3\x1b[20"), []);
        assert_eq!(decoder.push(b"1~"), [Heard::Event(Event::Paste("4453".to_string()))]);
    }

    #[test]
    fn answers_are_read() {
        let answer = |text: &str| match &heard(text)[..] {
            [Heard::Answer(answer)] => Some(*answer),
            [] => None,
            other => panic!("{text:?} is {other:?}"),
        };
        let black = Some(Answer::Background(Colour(0, 0, 0)));
        assert_eq!(answer("\x1b]11;rgb:0000/0000/0000\x1b\\"), black);
        assert_eq!(answer("\x1b]11;rgb:0/0/0\x07"), black);
        let white = Some(Answer::Background(Colour(255, 255, 255)));
        assert_eq!(answer("\x1b]11;rgba:ffff/ffff/ffff/ffff\x1b\\"), white);
        assert_eq!(answer("\x1b]11;#ffffff\x1b\\"), white);
        let page = Some(Answer::Background(Colour(15, 17, 23)));
        assert_eq!(answer("\x1b]11;rgb:0f0f/1111/1717\x1b\\"), page);
        assert_eq!(answer("\x1b_Gi=31;OK\x1b\\"), Some(Answer::Kitty(true)));
        assert_eq!(answer("\x1b_Gi=31;ENOTSUPPORTED:no\x1b\\"), Some(Answer::Kitty(false)));
        assert_eq!(answer("\x1b[6;20;10t"), Some(Answer::CellPixels(10, 20)));
        assert_eq!(answer("\x1b[?62;4;22c"), Some(Answer::Attributes { sixel: true }));
        assert_eq!(answer("\x1b[?4c"), Some(Answer::Attributes { sixel: false }));
        for odd in [
            "\x1b]11;?\x1b\\",
            "\x1b]11;rgb:xx/yy\x1b\\",
            "\x1b]11;rgb:fffff/0/0\x1b\\",
            "\x1b]11;#é\x1b\\",
            "\x1b]4;1;rgb:00/00/00\x07",
            "\x1b_Gi=9;OK\x1b\\",
            "\x1bP>|XTerm(367)\x1b\\",
            "\x1b[6;0;0t",
            "\x1b[>0;276;0c",
            "\x1b[?1;2$y",
            "\x1b]11;rgb:00",
        ] {
            assert_eq!(answer(odd), None, "{odd:?}");
        }
    }

    #[test]
    fn no_answer_becomes_keys_wherever_it_is_torn() {
        let all = "\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;4c";
        for cut in 0..=all.len() {
            let mut decoder = Decoder::default();
            let mut heard = decoder.push(b"1");
            heard.extend(decoder.push(&all.as_bytes()[..cut]));
            heard.extend(decoder.push(&all.as_bytes()[cut..]));
            heard.extend(decoder.push(b"2"));
            let events: Vec<_> = heard.iter().filter(|h| matches!(h, Heard::Event(_))).collect();
            assert_eq!(events, [&typed('1'), &typed('2')], "cut at {cut}");
            assert_eq!(heard.len(), 6, "cut at {cut}");
        }
    }

    /// What sequences are made of.
    const NOISE: &[u8] = b"\x1b[]_GPO?;0123M<~cu\\\x07\xc3\xff4t ";

    #[test]
    fn noise_ends_and_what_follows_is_heard() {
        assert_eq!(heard("\x1b[12\x1b[A"), [plain(KeyCode::Up)]);
        assert_eq!(heard("\x1b]11;rgb:00\x1b[A"), [plain(KeyCode::Up)]);
        let mut decoder = Decoder::default();
        let endless = format!("\x1b]1{}", "x".repeat(LONGEST + 1));
        assert_eq!(decoder.push(endless.as_bytes()), []);
        assert_eq!(decoder.push(b"4"), [typed('4')]);
        // Any bytes at all: it ends, and nothing stays behind for ever.
        let mut state = 1_u32;
        for _ in 0..2000 {
            let mut decoder = Decoder::default();
            let bytes: Vec<u8> = (0..24)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    NOISE[(state >> 16) as usize % NOISE.len()]
                })
                .collect();
            decoder.push(&bytes);
            decoder.give_up();
            assert!(decoder.is_pasting || decoder.pending.is_empty(), "{bytes:?}");
        }
    }
}
