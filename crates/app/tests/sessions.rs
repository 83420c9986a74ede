//! What the scripted sessions lead to and what is said in them, as text to be read. After a change of words:
//! `INSTA_UPDATE=always cargo test -p fourline-app --test sessions`, then read the difference.

use fourline_app::script;
use fourline_app::words::Speaker;
use fourline_game::record;
use fourline_words::Language;

#[test]
fn scripted_sessions_are_as_they_were_read() {
    for script in script::all() {
        let outcome = script::play(&script);
        assert!(record::read(&outcome.record).is_ok(), "{}", script.name);
        let text = format!("{}\n{}\n", outcome.said.join("\n"), outcome.record);
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(script.name.replace(' ', "-"), text);
        });
    }
}

/// The same sessions in the other languages: what was said, and what is wanted at the end.
#[test]
fn scripted_sessions_are_said_in_every_language() {
    for language in Language::ALL.into_iter().skip(1) {
        let speaker = Speaker { language, ..Speaker::default() };
        let mut text = String::new();
        for script in script::all() {
            let session = script::played(&script);
            text +=
                &format!("== {}\n{}\n", script.name, script::said(&session, &speaker).join("\n"));
            text += &format!("{}\n", speaker.prompt(&session.prompt(), session.game()));
        }
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("in-{language}"), text);
        });
    }
}
