//! The verbs of a store as SQL for SQLite. There is one writer, so a look before a change is as good as a
//! condition in it.

use crate::types::HOUR_MS;
use crate::{
    Append, Appended, Claim, Claimed, Follow, Followed, Gap, Invitation, Key, LONGEST_PAUSE_MS,
    LobbyMark, NewTable, SeatRow, StoredCommand, StoredTable, TableId, Tidied, Tidy,
};
use rusqlite::{Connection, OptionalExtension, Result, Row, params};

/// Numbers of SQLite have a sign. No time is that late.
pub(super) fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn time(row: &Row<'_>, column: &str) -> Result<u64> {
    Ok(row.get::<_, i64>(column)?.unsigned_abs())
}

fn id(row: &Row<'_>, column: &str) -> Result<TableId> {
    let text: String = row.get(column)?;
    TableId::parse(&text).ok_or_else(|| rusqlite::Error::InvalidColumnName(column.to_string()))
}

/// False if one of the ids is used by another table.
pub(super) fn create(connection: &Connection, table: &NewTable) -> Result<bool> {
    Ok(insert_table(connection, table)? || is_same(connection, table)?)
}

/// Is it there because the same call was made before?
fn is_same(connection: &Connection, table: &NewTable) -> Result<bool> {
    let same =
        "SELECT 1 FROM tables WHERE id = ?1 AND watch = ?2 AND created_ms = ?3 AND seed = ?4";
    connection.prepare_cached(same)?.exists(params![
        table.id.as_str(),
        table.watch.as_str(),
        int(table.created_ms),
        table.seed.cast_signed()
    ])
}

/// False if an id is used already, or its previous table has a rematch.
fn insert_table(connection: &Connection, table: &NewTable) -> Result<bool> {
    let insert = "INSERT INTO tables (id, watch, created_ms, touched_hour, begun_ms, terms, timed, listed, \
                  host_seat, seed, previous, wins1, wins2, draws, name1, kind1, token1, name2, kind2, token2) \
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, \
                  ?20) ON CONFLICT DO NOTHING";
    let [one, two] = &table.seats;
    let is_full = one.is_some() && two.is_some();
    let done = connection.prepare_cached(insert)?.execute(params![
        table.id.as_str(),
        table.watch.as_str(),
        int(table.created_ms),
        int(table.created_ms / HOUR_MS),
        is_full.then(|| int(table.created_ms)),
        table.terms,
        table.timed,
        table.listed,
        table.host_seat,
        table.seed.cast_signed(),
        table.previous.as_ref().map(TableId::as_str),
        table.series[0],
        table.series[1],
        table.series[2],
        one.as_ref().map(|row| &row.name),
        one.as_ref().map(|row| &row.kind),
        one.as_ref().and_then(|row| row.token),
        two.as_ref().map(|row| &row.name),
        two.as_ref().map(|row| &row.kind),
        two.as_ref().and_then(|row| row.token),
    ])?;
    Ok(done == 1)
}

pub(super) fn claim(connection: &Connection, claim: &Claim) -> Result<Claimed> {
    let (update, owner) = match claim.seat {
        1 => (
            "UPDATE tables SET name1 = ?2, kind1 = ?3, token1 = ?4, touched_hour = ?5, \
             begun_ms = CASE WHEN kind2 IS NULL THEN NULL ELSE ?6 END WHERE id = ?1 AND kind1 IS NULL",
            "SELECT token1 FROM tables WHERE id = ?1",
        ),
        2 => (
            "UPDATE tables SET name2 = ?2, kind2 = ?3, token2 = ?4, touched_hour = ?5, \
             begun_ms = CASE WHEN kind1 IS NULL THEN NULL ELSE ?6 END WHERE id = ?1 AND kind2 IS NULL",
            "SELECT token2 FROM tables WHERE id = ?1",
        ),
        _ => return Ok(Claimed::Gone),
    };
    let done = connection.prepare_cached(update)?.execute(params![
        claim.id.as_str(),
        claim.row.name,
        claim.row.kind,
        claim.row.token,
        int(claim.now_ms / HOUR_MS),
        int(claim.now_ms),
    ])?;
    if done == 1 {
        return Ok(Claimed::Done);
    }
    let owner: Option<Option<[u8; 32]>> = connection
        .prepare_cached(owner)?
        .query_row([claim.id.as_str()], |row| row.get(0))
        .optional()?;
    Ok(match owner {
        None => Claimed::Gone,
        Some(Some(token)) if Some(token) == claim.row.token => Claimed::Done,
        Some(_) => Claimed::Taken,
    })
}

