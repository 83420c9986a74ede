//! How a session is said. Every front end takes its sentences from here, so that the same thing is
//! said in the same words everywhere. Sentences about the game itself are in `fourline_game::Words`,
//! those about hints and studies in `hints`.

mod away;
mod hints;

use crate::files::FileProblem;
use crate::keeping::Farewell;
use crate::new_game::{First, NewGame, Trouble};
use crate::offer::{Confirm, Prompt, Reason, Request, Said, Series};
use crate::safe::harmless;
use crate::session::{Away, Notice, SessionView};
use fourline_game::{Game, Offer, Seat, Verdict, Words};
use fourline_rules::{Column, Numbering, Symbols};
use fourline_words::catalogue::{common, online, screen, session as say};
use fourline_words::{Language, Say, Who, one_of};
use std::path::Path;

/// Speaks about a session, in a language; columns are counted as the listener wants.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speaker {
    /// The language.
    pub language: Language,
    /// How columns are counted.
    pub numbering: Numbering,
    /// The reader's seat, at a table elsewhere.
    pub me: Option<Seat>,
}

impl Speaker {
    /// The sentences about the game itself.
    pub fn words(&self) -> Words {
        Words { language: self.language, numbering: self.numbering, me: self.me }
    }

    /// A player with the symbol: `Ann (X)`.
    pub fn who(&self, game: &Game, seat: Seat) -> String {
        self.words().who(game, seat)
    }

    /// What is wanted.
    pub fn prompt(&self, prompt: &Prompt, game: &Game) -> String {
        let (language, words) = (self.language, self.words());
        let (name, who) =
            (|seat: Seat| words.who(game, seat), |seat: Seat| words.person(game, seat));
        let shape = game.rules().shape;
        let (first, last) =
            (self.numbering.first(), self.numbering.number(Column::new(shape.columns() - 1)));
        match *prompt {
            Prompt::Confirm(confirm, _) => self.confirm(confirm),
            Prompt::LookingBack { step, last } => say::looking_back(language, last, step),
            Prompt::Over(ref ending) => words.ending(ending, game),
            Prompt::Paused(seat) => say::paused(language, name(seat)),
            Prompt::Thinking(seat) => say::thinking(language, name(seat)),
            Prompt::Broken(seat) => say::broken(language, name(seat)),
            Prompt::Elsewhere(seat) => say::waiting_for(language, name(seat)),
            Prompt::Open => online::open(language),
            Prompt::Sent => online::sent_waiting(language),
            Prompt::Offered { seat, offer: Offer::Draw } => say::accept_draw(language, &who(seat)),
            Prompt::Offered { seat, offer: Offer::TakeBack } => {
                say::allow_takeback(language, name(seat.other()), &who(seat))
            }
            Prompt::Pick(seat) => {
                let symbols = game.setup().symbols;
                say::pick_symbol(language, symbols.first(), symbols.second(), &who(seat))
            }
            Prompt::RemoveWhich(seat) => say::remove_which(language, &who(seat)),
            Prompt::Move { seat, opening: true, .. } => {
                say::first_disc(language, words.centre(shape), &who(seat))
            }
            Prompt::Move { seat, may_remove: true, .. } => {
                say::your_move_or_remove(language, first, last, &who(seat))
            }
            Prompt::Move { seat, .. } => say::your_move(language, first, last, &who(seat)),
            Prompt::EndOfTurn { seat, undo, undo_loses, may_block } => {
                let mut choices = vec![say::end_the_turn(language)];
                match undo {
                    _ if undo_loses => choices.push(say::undo_and_lose(language)),
                    Some(left) => choices.push(say::undo_with_left(language, left)),
                    None => {}
                }
                if may_block {
                    choices.push(say::block_opponent(language, name(seat.other())));
                }
                say::end_of_turn(language, one_of(language, choices), &who(seat))
            }
        }
    }

