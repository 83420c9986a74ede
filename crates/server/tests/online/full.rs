//! A Postgres whose disk is full, or that refuses to write: nothing false is acknowledged, everybody is told, and
//! it goes on by itself.

use crate::common::{Client, ask, classic, device};
use crate::pairs::{World, new_table};
use crate::process::{Limits, Process};
use fourline_test_postgres::TestPostgres;
use fourline_wire::{NewTable, Notice, Refused, ToClient};

/// What the database says when its disk is full, for everything that is written.
const FULL: &str = "
    CREATE FUNCTION fourline.full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_tables BEFORE INSERT OR UPDATE OR DELETE ON fourline.tables
        FOR EACH STATEMENT EXECUTE FUNCTION fourline.full();
    CREATE TRIGGER full_commands BEFORE INSERT OR UPDATE OR DELETE ON fourline.commands
        FOR EACH STATEMENT EXECUTE FUNCTION fourline.full();
    CREATE TRIGGER full_pulse BEFORE INSERT OR UPDATE OR DELETE ON fourline.pulse
        FOR EACH STATEMENT EXECUTE FUNCTION fourline.full()";

/// There is room again.
const ROOM: &str = "DROP FUNCTION fourline.full CASCADE";

/// It takes no more writing, as a replica does.
const REFUSE: &str = "ALTER SYSTEM SET default_transaction_read_only = on";
const ALLOW: &str = "ALTER SYSTEM RESET default_transaction_read_only";
const RELOAD: &str = "SELECT pg_reload_conf()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_of_postgres_is_survived() {
    let postgres = TestPostgres::start().unwrap();
    let run = |sql: &str| drop(postgres.run(sql).unwrap());
    survives(&postgres, || run(FULL), || run(ROOM)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_refuses_to_write_is_survived() {
    let postgres = TestPostgres::start().unwrap();
    let run = |all: [&str; 2]| all.map(|sql| postgres.run(sql).unwrap());
    survives(&postgres, || drop(run([REFUSE, RELOAD])), || drop(run([ALLOW, RELOAD]))).await;
}

async fn survives(postgres: &TestPostgres, refuse: impl Fn(), allow: impl Fn()) {
    let server = Process::start(&postgres.address(), 0, Limits::Free);
    let world = World::new(vec![server.address]);
    let devices = [device("Ann"), device("Bob")];
    let id = new_table(&world, [0, 0], &devices).await.unwrap();
    let connect =
        async |n: usize| Client::connect(server.address, Some(&devices[n]), &id, &[]).await;
    let mut one = connect(0).await.unwrap();
    assert_eq!(one.act("drop d").await, Ok(0));
    let stored = || postgres.run("SELECT count(*) FROM fourline.commands").unwrap();
    refuse();
    one.until(|message| *message == ToClient::Notice(Notice::ReadOnly)).await;
    // It listens meanwhile, as every client does.
    let listens = tokio::spawn(async move {
        one.until(|message| *message == ToClient::Notice(Notice::Writable)).await;
        one
    });
    let asked = NewTable { terms: classic(), name: "Ann".into(), opponent: None, listed: false };
    let bearer = devices[0].bearer();
    let headers = [("authorization", bearer.as_str())];
    let made =
        ask(server.address, "POST", "/api/v1/games", &headers, &asked.write()).await.unwrap();
    assert_eq!((made.status, made.refused()), (503, Refused::ReadOnly));
    let ready = ask(server.address, "GET", "/readyz", &[], "").await.unwrap();
    assert_eq!((ready.status, ready.body.trim()), (503, "read-only"));
    let mut two = connect(1).await.unwrap();
    assert_eq!(two.length(), 1, "it can still be read");
    let command = two.id();
    assert_eq!(two.act_as(&command, 1, "drop d").await, Err(Refused::ReadOnly));
    assert_eq!(stored(), "1");
    allow();
    let mut one = listens.await.unwrap();
    // The same command again is kept now.
    assert_eq!(two.act_as(&command, 1, "drop d").await, Ok(1));
    one.reach(2).await;
    assert_eq!(stored(), "2");
}
