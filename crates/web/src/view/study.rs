//! A study as it is shown: board with scores, graph, moves, sentences.

use super::Wish;
use super::board::{Board, BoardView, Tone};
use super::play::{ActionView, MoveView, RowView, StatusView};
use crate::desk::{Desk, Go};
use crate::site::{Do, Site};
use fourline_app::Request;
use fourline_app::moves::{self, MoveRow};
use fourline_app::study::Judgement;
use fourline_app::words::Speaker;
use fourline_game::{Game, GameView, Seat, Stage};
use fourline_words::catalogue::{session, web as say, window};

/// A study.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyView {
    /// The board.
    pub board: BoardView,
    /// Who is to move, and what that comes to.
    pub status: StatusView,
    /// What the move that led here threw away, the best line, how far an answer has come.
    pub lines: Vec<String>,
    /// How the game has gone.
    pub graph: GraphView,
    /// The moves.
    pub moves: Vec<RowView>,
    /// The buttons.
    pub actions: Vec<ActionView>,
    /// What was typed to be read.
    pub text: String,
}

/// How a game has gone, as points of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphView {
    /// What it shows, for those who can't see it.
    pub label: String,
    /// The worth of each position of the line for seat 1, between -1 and 1, as far as it is known.
    pub points: Vec<Option<f32>>,
    /// The moves that were mistakes.
    pub mistakes: Vec<usize>,
    /// The position that is looked at.
    pub at: usize,
    /// What each position is called.
    pub names: Vec<String>,
}

impl Site {
    pub(super) fn study_view(&self, desk: &Desk) -> StudyView {
        let (speaker, study) = (self.speaker(), &desk.study);
        let (tree, language) = (&study.tree, speaker.language);
        let (node, game) = (tree.node(), tree.game());
        let viewer = game.turn().unwrap_or(Seat::One);
        let view = GameView::of(game, viewer);
        let board = Board {
            game,
            view: &view,
            motion: None,
            pointed: desk.column,
            chosen: None,
            insight: node.insight.as_ref(),
            removable: desk.removable(),
            is_open: game.ending().is_none() && game.stage() == Stage::Move,
            speaker: &speaker,
        };
        let mut lines = vec![speaker.mistake(study)];
        if let Some(insight) = &node.insight {
            lines.extend(speaker.best_line(insight, game));
        }
        let progress = speaker.study_progress(study);
        lines.retain(|line| !line.is_empty());
        let rows = moves::of_study(tree);
        StudyView {
            board: board.draw(),
            status: StatusView {
                headline: speaker.standing(study).trim_end_matches('.').to_string(),
                detail: match &self.notice {
                    Some(notice) => notice.text.clone(),
                    None => progress,
                },
                tone: if self.has_problem() { Tone::Bad } else { Tone::Plain },
                is_thinking: study.progress().is_some_and(|(is_here, _)| is_here),
                answers: Vec::new(),
            },
            lines,
            graph: self.graph(desk, &speaker),
            moves: self::rows(rows, tree.ply(), game, &speaker),
            actions: self.study_actions(desk, language),
            text: desk.text.clone(),
        }
    }

    fn graph(&self, desk: &Desk, speaker: &Speaker) -> GraphView {
        let tree = &desk.study.tree;
        let line = tree.line();
        let [first, second] = Seat::BOTH.map(|seat| speaker.words().name(tree.game(), seat));
        let name = |ply: usize| say::move_name(speaker.language, ply.to_string(), ply);
        GraphView {
            label: say::evaluation(speaker.language, first, second),
            points: line.iter().map(|&node| tree.worth(node)).collect(),
            mistakes: (0..line.len()).filter(|&ply| tree.mistake(line[ply]).is_some()).collect(),
            at: tree.ply(),
            names: (0..line.len()).map(name).collect(),
        }
    }

    fn study_actions(&self, desk: &Desk, language: fourline_words::Language) -> Vec<ActionView> {
        let tree = &desk.study.tree;
        let game = tree.game();
        let rules = game.rules();
        let go = |go: Go, label: String, key: &str| ActionView::new(Wish::Go(go), label, key);
        let mut actions = vec![
            go(Go::Back, window::back(language), ","),
            go(Go::Forward, window::forward(language), "."),
            go(Go::Mistake(true), say::next_mistake(language), "n"),
        ];
        let siblings = tree.siblings();
        if siblings > 0 {
            actions.push(go(Go::Branch, say::next_branch(language, siblings), "j"));
        }
        let mut ask = |is_there: bool, request: Request, label: String, key: &str| {
            if is_there {
                actions.push(ActionView::new(Wish::Ask(request), label, key));
            }
        };
        let is_on = game.ending().is_none();
        ask(is_on && rules.removes > 0, Request::ChooseDisc, session::remove_disc(language), "x");
        ask(is_on && rules.blocks > 0, Request::Block, session::block(language), "b");
        let waits = game.stage() != Stage::Move;
        ask(is_on && waits, Request::EndTurn, session::end_turn(language), "e");
        if is_on {
            let play = ActionView::new(Wish::Do(Do::PlayHere), say::play_here(language), "");
            actions.push(play.primary());
        }
        actions
    }
}

/// The list of moves with names; `step` is the one that is shown.
pub(super) fn rows(
    rows: Vec<MoveRow>,
    step: usize,
    game: &Game,
    speaker: &Speaker,
) -> Vec<RowView> {
    let shape = game.rules().shape;
    let steps: Vec<usize> =
        rows.iter().flat_map(|row| row.turns.iter().flatten()).map(|one| one.step).collect();
    // Between two moves stands what happened after the first of them.
    let current = steps.iter().copied().filter(|one| *one <= step).max();
    let mut number = 0;
    let shown = rows.into_iter().enumerate().map(|(index, row)| RowView {
        number: index + 1,
        turns: row.turns.map(|turn| {
            let moves = turn.into_iter().map(|one| {
                number += 1;
                let text = one.short(shape, speaker.numbering);
                MoveView {
                    name: say::move_name(speaker.language, &text, number),
                    text,
                    step: one.step,
                    is_current: Some(one.step) == current,
                    tone: match one.judgement {
                        Some(Judgement::Mistake | Judgement::Blunder) => Tone::Bad,
                        Some(Judgement::OnlyMove) => Tone::Good,
                        _ => Tone::Plain,
                    },
                }
            });
            moves.collect()
        }),
    });
    shown.collect()
}
