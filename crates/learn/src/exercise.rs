//! Exercises drawn by chance: knight routes, legal moves of a piece, mate or stalemate or check. Their steps are a lesson's, without words.

use crate::find::FindTarget;
use crate::lesson::{Choice, Step, Task, Words};
use crate::position::LessonPosition;
use crate::search::{MOST_POSITIONS, SearchState};
use chess::{
    Bitboard, Color, File, Piece, Position, Role, Setup, Square, bishop_attacks, king_attacks,
    knight_attacks, queen_attacks, rook_attacks,
};

/// A kind of exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exercise {
    /// A knight is brought to a star in the fewest moves, later past pieces that guard squares.
    KnightRoutes,
    /// All squares are touched to which a piece may go.
    LegalMoves,
    /// A position is told to be mate, stalemate, check or nothing of these.
    Endings,
}

impl Exercise {
    /// All of them.
    pub const ALL: [Exercise; 3] = [
        Exercise::KnightRoutes,
        Exercise::LegalMoves,
        Exercise::Endings,
    ];

    /// The name in addresses and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Exercise::KnightRoutes => "knight-routes",
            Exercise::LegalMoves => "legal-moves",
            Exercise::Endings => "mate-or-stalemate",
        }
    }

    /// The exercise of a name.
    pub fn from_name(name: &str) -> Option<Exercise> {
        Exercise::ALL
            .into_iter()
            .find(|exercise| exercise.name() == name)
    }

    /// A round of tasks, the same for the same seed. Whoever shows them gives them words; the options of a question are the names of
    /// [`Ending`]s, in their order.
    pub fn steps(self, seed: u64) -> Vec<Step> {
        let mut random = Random(seed);
        match self {
            Exercise::KnightRoutes => ROUTES
                .iter()
                .map(|route| knight_route(*route, &mut random))
                .collect(),
            Exercise::LegalMoves => Case::ALL
                .iter()
                .map(|case| legal_moves(*case, &mut random))
                .collect(),
            Exercise::Endings => {
                let mut endings = [Ending::ALL, Ending::ALL].concat();
                random.shuffle(&mut endings);
                endings
                    .into_iter()
                    .map(|ending| question(ending, &mut random))
                    .collect()
            }
        }
    }
}

/// `SplitMix64`, by Steele, Lea and Flood.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn square(&mut self) -> Square {
        self.of(&Square::ALL)
    }

    fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

fn step(board: Setup, task: Task) -> Step {
    Step {
        words: Words::default(),
        board,
        drawings: Vec::new(),
        labels: Vec::new(),
        task,
    }
}

/// Knight routes of a round: the fewest moves, and the guards on the board.
const ROUTES: [(u32, &[Role]); 8] = [
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &[Role::Rook]),
    (3, &[Role::Bishop, Role::Pawn]),
    (3, &[Role::Rook, Role::Bishop]),
    (4, &[Role::Rook, Role::Bishop]),
    (4, &[Role::Queen, Role::Bishop]),
];

fn knight_route((par, guards): (u32, &[Role]), random: &mut Random) -> Step {
    loop {
        let mut board = Setup::empty();
        let knight = random.square();
        board.set(knight, Some(Role::Knight.of(Color::White)));
        for guard in guards {
            let square = random.square();
            let fits = !board.board.occupied().contains(square)
                && (*guard != Role::Pawn || !Bitboard::BACK_RANKS.contains(square));
            if fits {
                board.set(square, Some(guard.of(Color::Black)));
            }
        }
        let star = random.square();
        let placed = board.board.occupied();
        if placed.count() as usize != guards.len() + 1 || placed.contains(star) {
            continue;
        }
        // A knight that could be taken where it stands would ask what the rules of this game are.
        if board.board.is_attacked(knight, Color::Black, placed) {
            continue;
        }
        let stars = Bitboard::of(star);
        let guarded = !guards.is_empty();
        let search = SearchState {
            position: LessonPosition::alone(&board),
            stars,
            takes: false,
            guarded,
        };
        if search
            .shortest(MOST_POSITIONS)
            .is_some_and(|way| way.len() == par as usize)
        {
            let task = Task::Reach {
                stars,
                par,
                guarded,
            };
            return step(board, task);
        }
    }
}

/// Cases of a piece whose legal moves are asked for, one a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Case {
    /// A piece that may go wherever it can.
    Free,
    /// A pawn with a choice.
    Pawn,
    /// A king beside attacked squares.
    King,
    /// A piece that can answer a check.
    Check,
    /// A piece that may not go everywhere, since its king would be attacked.
    Pinned,
    /// A king that may castle.
    Castling,
}

