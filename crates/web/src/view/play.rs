//! A game as it is shown: board, players, status, moves, buttons.

use super::board::{Board, BoardView, Tone};
use super::{Wish, study};
use crate::keys::key_of;
use crate::site::{Do, Site};
use fourline_app::moves::{self, MoveRow};
use fourline_app::{Prompt, Request, Said, SessionView};
use fourline_game::{Action, Event, Game, Seat, Verdict};
use fourline_picture::has_first_symbol;
use fourline_players::Computer;
use fourline_rules::{BadInput, Cell};
use fourline_words::catalogue::{game as text, web as say};

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayView {
    /// The board.
    pub board: BoardView,
    /// Who sits above the board, and who below.
    pub players: [PlayerView; 2],
    /// What is going on.
    pub status: StatusView,
    /// The moves.
    pub moves: Vec<RowView>,
    /// The buttons, the most important first.
    pub actions: Vec<ActionView>,
    /// What each move leads to, in sentences; the best are marked.
    pub hints: Vec<(bool, String)>,
    /// The score of the series; empty before the first game is over.
    pub series: String,
    /// The rules and the size of the board.
    pub rules: String,
    /// Are actions shown that are rarely needed, where there is little room?
    pub more: bool,
    /// Are scores on?
    pub scores: bool,
    /// Is the game over?
    pub is_over: bool,
    /// What a table on the server has besides.
    #[cfg(feature = "online")]
    pub table: Option<super::TableView>,
}

/// A player beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// A few words about a computer.
    pub about: String,
    /// The colour of the discs; `None` until it is picked.
    pub first: Option<bool>,
    /// What is left.
    pub chips: Vec<String>,
    /// The clock, and whether it runs.
    pub clock: Option<(String, bool)>,
    /// Is it this player's turn?
    pub is_turn: bool,
    /// Has this player won?
    pub has_won: bool,
}

/// What is going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatusView {
    /// In large type.
    pub headline: String,
    /// Below it, what just happened or why something is not possible.
    pub detail: String,
    /// Is it good or bad news?
    pub tone: Tone,
    /// Is a computer thinking?
    pub is_thinking: bool,
    /// Answers to a question.
    pub answers: Vec<ActionView>,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionView {
    /// What it asks for.
    pub wish: Wish,
    /// What stands on it.
    pub label: String,
    /// Its key; empty for none.
    pub key: String,
    /// Why it can't be used now; empty if it can.
    pub reason: String,
    /// Is it the main one?
    pub is_primary: bool,
    /// Is it switched on?
    pub is_on: bool,
    /// Is it rarely needed? Then it is under "More" where there is little room.
    pub is_rare: bool,
}

/// A line of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowView {
    /// Its number, from 1.
    pub number: usize,
    /// The starter's turn, and the other's.
    pub turns: [Vec<MoveView>; 2],
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveView {
    /// A few characters.
    pub text: String,
    /// Its name, for those who hear it.
    pub name: String,
    /// The step of the game, or the ply of the study.
    pub step: usize,
    /// Is it the one that is shown?
    pub is_current: bool,
    /// Good or bad.
    pub tone: Tone,
}

impl ActionView {
    pub(super) fn new(wish: Wish, label: String, key: &str) -> ActionView {
        ActionView {
            wish,
            label,
            key: key.to_string(),
            reason: String::new(),
            is_primary: false,
            is_on: false,
            is_rare: false,
        }
    }

    pub(super) fn primary(self) -> ActionView {
        ActionView { is_primary: true, ..self }
    }
}

