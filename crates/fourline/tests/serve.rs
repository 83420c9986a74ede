//! The server as the real program: `cargo test -p fourline --features serve --test serve`.
#![cfg(all(feature = "serve", unix))]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

fn fourline(arguments: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourline"));
    command.args(arguments).env("LANG", "C").env("LC_ALL", "C").env("XDG_DATA_HOME", data);
    command
}

fn run(arguments: &[&str], data: &Path) -> Output {
    fourline(arguments, data).output().unwrap()
}

struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    fn start(arguments: &[&str], data: &Path) -> Server {
        let mut child = fourline(&[&["serve", "--listen", "0"], arguments].concat(), data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("{line}")).to_string();
        Server { child, output, address }
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = format!("{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        write!(stream, "{head}content-length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to end, and gives what it wrote to its log.
    fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }
}

fn page() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "the page").unwrap();
    folder
}

#[test]
fn games_are_there_after_a_restart_and_in_a_backup() {
    let (page, data) = (page(), tempfile::tempdir().unwrap());
    let folder = ["--folder", page.path().to_str().unwrap()];
    let server = Server::start(&folder, data.path());
    assert!(server.ask("GET /readyz", "").starts_with("HTTP/1.1 200"));
    let body = r#"{"terms":{"rules":"classic"},"name":"Ann"}"#;
    let made = server.ask("POST /api/v1/games", body);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let id = made.split("\"id\":\"").nth(1).unwrap()[..16].to_string();
    let token = made.split("fourline=").nth(1).unwrap()[..43].to_string();
    // A second server may not use the same file.
    let second = run(&[&["serve", "--listen", "0"], &folder[..]].concat(), data.path());
    assert_eq!(second.status.code(), Some(1), "{second:?}");
    assert!(String::from_utf8_lossy(&second.stderr).contains("another server"), "{second:?}");
    let copy = data.path().join("copy.sqlite");
    let copy = copy.to_str().unwrap();
    let backup = run(&["serve", "backup", copy], data.path());
    assert!(backup.status.success(), "{backup:?}");
    let again = run(&["serve", "backup", copy], data.path());
    assert_eq!(again.status.code(), Some(1), "it writes over nothing: {again:?}");
    let log = server.stop();
    assert!(
        log.contains("stopped") && !log.contains(&token) && !log.contains("127.0.0.1"),
        "{log}"
    );
    // The backup in the place of the database.
    let restored = tempfile::tempdir().unwrap();
    std::fs::copy(copy, restored.path().join("online.sqlite")).unwrap();
    let with = ["--data", restored.path().to_str().unwrap()];
    let server = Server::start(&[&folder[..], &with].concat(), data.path());
    let found = server.ask(&format!("GET /api/v1/games/{id}"), "");
    assert!(found.contains("\"name\":\"Ann\""), "{found}");
    server.stop();
}

#[test]
fn it_says_its_public_address_and_where_it_listens() {
    let (page, data) = (page(), tempfile::tempdir().unwrap());
    let public = ["--public-url", "https://play.example.org", "--trusted-proxy", "127.0.0.1"];
    let folder = ["--folder", page.path().to_str().unwrap()];
    let listen = ["serve", "--listen", "127.0.0.1:0"];
    let arguments = [&listen[..], &public, &folder].concat();
    let mut child = fourline(&arguments, data.path()).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let said = "Fourline is at https://play.example.org/ and listens on 127.0.0.1:";
    assert!(line.starts_with(said), "{line}");
}

