//! The words that can be typed. The English ones work always, those of the chosen language as well;
//! there, marks on letters may be left out.

use fourline_words::Language;
use fourline_words::catalogue::typed as say;
use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

/// Something that is typed as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// What can be typed.
    Help,
    /// A new game of the same players.
    Restart,
    /// Back to the first question.
    Menu,
    /// Leave the program.
    Quit,
    /// What the rules say.
    Rules,
    /// What each move leads to.
    Hint,
    /// Take back any move.
    TakeBack,
    /// Play again what was taken back.
    Redo,
    /// The undo of the rules.
    Undo,
    /// Offer a draw.
    Draw,
    /// Give the game up.
    Resign,
    /// Save to a new file.
    Save,
    /// Save to a file that may exist.
    SaveOver,
    /// Remove a disc.
    Remove,
    /// Skip the opponent's next turn.
    Block,
    /// End the turn.
    End,
    /// End a game elsewhere that has hardly begun.
    Abort,
    /// Claim a game elsewhere whose other player is away.
    Claim,
    /// Show a reaction, in a game elsewhere.
    Say,
    /// An answer.
    Yes,
    /// An answer.
    No,
    /// Away from the choice of a disc.
    Back,
    /// A colour of discs.
    Yellow,
    /// A colour of discs.
    Red,
    /// An opponent.
    Robot,
    /// An opponent.
    Random,
    /// An opponent.
    Friend,
    /// One of several opponents.
    Level,
    /// The first move is drawn.
    Drawn,
}

impl Word {
    /// The words that work at every prompt.
    pub const COMMANDS: [Word; 19] = [
        Word::Help,
        Word::Restart,
        Word::Menu,
        Word::Quit,
        Word::Rules,
        Word::Hint,
        Word::TakeBack,
        Word::Redo,
        Word::Undo,
        Word::Draw,
        Word::Resign,
        Word::Save,
        Word::SaveOver,
        Word::Remove,
        Word::Block,
        Word::End,
        Word::Abort,
        Word::Claim,
        Word::Say,
    ];

    /// The command that a line begins with, and what follows it. Most commands stand alone.
    pub fn command(line: &str, language: Language) -> Option<(Word, &str)> {
        let after = |word: Word, language| {
            let rest = word.all(language).iter().find_map(|typed| after(line, typed, language))?;
            let takes_more = matches!(word, Word::Save | Word::SaveOver | Word::Remove | Word::Say);
            (takes_more || rest.is_empty()).then_some((word, rest))
        };
        [Language::English, language]
            .into_iter()
            .find_map(|language| Word::COMMANDS.iter().find_map(|&word| after(word, language)))
    }

    /// Is this what the text says?
    pub fn is(self, text: &str, language: Language) -> bool {
        [Language::English, language].into_iter().any(|language| {
            self.all(language).iter().any(|typed| after(text, typed, language) == Some(""))
        })
    }

    /// How it is typed, for prompts and help.
    pub fn name(self, language: Language) -> String {
        self.all(language).swap_remove(0)
    }

    /// All ways to type it in this language, the usual one first.
    fn all(self, language: Language) -> Vec<String> {
        let list = match self {
            Word::Help => say::help(language),
            Word::Restart => say::restart(language),
            Word::Menu => say::menu(language),
            Word::Quit => say::quit(language),
            Word::Rules => say::rules(language),
            Word::Hint => say::hint(language),
            Word::TakeBack => say::take_back(language),
            Word::Redo => say::redo(language),
            Word::Undo => say::undo(language),
            Word::Draw => say::draw(language),
            Word::Resign => say::resign(language),
            Word::Save | Word::SaveOver => say::save(language),
            Word::Remove => say::remove(language),
            Word::Block => say::block(language),
            Word::End => say::end(language),
            Word::Abort => say::abort(language),
            Word::Claim => say::claim(language),
            Word::Say => say::react(language),
            Word::Yes => say::yes(language),
            Word::No => say::no(language),
            Word::Back => say::back(language),
            Word::Yellow => say::yellow(language),
            Word::Red => say::red(language),
            Word::Robot => say::robot(language),
            Word::Random => say::random(language),
            Word::Friend => say::friend(language),
            Word::Level => say::level(language),
            Word::Drawn => say::drawn(language),
        };
        let force = if self == Word::SaveOver { "!" } else { "" };
        // The pseudo-language puts every message in brackets.
        let list = list.trim_matches(['[', ']']);
        list.split(',').map(|typed| format!("{}{force}", typed.trim())).collect()
    }
}

/// What follows a word, or several, at the beginning of a line; `None` if it does not begin so.
fn after<'l>(line: &'l str, typed: &str, language: Language) -> Option<&'l str> {
    let mut rest = line.trim();
    for word in typed.split_whitespace() {
        let (first, after) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
        let is_same = match language {
            Language::English => first.to_lowercase() == word,
            _ => without_marks(first) == without_marks(word),
        };
        if !is_same {
            return None;
        }
        rest = after.trim_start();
    }
    Some(rest)
}

