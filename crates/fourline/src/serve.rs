//! `fourline serve`: the page for browsers and online games, where this build has a server.

use crate::serve_args::ServeArgs;
use anyhow::Result;
use std::process::ExitCode;

/// Without the feature there is no server, only the way to one.
#[cfg(not(feature = "serve"))]
pub fn run(_: ServeArgs) -> Result<ExitCode> {
    anyhow::bail!(fourline_words::catalogue::commands::no_server(crate::voice::language()))
}

#[cfg(feature = "serve")]
pub use real::run;

#[cfg(feature = "serve")]
mod real {
    use super::*;
    use crate::failure::SystemFailure;
    use crate::output::say;
    use crate::serve_args::ServeTask;
    use crate::serve_config;
    use crate::voice::language;
    use anyhow::{Context, bail};
    use fourline_app::safe::{harmless, shown};
    use fourline_native::folders::data_folder;
    use fourline_server::{Config, Rate, Run, RunError, Site, Unsafe};
    use fourline_words::Say;
    use fourline_words::catalogue::{commands, serving};
    use std::net::{Ipv4Addr, SocketAddr};
    use std::path::{Path, PathBuf};

    /// The file with the games, in the folder for them.
    const GAMES: &str = "online.sqlite";

    /// Serves until it is asked to end, or copies the games.
    pub fn run(args: ServeArgs) -> Result<ExitCode> {
        let args = match &args.config {
            Some(file) => serve_config::read(file)?.under(args),
            None => args,
        };
        if let Some(ServeTask::Backup { file }) = &args.task {
            return backup(&args, file);
        }
        let listen = args.listen.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, 4444)));
        let config = config(&args)?;
        if let Err(problem) = fourline_server::check(listen, &config) {
            bail!(match problem {
                Unsafe::NoPublicUrl => serving::needs_public_url(language(), listen),
                Unsafe::NoHttps => serving::needs_https(language()),
                Unsafe::TrustsEverybody => serving::trusts_everybody(language()),
            });
        }
        let site = page(args.folder.as_deref())?;
        let database = match &args.database {
            Some(database) => database.clone(),
            None => games_file(&args).to_string_lossy().into_owned(),
        };
        fourline_server::log(args.log_json);
        let public = config.public_url.clone();
        let tell = |address: SocketAddr| {
            // If nothing can be printed, the address still works.
            let _ = match public {
                Some(url) => say(&serving::at_public_url(language(), address, url)),
                None => say(&commands::serving(language(), address)),
            };
        };
        let settings = Run { site, listen, metrics: args.metrics, database, config };
        match fourline_server::run(settings, tell) {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(RunError::Open(error)) => {
                Err(SystemFailure(harmless(&error.say(language()))).into())
            }
            Err(RunError::Listen(address, error)) => {
                Err(error).with_context(|| commands::cant_serve(language(), address))
            }
            Err(RunError::System(error)) => Err(error.into()),
        }
    }

    fn games_file(args: &ServeArgs) -> PathBuf {
        args.data.clone().unwrap_or_else(data_folder).join(GAMES)
    }

    fn backup(args: &ServeArgs, file: &Path) -> Result<ExitCode> {
        if args.database.is_some() {
            bail!(serving::backup_of_postgres(language()));
        }
        fourline_store::backup(&games_file(args), file)
            .map_err(|error| SystemFailure(harmless(&error.say(language()))))?;
        say(&serving::backed_up(language(), shown(&file.to_string_lossy())))?;
        Ok(ExitCode::SUCCESS)
    }

    fn config(args: &ServeArgs) -> Result<Config> {
        let mut config = Config::default();
        if let Some(url) = &args.public_url {
            let read = url.parse().ok();
            config.public_url =
                Some(read.with_context(|| serving::bad_url(language(), shown(url)))?);
        }
        for range in &args.trusted_proxy {
            let read = range.parse().ok();
            let read = read.with_context(|| serving::bad_range(language(), shown(range)))?;
            config.trusted_proxies.push(read);
        }
        for limit in &args.limit {
            set_limit(&mut config, limit)
                .with_context(|| serving::bad_limit(language(), shown(limit)))?;
        }
        let count = |number: Option<u32>, usual: usize| number.map_or(usual, |it| it as usize);
        config.grace_ms = args.grace.map_or(config.grace_ms, |seconds| u64::from(seconds) * 1000);
        config.most_sockets = count(args.sockets, config.most_sockets);
        config.most_sockets_per_address =
            count(args.sockets_per_address, config.most_sockets_per_address);
        config.most_tables = count(args.tables, config.most_tables);
        config.computers = count(args.computers, config.computers);
        config.keep.open_days = args.keep_open.unwrap_or(config.keep.open_days);
        config.keep.over_days = args.keep_over.unwrap_or(config.keep.over_days);
        config.keep.idle_days = args.keep_idle.unwrap_or(config.keep.idle_days);
        Ok(config)
    }

    /// `create=20/10`: so many in a minute, so many at once.
    fn set_limit(config: &mut Config, text: &str) -> Option<()> {
        let (what, rate) = text.split_once('=')?;
        let (per_minute, burst) = rate.split_once('/')?;
        let number =
            |text: &str| text.parse().ok().filter(|number| (1..=1_000_000).contains(number));
        let rate = Rate { per_minute: number(per_minute)?, burst: number(burst)? };
        let rates = &mut config.rates;
        let place = match what {
            "create" => &mut rates.create,
            "join" => &mut rates.join,
            "read" => &mut rates.read,
            "connect" => &mut rates.connect,
            "solve" => &mut rates.solve,
            "messages" => &mut rates.messages,
            "commands" => &mut rates.commands,
            "reactions" => &mut rates.reactions,
            _ => return None,
        };
        *place = rate;
        Some(())
    }

    /// The page: from a folder, or from inside the program.
    fn page(folder: Option<&Path>) -> Result<Site> {
        let Some(folder) = folder else {
            return fourline_server::embedded().context(commands::no_site(language()));
        };
        let name = shown(&folder.to_string_lossy());
        let site = fourline_server::read_folder(folder).with_context(|| name.clone())?;
        if !site.has_page() {
            bail!(commands::site_without_page(language(), name));
        }
        Ok(site)
    }
}