#[test]
fn what_is_unsafe_or_wrong_is_refused_before_anything_is_done() {
    let (page, data) = (page(), tempfile::tempdir().unwrap());
    let folder = ["serve", "--folder", page.path().to_str().unwrap()];
    let refused = |arguments: &[&str]| {
        let output = run(&[&folder[..], arguments].concat(), data.path());
        assert_eq!(output.status.code(), Some(2), "{arguments:?} {output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&["--listen", "0.0.0.0:0"]).contains("--public-url https://"));
    let open = ["--listen", "0.0.0.0:0", "--public-url"];
    assert!(refused(&[&open[..], &["http://play.example.org"]].concat()).contains("https"));
    assert!(refused(&[&open[..], &["nonsense"]].concat()).contains("nonsense"));
    assert!(refused(&["--trusted-proxy", "0.0.0.0/0"]).contains("proxy"));
    assert!(refused(&["--trusted-proxy", "x"]).contains("10.0.0.0/8"));
    assert!(refused(&["--limit", "hop=1/1"]).contains("create=20/10"));
    assert!(refused(&["--listen", "hop"]).contains("8080"));
    let config = data.path().join("config.toml");
    std::fs::write(&config, "listen = \"0.0.0.0:0\"\n").unwrap();
    assert!(refused(&["--config", config.to_str().unwrap()]).contains("--public-url"));
    std::fs::write(&config, "hop = 1\n").unwrap();
    assert!(refused(&["--config", config.to_str().unwrap()]).contains("hop"));
    // Something that is no database of ours stays as it is.
    let file = data.path().join("online.sqlite");
    std::fs::write(&file, "not a database").unwrap();
    let with = ["--data", data.path().to_str().unwrap(), "--listen", "0"];
    let output = run(&[&folder[..], &with].concat(), data.path());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "not a database");
}

/// What is said about a database of a newer version.
fn refuses_newer(arguments: &[&str], data: &Path) {
    let output = run(&[&["serve", "--listen", "0"], arguments].concat(), data);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "it never says that it can be reached: {output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("newer version of Fourline") && said.contains("schema 99"), "{said}");
    assert!(said.contains("nothing was changed") && said.contains("use that version"), "{said}");
}

#[test]
fn a_newer_file_is_refused_and_left_alone() {
    let (page, data) = (page(), tempfile::tempdir().unwrap());
    let arguments =
        ["--folder", page.path().to_str().unwrap(), "--data", data.path().to_str().unwrap()];
    let server = Server::start(&arguments, data.path());
    let made = server.ask("POST /api/v1/games", r#"{"terms":{"rules":"classic"},"name":"Ann"}"#);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    server.stop();
    // The version is a number in the head of the file.
    let file = data.path().join("online.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    refuses_newer(&arguments, data.path());
    assert!(std::fs::read(&file).unwrap() == bytes, "the file is as it was");
    let backup = data.path().join("copy.sqlite");
    let data_folder = data.path().to_str().unwrap();
    let tried = ["serve", "--data", data_folder, "backup", backup.to_str().unwrap()];
    let output = run(&tried, data.path());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("newer"), "{output:?}");
    assert!(!backup.exists() && std::fs::read(&file).unwrap() == bytes);
}

#[test]
fn a_newer_postgres_is_refused_and_left_alone() {
    let postgres = fourline_test_postgres::TestPostgres::start().unwrap();
    let (page, data) = (page(), tempfile::tempdir().unwrap());
    let address = postgres.address();
    let arguments = ["--folder", page.path().to_str().unwrap(), "--database", &address];
    let server = Server::start(&arguments, data.path());
    let made = server.ask("POST /api/v1/games", r#"{"terms":{"rules":"classic"},"name":"Ann"}"#);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    server.stop();
    postgres.run("UPDATE fourline.version SET version = 99").unwrap();
    let everything = || {
        let tables = "SELECT table_name, column_name, data_type FROM information_schema.columns \
                      WHERE table_schema = 'fourline' ORDER BY 1, 2";
        let rows = ["version", "tables", "commands", "pulse", "gaps"];
        let rows = rows.map(|table| postgres.run(&format!("SELECT * FROM fourline.{table}")));
        (postgres.run(tables).unwrap(), rows.map(Result::unwrap))
    };
    let before = everything();
    refuses_newer(&arguments, data.path());
    assert_eq!(everything(), before);
}
