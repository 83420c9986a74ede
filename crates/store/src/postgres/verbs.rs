//! The verbs of a store as SQL for Postgres. Nodes change the same rows at the same time, so every change
//! is one statement with its condition in it, and unique keys guard what must be there once.

use super::work::Work;
use crate::types::HOUR_MS;
use crate::{
    Append, Appended, Claim, Claimed, Follow, Followed, Gap, Invitation, Key, LONGEST_PAUSE_MS,
    LobbyMark, NewTable, SeatRow, StoredCommand, StoredTable, TableId, Tidied, Tidy,
};
use deadpool_postgres::{GenericClient, Object};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, IsolationLevel, Row};

pub(super) struct Cancel(pub TableId);
pub(super) struct Load(pub Key);
pub(super) struct Since(pub TableId, pub u32);
pub(super) struct Lobby(pub Option<LobbyMark>, pub u32);
pub(super) struct Running;
pub(super) struct Pulse {
    pub(super) node: u64,
    pub(super) now_ms: u64,
    /// The first pulse of this node: it was not there before, however short that was.
    pub(super) is_first: bool,
}
pub(super) struct Gaps(pub u64);
pub(super) struct Ready;

/// Numbers of Postgres have a sign. No time is that late.
fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn time(row: &Row, column: &str) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.unsigned_abs())
}

/// Only ids are written into these columns.
fn id(row: &Row, column: &str) -> Result<TableId, Error> {
    let text: &str = row.try_get(column)?;
    Ok(TableId::parse(text).expect("what was written as an id is one"))
}

fn count(row: &Row, column: &str) -> Result<u32, Error> {
    Ok(u32::try_from(row.try_get::<_, i64>(column)?).unwrap_or(u32::MAX))
}

type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

async fn rows(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<Vec<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, values).await
}

async fn row(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<Option<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query_opt(&statement, values).await
}

async fn execute(client: &impl GenericClient, sql: &str, values: Values<'_>) -> Result<u64, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.execute(&statement, values).await
}

const CREATE: &str = "INSERT INTO fourline.tables (id, watch, created_ms, touched_hour, begun_ms, terms, timed, \
                      listed, host_seat, seed, previous, wins1, wins2, draws, name1, kind1, token1, name2, kind2, \
                      token2) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
                      $18, $19, $20) ON CONFLICT DO NOTHING";
const IS_SAME: &str =
    "SELECT 1 FROM fourline.tables WHERE id = $1 AND watch = $2 AND created_ms = $3 AND seed = $4";

/// False if an id is used already, or its previous table has a rematch.
async fn insert(
    client: &Object,
    table: &NewTable,
    previous: Option<&TableId>,
) -> Result<bool, Error> {
    let [one, two] = &table.seats;
    let created = int(table.created_ms);
    let begun = (one.is_some() && two.is_some()).then_some(created);
    let name = |seat: &Option<SeatRow>| seat.as_ref().map(|row| row.name.clone());
    let kind = |seat: &Option<SeatRow>| seat.as_ref().map(|row| row.kind.clone());
    let token = |seat: &Option<SeatRow>| seat.as_ref().and_then(|row| row.token.map(Vec::from));
    let [wins1, wins2, draws] = table.series.map(i64::from);
    let values: Values<'_> = &[
        &table.id.as_str(),
        &table.watch.as_str(),
        &created,
        &int(table.created_ms / HOUR_MS),
        &begun,
        &table.terms,
        &table.timed,
        &table.listed,
        &i16::from(table.host_seat),
        &table.seed.cast_signed(),
        &previous.map(TableId::as_str),
        &wins1,
        &wins2,
        &draws,
        &name(one),
        &kind(one),
        &token(one),
        &name(two),
        &kind(two),
        &token(two),
    ];
    Ok(execute(client, CREATE, values).await? == 1)
}

/// Is it there because the same call was made before?
async fn is_same(client: &Object, table: &NewTable) -> Result<bool, Error> {
    let values: Values<'_> = &[
        &table.id.as_str(),
        &table.watch.as_str(),
        &int(table.created_ms),
        &table.seed.cast_signed(),
    ];
    Ok(row(client, IS_SAME, values).await?.is_some())
}

