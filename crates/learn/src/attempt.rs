//! An attempt at a step: what the learner does goes in, verdicts come out. A state machine without time or chance.

mod game;

use crate::find::Found;
use crate::lesson::{Step, Task, learner};
use crate::position::LessonPosition;
use crate::search::{HINT_POSITIONS, SearchState};
use crate::why_not::{WhyNot, why_not_move, why_not_square};
use chess::{Bitboard, Board, Move, Piece, Setup, Square};

/// Something the learner does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A move, or one that is found.
    Move(Move),
    /// A square is touched.
    Tap(Square),
    /// A piece is put on a square, or the one there is taken away.
    Place(Square, Option<Piece>),
    /// An option is chosen.
    Choose(usize),
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is nothing that can be done here, or was done before.
    Ignored,
    /// Right, and there is more to do. In a line the reply has been made.
    Right,
    /// Right, and it is the robot's move.
    Reply,
    /// All is done.
    Done,
    /// Wrong, and why; nothing has changed but the count of mistakes.
    Wrong(Mistake),
    /// The game against the robot is over, or its moves are, without the goal.
    Failed,
    /// The goal can no longer be reached in the game against the robot, whose reply has been made: the move can be taken back.
    LetGo,
}

/// Reason why something is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// Words of the lesson about it.
    Words(String),
    /// It is not what is asked for.
    NotThis,
    /// It is not what is asked for, for a reason that the board shows.
    WhyNot(WhyNot),
    /// The square is attacked by the piece on this one.
    Attacked(Square),
}

/// A step that is being done.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    step: Step,
    position: LessonPosition,
    /// The moves made, in a line or against the robot.
    played: Vec<Move>,
    /// Origin and destination of the last of them.
    last: Option<(Square, Square)>,
    /// Moves of the learner alone, or in a game.
    moves: u32,
    stars: Bitboard,
    found_squares: Bitboard,
    found_moves: Vec<Move>,
    placed: Board,
    chosen: Vec<usize>,
    mistakes: u32,
    hints: usize,
    /// The last hint shown.
    shown: Option<Input>,
    is_done: bool,
    /// True if the last move of a game has let go of its goal.
    has_let_go: bool,
    /// Fifty moves without a capture or a pawn move, and threefold repetition, are counted by keys.
    keys: Vec<u64>,
}

impl Attempt {
    /// An attempt at a step.
    pub fn new(step: &Step) -> Attempt {
        let mut attempt = Attempt {
            step: step.clone(),
            position: LessonPosition::new(&step.board),
            played: Vec::new(),
            last: None,
            moves: 0,
            stars: Bitboard::EMPTY,
            found_squares: Bitboard::EMPTY,
            found_moves: Vec::new(),
            placed: Board::EMPTY,
            chosen: Vec::new(),
            mistakes: 0,
            hints: 0,
            shown: None,
            is_done: matches!(step.task, Task::Tell),
            has_let_go: false,
            keys: Vec::new(),
        };
        attempt.set_back();
        attempt
    }

    /// Begins again; mistakes and hints stay counted.
    pub fn restart(&mut self) {
        let (mistakes, hints, shown) = (self.mistakes, self.hints, self.shown.take());
        *self = Attempt::new(&self.step);
        (self.mistakes, self.hints, self.shown) = (mistakes, hints, shown);
    }

    /// Goes on with the same step in other words.
    pub fn reword(&mut self, step: &Step) {
        self.step = step.clone();
    }

