//! Settings as lines: the part of TOML that the program itself writes, read and changed in place. Other
//! faces read the same text with a whole TOML reader; in a page that would weigh more than the rules.
//!
//! ```text
//! # a comment                  stays
//! speed = "fast" # as well     a value in its section; the comment behind it stays
//! [web]                        a section
//! watched = ["level-7", "x"]   a list of words
//! ```
//! A line of any other kind makes the whole text one that is not touched.

/// A text of settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    lines: Vec<String>,
    is_readable: bool,
}

/// What a line is.
enum Line {
    Section(String),
    Pair { key: String, value: Vec<String>, comment: String },
    Nothing,
    Unknown,
}

impl Lines {
    /// Takes a text apart.
    pub fn read(text: &str) -> Lines {
        let lines: Vec<String> = text.lines().map(|line| line.trim_end().to_string()).collect();
        let is_readable = !lines.iter().any(|line| matches!(read_line(line), Line::Unknown));
        Lines { lines, is_readable }
    }

    /// Are all lines understood? Else nothing is to be changed.
    pub fn is_readable(&self) -> bool {
        self.is_readable
    }

    /// The words under a key; the top of the text is the section without a name.
    pub fn get(&self, section: &str, key: &str) -> Option<Vec<String>> {
        self.pairs(section).into_iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// The only word under a key.
    pub fn word(&self, section: &str, key: &str) -> Option<String> {
        self.get(section, key).and_then(|words| words.into_iter().next())
    }

    /// All keys of a section, with their words.
    pub fn pairs(&self, section: &str) -> Vec<(String, Vec<String>)> {
        let mut pairs = Vec::new();
        let mut here = String::new();
        for line in &self.lines {
            match read_line(line) {
                Line::Section(name) => here = name,
                Line::Pair { key, value, .. } if here == section => pairs.push((key, value)),
                _ => {}
            }
        }
        pairs
    }

    /// Puts a word under a key: in place of the old one, or at the end of its section.
    pub fn set(&mut self, section: &str, key: &str, word: &str) {
        self.put(section, key, quoted(word));
    }

    /// Puts a word without quotes under a key: `true`, `false`, a number.
    pub fn set_plain(&mut self, section: &str, key: &str, word: &str) {
        self.put(section, key, word.to_string());
    }

    /// Puts a list of words under a key.
    pub fn set_list(&mut self, section: &str, key: &str, words: &[String]) {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        self.put(section, key, ["[", &words.join(", "), "]"].concat());
    }

    fn put(&mut self, section: &str, key: &str, value: String) {
        let written = [name(key), value].join(" = ");
        let (mut here, mut end) = (String::new(), None);
        for (at, line) in self.lines.iter_mut().enumerate() {
            match read_line(line) {
                Line::Section(name) => here = name,
                Line::Pair { key: known, comment, .. } if here == section && known == key => {
                    *line = written + &comment;
                    return;
                }
                Line::Nothing if line.is_empty() => continue,
                _ => {}
            }
            if here == section {
                end = Some(at + 1);
            }
        }
        match end {
            Some(at) => self.lines.insert(at, written),
            // The top comes before all sections.
            None if section.is_empty() => self.lines.insert(0, written),
            None => self.lines.extend([["[", &name(section), "]"].concat(), written]),
        }
    }

    /// Takes a key away.
    pub fn remove(&mut self, section: &str, key: &str) {
        let mut here = String::new();
        self.lines.retain(|line| match read_line(line) {
            Line::Section(name) => {
                here = name;
                true
            }
            Line::Pair { key: known, .. } => here != section || known != key,
            _ => true,
        });
    }

    /// The whole text.
    pub fn text(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }
}

fn read_line(line: &str) -> Line {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Line::Nothing;
    }
    let read = || {
        if let Some(rest) = line.strip_prefix('[') {
            let (name, rest) = read_word(rest)?;
            let rest = rest.strip_prefix(']')?;
            return is_comment(rest).then_some(Line::Section(name));
        }
        let (key, rest) = read_word(line)?;
        let rest = rest.trim_start().strip_prefix('=')?.trim_start();
        let (value, rest) = match rest.strip_prefix('[') {
            Some(rest) => read_list(rest)?,
            None => {
                let (word, rest) = read_word(rest)?;
                (vec![word], rest)
            }
        };
        is_comment(rest).then(|| Line::Pair { key, value, comment: rest.to_string() })
    };
    read().unwrap_or(Line::Unknown)
}