impl Work for NewTable {
    /// False if one of the ids is used by another table.
    type Answer = bool;

    async fn run(&self, client: &mut Object, _: bool) -> Result<bool, Error> {
        Ok(insert(client, self, self.previous.as_ref()).await? || is_same(client, self).await?)
    }
}

impl Work for Follow {
    /// `None` if one of the new ids is used by another table.
    type Answer = Option<Followed>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Option<Followed>, Error> {
        if insert(client, &self.table, Some(&self.previous)).await? {
            return Ok(Some(Followed::Done));
        }
        let known = "SELECT id FROM fourline.tables WHERE previous = $1";
        let Some(known) = row(client, known, &[&self.previous.as_str()]).await? else {
            return Ok(None);
        };
        let known = id(&known, "id")?;
        Ok(Some(if known == self.table.id { Followed::Done } else { Followed::Already(known) }))
    }
}

impl Work for Claim {
    type Answer = Claimed;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Claimed, Error> {
        let (update, owner) = match self.seat {
            1 => (
                "UPDATE fourline.tables SET name1 = $2, kind1 = $3, token1 = $4, touched_hour = $5, \
                 begun_ms = CASE WHEN kind2 IS NULL THEN NULL ELSE $6::bigint END \
                 WHERE id = $1 AND kind1 IS NULL",
                "SELECT token1 AS token FROM fourline.tables WHERE id = $1",
            ),
            2 => (
                "UPDATE fourline.tables SET name2 = $2, kind2 = $3, token2 = $4, touched_hour = $5, \
                 begun_ms = CASE WHEN kind1 IS NULL THEN NULL ELSE $6::bigint END \
                 WHERE id = $1 AND kind2 IS NULL",
                "SELECT token2 AS token FROM fourline.tables WHERE id = $1",
            ),
            _ => return Ok(Claimed::Gone),
        };
        let table = self.id.as_str();
        let token = self.row.token.map(Vec::from);
        let hour = int(self.now_ms / HOUR_MS);
        let values: Values<'_> =
            &[&table, &self.row.name, &self.row.kind, &token, &hour, &int(self.now_ms)];
        if execute(client, update, values).await? == 1 {
            return Ok(Claimed::Done);
        }
        let Some(owner) = row(client, owner, &[&table]).await? else { return Ok(Claimed::Gone) };
        let owner: Option<Vec<u8>> = owner.try_get("token")?;
        Ok(if owner.is_some() && owner == token { Claimed::Done } else { Claimed::Taken })
    }
}

impl Work for Cancel {
    type Answer = bool;

    async fn run(&self, client: &mut Object, again: bool) -> Result<bool, Error> {
        let table = self.0.as_str();
        let delete = "DELETE FROM fourline.tables WHERE id = $1 AND begun_ms IS NULL";
        if execute(client, delete, &[&table]).await? == 1 {
            return Ok(true);
        }
        let is_there = "SELECT 1 FROM fourline.tables WHERE id = $1";
        Ok(again && row(client, is_there, &[&table]).await?.is_none())
    }
}

const APPEND: &str = "WITH place AS (SELECT number FROM fourline.tables t WHERE id = $1 AND begun_ms IS NOT NULL \
                      AND over IS NULL AND $2::bigint = (SELECT coalesce(max(after) + 1, 0) FROM fourline.commands c \
                      WHERE c.number = t.number)), \
                      kept AS (INSERT INTO fourline.commands (number, after, command_id, text, at_ms, wall_ms) \
                      SELECT number, $2, $3, $4, $5, $6 FROM place ON CONFLICT DO NOTHING RETURNING number), \
                      touched AS (UPDATE fourline.tables t SET over = $7::text, touched_hour = greatest(touched_hour, $8::bigint) \
                      FROM kept WHERE t.number = kept.number AND ($7::text IS NOT NULL OR touched_hour < $8::bigint)) \
                      SELECT number FROM kept";
const STANDS: &str = "SELECT (SELECT after FROM fourline.commands c WHERE c.number = t.number AND command_id = $2) \
                      AS known, (SELECT coalesce(max(after) + 1, 0) FROM fourline.commands c \
                      WHERE c.number = t.number) AS length FROM fourline.tables t WHERE id = $1";

