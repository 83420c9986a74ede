//! The help texts of line mode's prompts, and a page about a rule set: all that is decided by it.

use crate::how_to;
use crate::typed::Word;
use fourline_game::{Game, Seat, Words};
use fourline_rules::{Column, Rules};
use fourline_words::catalogue::help as say;
use fourline_words::{Language, list};

/// Help before a game: what is asked, and the words that work there.
pub fn before_game(about: String, language: Language) -> String {
    page([about, everywhere(language)].into_iter().chain(english_too(language)))
}

/// Help in a game: what is asked, and the words that work there.
pub fn in_game(about: String, language: Language) -> String {
    page([about].into_iter().chain(words_of_game(language)))
}

/// Help at the prompt for a column: what this player can do now, and the other rules.
pub fn for_move(game: &Game, seat: Seat, words: &Words) -> String {
    let (language, rules) = (words.language, game.rules());
    let shape = rules.shape;
    let columns = match game.is_opening_turn(seat) {
        true => words.centre(shape),
        false => words.columns(shape),
    };
    let mut lines = vec![say::column(language, columns), say::line_wins(language, shape.connect())];
    if game.is_opening_turn(seat) {
        lines.push(say::opening(language));
    }
    if rules.removes > 0 {
        let word = Word::Remove.name(language);
        let column = words.numbering.number(Column::new(shape.columns() / 2));
        let example = format!("{word} {} {column}", shape.rows());
        lines.push(say::remove(language, rules.removes, example, word, shape.rows()));
    }
    if rules.blocks > 0 {
        let (word, run) = (Word::Block.name(language), rules.run_that_refuses_a_block());
        lines.push(say::block(language, word, rules.blocks, run));
    }
    page(lines.into_iter().chain(words_of_game(language)))
}

/// The words that work in a game.
fn words_of_game(language: Language) -> impl Iterator<Item = String> {
    let words =
        [Word::Rules, Word::Hint, Word::TakeBack, Word::Redo, Word::Undo, Word::Draw, Word::Resign];
    let save = say::save_file(language, Word::Save.name(language));
    let words = words.into_iter().map(|word| word.name(language)).chain([save]);
    let in_game = say::in_game(language, list(language, words));
    [everywhere(language), in_game].into_iter().chain(english_too(language))
}

/// The words that work only in a game online.
pub fn online(language: Language) -> String {
    let [react, claim, abort] =
        [Word::Say, Word::Claim, Word::Abort].map(|word| word.name(language));
    page([say::online(language, abort, claim, react)])
}

/// The words that work at every prompt.
fn everywhere(language: Language) -> String {
    let words = [Word::Help, Word::Restart, Word::Menu, Word::Quit];
    say::everywhere(language, list(language, words.map(|word| word.name(language))))
}

fn english_too(language: Language) -> Option<String> {
    (language != Language::English).then(|| say::english_too(language))
}

/// What a rule set says, one paragraph a rule, with everything that people ask about it.
pub fn rules(rules: &Rules, words: &Words) -> String {
    page(how_to::parts(rules, words).into_iter().map(|part| part.text))
}

fn page(lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_a_page_that_says_what_it_decides() {
        let page = |rules: &Rules| super::rules(rules, &Words::default());
        assert!(page(&Rules::CLASSIC).contains("you are asked again"));
        assert!(page(&Rules::SECOND_CHANCE).contains("Violation 4 in one move loses"));
        assert!(page(&Rules::STRICT).contains("Asking for an undo when none is left loses"));
        let power = page(&Rules::POWER);
        for part in
            ["Violation 3 in the game", "column 4", "Removes per player: 1", "3 in a row anywhere"]
        {
            assert!(power.contains(part), "{part}: {power}");
        }
    }

    #[test]
    fn help_names_the_words_that_can_be_typed() {
        for language in Language::ALL {
            let text = in_game("About.".to_string(), language);
            let english_too = say::english_too(language);
            assert_eq!(text.contains(&english_too), language != Language::English, "{text}");
            assert!(text.starts_with("About.\n") && text.ends_with('\n'), "{text}");
            let words = Word::COMMANDS.into_iter();
            // These are offered where they can be used.
            let elsewhere = [
                Word::SaveOver,
                Word::Remove,
                Word::Block,
                Word::End,
                Word::Abort,
                Word::Claim,
                Word::Say,
            ];
            for word in words.filter(|word| !elsewhere.contains(word)) {
                assert!(text.contains(&word.name(language)), "{language}: {word:?}: {text}");
            }
        }
    }
}
