//! Serves a folder on this machine alone, for `cargo xtask serve` and the browser tests:
//! `serve FOLDER PORT`. It prints the address once it can be reached.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, port] = &arguments[..] else { panic!("serve FOLDER PORT") };
    let port = port.parse().expect("a port");
    let site = fourline_server::read_folder(Path::new(folder))?;
    fourline_server::run(site, SocketAddr::from((Ipv4Addr::LOCALHOST, port)), |address| {
        println!("http://{address}/");
    })
}
