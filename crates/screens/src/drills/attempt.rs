//! An attempt at a drill: its turns with what tables say of them, how it goes on, and how it is held against perfect play.

use crate::position_board::last_played;
use chess::{Color, Move, Position};
use tablebase::{Drill, MoveEffect, Task, Value};

/// Moves after which a draw counts as held, if nothing has ended it before.
pub const HELD: u32 = 15;

/// Half-moves without capture or pawn move that end a game (FIDE 9.3).
const FIFTY_MOVES: u32 = 100;

/// A turn of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Turn {
    position: Position,
    /// The value of the position.
    value: Value,
    /// The legal moves with their values, the best first.
    rated: Vec<(Move, Value)>,
    played: Option<Move>,
    reply: Option<Move>,
}

/// Phase of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The tables are asked about the position.
    Probing,
    /// The learner is to move.
    Learner,
    /// The opponent is to reply.
    Opponent,
    /// The learner's move has let go of the result; the reply shows why.
    LetGo,
    /// It is over.
    Over(End),
}

/// Help that is shown: none, in words, the piece, the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
pub enum Help {
    /// None.
    #[default]
    None,
    /// The plan of the drill in words.
    Plan,
    /// The piece that moves.
    Piece,
    /// The best move.
    Move,
}

/// Ends of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The learner has mated.
    Mate,
    /// The learner has held the draw.
    Held,
    /// The opponent would claim a draw by the fifty-move rule.
    FiftyMoves,
    /// The opponent would claim a draw by repetition of the position.
    Repetition,
}

/// The last move of the learner, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// The opponent's reply, if it has come.
    pub reply: Option<Move>,
    /// The value before it, and that of the move counted from there.
    pub values: (Value, Value),
    /// A best move.
    pub best: Move,
}

impl Judged {
    /// The effect on the result.
    pub fn effect(&self) -> MoveEffect {
        MoveEffect::new(self.values.0, self.values.1)
    }
}

/// An attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    drill: Drill,
    learner: Color,
    turns: Vec<Turn>,
    /// The position that the tables are asked about, as long as they are.
    probing: Option<Position>,
    /// True once a move was taken back, a best move shown or hinted at.
    helped: bool,
}

impl Attempt {
    /// An attempt from a start position, in which the learner is to move.
    pub fn new(drill: Drill, start: Position) -> Attempt {
        Attempt {
            drill,
            learner: start.turn(),
            turns: Vec::new(),
            probing: Some(start),
            helped: false,
        }
    }

    /// The drill.
    pub fn drill(&self) -> Drill {
        self.drill
    }

    /// The learner's side.
    pub fn learner(&self) -> Color {
        self.learner
    }

    /// True if it was helped.
    pub fn helped(&self) -> bool {
        self.helped
    }

    /// Notes that it was helped.
    pub fn help(&mut self) {
        self.helped = true;
    }

    /// The first position.
    pub fn start(&self) -> &Position {
        match (self.turns.first(), &self.probing) {
            (Some(turn), _) => &turn.position,
            (None, Some(start)) => start,
            (None, None) => unreachable!("without a turn the start is asked about"),
        }
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        if let Some(probing) = &self.probing {
            return probing.clone();
        }
        let turn = self.turns.last().expect("nothing is asked about");
        let moves = turn.played.into_iter().chain(turn.reply);
        moves.fold(turn.position.clone(), |position, mv| position.after(mv))
    }

    /// All moves so far.
    pub fn moves(&self) -> Vec<Move> {
        let of = |turn: &Turn| turn.played.into_iter().chain(turn.reply);
        self.turns.iter().flat_map(of).collect()
    }

    /// The last move on the board, with the position before it.
    pub fn last_played(&self) -> Option<(Position, Move)> {
        last_played(self.start(), &self.moves())
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        if self.probing.is_some() {
            return self.end().map_or(Phase::Probing, Phase::Over);
        }
        match self.judged() {
            None => Phase::Learner,
            Some(judged) if !judged.effect().keeps_result() => Phase::LetGo,
            Some(_) => self.end().map_or(Phase::Opponent, Phase::Over),
        }
    }

    /// The way in which the position on the board ends the attempt.
    fn end(&self) -> Option<End> {
        let position = self.position();
        let wins = self.drill.task == Task::Win;
        if wins && position.is_checkmate() {
            return Some(End::Mate);
        }
        let draw = if position.halfmove_clock() >= FIFTY_MOVES {
            Some(End::FiftyMoves)
        } else if self.repetitions(&position) >= 3 {
            Some(End::Repetition)
        } else {
            None
        };
        if wins {
            return draw;
        }
        let kings_alone = position.occupied() == position.by_role(chess::Role::King);
        let held = kings_alone || position.is_stalemate() || self.moves_made() >= HELD;
        (draw.is_some() || held).then_some(End::Held)
    }

    /// Number of times that the position has been on the board.
    fn repetitions(&self, position: &Position) -> usize {
        let mut at = self.start().clone();
        let mut seen = usize::from(at.key() == position.key());
        for mv in self.moves() {
            at.play(mv);
            seen += usize::from(at.key() == position.key());
        }
        seen
    }

