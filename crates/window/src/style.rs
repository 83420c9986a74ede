//! How everything in the window looks: the shared colours as egui's, and the sizes of type. No other
//! file of the window names a colour.

use crate::paint::colour;
use eframe::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle,
    Theme, ThemePreference, Ui, vec2,
};
use fourline_app::settings::{Appearance, Settings, WindowTheme};
use fourline_picture::{Scheme, Tokens};

/// The family of bold type.
pub const BOLD: &str = "bold";

/// Sizes of type.
pub const HUGE: f32 = 26.0;
/// Headlines.
pub const LARGE: f32 = 19.0;
/// Most text.
pub const TEXT: f32 = 15.0;
/// What matters less.
pub const SMALL: f32 = 13.0;

/// The round corners of cards and buttons.
pub const ROUND: u8 = 10;

/// Is the window light or dark now?
pub fn scheme(ui: &Ui) -> Scheme {
    if ui.visuals().dark_mode { Scheme::Dark } else { Scheme::Light }
}

/// The colours in use.
pub fn tokens(ui: &Ui) -> Tokens {
    scheme(ui).tokens()
}

/// Bold type of this size.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Usual type of this size.
pub fn plain(size: f32) -> FontId {
    FontId::proportional(size)
}

/// The picture's theme that is set for the window.
pub fn theme(settings: &Settings) -> fourline_picture::Theme {
    use fourline_picture::Theme;
    match settings.window.theme {
        WindowTheme::Discs => Theme::Discs,
        WindowTheme::Squares => Theme::Squares,
        WindowTheme::Contrast => Theme::Contrast,
        WindowTheme::Shapes => Theme::Shapes,
    }
}

/// Light or dark, as it is set.
pub fn follow(context: &Context, appearance: Appearance) {
    context.set_theme(match appearance {
        Appearance::Auto => ThemePreference::System,
        Appearance::Light => ThemePreference::Light,
        Appearance::Dark => ThemePreference::Dark,
    });
}

/// Gives egui our colours and sizes.
pub fn install(context: &Context) {
    for (theme, scheme) in [(Theme::Dark, Scheme::Dark), (Theme::Light, Scheme::Light)] {
        context.style_mut_of(theme, |style| dress(style, &scheme.tokens()));
    }
}

fn dress(style: &mut Style, tokens: &Tokens) {
    for (kind, font) in &mut style.text_styles {
        *font = match kind {
            TextStyle::Heading => bold(LARGE),
            TextStyle::Small => plain(SMALL),
            TextStyle::Button => plain(TEXT),
            _ => plain(TEXT),
        };
    }
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(12.0, 7.0);
    spacing.interact_size.y = 32.0;
    spacing.icon_width = 18.0;
    spacing.combo_height = 360.0;
    spacing.menu_margin = Margin::same(8);
    // Bars take no room: they stand in the margin of what scrolls.
    spacing.scroll.floating_allocated_width = 0.0;
    spacing.scroll.bar_outer_margin = -spacing.scroll.bar_width;

    let visuals = &mut style.visuals;
    let [page, card, edge, ink, muted, accent] =
        [tokens.page, tokens.card, tokens.edge, tokens.ink, tokens.muted, tokens.accent]
            .map(colour);
    visuals.panel_fill = page;
    visuals.window_fill = card;
    visuals.window_stroke = Stroke::new(1.0, edge);
    visuals.window_corner_radius = CornerRadius::same(ROUND);
    visuals.menu_corner_radius = CornerRadius::same(ROUND);
    visuals.popup_shadow = Shadow::NONE;
    visuals.window_shadow = Shadow::NONE;
    visuals.extreme_bg_color = page;
    visuals.text_edit_bg_color = Some(page);
    visuals.faint_bg_color = page;
    visuals.code_bg_color = page;
    visuals.weak_text_color = Some(muted);
    visuals.hyperlink_color = accent;
    visuals.error_fg_color = colour(tokens.bad);
    visuals.warn_fg_color = colour(tokens.bad);
    visuals.selection.bg_fill = accent;
    visuals.selection.stroke = Stroke::new(1.0, colour(tokens.on_accent));
    visuals.disabled_alpha = 0.6;
    let raised = colour(tokens.ink.over(tokens.card, 0.08));
    let widgets = &mut visuals.widgets;
    for (widget, fill, around) in [
        (&mut widgets.noninteractive, card, Stroke::new(1.0, edge)),
        (&mut widgets.inactive, card, Stroke::new(1.0, edge)),
        (&mut widgets.hovered, raised, Stroke::new(1.0, muted)),
        // Also what has the keyboard.
        (&mut widgets.active, raised, Stroke::new(2.0, accent)),
        (&mut widgets.open, raised, Stroke::new(1.0, muted)),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = around;
        widget.fg_stroke = Stroke::new(1.5, ink);
        widget.corner_radius = CornerRadius::same(ROUND);
        widget.expansion = 0.0;
    }
}

/// A colour that lets through what is behind it.
pub fn faint(colour: Color32, part: f32) -> Color32 {
    colour.gamma_multiply(part)
}
