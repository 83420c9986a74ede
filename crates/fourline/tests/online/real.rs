//! The real server with a real database, in this process; it can be stopped in the middle of everything and
//! started again.

use fourline_game::{Game, record};
use fourline_server::{Config, read_folder, serve_on};
use fourline_store::{AnyStore, OpenProblem};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;
use tokio::runtime::Runtime;

/// The server.
pub struct Real {
    folder: tempfile::TempDir,
    address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Real {
    pub fn start() -> Real {
        let folder = tempfile::tempdir().unwrap();
        let (runtime, address) = serve(folder.path(), SocketAddr::from(([127, 0, 0, 1], 0)));
        Real { folder, address, runtime: Some(runtime) }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it without a word, and starts it again at the same address.
    pub fn restart(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(10));
        }
        let (runtime, address) = serve(self.folder.path(), self.address);
        assert_eq!(address, self.address);
        self.runtime = Some(runtime);
    }

    /// The game of a link as the server has it.
    pub fn game(&self, link: &str) -> Option<Game> {
        let id = link.rsplit('/').next()?;
        let mut stream = TcpStream::connect(self.address).ok()?;
        let host = self.address;
        write!(
            stream,
            "GET /api/v1/games/{id}/record HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let start = text.find("fourline record")?;
        record::read(&text[start..]).ok()
    }
}

fn serve(folder: &Path, address: SocketAddr) -> (Runtime, SocketAddr) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let site = folder.join("site");
    std::fs::create_dir_all(&site).unwrap();
    let (listener, store) = runtime.block_on(async {
        let database = folder.join("games.sqlite");
        // The thread that writes lets go of the file a moment after the server has ended.
        let store = loop {
            match AnyStore::open(&database.to_string_lossy()).await {
                Err(error) if error.problem == OpenProblem::InUse => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                other => break other.unwrap(),
            }
        };
        (tokio::net::TcpListener::bind(address).await.unwrap(), store)
    });
    let address = listener.local_addr().unwrap();
    let site = read_folder(&site).unwrap();
    let config = Config::default();
    runtime.spawn(serve_on(listener, site, store, config, None, std::future::pending()));
    (runtime, address)
}
