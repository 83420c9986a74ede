//! A server in a process of its own.

use crate::common;
use fourline_server::{Config, asked_to_end, serve_on};
use fourline_site::Site;
use fourline_store::AnyStore;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

const DATABASE: &str = "FOURLINE_ONLINE_DATABASE";
const PORT: &str = "FOURLINE_ONLINE_PORT";
const LIMITS: &str = "FOURLINE_ONLINE_LIMITS";

/// Which limits a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limits {
    /// Those of every server.
    Usual,
    /// The same, and who does not answer is given up soon.
    Hasty,
    /// None that the many players of a test on one machine would notice.
    Free,
}

/// Is the server, if this process was started as one.
pub async fn serve() {
    let (Ok(database), Ok(port)) = (std::env::var(DATABASE), std::env::var(PORT)) else { return };
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await.unwrap();
    let store = AnyStore::open(&database).await.unwrap();
    let usual = match std::env::var(LIMITS).as_deref() {
        Ok("Usual") => Config::default(),
        Ok("Hasty") => Config { heartbeat_ms: [3_000, 9_000], ..Config::default() },
        _ => Config { most_sockets_per_address: 20_000, ..common::free() },
    };
    let config = Config { has_peers: database.contains("://"), ..usual };
    // The library of tests writes before it, on the same line.
    println!("\nlistening {}", listener.local_addr().unwrap());
    serve_on(listener, Site::default(), store.clone(), config, None, asked_to_end()).await.unwrap();
    store.close().await;
}

/// A running server. It is killed with its value.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts one on a file or an address of a database, and waits until it listens. With port 0 the system
    /// chooses one.
    pub fn start(database: &str, port: u16, limits: Limits) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "the_server", "--nocapture"])
            .env(DATABASE, database)
            .env(PORT, port.to_string())
            .env(LIMITS, format!("{limits:?}"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening ").and_then(|it| it.parse().ok()))
            .expect("the server says where it listens");
        // What it says at its end finds a reader too.
        std::thread::spawn(move || lines.for_each(drop));
        Process { child, address }
    }

    /// The same as before, after it has ended.
    pub fn start_again(&mut self, database: &str, limits: Limits) {
        *self = Process::start(database, self.address.port(), limits);
    }

    /// Ends it at once (`kill -9`).
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end (SIGTERM), and waits until it has.
    pub fn stop(&mut self) {
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success(), "it ends well");
    }

    /// How much memory it has.
    pub fn kilobytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a line");
        line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).expect("a number")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
