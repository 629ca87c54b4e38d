//! Maximum-weight perfect matching in a general graph: Edmonds' blossom algorithm with dual variables.
//!
//! After J. Edmonds, “Maximum matching and a polyhedron with 0,1-vertices” (1965). Every vertex and every blossom has a
//! dual variable; the slack of an edge is the sum of its ends' minus its weight, and is never negative. A perfect
//! matching of edges without slack is the heaviest. A search grows one alternating tree from one unmatched vertex, in
//! O(n²). The weights at a vertex can be changed afterwards; only what is no longer free of slack is matched anew, which
//! is what makes the rule book's “the first in the sequence of candidates” affordable.

use crate::wide::Wide;

mod search;

const NONE: usize = usize::MAX;

/// The place of a node (a vertex or an outermost blossom) in the alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Outside,
    /// At an even distance from the root.
    Outer,
    /// At an odd distance from the root.
    Inner,
}

/// A part of a blossom, with the edge that leads to the next part.
#[derive(Clone, Copy)]
struct Part {
    node: usize,
    /// End of the edge in this part.
    from: usize,
    /// End of the edge in the next part.
    to: usize,
}

/// A graph with a matching that is kept the heaviest one.
///
/// Nodes are numbered: vertices first, blossoms from `size` on.
pub struct Matching<const N: usize> {
    size: usize,
    /// Twice the weight of every edge, so that halves of slacks are whole numbers.
    weight: Vec<Wide<N>>,
    /// Dual variables of all nodes.
    dual: Vec<Wide<N>>,
    /// Partner of each vertex.
    mate: Vec<usize>,
    /// Outermost node of each vertex.
    top: Vec<usize>,
    /// The blossom around each node.
    parent: Vec<usize>,
    /// The vertex of each node that is matched outside of it.
    base: Vec<usize>,
    /// Parts of each blossom in cyclic order, the one with the base first; empty for vertices and unused numbers.
    parts: Vec<Vec<Part>>,
    /// All vertices of each node.
    members: Vec<Vec<usize>>,
    /// Numbers of blossoms that can be used again.
    spare: Vec<usize>,
    label: Vec<Label>,
    /// For inner nodes: the edge from the outer node before them, and its end in this one.
    entry: Vec<(usize, usize)>,
    /// The outer vertex, not in the same node, that each vertex is joined to with the least slack.
    nearest: Vec<usize>,
    /// That slack.
    gap: Vec<Wide<N>>,
}

impl<const N: usize> Matching<N> {
    /// A graph of `size` vertices; `weight` is asked once for each pair `(higher, lower)`, the smaller number first.
    pub fn new(size: usize, mut weight: impl FnMut(usize, usize) -> Wide<N>) -> Matching<N> {
        let mut table = vec![Wide::ABSENT; size * size];
        let mut dual = vec![Wide::ZERO; size];
        let mut joined = vec![false; size];
        for a in 0..size {
            for b in a + 1..size {
                let single = weight(a, b);
                if single.is_absent() {
                    continue;
                }
                table[a * size + b] = single.plus(&single);
                table[b * size + a] = single.plus(&single);
                for vertex in [a, b] {
                    if !joined[vertex] || dual[vertex] < single {
                        dual[vertex] = single;
                        joined[vertex] = true;
                    }
                }
            }
        }
        let mut matching = Matching {
            size,
            weight: table,
            dual,
            mate: vec![NONE; size],
            top: (0..size).collect(),
            parent: vec![NONE; size],
            base: (0..size).collect(),
            parts: vec![Vec::new(); size],
            members: (0..size).map(|vertex| vec![vertex]).collect(),
            spare: Vec::new(),
            label: vec![Label::Outside; size],
            entry: vec![(NONE, NONE); size],
            nearest: vec![NONE; size],
            gap: vec![Wide::ZERO; size],
        };
        for vertex in 0..size {
            matching.lower_dual(vertex);
            if matching.mate[vertex] == NONE
                && let Some(free) = (0..size).find(|&other| {
                    matching.mate[other] == NONE
                        && matching.slack(vertex, other) == Some(Wide::ZERO)
                })
            {
                matching.mate[vertex] = free;
                matching.mate[free] = vertex;
            }
        }
        matching
    }

    /// Makes the matching perfect and the heaviest; `false` if no perfect matching exists.
    #[must_use]
    pub fn solve(&mut self) -> bool {
        (0..self.size).all(|vertex| self.mate[vertex] != NONE || self.search(self.top[vertex]))
    }

