//! Every message reads back as it was written, and noise is an error, never a panic.

use fourline_game::{
    Action, BadColumn, Clock, Command, Name, Offer, Refusal, Seat, Symbol, SymbolPair, Tag,
};
use fourline_rules::{Cell, Column, Rules, Shape};
use fourline_wire::*;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Every refusal of the rules. The match below does not compile when one is added.
fn refusals() -> Vec<Refusal> {
    let cell = Cell::new(Column::new(6), 5);
    let all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn(Seat::One),
        Refusal::NotYourTurn(Seat::Two),
        Refusal::PickSymbolFirst,
        Refusal::NoSymbolToPick,
        Refusal::NotASymbolOfThisGame,
        Refusal::BadColumn(BadColumn::Nowhere),
        Refusal::BadColumn(BadColumn::Full(Column::new(0))),
        Refusal::BadColumn(BadColumn::NotCentre(Column::new(255))),
        Refusal::AlreadyMoved,
        Refusal::DropFirst,
        Refusal::UndoNotInRules,
        Refusal::NothingToUndo,
        Refusal::NoUndosLeft,
        Refusal::RemoveIsFinal,
        Refusal::RemoveNotInRules,
        Refusal::NoRemovesLeft,
        Refusal::OpeningIsOnlyADrop,
        Refusal::RemoveOnlyBeforeDrop,
        Refusal::NoDiscToRemove,
        Refusal::NoSuchCell(Cell::new(Column::new(255), 255)),
        Refusal::EmptyCell(cell),
        Refusal::OwnDisc(cell),
        Refusal::BlockNotInRules,
        Refusal::NoBlocksLeft,
        Refusal::BlockOnlyAfterMove,
        Refusal::OpponentHasRun(3),
        Refusal::NoTurnToBlock,
        Refusal::NothingToKeep,
        Refusal::OfferOpen,
        Refusal::NoOffer,
        Refusal::NothingToTakeBack,
        Refusal::TooLateToAbort,
        Refusal::ClockStillRuns,
        Refusal::NoClock,
        Refusal::Spectator,
    ];
    for refusal in &all {
        match refusal {
            Refusal::GameOver
            | Refusal::NotYourTurn(_)
            | Refusal::PickSymbolFirst
            | Refusal::NoSymbolToPick
            | Refusal::NotASymbolOfThisGame
            | Refusal::BadColumn(
                BadColumn::Nowhere | BadColumn::Full(_) | BadColumn::NotCentre(_),
            )
            | Refusal::AlreadyMoved
            | Refusal::DropFirst
            | Refusal::UndoNotInRules
            | Refusal::NothingToUndo
            | Refusal::NoUndosLeft
            | Refusal::RemoveIsFinal
            | Refusal::RemoveNotInRules
            | Refusal::NoRemovesLeft
            | Refusal::OpeningIsOnlyADrop
            | Refusal::RemoveOnlyBeforeDrop
            | Refusal::NoDiscToRemove
            | Refusal::NoSuchCell(_)
            | Refusal::EmptyCell(_)
            | Refusal::OwnDisc(_)
            | Refusal::BlockNotInRules
            | Refusal::NoBlocksLeft
            | Refusal::BlockOnlyAfterMove
            | Refusal::OpponentHasRun(_)
            | Refusal::NoTurnToBlock
            | Refusal::NothingToKeep
            | Refusal::OfferOpen
            | Refusal::NoOffer
            | Refusal::NothingToTakeBack
            | Refusal::TooLateToAbort
            | Refusal::ClockStillRuns
            | Refusal::NoClock
            | Refusal::Spectator => {}
        }
    }
    all
}

fn all_refused() -> Vec<Refused> {
    let mut all: Vec<Refused> = refusals().into_iter().map(Refused::Rules).collect();
    all.extend(Refused::plain());
    all.extend([
        Refused::Stale { length: 7 },
        Refused::NotAway { claim_in_ms: None },
        Refused::NotAway { claim_in_ms: Some(60_000) },
        Refused::TooFast { retry_ms: 250 },
        Refused::BadTerms("clock".to_string()),
        Refused::Unknown("of-tomorrow".to_string()),
    ]);
    all
}

