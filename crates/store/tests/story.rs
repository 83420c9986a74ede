//! One story over every store: what each verb promises.

mod common;

use common::{command, full, id, invitation, join, person, watch};
use fourline_store::{
    Append, Appended, Claim, Claimed, Follow, Followed, Gap, Key, LobbyMark, NewTable, Postgres,
    SeatRow, Sqlite, Store, StoreError, Tidied, Tidy,
};
use fourline_test_postgres::TestPostgres;

const HOUR: u64 = 3_600_000;

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("data/games.sqlite")).unwrap();
    story(&store).await;
}

#[tokio::test]
async fn postgres_keeps_its_promises() {
    let server = TestPostgres::start().unwrap();
    story(&Postgres::open(&server.address()).await.unwrap()).await;
}

async fn story(store: &impl Store) {
    store.ready().await.unwrap();
    an_invitation_is_taken_once(store).await;
    an_invitation_is_called_off(store).await;
    commands_are_kept_in_order(store).await;
    the_end_is_final(store).await;
    a_game_against_a_computer_begins_at_once(store).await;
    there_is_one_rematch(store).await;
    the_lobby_has_pages(store).await;
    pauses_leave_gaps(store).await;
    old_tables_go(store).await;
}

async fn an_invitation_is_taken_once(store: &impl Store) {
    let table = NewTable { series: [3, 2, 1], timed: true, ..invitation("invite", 1000) };
    assert_eq!(store.create(table.clone()).await, Ok(()));
    assert_eq!(store.create(table.clone()).await, Ok(()), "a repeat changes nothing");
    let other = NewTable { seed: 1, ..table.clone() };
    assert_eq!(store.create(other).await, Err(StoreError::Exists));
    let other = NewTable { watch: watch("elsewhere"), ..table.clone() };
    assert_eq!(store.create(other).await, Err(StoreError::Exists));
    let other = NewTable { id: id("elsewhere"), ..table.clone() };
    assert_eq!(store.create(other).await, Err(StoreError::Exists));

    let stored = store.load(Key::Table(id("invite"))).await.unwrap().unwrap();
    assert_eq!(stored.table, table);
    assert_eq!((stored.begun_ms, stored.over, stored.next), (None, None, None));
    assert_eq!(store.load(Key::Watch(watch("invite"))).await.unwrap().unwrap().table, table);
    assert_eq!(store.load(Key::Table(watch("invite"))).await.unwrap(), None);
    assert_eq!(store.load(Key::Watch(id("invite"))).await.unwrap(), None);

    let early = store.append(command("invite", 0, "early")).await;
    assert_eq!(early, Ok(Appended::Conflict { length: 0 }), "the game has not begun");
    assert!(!store.running().await.unwrap().contains(&id("invite")));

    assert_eq!(store.claim(Claim { seat: 1, ..join("invite", 9, 1500) }).await, Ok(Claimed::Taken));
    assert_eq!(store.claim(Claim { seat: 3, ..join("invite", 9, 1500) }).await, Ok(Claimed::Gone));
    assert_eq!(store.claim(join("nowhere", 9, 1500)).await, Ok(Claimed::Gone));
    assert_eq!(store.claim(join("invite", 2, 2000)).await, Ok(Claimed::Done));
    assert_eq!(store.claim(join("invite", 2, 3000)).await, Ok(Claimed::Done), "a repeat");
    assert_eq!(store.claim(join("invite", 3, 3000)).await, Ok(Claimed::Taken));
    let nameless = SeatRow { token: None, ..person("robot", 0) };
    let nameless = Claim { row: nameless, ..join("invite", 3, 3000) };
    assert_eq!(store.claim(nameless).await, Ok(Claimed::Taken));

    let stored = store.load(Key::Table(id("invite"))).await.unwrap().unwrap();
    assert_eq!(stored.table.seats, [Some(person("Ann", 1)), Some(person("Bob", 2))]);
    assert_eq!(stored.begun_ms, Some(2000));
    assert!(store.running().await.unwrap().contains(&id("invite")));
    assert_eq!(store.cancel(id("invite")).await, Ok(false), "it is no longer open");
}

