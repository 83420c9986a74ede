//! How a rule set is played: short parts with painted boards.

use crate::board_paint::Board;
use crate::board_paint::layout;
use crate::paint::{Place, colour};
use crate::style::{self, plain, scheme, theme, tokens};
use crate::widgets::{Push, card, heading, pill, text};
use eframe::egui::{
    Align, Color32, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use fourline_app::how_to::{Example, HowTo, Part};
use fourline_app::rule_sets::{self, offered};
use fourline_app::settings::Settings;
use fourline_app::state::State;
use fourline_app::words::Speaker;
use fourline_game::{GameView, Seat};
use fourline_picture::Layout;
use fourline_rules::Rules;
use fourline_words::catalogue::window as say;

/// What was asked for on the page.
pub enum Asked {
    /// The page about these rules.
    Show(Rules),
    /// These rules for the next game.
    Choose(Rules),
}

/// Shows the page about these rules. They can be chosen for the next game where one is set up.
pub fn show(
    ui: &mut Ui,
    rules: &Rules,
    state: &State,
    settings: &Settings,
    speaker: &Speaker,
    may_choose: bool,
) -> Option<Asked> {
    let language = speaker.language;
    let mut asked = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let space = ui.available_width();
        let width = space.min(860.0);
        let mut rect = ui.available_rect_before_wrap();
        rect.min.x += (space - width) / 2.0;
        rect.max.x = rect.min.x + width;
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.horizontal_wrapped(|ui| {
                let sets = offered(state, language);
                let known = sets.iter().any(|set| set.rules == *rules);
                for set in &sets {
                    if pill(ui, &set.title, &set.title, set.rules == *rules).clicked() {
                        asked = Some(Asked::Show(set.rules));
                    }
                }
                if !known {
                    let title = rule_sets::title(rules, state, language);
                    let _ = pill(ui, &title, &title, true);
                }
            });
            let page = HowTo::of(rules, state, &speaker.words());
            card(ui, |ui| {
                heading(ui, &page.title, style::HUGE);
                ui.add(
                    Label::new(RichText::new(&page.about).font(plain(style::TEXT + 1.0))).wrap(),
                );
                if may_choose {
                    ui.add_space(4.0);
                    if Push::new(say::choose_rules(language)).primary().small(ui) {
                        asked = Some(Asked::Choose(*rules));
                    }
                }
            });
            for part in &page.parts {
                card(ui, |ui| show_part(ui, part, settings, speaker));
            }
            ui.add_space(16.0);
        });
    });
    asked
}

fn show_part(ui: &mut Ui, part: &Part, settings: &Settings, speaker: &Speaker) {
    let room = ui.available_width();
    if let ([example], true) = (&part.examples[..], room >= 560.0) {
        let width = 230.0;
        ui.horizontal_top(|ui| {
            show_example(ui, example, settings, speaker, width);
            ui.add_space(8.0);
            let words = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(words, eframe::egui::Layout::top_down(Align::LEFT), |ui| {
                show_text(ui, part);
            });
        });
        return;
    }
    show_text(ui, part);
    if part.examples.is_empty() {
        return;
    }
    ui.add_space(4.0);
    let per_row = (room / 190.0).floor().clamp(1.0, 4.0);
    let width = ((room - 14.0 * (per_row - 1.0)) / per_row - 1.0).min(260.0);
    for examples in part.examples.chunks(per_row as usize) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            for example in examples {
                show_example(ui, example, settings, speaker, width);
            }
        });
    }
}

fn show_text(ui: &mut Ui, part: &Part) {
    heading(ui, &part.heading, style::LARGE);
    ui.add(Label::new(RichText::new(&part.text).font(plain(style::TEXT))).wrap());
}

/// A board with what there is to see below it.
fn show_example(
    ui: &mut Ui,
    example: &Example,
    settings: &Settings,
    speaker: &Speaker,
    width: f32,
) {
    let view = GameView::of(&example.game, Seat::One);
    let board = Board { view: &view, theme: theme(settings), scheme: scheme(ui) };
    let parts = layout(view.shape(), board.theme);
    let high = width * parts.height() / parts.width();
    let dim = colour(tokens(ui).muted);
    let caption = text(ui, &example.caption, plain(style::SMALL), dim, width, 5);
    let size = vec2(width, high + 6.0 + caption.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &example.caption));
    let words = speaker.words().board(&view);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.trim_end()));
    let space = Rect::from_min_size(rect.min, vec2(width, high));
    board.paint_small(ui.painter(), space);
    if let Some(cell) = example.picked {
        let place = Place::fit(parts.width(), parts.height(), space);
        let (x, y) = parts.centre(cell);
        let (at, radius) = (place.at((x, y)), Layout::CELL / 2.0 * place.scale);
        let slant = vec2(radius, radius) * std::f32::consts::FRAC_1_SQRT_2;
        let tokens = tokens(ui);
        for (ink, wide) in [(tokens.first.sign, 6.0), (tokens.second.sign, 3.0)] {
            let stroke = Stroke::new(wide, colour(ink));
            ui.painter().circle_stroke(at, radius - wide / 2.0, stroke);
            ui.painter().line_segment([at - slant, at + slant], stroke);
        }
    }
    let below = pos2(rect.min.x, space.max.y + 6.0);
    ui.painter().galley(below, caption, Color32::PLACEHOLDER);
}
