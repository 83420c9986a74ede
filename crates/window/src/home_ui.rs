//! The first screen: play at once, the choices before a game, and the games that are kept.

use crate::board_paint::Board;
use crate::menu::Menu;
use crate::paint::colour;
use crate::panel_ui::with_key;
use crate::style::{self, bold, scheme, theme, tokens};
use crate::widgets::{Push, card, muted};
use crate::{rules_ui, setup_ui, shelf_ui};
use eframe::egui::{Align, Label, Layout, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};
use fourline_app::how_to;
use fourline_app::rule_sets;
use fourline_app::settings::Settings;
use fourline_app::state::State;
use fourline_app::words::Speaker;
use fourline_app::{Kind, Who};
use fourline_game::{Game, GameView, Seat, Setup};
use fourline_players::Computer;
use fourline_rules::Rules;
use fourline_words::catalogue::window as say;
use std::path::PathBuf;

/// What was chosen.
pub enum Chosen {
    /// Play this game.
    Start(Box<Setup>),
    /// Open the record named in the form.
    Open,
    /// Continue this game of the shelf.
    GoOn(PathBuf),
    /// Look at this finished game.
    LookAt(Box<Game>),
    /// Look at this finished game with what is known about its moves.
    Study(Box<Game>),
    /// Delete this game of the shelf.
    Delete(PathBuf),
    /// How these rules are played.
    HowTo(Rules),
    /// Save the chosen rules under the name that was typed.
    SaveRules,
    /// Delete the rule set with this name.
    DeleteRules(String),
}

/// What the first screen is made from.
pub struct Home<'a> {
    pub menu: &'a mut Menu,
    pub settings: &'a Settings,
    pub state: &'a State,
    /// For random choices.
    pub seed: u64,
    pub speaker: Speaker,
    /// Something about files that is to be seen.
    pub notice: &'a str,
    /// Does the button that starts want the keyboard?
    pub wants_focus: &'a mut bool,
}

