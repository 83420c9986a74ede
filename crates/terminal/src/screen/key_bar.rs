//! The last line of a page: what can be done now, the most important first. Help and the way out are
//! always among it.

use super::canvas::{Canvas, Target};
use super::house::House;
use super::keys::Deed;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// What stands after a key that belongs to the next one: `←/→ change`.
pub(crate) const WITH_NEXT: &str = "/";

/// The keys of a page in one line, each clickable.
pub(crate) fn draw_keys(
    canvas: &mut Canvas<'_>,
    area: Rect,
    keys: &[(Deed, String)],
    house: &House,
) {
    let skin = canvas.skin;
    let mut x = area.x;
    for (deed, about) in fitting(keys, area.width, house) {
        let start = x;
        let room = |x: u16| area.right().saturating_sub(x);
        x += canvas.line(x, area.y, room(x), &house.key(deed), skin.bold());
        x += match about {
            WITH_NEXT => canvas.line(x, area.y, room(x), WITH_NEXT, skin.dim()),
            "" => 2,
            about => canvas.line(x + 1, area.y, room(x + 1), about, skin.dim()) + 3,
        };
        canvas.hit(Rect::new(start, area.y, x - start, 1), Target::Deed(deed));
    }
}

/// The room that a key takes with its word and the gap after it.
fn width((deed, about): &(Deed, &str), house: &House) -> usize {
    let about = match *about {
        WITH_NEXT => 1,
        "" => 2,
        about => about.width() + 3,
    };
    house.key(*deed).width() + about
}

/// As many keys as there is room for. What follows help and the way out goes first, then their words,
/// then what stands before them. They stay themselves.
fn fitting<'a>(keys: &'a [(Deed, String)], room: u16, house: &House) -> Vec<(Deed, &'a str)> {
    let has_quit = keys.iter().any(|(deed, _)| *deed == Deed::Quit);
    let stays = |deed: Deed| match deed {
        Deed::Help | Deed::Quit => true,
        // Where nothing else leads out.
        Deed::Back => !has_quit,
        _ => false,
    };
    let mut keys: Vec<(Deed, &str)> =
        keys.iter().map(|(deed, about)| (*deed, about.as_str())).collect();
    let total = |keys: &[(Deed, &str)]| keys.iter().map(|key| width(key, house)).sum::<usize>();
    while total(&keys) > room as usize + 2 && keys.len() > 1 {
        let worded = keys.iter().position(|(deed, about)| stays(*deed) && !about.is_empty());
        let other = keys.iter().rposition(|(deed, _)| !stays(*deed));
        let ends_with_way_out = keys.last().is_some_and(|(deed, _)| stays(*deed));
        match (worded, other) {
            (Some(worded), _) if ends_with_way_out => keys[worded].1 = "",
            (_, Some(other)) => {
                keys.remove(other);
                // Two keys with one label stay and go together.
                if other > 0 && keys[other - 1].1 == WITH_NEXT {
                    keys.remove(other - 1);
                }
            }
            (_, None) => break,
        }
    }
    keys
}
