//! The page without a browser: games, studies, addresses and what is kept, through inputs and the view.

mod browser;

use browser::Browser;
use fourline_app::script::{self, Script};
use fourline_app::{Kind, Prompt, Request};
use fourline_game::{Seat, Stage, Verdict, record};
use fourline_rules::{Column, Rules};
use fourline_web::storage::{Memory, Storage, StorageProblem};
use fourline_web::view::{Body, Wish};
use fourline_web::{Change, Do, Effect, Focus, Go, Input, Key, Page, Picture};
use fourline_words::Language;

fn column(number: u8) -> Column {
    Column::new(number - 1)
}

/// Asks for something by keys alone.
fn by_key(browser: &mut Browser, request: Request) {
    let symbols = browser.site.session().game().setup().symbols;
    let key = match request {
        Request::Drop(column) => (column.index() + 1).to_string(),
        Request::DropNowhere => "9".to_string(),
        Request::Pick(symbol) => if symbol == symbols.first() { "1" } else { "2" }.to_string(),
        Request::ChooseDisc => "x".to_string(),
        Request::Undo => "u".to_string(),
        Request::Block => "b".to_string(),
        Request::EndTurn => "e".to_string(),
        Request::TakeBack => "z".to_string(),
        Request::Redo => "Z".to_string(),
        Request::Resign => "R".to_string(),
        Request::OfferDraw => "d".to_string(),
        Request::NewGame => "r".to_string(),
        Request::Answer(true) | Request::Accept => "y".to_string(),
        Request::Answer(false) | Request::Decline => "n".to_string(),
        other => return drop(browser.send(Input::Ask(other))),
    };
    match request {
        // Discs have buttons; a keyboard reaches them with Tab.
        Request::Remove(cell) => drop(browser.send(Input::Cell(cell))),
        _ => drop(browser.key(&key)),
    }
}

/// Asks for something by clicks alone: on columns, discs and buttons that are there.
fn by_click(browser: &mut Browser, request: Request) {
    match request {
        Request::Drop(column) => return drop(browser.send(Input::Column(column))),
        Request::Remove(cell) => return drop(browser.send(Input::Cell(cell))),
        // There is no column to click.
        Request::DropNowhere => return drop(browser.key("9")),
        _ => {}
    }
    let play = browser.play();
    let buttons = play.status.answers.iter().chain(&play.actions);
    let is_there = buttons.into_iter().any(|button| button.wish == Wish::Ask(request));
    // In mid-game another game is started in the form; the key does it at the same table.
    assert!(is_there || matches!(request, Request::NewGame | Request::Block), "{request:?}");
    browser.send(Input::Ask(request));
}

fn plays_like_the_session(script: &Script, ask: fn(&mut Browser, Request)) {
    let mut browser = Browser::new(&Memory::default());
    let start = record::write(script::session(script).game());
    browser.send(Input::File("game.fourline".into(), start));
    for &request in &script.requests {
        ask(&mut browser, request);
    }
    let expected = script::play(script);
    let played = record::write(browser.site.session().game());
    assert_eq!(played, expected.record, "{}", script.name);
}

#[test]
fn games_of_every_preset_by_keys_alone() {
    script::all().iter().for_each(|one| plays_like_the_session(one, by_key));
}

#[test]
fn games_of_every_preset_by_clicks_alone() {
    script::all().iter().step_by(2).for_each(|one| plays_like_the_session(one, by_click));
}

#[test]
fn it_opens_as_a_board_and_one_click_drops_the_first_disc_against_level_3() {
    let mut browser = Browser::new(&Memory::default());
    let play = browser.play();
    assert_eq!(play.status.headline, "Your turn");
    assert_eq!(play.players[0].name, "Otter");
    assert!(play.players[0].about.starts_with("Level 3"), "{}", play.players[0].about);
    assert!(play.board.buttons.iter().all(|button| button.may));
    browser.send(Input::Point(Some(column(4))));
    assert_eq!(browser.play().board.ghost, Some((3, 0, true)));
    browser.send(Input::Column(column(4)));
    assert_eq!(browser.site.session().game().commands().len(), 2, "the computer has answered");
    assert_eq!(browser.play().moves.len(), 1);
    assert!(browser.aloud().contains("Otter"), "{}", browser.aloud());
}

