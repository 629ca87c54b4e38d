//! The mining of games, in steps.

use game::pgn::{self, Import, Imported};
use protocol::library::Problem;
use protocol::mine::{
    MineAnswer, MinePiece, MinePoint, MineTask, Progress, RejectedSwing, RuleSet,
};
use puzzle::{Analyst, MineProgress, MineRules, MineSettings, MinedGame, Miner};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// Progress is told after so many searches, and whenever something was found.
const PACE: usize = 8;

/// The most faults of a PGN that are told one by one.
const MOST_FAULTS: usize = 50;

/// A game and how it is mined; none that is not this player's.
type Wanted = Option<(MinedGame, MineSettings)>;

/// The mining of the games of a task.
pub struct Mining {
    /// The reader of the games; `None` when all have been read.
    import: Option<Import<'static>>,
    /// Bytes read.
    read: u64,
    games: Rc<RefCell<Games>>,
    /// The game in progress.
    miner: Option<Miner>,
    /// Numbers of its puzzles and rejected swings that have been told.
    told: (usize, usize),
    searches: (usize, usize),
    next: MinePoint,
}

/// The games that have been read.
#[derive(Default)]
struct Games {
    /// Those that have not been mined.
    waiting: VecDeque<Wanted>,
    /// Number of all.
    read: u32,
    faults: Faults,
}

/// Faults of a PGN: the first of them, and the number of all.
#[derive(Default)]
struct Faults {
    first: Vec<Problem>,
    all: u32,
}

impl Faults {
    fn note(&mut self, problems: Vec<pgn::Problem>, further: usize) {
        self.all += (problems.len() + further) as u32;
        let room = MOST_FAULTS.saturating_sub(self.first.len());
        self.first
            .extend(problems.into_iter().take(room).map(|problem| Problem {
                game: problem.game as u32,
                line: problem.place.line as u64,
                column: problem.place.column as u64,
                why: problem.kind.name().to_owned(),
                token: problem.token,
            }));
    }
}

impl Mining {
    /// The mining of a task.
    pub fn new(task: MineTask) -> Mining {
        let rules = match task.rules {
            RuleSet::Strict => MineRules::STRICT,
            RuleSet::Relaxed => MineRules::RELAXED,
        };
        let settings = MineSettings {
            nodes: task.nodes,
            proof_nodes: task.proof_nodes,
            ..MineSettings::new(rules)
        };
        let games = Rc::<RefCell<Games>>::default();
        let (list, player, from) = (Rc::clone(&games), task.player, task.from);
        let import = Import::new(move |imported: Imported| {
            let mut list = list.borrow_mut();
            if list.read >= from.game {
                let wanted = settings.for_player(&imported.tree, &player);
                let wanted = wanted.map(|settings| (MinedGame::new(&imported.tree), settings));
                list.waiting.push_back(wanted);
            }
            list.read += 1;
            let further = imported.further_problems;
            list.faults.note(imported.problems, further);
        });
        Mining {
            import: Some(import),
            read: 0,
            games,
            miner: None,
            told: (0, 0),
            searches: (0, 0),
            next: from,
        }
    }

    /// Takes the piece that was asked for. Any other is passed over.
    pub fn feed(&mut self, piece: &MinePiece, tell: impl Fn(MineAnswer)) {
        let Some(mut import) = self.import.take_if(|_| piece.from == self.read) else {
            return;
        };
        let faults = self.games.borrow().faults.all;
        let bytes = piece.to_bytes();
        import.feed(&bytes);
        self.read += bytes.len() as u64;
        if piece.is_last {
            let problems = import.finish();
            self.games.borrow_mut().faults.note(problems, 0);
        } else {
            self.import = Some(import);
        }
        let games = self.games.borrow();
        let now = &games.faults;
        if now.all > faults {
            tell(MineAnswer::Faults(now.first.clone(), now.all));
        }
        tell(self.progress());
    }