    /// The partner of a vertex, in a matching that [`solve`](Matching::solve) has made perfect.
    pub fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    /// False if no heaviest perfect matching has this pair.
    pub fn possible(&self, a: usize, b: usize) -> bool {
        self.slack(a, b)
            .is_some_and(|slack| slack.is_zero() || self.top[a] == self.top[b])
    }

    /// Adds to the weights of the edges of a vertex, by their other ends.
    pub fn add(&mut self, vertex: usize, amount: impl Fn(usize) -> i64) {
        let mut changed = false;
        for other in 0..self.size {
            let edge = &mut self.weight[vertex * self.size + other];
            if edge.is_absent() || amount(other) == 0 {
                continue;
            }
            *edge = edge.plus(&Wide::small(2 * amount(other)));
            self.weight[other * self.size + vertex] = *edge;
            changed = true;
        }
        if changed {
            self.renew(vertex);
        }
    }

    /// Removes those edges of a vertex whose other end is chosen.
    pub fn remove(&mut self, vertex: usize, chosen: impl Fn(usize) -> bool) {
        let mut changed = false;
        for other in 0..self.size {
            if self.weight[vertex * self.size + other].is_absent() || !chosen(other) {
                continue;
            }
            self.weight[vertex * self.size + other] = Wide::ABSENT;
            self.weight[other * self.size + vertex] = Wide::ABSENT;
            changed = true;
        }
        if changed {
            self.renew(vertex);
        }
    }

    /// The slack of an edge between different outermost nodes.
    #[inline]
    fn slack(&self, a: usize, b: usize) -> Option<Wide<N>> {
        let weight = &self.weight[a * self.size + b];
        (!weight.is_absent()).then(|| self.dual[a].plus(&self.dual[b]).minus(weight))
    }

    /// Gives a vertex outside of blossoms the least dual variable that leaves no slack negative.
    fn lower_dual(&mut self, vertex: usize) {
        let least = (0..self.size)
            .filter(|&other| !self.weight[vertex * self.size + other].is_absent())
            .map(|other| self.weight[vertex * self.size + other].minus(&self.dual[other]))
            .max();
        self.dual[vertex] = least.unwrap_or(self.dual[vertex]);
    }

    /// Restores the conditions on slacks after the weights at a vertex have changed.
    fn renew(&mut self, vertex: usize) {
        while self.top[vertex] >= self.size {
            let blossom = self.top[vertex];
            let half = self.dual[blossom].half();
            if !half.is_zero() {
                // Inside, the slacks stay; outside they grow, and the edge of the base is no longer without.
                for member in core::mem::take(&mut self.members[blossom]) {
                    self.dual[member] = self.dual[member].plus(&half);
                }
                self.unmatch(self.base[blossom]);
            }
            self.dissolve(blossom);
        }
        self.lower_dual(vertex);
        let mate = self.mate[vertex];
        if mate != NONE && self.slack(vertex, mate) != Some(Wide::ZERO) {
            self.unmatch(vertex);
        }
    }

    fn unmatch(&mut self, vertex: usize) {
        let mate = core::mem::replace(&mut self.mate[vertex], NONE);
        if mate != NONE {
            self.mate[mate] = NONE;
        }
    }

    /// Takes an outermost blossom apart; its parts become outermost.
    fn dissolve(&mut self, blossom: usize) -> Vec<Part> {
        let parts = core::mem::take(&mut self.parts[blossom]);
        for part in &parts {
            self.parent[part.node] = NONE;
            self.label[part.node] = Label::Outside;
            for &member in &self.members[part.node] {
                self.top[member] = part.node;
            }
        }
        self.members[blossom].clear();
        self.label[blossom] = Label::Outside;
        self.spare.push(blossom);
        parts
    }

    /// Rotates a node's inner matching so that `vertex` is the one matched outside.
    fn rebase(&mut self, node: usize, vertex: usize) {
        if node < self.size {
            return;
        }
        let mut child = vertex;
        while self.parent[child] != node {
            child = self.parent[child];
        }
        let place = self.parts[node].iter().position(|part| part.node == child);
        let place = place.expect("a blossom has its members' parts");
        self.parts[node].rotate_left(place);
        self.base[node] = vertex;
        self.rebase(child, vertex);
        for pair in (1..self.parts[node].len()).step_by(2) {
            let Part {
                node: first,
                from,
                to,
            } = self.parts[node][pair];
            let second = self.parts[node][pair + 1].node;
            self.rebase(first, from);
            self.rebase(second, to);
            self.mate[from] = to;
            self.mate[to] = from;
        }
    }
}

#[cfg(test)]
mod tests;
