//! Matches between computer players: who meets whom, with which opening and seed, and what the
//! results say. Everything follows from the match's description, so that any game can be played again.

pub mod openings;
mod sprt;

pub use openings::Openings;
pub use sprt::{Decision, Sprt};

use crate::{Computer, Dice};
use fourline_game::{Clock, Ending, Game, Player, Seat, Setup, Verdict};
use fourline_rules::Rules;
use fourline_words::Language;

/// A match: everybody meets everybody, or only the next one; each opening twice with sides swapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<P = Computer> {
    /// The players.
    pub players: Vec<P>,
    /// The rules.
    pub rules: Rules,
    /// Games of each pair; an even number.
    pub games: usize,
    /// What is on the board before the players take over.
    pub openings: Openings,
    /// How much time the players have; `None` for as much as they like.
    pub clock: Option<Clock>,
    /// The random seed of the whole match.
    pub seed: u64,
    /// Does each player meet only the next one?
    pub ladder: bool,
}

/// One game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number in the match, from 0.
    pub number: usize,
    /// The players by their place in the match: who has the first move, and who follows.
    pub sides: [usize; 2],
    /// Its random seed; the same for both games of an opening.
    pub seed: u64,
}

/// What a pair of players has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the first of the pair.
    pub wins: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games lost by the first of the pair.
    pub losses: u32,
}

impl<P> Match<P> {
    /// All games, in order.
    pub fn fixtures(&self) -> Vec<Fixture> {
        let mut fixtures = Vec::new();
        for (one, two) in self.pairs() {
            for game in 0..self.games {
                let number = fixtures.len();
                let sides = if game % 2 == 0 { [one, two] } else { [two, one] };
                let opening = (number - game % 2) as u64;
                let seed = self.seed.wrapping_add(opening.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                fixtures.push(Fixture { number, sides, seed });
            }
        }
        fixtures
    }

    /// Who meets whom.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.players.len();
        let last = |one: usize| if self.ladder { count.min(one + 2) } else { count };
        (0..count).flat_map(|one| (one + 1..last(one)).map(move |two| (one, two))).collect()
    }

    /// A game at the end of its opening, between these two.
    pub fn begin(&self, fixture: &Fixture, seats: [Player; 2]) -> Game {
        let mut setup = Setup::new(self.rules, seats).expect("names differ");
        (setup.seed, setup.clock) = (fixture.seed, self.clock);
        let mut game = Game::new(setup);
        match &self.openings {
            Openings::Random(discs) => {
                while let Some(seat) = game.turn()
                    && (game.position().occupied().len() as usize) < *discs
                {
                    // The opening is the same for both games of a pair.
                    let mut dice = Dice::for_command(fixture.seed, game.commands().len());
                    let command = seat.does(Computer::Random.choose(&game, &mut dice));
                    game.play(command).expect("computers play by the rules");
                }
            }
            Openings::Listed(list) => {
                let opening = &list[fixture.number / 2 % list.len()];
                openings::play(&mut game, opening).expect("openings were tried before");
            }
        }
        game
    }

    /// The random numbers of a player for its next decision. Each player has its own, so that two equal
    /// players do not mirror each other.
    pub fn dice(&self, fixture: &Fixture, game: &Game, seat: Seat) -> Dice {
        let lots = 1 + fixture.sides[seat.index()] as u64;
        Dice::for_command(fixture.seed ^ lots << 56, game.commands().len())
    }

    /// Adds up results: for each pair of players with the first before the second.
    pub fn tallies(&self, results: &[(Fixture, Verdict)]) -> Vec<((usize, usize), Tally)> {
        let pairs = self.pairs().into_iter();
        pairs
            .map(|(one, two)| {
                let mut tally = Tally::default();
                for (fixture, verdict) in results {
                    if fixture.sides != [one, two] && fixture.sides != [two, one] {
                        continue;
                    }
                    match verdict {
                        Verdict::Won(seat) if fixture.sides[seat.index()] == one => tally.wins += 1,
                        Verdict::Won(_) => tally.losses += 1,
                        _ => tally.draws += 1,
                    }
                }
                ((one, two), tally)
            })
            .collect()
    }
}

impl Match {
    /// Plays one game to its end.
    pub fn play(&self, fixture: &Fixture) -> Game {
        let player = |side: usize| {
            let computer = self.players[fixture.sides[side]];
            // Two of the same kind would have the same name. Logs are the same in every language.
            let name = format!("{} {}", computer.default_name(Language::English), side + 1);
            computer.player(&name).expect("a name")
        };
        let mut game = self.begin(fixture, [player(0), player(1)]);
        while let Some(seat) = game.turn() {
            let computer = self.players[fixture.sides[seat.index()]];
            let mut dice = self.dice(fixture, &game, seat);
            let command = seat.does(computer.choose(&game, &mut dice));
            game.play(command).expect("computers play by the rules");
        }
        game
    }
}

/// How a finished game of a match ended.
pub fn verdict(game: &Game) -> Option<Verdict> {
    game.ending().map(Ending::verdict)
}

impl Tally {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points per game of the first player, from 0 to 1; a draw is half a point.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// How far the score may be off, at 95 % confidence: 1.96 standard errors.
    pub fn margin(&self) -> f64 {
        let (games, mean) = (f64::from(self.games().max(1)), self.score());
        let spread = |count: u32, points: f64| f64::from(count) * (points - mean).powi(2);
        let variance =
            (spread(self.wins, 1.0) + spread(self.draws, 0.5) + spread(self.losses, 0.0)) / games;
        // With all games alike the spread says nothing; one more game of another kind might come.
        let floor = 0.25 / (games + 1.0);
        1.96 * (variance.max(floor) / games).sqrt()
    }