    /// Does a step and tells what it has found. False if there is nothing to do: the end has been told, or the next piece of the
    /// games been asked for.
    pub fn step(&mut self, analyst: &mut dyn Analyst, tell: impl Fn(MineAnswer)) -> bool {
        if let Some(mut miner) = self.miner.take() {
            let progress = miner.step(analyst);
            let found = self.tell_found(&miner, &tell);
            match progress {
                MineProgress::Working { done, of } => {
                    self.searches = (done, of);
                    self.miner = Some(miner);
                    if found || done % PACE == 0 {
                        tell(self.progress());
                    }
                }
                // Nobody stops the analyst.
                MineProgress::Done | MineProgress::Stopped => self.next_game(&tell),
            }
            return true;
        }
        let wanted = self.games.borrow_mut().waiting.pop_front();
        match wanted {
            Some(Some((game, settings))) => self.miner = Some(Miner::new(game, settings)),
            Some(None) => self.next_game(&tell),
            None => {
                let wanted = MineAnswer::Wanted(self.read);
                tell(if self.waits() {
                    wanted
                } else {
                    MineAnswer::Done
                });
                return false;
            }
        }
        true
    }

    /// True if more of the games may come.
    pub fn waits(&self) -> bool {
        self.import.is_some()
    }

    fn next_game(&mut self, tell: &impl Fn(MineAnswer)) {
        self.next = MinePoint {
            game: self.next.game + 1,
            ply: 0,
        };
        self.told = (0, 0);
        self.searches = (0, 0);
        tell(self.progress());
    }

    /// Tells what the last step has found, unless it was told before the mining was stopped. True if there was something.
    fn tell_found(&mut self, miner: &Miner, tell: &impl Fn(MineAnswer)) -> bool {
        let mined = miner.mined();
        let (puzzles, rejected) = self.told;
        self.told = (mined.puzzles.len(), mined.rejected.len());
        let from = self.next.ply;
        let mut last = from;
        for puzzle in &mined.puzzles[puzzles..] {
            let ply = puzzle.source.ply.unwrap_or_default();
            if ply > from {
                tell(MineAnswer::Found(Box::new(puzzle.to_message())));
            }
            last = last.max(ply);
        }
        let mut swings = Vec::new();
        for &(ply, why) in &mined.rejected[rejected..] {
            if ply > from {
                swings.push(RejectedSwing {
                    game: miner.game().name.clone(),
                    number: miner.game().number_of(ply),
                    why,
                });
            }
            last = last.max(ply);
        }
        if !swings.is_empty() {
            tell(MineAnswer::Rejected(swings));
        }
        self.next.ply = last;
        last > from
    }

