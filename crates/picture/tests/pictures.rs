//! Pictures read back: what was drawn can be found in the files that were made.

use fourline_game::{Action, Game, GameView, Name, Player, Seat, Setup, steps};
use fourline_picture::{
    Film, Form, Look, Note, Pace, Pixels, Scheme, Size, Theme, strip, svg, winning_lines,
};
use fourline_rules::{Column, Rules};
use std::collections::HashSet;

fn game(rules: Rules, names: [&str; 2], moves: &str) -> Game {
    let players = names.map(|name| Player::human(Name::new(name).unwrap()));
    let mut game = Game::new(Setup::new(rules, players).unwrap());
    for digit in moves.bytes() {
        let column = Column::new(digit - b'1');
        game.play(game.turn().unwrap().does(Action::Drop(column))).unwrap();
    }
    game
}

fn classic(moves: &str) -> Game {
    game(Rules::CLASSIC, ["Ann", "Bob"], moves)
}

fn view(moves: &str) -> GameView {
    GameView::of(&classic(moves), Seat::One)
}

#[test]
fn winning_lines_go_from_end_to_end() {
    let ends = |moves: &str| -> Vec<[(usize, u8); 2]> {
        let cell = |cell: fourline_rules::Cell| (cell.column.index(), cell.row);
        winning_lines(&view(moves)).into_iter().map(|(from, to)| [cell(from), cell(to)]).collect()
    };
    assert!(ends("4455").is_empty());
    assert_eq!(ends("1212121"), [[(0, 0), (0, 3)]], "up");
    assert_eq!(ends("1122334"), [[(0, 0), (3, 0)]], "across");
    assert_eq!(ends("12234334464"), [[(0, 0), (3, 3)]], "a diagonal");
    // Five.
    assert_eq!(ends("112255443"), [[(0, 0), (4, 0)]]);
}

#[test]
fn a_board_of_discs_has_a_front_with_round_corners_on_any_page() {
    for scheme in [Scheme::Dark, Scheme::Light] {
        let look = Look { scheme, ..Look::default() };
        let (scene, tokens) = (look.scene(&view("4")), scheme.tokens());
        let pixels = Pixels::of(&scene, Size::Natural).unwrap();
        let rgb = |colour: fourline_picture::Colour| [colour.0, colour.1, colour.2];
        let layout = look.layout(&view("4"));
        let (left, top, width, _) = layout.front().unwrap();
        let (left, top, middle) = (left as u32, top as u32, (left + width / 2.0) as u32);
        assert_eq!(pixels.at(left + 1, top + 1), rgb(tokens.page), "the corner is round");
        assert_eq!(pixels.at(middle, top + 2), rgb(tokens.board));
        let hole = layout.centre(fourline_rules::Cell::new(Column::new(0), 0));
        assert_eq!(pixels.at(hole.0 as u32, hole.1 as u32), rgb(tokens.hole));
    }
}

#[test]
fn names_are_escaped_and_the_board_is_described() {
    let game = game(Rules::CLASSIC, ["<Ann> & \"Co\"", "]]></title>"], "44");
    let text = svg::write(&Look::default().scene(&GameView::of(&game, Seat::One)), Size::Natural);
    assert!(text.contains("&lt;Ann&gt; &amp; &quot;Co&quot; (X) vs ]]&gt;&lt;/title&gt; (O)"));
    assert!(text.contains("Column 4 from the bottom: X O."), "{text}");
    assert_eq!(text.matches("</title>").count(), 1);
}

#[test]
fn every_theme_shows_every_state_differently() {
    for theme in Theme::ALL {
        let look = Look { theme, ..Look::default() };
        let pictures: Vec<Vec<u8>> = ["", "4", "44", "1122334", "112233"]
            .iter()
            .map(|moves| Pixels::of(&look.scene(&view(moves)), Size::Width(256)).unwrap().rgb)
            .collect();
        assert_eq!(pictures.iter().collect::<HashSet<_>>().len(), 5, "{theme}");
    }
}

#[test]
fn players_are_told_apart_without_colour() {
    // Drawn in one grey, a disc of one player must not look like the other's. The squares theme is
    // the exception: it is what it is, and the default is another one.
    for theme in Theme::ALL.into_iter().filter(|&theme| theme != Theme::Squares) {
        let forms = |first| {
            theme
                .disc(first, (0.0, 0.0))
                .into_iter()
                .map(|mark| (mark.form, mark.pen))
                .collect::<Vec<_>>()
        };
        assert_ne!(forms(true), forms(false), "{theme}");
    }
    assert_ne!(Theme::default(), Theme::Squares);
}

#[test]
fn notes_and_coordinates_find_room() {
    let note = |n: u32| Note { text: format!("wins\nin {n}"), is_best: n == 0 };
    let notes: Vec<Option<Note>> = (0..7).map(|n| (n != 3).then(|| note(n))).collect();
    for theme in Theme::ALL {
        let plain = Look { theme, ..Look::default() };
        let full = Look { notes: notes.clone(), coordinates: true, ..plain.clone() };
        let (before, after) = (plain.scene(&view("4")), full.scene(&view("4")));
        // Seven columns, six rows, six notes of two lines, one mark for the best.
        assert_eq!(after.marks.len(), before.marks.len() + 7 + 6 + 2 * 6 + 1);
        let svg = svg::write(&after, Size::Natural);
        assert!(!svg.contains("<text"), "no font is needed to show it");
    }
}