pub(super) fn cancel(connection: &Connection, id: &TableId) -> Result<bool> {
    let delete = "DELETE FROM tables WHERE id = ?1 AND begun_ms IS NULL";
    Ok(connection.prepare_cached(delete)?.execute([id.as_str()])? == 1)
}

pub(super) const FIND: &str =
    "SELECT number, begun_ms IS NOT NULL AND over IS NULL, touched_hour FROM tables WHERE id = ?1";
pub(super) const KNOWN: &str = "SELECT after FROM commands WHERE number = ?1 AND command_id = ?2";
pub(super) const LAST: &str =
    "SELECT after FROM commands WHERE number = ?1 ORDER BY after DESC LIMIT 1";

pub(super) fn append(connection: &Connection, append: &Append) -> Result<Appended> {
    let found: Option<(i64, bool, i64)> = connection
        .prepare_cached(FIND)?
        .query_row([append.id.as_str()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((number, is_playing, touched)) = found else { return Ok(Appended::Gone) };
    let known: Option<u32> = connection
        .prepare_cached(KNOWN)?
        .query_row(params![number, append.command_id], |row| row.get(0))
        .optional()?;
    if let Some(after) = known {
        return Ok(Appended::Already { after });
    }
    let length = length(connection, number)?;
    if !is_playing || length != append.after {
        return Ok(Appended::Conflict { length });
    }
    let insert = "INSERT INTO commands (number, after, command_id, text, at_ms, wall_ms) \
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    connection.prepare_cached(insert)?.execute(params![
        number,
        append.after,
        append.command_id,
        append.text,
        int(append.at_ms),
        int(append.wall_ms),
    ])?;
    let hour = int(append.wall_ms / HOUR_MS);
    if append.over.is_some() {
        let end =
            "UPDATE tables SET over = ?2, touched_hour = max(touched_hour, ?3) WHERE number = ?1";
        connection.prepare_cached(end)?.execute(params![number, append.over, hour])?;
    } else if hour > touched {
        let touch = "UPDATE tables SET touched_hour = ?2 WHERE number = ?1";
        connection.prepare_cached(touch)?.execute([number, hour])?;
    }
    Ok(Appended::Done)
}

fn length(connection: &Connection, number: i64) -> Result<u32> {
    let last: Option<u32> =
        connection.prepare_cached(LAST)?.query_row([number], |row| row.get(0)).optional()?;
    Ok(last.map_or(0, |last| last + 1))
}

pub(super) const BY_ID: &str = "SELECT * FROM tables WHERE id = ?1";
pub(super) const BY_WATCH: &str = "SELECT * FROM tables WHERE watch = ?1";
pub(super) const COMMANDS: &str = "SELECT command_id, text, at_ms, wall_ms FROM commands WHERE number = ?1 AND after >= ?2 \
                  ORDER BY after";
pub(super) const NEXT: &str = "SELECT id, watch FROM tables WHERE previous = ?1";

/// To be called within a transaction, so that everything is of one moment.
pub(super) fn load(connection: &Connection, key: &Key) -> Result<Option<StoredTable>> {
    let (find, key) = match key {
        Key::Table(id) => (BY_ID, id),
        Key::Watch(id) => (BY_WATCH, id),
    };
    let found: Option<(i64, StoredTable)> = connection
        .prepare_cached(find)?
        .query_row([key.as_str()], |row| Ok((row.get("number")?, table(row)?)))
        .optional()?;
    let Some((number, mut stored)) = found else { return Ok(None) };
    stored.commands = commands(connection, number, 0)?;
    stored.next = connection
        .prepare_cached(NEXT)?
        .query_row([stored.table.id.as_str()], |row| Ok((id(row, "id")?, id(row, "watch")?)))
        .optional()?;
    Ok(Some(stored))
}

