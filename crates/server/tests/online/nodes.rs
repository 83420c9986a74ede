//! Two nodes on one Postgres, as real processes: players at different nodes see each other's moves.

use crate::common::{Client, Device, ask, classic, device, play};
use crate::process::{Limits, Process};
use fourline_game::Seat;
use fourline_rules::Rules;
use fourline_test_postgres::TestPostgres;
use fourline_wire::{Created, Join, NewTable, Presence, Reaction, Summary, TableId, Terms};
use fourline_wire::{ToClient, ToServer};
use std::net::SocketAddr;

struct Two {
    nodes: [Process; 2],
    _postgres: TestPostgres,
}

impl Two {
    fn start() -> Two {
        let postgres = TestPostgres::start().unwrap();
        let start = |port| Process::start(&postgres.address(), port, Limits::Free);
        Two { nodes: [start(0), start(0)], _postgres: postgres }
    }

    fn address(&self, node: usize) -> SocketAddr {
        self.nodes[node].address
    }

    async fn post(&self, node: usize, device: &Device, path: &str, body: &str) -> String {
        let headers = [("authorization", device.bearer())];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        let answer = ask(self.address(node), "POST", path, &headers, body).await.unwrap();
        assert!(answer.status < 300, "{answer:?}");
        answer.body
    }

    /// Ann invites at the first node, Bob joins at the second.
    async fn table(&self, ann: &Device, bob: &Device, terms: Terms) -> TableId {
        let asked = NewTable { terms, name: ann.name.clone(), opponent: None, listed: false };
        let id =
            Created::read(&self.post(0, ann, "/api/v1/games", &asked.write()).await).unwrap().id;
        let join = Join { name: bob.name.clone() }.write();
        self.post(1, bob, &format!("/api/v1/games/{id}/join"), &join).await;
        id
    }

    async fn connect(&self, node: usize, device: &Device, id: &TableId) -> Client {
        Client::connect(self.address(node), Some(device), id, &[]).await.unwrap()
    }

    async fn summary(&self, node: usize, id: &TableId) -> Summary {
        let path = format!("/api/v1/games/{id}");
        Summary::read(&ask(self.address(node), "GET", &path, &[], "").await.unwrap().body).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_played_across_two_nodes() {
    let two = Two::start();
    for (name, rules) in Rules::PRESETS {
        let (ann, bob) = (device("Ann"), device("Bob"));
        // Ann waits at the first node, and learns there that Bob has come to the second.
        let terms = if rules == Rules::CLASSIC { classic() } else { Terms::new(rules) };
        let asked = NewTable { terms, name: ann.name.clone(), opponent: None, listed: false };
        let made = two.post(0, &ann, "/api/v1/games", &asked.write()).await;
        let id = Created::read(&made).unwrap().id;
        let mut one = two.connect(0, &ann, &id).await;
        let join = Join { name: bob.name.clone() }.write();
        two.post(1, &bob, &format!("/api/v1/games/{id}/join"), &join).await;
        while one.game.is_none() {
            one.hear().await;
        }
        let mut there = two.connect(1, &bob, &id).await;
        let mut third = Client::connect(two.address(1), None, &id, &[]).await.unwrap();
        play(&mut one, &mut there, 8).await;
        third.reach(8).await;
        assert_eq!((&one.game, &there.game), (&there.game, &third.game), "{name}");
        // A reload on the other node: the same seat, the same game.
        drop(one);
        let mut one = two.connect(1, &ann, &id).await;
        assert_eq!((one.you, &one.game), (Some(Seat::One), &there.game));
        play(&mut one, &mut there, 12).await;
        drop(there);
        let mut there = two.connect(0, &bob, &id).await;
        assert_eq!((there.you, &there.game), (Some(Seat::Two), &one.game));
        play(&mut one, &mut there, u32::MAX).await;
        assert!(one.is_over() && there.is_over());
        third.reach(one.length()).await;
        let results = [two.summary(0, &id).await.result, two.summary(1, &id).await.result];
        assert!(results[0].is_some() && results[0] == results[1], "{name}: {results:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_reactions_and_a_rematch_cross_nodes() {
    let two = Two::start();
    let (ann, bob) = (device("Ann"), device("Bob"));
    let id = two.table(&ann, &bob, classic()).await;
    let mut one = two.connect(0, &ann, &id).await;
    let mut there = two.connect(1, &bob, &id).await;
    let is_here = |message: &ToClient| {
        matches!(message, ToClient::Presence([_, Presence { here: true, .. }]))
    };
    one.until(is_here).await;
    there.say(&ToServer::React(Reaction::Hello)).await;
    let said = ToClient::Reaction { seat: Seat::Two, kind: Reaction::Hello };
    one.until(|message| *message == said).await;
    assert_eq!(one.act("resign").await, Ok(0));
    there.reach(1).await;
    one.say(&ToServer::Rematch { yes: true }).await;
    there
        .until(|message| matches!(message, ToClient::Rematch { offered: [true, false], .. }))
        .await;
    there.say(&ToServer::Rematch { yes: true }).await;
    while one.next.is_none() {
        one.hear().await;
    }
    while there.next.is_none() {
        there.hear().await;
    }
    assert_eq!(one.next, there.next);
    let next = one.next.clone().unwrap();
    let mut one = two.connect(0, &ann, &next).await;
    let mut there = two.connect(1, &bob, &next).await;
    play(&mut one, &mut there, u32::MAX).await;
    assert_eq!(one.game, there.game);
}