fn is_comment(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.is_empty() || rest.starts_with('#')
}

fn read_list(mut rest: &str) -> Option<(Vec<String>, &str)> {
    let mut words = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(rest) = rest.strip_prefix(']') {
            return Some((words, rest));
        }
        let (word, after) = read_word(rest)?;
        words.push(word);
        rest = after.trim_start();
        rest = rest.strip_prefix(',').or(rest.starts_with(']').then_some(rest))?;
    }
}

/// A word in quotes of either kind, or one of plain letters; and what follows it.
fn read_word(text: &str) -> Option<(String, &str)> {
    if let Some(rest) = text.strip_prefix('\'') {
        let (word, rest) = rest.split_once('\'')?;
        return (!rest.starts_with('\'')).then(|| (word.to_string(), rest));
    }
    let Some(rest) = text.strip_prefix('"') else {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = text.find(|c| !is_plain(c)).unwrap_or(text.len());
        return (end > 0).then(|| (text[..end].to_string(), &text[end..]));
    };
    let mut word = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            // Three of them begin a text of several lines.
            '"' if word.is_empty() && letters.as_str().starts_with('"') => return None,
            '"' => return Some((word, letters.as_str())),
            '\\' => word.push(match letters.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'u' => {
                    let digits = letters.as_str().get(..4)?;
                    let letter = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)?;
                    letters = letters.as_str()[4..].chars();
                    letter
                }
                same @ ('"' | '\\') => same,
                _ => return None,
            }),
            letter => word.push(letter),
        }
    }
}

fn quoted(word: &str) -> String {
    let mut text = String::from('"');
    for letter in word.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            letter if letter.is_control() => text += &format!("\\u{:04x}", letter as u32),
            letter => text.push(letter),
        }
    }
    text.push('"');
    text
}

/// A key, in quotes if it has to be.
fn name(key: &str) -> String {
    match read_word(key) {
        Some((_, "")) if !key.starts_with(['"', '\'']) => key.to_string(),
        _ => quoted(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# mine\nspeed = 'fast' # not too fast\n\n[web] # here\ntheme=\"dark\"\n\
                        # the best\nodd = [ \"a\", 'b', 3, ]\n\n[last]\nname = \"Zo\\u00eb \\\"Q\\\"\"\n";

    #[test]
    fn what_is_there_is_read() {
        let lines = Lines::read(TEXT);
        assert!(lines.is_readable());
        assert_eq!(lines.word("", "speed").as_deref(), Some("fast"));
        assert_eq!(lines.word("web", "theme").as_deref(), Some("dark"));
        assert_eq!(lines.get("web", "odd").unwrap(), ["a", "b", "3"]);
        assert_eq!(lines.word("last", "name").as_deref(), Some("Zoë \"Q\""));
        assert_eq!(lines.word("web", "speed"), None);
    }

    #[test]
    fn what_is_changed_is_changed_in_place() {
        let mut lines = Lines::read(TEXT);
        lines.set("", "speed", "slow");
        lines.set("web", "sound", "on");
        lines.set("", "motion", "full");
        lines.set("new one", "a b", "c\\d");
        lines.remove("web", "odd");
        let text = lines.text();
        let expected = "# mine\nspeed = \"slow\" # not too fast\nmotion = \"full\"\n\n[web] # here\n\
                        theme=\"dark\"\n# the best\nsound = \"on\"\n\n[last]\n\
                        name = \"Zo\\u00eb \\\"Q\\\"\"\n[\"new one\"]\n\"a b\" = \"c\\\\d\"\n";
        assert_eq!(text, expected);
        let again = Lines::read(&text);
        assert_eq!(again.word("new one", "a b").as_deref(), Some("c\\d"));
    }

    #[test]
    fn what_is_not_understood_is_not_touched() {
        for text in
            ["a = [[", "a", "a = {b = 1}", "a = \"\"\"", "a.b = 1", "[[x]]", "a = \"b", "= 3"]
        {
            assert!(!Lines::read(text).is_readable(), "{text}");
        }
        assert!(Lines::read("").is_readable() && Lines::read("# x\r\na = true\r\n").is_readable());
    }
}
