//! A study on the screen: stepping, branches, moves that can be clicked, scores that are never cut, and
//! positions and studies that are copied, saved, opened and played on.

mod common;

use common::{Screen, around, friends};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use fourline_app::insight::{Insight, Outlook};
use fourline_app::settings::{Discs, Signs};
use fourline_app::study::{Study, plain_game};
use fourline_game::{Action, Seat};
use fourline_players::Prospect;
use fourline_players::hint::Hint;
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_terminal::screen::{Depth, Start};
use fourline_words::Language;

const SIZES: [(u16, u16); 4] = [(80, 24), (40, 20), (120, 40), (61, 21)];

const MOVES: &str = "44444152555526313";

fn of_moves(moves: &str) -> Study {
    let (moves, _) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap();
    Study::of_game(&plain_game(&moves, Language::English))
}

fn open(study: Study) -> Screen {
    let mut screen = Screen::new(Start::OpenStudy(Box::new(study)));
    screen.insights = 0;
    screen
}

/// All words on the screen, whatever line they are in: first those beside the board, then all.
fn words(screen: &mut Screen) -> String {
    let lines = screen.lines();
    let place = |line: &String| line.find("Study:").map(|at| line[..at].chars().count());
    let start = lines.iter().find_map(place).unwrap_or(0);
    let beside = lines.iter().map(|line| line.chars().skip(start).collect::<String>());
    let all: Vec<String> = beside.chain(lines.iter().cloned()).collect();
    all.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sees(screen: &mut Screen, text: &str) {
    assert!(words(screen).contains(text), "{text:?} is not there:\n{}", screen.text());
}

#[test]
fn arrows_step_and_digits_play() {
    let mut screen = open(of_moves("4453"));
    sees(&mut screen, "move 4 of 4");
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Left);
    sees(&mut screen, "move 2 of 4");
    screen.press(KeyCode::Right);
    sees(&mut screen, "move 3 of 4");
    screen.keys("7");
    sees(&mut screen, "move 4 of 4, 1 other branch");
    screen.press(KeyCode::Right);
    sees(&mut screen, "This is the end of the line.");
    screen.press(KeyCode::Down);
    screen.press(KeyCode::Up);
    sees(&mut screen, "move 3 of 4");
    screen.press(KeyCode::Home);
    screen.press(KeyCode::Left);
    sees(&mut screen, "This is the beginning.");
    screen.press(KeyCode::End);
    sees(&mut screen, "move 4 of 4");
}

#[test]
fn tab_chooses_a_column_and_enter_plays_it() {
    let mut screen = open(of_moves(""));
    sees(&mut screen, "[4]");
    screen.press(KeyCode::Tab);
    sees(&mut screen, "[5]");
    screen.input(Event::Key(KeyEvent::new(KeyCode::BackTab, KeyModifiers::SHIFT)));
    screen.press(KeyCode::BackTab);
    sees(&mut screen, "[3]");
    screen.press(KeyCode::Enter);
    sees(&mut screen, "1. 3");
}

#[test]
fn all_moves_are_there_and_each_can_be_clicked() {
    for size in SIZES {
        let mut screen = open(of_moves(MOVES));
        screen.size = size;
        // The move that is looked at is in view wherever it is.
        for ply in (1..=17).rev() {
            let number = format!("{}.", (ply + 1) / 2);
            assert!(
                words(&mut screen).split(' ').any(|word| word == number),
                "{number}\n{}",
                screen.text()
            );
            screen.press(KeyCode::Left);
        }
        screen.press(KeyCode::End);
        screen.click_text("9. 3");
        sees(&mut screen, "move 17 of 17");
        let lines = screen.lines();
        let (y, line) = lines.iter().enumerate().rfind(|(_, line)| line.contains("8. ")).unwrap();
        let x = line[..line.find("8. ").unwrap()].chars().count() + 3;
        screen.click(x as u16, y as u16);
        sees(&mut screen, "move 15 of 17");
    }
}

