//! Learns the ordering weights: `learn SECONDS SEED` prints a set of weights on each line.
//! Needs `--features sampling`. For half of the time samples are taken, then the weights are fitted.
//!
//! A sample is a position that some of its moves decide and others do not, with what the search of
//! each move cost. An order of the moves costs what is searched up to the first that decides, and its
//! loss is the logarithm of that over the cheapest way: losses of the plies of a tree multiply. One
//! weight at a time is changed as long as the mean loss falls. One position in four is held out.

use fourline_solver::tuning::{Sample, TUNED, Trial, Weights};
use std::time::{Duration, Instant};

type List = [i32; Weights::COUNT];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse().expect("a number"));
    let seconds = arguments.next().expect("seconds");
    let mut random = Random(arguments.next().expect("a seed"));
    let (learnt_from, held_out) = samples(&mut random, Duration::from_secs(seconds / 2));
    eprintln!("{} samples, {} held out", learnt_from.len(), held_out.len());
    for (set, weights) in TUNED.iter().enumerate() {
        let of_set = |all: &[Sample]| -> Vec<Sample> {
            all.iter().filter(|sample| sample.set == set).cloned().collect()
        };
        let (learnt_from, held_out) = (of_set(&learnt_from), of_set(&held_out));
        let before = mean_loss(&held_out, &weights.to_list());
        let learnt = fit(&learnt_from, weights.to_list());
        let after = mean_loss(&held_out, &learnt);
        eprintln!("set {set}, {} samples: held out {before:.4} -> {after:.4}", learnt_from.len());
        println!("{learnt:?}");
    }
}

/// Samples from solving random positions, none of them one the documentation reports on except by
/// chance; those to learn from and those held out.
fn samples(random: &mut Random, time: Duration) -> (Vec<Sample>, Vec<Sample>) {
    let (mut learnt_from, mut held_out) = (Vec::new(), Vec::new());
    let mut trial = Trial::new(8 << 20).expect("8 MB");
    let start = Instant::now();
    let mut rounds = 0;
    while start.elapsed() < time {
        // Few early positions, for each of them holds many others.
        let plies = match random.below(16) {
            0 => 5 + random.below(3),
            1..4 => 7 + random.below(4),
            4..10 => 10 + random.below(5),
            _ => 14 + random.below(7),
        };
        let columns: Vec<usize> = (0..plies)
            .map(|_| if random.below(3) == 0 { 2 + random.below(3) } else { random.below(7) })
            .collect();
        match trial.solve(&TUNED, &columns, 4_000_000) {
            Some((score, nodes)) if nodes >= 2000 && score.abs() <= 8 => {}
            _ => continue,
        }
        rounds += 1;
        let samples = trial.sample(&TUNED, &columns, 60_000_000).unwrap_or_default();
        if rounds % 4 == 0 { &mut held_out } else { &mut learnt_from }.extend(samples);
    }
    (learnt_from, held_out)
}

/// What each move of a sample is worth.
fn values(sample: &Sample, weights: &List) -> Vec<i32> {
    let value = |features: &[i8; Weights::COUNT]| {
        features.iter().zip(weights).map(|(&times, weight)| i32::from(times) * weight).sum()
    };
    sample.moves.iter().map(|tried| value(&tried.features)).collect()
}

/// How much more than necessary is searched if moves are tried by falling value.
fn loss(sample: &Sample, values: &[i32]) -> f64 {
    let tried = || sample.moves.iter().zip(values);
    let deciding = || tried().filter(|(tried, _)| tried.decides);
    let (first, &value) = deciding().max_by_key(|&(_, value)| value).expect("one decides");
    let cheapest = deciding().map(|(tried, _)| tried.nodes).min().expect("one decides");
    let wasted: u64 = tried()
        .filter(|&(tried, &other)| !tried.decides && other >= value)
        .map(|(tried, _)| tried.nodes)
        .sum();
    ((first.nodes + wasted) as f64 + 10.0).ln() - (cheapest as f64 + 10.0).ln()
}

fn mean_loss(samples: &[Sample], weights: &List) -> f64 {
    let losses = samples.iter().map(|sample| loss(sample, &values(sample, weights)));
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// Changes one weight after the other, in ever smaller steps, as long as that helps.
fn fit(samples: &[Sample], mut weights: List) -> List {
    let mut values: Vec<Vec<i32>> = samples.iter().map(|s| values(s, &weights)).collect();
    let mut losses: Vec<f64> = samples.iter().zip(&values).map(|(s, v)| loss(s, v)).collect();
    let matters = |sample: &Sample, weight: usize| {
        let first = sample.moves[0].features[weight];
        sample.moves.iter().any(|tried| tried.features[weight] != first)
    };
    let touched: Vec<Vec<usize>> = (0..Weights::COUNT)
        .map(|weight| (0..samples.len()).filter(|&i| matters(&samples[i], weight)).collect())
        .collect();
    let mut step = 32;
    while step >= 2 {
        let mut has_helped = false;
        for weight in 0..Weights::COUNT {
            for change in [step, -step] {
                let shifted = |i: usize, values: &[i32]| -> Vec<i32> {
                    let moves = samples[i].moves.iter().zip(values);
                    moves.map(|(m, v)| v + change * i32::from(m.features[weight])).collect()
                };
                let changed: Vec<f64> = touched[weight]
                    .iter()
                    .map(|&i| loss(&samples[i], &shifted(i, &values[i])))
                    .collect();
                let more: f64 =
                    touched[weight].iter().zip(&changed).map(|(&i, new)| new - losses[i]).sum();
                if more < -5e-6 * samples.len() as f64 {
                    for (&i, new) in touched[weight].iter().zip(changed) {
                        values[i] = shifted(i, &values[i]);
                        losses[i] = new;
                    }
                    weights[weight] += change;
                    has_helped = true;
                    break;
                }
            }
        }
        if !has_helped {
            step /= 2;
        }
    }
    weights
}

/// A simple generator of random numbers, the same for the same seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}
