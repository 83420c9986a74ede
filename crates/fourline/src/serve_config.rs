//! The settings file of `fourline serve`: TOML with the same names as the flags. It is read as if its values
//! had been typed, so the same checks hold and the same is said about them.

use crate::serve_args::ServeArgs;
use crate::voice::language;
use anyhow::{Context, Result, bail};
use clap::{Args, Command, FromArgMatches};
use fourline_app::safe::shown;
use fourline_words::catalogue::serving;
use std::path::Path;
use toml::{Table, Value};

/// Reads a settings file.
pub fn read(file: &Path) -> Result<ServeArgs> {
    let name = shown(&file.to_string_lossy());
    let text = std::fs::read_to_string(file).with_context(|| name.clone())?;
    from_text(&text).with_context(|| name)
}

fn from_text(text: &str) -> Result<ServeArgs> {
    let table: Table = text.parse()?;
    let mut arguments = vec!["serve".to_string()];
    for (key, value) in &table {
        // A file that names another one, or a task, would be a riddle.
        if key == "config" {
            bail!(serving::no_config_in_config(language()));
        }
        let values = match value {
            Value::Array(values) => &values[..],
            other => std::slice::from_ref(other),
        };
        for value in values {
            match value {
                Value::Boolean(false) => {}
                Value::Boolean(true) => arguments.push(format!("--{key}")),
                Value::String(text) => arguments.push(format!("--{key}={text}")),
                Value::Integer(number) => arguments.push(format!("--{key}={number}")),
                _ => bail!(serving::bad_setting(language(), shown(key))),
            }
        }
    }
    let command = ServeArgs::augment_args(Command::new("serve"));
    let matches = command.try_get_matches_from(arguments);
    let bad = |error: clap::Error| {
        let first = error.to_string().lines().next().unwrap_or_default().to_string();
        anyhow::anyhow!(shown(&first))
    };
    ServeArgs::from_arg_matches(&matches.map_err(bad)?).map_err(bad)
}

impl ServeArgs {
    /// These settings where nothing else was typed.
    pub fn under(self, typed: ServeArgs) -> ServeArgs {
        fn either<T>(typed: Vec<T>, file: Vec<T>) -> Vec<T> {
            if typed.is_empty() { file } else { typed }
        }
        // What was typed about where games are replaces both.
        let is_typed = typed.data.is_some() || typed.database.is_some();
        let (data, database) =
            if is_typed { (typed.data, typed.database) } else { (self.data, self.database) };
        ServeArgs {
            folder: typed.folder.or(self.folder),
            listen: typed.listen.or(self.listen),
            public_url: typed.public_url.or(self.public_url),
            trusted_proxy: either(typed.trusted_proxy, self.trusted_proxy),
            data,
            database,
            metrics: typed.metrics.or(self.metrics),
            config: typed.config,
            grace: typed.grace.or(self.grace),
            sockets: typed.sockets.or(self.sockets),
            sockets_per_address: typed.sockets_per_address.or(self.sockets_per_address),
            tables: typed.tables.or(self.tables),
            computers: typed.computers.or(self.computers),
            limit: either(typed.limit, self.limit),
            keep_open: typed.keep_open.or(self.keep_open),
            keep_over: typed.keep_over.or(self.keep_over),
            keep_idle: typed.keep_idle.or(self.keep_idle),
            log_json: typed.log_json || self.log_json,
            task: typed.task,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_the_names_of_the_flags_and_what_is_typed_counts_first() {
        let text = "listen = \"0.0.0.0:80\"\npublic-url = \"https://a.b\"\ngrace = 30\n\
                    trusted-proxy = [\"10.0.0.1\", \"10.0.0.2\"]\nlog-json = true\ndata = \"/x\"\n";
        let file = from_text(text).unwrap();
        assert_eq!(file.trusted_proxy, ["10.0.0.1", "10.0.0.2"]);
        assert_eq!((file.grace, file.log_json), (Some(30), true));
        let typed = ServeArgs {
            grace: Some(5),
            database: Some("postgres://x".to_string()),
            ..ServeArgs::default()
        };
        let both = file.under(typed);
        assert_eq!((both.grace, both.listen.unwrap().port()), (Some(5), 80));
        assert_eq!((both.data, both.database.is_some()), (None, true));
    }

    #[test]
    fn what_is_wrong_in_a_file_is_refused() {
        for bad in [
            "listen = ",
            "hop = 1",
            "grace = 0",
            "grace = \"soon\"",
            "config = \"x.toml\"",
            "listen = { a = 1 }",
            "data = \"/x\"\ndatabase = \"postgres://x\"",
        ] {
            assert!(from_text(bad).is_err(), "{bad}");
        }
    }
}
