//! The command line of `fourline serve`, as typed.

use crate::value;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
The page is inside the program if it was built before the program. Otherwise name the folder it was \
built into.

Examples:
  fourline serve
  fourline serve --port 8080
  fourline serve --folder target/site

From the source: cargo xtask web && cargo run --release --features serve -- serve

Exit codes:
  0: Ctrl-C or a signal to stop
  1: the folder can't be read, or the address can't be used
  2: invalid flag, or no page to serve

Only this machine can reach it, unless --address says otherwise.")]
pub struct ServeArgs {
    /// Folder with the page [default: the page inside the program]
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,

    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", value_parser = value::address, default_value = "127.0.0.1")]
    pub address: IpAddr,

    /// Port to listen on; 0 for any that is free
    #[arg(long, value_name = "PORT", value_parser = value::number_from(0u16, u16::MAX), default_value_t = 4444)]
    pub port: u16,
}
