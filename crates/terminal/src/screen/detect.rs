//! What the terminal can do beyond its environment: is it light or dark, can it show pictures, how large
//! is a character, which signs can it draw. It is asked once, all questions in one write, before anything
//! else listens to it. The wait is short and ends with the answer that every terminal gives; what comes
//! later is still understood by the reader of keys, and what was typed meanwhile is not lost.

use super::decode::{Answer, Decoder, Heard};
use crossterm::event::Event;
use fourline_app::settings::Discs;
use fourline_picture::{Colour, Scheme};
use std::io;
use std::time::Duration;

/// What a terminal said about itself, or what its environment says where it did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detected {
    /// Light or dark.
    pub scheme: Option<Scheme>,
    /// How pictures are shown, if they can be.
    pub graphics: Option<Graphics>,
    /// The width and height of a character in pixels.
    pub cell_pixels: Option<(u16, u16)>,
}

/// A way to show pictures in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Graphics {
    /// The protocol of kitty; also ghostty, Konsole and others.
    Kitty,
    /// Six rows of pixels in a character, as a printer did it; xterm, foot, mlterm and others.
    Sixel,
    /// The protocol of iTerm2.
    Iterm,
}

/// What the terminal may be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// The colour of its background.
    pub background: bool,
    /// Whether it can show pictures, and how large its characters are.
    pub graphics: bool,
}

/// So long an answer is waited for before the first screen is drawn without it.
pub(crate) const PATIENCE: Duration = Duration::from_millis(35);

impl Ask {
    /// What can be asked without harm, by the environment. `FOURLINE_ASK=off` asks nothing.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Ask {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let is_off = variable("FOURLINE_ASK").is_some_and(|value| value == "off");
        // The console of Linux takes the beginning of a question about colours for a change of them.
        let is_plain = matches!(term.as_str(), "" | "dumb" | "linux");
        // Old versions of screen show what they do not know.
        let is_screen = is_set("STY");
        if is_off || is_plain || is_screen {
            return Ask::default();
        }
        // tmux would take the question about pictures for its title, and Apple's terminal shows it.
        let is_tmux = is_set("TMUX") || term.starts_with("tmux") || term.starts_with("screen");
        let is_apple = variable("TERM_PROGRAM").is_some_and(|name| name == "Apple_Terminal");
        Ask { background: true, graphics: !is_tmux && !is_apple }
    }

    /// The questions, in one piece; the last one is answered by every terminal.
    fn questions(self) -> String {
        let mut all = String::new();
        if self.background {
            all += "\x1b]11;?\x1b\\";
        }
        if self.graphics {
            // A picture of one pixel that is only looked at, never shown; then the size of a character.
            all += "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t";
        }
        if !all.is_empty() {
            all += "\x1b[c";
        }
        all
    }
}

impl Detected {
    /// What the environment says: `COLORFGBG`, and the name of iTerm2.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Detected {
        let background = variable("COLORFGBG")
            .and_then(|value| value.rsplit(';').next().and_then(|last| last.parse::<u8>().ok()));
        let scheme = background.map(|number| match number {
            0..=6 | 8 => Scheme::Dark,
            _ => Scheme::Light,
        });
        let named = |name: &str, is: &str| variable(name).is_some_and(|value| value == is);
        let is_iterm = named("TERM_PROGRAM", "iTerm.app") || named("LC_TERMINAL", "iTerm2");
        let in_tmux = variable("TMUX").is_some();
        let graphics = (is_iterm && !in_tmux).then_some(Graphics::Iterm);
        Detected { scheme, graphics, cell_pixels: None }
    }

    /// Takes an answer in.
    pub(crate) fn learn(&mut self, answer: Answer) {
        match answer {
            Answer::Background(colour) => self.scheme = Some(scheme_of(colour)),
            Answer::Kitty(true) => self.graphics = Some(Graphics::Kitty),
            Answer::Attributes { sixel: true } if self.graphics.is_none() => {
                self.graphics = Some(Graphics::Sixel);
            }
            Answer::CellPixels(width, height) => self.cell_pixels = Some((width, height)),
            Answer::Kitty(false) | Answer::Attributes { .. } => {}
        }
    }
}

/// Is a background of this colour light or dark: which of black and white is better read on it?
fn scheme_of(background: Colour) -> Scheme {
    let (black, white) = (Colour(0, 0, 0), Colour(255, 255, 255));
    match background.contrast(black) > background.contrast(white) {
        true => Scheme::Light,
        false => Scheme::Dark,
    }
}