    fn set_back(&mut self) {
        match &self.step.task {
            Task::Reach { stars, .. } => {
                self.position = LessonPosition::alone(&self.step.board);
                self.stars = *stars;
            }
            Task::Take { .. } => self.position = LessonPosition::alone(&self.step.board),
            Task::Setup { from } => self.placed = from.clone(),
            Task::Play { .. } => self.begin_game(),
            _ => {}
        }
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The position on the board.
    pub fn position(&self) -> &LessonPosition {
        &self.position
    }

    /// The pieces on the board.
    pub fn board(&self) -> &Board {
        match self.step.task {
            Task::Setup { .. } => &self.placed,
            _ => self.position.board(),
        }
    }

    /// True if the last move of a game has let go of its goal, and can be taken back.
    pub fn has_let_go(&self) -> bool {
        self.has_let_go
    }

    /// True if all is done.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Origin and destination of the last move made ([`LessonPosition::move_squares`]).
    pub fn last_move(&self) -> Option<(Square, Square)> {
        self.last
    }

    /// Number of the learner's moves where they are counted.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The stars, or the pieces to be taken, that are left.
    pub fn left(&self) -> Bitboard {
        self.search_state()
            .map_or(Bitboard::EMPTY, |state| state.left())
    }

    /// The squares that have been found.
    pub fn found_squares(&self) -> Bitboard {
        self.found_squares
    }

    /// The moves that have been found.
    pub fn found_moves(&self) -> &[Move] {
        &self.found_moves
    }

    /// Number of what has been found, and of what there is to find.
    pub fn found(&self) -> Option<(usize, usize)> {
        let Task::Find(what) = self.step.task else {
            return None;
        };
        let found = self.found_squares.count() as usize + self.found_moves.len();
        Some((found, what.set(&self.position).len()))
    }

    /// The options that were chosen and are wrong.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }

    /// The move that is spoken, where moves are made by ear: the next of the first line that goes on from here.
    pub fn to_hear(&self) -> Option<Move> {
        let Task::Move {
            lines,
            listen: true,
            ..
        } = &self.step.task
        else {
            return None;
        };
        let line = lines.iter().find(|line| line.starts_with(&self.played))?;
        line.get(self.played.len()).copied()
    }

    /// True if moves are what the step asks for.
    pub fn asks_for_moves(&self) -> bool {
        match &self.step.task {
            Task::Move { .. } | Task::Play { .. } | Task::Reach { .. } | Task::Take { .. } => true,
            Task::Find(what) => matches!(what.set(&self.position), Found::Moves(_)),
            Task::Tell | Task::Setup { .. } | Task::Choose(_) => false,
        }
    }

    /// True if the learner makes moves on the board now.
    pub fn takes_moves(&self) -> bool {
        let to_move = self.position.turn() == learner(&self.step.board);
        let in_turn = match &self.step.task {
            Task::Move { .. } | Task::Play { .. } => !self.has_let_go && to_move,
            _ => true,
        };
        !self.is_done && in_turn && self.asks_for_moves()
    }

    fn search_state(&self) -> Option<SearchState> {
        let (takes, guarded) = match &self.step.task {
            Task::Reach { guarded, .. } => (false, *guarded),
            Task::Take { guarded, .. } => (true, *guarded),
            _ => return None,
        };
        Some(SearchState {
            position: self.position.clone(),
            stars: self.stars,
            takes,
            guarded,
        })
    }

    /// Judges what the learner does.
    pub fn take(&mut self, input: &Input) -> Answer {
        if self.is_done {
            return Answer::Ignored;
        }
        let answer = match (&self.step.task, input) {
            (Task::Move { .. }, Input::Move(mv)) => self.take_line(*mv),
            (Task::Reach { .. } | Task::Take { .. }, Input::Move(mv)) => self.take_course(*mv),
            (Task::Find(_), Input::Move(_) | Input::Tap(_)) => self.take_found(input),
            (Task::Setup { .. }, Input::Place(square, piece)) => self.take_piece(*square, *piece),
            (Task::Choose(_), Input::Choose(index)) => self.take_option(*index),
            (Task::Choose(_), Input::Tap(square)) => self.take_square(*square),
            (Task::Play { .. }, Input::Move(mv)) => self.take_game(*mv),
            _ => Answer::Ignored,
        };
        match &answer {
            Answer::Wrong(_) | Answer::Failed => self.mistakes += 1,
            Answer::Done => self.is_done = true,
            _ => {}
        }
        answer
    }

    fn wrong(&self) -> Answer {
        let words = &self.step.words.wrong;
        Answer::Wrong(if words.is_empty() {
            Mistake::NotThis
        } else {
            Mistake::Words(words.clone())
        })
    }

    fn take_line(&mut self, mv: Move) -> Answer {
        let Task::Move { lines, wrongs, .. } = &self.step.task else {
            return Answer::Ignored;
        };
        if !self.position.moves().contains(&mv) {
            return Answer::Ignored;
        }
        let ply = self.played.len();
        let goes_on =
            |line: &&Vec<Move>| line.starts_with(&self.played) && line.get(ply) == Some(&mv);
        let Some(line) = lines.iter().find(goes_on).cloned() else {
            let named = wrongs.iter().find(|wrong| ply == 0 && wrong.played == mv);
            return match named {
                Some(wrong) if !wrong.words.is_empty() => {
                    Answer::Wrong(Mistake::Words(wrong.words.clone()))
                }
                _ => self.wrong(),
            };
        };
        self.make(mv);
        if let Some(&reply) = line.get(ply + 1) {
            self.make(reply);
        }
        if line.len() <= ply + 2 {
            Answer::Done
        } else {
            Answer::Right
        }
    }

    fn make(&mut self, mv: Move) {
        self.last = Some(self.position.move_squares(mv));
        self.position = self.position.after(mv);
        self.played.push(mv);
    }

    fn take_course(&mut self, mv: Move) -> Answer {
        let Some(state) = self.search_state() else {
            return Answer::Ignored;
        };
        if !self.position.moves().contains(&mv) {
            return Answer::Ignored;
        }
        if state.is_guarded(mv) {
            if !self.step.words.wrong.is_empty() {
                return self.wrong();
            }
            let after = self.position.after_alone(mv);
            let board = after.board();
            let attackers = board.attackers_to(mv.to(), board.occupied())
                & board.by_color(!self.position.turn());
            return Answer::Wrong((attackers.first()).map_or(Mistake::NotThis, Mistake::Attacked));
        }
        let after = state.after(mv);
        self.last = Some(self.position.move_squares(mv));
        self.position = after.position.clone();
        self.stars = after.stars;
        self.played.push(mv);
        self.moves += 1;
        if after.left().is_empty() {
            Answer::Done
        } else {
            Answer::Right
        }
    }

    /// Answer to something that is not to be found. A reason that names a square says more than the lesson's general words;
    /// these say more than one that names none.
    fn not_found(&self, why: Option<WhyNot>) -> Answer {
        match (self.wrong(), why) {
            (_, Some(why)) if why.names_square() => Answer::Wrong(Mistake::WhyNot(why)),
            (Answer::Wrong(Mistake::NotThis), Some(why)) => Answer::Wrong(Mistake::WhyNot(why)),
            (answer, _) => answer,
        }
    }

    fn take_found(&mut self, input: &Input) -> Answer {
        let Task::Find(what) = self.step.task else {
            return Answer::Ignored;
        };
        match (what.set(&self.position), input) {
            (Found::Squares(set), Input::Tap(square)) => {
                if self.found_squares.contains(*square) {
                    return Answer::Ignored;
                }
                if !set.contains(*square) {
                    return self.not_found(why_not_square(what, &self.position, *square));
                }
                self.found_squares |= Bitboard::of(*square);
                if self.found_squares == set {
                    return Answer::Done;
                }
            }
            (Found::Moves(set), Input::Move(mv)) => {
                if self.found_moves.contains(mv) || !self.position.moves().contains(mv) {
                    return Answer::Ignored;
                }
                if !set.contains(mv) {
                    return self.not_found(why_not_move(what, &self.position, *mv));
                }
                self.found_moves.push(*mv);
                if self.found_moves.len() == set.len() {
                    return Answer::Done;
                }
            }
            _ => return Answer::Ignored,
        }
        Answer::Right
    }

    fn take_piece(&mut self, square: Square, piece: Option<Piece>) -> Answer {
        let wanted = &self.step.board.board;
        if self.placed.piece_at(square) == piece {
            return Answer::Ignored;
        }
        if wanted.piece_at(square) != piece {
            return self.wrong();
        }
        self.placed.set(square, piece);
        if self.placed == *wanted {
            Answer::Done
        } else {
            Answer::Right
        }
    }

    fn take_square(&mut self, square: Square) -> Answer {
        let Some(squares) = self.step.option_squares() else {
            return Answer::Ignored;
        };
        let Some(index) = squares.iter().position(|&option| option == square) else {
            return self.wrong();
        };
        let answer = self.take_option(index);
        if answer == Answer::Done {
            self.found_squares |= Bitboard::of(square);
        }
        answer
    }

    fn take_option(&mut self, index: usize) -> Answer {
        let Task::Choose(choices) = &self.step.task else {
            return Answer::Ignored;
        };
        let Some(choice) = choices.get(index).filter(|_| !self.chosen.contains(&index)) else {
            return Answer::Ignored;
        };
        if choice.is_right {
            return Answer::Done;
        }
        let words = choice.answer.clone();
        self.chosen.push(index);
        if words.is_empty() {
            self.wrong()
        } else {
            Answer::Wrong(Mistake::Words(words))
        }
    }

    /// The stars of a step that is done, 1 to 3: by mistakes, hints, and moves beyond the fewest.
    pub fn stars(&self) -> u8 {
        let par = match self.step.task {
            Task::Reach { par, .. } | Task::Take { par, .. } => par,
            _ => self.moves,
        };
        let longer = self.moves.saturating_sub(par);
        let slips = self.mistakes + self.hints as u32;
        if slips == 0 && longer == 0 {
            3
        } else if slips <= 1 && longer <= 1 + par / 8 {
            2
        } else {
            1
        }
    }

    /// Number of mistakes.
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Number of hints that were asked for.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// The next hint: the lesson's words, and after the last what is to be done; where the lesson has none, of a move first the
    /// square of its piece. One that was given before costs nothing.
    pub fn hint(&mut self) -> (Option<String>, Option<Input>) {
        if let Some(words) = self.step.words.hints.get(self.hints).cloned() {
            self.hints += 1;
            return (Some(words), None);
        }
        let mut solution = self.solution();
        if self.step.words.hints.is_empty()
            && let Some(Input::Move(mv)) = solution
        {
            let piece = Input::Tap(mv.from());
            let is_shown = [&piece, &Input::Move(mv)]
                .map(Some)
                .contains(&self.shown.as_ref());
            if !is_shown {
                solution = Some(piece);
            }
        }
        if let Some(input) = &solution {
            self.show(input);
        }
        (self.step.words.hints.last().cloned(), solution)
    }

    /// Counts what is shown as a hint, unless it was shown before.
    pub fn show(&mut self, input: &Input) {
        if self.shown.as_ref() != Some(input) {
            self.hints += 1;
            self.shown = Some(input.clone());
        }
    }

    /// True if the lesson has no more hints in words, and only a search can name a good move.
    pub fn wants_advice(&self) -> bool {
        let is_game = matches!(self.step.task, Task::Play { .. });
        is_game && self.takes_moves() && self.hints >= self.step.words.hints.len()
    }

    /// The next right input, if it can be computed: of all tasks but moves against the robot.
    pub fn solution(&self) -> Option<Input> {
        if self.is_done {
            return None;
        }
        match &self.step.task {
            Task::Tell | Task::Play { .. } => None,
            Task::Move { lines, .. } => {
                let line = lines.iter().find(|line| line.starts_with(&self.played))?;
                line.get(self.played.len()).copied().map(Input::Move)
            }
            Task::Reach { .. } | Task::Take { .. } => {
                let way = self.search_state()?.shortest(HINT_POSITIONS)?;
                way.first().copied().map(Input::Move)
            }
            Task::Find(what) => match what.set(&self.position) {
                Found::Squares(set) => (set & !self.found_squares).first().map(Input::Tap),
                Found::Moves(set) => {
                    let is_new = |mv: &Move| !self.found_moves.contains(mv);
                    set.into_iter().find(is_new).map(Input::Move)
                }
            },
            Task::Setup { .. } => {
                let wanted = &self.step.board.board;
                let differs =
                    |square: &Square| wanted.piece_at(*square) != self.placed.piece_at(*square);
                let square = Square::all().find(differs)?;
                Some(Input::Place(square, wanted.piece_at(square)))
            }
            Task::Choose(choices) => {
                let right = choices.iter().position(|choice| choice.is_right)?;
                Some(match self.step.option_squares() {
                    Some(squares) => Input::Tap(squares[right]),
                    None => Input::Choose(right),
                })
            }
        }
    }

    /// The board with its side to move, for the robot.
    pub fn setup(&self) -> &Setup {
        self.position.setup()
    }
}