async fn an_invitation_is_called_off(store: &impl Store) {
    store.create(invitation("off", 1000)).await.unwrap();
    assert_eq!(store.cancel(id("off")).await, Ok(true));
    assert_eq!(store.cancel(id("off")).await, Ok(false));
    assert_eq!(store.claim(join("off", 2, 2000)).await, Ok(Claimed::Gone));
    assert_eq!(store.load(Key::Table(id("off"))).await, Ok(None));
}

async fn commands_are_kept_in_order(store: &impl Store) {
    store.create(full("order", 1000)).await.unwrap();
    assert_eq!(store.append(command("order", 0, "a")).await, Ok(Appended::Done));
    assert_eq!(store.append(command("order", 0, "a")).await, Ok(Appended::Already { after: 0 }));
    assert_eq!(store.append(command("order", 0, "b")).await, Ok(Appended::Conflict { length: 1 }));
    assert_eq!(store.append(command("order", 2, "b")).await, Ok(Appended::Conflict { length: 1 }));
    assert_eq!(store.append(command("order", 1, "a")).await, Ok(Appended::Already { after: 0 }));
    assert_eq!(store.append(command("order", 1, "b")).await, Ok(Appended::Done));
    assert_eq!(store.append(command("nowhere", 0, "a")).await, Ok(Appended::Gone));
    store.create(full("beside", 1000)).await.unwrap();
    let beside = store.append(command("beside", 0, "a")).await;
    assert_eq!(beside, Ok(Appended::Done), "names of commands are those of one table");

    let stored = store.load(Key::Table(id("order"))).await.unwrap().unwrap();
    let names: Vec<&str> = stored.commands.iter().map(|it| it.command_id.as_str()).collect();
    assert_eq!(names, ["a", "b"]);
    assert_eq!(stored.commands[1].text, "2 drop d");
    assert_eq!((stored.commands[1].at_ms, stored.commands[1].wall_ms), (1000, 5_001_000));
    assert_eq!(store.since(id("order"), 0).await.unwrap(), stored.commands);
    assert_eq!(store.since(id("order"), 1).await.unwrap(), stored.commands[1..]);
    assert_eq!(store.since(id("order"), 2).await.unwrap(), []);
    assert_eq!(store.since(id("order"), u32::MAX).await.unwrap(), []);
    assert_eq!(store.since(id("nowhere"), 0).await.unwrap(), []);
}

async fn the_end_is_final(store: &impl Store) {
    store.create(NewTable { timed: true, ..full("end", 1000) }).await.unwrap();
    let last = Append { over: Some("1 wins".to_string()), ..command("end", 0, "last") };
    assert_eq!(store.append(last.clone()).await, Ok(Appended::Done));
    assert_eq!(store.append(last).await, Ok(Appended::Already { after: 0 }));
    assert_eq!(store.append(command("end", 1, "more")).await, Ok(Appended::Conflict { length: 1 }));
    let stored = store.load(Key::Watch(watch("end"))).await.unwrap().unwrap();
    assert_eq!((stored.over.as_deref(), stored.commands.len()), (Some("1 wins"), 1));
    assert!(!store.running().await.unwrap().contains(&id("end")));
}

async fn a_game_against_a_computer_begins_at_once(store: &impl Store) {
    let robot = SeatRow { name: "Level 5".into(), kind: "level-5".into(), token: None };
    let seats = [Some(robot), Some(person("Ann", 1))];
    let table = NewTable { seats, host_seat: 2, ..invitation("robot", 1000) };
    store.create(table.clone()).await.unwrap();
    let stored = store.load(Key::Table(id("robot"))).await.unwrap().unwrap();
    assert_eq!((stored.table, stored.begun_ms), (table, Some(1000)));
    assert_eq!(store.cancel(id("robot")).await, Ok(false));
}

async fn there_is_one_rematch(store: &impl Store) {
    store.create(full("first", 1000)).await.unwrap();
    let follow = |name: &str| Follow { previous: id("first"), table: full(name, 2000) };
    assert_eq!(store.follow(follow("second")).await, Ok(Followed::Done));
    assert_eq!(store.follow(follow("second")).await, Ok(Followed::Done), "a repeat");
    assert_eq!(store.follow(follow("third")).await, Ok(Followed::Already(id("second"))));
    assert_eq!(store.load(Key::Table(id("third"))).await, Ok(None));
    let first = store.load(Key::Table(id("first"))).await.unwrap().unwrap();
    assert_eq!(first.next, Some((id("second"), watch("second"))));
    let second = store.load(Key::Table(id("second"))).await.unwrap().unwrap();
    assert_eq!(second.table.previous, Some(id("first")));
    let used = Follow { previous: id("second"), table: full("first", 2000) };
    assert_eq!(store.follow(used).await, Err(StoreError::Exists));
}