    /// What is going on, in a few words for large type: `Your turn`, `Otter is thinking`, `You win: four in
    /// column 6`.
    pub fn headline(&self, view: &SessionView) -> String {
        let me = view.away.as_ref().and_then(Away::seat).or(self.me);
        let speaker = Speaker { me, ..*self };
        let (language, words) = (self.language, speaker.words());
        let game = &view.shown;
        let plain = |seat: Seat| match words.is_reader(game, seat) {
            true => Who::You,
            false => Who::Named(words.name(game, seat)),
        };
        match view.prompt {
            Prompt::Open => online::headline_open(language),
            Prompt::Sent => online::headline_sent(language),
            Prompt::Elsewhere(seat) => say::headline_turn(language, &plain(seat)),
            Prompt::Over(ref ending) => words.headline(ending, game),
            Prompt::Thinking(seat) => say::headline_thinking(language, words.name(game, seat)),
            Prompt::Paused(_) => say::headline_paused(language),
            Prompt::Move { seat, .. } | Prompt::EndOfTurn { seat, .. } => {
                say::headline_turn(language, &plain(seat))
            }
            ref prompt => speaker.prompt(prompt, game),
        }
    }

    /// A question that is asked back.
    pub fn confirm(&self, confirm: Confirm) -> String {
        let language = self.language;
        match confirm {
            Confirm::UndoLoses => say::confirm_undo_loses(language),
            Confirm::Resign => say::confirm_resign(language),
            Confirm::NewGame => say::confirm_new_game(language),
            Confirm::Abort => say::confirm_abort(language),
            Confirm::Claim => online::confirm_claim(language),
        }
    }

    /// What stands on a button or beside a key.
    pub fn label(&self, request: Request, game: &Game, removing: bool, paused: bool) -> String {
        let language = self.language;
        let seat = game.turn().unwrap_or(Seat::One);
        let over = game.ending().is_some();
        match request {
            Request::Pick(symbol) => say::take_symbol(language, symbol),
            Request::Undo if game.undo_loses(seat) => say::undo_loses(language),
            Request::Undo => match game.undos_left(seat) {
                Some(left) => say::undo_left(language, left),
                None => say::undo(language),
            },
            Request::Drop(_) | Request::DropNowhere => say::drop(language),
            Request::ChooseDisc if removing => say::stop_removing(language),
            Request::ChooseDisc | Request::Remove(_) => say::remove_disc(language),
            Request::Keep => say::keep_disc(language),
            Request::Block => say::block(language),
            Request::EndTurn => say::end_turn(language),
            Request::TakeBack => say::take_back(language),
            Request::Redo => say::redo(language),
            Request::Resign => say::resign(language),
            Request::OfferDraw => say::offer_draw(language),
            Request::Accept => say::accept(language),
            Request::Decline => say::decline(language),
            Request::Abort => say::abort(language),
            Request::Claim => online::claim(language),
            Request::React(reaction) => self.reaction(reaction),
            Request::NewGame if over => say::rematch(language),
            Request::NewGame => say::new_game(language),
            Request::Hint => say::hint(language),
            Request::Pause if paused => say::continue_(language),
            Request::Pause => say::pause(language),
            Request::MoveNow => say::move_now(language),
            Request::LookAt(_) => say::look(language),
            Request::Answer(true) => common::yes(language),
            Request::Answer(false) => common::no(language),
        }
    }

    /// Why something can't be done.
    pub fn reason(&self, reason: Reason, game: &Game) -> String {
        let language = self.language;
        match reason {
            Reason::Rules(refusal) => self.words().refusal(refusal, game),
            Reason::LookingBack => say::reason_looking_back(language),
            Reason::ComputersPlay => say::reason_computers_play(language),
            Reason::Waiting => say::reason_waiting(language),
            Reason::Serious => say::reason_serious(language),
            Reason::NothingToTakeBack => say::reason_nothing_to_take_back(language),
            Reason::NothingToRedo => say::reason_nothing_to_redo(language),
            Reason::NoDraw => say::reason_no_draw(language),
            Reason::NoThinking => say::reason_no_thinking(language),
            Reason::NothingToPause => say::reason_nothing_to_pause(language),
            Reason::NotHere => say::reason_not_here(language),
            Reason::CutOff => online::reason_cut_off(language),
            Reason::NobodyThere => online::reason_other_not_there(language),
            Reason::NotYetClaimed => online::reason_not_yet_claimed(language),
            Reason::NothingToClaim => online::reason_nothing_to_claim(language),
            Reason::RematchOffered => online::reason_rematch_offered(language),
            Reason::Unfair => online::reason_unfair(language),
            Reason::Stale => online::reason_stale(language),
            Reason::ReadOnly => online::reason_read_only(language),
            Reason::TooMany => online::reason_too_many(language),
            Reason::Elsewhere => online::reason_elsewhere(language),
        }
    }