    /// The tables' answer about the position on the board. True if it was waited for.
    pub fn probed(&mut self, value: Value, rated: Vec<(Move, Value)>) -> bool {
        if self.phase() != Phase::Probing {
            return false;
        }
        let Some(position) = self.probing.take() else {
            return false;
        };
        self.turns.push(Turn {
            position,
            value,
            rated,
            played: None,
            reply: None,
        });
        true
    }

    /// The learner moves. True if it is his turn, and the move legal.
    pub fn play(&mut self, mv: Move) -> bool {
        if self.phase() != Phase::Learner {
            return false;
        }
        let Some(turn) = self.turns.last_mut() else {
            return false;
        };
        let legal = turn.rated.iter().any(|rated| rated.0 == mv);
        if legal {
            turn.played = Some(mv);
        }
        legal
    }

    /// The opponent replies; what is on the board then is asked about, unless the move before had let go of the result.
    pub fn reply(&mut self, mv: Move) {
        let phase = self.phase();
        let Some(turn) = self.turns.last_mut() else {
            return;
        };
        if turn.reply.is_none() && matches!(phase, Phase::Opponent | Phase::LetGo) {
            turn.reply = Some(mv);
            if phase == Phase::Opponent {
                self.probing = Some(self.position());
            }
        }
    }

    /// Takes back the learner's last move. True if there was one.
    pub fn take_back(&mut self) -> bool {
        if self.turns.iter().all(|turn| turn.played.is_none()) {
            return false;
        }
        self.probing = None;
        if self.turns.last().is_some_and(|turn| turn.played.is_none()) {
            self.turns.pop();
        }
        if let Some(turn) = self.turns.last_mut() {
            (turn.played, turn.reply) = (None, None);
        }
        self.helped = true;
        true
    }

    /// A best move of the turn.
    pub fn best(&self) -> Option<Move> {
        let turn = self.turns.last().filter(|turn| turn.played.is_none())?;
        turn.rated.first().map(|best| best.0)
    }

    /// The learner's last move, if it is still to be judged by what is on the board: that of this turn, or of the one before.
    pub fn judged(&self) -> Option<Judged> {
        self.turns
            .last()
            .filter(|_| self.probing.is_none())
            .and_then(judged)
    }

    /// The learner's last move.
    pub fn last_judged(&self) -> Option<Judged> {
        self.turns.iter().rev().find_map(judged)
    }

    /// Number of the learner's moves.
    pub fn moves_made(&self) -> u32 {
        let played = self.turns.iter().filter(|turn| turn.played.is_some());
        played.count() as u32
    }

    /// Number of moves that perfect play takes from the start; 0 where nothing is to be won.
    pub fn perfect(&self) -> u32 {
        self.turns.first().map_or(0, |turn| turn.value.moves())
    }

    /// Moves to mate, as far as is known: before each move of the learner, and from the position on the board.
    pub fn distances(&self) -> Vec<u32> {
        let mut distances: Vec<u32> = self.turns.iter().map(|turn| turn.value.moves()).collect();
        let last = self.turns.last().and_then(judged);
        if let Some(judged) = last
            && let Value::Win(_) = judged.values.1
        {
            distances.push(judged.values.1.moves() - 1);
        }
        distances
    }

    /// Moves more than by perfect play, so far.
    pub fn lost(&self) -> u32 {
        let longer = |turn: &Turn| match judged(turn)?.effect() {
            MoveEffect::KeepsWin { longer_by, .. } => Some(longer_by),
            _ => None,
        };
        self.turns.iter().filter_map(longer).sum()
    }

    /// The most moves that pass; `None` if only the result counts.
    pub fn most_moves(&self) -> Option<u32> {
        match self.drill.task {
            Task::Win => self.drill.pass.most_moves(self.perfect()),
            Task::Hold | Task::HoldWithPiece => None,
        }
    }

    /// True if it is over, was reached without help, and in few enough moves.
    pub fn passed(&self) -> bool {
        let reached = matches!(self.phase(), Phase::Over(End::Mate | End::Held));
        let most = self.most_moves();
        reached && !self.helped && most.is_none_or(|most| self.moves_made() <= most)
    }
}

