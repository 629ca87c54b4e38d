//! The miner: a game's two passes, in steps.

use std::collections::{BTreeSet, VecDeque};

use motif::EngineView;
use protocol::Score;

use super::Rejection;
use super::candidate::{Goal, Swing, centipawns};
use super::line::{Proof, follow, only_move};
use super::settings::{MineRules, MineSettings, MinedGame};
use crate::analyst::{Analyst, Line, Root};
use crate::{Puzzle, Solution, Source, Themes};

/// Error margin of the short searches of the first pass, in chances: the second pass decides.
const MARGIN: f64 = 0.15;

/// The parts of the nodes of a proof that its sketches have: a fiftieth, then a tenth. They see most second good moves.
const SKETCHES: [u64; 2] = [50, 10];

/// Error margin of the sketches of a proof, in chances: they see second moves that are as good as the first, no more.
const SKETCH_MARGIN: f64 = 0.35;

/// Puzzles and rejections of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mined {
    /// The puzzles, in the order of the game.
    pub puzzles: Vec<Puzzle>,
    /// The half-moves after which the chances swung and no puzzle came of it, and why.
    pub rejected: Vec<(u32, Rejection)>,
}

/// Progress of a miner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MineProgress {
    /// Searches done and searches needed; the second number grows as swings are found.
    Working {
        /// Steps done.
        done: usize,
        /// Steps known to be needed.
        of: usize,
    },
    /// All of the game is mined.
    Done,
    /// The analyst was stopped: the step has to be done again.
    Stopped,
}

/// The mining of one game, which goes on wherever it was stopped.
pub struct Miner {
    game: MinedGame,
    settings: MineSettings,
    /// The positions of the game, the first before its first move.
    roots: Vec<Root>,
    /// Their evaluations for the side to move, as far as the first pass has come.
    scores: Vec<Score>,
    /// Half-moves after which there may be a puzzle.
    swings: VecDeque<usize>,
    /// Swings looked at.
    tried: usize,
    /// Keys of the positions that puzzles already ask about.
    known: BTreeSet<u64>,
    mined: Mined,
}

impl Miner {
    /// The work on a game. Moves that are not legal end it.
    pub fn new(game: MinedGame, settings: MineSettings) -> Miner {
        let mut roots = vec![Root::new(game.start.clone())];
        for &mv in &game.moves {
            let root = roots.last().expect("there is the first");
            if !root.position.is_legal(mv) {
                break;
            }
            let root = root.after(mv);
            roots.push(root);
        }
        Miner {
            game,
            settings,
            roots,
            scores: Vec::new(),
            swings: VecDeque::new(),
            tried: 0,
            known: BTreeSet::new(),
            mined: Mined::default(),
        }
    }

    /// The game.
    pub fn game(&self) -> &MinedGame {
        &self.game
    }

    /// The puzzles and rejections found so far.
    pub fn mined(&self) -> &Mined {
        &self.mined
    }

    /// Does one piece of the work: a search of the first pass, or a swing.
    pub fn step(&mut self, analyst: &mut dyn Analyst) -> MineProgress {
        let done = if self.scores.len() < self.roots.len() {
            self.evaluate(analyst)
        } else if let Some(&ply) = self.swings.front() {
            self.prove(ply, analyst)
        } else {
            return MineProgress::Done;
        };
        if done.is_none() {
            return MineProgress::Stopped;
        }
        let done = self.scores.len() + self.tried;
        let left = self.roots.len() - self.scores.len() + self.swings.len();
        if left == 0 {
            MineProgress::Done
        } else {
            MineProgress::Working {
                done,
                of: done + left,
            }
        }
    }

    /// All of it. `None` if the analyst was stopped.
    pub fn run(mut self, analyst: &mut dyn Analyst) -> Option<Mined> {
        loop {
            match self.step(analyst) {
                MineProgress::Working { .. } => {}
                MineProgress::Done => return Some(self.mined),
                MineProgress::Stopped => return None,
            }
        }
    }

    /// Searches the next position of the game, and sees whether the move before was an error.
    fn evaluate(&mut self, analyst: &mut dyn Analyst) -> Option<()> {
        let ply = self.scores.len();
        let root = &self.roots[ply];
        let score = if root.position.has_legal_move() {
            let lines = analyst.analyse(root, 1, None, self.settings.nodes)?;
            lines
                .first()
                .map_or(Score::Centipawns(0), |line| line.score)
        } else if root.position.is_check() {
            Score::Mate(0)
        } else {
            Score::Centipawns(0)
        };
        self.scores.push(score);
        let solver = root.position.turn();
        let wanted = self.settings.solver.is_none_or(|wanted| wanted == solver);
        if ply > 0 && wanted && root.position.has_legal_move() {
            let swing = self.swing(ply, score);
            if swing.has_swung(&self.settings.rules, MARGIN) {
                self.swings.push_back(ply);
            }
        }
        Some(())
    }