fn table(row: &Row<'_>) -> Result<StoredTable> {
    let seat = |name: &str, kind: &str, token: &str| -> Result<Option<SeatRow>> {
        let Some(kind) = row.get(kind)? else { return Ok(None) };
        Ok(Some(SeatRow { name: row.get(name)?, kind, token: row.get(token)? }))
    };
    let previous: Option<String> = row.get("previous")?;
    let begun: Option<i64> = row.get("begun_ms")?;
    Ok(StoredTable {
        table: NewTable {
            id: id(row, "id")?,
            watch: id(row, "watch")?,
            created_ms: time(row, "created_ms")?,
            terms: row.get("terms")?,
            timed: row.get("timed")?,
            listed: row.get("listed")?,
            host_seat: row.get("host_seat")?,
            seats: [seat("name1", "kind1", "token1")?, seat("name2", "kind2", "token2")?],
            seed: row.get::<_, i64>("seed")?.cast_unsigned(),
            previous: previous.as_deref().and_then(TableId::parse),
            series: [row.get("wins1")?, row.get("wins2")?, row.get("draws")?],
        },
        begun_ms: begun.map(i64::unsigned_abs),
        over: row.get("over")?,
        commands: Vec::new(),
        next: None,
    })
}

fn commands(connection: &Connection, number: i64, after: u32) -> Result<Vec<StoredCommand>> {
    let mut select = connection.prepare_cached(COMMANDS)?;
    let rows = select.query_map(params![number, after], |row| {
        Ok(StoredCommand {
            command_id: row.get("command_id")?,
            text: row.get("text")?,
            at_ms: time(row, "at_ms")?,
            wall_ms: time(row, "wall_ms")?,
        })
    })?;
    rows.collect()
}

pub(super) fn since(
    connection: &Connection,
    id: &TableId,
    after: u32,
) -> Result<Vec<StoredCommand>> {
    let find = "SELECT number FROM tables WHERE id = ?1";
    let number: Option<i64> =
        connection.prepare_cached(find)?.query_row([id.as_str()], |row| row.get(0)).optional()?;
    number.map_or(Ok(Vec::new()), |number| commands(connection, number, after))
}

/// `None` if one of the new ids is used by another table.
pub(super) fn follow(connection: &Connection, follow: &Follow) -> Result<Option<Followed>> {
    let known = "SELECT id FROM tables WHERE previous = ?1";
    let known: Option<TableId> = connection
        .prepare_cached(known)?
        .query_row([follow.previous.as_str()], |row| id(row, "id"))
        .optional()?;
    match known {
        Some(known) if known == follow.table.id => Ok(Some(Followed::Done)),
        Some(known) => Ok(Some(Followed::Already(known))),
        None => {
            let previous = Some(follow.previous.clone());
            let table = NewTable { previous, ..follow.table.clone() };
            Ok(insert_table(connection, &table)?.then_some(Followed::Done))
        }
    }
}

pub(super) const LOBBY: &str = "SELECT id, created_ms, terms, host_seat, CASE host_seat WHEN 1 THEN name1 ELSE \
                                name2 END AS name FROM tables WHERE begun_ms IS NULL AND listed = 1 AND \
                                (created_ms, id) < (?1, ?2) ORDER BY created_ms DESC, id DESC LIMIT ?3";

pub(super) fn lobby(
    connection: &Connection,
    behind: Option<&LobbyMark>,
    limit: u32,
) -> Result<Vec<Invitation>> {
    let (created, mark) = behind.map_or((i64::MAX, ""), |it| (int(it.created_ms), it.id.as_str()));
    let mut select = connection.prepare_cached(LOBBY)?;
    let rows = select.query_map(params![created, mark, limit], |row| {
        Ok(Invitation {
            id: id(row, "id")?,
            created_ms: time(row, "created_ms")?,
            terms: row.get("terms")?,
            host_seat: row.get("host_seat")?,
            name: row.get::<_, Option<String>>("name")?.unwrap_or_default(),
        })
    })?;
    rows.collect()
}

pub(super) const RUNNING: &str =
    "SELECT id FROM tables WHERE timed = 1 AND begun_ms IS NOT NULL AND over IS NULL ORDER BY id";

pub(super) fn running(connection: &Connection) -> Result<Vec<TableId>> {
    let mut select = connection.prepare_cached(RUNNING)?;
    let rows = select.query_map([], |row| id(row, "id"))?;
    rows.collect()
}

