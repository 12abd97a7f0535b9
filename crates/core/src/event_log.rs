//! The events of a match: a list that only grows and that everybody shares who asks about a part of it.
//!
//! A bot that thinks on another thread, a copy of a match and an earlier moment of it hold the same list and know how much
//! of it is theirs, so that none of them copies a long game. Not here: who may receive an event (`event_sink.rs`).

use crate::{AddressedEvent, Audience, EventSink, Game};
use std::sync::{Arc, OnceLock};

/// The first bucket has two to this power places, each further one twice as many.
const FIRST: u32 = 5;
/// Enough for any number of events.
const BUCKETS: usize = (usize::BITS - FIRST) as usize;

/// The first `len` events of a shared list.
pub(crate) struct EventLog<E> {
    shared: Arc<[Bucket<E>; BUCKETS]>,
    len: usize,
}

/// Places that are made when the first of them is needed, and never move.
type Bucket<E> = OnceLock<Box<[OnceLock<AddressedEvent<E>>]>>;

/// The bucket of an index, and the place in it.
fn place(index: usize) -> (usize, usize) {
    let shifted = index + (1 << FIRST);
    let power = shifted.ilog2();
    ((power - FIRST) as usize, shifted - (1 << power))
}

impl<E> EventLog<E> {
    pub(crate) fn new() -> EventLog<E> {
        EventLog { shared: Arc::new(std::array::from_fn(|_| OnceLock::new())), len: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The first `len` of these events.
    pub(crate) fn first(&self, len: usize) -> EventLog<E> {
        EventLog { shared: self.shared.clone(), len: len.min(self.len) }
    }

    /// Event by event, from this one on.
    pub(crate) fn from(&self, first: usize) -> impl DoubleEndedIterator<Item = &AddressedEvent<E>> {
        self.between(first, self.len)
    }

    /// Event by event, from `first` up to and without `end`.
    pub(crate) fn between(&self, first: usize, end: usize) -> impl DoubleEndedIterator<Item = &AddressedEvent<E>> {
        (first..end.min(self.len)).filter_map(|index| {
            let (bucket, place) = place(index);
            self.shared[bucket].get()?[place].get()
        })
    }
}

impl<E: Clone + PartialEq> EventLog<E> {
    /// Adds an event. If another holder of the list went on differently, the list is copied first.
    pub(crate) fn push(&mut self, event: AddressedEvent<E>) {
        let (bucket, place) = place(self.len);
        let size = 1 << (FIRST as usize + bucket);
        let places = self.shared[bucket].get_or_init(|| (0..size).map(|_| OnceLock::new()).collect());
        if let Err(event) = places[place].set(event)
            && places[place].get() != Some(&event)
        {
            let mut own = EventLog::new();
            self.from(0).for_each(|event| own.push(event.clone()));
            own.push(event);
            *self = own;
            return;
        }
        self.len += 1;
    }
}

/// The same list; nothing is copied.
impl<E> Clone for EventLog<E> {
    fn clone(&self) -> Self {
        self.first(self.len)
    }
}

impl<E: Clone + PartialEq> FromIterator<AddressedEvent<E>> for EventLog<E> {
    fn from_iter<I: IntoIterator<Item = AddressedEvent<E>>>(events: I) -> Self {
        let mut log = EventLog::new();
        events.into_iter().for_each(|event| log.push(event));
        log
    }
}

impl<G: Game> EventSink<G> for EventLog<G::Event> {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        self.push(AddressedEvent { audience, event: event() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Counts its copies.
    #[derive(Debug)]
    struct Counted<'a>(usize, &'a AtomicUsize);

    impl Clone for Counted<'_> {
        fn clone(&self) -> Self {
            self.1.fetch_add(1, Ordering::Relaxed);
            Counted(self.0, self.1)
        }
    }

    impl PartialEq for Counted<'_> {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }

    fn push<'c>(log: &mut EventLog<Counted<'c>>, number: usize, copies: &'c AtomicUsize) {
        log.push(AddressedEvent { audience: Audience::Everyone, event: Counted(number, copies) });
    }

    fn numbers(log: &EventLog<Counted<'_>>) -> Vec<usize> {
        log.from(0).map(|event| event.event.0).collect()
    }

    #[test]
    fn every_event_is_found_in_order_and_backwards() {
        let copies = AtomicUsize::new(0);
        let mut log = EventLog::new();
        (0..1000).for_each(|number| push(&mut log, number, &copies));
        assert_eq!(numbers(&log), (0..1000).collect::<Vec<_>>());
        assert_eq!(log.between(30, 35).rev().map(|event| event.event.0).collect::<Vec<_>>(), [34, 33, 32, 31, 30]);
        assert_eq!((log.between(998, 5000).count(), log.between(7, 7).count(), log.between(9, 3).count()), (2, 0, 0));
    }

    #[test]
    fn holders_of_a_part_copy_nothing_and_see_no_more_than_their_part() {
        let copies = AtomicUsize::new(0);
        let mut log = EventLog::new();
        (0..500).for_each(|number| push(&mut log, number, &copies));
        let (part, all) = (log.first(100), log.clone());
        push(&mut log, 500, &copies);
        assert_eq!((part.len(), all.len(), log.len()), (100, 500, 501));
        assert_eq!((numbers(&part).len(), numbers(&all).len()), (100, 500));
        assert_eq!(copies.into_inner(), 0);
    }

    #[test]
    fn a_part_that_goes_on_alike_shares_and_one_that_goes_on_differently_copies() {
        let copies = AtomicUsize::new(0);
        let mut log = EventLog::new();
        (0..50).for_each(|number| push(&mut log, number, &copies));
        let (mut alike, mut other) = (log.first(20), log.first(20));
        (20..50).for_each(|number| push(&mut alike, number, &copies));
        assert_eq!((numbers(&alike), copies.load(Ordering::Relaxed)), (numbers(&log), 0));
        push(&mut other, 99, &copies);
        push(&mut other, 100, &copies);
        assert_eq!(copies.load(Ordering::Relaxed), 20, "its own part, once");
        assert_eq!(numbers(&other), (0..20).chain([99, 100]).collect::<Vec<_>>());
        assert_eq!(numbers(&log), (0..50).collect::<Vec<_>>());
    }
}
