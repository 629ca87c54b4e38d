//! One search of the blossom algorithm: an alternating tree from an unmatched node to another one.

use super::{Label, Matching, NONE, Part};
use crate::wide::Wide;

/// The event that the next change of the dual variables brings about.
#[derive(Clone, Copy)]
enum Step {
    /// The edge from this vertex to the nearest outer one loses its slack.
    Edge(usize),
    /// The dual variable of this inner blossom becomes zero.
    Expand(usize),
}

impl<const N: usize> Matching<N> {
    /// Matches an unmatched node by an alternating path; `false` if none exists.
    pub(super) fn search(&mut self, root: usize) -> bool {
        self.label.fill(Label::Outside);
        self.nearest.fill(NONE);
        self.make_outer(root);
        loop {
            let Some((delta, step)) = self.next_step() else {
                return false;
            };
            if !delta.is_zero() {
                self.change_duals(&delta);
            }
            match step {
                Step::Expand(blossom) => self.expand(blossom),
                Step::Edge(vertex) => {
                    let outer = self.nearest[vertex];
                    let node = self.top[vertex];
                    let beyond = self.mate[self.base[node]];
                    if self.label[node] == Label::Outer {
                        self.shrink(outer, vertex);
                    } else if beyond == NONE {
                        self.augment(outer, vertex);
                        self.dissolve_empty();
                        return true;
                    } else {
                        self.label[node] = Label::Inner;
                        self.entry[node] = (outer, vertex);
                        self.make_outer(self.top[beyond]);
                    }
                }
            }
        }
    }

