//! The command line of `fourline serve`, as typed.

use crate::value;
use clap::{Args, Subcommand};
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Debug, Default, Args)]
#[command(after_help = "\
The page is inside the program if it was built before the program. Otherwise name the folder it was \
built into.

Examples:
  fourline serve
  fourline serve --listen 8080
  fourline serve --listen 0.0.0.0:4444 --public-url https://play.example.org --trusted-proxy 10.0.0.2
  fourline serve --config /etc/fourline.toml
  fourline serve backup games.backup

From the source: cargo xtask web && cargo run --release --features serve -- serve

The file named by --config has the same names: listen = \"0.0.0.0:4444\", trusted-proxy = [\"10.0.0.2\"]. \
What is typed counts before it.

Exit codes:
  0: Ctrl-C or a signal to stop
  1: the folder, the database or the address can't be used
  2: invalid or unsafe setting, or no page to serve

Only this machine can reach it, unless --listen says otherwise. See docs/serving.md.")]
pub struct ServeArgs {
    /// Folder with the page [default: the page inside the program]
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,

    /// Port, or address and port, to listen on; port 0 for any that is free [default: 127.0.0.1:4444]
    #[arg(long, value_name = "ADDRESS", value_parser = value::listen)]
    pub listen: Option<SocketAddr>,

    #[allow(rustdoc::bare_urls, reason = "the help of a flag is shown as it is written")]
    /// Address that people type to come here, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,

    /// Address of a proxy that is believed about who visits; may be given several times
    #[arg(long, value_name = "ADDRESS")]
    pub trusted_proxy: Vec<String>,

    /// Folder for the games [default: the folder of the program's data]
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    pub data: Option<PathBuf>,

    /// Database for the games, postgres://..., where several servers share them
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,

    /// Port, or address and port, for Prometheus [default: none]
    #[arg(long, value_name = "ADDRESS", value_parser = value::listen)]
    pub metrics: Option<SocketAddr>,

    /// TOML file with settings
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Seconds that a player may be away before the other can claim the game [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = value::number_from(1u32, 86_400))]
    pub grace: Option<u32>,

    /// Most connections at once [default: 20000]
    #[arg(long, value_name = "NUMBER", value_parser = value::number_from(1u32, 1_000_000))]
    pub sockets: Option<u32>,

    /// Most connections from one address at once [default: 200]
    #[arg(long, value_name = "NUMBER", value_parser = value::number_from(1u32, 1_000_000))]
    pub sockets_per_address: Option<u32>,

    /// Most tables in memory at once [default: 50000]
    #[arg(long, value_name = "NUMBER", value_parser = value::number_from(1u32, 10_000_000))]
    pub tables: Option<u32>,

    /// Threads on which computers think [default: one less than there are cores]
    #[arg(long, value_name = "NUMBER", value_parser = value::number_from(1u32, 1_000))]
    pub computers: Option<u32>,

    /// How often, in a minute and at once: create, join, read, solve, connect (by address), messages (by
    /// connection), commands, reactions (by seat), such as create=20/10
    #[arg(long, value_name = "WHAT=MINUTE/BURST")]
    pub limit: Vec<String>,

    /// Days after which an invitation that was not taken is deleted [default: 7]
    #[arg(long, value_name = "DAYS", value_parser = value::number_from(1u32, 36_500))]
    pub keep_open: Option<u32>,

    /// Days after which a finished game is deleted [default: 365]
    #[arg(long, value_name = "DAYS", value_parser = value::number_from(1u32, 36_500))]
    pub keep_over: Option<u32>,

    /// Days after which a game that is not played on is deleted [default: 90]
    #[arg(long, value_name = "DAYS", value_parser = value::number_from(1u32, 36_500))]
    pub keep_idle: Option<u32>,

    /// Write the log as JSON
    #[arg(long)]
    pub log_json: bool,

    #[command(subcommand)]
    pub task: Option<ServeTask>,
}

#[derive(Debug, Subcommand)]
pub enum ServeTask {
    /// Copy all games into a new file, while the server runs or not
    #[command(after_help = "\
Examples:
  fourline serve backup games.backup
  fourline serve --data /var/lib/fourline backup games.backup")]
    Backup {
        /// The new file
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}