#[test]
fn every_refusal_has_a_code_of_its_own_and_reads_back() {
    let mut codes = Vec::new();
    for refused in all_refused() {
        let message = ToClient::Refused { id: CommandId::new("a-1"), why: refused.clone() };
        assert_eq!(ToClient::read(&message.write()), Ok(message), "{refused:?}");
        assert_eq!(Refused::read_answer(&refused.write()), Ok(refused.clone()));
        let code = refused.code().to_string();
        if refused != Refused::Broken {
            assert_ne!(code, "broken", "{refused:?} has no code");
        }
        codes.push((code, std::mem::discriminant(&refused), refused));
    }
    for (code, _, refused) in &codes {
        let same = codes.iter().filter(|(other, ..)| other == code).map(|(_, _, found)| found);
        let kind = |refused: &Refused| {
            let debug = format!("{refused:?}");
            debug.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default().to_string()
        };
        for found in same {
            let (one, two) = (kind(found), kind(refused));
            let is_same = one == two || code == "not-your-turn" || code == "not-away";
            assert!(is_same, "{code} is both {found:?} and {refused:?}");
        }
    }
}

#[test]
fn a_column_that_is_none_is_one_that_was_named() {
    let shape = Shape::CLASSIC;
    for column in ["255", "-1", "1e9", "NaN", "h", "z", "99999999999999999999", "é", "dd"] {
        let action = read_action(&format!("drop {column}"), shape);
        assert_eq!(action, Some(Action::DropNowhere), "{column}");
    }
    assert_eq!(read_action(" drop   d ", shape), Some(Action::Drop(Column::new(3))));
    assert_eq!(read_action("offer draw", shape), Some(Action::Offer(Offer::Draw)));
    for none in ["", "drop", "drop h i", "remove h9", "abandon", "1 drop d", "hop", "drop d d"] {
        assert_eq!(read_action(none, shape), None, "{none}");
    }
}

