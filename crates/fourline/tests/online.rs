//! Games on a server by the real program, line by line and on the full screen, over real sockets.
#![cfg(all(unix, feature = "online"))]

mod program;
#[allow(dead_code, reason = "not every test needs all of it")]
mod pty;
#[path = "online/real.rs"]
mod real;
#[path = "online/table.rs"]
mod table;

use fourline_game::Game;
use program::{fourline, on_terminal};
use pty::Pty;
use real::Real;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use table::Server;

/// So long is waited for something that is bound to come, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The program line by line, with what it has said so far.
struct Plain {
    child: Child,
    input: Option<ChildStdin>,
    said: Arc<Mutex<String>>,
}

impl Plain {
    fn start(folder: &Path, arguments: &[&str]) -> Plain {
        let arguments = [&["online"], arguments].concat();
        let mut child = fourline(folder, &arguments).spawn().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let streams: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for mut stream in streams {
            let said = Arc::clone(&said);
            thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(length @ 1..) = stream.read(&mut bytes) {
                    said.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..length]));
                }
            });
        }
        let input = child.stdin.take();
        Plain { child, input, said }
    }

    fn text(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    fn send(&mut self, text: &str) {
        self.input.as_mut().unwrap().write_all(text.as_bytes()).unwrap();
    }

    fn see(&self, text: &str) {
        wait(&format!("{text:?} in:\n"), || self.text().contains(text), || self.text());
    }

    /// The link that it has printed.
    fn link(&self) -> String {
        let find = || {
            let text = self.text();
            text.lines()
                .find(|line| line.starts_with("http") && line.contains("/t/"))
                .map(str::to_string)
        };
        wait("a link", || find().is_some(), || self.text());
        find().unwrap()
    }

    fn end(mut self) -> (String, Option<i32>) {
        drop(self.input.take());
        let code = self.child.wait().unwrap().code();
        (self.text(), code)
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn wait(what: &str, holds: impl Fn() -> bool, text: impl Fn() -> String) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "waited for {what}{}", text());
        thread::sleep(Duration::from_millis(15));
    }
}

/// Waits until the newest game has so many commands.
fn commands(server: &Server, count: usize) {
    let length = || server.game().map_or(0, |game| game.commands().len());
    wait("commands", || length() >= count, || format!(": {} of {count}", length()));
}

/// Two places to play, each with a home of its own.
fn homes() -> [tempfile::TempDir; 3] {
    [(); 3].map(|()| tempfile::tempdir().unwrap())
}

/// A server that can be stopped in the middle of a game.
trait Host {
    fn url(&self) -> String;
    fn game(&self, link: &str) -> Option<Game>;
    fn interrupt(&mut self);

    fn length(&self, link: &str) -> usize {
        self.game(link).map_or(0, |game| game.commands().len())
    }
}

impl Host for Server {
    fn url(&self) -> String {
        self.url()
    }

    fn game(&self, _: &str) -> Option<Game> {
        self.game()
    }

    fn interrupt(&mut self) {
        self.cut();
    }
}

impl Host for Real {
    fn url(&self) -> String {
        self.url()
    }

    fn game(&self, link: &str) -> Option<Game> {
        self.game(link)
    }

    fn interrupt(&mut self) {
        self.restart();
    }
}

#[test]
fn lines_and_screen_play_every_preset_by_a_link_over_cut_connections() {
    play_every_preset(Server::start);
}

#[test]
fn lines_and_screen_play_every_preset_on_the_real_server_over_a_restart() {
    play_every_preset(Real::start);
}