impl Home<'_> {
    /// Shows it: in two columns where there is room.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let mut chosen = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let space = ui.available_width();
            let width = space.min(1180.0);
            let left = ui.max_rect().left() + (space - width) / 2.0;
            let is_wide = width >= 860.0;
            let mut rect = ui.available_rect_before_wrap();
            (rect.min.x, rect.max.x) = (left, left + width);
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
                if !self.notice.is_empty() {
                    card(ui, |ui| ui.add(Label::new(self.notice).wrap()));
                }
                chosen = if is_wide { self.wide(ui) } else { self.narrow(ui) };
                ui.add_space(16.0);
            });
        });
        chosen
    }

    fn narrow(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let chosen = self.hero(ui, false);
        let chosen = self.choices(ui).or(chosen);
        shelf_ui::show(ui, self).or(chosen)
    }

    fn wide(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let mut chosen = self.hero(ui, true);
        let gap = 16.0;
        let width = ui.available_width();
        let side = (width * 0.4).min(440.0);
        let top_down = Layout::top_down(Align::LEFT);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.allocate_ui_with_layout(vec2(width - side - gap, 0.0), top_down, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                chosen = self.choices(ui).or(chosen.take());
            });
            ui.allocate_ui_with_layout(vec2(side, 0.0), top_down, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                chosen = shelf_ui::show(ui, self).or(chosen.take());
            });
        });
        chosen
    }

    /// The game that starts at once: who plays, which rules, one button.
    fn hero(&mut self, ui: &mut Ui, is_wide: bool) -> Option<Chosen> {
        let (language, speaker) = (self.speaker.language, self.speaker);
        let setup = self.menu.setup(self.seed, &speaker);
        let names = self.menu.game.names(language);
        let mut chosen = None;
        card(ui, |ui| {
            let picture = vec2(148.0, 128.0);
            let height = if is_wide { picture.y } else { 0.0 };
            let width = ui.available_width();
            ui.horizontal_top(|ui| {
                let beside = picture.x + ui.spacing().item_spacing.x;
                let words = if is_wide { width - beside } else { width };
                let layout = Layout::top_down(Align::LEFT);
                ui.allocate_ui_with_layout(vec2(words, height), layout, |ui| {
                    ui.set_width(words);
                    let [one, two] = &names;
                    let title = say::pairing(language, one, two);
                    crate::widgets::heading(ui, title, style::HUGE);
                    muted(ui, self.about());
                    ui.add_space(6.0);
                    chosen = self.start(ui, setup);
                });
                if is_wide {
                    let (space, _) = ui.allocate_exact_size(picture, Sense::hover());
                    self.picture(ui, space);
                }
            });
        });
        chosen
    }

    /// Level, rules and board in one line.
    fn about(&self) -> String {
        let (game, language) = (&self.menu.game, self.speaker.language);
        let title = rule_sets::title(&game.rules, self.state, language);
        let (columns, rows) = (game.rules.shape.columns(), game.rules.shape.rows());
        let rules = say::rules_and_size(language, columns, rows, title);
        let level = Seat::BOTH.into_iter().find_map(|seat| match game.seats[seat.index()].who {
            Who::Computer(Computer::Level(level)) if game.kind() == Kind::Computer => {
                Some(say::player_level(language, level.number()))
            }
            _ => None,
        });
        fourline_words::list(language, level.into_iter().chain([rules]))
    }

    fn start(&mut self, ui: &mut Ui, setup: Result<Setup, String>) -> Option<Chosen> {
        let language = self.speaker.language;
        let key = say::key_enter(language);
        let push = Push { key, ..Push::new(say::start(language)).primary() };
        let push = Push { why: setup.as_ref().err().cloned(), ..push };
        let room = ui.available_width();
        let width = if room > 480.0 { 320.0 } else { room };
        let height = push.height(ui, width).max(50.0);
        let response = push.show(ui, vec2(width, height));
        if std::mem::take(self.wants_focus) {
            response.request_focus();
        }
        match setup {
            Ok(setup) if response.clicked() => Some(Chosen::Start(Box::new(setup))),
            _ => None,
        }
    }

    /// A finished line on the board that is chosen.
    fn picture(&self, ui: &Ui, space: eframe::egui::Rect) {
        let words = self.speaker.words();
        if let Some(game) = how_to::goal(&self.menu.game.rules, &words) {
            let view = GameView::of(&game, Seat::One);
            let board = Board { view: &view, theme: theme(self.settings), scheme: scheme(ui) };
            board.paint_small(ui.painter(), space);
        }
    }

    fn choices(&mut self, ui: &mut Ui) -> Option<Chosen> {
        card(ui, |ui| setup_ui::players(ui, self.menu, self.state, self.speaker.language));
        let chosen = card(ui, |ui| rules_ui::show(ui, self));
        card(ui, |ui| {
            let title = say::more(self.speaker.language);
            let more = crate::widgets::section(title, "more");
            more.show(ui, |ui| setup_ui::more(ui, self.menu, &self.speaker)).body_returned
        })
        .flatten()
        .or(chosen)
    }
}

/// The upper edge of every page: the sign, and what can be opened.
pub fn header(
    ui: &mut Ui,
    speaker: &Speaker,
    title: Option<&str>,
    buttons: &[Push],
) -> Option<usize> {
    let tokens = tokens(ui);
    let mut pressed = None;
    ui.horizontal(|ui| {
        let (sign, _) = ui.allocate_exact_size(vec2(66.0, 36.0), Sense::hover());
        for index in 0..4 {
            let at = sign.left_center() + vec2(9.0 + 15.5 * index as f32, 0.0);
            ui.painter().circle_filled(at, 9.0, colour(tokens.board));
            ui.painter().circle_filled(at, 6.5, colour(tokens.first.face));
        }
        let name = title.map_or_else(|| say::brand(speaker.language), str::to_string);
        let text = RichText::new(name).font(bold(20.0)).color(colour(tokens.ink));
        let room: f32 = buttons.iter().map(|push| push.natural(ui).x + 8.0).sum();
        let width = (ui.available_width() - room).max(40.0);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, 36.0), layout, |ui| {
            ui.set_width(width);
            ui.add(Label::new(text).truncate());
        });
        for (index, push) in buttons.iter().enumerate() {
            if push.small(ui) {
                pressed = Some(index);
            }
        }
    });
    ui.add_space(4.0);
    pressed
}

/// The button that leaves a page.
pub fn leave_button(speaker: &Speaker) -> Push {
    let language = speaker.language;
    with_key(say::leave_page(language), say::key_escape(language), language)
}
