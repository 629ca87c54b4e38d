//! Making a table: retrograde analysis, level by level of the distance to mate.

use chess::{Color, Piece, Role};

use crate::layout::Layout;
use crate::reach::{Goal, Reach};
use crate::sources::Source;
use crate::{Material, Table, Tablebase};

/// A table that is being made.
///
/// Positions of distance 0 are checkmates. Positions are won in an odd number of half-moves, one more than a position that
/// some move leads to is lost in; and lost in an even number if all moves lead to positions that are known to be won. What is
/// left when no level brings anything new is drawn. Work is done in steps, so that whoever has it done can tell of its
/// progress, and stop.
pub struct Builder {
    layout: Layout,
    reach: Reach,
    /// By the side to move.
    sides: [Side; 2],
    phase: Phase,
    /// The next word of the phase.
    next: usize,
    decided: u64,
}

/// The part of the work that is being done, for the side that is to move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Legal positions and attacks are found.
    Prepare,
    /// A level is found, 0 to begin with.
    Level(u8, Color),
    Done,
}

/// Sets of positions with one side to move, a word for each pair of kings and square of the outer man.
struct Side {
    /// Legal and without a result so far.
    undecided: Vec<u64>,
    /// Legal and not known to be won.
    open: Vec<u64>,
    /// Lost at the last even level.
    lost: Vec<u64>,
    /// Bit planes of the levels.
    planes: Vec<Vec<u64>>,
    /// True if the level has brought this side results.
    news: bool,
    /// True if the level before has.
    news_before: bool,
    /// Captures and promotions of this side.
    sources: Sources,
}

/// Positions of other tables that a side's captures and promotions lead to.
#[derive(Default)]
struct Sources {
    outer_taken: Option<Source>,
    inner_taken: Option<Source>,
    promoted: Option<Source>,
    taking_promoted: Option<Source>,
}

impl Sources {
    fn all(&self) -> impl Iterator<Item = &Source> {
        let all = [
            &self.outer_taken,
            &self.inner_taken,
            &self.promoted,
            &self.taking_promoted,
        ];
        all.into_iter().flatten()
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut Source> {
        let all = [
            &mut self.outer_taken,
            &mut self.inner_taken,
            &mut self.promoted,
            &mut self.taking_promoted,
        ];
        all.into_iter().flatten()
    }

    /// The sets that a move may lead into: `own`, and a set of each source.
    fn goal<'a>(&'a self, own: &'a [u64], set: fn(&Source) -> &[u64]) -> Goal<'a> {
        Goal {
            own,
            outer_taken: self.outer_taken.as_ref().map(set),
            inner_taken: self.inner_taken.as_ref().map(set),
            promoted: self.promoted.as_ref().map(set),
            taking_promoted: self.taking_promoted.as_ref().map(set),
        }
    }
}

/// Progress of the work on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// True if the table is finished.
    pub done: bool,
    /// The distance to mate that is being looked for, in half-moves.
    pub plies: u32,
    /// Positions that are known to be won or lost, symmetric ones counted once.
    pub decided: u64,
}

impl Builder {
    /// Begins a table. The tables that it depends on must be in the tablebase; otherwise the error names the first that is
    /// not.
    pub fn new(material: Material, tablebase: &Tablebase) -> Result<Builder, Material> {
        for dependency in material.dependencies() {
            if tablebase.table(dependency).is_none() {
                return Err(dependency);
            }
        }
        let layout = Layout::of(material);
        let words = layout.words();
        let sides = Color::ALL.map(|turn| Side {
            undecided: Vec::with_capacity(words),
            open: Vec::with_capacity(words),
            lost: vec![0; words],
            planes: Vec::new(),
            news: false,
            news_before: false,
            sources: sources(&layout, turn, tablebase),
        });
        Ok(Builder {
            layout,
            reach: Reach::new(layout),
            sides,
            phase: Phase::Prepare,
            next: 0,
            decided: 0,
        })
    }

    /// The men of the table.
    pub const fn material(&self) -> Material {
        self.layout.material
    }

    /// Works on, for so many words of 64 positions; a million takes about a tenth of a second.
    pub fn step(&mut self, words: usize) -> Progress {
        let mut left = words.max(1);
        while left > 0 && self.phase != Phase::Done {
            let end = self.layout.words().min(self.next + left);
            left -= end - self.next;
            match self.phase {
                Phase::Prepare => self.prepare(self.next..end),
                Phase::Level(level, turn) => self.level(level, turn, self.next..end),
                Phase::Done => {}
            }
            self.next = end;
            if end == self.layout.words() {
                self.next = 0;
                self.phase = self.after_phase();
            }
        }
        self.progress()
    }