impl Work for Append {
    type Answer = Appended;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Appended, Error> {
        let table = self.id.as_str();
        let values: Values<'_> = &[
            &table,
            &i64::from(self.after),
            &self.command_id,
            &self.text,
            &int(self.at_ms),
            &int(self.wall_ms),
            &self.over,
            &int(self.wall_ms / HOUR_MS),
        ];
        match row(client, APPEND, values).await {
            Ok(Some(_)) => return Ok(Appended::Done),
            Ok(None) => {}
            // The table was deleted at the same moment.
            Err(error) if error.code().is_some_and(|code| code.code() == "23503") => {}
            Err(error) => return Err(error),
        }
        let Some(stands) = row(client, STANDS, &[&table, &self.command_id]).await? else {
            return Ok(Appended::Gone);
        };
        let known: Option<i64> = stands.try_get("known")?;
        Ok(match known {
            Some(_) => Appended::Already { after: count(&stands, "known")? },
            None => Appended::Conflict { length: count(&stands, "length")? },
        })
    }
}

const COMMANDS: &str = "SELECT command_id, text, at_ms, wall_ms FROM fourline.commands WHERE number = $1 AND \
                        after >= $2 ORDER BY after";

const BY_ID: &str = "SELECT * FROM fourline.tables WHERE id = $1";
const BY_WATCH: &str = "SELECT * FROM fourline.tables WHERE watch = $1";
const NEXT: &str = "SELECT id, watch FROM fourline.tables WHERE previous = $1";

fn command(row: &Row) -> Result<StoredCommand, Error> {
    Ok(StoredCommand {
        command_id: row.try_get("command_id")?,
        text: row.try_get("text")?,
        at_ms: time(row, "at_ms")?,
        wall_ms: time(row, "wall_ms")?,
    })
}

impl Work for Load {
    type Answer = Option<StoredTable>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Option<StoredTable>, Error> {
        let (find, key) = match &self.0 {
            Key::Table(id) => (BY_ID, id),
            Key::Watch(id) => (BY_WATCH, id),
        };
        // Everything is of one moment.
        let moment = client
            .build_transaction()
            .isolation_level(IsolationLevel::RepeatableRead)
            .read_only(true)
            .start()
            .await?;
        let Some(found) = row(&moment, find, &[&key.as_str()]).await? else {
            moment.commit().await?;
            return Ok(None);
        };
        let mut stored = table(&found)?;
        let number: i64 = found.try_get("number")?;
        let commands = rows(&moment, COMMANDS, &[&number, &0_i64]).await?;
        stored.commands = commands.iter().map(command).collect::<Result<_, _>>()?;
        if let Some(next) = row(&moment, NEXT, &[&stored.table.id.as_str()]).await? {
            stored.next = Some((id(&next, "id")?, id(&next, "watch")?));
        }
        moment.commit().await?;
        Ok(Some(stored))
    }
}

fn table(row: &Row) -> Result<StoredTable, Error> {
    let seat = |name: &str, kind: &str, token: &str| -> Result<Option<SeatRow>, Error> {
        let Some(kind) = row.try_get(kind)? else { return Ok(None) };
        let token: Option<Vec<u8>> = row.try_get(token)?;
        let token = token.and_then(|token| token.try_into().ok());
        Ok(Some(SeatRow { name: row.try_get(name)?, kind, token }))
    };
    let previous: Option<&str> = row.try_get("previous")?;
    let begun: Option<i64> = row.try_get("begun_ms")?;
    let host_seat: i16 = row.try_get("host_seat")?;
    Ok(StoredTable {
        table: NewTable {
            id: id(row, "id")?,
            watch: id(row, "watch")?,
            created_ms: time(row, "created_ms")?,
            terms: row.try_get("terms")?,
            timed: row.try_get("timed")?,
            listed: row.try_get("listed")?,
            host_seat: u8::try_from(host_seat).unwrap_or_default(),
            seats: [seat("name1", "kind1", "token1")?, seat("name2", "kind2", "token2")?],
            seed: row.try_get::<_, i64>("seed")?.cast_unsigned(),
            previous: previous.and_then(TableId::parse),
            series: [count(row, "wins1")?, count(row, "wins2")?, count(row, "draws")?],
        },
        begun_ms: begun.map(i64::unsigned_abs),
        over: row.try_get("over")?,
        commands: Vec::new(),
        next: None,
    })
}