#[test]
fn long_words_are_written_smaller() {
    let size = |text: &str| {
        let notes = vec![Some(Note { text: text.to_string(), is_best: false })];
        let marks = Look { notes, ..Look::default() }.scene(&view("")).marks;
        let mut sizes = marks.into_iter().filter_map(|mark| match mark.form {
            Form::Text { size, .. } => Some(size),
            _ => None,
        });
        sizes.next().unwrap()
    };
    assert_eq!(size("verliert\nin 3"), 17.0);
    assert!(size("unentschieden") < 17.0);
    assert!(size("short\nmuch longer than that") < size("unentschieden"));
}

#[test]
fn any_size_is_filled_and_the_board_stays_in_proportion() {
    let scene = Look { theme: Theme::Squares, ..Look::default() }.scene(&view("4"));
    let wide = Pixels::of(&scene, Size::Exactly(800, 400)).unwrap();
    assert_eq!((wide.width, wide.height), (800, 400));
    assert_eq!(wide.at(0, 0), wide.at(799, 399));
    let double = Pixels::of(&scene, Size::Width(1024)).unwrap();
    assert_eq!((double.width, double.height), (1024, 1024));
    assert_eq!(double.at(36, 106), [11, 27, 79]);
    assert!(Pixels::of(&scene, Size::Exactly(16, 16)).is_ok());
}

#[test]
fn a_png_reads_back_pixel_by_pixel() {
    let pixels = Pixels::of(&Look::default().scene(&view("4453")), Size::Natural).unwrap();
    let bytes = pixels.to_png("Ann against Bob").unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
    let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut rgb).unwrap();
    assert_eq!(rgb, pixels.rgb);
}

#[test]
fn films_end_with_the_last_position_and_stop_moving() {
    let steps = steps(&classic("1122334"));
    let look = Look::default();
    let film = Film::of(&steps, &look, Size::Width(160), Pace::default()).unwrap();
    assert_eq!(film.len(), 8);
    let last = Pixels::of(&look.scene(&view("1122334")), Size::Width(160)).unwrap();

    let bytes = film.to_apng().unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    assert_eq!((control.num_frames, control.num_plays), (8, 3));
    let mut canvas = vec![0; last.rgb.len()];
    let mut part = vec![0; reader.output_buffer_size().unwrap()];
    for _ in 0..8 {
        reader.next_frame(&mut part).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        for y in 0..frame.height {
            let from = 3 * (y * frame.width) as usize;
            let to = 3 * ((frame.y_offset + y) * last.width + frame.x_offset) as usize;
            let length = 3 * frame.width as usize;
            canvas[to..to + length].copy_from_slice(&part[from..from + length]);
        }
    }
    assert_eq!(canvas, last.rgb);

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let gif = film.to_gif().unwrap();
    let mut reader = options.read_info(gif.as_slice()).unwrap();
    let mut canvas = vec![0; last.rgb.len()];
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        delays.push(frame.delay);
        for y in 0..usize::from(frame.height) {
            for x in 0..usize::from(frame.width) {
                let from = 4 * (y * usize::from(frame.width) + x);
                let (left, top) = (usize::from(frame.left), usize::from(frame.top));
                let to = 3 * ((top + y) * last.width as usize + left + x);
                canvas[to..to + 3].copy_from_slice(&frame.buffer[from..from + 3]);
            }
        }
    }
    assert_eq!(delays, [70, 70, 70, 70, 70, 70, 70, 300]);
    assert_eq!(reader.repeat(), gif::Repeat::Finite(2));
    // A GIF has 256 colours at most, so edges may be off a little.
    let off = canvas.iter().zip(&last.rgb).filter(|(a, b)| a.abs_diff(**b) > 24).count();
    assert!(off * 200 < canvas.len(), "{off} of {}", canvas.len());
}

#[test]
fn a_strip_shows_every_step_with_its_number() {
    let steps = steps(&classic("1122334"));
    let look = Look::default();
    let one = look.scene(&view(""));
    let scene = strip(&steps, &look, 4);
    assert_eq!(scene.width, 20.0 + 4.0 * (one.width + 20.0));
    assert_eq!(scene.height, 20.0 + 2.0 * (one.height + 44.0 + 20.0));
    assert!(scene.description.contains("The last of 8 boards"));
    assert!(Pixels::of(&scene, Size::Width(400)).is_ok());
}

#[test]
fn steps_are_numbered_as_the_replay_numbers_them() {
    let mut game = game(Rules { removes: 1, ..Rules::SECOND_CHANCE }, ["Ann", "Bob"], "");
    let symbol = game.setup().symbols.first();
    let starter = game.setup().starter;
    for action in [
        Action::PickSymbol(symbol),
        Action::Drop(Column::new(3)),
        Action::Undo,
        Action::DropNowhere,
        Action::Drop(Column::new(2)),
        Action::EndTurn,
    ] {
        game.play(starter.does(action)).unwrap();
    }
    let steps = steps(&game);
    assert_eq!(steps.iter().map(|step| step.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    let seen: Vec<bool> = steps.iter().map(|step| step.is_seen).collect();
    assert_eq!(seen, [true, false, true, true, false, true]);
    assert_eq!(steps[5].game, game, "the end of a turn belongs to the step before");
}
