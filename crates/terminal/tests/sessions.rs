//! What a session on the screen promises beyond a single game: computers, taking back, clocks, series,
//! the shelf, flags, notices.

mod common;

use common::{Screen, around, computer, friends};
use crossterm::event::KeyCode;
use fourline_app::{First, Options, Session};
use fourline_game::{Action, Clock, Seat};
use fourline_rules::Rules;
use fourline_terminal::screen::{Depth, Start};
use std::time::Duration;

const LONG: Duration = Duration::from_secs(3600);

fn against(level: &str, rules: Rules, first: Seat) -> Options {
    Options {
        opponent: computer(level),
        rules: Some(rules),
        first: Some(First::Seat(first)),
        seed: Some(7),
        ..Options::default()
    }
}

#[test]
fn computers_play_every_preset_to_its_end() {
    for (name, rules) in Rules::PRESETS {
        for pair in [["level-1", "robot"], ["level-4", "random"]] {
            let [player, opponent] = pair.map(computer);
            let options = Options { player, opponent, rules: Some(rules), ..Options::default() };
            let mut screen = Screen::of_options(options);
            screen.settle_for(LONG);
            assert!(
                {
                    let end = screen.panel();
                    end.contains("wins: ") || end.contains("Draw: ")
                },
                "{name}:\n{}",
                screen.text()
            );
            assert!(screen.only_game("data/finished").ending().is_some());
        }
    }
}

#[test]
fn a_level_that_starts_picks_its_symbol_and_plays() {
    for rules in [Rules::STRICT, Rules::SECOND_CHANCE] {
        let mut screen = Screen::of_options(against("3", rules, Seat::Two));
        screen.settle();
        assert!(screen.panel().contains("Otter (") && screen.panel().contains("drops into"));
        screen.keys("1");
        assert!(screen.panel().contains("end the turn"), "{}", screen.text());
    }
}

#[test]
fn flags_choose_both_players_and_the_seed() {
    let options = Options { player: computer("5"), ..against("robot", Rules::CLASSIC, Seat::One) };
    let records: Vec<String> = (0..2)
        .map(|_| {
            let mut screen = Screen::of_options(options.clone());
            screen.settle_for(LONG);
            let game = screen.only_game("data/finished");
            assert_eq!(game.setup().seed, 7);
            assert_eq!(game.setup().player(Seat::One).tag.as_str(), "level-5");
            fourline_game::record::write(&game)
        })
        .collect();
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_seed_counts_from_the_form_too() {
    let options = Options { opponent: computer("robot"), seed: Some(7), ..Options::default() };
    let mut screen = Screen::of_options(options);
    assert!(screen.text().contains("Start the game"), "{}", screen.text());
    screen.keys("\n4q");
    assert_eq!(screen.only_game("data/unfinished").setup().seed, 7);
}

#[test]
fn flags_of_one_start_are_not_remembered() {
    let mut screen = Screen::of_options(Options {
        symbols: "AB".parse().ok(),
        rules: Some(Rules::POWER),
        ..Options::default()
    });
    screen.friend_form();
    screen.click_text("More");
    assert!(screen.text().contains("AB") && screen.text().contains("Power"));
    screen.start_form();
    screen.keys("44q");
    assert!(!screen.folder.path().join("data/state.toml").exists());
    let mut screen =
        Screen::in_folder(screen.folder, Start::Menu(Box::default()), around(Depth::Many), |_| {});
    screen.friend_form();
    screen.click_text("More");
    assert!(screen.text().contains("XO"), "{}", screen.text());
    screen.start_form();
    screen.keys("4q");
    let state = std::fs::read_to_string(screen.folder.path().join("data/state.toml")).unwrap();
    assert!(!state.contains("symbols = \"AB\""), "{state}");
}

#[test]
fn moves_are_taken_back_and_redone() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("44z");
    assert!(screen.panel().contains("Bob's turn"), "{}", screen.text());
    screen.keys("z");
    assert!(screen.panel().contains("Ann's turn"), "{}", screen.text());
    screen.keys("z");
    assert!(screen.panel().contains("There is no move to"), "{}", screen.panel());
    screen.keys("ZZ");
    assert_eq!(screen.only_game("data/unfinished").commands().len(), 2);
    // Back to the move that is looked at.
    screen.keys("56,,");
    assert!(screen.panel().contains("Looking back: move 2 of 4."), "{}", screen.panel());
    screen.keys("4");
    assert!(screen.panel().contains("Back to the current"), "{}", screen.panel());
    screen.keys(",,,z");
    assert_eq!(screen.only_game("data/unfinished").commands().len(), 1);
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("4d");
    assert!(screen.panel().contains("accept a draw?"), "{}", screen.panel());
    screen.keys("n");
    assert!(screen.panel().contains("Bob's turn"), "{}", screen.text());
    screen.keys("d");
    screen.click_text("y Yes");
    assert!(screen.panel().contains("Draw by agreement."), "{}", screen.text());
    assert!(screen.panel().contains("Score: Ann 0, Bob 0, 1 draw"), "{}", screen.panel());
}