impl Site {
    pub(super) fn play_view(&self) -> PlayView {
        let (table, speaker) = (&self.table, self.speaker());
        let session = &table.session;
        let view = session.view(self.now_ms);
        let insight = match &view.advice {
            Some(advice) => advice.insight.as_ref(),
            None => {
                let node = table.review.as_ref().map(|review| review.study.tree.node());
                node.filter(|_| self.scores).and_then(|node| node.insight.as_ref())
            }
        };
        let is_now = view.step == view.last_step;
        let removable: Vec<Cell> = match (view.removing, &view.game.actions.remove) {
            (true, Ok(cells)) => cells.clone(),
            _ => Vec::new(),
        };
        // What was sent is shown where it will land.
        let is_sent = view.prompt == Prompt::Sent;
        let sent = view.away.as_ref().filter(|_| is_sent).and_then(|away| away.delivery);
        let sent = sent.and_then(|sent| match sent.command.action {
            Action::Drop(column) => Some(column),
            _ => None,
        });
        let board = Board {
            game: &view.shown,
            view: &view.game,
            motion: is_now.then_some(&table.motion),
            pointed: table.column,
            chosen: sent.or(table.chosen),
            insight,
            removable,
            is_open: is_now && (is_sent || matches!(view.prompt, Prompt::Move { .. })),
            speaker: &speaker,
        };
        let below = table.seat_below();
        let rows = match &table.review {
            Some(review) if self.scores => {
                judged(moves::of_game(session.game()), &review.nodes, |node| {
                    review.study.tree.judgement(node)
                })
            }
            _ => moves::of_game(session.game()),
        };
        let language = speaker.language;
        let rules =
            fourline_app::rule_sets::title(session.game().rules(), &self.device.state, language);
        let shape = view.game.shape();
        PlayView {
            board: board.draw(),
            players: [below.other(), below].map(|seat| self.player(&view, seat)),
            status: self.status(&view),
            moves: study::rows(rows, view.step, &view.shown, &speaker),
            actions: self.actions(&view),
            hints: match &view.advice {
                Some(advice) => speaker.advice(advice, &view.shown),
                None => Vec::new(),
            },
            series: match view.series.is_empty() {
                true => String::new(),
                false => speaker.series(view.series, &view.shown),
            },
            rules: say::rules_and_size(language, shape.columns(), shape.rows(), rules),
            more: self.table.more,
            scores: self.scores,
            is_over: matches!(view.prompt, Prompt::Over(_)),
            #[cfg(feature = "online")]
            table: self.table_view(&view),
        }
    }

    fn player(&self, view: &SessionView, seat: Seat) -> PlayerView {
        let (speaker, player) = (self.speaker(), view.game.seat(seat));
        let language = speaker.language;
        let about = match player.tag.as_str().parse() {
            Ok(Computer::Level(level)) => {
                let (percent, below) = level.points();
                match level.number() {
                    1 => say::level(language, level.number()),
                    number => {
                        let below = below.default_name(language);
                        say::level_and_strength(language, below, number, percent)
                    }
                }
            }
            _ => speaker.absence(view, seat, self.now_ms).unwrap_or_default(),
        };
        let violations = match (view.game.rules.bad_input, player.violations_left) {
            (BadInput::LosesPerGame(limit), Some(left)) => Some((limit.get(), left)),
            (BadInput::LosesPerMove(limit), Some(left)) if left < limit.get() => {
                Some((limit.get(), left))
            }
            _ => None,
        };
        let chips = [
            player.undos_left.map(|left| text::undos(language, left)),
            player.removes_left.map(|left| text::removes_left(language, left)),
            player.blocks_left.map(|left| text::blocks_left(language, left)),
            violations.map(|(limit, left)| text::violations(language, limit, limit - left)),
        ];
        let clock = view.clocks.map(|clocks| clocks[seat.index()]);
        let winner = view.game.ending.map(|ending| ending.verdict());
        PlayerView {
            name: speaker.words().name(&view.shown, seat),
            about,
            first: player.symbol.map(|_| has_first_symbol(&view.game, seat)),
            chips: chips.into_iter().flatten().collect(),
            clock: clock.map(|clock| (speaker.clock(clock.left_ms), clock.runs)),
            is_turn: view.game.turn == Some(seat),
            has_won: winner == Some(Verdict::Won(seat)),
        }
    }