/// There is only one node, so another one than before has just started: the time between does not count,
/// however short it was.
pub(super) fn pulse(connection: &Connection, node: u64, now_ms: u64) -> Result<()> {
    let last = "SELECT at_ms, node FROM pulse WHERE one = 1";
    let last: Option<(u64, i64)> = connection
        .prepare_cached(last)?
        .query_row([], |row| Ok((time(row, "at_ms")?, row.get("node")?)))
        .optional()?;
    if let Some((last, before)) = last
        && now_ms > last
        && (now_ms > last + LONGEST_PAUSE_MS || before != node.cast_signed())
    {
        let insert = "INSERT INTO gaps (from_ms, to_ms) VALUES (?1, ?2)";
        connection.prepare_cached(insert)?.execute([int(last), int(now_ms)])?;
    }
    let set = "INSERT INTO pulse (one, node, at_ms) VALUES (1, ?1, ?2) ON CONFLICT DO UPDATE \
               SET node = excluded.node, at_ms = excluded.at_ms WHERE excluded.at_ms > at_ms";
    connection.prepare_cached(set)?.execute([node.cast_signed(), int(now_ms)])?;
    Ok(())
}

pub(super) fn gaps(connection: &Connection, since_ms: u64) -> Result<Vec<Gap>> {
    let select = "SELECT from_ms, to_ms FROM gaps WHERE to_ms > ?1 ORDER BY to_ms";
    let mut select = connection.prepare_cached(select)?;
    let rows = select.query_map([int(since_ms)], |row| {
        Ok(Gap { from_ms: time(row, "from_ms")?, to_ms: time(row, "to_ms")? })
    })?;
    rows.collect()
}

pub(super) const TIDY_OPEN: &str = "DELETE FROM tables WHERE number IN (SELECT number FROM tables WHERE \
                                    begun_ms IS NULL AND created_ms < ?1 ORDER BY created_ms LIMIT ?2)";
pub(super) const TIDY_OVER: &str = "DELETE FROM tables WHERE number IN (SELECT number FROM tables WHERE \
                                    over IS NOT NULL AND touched_hour < ?1 ORDER BY touched_hour LIMIT ?2)";
pub(super) const TIDY_IDLE: &str = "DELETE FROM tables WHERE number IN (SELECT number FROM tables WHERE \
                                    begun_ms IS NOT NULL AND over IS NULL AND touched_hour < ?1 \
                                    ORDER BY touched_hour LIMIT ?2)";

pub(super) fn tidy(connection: &Connection, rule: &Tidy) -> Result<Tidied> {
    let delete = |sql: &str, before: u64| -> Result<u64> {
        let done = connection.prepare_cached(sql)?.execute(params![int(before), rule.at_most])?;
        Ok(done as u64)
    };
    let tidied = Tidied {
        open: delete(TIDY_OPEN, rule.open_before_ms)?,
        over: delete(TIDY_OVER, rule.over_before_ms / HOUR_MS)?,
        idle: delete(TIDY_IDLE, rule.idle_before_ms / HOUR_MS)?,
    };
    let gaps = "DELETE FROM gaps WHERE to_ms < ?1";
    connection.prepare_cached(gaps)?.execute([int(rule.idle_before_ms)])?;
    Ok(tidied)
}

/// Writes and takes back more than a command needs, so that commands are not accepted when there is room
/// for one or two only.
pub(super) fn probe(connection: &Connection) -> Result<()> {
    connection.execute_batch(
        "BEGIN IMMEDIATE; INSERT OR REPLACE INTO probe VALUES (1, zeroblob(262144)); COMMIT; \
         BEGIN IMMEDIATE; DELETE FROM probe; COMMIT; PRAGMA wal_checkpoint(PASSIVE);",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_looked_for_without_an_index() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(include_str!("schema1.sql")).unwrap();
        for sql in [
            FIND, KNOWN, LAST, BY_ID, BY_WATCH, COMMANDS, NEXT, LOBBY, RUNNING, TIDY_OPEN,
            TIDY_OVER, TIDY_IDLE,
        ] {
            let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            for column in 1..=explain.parameter_count() {
                explain.raw_bind_parameter(column, 7).unwrap();
            }
            let mut rows = explain.raw_query();
            while let Some(row) = rows.next().unwrap() {
                let step: String = row.get("detail").unwrap();
                assert!(!step.contains("TEMP B-TREE"), "{sql}: {step}");
                assert!(!step.starts_with("SCAN") || step.contains(" INDEX "), "{sql}: {step}");
            }
        }
    }

    #[test]
    fn this_sqlite_does_not_lose_its_log() {
        // Up to 3.51.2 a log that was begun again at the wrong moment could damage the file.
        assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
    }
}