#[test]
fn what_falls_comes_to_rest_and_input_is_never_blocked() {
    let mut browser = Browser::friends(&Memory::default());
    browser.send_only(Input::Column(column(4)));
    let falls = browser.play().board.discs[0].fall;
    assert!(falls.is_some_and(|(rows, ms)| rows == 6 && (250..=400).contains(&ms)), "{falls:?}");
    browser.send_only(Input::Column(column(4)));
    assert_eq!(browser.play().board.discs.len(), 2);
    browser.wait(2000);
    assert!(browser.play().board.discs.iter().all(|disc| disc.fall.is_none()));
    let mut still = Browser::new(&Memory::default());
    still.send(Input::Set("motion", "reduced".into()));
    still.send_only(Input::Column(column(4)));
    assert!(still.play().board.discs[0].fall.is_none());
}

#[test]
fn a_win_a_rematch_and_the_series() {
    let mut browser = Browser::friends(&Memory::default());
    browser.keys("1212121");
    let play = browser.play();
    assert!(play.is_over && play.status.headline.contains("column 1"), "{}", play.status.headline);
    assert_eq!((play.board.winning.len(), play.board.line), (4, Some([(0, 0), (0, 3)])));
    assert_eq!(play.status.answers.len(), 3, "rematch, review, new game");
    assert!(play.board.buttons.iter().all(|button| !button.may), "nothing lights up after the end");
    browser.send(Input::Point(Some(column(4))));
    assert_eq!(browser.play().board.lane, None);
    browser.key("Enter");
    assert_eq!(browser.site.session().game().turn(), Some(Seat::Two), "the other side starts");
    assert!(browser.play().series.contains('1'));
    browser.key("R");
    assert!(matches!(browser.site.session().prompt(), Prompt::Confirm(..)));
    browser.key("y");
    let ending = browser.site.session().game().ending().unwrap();
    assert_eq!(ending.verdict(), Verdict::Won(Seat::One));
}

#[test]
fn a_draw_and_a_forfeit() {
    let mut browser = Browser::friends(&Memory::default());
    browser.keys("d");
    browser.keys("y");
    let verdict = |browser: &Browser| browser.site.session().game().ending().map(|e| e.verdict());
    assert_eq!(verdict(&browser), Some(Verdict::Draw));
    let mut browser = Browser::friends(&Memory::default());
    browser.rules(Rules::SECOND_CHANCE);
    if browser.site.session().game().stage() == Stage::PickSymbol {
        browser.keys("1");
    }
    browser.keys("9999");
    assert!(matches!(verdict(&browser), Some(Verdict::Won(_))), "four bad columns lose");
}

#[test]
fn a_hint_scores_and_going_back() {
    let mut browser = Browser::new(&Memory::default());
    browser.keys("44");
    let commands = browser.site.session().game().commands().len();
    browser.key("i");
    let play = browser.play();
    assert!(play.board.has_notes && !play.hints.is_empty());
    let notes = play.board.buttons.iter().filter(|button| button.note.is_some()).count();
    assert!(notes >= 5, "{notes}");
    browser.key("i");
    assert!(!browser.play().board.has_notes);
    browser.key("S");
    assert!(browser.play().board.has_notes && browser.play().scores);
    browser.key("S");
    browser.key("z");
    assert!(browser.site.session().game().commands().len() < commands);
    browser.key("Z");
    assert_eq!(browser.site.session().game().commands().len(), commands);
    browser.key(",");
    assert!(matches!(browser.site.session().prompt(), Prompt::LookingBack { .. }));
    browser.key("Escape");
    assert!(matches!(browser.site.session().prompt(), Prompt::Move { .. }));
}

#[test]
fn a_worker_that_dies_is_said_and_tried_again() {
    let mut browser = Browser::new(&Memory::default());
    let effects = browser.send_only(Input::Column(column(4)));
    let Some(Effect::Think(role, _)) =
        effects.into_iter().find(|effect| matches!(effect, Effect::Think(..)))
    else {
        panic!("it thinks");
    };
    browser.send_only(Input::Died(role));
    assert!(matches!(browser.site.session().prompt(), Prompt::Broken(_)));
    browser.send(Input::Ask(Request::MoveNow));
    browser.wait(2000);
    assert_eq!(browser.site.session().game().commands().len(), 2);
}

#[test]
fn a_computer_can_be_hurried() {
    let mut browser = Browser::new(&Memory::default());
    browser.send_only(Input::Column(column(4)));
    let effects = browser.send_only(Input::Key(Key::plain("Escape")));
    let is_stop = |effect: &Effect| matches!(effect, Effect::Stop(_));
    let is_think = |effect: &Effect| matches!(effect, Effect::Think(..));
    assert!(effects.iter().any(is_stop) && effects.iter().any(is_think), "{effects:?}");
    browser.answer(effects);
    assert_eq!(browser.site.session().game().commands().len(), 2);
}

