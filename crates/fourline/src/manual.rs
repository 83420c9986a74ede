//! `fourline man`: one page with every command, in the language of the person.

use crate::args::Cli;
use crate::flags::{localised, unglued};
use crate::help_text::{Block, blocks};
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use fourline_terminal::screen::Deed;
use fourline_words::Language;
use fourline_words::catalogue::{cli, keys};
use std::io::{self, Write};

/// How a line with a heading starts.
const HEADING: &str = ".SH ";

/// A thing, and what there is to say about it.
type Term = (String, String);

/// The page.
pub fn page(language: Language) -> io::Result<String> {
    let mut command = localised(Cli::command(), language, None);
    command.build();
    let man = Man::new(command.clone());
    let mut page = Page { language, text: rendered(|to| man.render_title(to))? };
    page.section("SH", &cli::man_name(language), |to| man.render_name_section(to))?;
    page.about("SH", &command)?;
    page.heading("SH", &cli::man_commands(language));
    let entries = commands(&command).map(|inner| {
        (full_name(inner), inner.get_about().map(ToString::to_string).unwrap_or_default())
    });
    page.terms(entries.collect());
    for inner in commands(&command) {
        page.command(inner)?;
    }
    page.heading("SH", &cli::man_keys(language));
    page.paragraph(&cli::man_keys_about(language));
    page.terms(keys_of_the_screen(language));
    page.lists("SH", &command, |block| matches!(block, Block::Terms(..)));
    page.heading("SH", &cli::man_environment(language));
    page.terms(variables(language));
    page.heading("SH", &cli::man_files(language));
    page.paragraph(&cli::man_files_about(language));
    page.terms(files(language));
    page.lists("SH", &command, |block| matches!(block, Block::Examples(..)));
    page.section("SH", &cli::man_version(language), |to| man.render_version_section(to))?;
    Ok(unglued(&page.text))
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

/// The keys as they are before anyone changes them.
fn keys_of_the_screen(language: Language) -> Vec<Term> {
    let mut terms = vec![(keys::digits(language), keys::action_digits(language))];
    terms.extend(
        Deed::ALL
            .iter()
            .map(|deed| (deed.usual_key_names(language).join("  "), deed.about(language))),
    );
    terms.push((keys::with_ctrl(language, "c"), keys::action_stop(language)));
    terms.push((keys::with_ctrl(language, "z"), keys::action_suspend(language)));
    terms
}

fn files(language: Language) -> Vec<Term> {
    let term = |path: &str, about: String| (path.to_string(), about);
    vec![
        term("$XDG_CONFIG_HOME/fourline/settings.toml", cli::man_file_settings(language)),
        term("$XDG_DATA_HOME/fourline/unfinished/", cli::man_file_unfinished(language)),
        term("$XDG_DATA_HOME/fourline/finished/", cli::man_file_finished(language)),
        term("$XDG_DATA_HOME/fourline/books/", cli::man_file_books(language)),
        term("$XDG_DATA_HOME/fourline/online/", cli::man_file_online(language)),
        term("$XDG_DATA_HOME/fourline/state.toml", cli::man_file_state(language)),
    ]
}

fn variables(language: Language) -> Vec<Term> {
    let term = |names: &[&str], about: String| (names.join(", "), about);
    vec![
        term(&["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"], cli::man_variable_language(language)),
        term(&["NO_COLOR"], cli::man_variable_no_color(language)),
        term(&["TERM", "COLORTERM"], cli::man_variable_term(language)),
        term(&["COLORFGBG"], cli::man_variable_colorfgbg(language)),
        term(&["FOURLINE_ASK"], cli::man_variable_ask(language)),
        term(&["COLUMNS"], cli::man_variable_columns(language)),
        term(&["XDG_CONFIG_HOME", "XDG_DATA_HOME"], cli::man_variable_folders(language)),
    ]
}

/// The text below the flags of a command.
fn below(command: &Command) -> String {
    command.get_after_help().map(ToString::to_string).unwrap_or_default()
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
        for block in blocks(&below(command)) {
            if let Block::Text(text) = block {
                self.paragraph(text);
            }
        }
        // Their headings are those of the flags.
        let options = rendered(|to| man.render_options_section(to))?;
        self.text += &options.replace(HEADING, &format!(".{kind} "));
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
        self.text += before;
        self.heading(kind, heading);
        self.text += after;
        Ok(())
    }

    /// A command and those below it.
    fn command(&mut self, command: &Command) -> io::Result<()> {
        self.heading("SH", &full_name(command).to_uppercase());
        self.about("SS", command)?;
        self.lists("SS", command, |_| true);
        commands(command).try_for_each(|inner| self.command(inner))
    }

    /// The lists below the flags of a command, each under its own heading.
    fn lists(&mut self, kind: &str, command: &Command, is_wanted: impl Fn(&Block<'_>) -> bool) {
        let (language, is_whole_page) = (self.language, kind == "SH");
        for block in blocks(&below(command)).into_iter().filter(is_wanted) {
            match block {
                Block::Text(_) => {}
                Block::Examples(_, lines) => {
                    self.heading(kind, &cli::man_examples(language));
                    self.commands(&lines);
                }
                Block::Terms(heading, terms) => {
                    // What stands there for the whole program are its exit codes.
                    let heading = match is_whole_page {
                        true => cli::man_exit_status(language),
                        false => heading.to_uppercase(),
                    };
                    self.heading(kind, &heading);
                    let term = |(name, about): (&str, &str)| (name.to_string(), about.to_string());
                    self.terms(terms.into_iter().map(term).collect());
                }
            }
        }
    }

    fn heading(&mut self, kind: &str, heading: &str) {
        self.text += &format!(".{kind} {heading}\n");
    }

    fn paragraph(&mut self, text: &str) {
        self.write(|page| {
            page.control("PP", []).text([roman(text)]);
        });
    }

    /// Things with what they mean.
    fn terms(&mut self, terms: Vec<Term>) {
        self.write(|page| {
            for (name, about) in terms {
                page.control("TP", []).text([bold(name)]).text([roman(about)]);
            }
        });
    }

    /// Lines to type, as they are.
    fn commands(&mut self, lines: &[&str]) {
        self.write(|page| {
            page.control("nf", []);
            for line in lines {
                page.text([roman(*line)]);
            }
            page.control("fi", []);
        });
    }

    fn write(&mut self, write: impl FnOnce(&mut Roff)) {
        let mut part = Roff::new();
        write(&mut part);
        self.text += &part.render();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_is_there_in_every_language() {
        for language in Language::ALL {
            let page = page(language).unwrap();
            let mut last = 0;
            for heading in [
                cli::man_name(language),
                cli::man_synopsis(language),
                cli::man_description(language),
                cli::man_commands(language),
                "FOURLINE PLAY".to_string(),
                "FOURLINE BOOK BUILD".to_string(),
                "FOURLINE MAN".to_string(),
                cli::man_keys(language),
                cli::man_exit_status(language),
                cli::man_environment(language),
                cli::man_files(language),
                cli::man_examples(language),
                cli::man_version(language),
            ] {
                let line = format!("\n.SH {heading}\n");
                let place = page.find(&line).unwrap_or_else(|| panic!("{language}: {heading}"));
                assert_eq!(page.matches(&line).count(), 1, "{language}: {heading}");
                assert!(place >= last, "{language}: {heading} stands too early");
                last = place;
            }
        }
    }

    #[test]
    fn every_command_has_its_flags_and_examples_and_every_key_what_it_does() {
        fn flags(command: &Command, page: &str) {
            for inner in commands(command) {
                let start = format!("\n.SH {}\n", full_name(inner).to_uppercase());
                let (_, about) = page.split_once(&start).expect("a section");
                let about = about.split("\n.SH ").next().unwrap_or_default();
                for arg in inner.get_arguments().filter_map(|arg| arg.get_long()) {
                    let flag = format!("\\-\\-{}", arg.replace('-', "\\-"));
                    assert!(about.contains(&flag), "{flag} in {start}");
                }
                assert!(about.contains("\n.SS EXAMPLES\n"), "{start}");
                flags(inner, page);
            }
        }
        let page = page(Language::English).unwrap();
        let mut command = localised(Cli::command(), Language::English, None);
        command.build();
        flags(&command, &page);
        for (keys, about) in keys_of_the_screen(Language::English) {
            let mut term = Roff::new();
            term.control("TP", []).text([bold(keys.clone())]).text([roman(about)]);
            let term = term.render();
            let (_, term) = term.split_once(".TP").expect("an entry");
            assert!(page.contains(term), "{keys}");
        }
    }

    /// A line that begins with a dot or an apostrophe is an order to the formatter; all of ours are known.
    #[test]
    fn no_text_is_taken_for_an_order() {
        let known =
            ["ie", "el", "TH", "SH", "SS", "TP", "PP", "RS", "RE", "IP", "br", "nf", "fi", "sp"];
        for language in Language::ALL {
            for line in page(language).unwrap().lines() {
                let order = line.strip_prefix(['.', '\'']).map(|rest| rest.split(' ').next());
                let order = order.flatten();
                assert!(order.is_none_or(|order| known.contains(&order)), "{language}: {line}");
            }
        }
    }
}
