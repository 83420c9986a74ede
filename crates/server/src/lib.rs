//! Serves the site, and the tables of games between distant players.
//!
//! ```text
//!  serve.rs    connections with limits, and an end that loses nothing
//!  api.rs      what is asked over HTTP        pages.rs   the page, with a preview of a table
//!  socket.rs   a websocket                    node.rs    what all of them share; pulse, hints, tidying
//!  room.rs     the task around a table        table/     the table itself: a pure value
//!  limits.rs   how often                      public.rs  who asks, and from where
//!  desk/       questions about positions, and pictures
//!  pool.rs     computers think                metrics.rs what is counted
//! ```
//! A table decides and never waits; a room brings it together with the world. `PROTOCOL.md` has every message,
//! `docs/serving.md` is for those who run a server.

mod api;
mod config;
mod desk;
mod folder;
mod limits;
#[cfg(any(test, feature = "memory"))]
pub mod memory;
mod metrics;
mod node;
mod pages;
mod pool;
mod public;
mod room;
mod run;
mod serve;
mod socket;
pub mod table;
mod token;

#[cfg(feature = "embed")]
mod embedded;

pub use config::{AddressRange, Config, Keep, NoRange, Rates};
#[cfg(feature = "embed")]
pub use embedded::embedded;
pub use folder::read_folder;
pub use fourline_site::Site;
pub use limits::Rate;
pub use public::{NoUrl, PublicUrl};
pub use run::{Run, RunError, Unsafe, check, log, run};
pub use serve::serve_on;
pub use token::{SeatHash, Token};

/// Done when the terminal or the system asks the program to end.
pub async fn asked_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signals only the system can end it.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