    fn swing(&self, ply: usize, now: Score) -> Swing<'_> {
        Swing {
            before: turned(self.scores[ply - 1]),
            now,
            position: &self.roots[ply].position,
        }
    }

    /// Makes a puzzle of a swing, or says why not.
    fn prove(&mut self, ply: usize, analyst: &mut dyn Analyst) -> Option<()> {
        let found = self.solve(ply, analyst)?;
        self.swings.pop_front();
        self.tried += 1;
        match found {
            Ok(proof) => {
                let mut position = self.roots[ply].position.clone();
                for &mv in &proof.moves {
                    self.known.insert(position.key());
                    position.play(mv);
                }
                let puzzle = self.puzzle(ply, &proof);
                self.mined.puzzles.push(puzzle);
            }
            Err(Some(why)) => self.mined.rejected.push((ply as u32, why)),
            Err(None) => {}
        }
        Some(())
    }

    /// The proof of a puzzle, or the reason there is none; no reason where nobody asked for the puzzle.
    #[allow(clippy::type_complexity)] // stopped; rejected, with or without a reason
    fn solve(
        &self,
        ply: usize,
        analyst: &mut dyn Analyst,
    ) -> Option<Result<Proof, Option<Rejection>>> {
        let (root, rules) = (&self.roots[ply], &self.settings.rules);
        if self.known.contains(&root.position.key()) {
            return Some(Err(Some(Rejection::Known)));
        }
        // Most swings are turned down by what is already known, with as much doubt as it deserves.
        let lenient = MineRules {
            swing: rules.swing - MARGIN,
            ..*rules
        };
        if let Err(why) = self.swing(ply, self.scores[ply]).goal(&lenient)
            && why != Rejection::NotWinning
        {
            return Some(Err(Some(why)));
        }
        let nodes = self.settings.proof_nodes;
        let seen = |lines: &[Line]| {
            let goal = self.swing(ply, lines[0].score).goal(rules)?;
            only_move(lines, goal, rules).map(|()| goal)
        };
        let hopeless = |lines: &[Line]| {
            let lenient = MineRules {
                gap: rules.gap - SKETCH_MARGIN,
                ..lenient
            };
            let goal = self.swing(ply, lines[0].score).goal(&lenient)?;
            only_move(lines, goal, &lenient)
        };
        for part in SKETCHES {
            let sketch = analyst.analyse(root, 2, None, nodes / part)?;
            if sketch[0].score == Score::Mate(1) {
                break;
            }
            if let Err(why) = hopeless(&sketch) {
                return Some(Err(Some(why)));
            }
            if !rules.one_movers && self.ends_at_once(root, &sketch[0], nodes / part, analyst)? {
                return Some(Err(Some(Rejection::TooShort)));
            }
        }
        let lines = analyst.analyse(root, 2, None, nodes)?;
        let mates_at_once = lines[0].score == Score::Mate(1);
        let goal = match seen(&lines) {
            Ok(goal) => goal,
            Err(Rejection::TwoGoodMoves) if mates_at_once => Goal::Mate,
            Err(why) => return Some(Err(Some(why))),
        };
        if self.settings.missed && self.game.moves.get(ply) == Some(&lines[0].moves[0]) {
            return Some(Err(None));
        }
        let proof = match follow(root, lines, goal, rules, nodes, analyst)? {
            Ok(proof) => proof,
            Err(why) => return Some(Err(Some(why))),
        };
        let mates = root.position.after(proof.moves[0]).is_checkmate();
        if proof.moves.len() == 1 && !mates && !rules.one_movers {
            return Some(Err(Some(Rejection::TooShort)));
        }
        Some(Ok(proof))
    }

    /// True if a sketch of the position after the first move and its reply sees two good moves: no proof is wanted of what
    /// will be a puzzle of one move.
    fn ends_at_once(
        &self,
        root: &Root,
        best: &Line,
        nodes: u64,
        analyst: &mut dyn Analyst,
    ) -> Option<bool> {
        let (Score::Centipawns(_), &[first, reply, ..]) = (best.score, &*best.moves) else {
            return Some(false);
        };
        let root = root.after(first).after(reply);
        if !root.position.has_legal_move() {
            return Some(true);
        }
        let lines = analyst.analyse(&root, 2, None, nodes)?;
        let rules = MineRules {
            gap: self.settings.rules.gap - SKETCH_MARGIN,
            winning: self.settings.rules.winning.min(centipawns(best.score)),
            ..self.settings.rules
        };
        // What saves the draw may be as little, and needs no more to end than what wins.
        Some(only_move(&lines, Goal::Win, &rules) == Err(Rejection::TwoGoodMoves))
    }

    fn puzzle(&self, ply: usize, proof: &Proof) -> Puzzle {
        let before = &self.roots[ply - 1].position;
        let mut puzzle = Puzzle::new(
            before.clone(),
            Some(self.game.moves[ply - 1]),
            Solution::line(&proof.moves),
        );
        puzzle.id = name_of(self.roots[ply].position.key());
        puzzle.source = Source {
            game: self.game.name.clone(),
            ply: Some(ply as u32),
            nodes: Some(self.settings.proof_nodes),
            opening: String::new(),
        };
        let seen = EngineView {
            centipawns: Some(centipawns(proof.score).round() as i32),
            zugzwang: false,
        };
        puzzle.themes = puzzle
            .line()
            .map_or(Themes::EMPTY, |line| line.themes(seen));
        puzzle
    }
}

/// An evaluation as the other side sees it, after a move of its own.
fn turned(score: Score) -> Score {
    match score {
        Score::Centipawns(own) => Score::Centipawns(-own),
        Score::Mate(moves) => Score::Mate(-moves),
    }
}

/// A name of eight letters and digits for the position with this key.
fn name_of(mut key: u64) -> String {
    const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut name = String::new();
    for _ in 0..8 {
        name.push(char::from(SIGNS[(key % 62) as usize]));
        key /= 62;
    }
    name
}
