//! Noise for every parser: texts of the corpus, changed at random, and random bytes. Every day a short run; `cargo
//! xtask fuzz` makes ten million inputs for each. An input that broke something is added to the corpus.

mod noise;

use fourline_players::{Books, Dice};
use fourline_programs::notation::{Context, Form, find_out};
use fourline_programs::referee::Dialogue;
use fourline_programs::uci::{Answer, Effect, Engine};
use fourline_rules::{Rules, Shape};
use fourline_words::Language;
use noise::inputs;
use std::path::Path;

/// The texts of a folder of the corpus.
fn corpus(folder: &str) -> Vec<Vec<u8>> {
    noise::corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(folder))
}

/// A text of the corpus with a few changes.
fn changed(corpus: &[Vec<u8>], dice: &mut Dice) -> String {
    noise::changed(corpus, b" 0123456789abdxXoO.,:/-@+[]wmovesPp\n", dice)
}

/// What is said about a text can be shown on a terminal.
fn is_harmless(said: &str) -> bool {
    !said.is_empty() && !said.chars().any(|c| c.is_control() && c != '\n')
}

#[test]
fn lines_of_the_engine_protocol() {
    let (corpus, mut dice) = (corpus("uci"), Dice::new(1));
    let mut engine = Engine::new(Language::English, Books::none(), 0);
    for _ in 0..inputs() {
        let text = changed(&corpus, &mut dice);
        for line in text.lines() {
            let before = engine.game().clone();
            for effect in engine.hear(line) {
                match effect {
                    Effect::Say(said) => {
                        assert!(is_harmless(&said) && !said.contains('\n'), "{line:?}: {said:?}");
                        // What is complained about has changed nothing.
                        if said.starts_with("info string") {
                            assert_eq!(*engine.game(), before, "{line:?}");
                        }
                    }
                    Effect::Think(_) => {
                        let nothing = Answer { best: None, lines: Vec::new(), depth: 0, nodes: 0 };
                        engine.answered(&nothing, 0);
                        engine.hear("stop");
                    }
                    Effect::Quit => {}
                }
            }
        }
    }
}

#[test]
fn notations() {
    let (corpus, mut dice) = (corpus("notation"), Dice::new(2));
    let shapes = [Shape::CLASSIC, Shape::new(4, 4, 3).unwrap(), Shape::new(16, 8, 5).unwrap()];
    for number in 0..inputs() {
        let text = changed(&corpus, &mut dice);
        let shape = shapes[usize::from(number % 10 == 8) + 2 * usize::from(number % 10 == 9)];
        let rules = if number % 3 == 0 { Rules::POWER } else { Rules::CLASSIC };
        let rules = Rules { shape, ..rules };
        let context = Context { rules, any_order: false, language: Language::English };
        for form in Form::ALL {
            match form.read(&text, &context) {
                Err(error) => assert!(is_harmless(&error.to_string()), "{text:?}: {error}"),
                // What is read can be written and reads back, unless the form has no way to say it.
                Ok(reading) => {
                    if let Ok(written) = form.write(&reading, &context) {
                        let again = form.read(&written, &context);
                        let position = again.map(|again| again.position());
                        assert_eq!(
                            position.ok(),
                            Some(reading.position()),
                            "{} {text:?}",
                            form.name()
                        );
                    }
                }
            }
        }
        if number % 16 == 0 {
            let _ = find_out(&[&text], &context);
        }
    }
}

#[test]
fn dialogue_files() {
    let (corpus, mut dice) = (corpus("dialogue"), Dice::new(3));
    for _ in 0..inputs() {
        let text = changed(&corpus, &mut dice);
        if let Err(error) = Dialogue::read(&text) {
            assert!(is_harmless(&error.to_string()), "{text:?}: {error}");
        }
    }
}