/// A study where every column has this score.
fn scored(shape: Shape, prospects: &[Prospect]) -> Study {
    let (moves, _) = MoveList::parse("", shape, Numbering::FromOne).unwrap();
    let mut study = Study::of_game(&plain_game(&moves, Language::English));
    let outlook = |(at, column)| {
        let prospect = prospects[at % prospects.len()];
        let actions = vec![Action::Drop(column)];
        Outlook { hint: Hint { actions, prospect, why: None, is_best: at == 0 }, score: None }
    };
    let moves = shape.all_columns().enumerate().map(outlook).collect();
    let node = study.tree.get_mut(0);
    node.insight = Some(Insight { moves, line: Vec::new(), is_exact: true });
    node.is_done = true;
    study
}

#[test]
fn scores_are_never_cut_and_never_run_together() {
    let shapes = [Shape::CLASSIC, Shape::new(16, 8, 4).unwrap(), Shape::new(10, 7, 4).unwrap()];
    let prospects = [Prospect::Loses(40), Prospect::Wins(39), Prospect::Draw, Prospect::Loses(2)];
    for shape in shapes {
        for size in SIZES {
            for (signs, discs) in [
                (Signs::Unicode, Discs::Sextants),
                (Signs::Ascii, Discs::Sextants),
                (Signs::Ascii, Discs::Letters),
            ] {
                let start = Start::OpenStudy(Box::new(scored(shape, &prospects)));
                let mut screen = Screen::with(start, around(Depth::Many), |storage| {
                    storage.settings.terminal.signs = signs;
                    storage.settings.terminal.discs = discs;
                });
                screen.size = size;
                let text = screen.text();
                if text.contains("make the window larger") {
                    continue;
                }
                let seen = |score: &str| {
                    let words = text.split_whitespace();
                    words.filter(|word| word.trim_end_matches('*') == score).count()
                };
                let expected = |score: &str| {
                    let every = prospects.len();
                    let at = ["L20", "W20", "=", "L1"].iter().position(|one| *one == score);
                    (0..usize::from(shape.columns())).filter(|c| c % every == at.unwrap()).count()
                };
                for score in ["L20", "W20", "L1"] {
                    assert_eq!(seen(score), expected(score), "{score} {size:?} {signs:?}\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_minus_is_always_seen() {
    let mut screen = Screen::new(Start::OpenStudy(Box::new(of_moves(MOVES))));
    screen.insights = 1;
    screen.settle();
    for size in SIZES {
        screen.size = size;
        let text = screen.text();
        for score in ["-2", "-10", "-4"] {
            let words = text.split_whitespace().filter(|word| *word == score).count();
            assert!(words >= if score == "-10" { 2 } else { 1 }, "{score} at {size:?}\n{text}");
        }
        sees(&mut screen, "column 4: -10, loses in 3 moves");
        sees(&mut screen, "Second (O) to move: draws.");
        sees(&mut screen, "Best line: 3 6 2 3 6");
    }
}

#[test]
fn the_way_out_and_help_are_always_below() {
    for size in SIZES {
        let mut screen = open(of_moves(MOVES));
        screen.size = size;
        for keys in ["", "uu", "g", "w"] {
            screen.keys(keys);
            let last = screen.lines().pop().unwrap();
            let keys: Vec<&str> = last.split_whitespace().collect();
            match keys.contains(&"accept") {
                true => assert!(keys.contains(&"esc"), "{last}"),
                false => assert!(keys.contains(&"?") && keys.contains(&"q"), "{last}"),
            }
        }
    }
}

#[test]
fn a_position_is_copied_and_shown() {
    let mut screen = open(of_moves("4453"));
    screen.keys("c");
    let copied = screen.copied.clone().unwrap();
    let board = ". . . . . . .\n".repeat(4) + ". . . O . . .\n. . O X X . .\n";
    assert_eq!(copied, format!("4453\n{board}"));
    for line in copied.lines() {
        assert!(screen.text().contains(line), "{}", screen.text());
    }
    // The mouse can be switched off to select it; another key closes it.
    screen.keys("m");
    assert!(!screen.app.wants_mouse());
    sees(&mut screen, "This position as text");
    screen.press(KeyCode::Esc);
    assert!(!screen.text().contains("This position as text"));
    screen.keys("g");
    screen.input(Event::Paste(copied));
    sees(&mut screen, "move 4 of 4");
    sees(&mut screen, "1. 4 4");
}

#[test]
fn a_study_is_saved_and_opened_with_its_branches() {
    let mut screen = open(of_moves("4453"));
    screen.press(KeyCode::Left);
    screen.keys("7");
    let file = screen.folder.path().join("mine.fourline");
    let name = file.to_string_lossy().into_owned();
    let save = |screen: &mut Screen| {
        screen.keys("w");
        for _ in 0.."study.fourline".len() {
            screen.press(KeyCode::Backspace);
        }
        screen.input(Event::Paste(name.clone()));
        screen.press(KeyCode::Enter);
    };
    save(&mut screen);
    sees(&mut screen, "Saved to");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("# branch: 1 drop d, 2 drop d, 1 drop e, 2 drop c"), "{text}");
    // A file that exists is not replaced without asking.
    screen.keys("7");
    save(&mut screen);
    sees(&mut screen, "already exists. Replace it?");
    screen.keys("n");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    save(&mut screen);
    screen.keys("y");
    sees(&mut screen, "Saved to");
    assert_ne!(std::fs::read_to_string(&file).unwrap(), text);
    let mut other = open(of_moves(""));
    other.keys("t");
    other.input(Event::Paste(name.clone()));
    other.press(KeyCode::Enter);
    sees(&mut other, "move 5 of 5");
    other.press(KeyCode::Left);
    sees(&mut other, "move 4 of 5, 1 other branch");
    // A folder that is not there is named, and the name can be changed.
    other.keys("w");
    other.input(Event::Paste("/no/such/folder".to_string()));
    other.press(KeyCode::Enter);
    sees(&mut other, "Could not save to");
    other.press(KeyCode::Esc);
    sees(&mut other, "move 4 of 5");
}

#[test]
fn a_game_is_played_on_from_here() {
    let mut screen = open(of_moves("4453"));
    screen.press(KeyCode::Left);
    screen.keys("P");
    sees(&mut screen, "Play from here");
    screen.press(KeyCode::Right);
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Enter);
    let session = screen.app.session().expect("a game is played");
    assert_eq!(session.game().turn(), Some(Seat::Two));
    assert_eq!(session.game().commands().len(), 3);
    screen.keys("1");
    assert!(screen.app.session().unwrap().game().commands().len() >= 5, "the computer answers");
    screen.keys("q");
    sees(&mut screen, "move 3 of 4");
    // Nothing is left to play where the game is over.
    let mut screen = open(of_moves("1212121"));
    screen.keys("P");
    sees(&mut screen, "The game is over here.");
}

#[test]
fn windows_fit_every_size_and_language() {
    use fourline_app::settings::Spoken;
    use fourline_terminal::screen::Surroundings;
    for language in Language::ALL {
        let spoken = Spoken { asked: Some(language), ..Spoken::default() };
        for size in SIZES {
            for keys in ["t", "w", "c", "P"] {
                let start = Start::OpenStudy(Box::new(of_moves("4453")));
                let around = Surroundings { spoken, ..around(Depth::Many) };
                let mut screen = Screen::with(start, around, |_| {});
                (screen.insights, screen.size) = (0, size);
                screen.keys(keys);
                let text = screen.text();
                assert!(!text.contains('…'), "{language:?} {size:?} {keys}\n{text}");
            }
        }
    }
}

#[test]
fn a_disc_is_removed_in_a_study() {
    let mut screen = Screen::new(Start::Menu(Box::new(friends(Rules::POWER))));
    screen.insights = 0;
    screen.keys("44s");
    sees(&mut screen, "Study: move 2 of 2");
    screen.keys("x");
    let last = screen.lines().pop().unwrap();
    assert!(last.contains("remove this disc"), "{last}");
    // The arrows choose the disc now.
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Right);
    sees(&mut screen, "move 2 of 2");
    screen.press(KeyCode::Enter);
    sees(&mut screen, "x4/5");
}