const SINCE: &str = "SELECT command_id, text, at_ms, wall_ms FROM fourline.commands WHERE number = \
                     (SELECT number FROM fourline.tables WHERE id = $1) AND after >= $2 ORDER BY after";

impl Work for Since {
    type Answer = Vec<StoredCommand>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Vec<StoredCommand>, Error> {
        let values: Values<'_> = &[&self.0.as_str(), &i64::from(self.1)];
        rows(&*client, SINCE, values).await?.iter().map(command).collect()
    }
}

const LOBBY: &str = "SELECT id, created_ms, terms, host_seat, CASE host_seat WHEN 1 THEN name1 ELSE name2 END AS \
                     name FROM fourline.tables WHERE begun_ms IS NULL AND listed AND \
                     (created_ms, id COLLATE \"C\") < ($1, $2) \
                     ORDER BY created_ms DESC, id COLLATE \"C\" DESC LIMIT $3";

impl Work for Lobby {
    type Answer = Vec<Invitation>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Vec<Invitation>, Error> {
        let (created, mark) =
            self.0.as_ref().map_or((i64::MAX, ""), |it| (int(it.created_ms), it.id.as_str()));
        let invitation = |row: &Row| -> Result<Invitation, Error> {
            let host_seat: i16 = row.try_get("host_seat")?;
            let name: Option<String> = row.try_get("name")?;
            Ok(Invitation {
                id: id(row, "id")?,
                created_ms: time(row, "created_ms")?,
                terms: row.try_get("terms")?,
                host_seat: u8::try_from(host_seat).unwrap_or_default(),
                name: name.unwrap_or_default(),
            })
        };
        let values: Values<'_> = &[&created, &mark, &i64::from(self.1)];
        rows(&*client, LOBBY, values).await?.iter().map(invitation).collect()
    }
}

const RUNNING: &str = "SELECT id FROM fourline.tables WHERE timed AND begun_ms IS NOT NULL AND over IS NULL \
                       ORDER BY id COLLATE \"C\"";

impl Work for Running {
    type Answer = Vec<TableId>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Vec<TableId>, Error> {
        rows(&*client, RUNNING, &[]).await?.iter().map(|row| id(row, "id")).collect()
    }
}

impl Work for Pulse {
    type Answer = ();

    async fn run(&self, client: &mut Object, _: bool) -> Result<(), Error> {
        let pulse = "WITH pulse AS (INSERT INTO fourline.pulse AS p (one, node, before_ms, at_ms) \
                     VALUES (1, $1, $2, $2) ON CONFLICT (one) DO UPDATE SET node = excluded.node, \
                     before_ms = p.at_ms, at_ms = greatest(p.at_ms, excluded.at_ms) \
                     RETURNING before_ms, at_ms) \
                     INSERT INTO fourline.gaps (from_ms, to_ms) SELECT before_ms, at_ms FROM pulse \
                     WHERE at_ms - before_ms > $3 ON CONFLICT DO NOTHING";
        let pause = if self.is_first { 0 } else { LONGEST_PAUSE_MS };
        let values: Values<'_> = &[&self.node.cast_signed(), &int(self.now_ms), &int(pause)];
        execute(client, pulse, values).await.map(drop)
    }
}

impl Work for Gaps {
    type Answer = Vec<Gap>;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Vec<Gap>, Error> {
        let select = "SELECT from_ms, to_ms FROM fourline.gaps WHERE to_ms > $1 ORDER BY to_ms";
        let gap = |row: &Row| -> Result<Gap, Error> {
            Ok(Gap { from_ms: time(row, "from_ms")?, to_ms: time(row, "to_ms")? })
        };
        rows(&*client, select, &[&int(self.0)]).await?.iter().map(gap).collect()
    }
}