/// The text in lower case, without marks on its letters.
fn without_marks(text: &str) -> String {
    let lower = text.to_lowercase();
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(&lower);
    let kinds = CodePointMapData::<GeneralCategory>::new();
    let is_mark = |&letter: &char| GeneralCategoryGroup::Mark.contains(kinds.get(letter));
    let bare = apart.chars().filter(|letter| !is_mark(letter));
    bare.collect::<String>().replace('đ', "d").replace('ß', "ss")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typed::is_number;

    const EN: Language = Language::English;

    /// What can be typed besides, where it is asked for.
    const ANSWERS: [Word; 5] = [Word::Yes, Word::No, Word::Back, Word::Yellow, Word::Red];
    const OPPONENTS: [Word; 4] = [Word::Robot, Word::Random, Word::Friend, Word::Level];

    #[test]
    fn commands_are_read_in_either_case() {
        let read = |line| Word::command(line, EN);
        assert_eq!(read("Help"), Some((Word::Help, "")));
        assert_eq!(read("?"), Some((Word::Help, "")));
        assert_eq!(read(" R "), Some((Word::Restart, "")));
        assert_eq!(read("remove"), Some((Word::Remove, "")));
        assert_eq!(read("REMOVE 6  4"), Some((Word::Remove, "6  4")));
        assert_eq!(read("save My Game.fourline"), Some((Word::Save, "My Game.fourline")));
        assert_eq!(read("save! x"), Some((Word::SaveOver, "x")));
        for text in ["", "4", "y", "back", "yellow", "robot", "quit it", "saved x", "quít", "İ"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn english_works_in_every_language_and_each_has_its_own() {
        for language in Language::ALL {
            for word in Word::COMMANDS {
                for typed in [EN, language].iter().flat_map(|&language| word.all(language)) {
                    let shouted = typed.to_uppercase();
                    for line in [&typed, &shouted] {
                        let expected = Some((word, ""));
                        assert_eq!(Word::command(line, language), expected, "{language}: {line}");
                    }
                    let bare = without_marks(&typed);
                    assert_eq!(Word::command(&bare, language), Some((word, "")), "{bare}");
                }
            }
            for word in ANSWERS.into_iter().chain(OPPONENTS).chain([Word::Drawn]) {
                for typed in [EN, language].iter().flat_map(|&language| word.all(language)) {
                    assert!(word.is(&typed, language), "{language}: {typed}");
                }
            }
        }
    }

    /// All ways to type these words in a language, the English ones too.
    fn typed(words: &[Word], language: Language) -> Vec<(Word, String)> {
        let languages = if language == EN { vec![EN] } else { vec![EN, language] };
        let all = |word: Word| {
            let languages = languages.clone().into_iter();
            languages.flat_map(move |language| word.all(language)).map(move |typed| (word, typed))
        };
        words.iter().copied().flat_map(all).collect()
    }

    /// Is one the beginning of the other, so that one of them is never heard?
    fn collide(one: &str, other: &str) -> bool {
        let words = |text: &str| text.split_whitespace().map(without_marks).collect::<Vec<_>>();
        let (one, other) = (words(one), words(other));
        one.starts_with(&other) || other.starts_with(&one)
    }

    #[test]
    fn no_word_has_two_meanings() {
        for language in Language::ALL {
            let everywhere = typed(&[&Word::COMMANDS[..], &ANSWERS].concat(), language);
            for (index, (word, text)) in everywhere.iter().enumerate() {
                for (other, other_text) in &everywhere[..index] {
                    let is_fine = word == other || !collide(text, other_text);
                    assert!(is_fine, "{language}: {text:?} is {word:?} and {other:?}");
                }
            }
            for question in [&OPPONENTS[..], &[Word::Drawn]] {
                let answers = typed(question, language);
                for (index, (word, text)) in answers.iter().enumerate() {
                    // At the first question `r` has always been the robot.
                    let others = everywhere.iter().filter(|_| text != "r");
                    for (other, other_text) in others.chain(&answers[..index]) {
                        let is_fine = word == other || !collide(text, other_text);
                        assert!(is_fine, "{language}: {text:?} is {word:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn words_are_written_so_that_they_can_be_typed() {
        let all = [&Word::COMMANDS[..], &ANSWERS, &OPPONENTS, &[Word::Drawn]].concat();
        for language in Language::ALL {
            for (word, text) in typed(&all, language) {
                assert!(!text.is_empty() && text == text.to_lowercase(), "{language}: {text:?}");
                assert!(!text.split_whitespace().any(is_number), "{language}: {word:?} is {text}");
            }
        }
    }

    #[test]
    fn marks_may_be_left_out() {
        assert_eq!(without_marks("Gợi Ý"), "goi y");
        assert_eq!(without_marks("ĐẦU HÀNG"), "dau hang");
        assert_eq!(without_marks("Zurück"), "zuruck");
        assert_eq!(without_marks("schließen"), "schliessen");
        assert_eq!(without_marks("sí, ¿qué?"), "si, ¿que?");
        // Marks that are typed as characters of their own.
        assert_eq!(without_marks("zuru\u{308}ck"), "zuruck");
    }

    #[test]
    fn a_word_can_have_several_parts() {
        let vi = Language::Vietnamese;
        assert_eq!(after("Gợi  ý", "gợi ý", vi), Some(""));
        assert_eq!(after("goi y 4", "gợi ý", vi), Some("4"));
        assert_eq!(after("goi", "gợi ý", vi), None);
        assert_eq!(after("goiy", "gợi ý", vi), None);
    }
}
