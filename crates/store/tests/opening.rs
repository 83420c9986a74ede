//! What is opened, what is refused, and that a refusal changes nothing.

mod common;

use common::{command, full, id, invitation};
use fourline_store::{
    AnyStore, Appended, BackupError, Gap, Key, OpenProblem, Postgres, Sqlite, Store, StoreError,
    backup,
};
use fourline_test_postgres::TestPostgres;
use rusqlite::Connection;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::TempDir;

fn refusal(path: &Path) -> OpenProblem {
    match Sqlite::open(path) {
        Ok(_) => panic!("it was opened"),
        Err(error) => {
            assert_eq!(error.place, path.display().to_string());
            assert!(error.to_string().starts_with(&error.place));
            error.problem
        }
    }
}

/// A file with one table in it.
async fn a_store() -> (TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let store = Sqlite::open(&path).unwrap();
    store.create(full("kept", 1000)).await.unwrap();
    store.append(command("kept", 0, "a")).await.unwrap();
    store.close().await;
    (folder, path)
}

#[tokio::test]
async fn a_file_and_its_folder_are_made_for_their_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a/b/games.sqlite");
    let store = Sqlite::open(&path).unwrap();
    store.create(invitation("x", 1)).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.path().join("a")), 0o700);
    for file in fs::read_dir(folder.path().join("a/b")).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn what_was_kept_is_there_after_a_restart() {
    let (_folder, path) = a_store().await;
    let store = Sqlite::open(&path).unwrap();
    let table = store.load(Key::Table(id("kept"))).await.unwrap().unwrap();
    assert_eq!(table.commands.len(), 1);
    store.check().await.unwrap();
}

#[tokio::test]
async fn a_restart_is_a_gap_however_quick_it_was() {
    let (_folder, path) = a_store().await;
    let store = Sqlite::open(&path).unwrap();
    store.pulse(1, 1000).await.unwrap();
    store.pulse(1, 2000).await.unwrap();
    store.close().await;
    let store = Sqlite::open(&path).unwrap();
    store.pulse(2, 2500).await.unwrap();
    store.pulse(2, 3500).await.unwrap();
    assert_eq!(store.gaps(0).await.unwrap(), [Gap { from_ms: 2000, to_ms: 2500 }]);
}

#[tokio::test]
async fn two_servers_never_open_one_file() {
    let (_folder, path) = a_store().await;
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(refusal(&path), OpenProblem::InUse);
    store.ready().await.unwrap();
    let clone = store.clone();
    store.close().await;
    assert_eq!(clone.create(invitation("late", 1)).await, Err(StoreError::Closed));
    let again = Sqlite::open(&path).unwrap();
    again.ready().await.unwrap();
    assert_eq!(clone.ready().await, Err(StoreError::Closed));
}

#[tokio::test]
async fn a_newer_file_is_left_alone() {
    let (_folder, path) = a_store().await;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(refusal(&path), OpenProblem::Newer { found: 99, known: 1 });
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(matches!(
        backup(&path, &path.with_extension("copy")),
        Err(BackupError::Open(error)) if error.problem == OpenProblem::Newer { found: 99, known: 1 }
    ));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn other_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("text");
    fs::write(&text, "a letter to my landlord, quite long ".repeat(100)).unwrap();
    let other = folder.path().join("other.sqlite");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE bills (sum)").unwrap();
    for path in [text, other] {
        let before = fs::read(&path).unwrap();
        assert_eq!(refusal(&path), OpenProblem::NotAStore);
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert!(matches!(refusal(folder.path()), OpenProblem::File(_)));
    assert!(matches!(refusal(Path::new("/proc/nowhere/games.sqlite")), OpenProblem::File(_)));
}

#[tokio::test]
async fn a_damaged_file_is_found_and_left_alone() {
    let (_folder, path) = a_store().await;
    let whole = fs::read(&path).unwrap();
    let mut found = 0;
    for page in 0..whole.len() / 4096 {
        let mut bytes = whole.clone();
        // The first page has a header that says what the file is.
        let start = page * 4096 + if page == 0 { 100 } else { 0 };
        bytes[start..start + 64].fill(0xa5);
        fs::write(&path, &bytes).unwrap();
        match Sqlite::open(&path) {
            Ok(store) => store.close().await,
            Err(error) => {
                assert!(matches!(error.problem, OpenProblem::Damaged(_)), "{page}: {error}");
                assert!(error.to_string().contains("backup"), "it says what to do: {error}");
                assert_eq!(fs::read(&path).unwrap(), bytes);
                found += 1;
            }
        }
    }
    assert_eq!(found, whole.len() / 4096, "every page matters");
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(refusal(&path), OpenProblem::Damaged(_)));
}