#[test]
fn a_page_that_is_loaded_again_goes_on_with_its_game() {
    let storage = Memory::default();
    let mut browser = Browser::friends(&storage);
    browser.keys("4453");
    let game = browser.site.session().game().clone();
    // It was not closed in an orderly way.
    let again = Browser::new(&storage);
    assert_eq!(again.site.session().game(), &game);
    assert!(storage.keys().iter().filter(|key| key.contains("unfinished")).count() == 1);
}

#[test]
fn two_tabs_never_destroy_each_others_games() {
    let storage = Memory::default();
    let mut one = Browser::named(&storage, "one");
    one.friend_game();
    one.keys("4453");
    let mut two = Browser::named(&storage, "two");
    assert!(two.site.session().game().commands().is_empty(), "the game is open elsewhere");
    two.friend_game();
    two.keys("11");
    one.keys("6");
    // The second tab opens the first one's game, and gets a copy.
    two.send(Input::Open(Page::Games));
    let Body::Games(games) = two.site.view().body else { panic!("games") };
    let theirs = games.lists[0].2.iter().find(|entry| !entry.note.is_empty()).unwrap();
    let Wish::Do(what) = theirs.open.wish.clone() else { panic!("a button") };
    two.send(Input::Do(what));
    two.keys("7");
    one.keys("2");
    let mut third = Browser::named(&storage, "three");
    third.send(Input::Open(Page::Games));
    let Body::Games(games) = third.site.view().body else { panic!("games") };
    assert_eq!(games.lists[0].2.len(), 3);
    let moves = one.site.session().game().commands().len();
    assert_eq!(moves, 6);
}

#[test]
fn addresses_lead_to_what_they_say() {
    let storage = Memory::default();
    let mut browser = Browser::new(&storage);
    let effects = browser.send(Input::Open(Page::parse("/s/4453").unwrap()));
    assert!(effects.contains(&Effect::Push("/s/4453".into())), "{effects:?}");
    browser.send(Input::Go(Go::Back));
    assert_eq!(browser.address, "/s/4453?move=3");
    browser.send(Input::Column(column(1)));
    assert_eq!(browser.address, "/s/4451");
    browser.send(Input::Address("/".into()));
    assert_eq!(*browser.site.page(), Page::Play);
    browser.send(Input::Address("/how/power".into()));
    assert_eq!(*browser.site.page(), Page::HowTo(Rules::POWER));
    browser.send(Input::Address("/p/4453".into()));
    assert_eq!(browser.site.session().game().position().occupied().len(), 4);
    assert_eq!(browser.play().status.headline, "Your turn");
    browser.send(Input::Column(column(2)));
    assert_eq!(browser.address, "/", "it is a game of its own now");
    for wrong in ["/nowhere", "/p/888", "/s/r/abc", "/g/missing", "/how/up=down"] {
        browser.send(Input::Address(wrong.into()));
        assert!(matches!(browser.site.view().body, Body::Broken(_)), "{wrong}");
        browser.send(Input::Open(Page::Play));
        assert!(matches!(browser.site.view().body, Body::Play(_)));
    }
    let shared = Browser::at(&Memory::default(), "/s/4453?move=2");
    let Body::Study(study) = shared.site.view().body else { panic!("a study") };
    assert_eq!((study.board.discs.len(), study.moves.len()), (2, 2));
}

#[test]
fn a_study_has_scores_a_graph_and_mistakes_and_plays_on() {
    let mut browser = Browser::at(&Memory::default(), "/s/4444752335");
    browser.wait(5000);
    let Body::Study(study) = browser.site.view().body else { panic!("a study") };
    assert!(study.board.buttons.iter().all(|one| !one.may || one.note.is_some()));
    assert!(study.graph.points.iter().filter(|point| point.is_some()).count() > 3);
    assert!(!study.lines.is_empty());
    browser.send(Input::Do(Do::PlayHere));
    browser.send(Input::Do(Do::Start));
    assert_eq!(*browser.site.page(), Page::Play);
    assert_eq!(browser.site.session().game().position().occupied().len(), 10);
    assert_eq!(browser.play().status.headline, "Your turn");
}