    fn progress(&self) -> MineAnswer {
        MineAnswer::Progress(Progress {
            games: self.next.game,
            of: self.games.borrow().read,
            bytes: self.read,
            is_all: self.import.is_none(),
            searches: self.searches.0 as u32,
            of_searches: self.searches.1 as u32,
            next: self.next,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::NoHost;
    use puzzle::EngineAnalyst;

    const GAMES: &str = "\
[Event \"Casual\"]
[White \"Ann\"]
[Black \"Bob\"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

[Event \"Casual\"]
[White \"Cid\"]
[Black \"Ann\"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Nc3 Nxh5 0-1
";

    fn task() -> MineTask {
        MineTask {
            nodes: 2_000,
            proof_nodes: 20_000,
            ..MineTask::new(RuleSet::Relaxed)
        }
    }

    /// The answers to the end, or until a condition holds for the last, with the games in pieces of so many bytes.
    fn answers_by(
        pieces: usize,
        task: MineTask,
        until: impl Fn(&MineAnswer) -> bool,
    ) -> Vec<MineAnswer> {
        let mut mining = Mining::new(task);
        let mut analyst = EngineAnalyst::new(NoHost);
        let answers = RefCell::new(Vec::new());
        let tell = |answer| answers.borrow_mut().push(answer);
        loop {
            let goes_on = mining.step(&mut analyst, tell);
            if answers.borrow().last().is_some_and(&until) {
                break;
            }
            if goes_on {
                continue;
            }
            let Some(MineAnswer::Wanted(from)) = answers.borrow_mut().pop() else {
                break;
            };
            let begin = from as usize;
            let end = GAMES.len().min(begin + pieces);
            let piece = &GAMES.as_bytes()[begin..end];
            // What was not asked for is passed over.
            mining.feed(&MinePiece::new(from + 1, b"1. a4", true), tell);
            mining.feed(&MinePiece::new(from, piece, end == GAMES.len()), tell);
        }
        if !answers.borrow().last().is_some_and(&until) {
            answers.borrow_mut().push(MineAnswer::Done);
        }
        answers.into_inner()
    }

    fn answers(task: MineTask, until: impl Fn(&MineAnswer) -> bool) -> Vec<MineAnswer> {
        answers_by(100, task, until)
    }

    fn found(answers: &[MineAnswer]) -> Vec<String> {
        let found = answers.iter().filter_map(|answer| match answer {
            MineAnswer::Found(puzzle) => Some(format!(
                "{}: {}",
                puzzle.source.game,
                puzzle.lines[0].join(" ")
            )),
            _ => None,
        });
        found.collect()
    }

    fn last_progress(answers: &[MineAnswer]) -> Progress {
        let progress = answers.iter().rev().find_map(|answer| match answer {
            MineAnswer::Progress(progress) => Some(*progress),
            _ => None,
        });
        progress.expect("it is told after the reading")
    }

    #[test]
    fn games_are_mined_and_it_is_told_how_far() {
        let answers = answers(task(), |_| false);
        let found = found(&answers);
        assert!(
            found.contains(&"Casual: Ann - Bob: h5f7".to_owned()),
            "{found:?}"
        );
        assert_eq!(answers.last(), Some(&MineAnswer::Done));
        let progress = last_progress(&answers);
        assert_eq!((progress.games, progress.of), (2, 2));
        assert_eq!(progress.next, MinePoint { game: 2, ply: 0 });
    }

    #[test]
    fn the_size_of_the_pieces_changes_nothing() {
        let whole = answers_by(GAMES.len(), task(), |_| false);
        let told = |answers: &[MineAnswer]| {
            let swings = answers.iter().filter_map(|answer| match answer {
                MineAnswer::Rejected(swings) => Some(swings.clone()),
                _ => None,
            });
            (found(answers), swings.flatten().collect::<Vec<_>>())
        };
        for pieces in [1, 50, 200] {
            let answers = answers_by(pieces, task(), |_| false);
            assert_eq!(told(&answers), told(&whole), "{pieces}");
            let last = last_progress(&answers);
            assert_eq!((last.bytes, last.is_all), (GAMES.len() as u64, true));
        }
        let (_, swings) = told(&whole);
        assert!(!swings.is_empty());
        for swing in swings {
            assert!(swing.game.starts_with("Casual: "), "{swing:?}");
            assert!(swing.number.ends_with(['.', '…']), "{swing:?}");
        }
    }

    #[test]
    fn what_was_stopped_goes_on_where_it_was() {
        let whole = found(&answers(task(), |_| false));
        let is_find = |answer: &MineAnswer| matches!(answer, MineAnswer::Progress(progress) if progress.next.ply > 0);
        let begun = answers(task(), is_find);
        let next = last_progress(&begun).next;
        assert!(next.ply > 0, "{next:?}");
        let rest = answers(
            MineTask {
                from: next,
                ..task()
            },
            |_| false,
        );
        assert_eq!([found(&begun), found(&rest)].concat(), whole);
        let end = MinePoint { game: 2, ply: 0 };
        let nothing = answers(
            MineTask {
                from: end,
                ..task()
            },
            |_| false,
        );
        assert!(found(&nothing).is_empty());
        assert_eq!(nothing.last(), Some(&MineAnswer::Done));
    }

    #[test]
    fn only_one_players_mistakes() {
        let player = |name: &str| MineTask {
            player: vec![name.to_owned()],
            ..task()
        };
        // She found her mate, and in the other game what was left hanging.
        assert_eq!(found(&answers(player("Ann"), |_| false)), [""; 0]);
        let others = answers(player("Nobody"), |_| false);
        assert_eq!(found(&others), [""; 0]);
        assert_eq!(last_progress(&others).games, 2);
    }
}
