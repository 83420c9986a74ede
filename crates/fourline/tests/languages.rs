//! The real binary in every language: which one it speaks, what changes with it, and what never does.

mod program;

use program::fourline;
use std::io::Write;
use std::path::Path;
use std::process::Command;

const TAGS: [&str; 4] = ["en", "vi", "de", "es"];

/// Output, error stream and exit code.
fn run(mut command: Command) -> (String, String, Option<i32>) {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// The program with these arguments and this environment.
fn told(folder: &Path, arguments: &str, environment: &[(&str, &str)]) -> (String, String, i32) {
    let mut command = fourline(folder, &arguments.split_whitespace().collect::<Vec<_>>());
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANGUAGE");
    command.env("LANG", "C").envs(environment.iter().copied());
    let (out, err, code) = run(command);
    (out, err, code.unwrap())
}

#[test]
fn the_flag_decides_then_the_setting_then_the_system() {
    let folder = tempfile::tempdir().unwrap();
    // A short way to hear the language: the word for a column.
    let spoken = |arguments: &str, environment: &[(&str, &str)]| {
        let (out, err, code) = told(folder.path(), arguments, environment);
        assert_eq!((err.as_str(), code), ("", 0), "{arguments}");
        out.lines().nth(1).unwrap().split_whitespace().next().unwrap().to_string()
    };
    let solve = "solve 44444152555526313";
    assert_eq!(spoken(solve, &[]), "column");
    assert_eq!(spoken(solve, &[("LANG", "vi_VN.UTF-8")]), "cột");
    assert_eq!(spoken(solve, &[("LANG", "tlh_KX.UTF-8")]), "column");
    assert_eq!(spoken(solve, &[("LANG", "de_DE"), ("LC_ALL", "vi_VN")]), "cột");
    assert_eq!(spoken("solve --language=vi 44444152555526313", &[]), "cột");
    assert_eq!(spoken("--language vi solve 44444152555526313", &[("LANG", "de_DE")]), "cột");
    assert_eq!(spoken("solve 44444152555526313 --language en", &[("LANG", "vi_VN")]), "column");
    let config = folder.path().join("config/fourline");
    std::fs::create_dir_all(&config).unwrap();
    std::fs::write(config.join("settings.toml"), "language = \"vi\"\n").unwrap();
    assert_eq!(spoken(solve, &[("LANG", "en_US.UTF-8")]), "cột");
    assert_eq!(spoken("solve 44444152555526313 --language en", &[]), "column");
}

#[test]
fn an_unknown_language_is_refused_with_the_known_ones() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in ["--language xx", "solve --language=xx 44", "--help --language x\u{1b}[31m"] {
        let (out, err, code) = told(folder.path(), arguments, &[]);
        assert_eq!((out.as_str(), code), ("", 2), "{arguments}");
        assert!(err.starts_with("fourline: unknown language x"), "{err}");
        assert!(TAGS.iter().all(|tag| err.contains(&format!("{tag} ("))), "{err}");
        assert!(!err.contains('\u{1b}'), "{err:?}");
    }
    let (_, err, code) = told(folder.path(), "solve --language", &[]);
    assert!(code == 2 && err.contains("--language <TAG>"), "{err}");
}

/// Hoa is a name, and hòa is a draw; Lưu is a name, and lưu saves.
#[test]
fn names_that_are_words_for_a_game_are_names() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--language", "vi", "play", "--opponent", "human"];
    let mut child = fourline(folder.path(), &arguments).spawn().unwrap();
    let typed = "classic\nHoa\nLưu Bình\nlưu bình\n\n4\nhòa\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Lưu Bình (O) thả quân vào cột 4"), "{text}");
    assert!(text.contains("Hoa (X)"), "{text}");
    // In a game the word is a word again.
    let offered = fourline_words::catalogue::game::offers_draw(
        fourline_words::Language::Vietnamese,
        &fourline_words::Who::named("Hoa (X)"),
    );
    assert!(text.contains(&offered), "{text}");
}