    fn status(&self, view: &SessionView) -> StatusView {
        let (speaker, session) = (self.speaker(), &self.table.session);
        let game = session.game();
        let headline = speaker.headline(view);
        let latest = session.latest().and_then(|said| speaker.said(said, game));
        let digit = self.table.digits.waiting();
        let prompt = speaker.prompt(&view.prompt, game);
        let detail = match (&self.notice, &view.prompt) {
            _ if digit.is_some() => say::typed_digit(speaker.language, digit.unwrap_or_default()),
            (Some(notice), _) => notice.text.clone(),
            (None, Prompt::EndOfTurn { .. } | Prompt::RemoveWhich(_)) if prompt != headline => {
                prompt
            }
            (None, Prompt::Move { opening: true, .. }) => prompt,
            (None, Prompt::Over(ending)) => {
                let discs = speaker.words().winning_discs(ending);
                // What ended the game is in large type above it.
                let is_told = matches!(
                    session.latest(),
                    Some(Said::Happened(
                        Event::Resigned { .. }
                            | Event::Abandoned { .. }
                            | Event::Aborted { .. }
                            | Event::TimeRanOut { .. }
                    ))
                );
                match latest {
                    Some(latest) if discs.is_empty() && !is_told => latest,
                    _ => discs,
                }
            }
            (None, _) => latest.unwrap_or_default(),
        };
        let won = view.game.ending.map(|ending| ending.verdict());
        let tone = match won {
            _ if self.has_problem() => Tone::Bad,
            Some(Verdict::Won(seat)) => match &view.away {
                Some(away) if away.seat() == Some(seat) => Tone::Good,
                None if session.computer(seat).is_none() => Tone::Good,
                _ => Tone::Plain,
            },
            _ => Tone::Plain,
        };
        let answer = |request: Request, game: &Game| {
            let label = speaker.label(request, game, false, false);
            ActionView::new(Wish::Ask(request), label, key_of(request))
        };
        let answers = match view.prompt {
            Prompt::Confirm(..) => vec![
                answer(Request::Answer(true), game).primary(),
                answer(Request::Answer(false), game),
            ],
            #[cfg(feature = "online")]
            Prompt::Over(_) if view.away.is_some() => self.online_endings(view),
            Prompt::Over(_) => vec![
                answer(Request::NewGame, game).primary(),
                ActionView::new(Wish::Do(Do::Study), say::review(speaker.language), "s"),
                ActionView::new(
                    Wish::Do(Do::NewGame),
                    fourline_words::catalogue::session::new_game(speaker.language),
                    "m",
                ),
            ],
            Prompt::Broken(_) => vec![answer(Request::MoveNow, game).primary()],
            Prompt::LookingBack { last, .. } => {
                let label = say::to_the_end(speaker.language);
                vec![ActionView::new(Wish::Ask(Request::LookAt(last)), label, "Esc").primary()]
            }
            _ => Vec::new(),
        };
        StatusView {
            headline,
            detail,
            tone,
            is_thinking: matches!(view.prompt, Prompt::Thinking(_)),
            answers,
        }
    }

    fn actions(&self, view: &SessionView) -> Vec<ActionView> {
        let (speaker, session) = (self.speaker(), &self.table.session);
        let (game, language) = (session.game(), speaker.language);
        let is_over = matches!(view.prompt, Prompt::Over(_));
        let mut actions = Vec::new();
        let symbols = game.setup().symbols;
        for offer in &view.offers {
            // A new game has a button of its own, and computers that think move by themselves.
            let is_there = match offer.request {
                Request::NewGame => true,
                // To want a rematch too is to accept it.
                Request::Accept => is_over,
                _ => false,
            };
            if is_there {
                continue;
            }
            let label = speaker.label(offer.request, game, view.removing, session.is_paused());
            let key = match offer.request {
                Request::Pick(symbol) if symbol == symbols.first() => "1",
                Request::Pick(_) => "2",
                request => key_of(request),
            };
            let mut action = ActionView::new(Wish::Ask(offer.request), label, key);
            if let Err(reason) = offer.may {
                action.reason = speaker.reason(reason, game);
            }
            action.is_on = matches!(offer.request, Request::Hint) && view.advice.is_some();
            action.is_rare =
                matches!(offer.request, Request::Redo | Request::OfferDraw | Request::Resign);
            action.is_primary = matches!(
                (offer.request, &view.prompt),
                (Request::EndTurn, Prompt::EndOfTurn { .. })
                    | (Request::Pick(_), Prompt::Pick(_))
                    | (Request::Accept, Prompt::Offered { .. })
            ) && offer.may.is_ok();
            actions.push(action);
        }
        if view.away.as_ref().is_some_and(|away| away.seat().is_some()) && !is_over {
            return actions;
        }
        let mut scores = ActionView::new(Wish::Do(Do::Scores), say::scores(language), "S");
        (scores.is_on, scores.is_rare) = (self.scores, true);
        actions.push(scores);
        if !is_over && view.away.is_none() {
            let label = fourline_words::catalogue::session::new_game(language);
            let is_primary = !actions.iter().any(|action| action.is_primary)
                && !matches!(view.prompt, Prompt::Confirm(..) | Prompt::LookingBack { .. });
            let new = ActionView::new(Wish::Do(Do::NewGame), label, "m");
            actions.push(ActionView { is_primary, ..new });
            if game.commands().is_empty() {
                let label = fourline_words::catalogue::invite::friend_by_link(language);
                actions.push(ActionView::new(Wish::Do(Do::Invite), label, "F"));
            }
        }
        actions
    }
}

/// The moves with what a study beside the game knows about them.
fn judged(
    mut rows: Vec<MoveRow>,
    nodes: &[usize],
    judgement: impl Fn(usize) -> Option<fourline_app::study::Judgement>,
) -> Vec<MoveRow> {
    for one in rows.iter_mut().flat_map(|row| row.turns.iter_mut().flatten()) {
        one.judgement = nodes.get(one.step).and_then(|node| judgement(*node));
    }
    rows
}
