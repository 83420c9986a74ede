//! `fourline serve`: the page for browsers, where this build has a server.

use crate::serve_args::ServeArgs;
use anyhow::Result;
use std::process::ExitCode;

/// Without the feature there is no server, only the way to one.
#[cfg(not(feature = "serve"))]
pub fn run(_: &ServeArgs) -> Result<ExitCode> {
    anyhow::bail!(fourline_words::catalogue::commands::no_server(crate::voice::language()))
}

#[cfg(feature = "serve")]
pub use real::run;

#[cfg(feature = "serve")]
mod real {
    use super::*;
    use crate::output::say;
    use crate::voice::language;
    use anyhow::{Context, bail};
    use fourline_app::safe::shown;
    use fourline_words::catalogue::commands;
    use std::net::SocketAddr;

    /// Serves until it is asked to end.
    pub fn run(args: &ServeArgs) -> Result<ExitCode> {
        let site = match &args.folder {
            None => fourline_server::embedded().context(commands::no_site(language()))?,
            Some(folder) => {
                let name = shown(&folder.to_string_lossy());
                let site = fourline_server::read_folder(folder).with_context(|| name.clone())?;
                if !site.has_page() {
                    bail!(commands::site_without_page(language(), name));
                }
                site
            }
        };
        let address = SocketAddr::from((args.address, args.port));
        let tell = |address: SocketAddr| {
            // If nothing can be printed, the address still works.
            let _ = say(&commands::serving(language(), address));
        };
        fourline_server::run(site, address, tell)
            .with_context(|| commands::cant_serve(language(), address))?;
        Ok(ExitCode::SUCCESS)
    }
}
