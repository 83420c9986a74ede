//! The real binary, played line by line. A `play/*.in` file has lines `$ fourline ARGUMENTS`, each
//! followed by what is typed, and `$ file NAME`, followed by a file's content; its snapshot is what a
//! person would have seen. Lines that are typed are echoed behind their prompt, so a snapshot reads
//! like the game.
//!
//! After a change of words: `INSTA_UPDATE=always cargo test -p fourline --test transcripts`, then
//! read the difference.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the binary in a fresh folder and gives what it wrote and how it ended.
fn run(folder: &Path, locale: &str, arguments: &[String], input: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourline"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("HOME", folder)
        .env("LC_ALL", locale)
        .env_remove("LANGUAGE")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    // The program may end before it has read everything.
    let _ = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8 is written");
    let mut seen = text(&output.stdout);
    if !output.stderr.is_empty() {
        seen += &format!("--- error stream ---\n{}", text(&output.stderr));
    }
    seen += &format!("--- exit code {} ---\n", output.status.code().expect("not killed"));
    if !arguments.contains(&"always".to_string()) {
        assert!(!seen.contains('\u{1b}'), "an escape character was written:\n{seen}");
    }
    seen.replace(&folder.to_string_lossy().to_string(), "FOLDER")
}

/// Splits like a shell, as far as double quotes go. `$'..'` is not needed: `\e`, `\b` and `\0`
/// stand for escape, a direction mark and NUL.
fn split(line: &str) -> Vec<String> {
    let line = line.replace("\\e", "\u{1b}").replace("\\b", "\u{202e}");
    let mut words = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().expect("never empty").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn games_are_played_as_recorded() {
    play_all("C.UTF-8", "games_are_played_as_recorded");
}

/// The same games, typed in the same way: the English words work in every language.
#[test]
fn games_are_played_in_vietnamese_too() {
    play_all("vi_VN.UTF-8", "vietnamese");
}

fn play_all(locale: &str, name: &str) {
    insta::glob!("play/*.in", |path| {
        let script = std::fs::read_to_string(path).expect("the script is text");
        let folder = tempfile::tempdir().expect("a folder to play in");
        let mut seen = String::new();
        // Several runs in one script each begin with "$ fourline", files with "$ file NAME".
        for part in format!("\n{script}").split("\n$ ").skip(1) {
            let (line, body) = part.split_once('\n').unwrap_or((part, ""));
            let body =
                body.replace("\\e", "\u{1b}").replace("\\b", "\u{202e}").replace("\\0", "\0");
            seen += &format!("$ {line}\n");
            if let Some(name) = line.strip_prefix("file ") {
                std::fs::write(folder.path().join(name), &body).expect("the file is written");
                continue;
            }
            let arguments = line.strip_prefix("fourline").expect("a file or a run of the program");
            // Splitting took the last line break away, but the last line is complete.
            let input = if body.is_empty() { body } else { body + "\n" };
            seen += &run(folder.path(), locale, &split(arguments), input.as_bytes());
        }
        // Times and nodes differ from run to run or with the search; their own tests look at them.
        let changing = [
            (r"\([0-9,]+ nodes?, [0-9.]+ s\)", "(N nodes, T s)"),
            (r"\([0-9.]+ nút, [0-9,]+ giây\)", "(N nút, T giây)"),
            (r"sau \d+ giây\.", "sau T giây."),
            (r"chữ ký số nút: \d+", "chữ ký số nút: N"),
            (r"trung bình [0-9,]+ [mµ]?s, lâu nhất [0-9,]+ [mµ]?s", "trung bình T, lâu nhất T"),
            (
                r"\(\d+\); mỗi thế cờ [0-9.]+ nút, [0-9,]+ triệu nút/giây",
                "(WORST); mỗi thế cờ N nút, N nút/giây",
            ),
            (r#""nodes":\d+,"microseconds":\d+"#, r#""nodes":N,"microseconds":T"#),
            (r"signature: \d+", "signature: N"),
            (r"after \d+ s\.", "after T s."),
            (r"mean [0-9.]+ [mµ]?s, worst [0-9.]+ [mµ]?s", "mean T, worst T"),
            (
                r"\(\d+\); [0-9,]+ nodes each, [0-9.]+ million nodes/s",
                "(WORST); N nodes each, N nodes/s",
            ),
        ];
        insta::with_settings!({
            omit_expression => true,
            prepend_module_to_snapshot => false,
            filters => changing,
        }, {
            insta::assert_snapshot!(name, seen);
        });
    });
}