    /// The state of the work.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.phase == Phase::Done,
            plies: match self.phase {
                Phase::Level(level, _) => u32::from(level),
                Phase::Prepare | Phase::Done => 0,
            },
            decided: self.decided,
        }
    }

    /// Works until the table is finished.
    pub fn finish(mut self) -> Table {
        while !self.step(usize::MAX / 2).done {}
        Table::pack(self.layout.material, self.sides.map(|side| side.planes))
    }

    fn prepare(&mut self, words: std::ops::Range<usize>) {
        for word in words {
            self.reach.prepare(word);
            for (side, turn) in self.sides.iter_mut().zip(Color::ALL) {
                let legal = self.layout.legal(word, turn);
                side.undecided.push(legal);
                side.open.push(legal);
            }
        }
    }

    /// Finds the positions of a level in some words.
    fn level(&mut self, level: u8, turn: Color, words: std::ops::Range<usize>) {
        let [white, black] = &mut self.sides;
        let (side, other) = match turn {
            Color::White => (white, &*black),
            Color::Black => (black, &*white),
        };
        let wins = level % 2 == 1;
        let goal = if wins {
            side.sources.goal(&other.lost, |source| &source.lost)
        } else {
            side.sources.goal(&other.open, |source| &source.open)
        };
        let kept = level + 1;
        let bits = (u8::BITS - kept.leading_zeros()) as usize;
        while side.planes.len() < bits {
            side.planes.push(vec![0; self.layout.words()]);
        }
        for word in words {
            let undecided = side.undecided[word];
            if !wins {
                side.lost[word] = 0;
            }
            if undecided == 0 {
                continue;
            }
            let reached = self.reach.positions(&goal, word, turn);
            let found = if wins {
                let found = undecided & reached;
                side.open[word] &= !found;
                found
            } else if level == 0 {
                // Without a legal move it is checkmate or stalemate.
                let found = undecided & !reached;
                let mates = found & self.layout.attacked(word, turn);
                side.undecided[word] &= !found;
                side.lost[word] = mates;
                mates
            } else {
                let found = undecided & !reached;
                side.lost[word] = found;
                found
            };
            if found != 0 {
                side.news = true;
                side.undecided[word] &= !found;
                self.decided += u64::from(found.count_ones());
                for (number, plane) in side.planes.iter_mut().enumerate() {
                    if kept >> number & 1 == 1 {
                        plane[word] |= found;
                    }
                }
            }
        }
    }

    /// The phase after one that is finished.
    fn after_phase(&mut self) -> Phase {
        let (mut level, mut turn) = match self.phase {
            Phase::Prepare => return Phase::Level(0, Color::White),
            Phase::Level(level, turn) => (level, turn),
            Phase::Done => return Phase::Done,
        };
        loop {
            if turn == Color::White {
                turn = Color::Black;
            } else {
                let sources = || self.sides.iter().flat_map(|side| side.sources.all());
                let highest = sources().map(Source::highest).max().unwrap_or_default();
                let news = self.sides.iter().any(|side| side.news);
                if !news && level >= highest {
                    return Phase::Done;
                }
                // Levels are numbers of a byte, one is taken by draws. No ending of four men comes near.
                assert!(level < u8::MAX - 1, "the distance to mate is too long");
                (level, turn) = (level + 1, Color::White);
                for side in &mut self.sides {
                    side.news_before = std::mem::take(&mut side.news);
                    for source in side.sources.all_mut() {
                        source.advance(level);
                    }
                }
            }
            let mut sources = self.sides[turn.index()].sources.all();
            let news = self.sides[(!turn).index()].news_before;
            if level == 0 || news || sources.any(|source| source.news) {
                return Phase::Level(level, turn);
            }
        }
    }
}

impl Tablebase {
    /// Makes the tables that are missing, at one go.
    ///
    /// ```
    /// use chess::Position;
    /// use tablebase::{Tablebase, Value};
    ///
    /// let mut tablebase = Tablebase::new();
    /// tablebase.make("KQK".parse()?);
    /// let position = Position::from_fen("8/8/8/5k2/8/8/1Q6/K7 w - - 0 1")?;
    /// assert_eq!(tablebase.probe(&position), Ok(Value::Win(19)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn make(&mut self, material: Material) {
        for material in self.missing(material) {
            let builder = Builder::new(material, self);
            let table = builder.expect("its dependencies come before it").finish();
            self.insert(table);
        }
    }
}

/// The captures and promotions of a side.
fn sources(layout: &Layout, turn: Color, tablebase: &Tablebase) -> Sources {
    let table = |men: &[Piece]| tablebase.table(crate::material::material_of(men).0);
    let (outer, inner) = (layout.material.outer(), layout.material.inner());
    let takes = |piece: Option<Piece>| piece.is_some_and(|piece| piece.color != turn);
    let mut sources = Sources::default();
    if takes(outer) {
        let left = inner.as_slice();
        sources.outer_taken = Some(Source::capture(layout, inner, !turn, table(left)));
    }
    if takes(inner) {
        let left = outer.as_slice();
        sources.inner_taken = Some(Source::capture(layout, outer, !turn, table(left)));
    }
    if inner == Some(Role::Pawn.of(turn)) {
        let promoted = |other: Option<Piece>| {
            let tables = Role::PROMOTIONS.map(|role| {
                let men: Vec<_> = other.into_iter().chain([role.of(turn)]).collect();
                table(&men).expect("the tables it depends on are there")
            });
            Source::promotion(layout, other, turn, tables)
        };
        sources.promoted = Some(promoted(outer));
        if takes(outer) {
            sources.taking_promoted = Some(promoted(None));
        }
    }
    sources
}
