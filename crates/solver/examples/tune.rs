//! Tunes the ordering weights: `tune SECONDS SEED` prints the best weights found.
//!
//! Random changes of a few weights at a time; one is kept if it lowers the mean logarithm of the
//! nodes over random positions. As many other positions, never tuned on, tell whether it is more
//! than luck. None of the positions is one the documentation reports on.

use fourline_solver::tuning::{AllWeights, TUNED, Trial, Weights};
use std::time::{Duration, Instant};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse().expect("a number"));
    let seconds = arguments.next().expect("seconds");
    let mut random = Random(arguments.next().expect("a seed"));
    let mut weights = TUNED;
    let mut trial = Trial::new(4 << 20).expect("4 MB");
    let mut tuned_on = Vec::new();
    let mut held_out = Vec::new();
    // Many easy positions and a few hard ones: plies, and nodes at most.
    for (count, plies, limit) in
        [(14, 8..=10, 400_000), (24, 10..=14, 60_000), (24, 12..=18, 20_000)]
    {
        for set in [&mut tuned_on, &mut held_out] {
            for _ in 0..count {
                set.push(random_position(&mut random, &mut trial, plies.clone(), limit));
            }
        }
    }
    let mut best: Vec<f64> =
        tuned_on.iter().map(|p| cost(&mut trial, &weights, p, u64::MAX)).collect();
    let mean = |trial: &mut Trial, weights: &AllWeights, set: &[Vec<usize>]| {
        set.iter().map(|p| cost(trial, weights, p, u64::MAX)).sum::<f64>() / set.len() as f64
    };
    eprintln!(
        "at first {:.4}, held out {:.4}",
        best.iter().sum::<f64>() / best.len() as f64,
        mean(&mut trial, &weights, &held_out)
    );
    let start = Instant::now();
    let (mut tries, mut kept) = (0, 0);
    while start.elapsed() < Duration::from_secs(seconds) {
        tries += 1;
        let candidate = changed(&weights, &mut random);
        let Some(costs) = all_cheaper(&mut trial, &candidate, &tuned_on, &best, &mut random) else {
            continue;
        };
        (weights, best) = (candidate, costs);
        kept += 1;
        if kept % 10 == 0 {
            eprintln!(
                "{tries} tries, {kept} kept: {:.4}, held out {:.4}, {:.0} s",
                best.iter().sum::<f64>() / best.len() as f64,
                mean(&mut trial, &weights, &held_out),
                start.elapsed().as_secs_f64()
            );
            eprintln!("{:?}", weights.map(Weights::to_list));
        }
    }
    println!("{:?}", weights.map(Weights::to_list));
}

/// The cost of a position: the logarithm of its nodes, in which small searches count little.
fn cost(trial: &mut Trial, weights: &AllWeights, position: &[usize], limit: u64) -> f64 {
    let nodes = trial.solve(weights, position, limit).map_or(limit, |(_, nodes)| nodes);
    (nodes as f64 + 300.0).ln()
}

/// The costs of all positions if they are cheaper together; stops early when it looks bad.
fn all_cheaper(
    trial: &mut Trial,
    weights: &AllWeights,
    positions: &[Vec<usize>],
    best: &[f64],
    random: &mut Random,
) -> Option<Vec<f64>> {
    let mut costs = best.to_vec();
    let mut more = 0.0;
    let first = random.below(positions.len());
    for i in (first..positions.len()).chain(0..first) {
        costs[i] = cost(trial, weights, &positions[i], (best[i].exp() * 8.0) as u64 + 10_000);
        more += costs[i] - best[i];
        if more > 0.6 {
            return None;
        }
    }
    (more < 0.0).then_some(costs)
}

fn changed(weights: &AllWeights, random: &mut Random) -> AllWeights {
    let mut lists = weights.map(Weights::to_list);
    for _ in 0..1 + random.below(3) {
        let step = [3, 6, 12, 25, 50][random.below(5)];
        let (set, i) = (random.below(weights.len()), random.below(Weights::COUNT));
        lists[set][i] += if random.below(2) == 0 { step } else { -step };
    }
    lists.map(Weights::from_list)
}

/// A position that is neither trivial nor too expensive nor decided by a quick win.
fn random_position(
    random: &mut Random,
    trial: &mut Trial,
    plies: std::ops::RangeInclusive<usize>,
    limit: u64,
) -> Vec<usize> {
    loop {
        let count = plies.start() + random.below(plies.end() - plies.start() + 1);
        let columns: Vec<usize> = (0..count).map(|_| random.below(7)).collect();
        if let Some((score, nodes)) = trial.solve(&TUNED, &columns, limit)
            && nodes > limit / 20
            && score.abs() <= 4
        {
            return columns;
        }
    }
}

/// A repeatable source of numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}