#[tokio::test]
async fn a_backup_is_taken_under_way_and_started_from() {
    let (folder, path) = a_store().await;
    let copy = folder.path().join("copy.sqlite");
    let store = Sqlite::open(&path).unwrap();
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            let mut after = 1;
            while store.append(command("kept", after, &format!("c{after}"))).await
                == Ok(Appended::Done)
                && after < 500
            {
                after += 1;
            }
            after
        }
    });
    store.backup(&copy).await.unwrap();
    assert_eq!(writing.await.unwrap(), 500);
    assert_eq!(store.backup(&copy).await, Err(BackupError::Exists(copy.clone())));
    assert!(matches!(
        store.backup(&folder.path().join("no/folder")).await,
        Err(BackupError::File { .. })
    ));
    // From another program, so to speak.
    let second = folder.path().join("second.sqlite");
    backup(&path, &second).unwrap();
    let whole = store.load(Key::Table(id("kept"))).await.unwrap().unwrap();
    for (file, is_whole) in [(&copy, false), (&second, true)] {
        assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
        let restored = Sqlite::open(file).unwrap();
        let table = restored.load(Key::Table(id("kept"))).await.unwrap().unwrap();
        assert_eq!(table.commands, whole.commands[..table.commands.len()]);
        assert!(!is_whole || table == whole);
        let next = command("kept", table.commands.len() as u32, "after the restore");
        assert_eq!(restored.append(next).await, Ok(Appended::Done));
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert!(
        !left.iter().any(|it| it.file_name().to_string_lossy().starts_with(".tmp")),
        "{left:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_looked_at_before_it_is_used() {
    let problem = async |address: &str| Postgres::open(address).await.err().map(|it| it.problem);
    let server = TestPostgres::start().unwrap();
    // Many nodes that start at once make the tables once.
    let address = server.address();
    let start = || {
        let address = address.clone();
        tokio::spawn(async move { AnyStore::open(&address).await })
    };
    for started in [start(), start(), start(), start()] {
        started.await.unwrap().unwrap().ready().await.unwrap();
    }
    server.run("UPDATE fourline.version SET version = 99").unwrap();
    let newer = OpenProblem::Newer { found: 99, known: 1 };
    assert_eq!(problem(&server.address()).await, Some(newer));
    server.run("DROP TABLE fourline.version").unwrap();
    assert_eq!(problem(&server.address()).await, Some(OpenProblem::NotAStore));
    let wrong = format!("{}ql", server.address());
    assert!(matches!(problem(&wrong).await, Some(OpenProblem::Refused(_))), "{wrong}");
    let away = "postgres://postgres:secret@127.0.0.1:1/games";
    let error = Postgres::open(away).await.unwrap_err();
    assert!(matches!(error.problem, OpenProblem::Refused(_)), "{error}");
    assert!(!format!("{error} {error:?}").contains("secret"));
    let careless = TestPostgres::start_with(&["fsync=off"]).unwrap();
    let unsafe_setting = OpenProblem::Unsafe("fsync=off".to_string());
    assert_eq!(problem(&careless.address()).await, Some(unsafe_setting));
    assert_eq!(careless.run("SELECT to_regnamespace('fourline')"), Ok(String::new()));
}
