//! What a server answers, held against the document that describes it, by schemathesis: thousands of queries, good and bad.

use crate::python::{NO_PACKAGES, NO_PYTHON, environment, find_python, pip};
use crate::web::Server;
use crate::{Verdict, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Starts a server and asks it.
pub fn check() -> Result<Verdict> {
    let folder = root().join("target/openapi");
    let site = folder.join("site");
    fs::create_dir_all(&site)?;
    for page in ["index.html", "online.html"] {
        fs::write(site.join(page), "<!doctype html><title>Fourline</title>")?;
    }
    let Some(python) = find_python() else { return Ok(Verdict::Skipped(NO_PYTHON)) };
    let Some(python) = environment(&python, &folder.join("tools"))? else {
        return Ok(Verdict::Skipped(NO_PYTHON));
    };
    if !pip(&python, &[SCHEMATHESIS]) {
        return Ok(Verdict::Skipped(NO_PACKAGES));
    }
    let server = Server::start_with(&site, 0, &folder.join("games.sqlite"))?;
    let document = format!("{}api/openapi.json", server.address);
    // That moves can be played one after the other is more than a schema can say.
    let beyond = ["--exclude-checks", "positive_data_acceptance"];
    let status = Command::new(python.with_file_name("st"))
        .args(["run", &document, "--max-examples", "500"])
        .args(beyond)
        .current_dir(&folder)
        .status()
        .context("schemathesis does not start")?;
    if !status.success() {
        bail!("the server does not answer as crates/server/openapi.json says");
    }
    Ok(Verdict::Passed)
}