#[test]
fn anything_can_be_pasted_into_a_study() {
    let mut browser = Browser::at(&Memory::default(), "/s");
    let discs = |browser: &Browser| match browser.site.view().body {
        Body::Study(study) => study.board.discs.len(),
        other => panic!("{other:?}"),
    };
    let mut paste = |text: &str| {
        browser.send(Input::Typed(text.into()));
        browser.send(Input::Do(Do::Read));
        discs(&browser)
    };
    assert_eq!(paste("4453"), 4);
    assert_eq!(paste("....\n....\n..O.\n.XXO"), 4);
    let one = &script::all()[0];
    let played = script::played(one);
    let count = played.game().position().occupied().len() as usize;
    assert_eq!(paste(&record::write(played.game())), count);
    assert_eq!(paste("4x5"), count, "what can't be read changes nothing");
    browser.send(Input::Do(Do::Clear));
    assert_eq!(discs(&browser), 0);
    browser.keys("4");
    browser.send(Input::Do(Do::Edit));
    let Body::Study(study) = browser.site.view().body else { panic!("a study") };
    assert!(study.text.contains('X'), "{}", study.text);
}

#[test]
fn what_cannot_be_kept_is_said_and_nothing_is_lost() {
    let storage = Memory::default();
    let mut browser = Browser::friends(&storage);
    browser.keys("44");
    storage.break_down(Some(StorageProblem::Full));
    browser.keys("5");
    let shell = browser.site.view().shell;
    assert!(shell.not_kept.contains("no room"), "{}", shell.not_kept);
    assert_eq!(browser.site.session().game().commands().len(), 3, "it goes on");
    browser.send(Input::Do(Do::NewGame));
    browser.send(Input::Do(Do::Start));
    assert_eq!(browser.site.session().game().commands().len(), 3, "it stays at the table");
    browser.send(Input::Do(Do::Close));
    storage.break_down(None);
    browser.keys("5");
    assert_eq!(browser.site.view().shell.not_kept, "");
    assert_eq!(Browser::new(&storage).site.session().game().commands().len(), 4);
    let forbidden = Memory::default();
    forbidden.break_down(Some(StorageProblem::Forbidden));
    let mut browser = Browser::new(&forbidden);
    browser.send(Input::Column(column(4)));
    assert!(browser.site.view().shell.not_kept.contains("does not let"));
}

#[test]
fn everything_is_exported_imported_and_deleted() {
    let storage = Memory::default();
    let mut browser = Browser::friends(&storage);
    browser.keys("1212121");
    browser.send(Input::Set("web.theme", "dark".into()));
    let effects = browser.send(Input::Do(Do::Export));
    let text = effects.iter().find_map(|effect| match effect {
        Effect::Download { text, .. } => Some(text.clone()),
        _ => None,
    });
    let text = text.unwrap();
    let elsewhere = Memory::default();
    let mut there = Browser::new(&elsewhere);
    there.send(Input::File("fourline.txt".into(), text));
    assert!(there.aloud().contains("1 game"), "{}", there.aloud());
    assert_eq!(there.site.view().shell.theme, "dark");
    there.send(Input::Open(Page::Settings));
    there.send(Input::Do(Do::DeleteAll));
    let Body::Settings(settings) = there.site.view().body else { panic!("settings") };
    assert!(settings.asks.is_some(), "it asks first");
    there.send(Input::Do(Do::Answer(false)));
    assert!(!elsewhere.keys().is_empty());
    there.send(Input::Do(Do::DeleteAll));
    there.send(Input::Do(Do::Answer(true)));
    assert!(elsewhere.keys().is_empty(), "{:?}", elsewhere.keys());
    there.send(Input::File("x.txt".into(), "nonsense".into()));
    assert!(there.aloud().contains("neither"), "{}", there.aloud());
}

#[test]
fn statistics_count_by_opponent_and_rules() {
    let storage = Memory::default();
    let mut browser = Browser::new(&storage);
    browser.keys("4");
    browser.key("R");
    browser.key("y");
    browser.send(Input::Open(Page::Statistics));
    let Body::Statistics(statistics) = browser.site.view().body else { panic!("statistics") };
    assert_eq!(statistics.rows.len(), 1);
    assert_eq!(statistics.rows[0].2, [0, 0, 1]);
}

