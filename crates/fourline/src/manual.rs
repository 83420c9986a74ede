//! `fourline man`: one page with every command, in the language of the person.

use crate::args::Cli;
use crate::flags::localised;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use fourline_words::Language;
use fourline_words::catalogue::cli;
use std::io::{self, Write};

/// How a line with a heading starts.
const HEADING: &str = ".SH ";

/// The page.
pub fn page(language: Language) -> io::Result<String> {
    let mut command = localised(Cli::command(), language);
    command.build();
    let man = Man::new(command.clone());
    let mut page = Page { language, text: rendered(|to| man.render_title(to))? };
    page.section("SH", &cli::man_name(language), |to| man.render_name_section(to))?;
    page.about("SH", &command)?;
    page.text += &format!(".SH {}\n", cli::man_commands(language));
    for inner in commands(&command) {
        let mut entry = Roff::new();
        entry.control("TP", []);
        entry.text([roman(full_name(inner))]);
        entry.text([roman(inner.get_about().map(ToString::to_string).unwrap_or_default())]);
        page.text += &entry.render();
    }
    page.section("SH", &cli::man_version(language), |to| man.render_version_section(to))?;
    for inner in commands(&command) {
        page.command(inner)?;
    }
    Ok(page.text)
}

fn commands(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|inner| inner.get_name() != "help")
}

/// A command as it is typed.
fn full_name(command: &Command) -> String {
    command.get_bin_name().unwrap_or(command.get_name()).to_string()
}

fn rendered(render: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<String> {
    let mut text = Vec::new();
    render(&mut text)?;
    String::from_utf8(text).map_err(io::Error::other)
}

struct Page {
    language: Language,
    text: String,
}

impl Page {
    /// What there is to say about a command, under headings of one kind: `SH`, or `SS` below them.
    fn about(&mut self, kind: &str, command: &Command) -> io::Result<()> {
        let man = Man::new(command.clone());
        let language = self.language;
        self.section(kind, &cli::man_synopsis(language), |to| man.render_synopsis_section(to))?;
        self.section(kind, &cli::man_description(language), |to| {
            man.render_description_section(to)
        })?;
        // Their headings are those of the flags.
        let options = rendered(|to| man.render_options_section(to))?;
        self.text += &options.replace(HEADING, &format!(".{kind} "));
        if command.get_after_long_help().or(command.get_after_help()).is_some() {
            self.section(kind, &cli::man_notes(language), |to| man.render_extra_section(to))?;
        }
        Ok(())
    }

    /// A section with our heading instead of its own, which is its first line but for what all have.
    fn section(
        &mut self,
        kind: &str,
        heading: &str,
        render: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let section = rendered(render)?;
        let (before, after) = section.split_once(HEADING).unwrap_or_default();
        let after = after.split_once('\n').unwrap_or_default().1;
        self.text += &format!("{before}.{kind} {heading}\n{after}");
        Ok(())
    }

    /// A command and those below it.
    fn command(&mut self, command: &Command) -> io::Result<()> {
        self.text += &format!(".SH {}\n", full_name(command).to_uppercase());
        self.about("SS", command)?;
        commands(command).try_for_each(|inner| self.command(inner))
    }
}
