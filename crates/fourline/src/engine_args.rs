//! The command line of `fourline engine`, as typed.

use crate::value;
use clap::Args;
use fourline_rules::Rules;

#[derive(Debug, Args)]
#[command(after_help = "\
The engine speaks UCI, the protocol of chess engines, with the variant cfour as cutechess and Fairy-Stockfish \
know it. Match runners and graphical programs start it themselves. PROTOCOL.md describes every command, \
option and form, with sizes and house rules.

With --check, another engine is started and tried: greeting, options, legal moves, stop, quit.

Examples:
  fourline engine
  fourline engine --check 'fairy-stockfish'
  fourline engine --check './my-engine --fast' --rules power

Exit codes:
  0: told to quit, or all checks passed
  1: a check failed
  2: invalid flag")]
pub struct EngineTask {
    /// Command of another engine, to be checked
    #[arg(long, value_name = "COMMAND")]
    pub check: Option<String>,

    /// Rules of the check: classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE", default_value = "classic", requires = "check")]
    pub rules: String,

    /// Option for the checked engine, such as Hash=64; can be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = value::engine_option, requires = "check")]
    pub option: Vec<(String, String)>,

    /// Seconds that the checked engine may be silent
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = value::seconds, requires = "check")]
    pub patience: std::time::Duration,
}

impl EngineTask {
    /// The rules of the check.
    pub fn rules(&self) -> anyhow::Result<Rules> {
        crate::settings::named_rules(&self.rules)
    }
}