impl Case {
    const ALL: [Case; 6] = [
        Case::Free,
        Case::Pawn,
        Case::King,
        Case::Check,
        Case::Pinned,
        Case::Castling,
    ];

    fn is_on(self, position: &Position, square: Square) -> bool {
        let Some(role) = position.board().role_at(square) else {
            return false;
        };
        let legal = position.destinations(square).targets.count();
        let occupied = position.board().occupied();
        let reached = match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => knight_attacks(square),
            Role::Bishop => bishop_attacks(square, occupied),
            Role::Rook => rook_attacks(square, occupied),
            Role::Queen => queen_attacks(square, occupied),
            Role::King => king_attacks(square),
        };
        // A pin of a pawn is not looked for.
        let can = (reached & !position.by_color(position.turn())).count();
        let moves = position.legal_moves_from(square);
        let castles = moves.iter().any(|mv| position.castling_side(*mv).is_some());
        if legal == 0 {
            return false;
        }
        if position.is_check() {
            return self == Case::Check;
        }
        match self {
            Case::Free => !matches!(role, Role::Pawn | Role::King) && legal >= 4 && legal == can,
            Case::Pawn => role == Role::Pawn && legal >= 2,
            Case::King => role == Role::King && legal < can && !castles,
            Case::Check => false,
            Case::Pinned => role != Role::King && legal < can,
            Case::Castling => castles,
        }
    }
}

/// Half-moves of the games from which positions are taken, and the first that counts.
const PLIES: usize = 60;
const FIRST_PLY: usize = 6;

fn legal_moves(case: Case, random: &mut Random) -> Step {
    loop {
        let mut position = Position::default();
        let mut found = Vec::new();
        for ply in 0..PLIES {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]);
            if ply >= FIRST_PLY {
                for square in position.by_color(position.turn()) {
                    if case.is_on(&position, square) {
                        found.push((position.to_setup(), square));
                    }
                }
            }
        }
        if !found.is_empty() {
            let (board, square) = found.swap_remove(random.below(found.len()));
            return step(board, Task::Find(FindTarget::Of(square)));
        }
    }
}

/// What a position is to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Checkmate.
    Mate,
    /// Stalemate.
    Stalemate,
    /// Check, with a move out of it.
    Check,
    /// Nothing of these.
    None,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 4] = [Ending::Mate, Ending::Stalemate, Ending::Check, Ending::None];

    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Mate => "mate",
            Ending::Stalemate => "stalemate",
            Ending::Check => "check",
            Ending::None => "none",
        }
    }

    fn of(position: &Position) -> Ending {
        match (position.is_check(), position.has_legal_move()) {
            (true, false) => Ending::Mate,
            (false, false) => Ending::Stalemate,
            (true, true) => Ending::Check,
            (false, true) => Ending::None,
        }
    }
}

/// Pieces of the stronger side, besides its king, and of the weaker one.
const STRONG: [&[Role]; 5] = [
    &[Role::Queen],
    &[Role::Rook, Role::Rook],
    &[Role::Queen, Role::Knight],
    &[Role::Rook, Role::Bishop],
    &[Role::Queen, Role::Pawn],
];
const WEAK: [&[Role]; 3] = [&[], &[Role::Pawn], &[Role::Knight]];