#[test]
fn a_series_is_counted_and_the_other_side_starts() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("1212121");
    assert!(screen.panel().contains("Score: Ann 1, Bob 0"), "{}", screen.panel());
    screen.keys("\n");
    assert!(screen.panel().contains("Bob's turn"), "{}", screen.text());
    screen.keys("1212121");
    assert!(screen.panel().contains("Score: Ann 1, Bob 1"), "{}", screen.panel());
    assert_eq!(screen.files("data/finished").len(), 2);
    assert_eq!(screen.files("data/unfinished").len(), 0);
    screen.keys("r1r");
    assert!(screen.panel().contains("Start a new game?"), "{}", screen.panel());
}

#[test]
fn a_clock_is_seen_running_and_ends_the_game() {
    let clock = Some(Clock::Total { ms: 60_000, increment_ms: 0 });
    let mut screen = Screen::of_options(Options { clock, ..friends(Rules::CLASSIC) });
    assert!(screen.text().contains("1:00"), "{}", screen.text());
    screen.settle_for(Duration::from_millis(2_500));
    assert!(screen.text().contains("0:58"), "{}", screen.text());
    screen.settle_for(Duration::from_millis(49_000));
    assert!(screen.text().contains(" 8.") || screen.text().contains(" 9."), "{}", screen.text());
    screen.settle_for(LONG);
    assert!(
        screen.panel().contains("Bob (O) wins: Ann (X) ran out of time."),
        "{}",
        screen.panel()
    );
}

#[test]
fn a_computer_that_stops_with_an_error_is_said_so_and_tries_again() {
    let mut screen = Screen::of_options(against("3", Rules::CLASSIC, Seat::One));
    screen.breaks = true;
    screen.keys("4");
    let (text, keys) = (screen.panel(), screen.text());
    assert!(
        text.contains("stopped with an error and can't move.") && keys.contains("try again"),
        "{text}"
    );
    screen.breaks = false;
    screen.keys("\n");
    assert!(screen.panel().contains("Otter (O) drops"), "{}", screen.panel());
}

#[test]
fn a_resumed_game_that_is_finished_leaves_the_unfinished_ones() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("121212q");
    let folder = screen.folder;
    drop(screen.app);
    let mut screen =
        Screen::in_folder(folder, Start::Menu(Box::default()), around(Depth::Many), |_| {});
    screen.keys("5");
    let text = screen.text();
    assert!(text.contains("Ann (X) vs Bob (O)") && text.contains("unfinished, 6 discs"), "{text}");
    screen.keys("\n1");
    assert!(screen.panel().contains("Ann wins: four"), "{}", screen.text());
    assert_eq!(screen.files("data/unfinished").len(), 0);
    screen.keys("qq3");
    assert!(screen.text().contains("There is no unfinished game."), "{}", screen.text());
    screen.keys("5");
    assert!(screen.text().contains("Ann (X) won"), "{}", screen.text());
    screen.keys("s");
    assert!(screen.text().contains("Study: move 7 of 7"), "{}", screen.text());
    screen.keys("qx");
    assert!(screen.text().contains("Delete this game?"), "{}", screen.text());
    screen.keys("n");
    assert_eq!(screen.files("data/finished").len(), 1);
    screen.keys("xy");
    assert_eq!(screen.files("data/finished").len(), 0);
    assert!(screen.text().contains("Deleted."), "{}", screen.text());
}