async fn the_lobby_has_pages(store: &impl Store) {
    let listed = |name: &str, at: u64| NewTable { listed: true, ..invitation(name, at) };
    for (name, at) in [("l1", 10), ("l2", 30), ("l3", 20), ("l4", 30), ("l5", 40)] {
        store.create(listed(name, at)).await.unwrap();
    }
    store.create(invitation("unlisted", 50)).await.unwrap();
    store.claim(join("l5", 2, 60)).await.unwrap();
    let names = |page: &[fourline_store::Invitation]| -> Vec<String> {
        page.iter().map(|it| it.id.to_string()).collect()
    };
    let page = store.lobby(None, 2).await.unwrap();
    assert_eq!(names(&page), ["l4", "l2"]);
    assert_eq!((page[0].name.as_str(), page[0].host_seat, page[0].created_ms), ("Ann", 1, 30));
    assert_eq!(page[0].terms, "rules=classic");
    let mark = LobbyMark { created_ms: 30, id: id("l2") };
    assert_eq!(names(&store.lobby(Some(mark), 10).await.unwrap()), ["l3", "l1"]);
    let mark = LobbyMark { created_ms: 10, id: id("l1") };
    assert_eq!(store.lobby(Some(mark), 10).await.unwrap(), []);
}

async fn pauses_leave_gaps(store: &impl Store) {
    for now in [10_000, 11_000, 14_000, 13_000, 20_000, 20_500, 30_000] {
        store.pulse(7, now).await.unwrap();
    }
    let first = Gap { from_ms: 14_000, to_ms: 20_000 };
    let second = Gap { from_ms: 20_500, to_ms: 30_000 };
    assert_eq!(store.gaps(0).await.unwrap(), [first, second]);
    assert_eq!(store.gaps(19_999).await.unwrap(), [first, second]);
    assert_eq!(store.gaps(20_000).await.unwrap(), [second]);
    assert_eq!(store.gaps(30_000).await.unwrap(), []);
}

async fn old_tables_go(store: &impl Store) {
    let base = 1_000 * HOUR;
    for (name, at) in [("open1", 0), ("open2", 1), ("open3", 50)] {
        store.create(invitation(name, base + at * HOUR)).await.unwrap();
    }
    for (name, at, over) in [
        ("over1", 0, Some("draw".to_string())),
        ("over2", 50, Some("draw".to_string())),
        ("idle1", 0, None),
        ("idle2", 50, None),
    ] {
        store.create(full(name, base)).await.unwrap();
        let wall_ms = base + at * HOUR;
        let last = Append { over, wall_ms, ..command(name, 0, "a") };
        assert_eq!(store.append(last).await, Ok(Appended::Done));
    }
    // Everything that other parts of the story left is much older.
    let all =
        Tidy { open_before_ms: base, over_before_ms: base, idle_before_ms: base, at_most: 1000 };
    store.tidy(all).await.unwrap();
    assert_eq!(store.load(Key::Table(id("order"))).await, Ok(None));
    assert_eq!(store.since(id("order"), 0).await, Ok(Vec::new()), "commands go with their table");
    assert_eq!(store.gaps(0).await.unwrap(), []);
    let old = base + 10 * HOUR;
    let rule = Tidy { open_before_ms: old, over_before_ms: old, idle_before_ms: old, at_most: 1 };
    assert_eq!(store.tidy(rule).await, Ok(Tidied { open: 1, over: 1, idle: 1 }));
    assert_eq!(store.tidy(rule).await, Ok(Tidied { open: 1, over: 0, idle: 0 }));
    assert_eq!(store.tidy(rule).await, Ok(Tidied::default()));
    for (name, stays) in
        [("open1", false), ("open3", true), ("over1", false), ("over2", true), ("idle2", true)]
    {
        assert_eq!(store.load(Key::Table(id(name))).await.unwrap().is_some(), stays, "{name}");
    }
    assert_eq!(store.append(command("idle1", 1, "late")).await, Ok(Appended::Gone));
}
