//! The typeface of the window: the one of our pictures, and for names in other scripts whatever the
//! system has.

use crate::style::BOLD;
use eframe::egui::{Context, FontData, FontDefinitions, FontFamily};
use fontdb::{Database, Source, Stretch, Style, Weight};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The same typeface in bold, for headlines and buttons.
const BOLD_FONT: &[u8] = include_bytes!("../font/Roboto-Bold.ttf");

/// The fonts in use.
#[derive(Default)]
pub struct Fonts {
    /// Characters that were looked for already, found or not.
    looked_for: BTreeSet<char>,
    system: Option<Database>,
    added: Vec<(String, Arc<FontData>)>,
}

impl Fonts {
    /// Installs our own typeface.
    pub fn install(&self, context: &Context) {
        let mut fonts = FontDefinitions::empty();
        let own = Arc::new(FontData::from_static(fourline_picture::FONT));
        let all = std::iter::once(("own".to_string(), own)).chain(self.added.iter().cloned());
        for (name, data) in all {
            fonts.font_data.insert(name.clone(), data);
            for family in [FontFamily::Proportional, FontFamily::Monospace] {
                fonts.families.entry(family).or_default().push(name.clone());
            }
        }
        // What the bold cut lacks comes from the same fonts as elsewhere.
        let mut bold = vec![BOLD.to_string()];
        bold.extend(fonts.families.get(&FontFamily::Proportional).into_iter().flatten().cloned());
        let data = Arc::new(FontData::from_static(BOLD_FONT));
        fonts.font_data.insert(BOLD.to_string(), data);
        fonts.families.insert(FontFamily::Name(BOLD.into()), bold);
        context.set_fonts(fonts);
    }

    /// Makes sure that these texts can be shown, as far as the system has fonts for them.
    pub fn need<'a>(&mut self, context: &Context, texts: impl IntoIterator<Item = &'a str>) {
        let mut is_new = false;
        for c in texts.into_iter().flat_map(str::chars).filter(|c| !c.is_ascii()) {
            if self.looked_for.insert(c) {
                is_new |= !self.has(c) && self.add_from_system(c);
            }
        }
        if is_new {
            self.install(context);
        }
    }

    fn has(&self, c: char) -> bool {
        let added = self.added.iter().map(|(_, data)| (*data.font).as_ref());
        std::iter::once(fourline_picture::FONT).chain(added).any(|font| has_glyph(font, 0, c))
    }

    fn add_from_system(&mut self, c: char) -> bool {
        let system = self.system.get_or_insert_with(|| {
            let mut system = Database::new();
            system.load_system_fonts();
            system
        });
        let has = |id| system.with_face_data(id, |data, index| has_glyph(data, index, c));
        let mut faces: Vec<_> = system
            .faces()
            .filter(|face| matches!(face.source, Source::File(_) | Source::Binary(_)))
            .collect();
        // Upright letters of the usual weight and width, if there are any.
        faces.sort_by_key(|face| {
            let width = face.stretch.to_number().abs_diff(Stretch::Normal.to_number());
            (face.style != Style::Normal, face.weight.0.abs_diff(Weight::NORMAL.0), width)
        });
        let Some(face) = faces.into_iter().find(|face| has(face.id) == Some(true)) else {
            return false;
        };
        let data = system.with_face_data(face.id, |data, index| {
            let mut font = FontData::from_owned(data.to_vec());
            font.index = index;
            font
        });
        let name = face.post_script_name.clone();
        data.map(|data| self.added.push((name, Arc::new(data)))).is_some()
    }
}

fn has_glyph(data: &[u8], index: u32, c: char) -> bool {
    ttf_parser::Face::parse(data, index).is_ok_and(|face| face.glyph_index(c).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// Of the catalogues all letters, and where the window uses them all signs.
    #[test]
    fn our_own_words_need_no_other_font() {
        let fonts = Fonts::default();
        assert!("äöüßéèñçøåÄÖÜ−…×Ωж".chars().all(|c| fonts.has(c)));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/ftl");
        for language in fs::read_dir(folder).unwrap() {
            for area in fs::read_dir(language.unwrap().path()).unwrap() {
                let path = area.unwrap().path();
                let name = path.file_stem().unwrap().to_string_lossy();
                let is_of_terminal = ["cli", "help", "keys", "lines", "screen"].contains(&&*name);
                let text = fs::read_to_string(&path).unwrap();
                let shown = text.lines().filter(|line| !line.starts_with('#'));
                let needed = |c: &char| c.is_alphabetic() || !is_of_terminal;
                let missing: String =
                    shown.flat_map(str::chars).filter(needed).filter(|c| !fonts.has(*c)).collect();
                assert_eq!(missing, "", "{}", path.display());
            }
        }
    }

    #[test]
    fn vietnamese_letters_are_there_with_both_their_marks() {
        let fonts = Fonts::default();
        let letters = "àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ";
        assert_eq!(letters.chars().count(), 67);
        for letter in letters.chars() {
            let capital = letter.to_uppercase().next().unwrap();
            assert!(fonts.has(letter) && fonts.has(capital), "{letter} {capital}");
        }
    }
}
