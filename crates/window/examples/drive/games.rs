//! Whole games by clicks and keys, each saved to a file and compared.

use crate::hand::{Done, Hand, Opened};
use eframe::egui::accesskit::Role;
use fourline_rules::Rules;
use fourline_window::SIZE;
use fourline_words::Language;
use fourline_words::catalogue::{setup, window as say};
use std::path::Path;

/// A game to be played: its folder, its rules (empty: from the menu), and how.
type Script = (&'static str, &'static str, fn(&mut Hand) -> Done);

/// Plays all games, or the one with this name.
pub fn play(program: &Path, folder: &Path, only: Option<&str>) -> Done {
    let games: [Script; 9] = [
        ("classic-win-from-the-menu", "", classic_win),
        ("classic-draw-in-squares", "classic", classic_draw),
        ("second-chance-win", "second-chance", second_chance_win),
        ("second-chance-fourth-error", "second-chance", second_chance_errors),
        ("strict-fourth-undo", "strict", strict_undo),
        ("strict-third-mistake", "strict", strict_mistakes),
        ("power-win", "power", power_win),
        ("classic-study-and-resign", "classic", study),
        ("pseudo-language", "", pseudo_language),
    ];
    for (name, rules, play) in games {
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let folder = folder.join(name);
        let _ = std::fs::remove_dir_all(&folder);
        let is_pseudo = name == "pseudo-language";
        let opened = Opened {
            folder: &folder,
            rules,
            size: SIZE,
            theme: if name == "classic-draw-in-squares" { "squares" } else { "discs" },
            appearance: "auto",
            language: if is_pseudo { Language::Pseudo } else { Language::English },
        };
        let mut window = Hand::open(program, opened)?;
        let result = play(&mut window).and_then(|()| window.finish());
        if let Err(error) = result {
            window.kill();
            return Err(format!("{name}: {error}").into());
        }
        println!("{name}: played, saved and compared");
    }
    Ok(())
}

fn classic_win(play: &mut Hand) -> Done {
    play.click(Role::RadioButton, "With a friend")?;
    play.click(Role::TextInput, "Name 1")?;
    play.text("Ann")?;
    play.click(Role::TextInput, "Name 2")?;
    play.text("Bob")?;
    play.shot()?;
    play.button("Start")?;
    for column in [1, 2, 1, 2, 1, 2, 1] {
        play.turn(column)?;
    }
    play.ends("Ann (X) wins: four in column 1")
}

fn classic_draw(play: &mut Hand) -> Done {
    for digit in "121212212121343434434343565656656565777777".chars() {
        play.key(digit)?;
    }
    play.ends("Draw: the board is full")
}

fn second_chance_win(play: &mut Hand) -> Done {
    play.button("Take X (1)")?;
    play.button("Column 7")?;
    play.key('u')?;
    for column in [1, 2, 1, 2, 1, 2, 1] {
        play.turn(column)?;
    }
    play.ends("with 4 discs.")
}

fn second_chance_errors(play: &mut Hand) -> Done {
    play.key('2')?;
    play.turn(4)?;
    for _ in 0..4 {
        play.key('8')?;
    }
    play.ends("made one violation too many")
}

fn strict_undo(play: &mut Hand) -> Done {
    play.key('1')?;
    for _ in 0..3 {
        play.button("Column 4")?;
        play.key('u')?;
    }
    play.button("Column 4")?;
    play.key('u')?;
    play.shot()?;
    play.button("Yes (y)")?;
    play.ends("asked for one undo too many")
}

fn strict_mistakes(play: &mut Hand) -> Done {
    play.button("Take R (2)")?;
    for _ in 0..6 {
        play.turn(1)?;
    }
    for _ in 0..3 {
        play.button("Column 1")?;
    }
    play.ends("made one violation too many")
}

fn power_win(play: &mut Hand) -> Done {
    play.button("Column 1")?;
    play.turn(4)?;
    play.turn(4)?;
    play.button("Column 1")?;
    play.shot()?;
    play.button("Block (b)")?;
    play.turn(2)?;
    play.key('x')?;
    play.shot()?;
    play.button("Remove the disc at row 6 column 2")?;
    play.key('e')?;
    play.turn(2)?;
    play.turn(7)?;
    play.button("Column 3")?;
    play.ends("with 4 discs.")
}

fn study(play: &mut Hand) -> Done {
    for column in [4, 4, 3, 4, 5, 2, 2] {
        play.turn(column)?;
    }
    play.key('s')?;
    // It finds out more and more; the picture is for people to look at.
    for _ in 0..10 {
        play.screen.settle(None)?;
    }
    play.shot()?;
    play.key('s')?;
    play.key('R')?;
    play.key('y')?;
    play.ends("resigned.")
}

/// Longer words than those of English, for people to look at: is anything cut off?
fn pseudo_language(play: &mut Hand) -> Done {
    let language = play.language;
    play.shot()?;
    play.button(&say::settings(language))?;
    play.shot()?;
    play.button(&say::with_key(language, say::key_escape(language), say::leave_page(language)))?;
    play.button(&say::how_to_play(language))?;
    play.shot()?;
    play.button(&say::with_key(language, say::key_escape(language), say::leave_page(language)))?;
    play.click(Role::RadioButton, &setup::with_friend(language))?;
    let power = Rules::preset_title("power", language).unwrap_or_default();
    play.click(Role::RadioButton, &power)?;
    play.button(&say::start(language))?;
    for column in [4, 4, 3, 3] {
        play.turn(column)?;
    }
    play.key('x')?;
    play.shot()?;
    play.key('x')?;
    play.key('s')?;
    for _ in 0..10 {
        play.screen.settle(None)?;
    }
    play.shot()?;
    play.key('s')?;
    play.key('R')?;
    play.shot()?;
    play.key('y')
}