/// Which signs the terminal can draw, by its environment; never [`Discs::Auto`].
///
/// | terminal | signs | why |
/// |---|---|---|
/// | no UTF-8 | letters | nothing else can be written |
/// | the Linux console | halves | its fonts have 256 or 512 signs |
/// | kitty, WezTerm, foot, ghostty, contour, Alacritty | sextants | they draw them themselves, in any font |
/// | VTE from 0.62 on (GNOME and others), Konsole from 22.04 on, iTerm2 | sextants | the same |
/// | Windows Terminal | sextants | its own font has them |
/// | all others, such as xterm, Apple's, VS Code | quadrants | nearly every font has them; sextants are missing in many |
///
/// In tmux and screen it is the terminal around them that draws, as far as its own variables tell it.
pub(crate) fn glyphs(unicode: bool, variable: impl Fn(&str) -> Option<String>) -> Discs {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let is_set = |name: &str| value(name).is_some();
    let at_least = |name: &str, version: u32| {
        value(name).and_then(|value| value.parse::<u32>().ok()).is_some_and(|v| v >= version)
    };
    let term = value("TERM").unwrap_or_default();
    let program = value("TERM_PROGRAM").unwrap_or_default();
    if !unicode {
        return Discs::Letters;
    }
    if term == "linux" {
        return Discs::Halves;
    }
    let by_term = ["kitty", "wezterm", "foot", "alacritty", "ghostty", "contour"]
        .iter()
        .any(|name| term.contains(name));
    let by_program = ["kitty", "WezTerm", "ghostty", "iTerm.app", "contour"].contains(&&*program);
    let by_own_variable = [
        "KITTY_WINDOW_ID",
        "WEZTERM_EXECUTABLE",
        "ALACRITTY_WINDOW_ID",
        "GHOSTTY_RESOURCES_DIR",
        "WT_SESSION",
    ]
    .iter()
    .any(|name| is_set(name));
    // A terminal that says its name is not the one that an old variable tells of.
    let is_other = ["vscode", "Apple_Terminal", "WarpTerminal", "Hyper"].contains(&&*program);
    let by_version = at_least("VTE_VERSION", 6200) || at_least("KONSOLE_VERSION", 220_400);
    match by_term || by_program || (!is_other && (by_own_variable || by_version)) {
        true => Discs::Sextants,
        false => Discs::Quadrants,
    }
}

/// A terminal that can be asked, and a clock.
pub(crate) trait Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Is there something to read, now or within this time?
    fn waits(&mut self, time: Duration) -> io::Result<bool>;

    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize>;

    /// The time since any moment.
    fn now(&self) -> Duration;
}

