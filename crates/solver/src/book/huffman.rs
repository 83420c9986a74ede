//! Short codes for frequent scores. A canonical code is defined by its lengths alone.

use fourline_rules::sort_few;

/// A prefix code for scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// Scores by code, shortest code first; with each the length of its code.
    symbols: Vec<(i8, u8)>,
}

impl Code {
    /// The longest code there can be: 256 different scores in the worst order.
    pub(super) const LONGEST: u8 = 64;

    /// The best code for scores with these frequencies.
    pub(super) fn for_scores(scores: &[i8]) -> Code {
        let mut counts = std::collections::BTreeMap::new();
        for &score in scores {
            *counts.entry(score).or_insert(0u64) += 1;
        }
        Code::from_lengths(lengths(&counts.into_iter().collect::<Vec<_>>()))
            .expect("lengths of a tree are lengths of a code")
    }

    /// The code with these lengths, if there is one.
    pub(super) fn from_lengths(mut symbols: Vec<(i8, u8)>) -> Option<Code> {
        sort_few(&mut symbols, |&(score, length)| (length, score));
        let distinct =
            symbols.iter().map(|&(score, _)| score).collect::<std::collections::BTreeSet<_>>();
        if symbols.is_empty() || distinct.len() != symbols.len() {
            return None;
        }
        // One score needs no bits at all; otherwise the codes must fill the space exactly.
        let full = 1u128 << Self::LONGEST;
        let fits = symbols.iter().all(|&(_, length)| length <= Self::LONGEST)
            && symbols.iter().map(|&(_, length)| full >> length).sum::<u128>() == full;
        fits.then_some(Code { symbols })
    }

    /// The scores with the lengths of their codes.
    pub(super) fn lengths(&self) -> &[(i8, u8)] {
        &self.symbols
    }

    /// The bits of a score's code, first bit first.
    pub(super) fn bits(&self, score: i8) -> impl Iterator<Item = bool> {
        let mut next = 0u64;
        let mut before = 0;
        let mut found = None;
        for &(symbol, length) in &self.symbols {
            next <<= length - before;
            before = length;
            if symbol == score {
                found = Some((next, length));
                break;
            }
            next += 1;
        }
        let (code, length) = found.expect("every score has a code");
        (0..length).rev().map(move |bit| code >> bit & 1 == 1)
    }

    /// Reads a score, asking for one bit after the other by its number.
    pub(super) fn decode(&self, mut bit: impl FnMut(u8) -> bool) -> i8 {
        let (mut read, mut length) = (0u64, 0);
        let (mut next, mut before) = (0u64, 0);
        for &(symbol, wanted) in &self.symbols {
            while length < wanted {
                read = read << 1 | u64::from(bit(length));
                length += 1;
            }
            next <<= wanted - before;
            before = wanted;
            if read == next {
                return symbol;
            }
            next += 1;
        }
        unreachable!("the codes fill the whole space")
    }
}

/// The lengths of the codes: the two rarest are joined again and again.
fn lengths(counts: &[(i8, u64)]) -> Vec<(i8, u8)> {
    let mut groups: Vec<(u64, Vec<usize>)> =
        counts.iter().enumerate().map(|(index, &(_, count))| (count, vec![index])).collect();
    let mut lengths = vec![0u8; counts.len()];
    while groups.len() > 1 {
        groups.sort_by_key(|group| std::cmp::Reverse((group.0, group.1[0])));
        let (first, second) = (groups.pop().expect("two"), groups.pop().expect("two"));
        let joined: Vec<usize> = [first.1, second.1].concat();
        for &index in &joined {
            lengths[index] += 1;
        }
        groups.push((first.0 + second.0, joined));
    }
    counts.iter().zip(lengths).map(|(&(score, _), length)| (score, length)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_read_back() {
        for scores in
            [vec![0], vec![1, -1], vec![0, 0, 0, 0, 1, 1, 2, -3, 7, 7, 7], (-30..30).collect()]
        {
            let code = Code::for_scores(&scores);
            for &score in &scores {
                let bits: Vec<bool> = code.bits(score).collect();
                assert_eq!(code.decode(|bit| bits[bit as usize]), score);
            }
            assert_eq!(Code::from_lengths(code.lengths().to_vec()), Some(code));
        }
    }

    #[test]
    fn frequent_scores_have_short_codes() {
        let code = Code::for_scores(&[0, 0, 0, 0, 1, 1, 2, 3]);
        assert_eq!(code.lengths(), [(0, 1), (1, 2), (2, 3), (3, 3)]);
    }

    #[test]
    fn lengths_that_are_no_code_are_refused() {
        assert_eq!(Code::from_lengths(vec![]), None);
        assert_eq!(Code::from_lengths(vec![(0, 1)]), None);
        assert_eq!(Code::from_lengths(vec![(0, 1), (0, 1)]), None);
        assert_eq!(Code::from_lengths(vec![(0, 1), (1, 1), (2, 1)]), None);
        assert_eq!(Code::from_lengths(vec![(0, 200), (1, 1)]), None);
    }
}
