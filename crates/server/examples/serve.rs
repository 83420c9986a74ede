//! Serves a folder and games on this machine alone, for `cargo xtask serve`, the browser tests and the kill
//! harness: `serve FOLDER PORT DATABASE [GRACE]`. It prints the address once it can be reached. After so many
//! milliseconds the game of one who is away can be claimed.

use fourline_server::{Config, asked_to_end, read_folder, serve_on};
use fourline_store::AnyStore;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;

#[tokio::main]
async fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, port, database, grace @ ..] = &arguments[..] else {
        panic!("serve FOLDER PORT DATABASE [GRACE]")
    };
    let port: u16 = port.parse().expect("a port");
    let site = read_folder(Path::new(folder))?;
    let store = AnyStore::open(database).await.map_err(io::Error::other)?;
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    println!("http://{}/", listener.local_addr()?);
    // Everybody here is on this machine, so limits by address would be limits for all.
    let has_peers = database.starts_with("postgres");
    let mut config = Config { most_sockets_per_address: 20_000, has_peers, ..Config::default() };
    if let [grace] = grace {
        config.grace_ms = grace.parse().expect("milliseconds");
    }
    for rate in [
        &mut config.rates.create,
        &mut config.rates.join,
        &mut config.rates.read,
        &mut config.rates.connect,
        &mut config.rates.solve,
    ] {
        rate.per_minute = 600_000;
        rate.burst = 20_000;
    }
    serve_on(listener, site, store, config, None, asked_to_end()).await
}
