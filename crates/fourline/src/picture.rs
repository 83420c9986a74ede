//! `fourline picture`: positions and games as files to look at.

use crate::args::ThinkArgs;
use crate::book::books;
use crate::output::{complain, print};
use crate::picture_args::{Format, PictureArgs};
use crate::position::{self, Typed};
use crate::settings::SHAPE_FLAGS;
use crate::voice::language;
use anyhow::{Context, Result, anyhow, bail};
use fourline_app::safe::{harmless, shown};
use fourline_app::words::Speaker;
use fourline_game::{Action, Game, GameView, Seat, Step, steps};
use fourline_native::files::write_over;
use fourline_picture::{Film, Look, Note, Pace, Pixels, Scene, Size, strip, svg};
use fourline_players::hint::{self, Hint};
use fourline_players::{Limits, Stop};
use fourline_rules::{Numbering, Shape};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::path::Path;
use std::process::ExitCode;

/// Draws what the arguments ask for and writes it, whole or not at all.
pub fn run(args: &PictureArgs) -> Result<ExitCode> {
    let format = format(args)?;
    let steps = chosen_steps(args)?;
    let bytes = draw(args, format, &steps)?;
    write(&args.output, &bytes)?;
    Ok(ExitCode::SUCCESS)
}

/// The format by flag, else by the ending of the file.
fn format(args: &PictureArgs) -> Result<Format> {
    if let Some(format) = args.format {
        return Ok(format);
    }
    if args.output == Path::new("-") {
        bail!(commands::which_format(language()));
    }
    let ending = args.output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    Ok(match ending.as_deref() {
        Some("svg") => Format::Svg,
        Some("png") => Format::Png,
        Some("gif") => Format::Gif,
        Some("apng") => Format::Apng,
        _ => {
            let file = shown(&args.output.to_string_lossy());
            bail!(commands::unknown_extension(language(), file))
        }
    })
}

/// The steps of the game, up to the one asked for.
fn chosen_steps(args: &PictureArgs) -> Result<Vec<Step>> {
    let game = read_game(args)?;
    let mut steps = steps(&game);
    if let Some(at) = args.at {
        let last = steps.len() - 1;
        if at > last {
            bail!("--at {at}: {}", commands::too_few_steps(language(), last));
        }
        steps.truncate(at + 1);
    }
    Ok(steps)
}

fn read_game(args: &PictureArgs) -> Result<Game> {
    let shape = match Shape::new(args.size.0, args.size.1, args.connect) {
        Ok(shape) => shape,
        Err(error) => bail!("{SHAPE_FLAGS}: {}", error.say(language())),
    };
    let found = position::find(&args.position, shape, numbering(args));
    found
        .map(Typed::game)
        .map_err(|error| anyhow!("{}: {}", shown(&args.position), error.say(language())))
}

fn draw(args: &PictureArgs, format: Format, steps: &[Step]) -> Result<Vec<u8>> {
    let size = args.pixels.unwrap_or(Size::Natural);
    let mut look = Look {
        theme: args.theme,
        coordinates: args.coordinates,
        numbering: numbering(args),
        language: language(),
        last: !args.no_last,
        line: !args.no_line,
        ..Look::default()
    };
    if matches!(format, Format::Gif | Format::Apng) {
        for (wanted, flag) in [(args.whole.strip, "--strip"), (args.scores, "--scores")] {
            if wanted {
                bail!(commands::only_for_still_picture(language(), flag));
            }
        }
        let pace = Pace { move_ms: args.whole.delay, times: args.whole.times, ..Pace::default() };
        let film = Film::of(steps, &look, size, pace)?;
        return Ok(if format == Format::Gif { film.to_gif()? } else { film.to_apng()? });
    }
    let scene = if args.whole.strip {
        if args.scores {
            bail!(commands::scores_without_strip(language()));
        }
        let seen: Vec<Step> = steps.iter().filter(|step| step.is_seen).cloned().collect();
        strip(&seen, &look, args.whole.per_row.into())
    } else {
        let game = &steps.last().expect("a game has a beginning").game;
        if args.scores {
            look.notes = notes(game, &crate::voice::speaker(look.numbering))?;
        }
        look.scene(&GameView::of(game, Seat::One))
    };
    encode(&scene, format, size)
}

fn encode(scene: &Scene, format: Format, size: Size) -> Result<Vec<u8>> {
    if format == Format::Svg {
        size.checked(scene)?;
        return Ok(svg::write(scene, size).into_bytes());
    }
    Ok(Pixels::of(scene, size)?.to_png(&scene.title)?)
}

/// What each column leads to, as the hint in a game says it.
fn notes(game: &Game, speaker: &Speaker) -> Result<Vec<Option<Note>>> {
    let limits = Limits::nodes(hint::NODES).and_time_ms(Some(ThinkArgs::default().limit_ms()));
    let hints = hint::hints(game, limits, &Stop::new(), &books(None, complain)?);
    if hints.is_empty() {
        bail!("--scores: {}", commands::nothing_to_judge(language()));
    }
    let note = |column| {
        // Under rules with blocks the same drop comes with and without one: the better counts.
        let starts = |hint: &&Hint| hint.actions.first() == Some(&Action::Drop(column));
        let hint = hints.iter().find(starts)?;
        Some(Note { text: speaker.note(hint.prospect), is_best: hint.is_best })
    };
    Ok(game.rules().shape.all_columns().map(note).collect())
}

fn numbering(args: &PictureArgs) -> Numbering {
    if args.columns_from == 0 { Numbering::FromZero } else { Numbering::FromOne }
}

fn write(output: &Path, bytes: &[u8]) -> Result<()> {
    if output == Path::new("-") {
        return print(bytes).map(drop);
    }
    write_over(output, bytes)
        .with_context(|| commands::cant_write_file(language(), harmless(&output.to_string_lossy())))
}
