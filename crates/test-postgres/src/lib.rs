//! A real Postgres for tests. It lives in a folder of its own, listens on a socket there, is killed and
//! started again as a test likes, and is gone with its value.
//!
//! Postgres does not run as root. Then it is run as the user `postgres`, whom Debian's package makes.

#![cfg(unix)]

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// What to do where there is none.
const MISSING: &str = "there is no Postgres for the tests: apt-get install postgresql \
                       (cargo xtask test does it where it may)";

/// Part of the socket's name; nothing listens there.
const PORT: u16 = 5432;

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(20);

/// After a kill, the rest of the old server needs a moment to end; so often it is tried.
const TRIES: u32 = 200;

/// A running server.
#[derive(Debug)]
pub struct TestPostgres {
    programs: PathBuf,
    user: Option<User>,
    settings: Vec<String>,
    /// Part of the socket's name.
    port: u16,
    server: Child,
    folder: TempDir,
}

/// Who runs it, if not we.
#[derive(Clone, Copy, Debug)]
struct User {
    id: u32,
    group: u32,
}

impl TestPostgres {
    /// Makes an empty database and starts its server. The error says what is missing.
    pub fn start() -> Result<TestPostgres, String> {
        TestPostgres::start_with(&[])
    }

    /// The same with settings such as `fsync=off`.
    pub fn start_with(settings: &[&str]) -> Result<TestPostgres, String> {
        let programs = programs().ok_or(MISSING)?;
        let user = user()?;
        let folder = tempfile::tempdir().map_err(text)?;
        if let Some(user) = user {
            chown(folder.path(), Some(user.id), Some(user.group)).map_err(text)?;
        }
        make(&programs, user, folder.path())?;
        let settings: Vec<String> = settings.iter().map(ToString::to_string).collect();
        let server = serve(&programs, user, folder.path(), PORT, &settings)?;
        Ok(TestPostgres { programs, user, settings, port: PORT, server, folder })
    }

    /// Where it listens, as an address.
    pub fn address(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/postgres", self.port)
    }

    /// The folder with the data, the socket and the log.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the server (`kill -9`); its processes end without finishing anything.
    pub fn kill(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }

    /// Starts it again after a kill, and waits until it answers.
    pub fn restart(&mut self) -> Result<(), String> {
        let folder = self.folder.path();
        self.server = serve(&self.programs, self.user, folder, self.port, &self.settings)?;
        Ok(())
    }

    /// The same, and it can also be reached as `localhost` at this port.
    pub fn restart_at(&mut self, port: u16) -> Result<(), String> {
        self.port = port;
        self.settings.push("listen_addresses=localhost".to_string());
        self.restart()
    }

    /// Carries out SQL, as a person would.
    pub fn run(&self, sql: &str) -> Result<String, String> {
        let mut command = command(&self.programs.join("psql"), self.user);
        command.args([
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            "postgres",
            "-d",
            "postgres",
        ]);
        command.arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string(), "-c", sql]);
        let output = command.output().map_err(text)?;
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_string();
        if output.status.success() { Ok(said(&output.stdout)) } else { Err(said(&output.stderr)) }
    }
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Debian's newest, or what is on the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest =
        versions.map(|entry| entry.path()).max_by_key(version).map(|path| path.join("bin"));
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let all = newest.into_iter().chain(std::env::split_paths(&paths));
    all.into_iter()
        .find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// The user `postgres` if we are root.
fn user() -> Result<Option<User>, String> {
    let ours = fs::metadata("/proc/self").or_else(|_| fs::metadata("/tmp")).map_err(text)?;
    if std::os::unix::fs::MetadataExt::uid(&ours) != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd").map_err(text)?;
    let line = users.lines().find(|line| line.starts_with("postgres:")).ok_or(MISSING)?;
    let mut numbers = line.split(':').skip(2).map(|number| number.parse().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(id), Some(group)) => Ok(Some(User { id, group })),
        _ => Err(format!("/etc/passwd: {line}")),
    }
}

fn command(program: &Path, user: Option<User>) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/").stdin(Stdio::null()).env("LC_ALL", "C");
    if let Some(user) = user {
        command.uid(user.id).gid(user.group);
    }
    command
}

fn make(programs: &Path, user: Option<User>, folder: &Path) -> Result<(), String> {
    let mut initdb = command(&programs.join("initdb"), user);
    initdb.arg("-D").arg(folder.join("data"));
    initdb.args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
    let output = initdb.output().map_err(text)?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("initdb: {}", String::from_utf8_lossy(&output.stderr)))
}

fn serve(
    programs: &Path,
    user: Option<User>,
    folder: &Path,
    port: u16,
    settings: &[String],
) -> Result<Child, String> {
    let log = folder.join("log");
    for _ in 0..TRIES {
        let mut postgres = command(&programs.join("postgres"), user);
        postgres.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
        postgres.args(["-c", "listen_addresses=", "-c", "max_connections=60"]);
        postgres.args(["-p", &port.to_string()]);
        for setting in settings {
            postgres.args(["-c", setting]);
        }
        let written = File::options().create(true).append(true).open(&log).map_err(text)?;
        postgres.stdout(Stdio::null()).stderr(written);
        let mut server = postgres.spawn().map_err(text)?;
        if wait_until_it_answers(programs, user, folder, port, &mut server)?.is_none() {
            return Ok(server);
        }
        sleep(PAUSE);
    }
    Err(format!("Postgres does not start: {}", fs::read_to_string(&log).unwrap_or_default()))
}

/// `None` when it answers; how it ended if it did.
fn wait_until_it_answers(
    programs: &Path,
    user: Option<User>,
    folder: &Path,
    port: u16,
    server: &mut Child,
) -> Result<Option<ExitStatus>, String> {
    loop {
        if let Some(ended) = server.try_wait().map_err(text)? {
            return Ok(Some(ended));
        }
        let mut ask = command(&programs.join("pg_isready"), user);
        ask.args(["-q", "-U", "postgres", "-d", "postgres", "-h"]).arg(folder);
        ask.args(["-p", &port.to_string()]);
        if ask.status().map_err(text)?.success() {
            return Ok(None);
        }
        sleep(PAUSE);
    }
}

fn text(error: io::Error) -> String {
    error.to_string()
}