/// Asks, waits for the answers as long as [`PATIENCE`] says, and gives the events that came meanwhile. What is
/// still open is left in the decoder, for the next reader.
pub(crate) fn ask(
    line: &mut impl Line,
    ask: Ask,
    decoder: &mut Decoder,
    detected: &mut Detected,
) -> io::Result<Vec<Event>> {
    let mut events = Vec::new();
    let questions = ask.questions();
    if questions.is_empty() {
        return Ok(events);
    }
    line.write(questions.as_bytes())?;
    let end = line.now() + PATIENCE;
    let mut bytes = [0; 1024];
    loop {
        let left = end.saturating_sub(line.now());
        if left.is_zero() || !line.waits(left)? {
            return Ok(events);
        }
        let length = line.read(&mut bytes)?;
        if length == 0 {
            // The terminal is gone; the next reader of keys will say so.
            return Ok(events);
        }
        let mut is_done = false;
        for heard in decoder.push(&bytes[..length]) {
            match heard {
                Heard::Event(event) => events.push(event),
                Heard::Answer(answer) => {
                    is_done |= matches!(answer, Answer::Attributes { .. });
                    detected.learn(answer);
                }
            }
        }
        if is_done {
            return Ok(events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode, KeyEvent};
    use std::collections::VecDeque;

    const ALL: Ask = Ask { background: true, graphics: true };
    const LIGHT: &str = "\x1b]11;rgb:ffff/ffff/ffff\x1b\\";

    /// A terminal that says things at certain times, in milliseconds.
    #[derive(Default)]
    struct Fake {
        says: VecDeque<(u64, Vec<u8>)>,
        now: Duration,
        written: Vec<u8>,
        waits: usize,
    }

    impl Fake {
        fn saying(says: &[(u64, &str)]) -> Fake {
            let says = says.iter().map(|(at, text)| (*at, text.as_bytes().to_vec())).collect();
            Fake { says, ..Fake::default() }
        }
    }

    impl Line for Fake {
        fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
            self.written.extend_from_slice(bytes);
            Ok(())
        }

        fn waits(&mut self, time: Duration) -> io::Result<bool> {
            self.waits += 1;
            let end = self.now + time;
            let next = self.says.front().map(|(at, _)| Duration::from_millis(*at));
            self.now = self.now.max(next.unwrap_or(end).min(end));
            Ok(next.is_some_and(|at| at <= end))
        }

        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            let (_, said) = self.says.pop_front().expect("it is asked first");
            bytes[..said.len()].copy_from_slice(&said);
            Ok(said.len())
        }

        fn now(&self) -> Duration {
            self.now
        }
    }

    fn asked(fake: &mut Fake) -> (Detected, Vec<Event>, Decoder) {
        let (mut decoder, mut detected) = (Decoder::default(), Detected::default());
        let events = ask(fake, ALL, &mut decoder, &mut detected).unwrap();
        (detected, events, decoder)
    }

    fn keys(text: &str) -> Vec<Event> {
        text.chars().map(|c| Event::Key(KeyEvent::from(KeyCode::Char(c)))).collect()
    }

    fn of<'a>(variables: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + use<'a> {
        |name| variables.iter().find(|(known, _)| *known == name).map(|(_, v)| v.to_string())
    }

    #[test]
    fn all_that_is_answered_is_known_and_nothing_more_is_waited_for() {
        let kitty = "\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62c";
        let mut fake = Fake::saying(&[(2, LIGHT), (3, kitty)]);
        let (detected, events, _) = asked(&mut fake);
        let graphics = Some(Graphics::Kitty);
        let cell_pixels = Some((10, 20));
        assert_eq!(detected, Detected { scheme: Some(Scheme::Light), graphics, cell_pixels });
        assert_eq!((events, fake.now), (vec![], Duration::from_millis(3)));
        let (detected, ..) = asked(&mut Fake::saying(&[(1, "\x1b[?64;4;6c")]));
        assert_eq!(detected.graphics, Some(Graphics::Sixel));
        let dark = "\x1b]11;rgb:1e/1e/2e\x07\x1b[?1;2c";
        let (detected, ..) = asked(&mut Fake::saying(&[(1, dark)]));
        assert_eq!(detected, Detected { scheme: Some(Scheme::Dark), ..Detected::default() });
    }

    #[test]
    fn a_silent_terminal_is_waited_for_once_and_no_longer_than_said() {
        let mut fake = Fake::default();
        let (detected, events, _) = asked(&mut fake);
        assert_eq!((detected, events), (Detected::default(), vec![]));
        assert_eq!((fake.now, fake.waits), (PATIENCE, 1));
        // A key every millisecond does not make it longer.
        let typing: Vec<(u64, &str)> = (1..1000).map(|at| (at, "4")).collect();
        let mut fake = Fake::saying(&typing);
        let (_, events, _) = asked(&mut fake);
        assert_eq!(fake.now, PATIENCE);
        assert_eq!(events, keys(&"4".repeat(PATIENCE.as_millis() as usize)));
    }

    #[test]
    fn what_is_typed_meanwhile_is_kept_in_order() {
        let answer = format!("{LIGHT}\x1b[?62c5");
        let mut fake = Fake::saying(&[(1, "4"), (2, &answer)]);
        let (detected, events, mut decoder) = asked(&mut fake);
        assert_eq!(detected.scheme, Some(Scheme::Light));
        assert_eq!(events, keys("45"));
        assert_eq!(decoder.push(b""), []);
    }

    #[test]
    fn a_late_answer_is_finished_by_the_next_reader() {
        let (first, rest) = LIGHT.split_at(9);
        let mut fake = Fake::saying(&[(30, first), (900, rest)]);
        let (detected, events, mut decoder) = asked(&mut fake);
        assert_eq!((detected, events), (Detected::default(), vec![]));
        let heard = decoder.push(format!("{rest}4").as_bytes());
        let white = Heard::Answer(Answer::Background(Colour(255, 255, 255)));
        assert_eq!(heard, [white, Heard::Event(keys("4")[0].clone())]);
    }

    #[test]
    fn noise_is_not_an_answer() {
        let noise = "\x1b]11;what?\x1b\\\x1b_Gi=31;EBADF:no\x1b\\\x1b[6;t\x1b[?c";
        let (detected, events, _) = asked(&mut Fake::saying(&[(1, noise)]));
        assert_eq!((detected, events), (Detected::default(), vec![]));
        assert_eq!(asked(&mut Fake::saying(&[(1, "")])).1, [], "a terminal that is gone");
    }

    #[test]
    fn only_what_is_safe_is_asked() {
        let questions = |variables: &[(&str, &str)]| Ask::of(of(variables)).questions();
        let all = questions(&[("TERM", "xterm-256color")]);
        assert!(all.starts_with("\x1b]11;?") && all.contains("\x1b_G") && all.ends_with("\x1b[c"));
        for silent in ["dumb", "linux", ""] {
            assert_eq!(questions(&[("TERM", silent)]), "");
        }
        let xterm = ("TERM", "xterm-256color");
        assert_eq!(questions(&[xterm, ("FOURLINE_ASK", "off")]), "");
        assert_eq!(questions(&[xterm, ("STY", "1.tty")]), "");
        for careful in [("TMUX", "/tmp/tmux,1,0"), ("TERM_PROGRAM", "Apple_Terminal")] {
            assert_eq!(questions(&[xterm, careful]), "\x1b]11;?\x1b\\\x1b[c");
        }
        assert_eq!(questions(&[("TERM", "tmux-256color")]), "\x1b]11;?\x1b\\\x1b[c");
        let mut fake = Fake::default();
        let nothing =
            ask(&mut fake, Ask::default(), &mut Decoder::default(), &mut Detected::default());
        assert_eq!((nothing.unwrap(), fake.written, fake.waits), (vec![], vec![], 0));
    }

    #[test]
    fn the_environment_is_second_best() {
        let scheme = |value: &str| Detected::of_environment(of(&[("COLORFGBG", value)])).scheme;
        assert_eq!(scheme("15;0"), Some(Scheme::Dark));
        assert_eq!(scheme("0;default;15"), Some(Scheme::Light));
        assert_eq!(scheme("7;8"), Some(Scheme::Dark));
        assert_eq!(scheme("0;default"), None);
        let graphics =
            |variables: &[(&str, &str)]| Detected::of_environment(of(variables)).graphics;
        assert_eq!(graphics(&[("TERM_PROGRAM", "iTerm.app")]), Some(Graphics::Iterm));
        assert_eq!(graphics(&[("LC_TERMINAL", "iTerm2")]), Some(Graphics::Iterm));
        assert_eq!(graphics(&[("LC_TERMINAL", "iTerm2"), ("TMUX", "x")]), None);
        // Its own protocol is better than sixels, and kitty's is better than both.
        let mut detected = Detected { graphics: Some(Graphics::Iterm), ..Detected::default() };
        detected.learn(Answer::Attributes { sixel: true });
        assert_eq!(detected.graphics, Some(Graphics::Iterm));
        detected.learn(Answer::Kitty(true));
        assert_eq!(detected.graphics, Some(Graphics::Kitty));
    }

    #[test]
    fn signs_are_those_that_the_terminal_draws() {
        let discs = |variables: &[(&str, &str)]| glyphs(true, of(variables));
        let xterm = ("TERM", "xterm-256color");
        for able in [
            ("TERM", "xterm-kitty"),
            ("TERM", "foot-extra"),
            ("TERM", "alacritty"),
            ("TERM", "xterm-ghostty"),
            ("TERM_PROGRAM", "WezTerm"),
            ("TERM_PROGRAM", "iTerm.app"),
            ("VTE_VERSION", "6203"),
            ("KONSOLE_VERSION", "220401"),
            ("WT_SESSION", "some-uuid"),
        ] {
            assert_eq!(discs(&[able, xterm]), Discs::Sextants, "{able:?}");
        }
        for unsure in [
            ("COLORTERM", "truecolor"),
            ("TERM_PROGRAM", "Apple_Terminal"),
            ("TERM_PROGRAM", "vscode"),
            ("VTE_VERSION", "5202"),
            ("KONSOLE_VERSION", "210800"),
            ("WT_SESSION", ""),
        ] {
            assert_eq!(discs(&[unsure, xterm]), Discs::Quadrants, "{unsure:?}");
        }
        assert_eq!(discs(&[]), Discs::Quadrants);
        assert_eq!(discs(&[("TERM", "linux")]), Discs::Halves);
        assert_eq!(glyphs(false, of(&[("TERM", "xterm-kitty")])), Discs::Letters);
        let tmux = [("TERM", "tmux-256color"), ("TERM_PROGRAM", "tmux"), ("TMUX", "x")];
        assert_eq!(discs(&tmux), Discs::Quadrants);
        let inside = [&tmux[..], &[("KITTY_WINDOW_ID", "1")]].concat();
        assert_eq!(discs(&inside), Discs::Sextants, "kitty draws what tmux shows");
        let vscode = [xterm, ("TERM_PROGRAM", "vscode"), ("KITTY_WINDOW_ID", "1")];
        assert_eq!(discs(&vscode), Discs::Quadrants, "started from a kitty");
    }
}