#[test]
fn own_rules_can_be_made_and_saved() {
    let mut browser = Browser::new(&Memory::default());
    browser.send(Input::Do(Do::NewGame));
    for (field, value) in [("size", "5x4"), ("connect", "3")] {
        let field =
            fourline_app::RuleField::ALL.into_iter().find(|one| one.key() == field).unwrap();
        browser.send(Input::Change(Change::Rule(field, value.into())));
    }
    browser.send(Input::Change(Change::RulesName("Tiny".into())));
    browser.send(Input::Do(Do::SaveRules));
    browser.send(Input::Change(Change::Kind(Kind::Friend)));
    browser.send(Input::Do(Do::Start));
    let play = browser.play();
    assert_eq!((play.board.columns, play.board.rows), (5, 4));
    assert!(play.rules.contains("Tiny"), "{}", play.rules);
    browser.keys("12121");
    assert!(browser.play().is_over, "three win");
}

#[test]
fn keys_are_left_to_fields_buttons_and_the_browser() {
    let mut browser = Browser::friends(&Memory::default());
    let mut pressed = |name: &str, focus: Focus, is_modified: bool| {
        let key = Key { name: name.into(), focus, is_modified, is_repeated: false };
        browser.send(Input::Key(key)).contains(&Effect::TakeKey)
    };
    assert!(!pressed("4", Focus::Field, false));
    assert!(!pressed("r", Focus::Nothing, true));
    assert!(!pressed("Enter", Focus::Button, false));
    assert!(!pressed("Tab", Focus::Nothing, false));
    assert!(pressed("4", Focus::Button, false));
    assert!(pressed("ArrowRight", Focus::Board(Column::new(3)), false));
    assert!(pressed("?", Focus::Nothing, false));
    assert!(!pressed("4", Focus::Nothing, false), "the help is open");
}

#[test]
fn the_keyboard_goes_on_from_where_it_is_wherever_the_mouse_rests() {
    let mut browser = Browser::friends(&Memory::default());
    browser.send(Input::Point(Some(column(6))));
    let focus = Focus::Board(column(4));
    let key = Key { name: "ArrowRight".into(), focus, ..Key::default() };
    let effects = browser.send(Input::Key(key));
    assert!(effects.contains(&Effect::FocusColumn(column(5))), "{effects:?}");
}

#[test]
fn a_film_is_asked_for_and_its_end_is_said() {
    let mut browser = Browser::friends(&Memory::default());
    browser.keys("445");
    let effects = browser.send(Input::Do(Do::SavePicture(Picture::Gif)));
    let film = effects.into_iter().find_map(|effect| match effect {
        Effect::Film { record, .. } => Some(record::read(&record).unwrap()),
        _ => None,
    });
    assert_eq!(film.as_ref(), Some(browser.site.session().game()));
    let said = |browser: &Browser| browser.site.view().shell.notice;
    assert_eq!(said(&browser), "The film is being made.");
    browser.send(Input::Filmed(true));
    assert_eq!(said(&browser), "The film is saved.");
    browser.send(Input::Filmed(false));
    assert!(said(&browser).starts_with("The film could not be made."));
}

#[test]
fn those_who_hear_the_page_can_ask_where_they_are() {
    let mut browser = Browser::friends(&Memory::default());
    browser.keys("121212");
    browser.key("f");
    assert!(browser.aloud().contains("column 1"), "{}", browser.aloud());
    browser.key("a");
    assert!(browser.aloud().contains("column 2"), "{}", browser.aloud());
    browser.send(Input::Point(Some(column(1))));
    browser.key("c");
    assert!(browser.aloud().contains("X X X"), "{}", browser.aloud());
    browser.key("v");
    assert!(browser.aloud().contains("hint"), "{}", browser.aloud());
    let label = &browser.play().board.buttons[0].label;
    assert!(label.contains("X X X") && label.contains("row 3"), "{label}");
    browser.keys("99");
    assert!(browser.play().status.detail.contains("no such column"));
}

#[test]
fn every_page_speaks_every_language() {
    for language in Language::ALL {
        let mut browser = Browser::friends(&Memory::default());
        browser.send(Input::Set("language", language.tag().into()));
        assert_eq!(browser.site.view().shell.language, language);
        let mut texts = Vec::new();
        for address in ["/", "/s/4453", "/how/power", "/games", "/statistics", "/settings", "/x"] {
            browser.send(Input::Address(address.into()));
            let view = browser.site.view();
            assert!(!view.shell.title.is_empty());
            texts.push(format!("{:?}", view.body));
        }
        for key in ["?", "m"] {
            browser.send(Input::Do(Do::Close));
            browser.key(key);
            texts.push(format!("{:?}", browser.site.view().dialog));
        }
        for text in &texts {
            assert!(language == Language::English || !text.contains("There is no"), "{text}");
        }
    }
}