    /// Something that was said; `None` for what the next prompt says anyway.
    pub fn said(&self, said: &Said, game: &Game) -> Option<String> {
        let (language, words) = (self.language, self.words());
        let name = |seat: Seat| self.who(game, seat);
        Some(match said {
            Said::Starts { seat, drawn } => self.starts(game, *seat, *drawn),
            Said::Resumed => say::resumed(language),
            Said::ResumedFrom(path) => say::resumed_from(language, shown_path(path)),
            Said::ResumedCopy => say::resumed_copy(language),
            Said::Happened(event) => return words.event(event, game),
            Said::Refused(reason) => self.reason(*reason, game),
            Said::TookBack(seat) => say::took_back(language, &words.person(game, *seat)),
            Said::Redone => say::redone(language),
            Said::Judged(seat, prospect) => {
                say::judged(language, self.judgement(*prospect), name(*seat))
            }
            Said::Broke(seat) => say::broke(language, name(*seat)),
            Said::BackToNow => say::back_to_now(language),
            Said::NotKept(error) => say::not_kept(language, error.say(language)),
            Said::Finished(_) => return None,
            Said::Sent => online::sent(language),
            Said::Kept => online::kept(language),
            Said::Joined(seat) => online::joined(language, name(*seat)),
            Said::WentAway(seat) => online::went_away(language, name(*seat)),
            Said::CameBack(seat) => online::came_back(language, name(*seat)),
            Said::WantsRematch(seat) => online::wants_rematch(language, name(*seat)),
            Said::Reacted(seat, reaction) => {
                online::reacted(language, self.reaction(*reaction), name(*seat))
            }
            Said::CutOff => online::lost_connection(language),
            Said::Reconnected => online::reconnected(language),
            Said::Noticed(Notice::Restarting) => online::restarting(language),
            Said::Noticed(Notice::ReadOnly) => online::read_only(language),
            Said::Writable => online::writable(language),
        })
    }

    fn starts(&self, game: &Game, seat: Seat, drawn: bool) -> String {
        let (language, words) = (self.language, self.words());
        let (who, other) = (words.person(game, seat), words.person(game, seat.other()));
        // Where the starter picks, symbols are announced when they are picked.
        let plain = match words.is_reader(game, seat) {
            true => Who::You,
            false => Who::named(game.setup().player(seat).name.as_str()),
        };
        match (game.rules().symbols, drawn, other) {
            (Symbols::StarterPicks, false, _) => say::starts(language, &plain),
            (Symbols::StarterPicks, true, _) => say::starts_drawn(language, &plain),
            (_, false, _) => words.starts(game, seat),
            (_, true, Who::You) => say::starts_drawn_you_follow(language, words.who(game, seat)),
            (_, true, Who::Named(other)) => say::starts_and_follows_drawn(language, other, &who),
        }
    }

    /// The score of a series, with names: `Ann 2, Bob 1, 1 draw`.
    pub fn series(&self, series: Series, game: &Game) -> String {
        let [one, two] = Seat::BOTH.map(|seat| self.words().name(game, seat));
        let [wins_one, wins_two] = series.wins;
        match series.draws {
            0 => say::series(self.language, one, two, wins_one, wins_two),
            draws => say::series_draws(self.language, draws, one, two, wins_one, wins_two),
        }
    }

    /// Time left on a clock: `4:59`, and below ten seconds `9.3`.
    pub fn clock(&self, left_ms: u64) -> String {
        let seconds = left_ms.div_ceil(1000);
        match seconds {
            _ if left_ms < 10_000 => self.language.tenths(left_ms / 100),
            ..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
            _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        }
    }

    /// A game in one line: who, under which rules, how far or how it ended.
    pub fn summary(&self, game: &Game) -> String {
        let (language, words) = (self.language, self.words());
        let [one, two] = Seat::BOTH.map(|seat| words.who(game, seat));
        let rules =
            game.rules().preset_name().map_or_else(|| say::own_rules(language), str::to_string);
        let state = match (game.ending(), game.turn()) {
            (Some(ending), _) => self.result(ending.verdict(), game),
            (None, Some(seat)) => say::to_move(language, &words.person(game, seat)),
            (None, None) => String::new(),
        };
        say::summary(language, game.position().occupied().len(), one, rules, state, two)
    }