fn question(ending: Ending, random: &mut Random) -> Step {
    let edges = Bitboard::BACK_RANKS | Bitboard::file(File::A) | Bitboard::file(File::H);
    let edge: Vec<Square> = edges.into_iter().collect();
    loop {
        let weaker = random.of(&Color::ALL);
        let mut setup = Setup::empty();
        setup.turn = weaker;
        let mut put = |square: Square, piece: Piece| {
            let fits = !setup.board.occupied().contains(square)
                && (piece.role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square));
            if fits {
                setup.set(square, Some(piece));
            }
            fits
        };
        let (strong, weak) = (random.of(&STRONG), random.of(&WEAK));
        let mut placed = put(random.of(&edge), Role::King.of(weaker));
        placed &= put(random.square(), Role::King.of(!weaker));
        for role in strong {
            placed &= put(random.square(), role.of(!weaker));
        }
        for role in weak {
            placed &= put(random.square(), role.of(weaker));
        }
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        if placed && Ending::of(&position) == ending {
            let choice = |known: Ending| Choice {
                option: known.name().to_owned(),
                answer: String::new(),
                is_right: known == ending,
            };
            return step(setup, Task::Choose(Ending::ALL.map(choice).to_vec()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Attempt, Lesson, read_lesson, write_lesson};

    const SEEDS: u64 = 40;

    #[test]
    fn every_task_can_be_done_and_is_drawn_again_by_its_seed() {
        for exercise in Exercise::ALL {
            assert_eq!(Exercise::from_name(exercise.name()), Some(exercise));
            for seed in 0..SEEDS {
                let steps = exercise.steps(seed);
                assert_eq!(steps, exercise.steps(seed));
                assert!(seed == 0 || steps != exercise.steps(seed - 1));
                for step in &steps {
                    let mut attempt = Attempt::new(step);
                    while let Some(input) = attempt.solution() {
                        assert_ne!(attempt.take(&input), Answer::Ignored);
                    }
                    assert!(attempt.is_done() && attempt.stars() == 3, "{step:?}");
                }
            }
        }
        assert_eq!(Exercise::from_name("knights"), None);
    }

    #[test]
    fn a_round_can_be_shared_as_a_lesson() {
        for exercise in Exercise::ALL {
            let mut steps = exercise.steps(5);
            for step in &mut steps {
                step.words.task = "Do it.".to_owned();
            }
            let lesson = Lesson {
                id: exercise.name().to_owned(),
                title: "An exercise".to_owned(),
                summary: String::new(),
                language: "en".to_owned(),
                group: None,
                laws: Vec::new(),
                puzzles: None,
                steps,
            };
            let read = read_lesson(&write_lesson(&lesson));
            assert_eq!(read.faults, []);
            assert_eq!(read.lesson, Some(lesson));
        }
    }

    #[test]
    fn knights_go_their_way_and_later_past_guards() {
        for seed in 0..SEEDS {
            let steps = Exercise::KnightRoutes.steps(seed);
            for (step, (fewest, guards)) in steps.iter().zip(ROUTES) {
                let Task::Reach { par, guarded, .. } = step.task else {
                    panic!("{step:?}");
                };
                assert_eq!((par, guarded), (fewest, !guards.is_empty()));
                let black = step.board.board.by_color(Color::Black);
                assert_eq!(black.count() as usize, guards.len());
                let is_there = |role: &Role| step.board.board.by_role(*role).any();
                assert!(guards.iter().all(is_there));
                let knight = step.board.board.by_color(Color::White).into_iter().next();
                let knight = knight.expect("there is one");
                let all = step.board.board.occupied();
                assert!(!step.board.board.is_attacked(knight, Color::Black, all));
            }
        }
    }

    #[test]
    fn pieces_are_asked_for_in_every_case() {
        for seed in 0..SEEDS {
            for (step, case) in Exercise::LegalMoves.steps(seed).iter().zip(Case::ALL) {
                let Task::Find(FindTarget::Of(square)) = step.task else {
                    panic!("{step:?}");
                };
                let position = Position::from_setup(&step.board).expect("of a game");
                let role = position.board().role_at(square).expect("a piece");
                let targets = position.destinations(square).targets.count();
                assert!(targets > 0);
                assert_eq!(position.is_check(), case == Case::Check, "{case:?}");
                match case {
                    Case::Free => assert!(targets >= 4 && role != Role::Pawn && role != Role::King),
                    Case::Pawn => assert!(targets >= 2 && role == Role::Pawn),
                    Case::King | Case::Castling => assert_eq!(role, Role::King),
                    Case::Pinned => assert_ne!(role, Role::King),
                    Case::Check => {}
                }
            }
        }
    }

    #[test]
    fn a_round_has_every_ending_twice() {
        for seed in 0..SEEDS {
            let mut counts = [0; 4];
            for step in Exercise::Endings.steps(seed) {
                let Task::Choose(choices) = &step.task else {
                    panic!("{step:?}");
                };
                let names = choices.iter().map(|choice| choice.option.as_str());
                assert!(names.eq(Ending::ALL.map(Ending::name)));
                let position = Position::from_setup(&step.board).expect("a position");
                let right = choices.iter().position(|choice| choice.is_right);
                let right = right.expect("one is right");
                let told = (position.is_check(), position.has_legal_move());
                let expected = [(true, false), (false, false), (true, true), (false, true)];
                assert_eq!(told, expected[right]);
                counts[right] += 1;
            }
            assert_eq!(counts, [2; 4]);
        }
    }
}
