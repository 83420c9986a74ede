use fourline_solver::tuning::*;
fn main() {
    let mut r = 12345u64;
    let mut rnd = |n: usize| { r = r.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); ((r >> 33) % n as u64) as usize };
    let mut t = Trial::new(4 << 20).unwrap();
    let file = "/tmp/positions.txt";
    let ps: Vec<Vec<usize>> = if let Ok(s) = std::fs::read_to_string(file) { s.lines().map(|l| l.bytes().map(|b| (b - b'0') as usize).collect()).collect() } else {
        let mut ps = vec![];
        for (n, lo, hi, cap) in [(20, 8, 10, 600_000), (60, 10, 14, 100_000), (60, 13, 18, 20_000)] {
            let mut k = 0;
            while k < n { let c = lo + rnd(hi - lo + 1); let p: Vec<usize> = (0..c).map(|_| rnd(7)).collect(); if let Some((s, nodes)) = t.solve(&TUNED, &p, cap) { if nodes > cap / 20 && s.abs() <= 4 { ps.push(p); k += 1; } } }
        }
        std::fs::write(file, ps.iter().map(|p| p.iter().map(|c| c.to_string()).collect::<String>()).collect::<Vec<_>>().join("\n")).unwrap();
        ps
    };
    let mut w = TUNED;
    let args: Vec<String> = std::env::args().skip(1).collect();
    for a in &args { if let [s, i, v] = a.split(',').collect::<Vec<_>>()[..] { let s: usize = s.parse().unwrap(); let mut l = w[s].to_list(); l[i.parse::<usize>().unwrap()] = v.parse().unwrap(); w[s] = Weights::from_list(l); } }
    let (mut ln, mut tot) = (0.0, 0);
    for p in &ps { let n = t.solve(&w, p, u64::MAX).unwrap().1; ln += (n as f64 + 300.0).ln(); tot += n; }
    print!("{:?} mean {:.4} total {}", args, ln / ps.len() as f64, tot);
    if args.iter().any(|a| a == "empty") { print!(" empty {}", t.solve(&w, &[], u64::MAX).unwrap().1); }
    println!();
}