    /// Who won, in two or three words.
    pub fn result(&self, verdict: Verdict, game: &Game) -> String {
        match verdict {
            Verdict::Won(seat) => say::won(self.language, &self.words().person(game, seat)),
            Verdict::Draw => say::a_draw(self.language),
            Verdict::Void => say::not_counted(self.language),
        }
    }

    /// That the game is over, and who won.
    pub fn over(&self, verdict: Verdict, game: &Game) -> String {
        say::over(self.language, self.result(verdict, game))
    }

    /// Who starts, as it was chosen.
    pub fn first(&self, game: &NewGame) -> String {
        let [one, two] = game.names(self.language);
        match (game.first, game.first()) {
            (None, First::Lot) => say::first_drawn_by_rules(self.language),
            (None, _) => say::first_by_rules(self.language, one),
            (Some(First::Lot), _) => say::first_drawn(self.language),
            (Some(First::Seat(Seat::One)), _) => one.to_string(),
            (Some(First::Seat(Seat::Two)), _) => two.to_string(),
        }
    }

    /// Why a game can't start.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::SameName(name) => say::name_taken(self.language, name),
        }
    }
}

/// Sentences about files.
impl Speaker {
    /// What became of a game that was left; empty if there was nothing to keep. `on_shelf` if it can
    /// be continued without its file's name.
    pub fn farewell(&self, farewell: &Farewell, on_shelf: bool) -> String {
        match farewell {
            Farewell::Nothing => String::new(),
            Farewell::SeatStays(address) => online::seat_stays(self.language, harmless(address)),
            Farewell::Watched(address) => online::watch_again(self.language, harmless(address)),
            Farewell::Kept(path) => {
                let file = shown_path(path);
                let command =
                    if on_shelf { RESUME.to_string() } else { format!("{RESUME} {file}") };
                say::kept(self.language, command, file)
            }
            Farewell::NotKept { error, record } => {
                let told = say::could_not_keep(self.language, error.say(self.language));
                format!("{told}\n{record}")
            }
        }
    }

    /// That this game was saved to a file, and what can be done with it.
    pub fn saved(&self, path: &Path, game: &Game) -> String {
        match game.ending() {
            Some(_) => say::saved_finished(self.language, shown_path(path)),
            None => say::saved(self.language, shown_path(path)),
        }
    }

    /// That a game could not be saved.
    pub fn not_saved(&self, path: &Path, reason: &FileProblem) -> String {
        say::not_saved(self.language, shown_path(path), reason.say(self.language))
    }

    /// That a study was saved, and how to open it again.
    pub fn study_saved(&self, path: &Path) -> String {
        screen::study_saved(self.language, shown_path(path))
    }

    /// Asks whether a file may be replaced.
    pub fn replaces(&self, path: &Path) -> String {
        say::replaces(self.language, shown_path(path))
    }
}

/// What is typed to continue a game.
const RESUME: &str = "fourline resume";

fn shown_path(path: &Path) -> String {
    harmless(&path.to_string_lossy())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_farewell_says_how_to_go_on() {
        let speaker = Speaker::default();
        let kept = Farewell::Kept("games/unfinished-1.fourline".into());
        let said =
            "The game is kept in games/unfinished-1.fourline. Continue with: fourline resume";
        assert_eq!(speaker.farewell(&kept, true), said);
        let named = format!("{said} games/unfinished-1.fourline");
        assert_eq!(speaker.farewell(&kept, false), named);
        assert_eq!(speaker.farewell(&Farewell::Nothing, true), "");
    }

    #[test]
    fn clocks_are_read_at_a_glance() {
        let speaker = Speaker::default();
        let shown: Vec<String> = [0, 950, 9_999, 10_000, 59_001, 300_000, 3_600_000]
            .into_iter()
            .map(|ms| speaker.clock(ms))
            .collect();
        assert_eq!(shown, ["0.0", "0.9", "9.9", "0:10", "1:00", "5:00", "1:00:00"]);
    }
}
