//! Priority queue of positions still to be looked at, and the set of those already seen.

use alloc::vec;
use alloc::vec::Vec;

/// Distances that are told apart.
const DEGREES: usize = 512;

/// A bucket queue, in order of the distance; of equals the latest comes first.
pub(super) struct Queue<T> {
    slots: Vec<T>,
    free: Vec<u32>,
    waiting: Vec<Vec<u32>>,
    /// Nothing waits at a smaller distance.
    nearest: usize,
}

impl<T: Clone> Queue<T> {
    pub(super) fn new() -> Self {
        Self {
            slots: Vec::new(),
            free: Vec::new(),
            waiting: vec![Vec::new(); DEGREES],
            nearest: DEGREES,
        }
    }

    pub(super) fn push(&mut self, item: T, distance: usize) {
        let slot = if let Some(slot) = self.free.pop() {
            self.slots[slot as usize] = item;
            slot
        } else {
            self.slots.push(item);
            self.slots.len() as u32 - 1
        };
        let degree = distance.min(DEGREES - 1);
        self.waiting[degree].push(slot);
        self.nearest = self.nearest.min(degree);
    }

    pub(super) fn pop(&mut self) -> Option<T> {
        while let Some(waiting) = self.waiting.get_mut(self.nearest) {
            if let Some(slot) = waiting.pop() {
                self.free.push(slot);
                return Some(self.slots[slot as usize].clone());
            }
            self.nearest += 1;
        }
        None
    }
}

/// A set of position keys. They are random already, so their low bits are the place to look.
pub(super) struct Seen {
    /// 0 is an empty place.
    places: Vec<u64>,
    count: usize,
}

impl Seen {
    pub(super) fn new() -> Self {
        Self {
            places: vec![0; 1 << 8],
            count: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Adds a key; false if it was there.
    pub(super) fn insert(&mut self, key: u64) -> bool {
        if 4 * self.count >= 3 * self.places.len() {
            let wider = vec![0; 4 * self.places.len()];
            for key in core::mem::replace(&mut self.places, wider) {
                let place = self.place(key);
                self.places[place] = key;
            }
        }
        let key = key.max(1);
        let place = self.place(key);
        let is_new = self.places[place] == 0;
        self.places[place] = key;
        self.count += usize::from(is_new);
        is_new
    }

    /// The place of a key, or the one where it would be put.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        let mut place = key as usize & mask;
        while self.places[place] != 0 && self.places[place] != key {
            place = (place + 1) & mask;
        }
        place
    }
}
