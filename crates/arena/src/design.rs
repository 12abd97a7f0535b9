//! The groups of a round-robin: every pair meets, without playing every possible group.
//!
//! Ten entrants have 210 groups of four, thirty have nearly six million groups of eight. To compare entrants it is enough
//! that every pair meets and that all play equally often. If there are more groups than pairs, a *cyclic design* is used
//! instead: number the entrants around a circle, rotate a base group through all positions, and add base groups until
//! every distance along the circle occurs. Each base group prefers the distances that occurred least, so pairs meet
//! about equally often. Ten entrants at tables of four then need ten groups.
//!
//! Not here: the seatings (`schedule`).

/// The groups of `size` among `n`, each in rising order.
pub(crate) fn groups(n: usize, size: usize) -> Vec<Vec<usize>> {
    // Groups of two are the pairs, and all of them play.
    if n_groups(n, size) <= n_groups(n, 2) || size < 2 { all(n, size) } else { cyclic(n, size) }
}

/// How many groups of `size` there are among `n`.
pub(crate) fn n_groups(n: usize, size: usize) -> u64 {
    // Multiplying before dividing keeps every step whole.
    (0..size).fold(1u64, |groups, i| groups.saturating_mul(n.saturating_sub(i) as u64) / (i as u64 + 1))
}

/// Every group, in order.
fn all(n: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let grow = |group: Vec<usize>| {
        let from = group.last().map_or(0, |last| last + 1);
        (from..n).map(move |next| group.iter().copied().chain([next]).collect())
    };
    all(n, size - 1).into_iter().flat_map(grow).collect()
}

fn cyclic(n: usize, size: usize) -> Vec<Vec<usize>> {
    // How often each distance along the circle has occurred; the other way round is the same pair.
    let mut met = vec![0; n / 2 + 1];
    let mut groups: Vec<Vec<usize>> = Vec::new();
    while let Some(distance) = (1..met.len()).find(|&distance| met[distance] == 0) {
        let base = base(n, size, distance, &mut met);
        for turn in 0..n {
            let mut group: Vec<usize> = base.iter().map(|entrant| (entrant + turn) % n).collect();
            group.sort_unstable();
            // A base group that looks the same after half a turn comes twice.
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
    }
    groups
}

/// A group that contains this distance and otherwise the distances that occurred least.
fn base(n: usize, size: usize, distance: usize, met: &mut [u32]) -> Vec<usize> {
    let apart = |a: usize, b: usize| a.abs_diff(b).min(n - a.abs_diff(b));
    let mut base = vec![0];
    let mut next = distance;
    while base.len() < size {
        base.iter().for_each(|&one| met[apart(one, next)] += 1);
        base.push(next);
        let cost = |&new: &usize| base.iter().map(|&one| met[apart(one, new)]).sum::<u32>();
        next = (1..n).filter(|new| !base.contains(new)).min_by_key(cost).unwrap_or(0);
    }
    base
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_groups_all_play() {
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(5, 4).len(), 5);
        assert_eq!(groups(3, 1), [[0], [1], [2]]);
        assert_eq!(groups(30, 2).len(), 435);
    }

    #[test]
    fn many_groups_are_thinned_out_so_that_all_meet_and_play_equally_often() {
        for n in 2..=24 {
            for size in 2..=n.min(8) {
                let groups = groups(n, size);
                let n_pairs = n * (n - 1) / 2;
                assert!(groups.len() <= n_pairs.max(n), "{n} at {size}: {} groups", groups.len());
                let times = |entrant| groups.iter().filter(|group| group.contains(&entrant)).count();
                assert!((0..n).all(|entrant| times(entrant) == times(0)), "{n} at {size} play unequally often");
                let met = |a, b| groups.iter().filter(|group| group.contains(&a) && group.contains(&b)).count();
                let meetings: Vec<usize> =
                    (0..n).flat_map(|a| (0..a).map(move |b| (a, b))).map(|(a, b)| met(a, b)).collect();
                assert!(meetings.iter().all(|&times| times > 0), "{n} at {size}: somebody never meets somebody");
            }
        }
    }

    #[test]
    fn ten_at_tables_of_four_need_ten_groups_and_not_210() {
        assert_eq!((n_groups(10, 4), groups(10, 4).len()), (210, 10));
        // The complement of Fano's plane: a perfect design is found where there is one.
        assert_eq!(groups(7, 4).len(), 7);
        assert_eq!(n_groups(500, 8), 91_579_127_515_482_750);
    }
}