fn play_every_preset<H: Host>(start: impl Fn() -> H) {
    // What the host types beforehand, and what the guest's keys are, each after so many commands.
    let classic = ("1\n1\n1\n1\n", vec![(1, "2"), (3, "2"), (5, "2")]);
    let picks = |types: &'static str| {
        let keys = vec![(3, "2"), (4, "\r"), (7, "2"), (8, "\r"), (11, "2"), (12, "\r")];
        (types, keys)
    };
    let power =
        ("4\n5\nend\n6\nend\n7\n", vec![(1, "4"), (4, "1"), (5, "\r"), (8, "1"), (9, "\r")]);
    for (rules, (host_types, guest_keys)) in [
        ("classic", classic),
        ("second-chance", picks("X\n1\nend\n1\nend\n1\nend\n1\n")),
        ("strict", picks("Y\n1\nend\n1\nend\n1\nend\n1\n")),
        ("power", power),
    ] {
        let mut server = start();
        let [ann, bob, _] = homes();
        let url = server.url();
        let new = ["--new", "--server", &url, "--rules", rules, "--name", "Ann", "--first", "host"];
        let mut host = Plain::start(ann.path(), &new);
        let link = host.link();
        host.send(host_types);
        let arguments = ["online", &link, "--name", "Bob"];
        let mut guest = Pty::start(on_terminal(bob.path(), &arguments), (80, 24));
        guest.see("Ann");
        for (number, (after, key)) in guest_keys.iter().enumerate() {
            let length = || server.length(&link);
            wait("commands", || length() >= *after, || format!(": {} of {after}", length()));
            if number == 1 {
                // All connections are gone in the middle of the game; both come back by themselves.
                server.interrupt();
            }
            let known = format!("{rules}: after {after}");
            let before = if *key == "\r" { "end the turn" } else { "Your turn" };
            guest.wait(&known, |pty| {
                (pty.panel().contains(before) || pty.panel().contains("first disc"))
                    && !pty.panel().contains("No connection")
            });
            // A key that comes while there is no connection does nothing, and that is said; what comes too
            // late does nothing either.
            let length = || server.length(&link);
            while length() <= *after {
                guest.send(key);
                let start = Instant::now();
                while length() <= *after && start.elapsed() < Duration::from_secs(2) {
                    thread::sleep(Duration::from_millis(15));
                }
            }
        }
        host.see("You win");
        guest.see("Ann wins");
        let game = server.game(&link).unwrap();
        assert!(game.ending().is_some(), "{rules}");
        assert_eq!(host.text().matches("Kept.").count(), host_types.lines().count(), "{rules}");
        // What was played is among the finished games of both.
        guest.send("q");
        guest.see("four in a row, with your house rules");
        guest.send("0");
        guest.end();
        let (text, code) = host.end();
        assert_eq!(code, Some(0), "{text}");
        let record = fourline_game::record::write(&game);
        for home in [&ann, &bob] {
            let folder = home.path().join("data/fourline/finished");
            let files: Vec<_> = std::fs::read_dir(&folder).unwrap().flatten().collect();
            let kept = files
                .iter()
                .any(|file| std::fs::read_to_string(file.path()).is_ok_and(|text| text == record));
            assert!(kept, "{rules}: {folder:?}");
        }
    }
}

#[test]
fn a_seat_is_found_again_after_a_kill_and_a_third_device_watches() {
    let server = Server::start();
    let [ann, bob, eve] = homes();
    let url = server.url();
    let host = Plain::start(ann.path(), &["--new", "--server", &url, "--name", "Ann", "--plain"]);
    let link = host.link();
    let mut guest = Plain::start(bob.path(), &[&link, "--name", "Bob"]);
    let mut host = host;
    host.see("Bob (O) is here.");
    host.send("4\n");
    commands(&server, 1);
    guest.see("Your turn");
    guest.kill();
    let watcher = Plain::start(eve.path(), &[&link]);
    watcher.see("The seat is taken, so you are watching.");
    // The same command: the same seat, without a name, and the game as it was.
    guest = Plain::start(bob.path(), &[&link]);
    guest.see("Game resumed.");
    guest.send("4\n");
    commands(&server, 2);
    watcher.see("Bob (O) drops into column 4");
    // The input ends, which is noticed when there is something to ask: the seat stays, and it is said how
    // to come back.
    host.send("3\n");
    let (text, code) = guest.end();
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains(&format!("Come back with: fourline online {link}")), "{text}");
    assert_eq!(server.tables(), 1);
    watcher.kill();
    host.kill();
}

