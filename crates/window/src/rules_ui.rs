//! Which rules: the four presets and the user's own by name, and a form to change them one by one.

use crate::home_ui::{Chosen, Home};
use crate::menu::Menu;
use crate::paint::colour;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{Push, field, focus_ring, heading, muted, named_combo, text};
use eframe::egui::{
    Color32, CornerRadius, CursorIcon, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use fourline_app::RuleField;
use fourline_app::rule_sets::{self, RuleSet, offered};
use fourline_words::Language;
use fourline_words::catalogue::{common, setup, window as say};

/// Shows the rule sets, and what is chosen.
pub fn show(ui: &mut Ui, home: &mut Home) -> Option<Chosen> {
    let language = home.speaker.language;
    let mut chosen = None;
    heading(ui, setup::rules(language), style::LARGE);
    let sets = offered(home.state, language);
    let is_known = sets.iter().any(|set| set.rules == home.menu.game.rules);
    for set in &sets {
        let is_chosen = set.rules == home.menu.game.rules;
        if row(ui, &set.title, &set.about, is_chosen).clicked() {
            home.menu.game.rules = set.rules;
        }
        if let Some(name) = set.own.as_ref().filter(|_| is_chosen) {
            chosen = delete(ui, home.menu, set, name, language).or(chosen);
        }
    }
    if !is_known {
        let rules = &home.menu.game.rules;
        let (title, about) = (say::own_rules(language), rule_sets::about(rules, language));
        let _ = row(ui, &title, &about, true);
    }
    ui.horizontal_wrapped(|ui| {
        let title = rule_sets::title(&home.menu.game.rules, home.state, language);
        let how_to = Push::new(say::how_to_play(language));
        let how_to = Push { name: say::choice(language, title, &how_to.label), ..how_to };
        if how_to.small(ui) {
            chosen = Some(Chosen::HowTo(home.menu.game.rules));
        }
        let mut push = Push::new(say::own_rules(language));
        if home.menu.changes_rules {
            push.kind = crate::widgets::Kind::On;
        }
        if push.small(ui) {
            home.menu.changes_rules = !home.menu.changes_rules;
        }
    });
    if home.menu.changes_rules {
        chosen = form(ui, home.menu, language).or(chosen);
    }
    chosen
}

/// A rule set with its sentence; one of them is chosen.
fn row(ui: &mut Ui, title: &str, about: &str, is_chosen: bool) -> Response {
    let tokens = tokens(ui);
    let width = ui.available_width();
    let inner = width - 48.0;
    let title_text = text(ui, title, bold(style::TEXT), colour(tokens.ink), inner, 1);
    let about_text = text(ui, about, plain(style::SMALL + 0.5), colour(tokens.muted), inner, 4);
    let height = title_text.size().y + about_text.size().y + 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, title));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    let mut fill = if is_chosen { tokens.accent.over(tokens.card, 0.12) } else { tokens.card };
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        fill = tokens.ink.over(fill, 0.06);
    }
    let edge = match is_chosen {
        true => Stroke::new(2.0, colour(tokens.accent)),
        false => Stroke::new(1.0, colour(tokens.edge)),
    };
    let round = CornerRadius::same(style::ROUND);
    ui.painter().rect(rect, round, colour(fill), edge, StrokeKind::Inside);
    mark(ui, rect, is_chosen);
    let at = pos2(rect.min.x + 36.0, rect.min.y + 6.0);
    let below = at + vec2(0.0, title_text.size().y);
    ui.painter().galley(at, title_text, Color32::PLACEHOLDER);
    ui.painter().galley(below, about_text, Color32::PLACEHOLDER);
    if response.has_focus() {
        focus_ring(ui, rect, style::ROUND);
    }
    response
}

/// The ring before a choice, filled if it is chosen.
fn mark(ui: &Ui, rect: Rect, is_chosen: bool) {
    let tokens = tokens(ui);
    let at = pos2(rect.min.x + 19.0, rect.min.y + 16.0);
    let ring = if is_chosen { tokens.accent } else { tokens.muted };
    ui.painter().circle_stroke(at, 7.0, Stroke::new(1.8, colour(ring)));
    if is_chosen {
        ui.painter().circle_filled(at, 4.0, colour(tokens.accent));
    }
}

/// Deletes an own rule set, after a question.
fn delete(
    ui: &mut Ui,
    menu: &mut Menu,
    set: &RuleSet,
    name: &str,
    language: Language,
) -> Option<Chosen> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        if menu.deletes_rules.as_deref() != Some(name) {
            let label = say::delete_rules(language, &set.title);
            let push = Push { name: label, ..Push::new(say::delete(language)) };
            if push.small(ui) {
                menu.deletes_rules = Some(name.to_string());
            }
            return;
        }
        ui.label(say::delete_rules_question(language));
        if Push::new(common::yes(language)).small(ui) {
            chosen = menu.deletes_rules.take().map(Chosen::DeleteRules);
        } else if Push::new(common::no(language)).small(ui) {
            menu.deletes_rules = None;
        }
    });
    chosen
}

/// Every rule by itself, and a name for all of them.
fn form(ui: &mut Ui, menu: &mut Menu, language: Language) -> Option<Chosen> {
    let now = &mut menu.game.rules;
    for field in RuleField::ALL {
        named_combo(ui, &field.title(language), &field.shown(now, language), |ui| {
            for value in field.values(now) {
                let Ok(rules) = field.set(now, &value) else { continue };
                let text = field.shown(&rules, language);
                if ui.selectable_label(field.value(now) == value, text).clicked() {
                    *now = rules;
                }
            }
        });
        muted(ui, field.about(language));
    }
    let mut chosen = None;
    let label = ui.label(say::rules_name(language));
    ui.horizontal_wrapped(|ui| {
        let width = (ui.available_width() - 110.0).clamp(120.0, 260.0);
        let field = ui.add(field(&mut menu.rules_name, width)).labelled_by(label.id);
        if field.changed() {
            menu.rules_notice.clear();
        }
        ui.add_enabled_ui(!menu.rules_name.trim().is_empty(), |ui| {
            if Push::new(say::save(language)).small(ui) {
                chosen = Some(Chosen::SaveRules);
            }
        });
    });
    if !menu.rules_notice.is_empty() {
        ui.label(menu.rules_notice.as_str());
    }
    chosen
}
