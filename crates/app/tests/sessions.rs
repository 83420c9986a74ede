//! What the scripted sessions lead to and what is said in them, as text to be read. After a change of words:
//! `INSTA_UPDATE=always cargo test -p fourline-app --test sessions`, then read the difference.

use fourline_app::script;
use fourline_game::record;

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