    fn make_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        for member in 0..self.members[node].len() {
            self.scan(self.members[node][member]);
        }
    }

    /// Notes what a new outer vertex is joined to.
    fn scan(&mut self, outer: usize) {
        for vertex in 0..self.size {
            if self.top[vertex] != self.top[outer]
                && let Some(slack) = self.slack(outer, vertex)
                && (self.nearest[vertex] == NONE || slack < self.gap[vertex])
            {
                self.nearest[vertex] = outer;
                self.gap[vertex] = slack;
            }
        }
    }

    /// Finds the nearest outer vertex anew after the last one has come into the same blossom.
    fn rescan(&mut self, vertex: usize) {
        self.nearest[vertex] = NONE;
        for outer in 0..self.size {
            if self.label[self.top[outer]] == Label::Outer
                && self.top[outer] != self.top[vertex]
                && let Some(slack) = self.slack(outer, vertex)
                && (self.nearest[vertex] == NONE || slack < self.gap[vertex])
            {
                self.nearest[vertex] = outer;
                self.gap[vertex] = slack;
            }
        }
    }

    /// The least change of the dual variables after which something happens, and what.
    fn next_step(&mut self) -> Option<(Wide<N>, Step)> {
        let mut least: Option<(Wide<N>, Step)> = None;
        let mut consider = |delta: Wide<N>, step| {
            if least.as_ref().is_none_or(|(found, _)| delta < *found) {
                least = Some((delta, step));
            }
            delta.is_zero()
        };
        for vertex in 0..self.size {
            let label = self.label[self.top[vertex]];
            if label == Label::Inner {
                continue;
            }
            let nearest = self.nearest[vertex];
            if label == Label::Outer && nearest != NONE && self.top[nearest] == self.top[vertex] {
                self.rescan(vertex);
            }
            if self.nearest[vertex] == NONE {
                continue;
            }
            let gap = self.gap[vertex];
            let delta = if label == Label::Outer {
                gap.half()
            } else {
                gap
            };
            if consider(delta, Step::Edge(vertex)) {
                return least;
            }
        }
        for blossom in self.size..self.label.len() {
            if self.label[blossom] == Label::Inner
                && consider(self.dual[blossom].half(), Step::Expand(blossom))
            {
                break;
            }
        }
        least
    }

    fn change_duals(&mut self, delta: &Wide<N>) {
        for vertex in 0..self.size {
            let gap = &mut self.gap[vertex];
            match self.label[self.top[vertex]] {
                Label::Outside => *gap = gap.minus(delta),
                Label::Outer => {
                    *gap = gap.minus(delta).minus(delta);
                    self.dual[vertex] = self.dual[vertex].minus(delta);
                }
                Label::Inner => self.dual[vertex] = self.dual[vertex].plus(delta),
            }
        }
        for blossom in self.size..self.label.len() {
            let dual = &mut self.dual[blossom];
            match self.label[blossom] {
                Label::Outside => {}
                Label::Outer => *dual = dual.plus(delta).plus(delta),
                Label::Inner => *dual = dual.minus(delta).minus(delta),
            }
        }
    }

    /// The outer nodes from one to the root.
    fn outer_path(&self, mut node: usize) -> Vec<usize> {
        let mut path = vec![node];
        loop {
            let mate = self.mate[self.base[node]];
            if mate == NONE {
                return path;
            }
            node = self.top[self.entry[self.top[mate]].0];
            path.push(node);
        }
    }

    /// The parts of a new blossom from an outer node up to, and without, the common one.
    fn climb(&self, mut node: usize, common: usize) -> Vec<Part> {
        let mut parts = Vec::new();
        while node != common {
            let base = self.base[node];
            let mate = self.mate[base];
            let inner = self.top[mate];
            let (outer, own) = self.entry[inner];
            parts.push(Part {
                node,
                from: base,
                to: mate,
            });
            parts.push(Part {
                node: inner,
                from: own,
                to: outer,
            });
            node = self.top[outer];
        }
        parts
    }

    /// Makes one outer blossom of the odd cycle that an edge between two outer vertices closes.
    fn shrink(&mut self, a: usize, b: usize) {
        let other = self.outer_path(self.top[b]);
        let path = self.outer_path(self.top[a]);
        let common = path.into_iter().find(|node| other.contains(node));
        let common = common.expect("a tree has one root");
        // Down from the common node to `a`, over the edge, and up again from `b`.
        let mut parts = Vec::new();
        let mut node = common;
        for part in self.climb(self.top[a], common).into_iter().rev() {
            parts.push(Part {
                node,
                from: part.to,
                to: part.from,
            });
            node = part.node;
        }
        parts.push(Part {
            node,
            from: a,
            to: b,
        });
        parts.extend(self.climb(self.top[b], common));

        let blossom = self.spare.pop().unwrap_or_else(|| {
            self.dual.push(Wide::ZERO);
            self.parent.push(NONE);
            self.base.push(NONE);
            self.parts.push(Vec::new());
            self.members.push(Vec::new());
            self.label.push(Label::Outside);
            self.entry.push((NONE, NONE));
            self.label.len() - 1
        });
        self.dual[blossom] = Wide::ZERO;
        self.parent[blossom] = NONE;
        self.base[blossom] = self.base[common];
        let mut members = Vec::new();
        let mut new = Vec::new();
        for &Part { node, .. } in &parts {
            self.parent[node] = blossom;
            members.extend_from_slice(&self.members[node]);
            if self.label[node] == Label::Inner {
                new.extend_from_slice(&self.members[node]);
            }
            self.label[node] = Label::Outside;
        }
        for &member in &members {
            self.top[member] = blossom;
        }
        self.parts[blossom] = parts;
        self.members[blossom] = members;
        self.label[blossom] = Label::Outer;
        for vertex in new {
            self.scan(vertex);
        }
    }

    /// Takes an inner blossom apart: the even way from its entry to its base stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let mut via = self.entry[blossom];
        let parts = self.dissolve(blossom);
        let mut at = parts.iter().position(|part| part.node == self.top[via.1]);
        let mut outer = Vec::new();
        let down = at.is_some_and(|place| place % 2 == 0);
        while let Some(place) = at {
            self.label[parts[place].node] = Label::Inner;
            self.entry[parts[place].node] = via;
            if place == 0 {
                break;
            }
            let next = if down {
                place - 1
            } else {
                (place + 1) % parts.len()
            };
            self.label[parts[next].node] = Label::Outer;
            outer.push(parts[next].node);
            let after = if down {
                next - 1
            } else {
                (next + 1) % parts.len()
            };
            via = if down {
                (parts[after].to, parts[after].from)
            } else {
                (parts[next].from, parts[next].to)
            };
            at = Some(after);
        }
        for node in outer {
            self.make_outer(node);
        }
    }

    /// Exchanges matched and unmatched edges from the root to an unmatched node.
    fn augment(&mut self, outer: usize, free: usize) {
        let (mut x, mut y) = (outer, free);
        self.rebase(self.top[y], y);
        self.mate[y] = x;
        loop {
            let node = self.top[x];
            let old = self.mate[self.base[node]];
            self.rebase(node, x);
            self.mate[x] = y;
            if old == NONE {
                return;
            }
            let inner = self.top[old];
            (x, y) = self.entry[inner];
            self.rebase(inner, y);
            self.mate[y] = x;
        }
    }

    /// Takes apart the outermost blossoms whose dual variables are zero.
    fn dissolve_empty(&mut self) {
        let mut open: Vec<usize> = (self.size..self.parts.len())
            .filter(|&blossom| !self.parts[blossom].is_empty() && self.parent[blossom] == NONE)
            .collect();
        while let Some(blossom) = open.pop() {
            if self.dual[blossom].is_zero() {
                let parts = self.dissolve(blossom).into_iter().map(|part| part.node);
                open.extend(parts.filter(|&node| node >= self.size));
            }
        }
    }
}