#[test]
fn numbers_that_are_none_of_ours_are_refused() {
    for after in ["-1", "1.5", "1e9", "4294967296", "99999999999999999999", "\"3\"", "null", "[3]"]
    {
        let text = format!(r#"{{"type":"command","id":"a","after":{after},"action":"drop d"}}"#);
        assert_eq!(ToServer::read(&text), Err(WireError::Field("after")), "{after}");
        assert_eq!(ToServer::read_id(&text), CommandId::new("a"));
    }
    for not_json in ["NaN", "Infinity", "01", "+1", ".5", "1.", "1e", "0x1", "--1", ""] {
        let text = format!(r#"{{"type":"ping","n":{not_json}}}"#);
        assert_eq!(ToServer::read(&text), Err(WireError::NotJson), "{not_json}");
    }
    let text = r#"{"type":"command","id":"a","after":3,"action":255}"#;
    assert_eq!(ToServer::read(text), Err(WireError::Field("action")));
}

#[test]
fn messages_are_bounded_and_strict() {
    let long = format!(r#"{{"type":"fetch","x":"{}"}}"#, "x".repeat(MAX_FROM_CLIENT));
    assert_eq!(ToServer::read(&long), Err(WireError::TooLarge));
    let deep = format!(r#"{{"type":"fetch","x":{}{}}}"#, "[".repeat(2000), "]".repeat(2000));
    assert_eq!(ToServer::read(&deep), Err(WireError::NotJson));
    for bad in [
        "",
        "null",
        "[]",
        "\"fetch\"",
        "{",
        r#"{"type":"fetch"}}"#,
        r#"{"type":"fetch",}"#,
        r#"{"type":"fetch","type":"fetch"}"#,
        r#"{'type':'fetch'}"#,
        "{\"type\":\"fe\ntch\"}",
        r#"{"type":"\ud800"}"#,
        r#"{"type":"\udc00x"}"#,
        r#"{"type":"\u12g4"}"#,
        r#"{"type":"\x41"}"#,
    ] {
        assert_eq!(ToServer::read(bad), Err(WireError::NotJson), "{bad}");
    }
    assert_eq!(ToServer::read("{}"), Err(WireError::Field("type")));
    assert_eq!(ToServer::read(r#"{"type":"Fetch"}"#), Err(WireError::UnknownType));
    assert_eq!(ToClient::read(r#"{"type":"surprise"}"#), Err(WireError::UnknownType));
    assert_eq!(
        ToServer::read("\t{ \"type\" : \"fetch\" , \"new\" : {} } \r\n"),
        Ok(ToServer::Fetch)
    );
}

#[test]
fn only_the_rules_must_be_said() {
    let text = r#"{"terms":{"rules":"power"},"name":"Ann"}"#;
    let asked = NewTable::read(text).unwrap();
    assert_eq!(asked.terms, Terms::new(Rules::POWER));
    assert_eq!((asked.terms.first, asked.listed, asked.opponent), (First::Lot, false, None));
    for (part, bad) in [
        ("rules", r#"{"rules":"hop"}"#),
        ("rules", r#"{"rules":""}"#),
        ("rules", r#"{"rules":"size=99x99"}"#),
        ("clock", r#"{"rules":"classic","clock":"0s"}"#),
        ("first", r#"{"rules":"classic","first":"me"}"#),
        ("symbols", r#"{"rules":"classic","symbols":"XX"}"#),
        ("serious", r#"{"rules":"classic","serious":1}"#),
    ] {
        let text = format!(r#"{{"terms":{bad},"name":"Ann"}}"#);
        assert_eq!(NewTable::read(&text), Err(WireError::Field(part)), "{bad}");
    }
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0u64..1_000_000, Just(0), Just(Json::MAX_NUMBER)]
}

fn table_id() -> impl Strategy<Value = TableId> {
    any::<[u8; 10]>().prop_map(TableId::from_bytes)
}

fn command_id() -> impl Strategy<Value = CommandId> {
    "[a-zA-Z0-9-]{1,36}".prop_map(|text| CommandId::new(&text).unwrap())
}

fn seat() -> impl Strategy<Value = Seat> {
    select(&Seat::BOTH[..])
}

fn rules() -> impl Strategy<Value = Rules> {
    let presets: Vec<Rules> = Rules::PRESETS.iter().map(|(_, rules)| *rules).collect();
    let sizes = (5u32..9, 4u32..8, 0u8..99).prop_map(|(columns, rows, removes)| Rules {
        shape: Shape::new(columns, rows, 4).unwrap(),
        removes,
        ..Rules::STRICT
    });
    prop_oneof![select(presets), sizes]
}

fn clock() -> impl Strategy<Value = Clock> {
    prop_oneof![
        (1u64..Clock::MAX_MS, 0u64..10_000)
            .prop_map(|(ms, increment_ms)| Clock::Total { ms, increment_ms }),
        (1u64..Clock::MAX_MS).prop_map(|ms| Clock::PerMove { ms }),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    let first = select(&[First::Host, First::Guest, First::Lot][..]);
    let symbols = select(&[SymbolPair::XO, SymbolPair::YR][..]);
    (rules(), option::of(clock()), first, any::<bool>(), option::of(symbols)).prop_map(
        |(rules, clock, first, serious, symbols)| Terms { rules, clock, first, serious, symbols },
    )
}

fn name() -> impl Strategy<Value = Name> {
    select(&["Ann", "Zoë", "O'Brien <3>", "\"\\\"", "山田太郎", "علي", "👩🏽‍👩🏽‍👧🏽‍👦🏽"][..])
        .prop_map(|name| Name::new(name).unwrap())
}

fn tag() -> impl Strategy<Value = Tag> {
    select(&["human", "level-5", "robot"][..]).prop_map(|tag| Tag::new(tag).unwrap())
}

fn presence() -> impl Strategy<Value = Presence> {
    (any::<bool>(), number(), option::of(number()))
        .prop_map(|(here, away_ms, claim_in_ms)| Presence { here, away_ms, claim_in_ms })
}

fn player() -> impl Strategy<Value = PlayerState> {
    (name(), tag(), presence()).prop_map(|(name, kind, presence)| PlayerState {
        name,
        kind,
        presence,
    })
}

fn series() -> impl Strategy<Value = Series> {
    (any::<[u32; 2]>(), any::<u32>()).prop_map(|(wins, draws)| Series { wins, draws })
}

fn next() -> impl Strategy<Value = Next> {
    (option::of(table_id()), table_id()).prop_map(|(id, watch)| Next { id, watch })
}

fn clocks() -> impl Strategy<Value = Option<[u64; 2]>> {
    option::of((number(), number()).prop_map(|(one, two)| [one, two]))
}

fn phase() -> impl Strategy<Value = Phase> {
    select(&[Phase::Open, Phase::Playing, Phase::Over][..])
}

fn state() -> impl Strategy<Value = State> {
    let who = (phase(), terms(), option::of(player()), option::of(player()));
    let game = (option::of(any::<String>()), any::<u32>(), number(), clocks());
    let after = (series(), any::<[bool; 2]>(), option::of(next()), any::<bool>());
    (who, game, after).prop_map(
        |((phase, terms, one, two), (record, length, now_ms, clocks_ms), after)| {
            let (series, rematch, next, listed) = after;
            let players = [one, two];
            State {
                phase,
                terms,
                players,
                record,
                length,
                now_ms,
                clocks_ms,
                series,
                rematch,
                next,
                listed,
            }
        },
    )
}

fn to_server() -> impl Strategy<Value = ToServer> {
    prop_oneof![
        (command_id(), any::<u32>(), "\\PC{0,16}")
            .prop_map(|(id, after, action)| ToServer::Command { id, after, action }),
        command_id().prop_map(|id| ToServer::Claim { id }),
        select(&Reaction::ALL[..]).prop_map(ToServer::React),
        any::<bool>().prop_map(|yes| ToServer::Rematch { yes }),
        Just(ToServer::Fetch),
        number().prop_map(|n| ToServer::Ping { n }),
    ]
}

fn to_client() -> impl Strategy<Value = ToClient> {
    let happened = (any::<u32>(), "[12] [a-z ]{1,20}", number(), clocks());
    prop_oneof![
        (any::<u32>(), option::of(table_id()), table_id(), option::of(seat()), state()).prop_map(
            |(protocol, table, watch, you, state)| {
                ToClient::Welcome { protocol, table, watch, you, state: Box::new(state) }
            }
        ),
        state().prop_map(|state| ToClient::State(Box::new(state))),
        happened.prop_map(|(after, command, at_ms, clocks_ms)| {
            ToClient::Happened(Happened { after, command, at_ms, clocks_ms })
        }),
        (command_id(), any::<u32>()).prop_map(|(id, after)| ToClient::Kept { id, after }),
        (option::of(command_id()), select(all_refused()))
            .prop_map(|(id, why)| ToClient::Refused { id, why }),
        (presence(), presence()).prop_map(|(one, two)| ToClient::Presence([one, two])),
        (seat(), select(&Reaction::ALL[..]))
            .prop_map(|(seat, kind)| ToClient::Reaction { seat, kind }),
        (any::<[bool; 2]>(), option::of(table_id()), option::of(table_id()))
            .prop_map(|(offered, id, watch)| ToClient::Rematch { offered, id, watch }),
        any::<u32>().prop_map(|seconds| ToClient::Notice(Notice::Restarting { seconds })),
        select(&[Notice::ReadOnly, Notice::Writable][..]).prop_map(ToClient::Notice),
        number().prop_map(|n| ToClient::Pong { n }),
        select(all_refused()).prop_map(ToClient::Error),
    ]
}

/// A message with one byte changed, cut or doubled: nearer to the truth than noise.
fn damaged(text: &str, place: usize, by: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = place % bytes.len().max(1);
    match by % 3 {
        0 => bytes[place] = by,
        1 => bytes.truncate(place),
        _ => bytes.insert(place, bytes[place]),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What serde_json makes of a text, in our terms.
fn other_reading(text: &str) -> Option<Json> {
    fn convert(value: serde_json::Value) -> Json {
        match value {
            serde_json::Value::Null => Json::Null,
            serde_json::Value::Bool(value) => Json::Bool(value),
            serde_json::Value::Number(number) => match number.as_u64() {
                Some(number) if number <= Json::MAX_NUMBER => Json::Number(number),
                _ => Json::OtherNumber,
            },
            serde_json::Value::String(text) => Json::Text(text),
            serde_json::Value::Array(values) => {
                Json::List(values.into_iter().map(convert).collect())
            }
            serde_json::Value::Object(members) => {
                Json::Object(members.into_iter().map(|(k, v)| (k, convert(v))).collect())
            }
        }
    }
    serde_json::from_str(text).ok().map(convert)
}

fn json() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::Bool),
        number().prop_map(Json::Number),
        any::<String>().prop_map(Json::Text),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Json::List),
            proptest::collection::btree_map(any::<String>(), inner, 0..6)
                .prop_map(|members| Json::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn what_clients_say_reads_back(message in to_server()) {
        let fits = !matches!(&message, ToServer::Command { action, .. } if action.len() > MAX_ACTION);
        let read = ToServer::read(&message.write());
        prop_assert_eq!(read, if fits { Ok(message) } else { Err(WireError::Field("action")) });
    }

    #[test]
    fn what_the_server_says_reads_back(message in to_client()) {
        prop_assert_eq!(ToClient::read(&message.write()), Ok(message));
    }

    #[test]
    fn what_is_asked_over_http_reads_back(
        (terms, name, opponent, listed) in
            (terms(), any::<String>(), option::of("[a-z]{1,9}"), any::<bool>()),
    ) {
        let asked = NewTable { terms, name: name.clone(), opponent, listed };
        prop_assert_eq!(NewTable::read(&asked.write()), Ok(asked));
        let join = Join { name };
        prop_assert_eq!(Join::read(&join.write()), Ok(join));
    }

    #[test]
    fn what_is_answered_over_http_reads_back(
        (id, watch, seat, terms) in (table_id(), table_id(), seat(), terms()),
        (one, two) in (option::of((name(), tag())), option::of((name(), tag()))),
        (phase, you, result) in (phase(), option::of(seat()), option::of(any::<String>())),
        (series, next) in (series(), option::of(next())),
        games in proptest::collection::vec((table_id(), name(), terms(), number()), 0..5),
    ) {
        let created = Created { id: id.clone(), watch: watch.clone(), seat };
        prop_assert_eq!(Created::read(&created.write()), Ok(created));
        let joined = Joined { seat, watch: watch.clone() };
        prop_assert_eq!(Joined::read(&joined.write()), Ok(joined));
        let id = Some(id);
        let (players, host) = ([one, two], seat);
        let summary = Summary { id, watch, phase, terms, players, host, you, result, series, next };
        prop_assert_eq!(Summary::read(&summary.write()), Ok(summary));
        let invitation = |(id, name, terms, age_ms)| Invitation { id, name, terms, age_ms };
        let lobby = Lobby { games: games.into_iter().map(invitation).collect() };
        prop_assert_eq!(Lobby::read(&lobby.write()), Ok(lobby));
    }

    #[test]
    fn noise_never_panics(text in any::<String>()) {
        let _ = (ToServer::read(&text), ToClient::read(&text), NewTable::read(&text));
        let _ = (Summary::read(&text), Lobby::read(&text), Refused::read_answer(&text));
        let _ = (read_action(&text, Shape::CLASSIC), read_command(&text, 0, Shape::CLASSIC));
        let _ = (TableId::new(&text), CommandId::new(&text), ToServer::read_id(&text));
    }

    #[test]
    fn damaged_messages_never_panic(
        (server, client) in (to_server(), to_client()),
        (place, by) in (any::<usize>(), any::<u8>()),
    ) {
        let _ = ToServer::read(&damaged(&server.write(), place, by));
        let _ = ToClient::read(&damaged(&client.write(), place, by));
    }

    #[test]
    fn json_reads_back_and_others_read_the_same(value in json()) {
        let text = value.write();
        prop_assert_eq!(Json::read(&text), Ok(value.clone()));
        prop_assert_eq!(other_reading(&text), Some(value));
    }

    #[test]
    fn what_is_read_others_read_the_same(
        value in json(),
        (place, by) in (any::<usize>(), any::<u8>()),
    ) {
        let text = damaged(&value.write(), place, by);
        if let Ok(read) = Json::read(&text) {
            // A number too large for them is none to them.
            let theirs = other_reading(&text);
            prop_assert!(theirs.is_none_or(|theirs| theirs == read), "{text}");
        } else if let Some(theirs) = other_reading(&text) {
            // Only a name that stands twice is their own opinion; they keep the last.
            prop_assert!(matches!(theirs, Json::Object(_) | Json::List(_)), "{text}");
        }
    }

    #[test]
    fn commands_read_back(seat in seat(), column in 0u8..7, row in 0u8..6, at_ms in number()) {
        let shape = Shape::CLASSIC;
        let cell = Cell::new(Column::new(column), row);
        let symbol = Symbol::new('@').unwrap();
        for action in [
            Action::Drop(cell.column),
            Action::Remove(cell),
            Action::PickSymbol(symbol),
            Action::DropNowhere,
            Action::Abandon,
            Action::Flag,
            Action::Offer(Offer::TakeBack),
        ] {
            let command = Command { seat, action, at_ms };
            let text = command_text(command, shape);
            prop_assert!(text.len() <= MAX_ACTION);
            prop_assert_eq!(read_command(&text, at_ms, shape), Some(command));
        }
    }
}