// The condition stands twice: a table that is touched while it waits to be deleted stays.
const TIDY_OPEN: &str = "DELETE FROM fourline.tables WHERE number IN (SELECT number FROM fourline.tables WHERE \
                         begun_ms IS NULL AND created_ms < $1 ORDER BY created_ms LIMIT $2) AND begun_ms IS NULL";
const TIDY_OVER: &str = "DELETE FROM fourline.tables WHERE number IN (SELECT number FROM fourline.tables WHERE \
                         over IS NOT NULL AND touched_hour < $1 ORDER BY touched_hour LIMIT $2)";
const TIDY_IDLE: &str = "DELETE FROM fourline.tables WHERE number IN (SELECT number FROM fourline.tables WHERE \
                         begun_ms IS NOT NULL AND over IS NULL AND touched_hour < $1 ORDER BY touched_hour \
                         LIMIT $2) AND over IS NULL AND touched_hour < $1";

impl Work for Tidy {
    type Answer = Tidied;

    async fn run(&self, client: &mut Object, _: bool) -> Result<Tidied, Error> {
        let limit = i64::from(self.at_most);
        let hour = |ms: u64| int(ms / HOUR_MS);
        let tidied = Tidied {
            open: execute(client, TIDY_OPEN, &[&int(self.open_before_ms), &limit]).await?,
            over: execute(client, TIDY_OVER, &[&hour(self.over_before_ms), &limit]).await?,
            idle: execute(client, TIDY_IDLE, &[&hour(self.idle_before_ms), &limit]).await?,
        };
        let gaps = "DELETE FROM fourline.gaps WHERE to_ms < $1";
        execute(client, gaps, &[&int(self.idle_before_ms)]).await?;
        Ok(tidied)
    }
}

impl Work for Ready {
    /// False if nothing can be written.
    type Answer = bool;

    async fn run(&self, client: &mut Object, _: bool) -> Result<bool, Error> {
        let select = "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS sleeps";
        let row = client.query_one(select, &[]).await?;
        Ok(!row.try_get::<_, bool>("sleeps")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Postgres;
    use fourline_test_postgres::TestPostgres;

    /// With so many rows Postgres reads a whole table only where it has no index.
    const FILL: &str = "INSERT INTO fourline.tables (id, watch, created_ms, touched_hour, begun_ms, over, terms, \
                        timed, listed, host_seat, seed, previous, wins1, wins2, draws) SELECT 'i' || n, 'w' || n, n, \
                        n, CASE WHEN n % 50 > 0 THEN n END, CASE WHEN n % 20 > 0 THEN '' END, '', n % 3 = 0, \
                        n % 3 > 0, 1, n, 'p' || n, 0, 0, 0 FROM generate_series(1, 20000) n; \
                        INSERT INTO fourline.commands SELECT number, m, 'c' || m, '', 0, 0 FROM fourline.tables, \
                        generate_series(0, 4) m; ANALYZE";

    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_is_looked_for_without_an_index() {
        let server = TestPostgres::start().unwrap();
        let store = Postgres::open(&server.address()).await.unwrap();
        server.run(FILL).unwrap();
        let client = store.shared.pool.get().await.unwrap();
        let (text, number) = ("i77", 77_i64);
        let over: Option<String> = None;
        let plans: [(&str, Values<'_>); 12] = [
            (APPEND, &[&text, &number, &text, &text, &number, &number, &over, &number]),
            (STANDS, &[&text, &text]),
            (BY_ID, &[&text]),
            (BY_WATCH, &[&text]),
            (NEXT, &[&text]),
            (COMMANDS, &[&number, &number]),
            (SINCE, &[&text, &number]),
            (LOBBY, &[&number, &text, &number]),
            (RUNNING, &[]),
            (TIDY_OPEN, &[&number, &number]),
            (TIDY_OVER, &[&number, &number]),
            (TIDY_IDLE, &[&number, &number]),
        ];
        for (sql, values) in plans {
            let plan = client.query(&format!("EXPLAIN {sql}"), values).await.unwrap();
            let plan: Vec<String> = plan.iter().map(|row| row.get(0)).collect();
            let plan = plan.join("\n");
            assert!(!plan.contains("Seq Scan"), "{sql}\n{plan}");
        }
    }
}