#[test]
fn exit_codes_and_streams_are_the_same_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, expected) in [
        ("--help", 0),
        ("-h", 0),
        ("--version", 0),
        ("help book build", 0),
        ("man", 0),
        ("completions zsh", 0),
        ("rules power", 0),
        ("book", 2),
        ("fly", 2),
        ("solve --waek", 2),
        ("play --board gird", 2),
        ("play --undo many", 2),
        ("solve 4444444", 1),
        ("why 44444152555526313", 0),
        ("why 4444444", 1),
        ("review 1122334", 0),
        ("review missing.fourline", 1),
        ("resume", 2),
        ("replay missing.fourline", 2),
        ("picture 44 -o missing/x.png", 1),
    ] {
        for tag in TAGS {
            let line = format!("{arguments} --language {tag}");
            let (out, err, code) = told(folder.path(), &line, &[]);
            assert_eq!(code, expected, "{line}: {err}");
            assert_eq!(out.is_empty(), expected != 0, "{line}: {out}");
            assert_eq!(err.is_empty(), expected == 0, "{line}: {err}");
            assert!(!out.contains('\u{1b}') && !err.contains('\u{1b}'), "{line}");
        }
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        "arena robot random --games 2 --json --threads 1",
        "solve --json 4444444 x",
        "why --json 44444152555526313 x",
        "review --json 44444152555526313 x",
        "picture 4453 --format svg -o - --no-line --theme squares --size 7x6 --at 0",
    ] {
        let read = |tag| told(folder.path(), &format!("{arguments} --language {tag}"), &[]).0;
        for tag in TAGS {
            // The title and the description of a picture are for people.
            let shapes = |text: String| {
                let lines = text.lines().filter(|line| line.starts_with(['{', '<']));
                lines
                    .filter(|line| !line.starts_with("<title") && !line.starts_with("<desc"))
                    .map(str::to_string)
                    .collect::<Vec<_>>()
            };
            assert_eq!(shapes(read(tag)), shapes(read("en")), "{arguments} {tag}");
        }
    }
    // A rule set printed in one language is read in another.
    let (rules, ..) = told(folder.path(), "rules power --language vi", &[]);
    std::fs::write(folder.path().join("mine.toml"), rules).unwrap();
    let explained = |rules: &str| {
        let line = format!("rules {rules} --explain --language de");
        told(folder.path(), &line, &[])
    };
    assert_eq!(explained("mine.toml"), explained("power"));
}

/// What the system says is said in plain words, without its numbers, in every language.
#[test]
fn no_error_shows_a_number_of_the_system() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("folder.toml")).unwrap();
    std::fs::write(folder.path().join("bytes.txt"), [b'4', 0xff, b'\n']).unwrap();
    std::fs::write(folder.path().join("plain"), "a file").unwrap();
    let long = "x".repeat(300);
    for arguments in [
        "replay missing.fourline",
        "resume missing.fourline",
        "replay folder.toml",
        "replay plain/x.fourline",
        "replay bytes.txt",
        "solve ./missing folder.toml bytes.txt plain/x",
        "study nofile",
        "study ./folder.toml",
        "picture missing.fourline -o x.png",
        "picture 44 -o missing/x.png",
        "picture 44 -o plain/x.png",
        "picture 44 -o folder.toml --format png",
        "play --rules missing.toml",
        "play --rules folder.toml",
        "rules ./bytes.txt",
        "play --book missing.book",
        "bench missing.txt",
        "bench bytes.txt",
        "bench folder.toml",
        "book info missing.book",
        "book info folder.toml",
        "book build --size 4x4 --plies 2 -o plain/x.book",
        "book build --size 4x4 --plies 2 -o folder.toml",
        "arena robot 1 --games 2 --log folder.toml",
        "arena robot 1 --games 2 --log bytes.txt",
        "arena robot 1 --games 2 --log plain/x",
        &format!("replay ./{long}"),
        &format!("picture 44 -o {long}.png"),
    ] {
        let mut said = Vec::new();
        for tag in TAGS {
            let line = format!("{arguments} --language {tag}");
            let (_, err, code) = told(folder.path(), &line, &[]);
            assert!(code == 1 || code == 2, "{line}: {code}");
            assert!(!err.is_empty() && !err.contains("(os error"), "{line}: {err}");
            for english in ["entity not found", "No such file", "stream did not", "Is a directory"]
            {
                assert!(!err.contains(english), "{line}: {err}");
            }
            assert!(!said.contains(&err), "{line}: {err} is said in another language too");
            said.push(err);
        }
    }
}