    /// The difference in Elo points that the score stands for, and its bounds at 95 % confidence.
    pub fn elo(&self) -> (f64, f64, f64) {
        let (score, margin) = (self.score(), self.margin());
        (elo(score), elo(score - margin), elo(score + margin))
    }
}

/// Elo points for a score; a hundred to nothing counts as a thousand points.
fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-9, 1.0 - 1e-9);
    (400.0 * (score / (1.0 - score)).log10()).clamp(-1000.0, 1000.0)
}

/// Elo ratings that explain all results best, their mean being zero, each with its 95 % margin.
pub fn ratings(count: usize, tallies: &[((usize, usize), Tally)]) -> Vec<(f64, f64)> {
    // The method of Zermelo: strengths are mended until they predict the points that were made.
    // Half a drawn game against everybody keeps those who won or lost everything finite.
    let mut strengths = vec![1.0f64; count];
    let points = |one: usize| -> f64 {
        let sum: f64 = tallies
            .iter()
            .map(|((a, b), tally)| match one {
                _ if one == *a => tally.score() * f64::from(tally.games()),
                _ if one == *b => (1.0 - tally.score()) * f64::from(tally.games()),
                _ => 0.0,
            })
            .sum();
        sum + 0.25 * (count as f64 - 1.0)
    };
    let games = |a: usize, b: usize| -> f64 {
        let played = tallies.iter().find(|((x, y), _)| (*x, *y) == (a.min(b), a.max(b)));
        0.5 + played.map_or(0.0, |(_, tally)| f64::from(tally.games()))
    };
    for _ in 0..2_000 {
        let mended: Vec<f64> = (0..count)
            .map(|one| {
                let others = (0..count).filter(|&other| other != one);
                let expected: f64 = others
                    .map(|other| games(one, other) / (strengths[one] + strengths[other]))
                    .sum();
                points(one) / expected
            })
            .collect();
        let mean = (mended.iter().map(|s| s.ln()).sum::<f64>() / count as f64).exp();
        strengths = mended.iter().map(|strength| strength / mean).collect();
    }
    (0..count)
        .map(|one| {
            let others = (0..count).filter(|&other| other != one);
            let information: f64 = others
                .map(|other| {
                    let expected = strengths[one] / (strengths[one] + strengths[other]);
                    games(one, other) * expected * (1.0 - expected)
                })
                .sum();
            let per_point = 400.0 / std::f64::consts::LN_10;
            (per_point * strengths[one].ln(), 1.96 * per_point / information.sqrt())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::Seat;

    fn small() -> Match {
        Match {
            players: vec![Computer::Random, Computer::Robot, Computer::Level(crate::Level::LOWEST)],
            rules: Rules::CLASSIC,
            games: 20,
            openings: Openings::Random(4),
            clock: None,
            seed: 3,
            ladder: false,
        }
    }

    #[test]
    fn each_opening_is_played_by_both_sides() {
        let fixtures = small().fixtures();
        assert_eq!(fixtures.len(), 60);
        for pair in fixtures.chunks(2) {
            assert_eq!(pair[0].seed, pair[1].seed);
            assert_eq!(pair[0].sides, [pair[1].sides[1], pair[1].sides[0]]);
            let opening = |fixture| small().play(fixture).commands()[..4].to_vec();
            assert_eq!(opening(&pair[0]), opening(&pair[1]));
        }
        let seeds: std::collections::HashSet<u64> = fixtures.iter().map(|f| f.seed).collect();
        assert_eq!(seeds.len(), 30);
        let ladder = Match { ladder: true, ..small() };
        assert_eq!(ladder.fixtures().len(), 40);
    }

    #[test]
    fn a_game_can_be_played_again() {
        let fixture = small().fixtures()[5];
        assert_eq!(small().play(&fixture), small().play(&fixture));
    }

    #[test]
    fn results_add_up_for_either_side() {
        let small = small();
        let fixtures = small.fixtures();
        let results = [
            (fixtures[0], Verdict::Won(Seat::One)),
            (fixtures[1], Verdict::Won(Seat::One)),
            (fixtures[2], Verdict::Draw),
            (fixtures[3], Verdict::Won(Seat::Two)),
        ];
        let tallies = small.tallies(&results);
        assert_eq!(tallies[0], ((0, 1), Tally { wins: 2, draws: 1, losses: 1 }));
        assert_eq!(tallies[1].1.games(), 0);
    }

    #[test]
    fn known_scores_have_their_known_elo() {
        let tally = |wins, draws, losses| Tally { wins, draws, losses };
        assert!((tally(75, 0, 25).elo().0 - 190.85).abs() < 0.1);
        assert!(tally(50, 0, 50).elo().0.abs() < 1e-6);
        let (elo, low, high) = tally(64, 0, 36).elo();
        assert!(low < elo && elo < high && low > 0.0, "{low} {elo} {high}");
        assert!(tally(10, 0, 0).margin() > 0.0);
        assert!((tally(50, 0, 50).margin() - 0.098).abs() < 1e-3);
    }

    #[test]
    fn ratings_explain_the_results() {
        let tally = |wins, losses| Tally { wins, draws: 0, losses };
        let tallies =
            [((0, 1), tally(250, 750)), ((1, 2), tally(250, 750)), ((0, 2), tally(100, 900))];
        let ratings = ratings(3, &tallies);
        assert!((ratings[1].0 - ratings[0].0 - 190.85).abs() < 3.0, "{ratings:?}");
        assert!((ratings[2].0 - ratings[1].0 - 190.85).abs() < 3.0, "{ratings:?}");
        assert!(ratings.iter().map(|(elo, _)| elo).sum::<f64>().abs() < 1.0);
        assert!(ratings.iter().all(|&(_, margin)| margin > 5.0 && margin < 40.0), "{ratings:?}");
    }
}