#[test]
fn the_screen_starts_with_a_game_to_continue_or_to_replay() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("4453");
    let game = screen.only_game("data/unfinished");
    let session = Session::resume(game.clone(), None, 0).unwrap();
    let mut screen = Screen::new(Start::Resume(Box::new(session)));
    assert!(screen.panel().contains("Ann's turn"), "{}", screen.text());
    let mut screen = Screen::new(Start::Replay(Box::new(game)));
    screen.insights = 0;
    assert!(screen.text().contains("Study: move 0 of 4"), "{}", screen.text());
    screen.keys(".");
    assert!(screen.text().contains("Study: move 1 of 4"), "{}", screen.text());
}

#[test]
fn refusals_are_seen_beside_hints_and_vanish() {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("ib");
    let text = screen.text();
    assert!(text.contains("column 4:") && text.contains("There is no block in"), "{text}");
    screen.keys("w");
    assert!(screen.panel().contains("There is no block in"), "{}", screen.panel());
    screen.settle_for(Duration::from_secs(10));
    assert!(!screen.panel().contains("There is no block in"), "{}", screen.panel());
}

#[test]
fn a_game_that_can_not_be_kept_is_not_left_and_its_record_is_handed_out() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("data"), "a file in the way").unwrap();
    let start = Start::Menu(Box::new(friends(Rules::CLASSIC)));
    let mut screen = Screen::in_folder(folder, start, around(Depth::Many), |_| {});
    screen.keys("4");
    assert!(screen.panel().contains("This game can't be"), "{}", screen.panel());
    screen.keys("4q");
    let text = screen.panel();
    assert!(text.contains("Ann's turn") && text.contains("The game can't be"), "{text}");
    let said = screen.app.leave();
    assert!(said[0].contains("This is its record:\nfourline record"), "{said:?}");
}

#[test]
fn the_list_of_keys_scrolls_back_from_its_end() {
    let mut screen = Screen::menu();
    screen.size = (40, 20);
    screen.keys("?");
    screen.press(KeyCode::End);
    let end = screen.text();
    screen.press(KeyCode::Down);
    assert_eq!(screen.text(), end);
    screen.press(KeyCode::Up);
    assert_ne!(screen.text(), end);
}

#[test]
fn two_pages_with_questions_do_not_hear_each_others_answers() {
    let mut screen = Screen::of_options(against("3", Rules::CLASSIC, Seat::One));
    // The computer's question stays open while a study asks its own.
    screen.input_only(KeyCode::Char('4'));
    screen.input_only(KeyCode::Char('s'));
    screen.settle();
    assert!(screen.text().contains("Study: move 1 of 1"), "{}", screen.text());
    screen.keys("q");
    let commands = screen.only_game("data/unfinished").commands().to_vec();
    assert!(commands.iter().all(|command| matches!(command.action, Action::Drop(_))));
    assert_eq!(commands.len(), 2);
}

#[test]
fn a_game_is_serious_and_timed_by_the_form() {
    let mut screen = Screen::menu();
    screen.friend_form();
    screen.click_text("More");
    screen.click_text("Serious play");
    screen.click_text("Clock");
    screen.press(KeyCode::Esc);
    screen.press(KeyCode::Right);
    assert!(screen.text().contains("1m+1s"), "{}", screen.text());
    screen.start_form();
    screen.keys("4z");
    assert!(screen.panel().contains("This is a serious"), "{}", screen.panel());
    let game = screen.only_game("data/unfinished");
    assert!(game.setup().serious && game.setup().clock.is_some());
    assert_eq!(game.setup().player(Seat::One).name.as_str(), "Player 1");
}