fn judged(turn: &Turn) -> Option<Judged> {
    let played = turn.played?;
    let value = turn.rated.iter().find(|rated| rated.0 == played)?.1;
    Some(Judged {
        before: turn.position.clone(),
        played,
        reply: turn.reply,
        values: (turn.value, value),
        best: turn.rated.first()?.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablebase::{DRILLS, Tablebase};

    fn drill(key: &str) -> Drill {
        *DRILLS.iter().find(|drill| drill.key == key).expect("a key")
    }

    /// An attempt with tables beside it, which answer at once.
    struct Trial {
        tables: Tablebase,
        attempt: Attempt,
    }

    impl Trial {
        fn new(key: &str, fen: &str) -> Trial {
            let mut tables = Tablebase::new();
            tables.make(drill(key).material.parse().expect("a material"));
            let start = Position::from_fen(fen).expect("a position");
            let mut trial = Trial {
                tables,
                attempt: Attempt::new(drill(key), start),
            };
            trial.probe();
            trial
        }

        fn probe(&mut self) {
            let position = self.attempt.position();
            let value = self.tables.probe(&position).expect("the table is there");
            let moves = self.tables.moves(&position).expect("the table is there");
            let rated = moves.iter().map(|one| (one.played, one.value)).collect();
            self.attempt.probed(value, rated);
        }

        /// Plays a move, and lets the tables reply.
        fn play(&mut self, uci: &str) {
            let before = self.attempt.position();
            let mv = before.parse_uci(uci).expect("a move");
            assert!(self.attempt.play(mv), "{uci}");
            let reply = self.tables.best_reply(&before, mv, 1);
            if let Some(reply) = reply.expect("the table is there") {
                self.attempt.reply(reply);
            }
            if self.attempt.phase() == Phase::Probing {
                self.probe();
            }
        }

        fn play_best(&mut self) {
            let best = self.attempt.best().expect("it is not over");
            let uci = self.attempt.position().to_uci(best).to_string();
            self.play(&uci);
        }
    }

    #[test]
    fn perfect_moves_mate_in_as_many_as_was_told() {
        let mut trial = Trial::new("krk", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1");
        let perfect = trial.attempt.perfect();
        assert!(perfect > 8);
        for made in 0..perfect {
            assert_eq!(trial.attempt.phase(), Phase::Learner);
            assert_eq!(trial.attempt.moves_made(), made);
            trial.play_best();
        }
        assert_eq!(trial.attempt.phase(), Phase::Over(End::Mate));
        assert_eq!(trial.attempt.most_moves(), Some(perfect + 6));
        assert_eq!(trial.attempt.lost(), 0);
        assert!(trial.attempt.passed());
        let all: Vec<u32> = (0..=perfect).rev().collect();
        assert_eq!(trial.attempt.distances(), all);
    }

    #[test]
    fn a_slower_move_is_counted_and_can_be_taken_back() {
        let mut trial = Trial::new("kqk", "7k/8/8/5K2/6Q1/8/8/8 w - - 0 1");
        assert_eq!(trial.attempt.perfect(), 2);
        trial.play("g4g1");
        let judged = trial.attempt.last_judged().expect("a move was made");
        let effect = MoveEffect::KeepsWin {
            mate_in: 3,
            longer_by: 1,
        };
        assert_eq!(judged.effect(), effect);
        assert_eq!(trial.attempt.lost(), 1);
        assert_eq!(trial.attempt.distances(), [2, 2]);
        assert!(trial.attempt.take_back());
        assert_eq!(trial.attempt.lost(), 0);
        assert!(!trial.attempt.take_back());
        trial.play_best();
        trial.play_best();
        assert_eq!(trial.attempt.phase(), Phase::Over(End::Mate));
        assert!(trial.attempt.helped() && !trial.attempt.passed());
    }

    #[test]
    fn a_move_that_lets_go_of_the_win_is_refuted_and_taken_back() {
        let mut trial = Trial::new("kqk", "7k/8/8/8/8/K7/6Q1/8 w - - 0 1");
        trial.play("g2g7");
        assert_eq!(trial.attempt.phase(), Phase::LetGo);
        let judged = trial.attempt.last_judged().expect("a move was made");
        assert_eq!(judged.effect(), MoveEffect::LetsGoOfWin);
        assert!(judged.reply.is_some(), "the queen is taken");
        let moves = trial.attempt.position().legal_moves();
        assert!(moves.iter().all(|&mv| !trial.attempt.play(mv)));
        assert!(trial.attempt.take_back());
        assert_eq!(trial.attempt.phase(), Phase::Learner);
        // A stalemate has no reply.
        let mut trial = Trial::new("kqk", "7k/8/8/5K2/6Q1/8/8/8 w - - 0 1");
        trial.play("g4g6");
        assert_eq!(trial.attempt.phase(), Phase::LetGo);
        assert_eq!(
            trial.attempt.last_judged().and_then(|last| last.reply),
            None
        );
    }

    #[test]
    fn a_win_that_is_not_got_on_with_is_drawn_by_the_rules() {
        let mut trial = Trial::new("krk", "8/8/8/8/8/2k5/8/R3K3 w - - 98 80");
        trial.play("a1b1");
        assert_eq!(trial.attempt.phase(), Phase::Over(End::FiftyMoves));
        assert!(!trial.attempt.passed());
        assert!(trial.attempt.take_back());
        assert_eq!(trial.attempt.phase(), Phase::Learner);
    }

    #[test]
    fn a_draw_is_held_to_the_end() {
        let mut trial = Trial::new("kpk-hold", "8/8/4k3/8/4K3/4P3/8/8 b - - 0 1");
        assert_eq!(trial.attempt.learner(), Color::Black);
        assert_eq!(trial.attempt.phase(), Phase::Learner);
        while trial.attempt.phase() == Phase::Learner {
            trial.play_best();
        }
        assert_eq!(trial.attempt.phase(), Phase::Over(End::Held));
        assert!(trial.attempt.passed());
        assert!(trial.attempt.moves_made() <= HELD);
    }
}
