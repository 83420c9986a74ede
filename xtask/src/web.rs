//! The site: built into `target/site` by `fourline-web-bundle`, and served on this machine.

use crate::wasm::add_target;
use crate::{Verdict, cargo, root};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Where the site lies, below the folder of the workspace.
pub const SITE: &str = "target/site";

/// The program that serves it and games, once it is built.
pub const SERVER: &str = "target/debug/examples/serve";

/// The port of `cargo xtask serve`, unless another is asked for.
const PORT: u16 = 4444;

/// Builds the site in its release form, prints what its files weigh, and fails if they weigh too much.
pub fn check() -> Result<Verdict> {
    bundle(&["--check"])?;
    println!("the site is in {SITE}; any web host can serve it, see docs/web.md");
    Ok(Verdict::Passed)
}

/// Builds the site, however heavy it is.
pub fn build() -> Result<()> {
    bundle(&[])
}

fn bundle(options: &[&str]) -> Result<()> {
    add_target()?;
    let run = ["run", "--quiet", "--locked", "--package", "fourline-web-bundle", "--", SITE];
    cargo(&[&run[..], options].concat(), &[]).map(|_| ())
}

/// Builds the site and serves it until Ctrl-C.
pub fn serve(port: Option<&str>) -> Result<()> {
    let port = match port {
        None => PORT,
        Some(port) => port.parse().with_context(|| format!("{port} is not a port"))?,
    };
    build()?;
    let mut server = Server::start(port, &root().join("target/online/games.sqlite"))?;
    println!("Fourline is at {}; Ctrl-C ends it", server.address);
    let status = server.child.wait()?;
    if !status.success() {
        bail!("the server has ended");
    }
    Ok(())
}

/// A server of the site; it ends with this value.
pub struct Server {
    child: Child,
    /// Where it is reached.
    pub address: String,
}

impl Server {
    /// Serves the site and games on this machine alone; with port 0 on one that is free.
    pub fn start(port: u16, database: &Path) -> Result<Server> {
        Server::start_with(&root().join(SITE), port, database)
    }

    /// The same with another folder as the site.
    pub fn start_with(site: &Path, port: u16, database: &Path) -> Result<Server> {
        let example = ["--package", "fourline-server", "--example", "serve"];
        cargo(&[&["build", "--quiet", "--locked"][..], &example].concat(), &[])?;
        let mut child = Command::new(root().join(SERVER))
            .arg(site)
            .arg(port.to_string())
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut address = String::new();
        let output = child.stdout.take().expect("piped");
        BufReader::new(output).read_line(&mut address)?;
        let address = address.trim().to_string();
        if address.is_empty() {
            bail!("the server has ended; is port {port} in use? Another is chosen with --port");
        }
        Ok(Server { child, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It was only there for us.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