#[test]
fn a_rematch_is_played_with_changed_sides_and_reactions_are_shown() {
    let server = Server::start();
    let [ann, bob, _] = homes();
    let url = server.url();
    let mut host = Plain::start(ann.path(), &["--new", "--server", &url, "--name", "Ann"]);
    let link = host.link();
    let mut guest =
        Pty::start(on_terminal(bob.path(), &["online", &link, "--name", "Bob"]), (80, 24));
    guest.see("Ann's turn");
    host.send("say 3\n");
    guest.see("Ann (X): Well played!");
    host.send("resign\ny\ny\n");
    guest.see("Ann (X) wants a rematch.");
    guest.send("\r");
    wait("a second table", || server.tables() == 2, String::new);
    // Bob begins now. Ann has to be at the new table to be told of it as it happens.
    host.see("Bob (X) starts; you follow.");
    guest.see("Your turn");
    guest.send("4");
    commands(&server, 1);
    host.see("Bob (X) drops into column 4");
    guest.send("q");
    guest.see("Your seat stays yours.");
    guest.send("0");
    guest.end();
    host.kill();
}

#[test]
fn the_screen_invites_with_a_link_and_shows_the_lobby() {
    let server = Server::start();
    let [ann, bob, _] = homes();
    server.invite(fourline_rules::Rules::POWER, "Zoe");
    // By the menu: number 8 asks for a server, which has one open invitation.
    let mut host = Pty::start(on_terminal(ann.path(), &[]), (100, 40));
    host.see("8 Play online");
    host.send("8");
    host.see("Server or link");
    host.send(&format!("{}\r", server.url()));
    host.see("Invite with a link");
    host.see("Zoe, Power");
    host.send("\r");
    host.see("Waiting for the second player");
    host.see("Send this link to the other player:");
    assert_eq!(server.tables(), 2);
    // The guest chooses it line by line: the newest is the second.
    let mut guest = Plain::start(bob.path(), &["--server", &server.url(), "--name", "Bob"]);
    guest.see("Which one do you accept, 1 to 2");
    guest.send("2\n");
    guest.see("you follow");
    host.see("Your turn");
    // No help while one plays a person.
    host.send("s");
    host.see("There is no help while you play another person online.");
    host.send("\u{3}");
    let (text, code) = host.end();
    assert_eq!(code, Some(130));
    assert!(text.contains("Your seat stays yours."), "{text}");
    guest.kill();
}

#[test]
fn the_list_of_invitations_renews_itself_and_the_cursor_stays_on_its_line() {
    let server = Server::start();
    let [ann, bob, _] = homes();
    let zoe = server.invite(fourline_rules::Rules::CLASSIC, "Zoe");
    server.invite(fourline_rules::Rules::POWER, "Yan");
    let mut host =
        Pty::start(on_terminal(ann.path(), &["online", "--server", &server.url()]), (100, 40));
    host.see("Yan, Power");
    host.send("jjj");
    // Another accepts the invitation above.
    let guest = Plain::start(bob.path(), &[&zoe, "--name", "Bob"]);
    guest.see("Zoe");
    host.wait("the list without Zoe", |host| {
        !host.text().contains("Zoe, Classic") && host.text().contains("Yan, Power")
    });
    assert!(server.game().is_none());
    host.send("\r");
    wait("a game with Yan", || server.game().is_some(), || host.text());
    guest.kill();
}

#[test]
fn what_goes_wrong_is_said_with_what_to_do_next() {
    let server = Server::start();
    let [home, ..] = homes();
    let url = server.url();
    let gone = format!("{url}/t/aaaaaaaaaaaaaaaa");
    for (arguments, sentence, code) in [
        (vec![gone.as_str()], "There is no such game, or no longer.", 1),
        (vec!["http://127.0.0.1:1/g/x"], "That is not a link to a game.", 2),
        (vec!["nowhere at all"], "That is not a server.", 2),
        (vec!["--new"], "Where do you want to play?", 2),
    ] {
        let home = tempfile::tempdir().unwrap();
        let (text, ended) = Plain::start(home.path(), &arguments).end();
        assert!(text.contains(sentence) && ended == Some(code), "{arguments:?}: {ended:?} {text}");
    }
    // A server that can't be reached is tried again by itself.
    let lonely = Plain::start(home.path(), &["http://127.0.0.1:1/t/aaaaaaaaaaaaaaaa"]);
    lonely.see("The server can't be reached.");
    lonely.kill();
    let mut screen = Pty::start(
        on_terminal(home.path(), &["online", "http://127.0.0.1:1/t/aaaaaaaaaaaaaaaa"]),
        (80, 24),
    );
    screen.see("Trying again (2)");
    screen.send("q");
    screen.see("four in a row, with your house rules");
    screen.send("0");
    screen.end();
}
