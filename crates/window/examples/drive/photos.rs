//! Photographs of every page in three sizes, light and dark, for people to look at.

use crate::hand::{Done, Hand, Opened};
use eframe::egui::accesskit::Role;
use fourline_words::Language;
use std::path::Path;

const SIZES: [(f32, f32); 3] = [(480.0, 640.0), (1120.0, 820.0), (1600.0, 1000.0)];

/// Takes those whose names contain this: `light-480x640-power`.
pub fn take(program: &Path, folder: &Path, part: &str) -> Done {
    let photos = folder.join("photos");
    std::fs::create_dir_all(&photos)?;
    for size in SIZES {
        for appearance in ["dark", "light"] {
            let look = format!("{appearance}-{}x{}", size.0, size.1);
            let session = folder.join(format!("session-{look}"));
            let _ = std::fs::remove_dir_all(&session);
            let opened = Opened {
                folder: &session,
                rules: "",
                size,
                theme: "discs",
                appearance,
                language: Language::English,
            };
            // The menu last, so that there are games to list.
            for (name, rules, visit) in [
                ("classic", "classic", classic as fn(&mut Hand, &Namer) -> Done),
                ("second-chance", "second-chance", second_chance),
                ("strict", "strict", strict),
                ("power", "power", power),
                ("menu", "", menu),
            ] {
                if !format!("{look}-{name}").contains(part) {
                    continue;
                }
                let mut hand = Hand::open(program, Opened { rules, ..opened })?;
                let namer = Namer { folder: &photos, look: &look };
                let visited = visit(&mut hand, &namer).and_then(|()| hand.close());
                if let Err(error) = visited {
                    hand.kill();
                    return Err(format!("{look}-{name}: {error}").into());
                }
                println!("{look}-{name}: photographed");
            }
        }
    }
    Ok(())
}

/// Where photographs go.
struct Namer<'a> {
    folder: &'a Path,
    look: &'a str,
}

impl Namer<'_> {
    fn take(&self, hand: &mut Hand, name: &str) -> Done {
        hand.photo(&self.folder.join(format!("{}-{name}.png", self.look)))
    }
}

fn classic(hand: &mut Hand, namer: &Namer) -> Done {
    for column in ['4', '4', '5', '3', '3', '5', '5', '2', '6', '7'] {
        hand.tap(column)?;
    }
    namer.take(hand, "1-classic")?;
    hand.tap('9')?;
    namer.take(hand, "2-refusal")?;
    hand.tap('s')?;
    for _ in 0..12 {
        hand.screen.settle(None)?;
    }
    namer.take(hand, "3-study")?;
    hand.tap(',')?;
    hand.tap(',')?;
    for _ in 0..6 {
        hand.screen.settle(None)?;
    }
    namer.take(hand, "4-study-back")?;
    hand.tap('s')?;
    for column in ['.', '.', '1', '1', '2'] {
        hand.tap(column)?;
    }
    namer.take(hand, "5-later")?;
    hand.tap('R')?;
    namer.take(hand, "6-question")?;
    hand.tap('n')
}

fn second_chance(hand: &mut Hand, namer: &Namer) -> Done {
    namer.take(hand, "1-second-chance-pick")?;
    hand.tap('1')?;
    hand.tap('1')?;
    namer.take(hand, "1-second-chance")?;
    hand.tap('e')?;
    for column in ['2', '1', '2', '1', '2', '1'] {
        hand.tap(column)?;
        if hand.session()?.game().ending().is_none() {
            hand.tap('e')?;
        }
    }
    namer.take(hand, "7-end")
}

fn strict(hand: &mut Hand, namer: &Namer) -> Done {
    hand.tap('1')?;
    for column in ['4', '4', '3'] {
        hand.tap(column)?;
        hand.tap('e')?;
    }
    hand.tap('5')?;
    hand.tap('i')?;
    for _ in 0..8 {
        hand.screen.settle(None)?;
    }
    namer.take(hand, "1-strict-hint")
}

fn power(hand: &mut Hand, namer: &Namer) -> Done {
    namer.take(hand, "1-power-first")?;
    for column in ['4', '4', '3', '5'] {
        hand.tap(column)?;
        let stage = hand.session()?.game().stage();
        if matches!(stage, fourline_game::Stage::Dropped(_)) {
            hand.tap('e')?;
        }
    }
    hand.tap('x')?;
    namer.take(hand, "1-power-remove")?;
    hand.tap('x')?;
    hand.tap('2')?;
    namer.take(hand, "1-power")?;
    hand.key('h')?;
    namer.take(hand, "8-how-to-play")
}

fn menu(hand: &mut Hand, namer: &Namer) -> Done {
    namer.take(hand, "0-first")?;
    hand.click(Role::Button, "Settings")?;
    namer.take(hand, "9-settings")
}
