//! The settings as a page: each with its values side by side, and what the chosen one means.

use crate::style;
use crate::widgets::{card, heading, muted, pill};
use eframe::egui::{ScrollArea, Ui, UiBuilder};
use fourline_app::settings::{Section, Settings};
use fourline_words::Language;
use fourline_words::catalogue::{rules, window as say};

/// Shows everything that can be set for the window.
pub fn show(ui: &mut Ui, settings: &mut Settings, language: Language) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let space = ui.available_width();
        let width = space.min(760.0);
        let mut rect = ui.available_rect_before_wrap();
        rect.min.x += (space - width) / 2.0;
        rect.max.x = rect.min.x + width;
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            for (title, section) in [
                (say::settings_window(language), Section::Window),
                (say::settings_shared(language), Section::Shared),
            ] {
                card(ui, |ui| {
                    heading(ui, title, style::LARGE);
                    entries(ui, section, settings, language);
                });
            }
            ui.add_space(16.0);
        });
    });
}

fn entries(ui: &mut Ui, section: Section, settings: &mut Settings, language: Language) {
    for entry in section.entries() {
        ui.separator();
        let title = (entry.title)(language);
        let now = (entry.value)(settings);
        ui.horizontal_wrapped(|ui| {
            // The values of all settings stand below each other where there is room.
            let wide = ui.available_width();
            let label =
                ui.label(eframe::egui::RichText::new(&title).font(style::bold(style::TEXT)));
            if wide >= 520.0 {
                ui.add_space((170.0 - label.rect.width()).max(0.0));
            }
            for name in (entry.names)() {
                let (value, _) = (entry.shown)(name, language);
                let spoken = rules::title_and_value(language, &title, &value);
                if pill(ui, &value, &spoken, name == now).clicked() {
                    (entry.set)(settings, name);
                }
            }
        });
        let (_, about) = (entry.shown)((entry.value)(settings), language);
        muted(ui, about);
    }
}
