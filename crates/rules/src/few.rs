//! Sorting a few things with a few instructions.

/// Sorts a few dozen things at most by a key, smallest first; what has the same key stays in order. As
/// `sort_by_key` does, which for every kind of thing adds kilobytes that only long lists need.
///
/// ```
/// let mut moves = [(4, 'd'), (2, 'a'), (4, 'b'), (1, 'c')];
/// fourline_rules::sort_few(&mut moves, |&(score, _)| -score);
/// assert_eq!(moves, [(4, 'd'), (4, 'b'), (2, 'a'), (1, 'c')]);
/// ```
pub fn sort_few<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..things.len() {
        let mut at = sorted;
        while at > 0 && key(&things[at]) < key(&things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}
