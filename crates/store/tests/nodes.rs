//! Several nodes on one Postgres: hints, secured connections, work that no one waits for.

mod common;

use common::{command, full, id};
use fourline_store::{Appended, Gap, Hint, OpenProblem, Postgres, Sqlite, Store, StoreError};
use fourline_test_postgres::TestPostgres;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn a_node_hears_what_others_change() {
    let server = TestPostgres::start().unwrap();
    let one = Postgres::open(&server.address()).await.unwrap();
    let two = Postgres::open(&server.address()).await.unwrap();
    let (mut heard_by_one, mut heard_by_two) = (one.changes(), two.changes());
    let names: Vec<String> = (0..30).map(|it| format!("table{it}")).collect();
    for name in &names {
        one.create(full(name, 1000)).await.unwrap();
        one.append(command(name, 0, "a")).await.unwrap();
    }
    let mut left: BTreeSet<_> = names.iter().map(|name| id(name)).collect();
    while !left.is_empty() {
        match heard_by_two.next().await {
            Hint::Table(table) => drop(left.remove(&table)),
            other => panic!("{other:?}"),
        }
    }
    two.create(full("last", 1000)).await.unwrap();
    // Its own changes are not told to a node: the first thing it hears is of the other.
    assert_eq!(heard_by_one.next().await, Hint::Table(id("last")));
    two.signal("here Ann\nhere Bob".to_string()).await.unwrap();
    assert_eq!(heard_by_one.next().await, Hint::Signal("here Ann\nhere Bob".to_string()));
    assert_eq!(two.signal("x".repeat(8000)).await, Err(StoreError::Busy), "too long");
    // A node that was not there before leaves a gap.
    for (node, now) in [(&one, 1000), (&one, 2000), (&two, 2500), (&two, 3000), (&one, 3500)] {
        node.pulse(1, now).await.unwrap();
    }
    assert_eq!(one.gaps(0).await.unwrap(), [Gap { from_ms: 2000, to_ms: 2500 }]);
    one.close().await;
    assert_eq!(one.append(command("last", 0, "a")).await, Err(StoreError::Closed));
    assert_eq!(two.append(command("last", 0, "a")).await, Ok(Appended::Done));
}

#[tokio::test]
async fn work_is_done_even_if_no_one_waits() {
    let folder = tempfile::tempdir().unwrap();
    no_one_waits(&Sqlite::open(&folder.path().join("games.sqlite")).unwrap()).await;
    let server = TestPostgres::start().unwrap();
    no_one_waits(&Postgres::open(&server.address()).await.unwrap()).await;
}

async fn no_one_waits(store: &impl Store) {
    store.create(full("left", 1000)).await.unwrap();
    // Never polled.
    drop(store.append(command("left", 0, "a")));
    while store.since(id("left"), 0).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    // Polled once.
    let appending = store.append(command("left", 1, "b"));
    tokio::select! {
        biased;
        _ = appending => {}
        () = std::future::ready(()) => {}
    }
    while store.since(id("left"), 1).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
}

/// A certificate for this machine's own name, and its key.
fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
        ])
        .args(["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=CA:FALSE"])
        .args(["-out", "server.crt", "-keyout", "server.key"])
        .current_dir(folder)
        .output()
        .expect("openssl is there, because Postgres needs it");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_the_database_is_secured() {
    let server = TestPostgres::start().unwrap();
    let data = server.folder().join("data");
    certify(&data);
    let owner = fs::metadata(&data).unwrap();
    for file in ["server.crt", "server.key"] {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let file = data.join(file);
        std::os::unix::fs::chown(&file, Some(owner.uid()), Some(owner.gid())).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    }
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    server.run("ALTER SYSTEM SET ssl = on").unwrap();
    let mut server = server;
    server.kill();
    let rules = "local all all trust\nhostssl all all all scram-sha-256\n";
    fs::write(data.join("pg_hba.conf"), rules).unwrap();
    server.restart_at(port).unwrap();
    server.run("CREATE ROLE ann LOGIN PASSWORD 'secret'").unwrap();
    server.run("CREATE DATABASE games OWNER ann").unwrap();

    let certificate = fs::read(data.join("server.crt")).unwrap();
    let trusted = tempfile::NamedTempFile::new().unwrap();
    fs::write(trusted.path(), certificate).unwrap();
    let open = async |options: &str| {
        let address = format!("postgres://ann:secret@localhost:{port}/games{options}");
        Postgres::open(&address).await.map_err(|error| error.problem)
    };
    let is_refused = |result: Result<Postgres, OpenProblem>| matches!(result, Err(OpenProblem::Refused(ref said)) if !said.contains("secret"));
    assert!(is_refused(open("?sslmode=disable").await), "the database wants it secured");
    assert!(is_refused(open("?sslmode=verify-full").await), "no one vouches for it");
    let root = format!("?sslmode=verify-full&sslrootcert={}", trusted.path().display());
    let elsewhere = format!("postgres://ann:secret@127.0.0.1:{port}/games{root}");
    assert!(Postgres::open(&elsewhere).await.is_err(), "it is of another name");
    let wrong = format!("postgres://ann:wrong@localhost:{port}/games");
    assert!(Postgres::open(&wrong).await.is_err());
    for options in ["", "?sslmode=require", &root] {
        let store = open(options).await.unwrap_or_else(|problem| panic!("{options}: {problem}"));
        store.ready().await.unwrap();
        assert!(!format!("{store:?}").contains("secret"));
        let secured = "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) \
                       WHERE a.usename = 'ann' AND NOT s.ssl";
        assert_eq!(server.run(secured), Ok("0".to_string()));
        store.close().await;
    }
}
