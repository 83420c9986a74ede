//! The bot that was written from PROTOCOL.md plays on the real server.

mod common;

use common::{Device, classic, device, free, start};
use fourline_rules::Rules;
use fourline_server::memory::Memory;
use fourline_wire::{Summary, TableId, Terms};
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

fn bot(address: &str, table: Option<&TableId>) -> Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    Command::new("python3")
        .arg(script)
        .arg(format!("http://{address}"))
        .args(table.map(TableId::as_str))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("python3 is needed for this test: apt-get install python3")
}

async fn result(child: Child) -> String {
    let output = tokio::time::timeout(common::PATIENCE, child.wait_with_output());
    let output = output.await.expect("in time").unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().trim().to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_bots_play_each_other() {
    let server = start(Memory::default(), free()).await;
    let address = server.address.to_string();
    let mut host = bot(&address, None);
    let mut lines = BufReader::new(host.stdout.take().unwrap()).lines();
    let id = lines.next_line().await.unwrap().unwrap();
    let id = TableId::new(&id).expect("the bot prints the id of its table");
    let guest = result(bot(&address, Some(&id))).await;
    let summary = server.get(&format!("/api/v1/games/{id}")).await.body;
    let summary = Summary::read(&summary).unwrap();
    assert_eq!(summary.result, Some(guest.clone()));
    assert_eq!(lines.next_line().await.unwrap(), Some(guest));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_under_every_preset() {
    let server = start(Memory::default(), free()).await;
    let address = server.address.to_string();
    for (name, rules) in Rules::PRESETS {
        let ann: Device = device("Ann");
        let terms = if rules == Rules::CLASSIC { classic() } else { Terms::new(rules) };
        let table = server.create(&ann, terms).await;
        let child = bot(&address, Some(&table.id));
        let mut one = server.connect(&ann, &table.id).await;
        while one.game.is_none() {
            one.hear().await;
        }
        while !one.is_over() {
            let game = one.game.as_ref().unwrap();
            if game.turn() != one.you {
                one.hear().await;
                continue;
            }
            let text = one.advice().text(game.rules().shape);
            // The bot tries when it is not its turn, but that changes nothing.
            let after = one.act(&text).await.unwrap_or_else(|why| panic!("{text}: {why:?}"));
            one.reach(after + 1).await;
        }
        let said = result(child).await;
        let summary = server.get(&format!("/api/v1/games/{}", table.id)).await.body;
        assert_eq!(Summary::read(&summary).unwrap().result, Some(said), "{name}");
    }
    server.stop().await;
}
