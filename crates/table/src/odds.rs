//! Odds (handicap): what the stronger of two gives up before the game, in men, moves or time.
//!
//! A game at odds begins at an array, the usual one or one of Chess960, from which the giver's men are taken off, and in
//! which the receiver, who has White then, may have made moves already. The record tells it by its start position alone.

mod proposal;

pub use proposal::{propose, worth};

use chess::{Color, File, Position, Rank, Role, Setup, Square};
use game::{Budget, Millis, TimeControl};
use serde::{Deserialize, Serialize};

/// Giver of the odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Giver {
    /// The game is played level.
    #[default]
    Nobody,
    /// The player; of two persons the one named first.
    Player,
    /// The player's opponent.
    Opponent,
}

/// Roles of the men that can be given, from pawn to queen.
pub const MEN: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// Odds of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Odds {
    /// The side that gives them.
    pub giver: Giver,
    /// The men that the giver begins without, by the order of [`MEN`]: the pawn of the f-file, and of two pieces alike the
    /// one nearer to the a-file.
    pub men: [bool; 5],
    /// Moves that the receiver has made before the game begins, in SAN with spaces between; the first move of the game is
    /// the receiver's too.
    pub moves: String,
    /// The part of the time that the giver's clock has: 2 is a half, 1 all of it.
    pub time_part: u8,
}

impl Default for Odds {
    fn default() -> Odds {
        Odds {
            giver: Giver::Nobody,
            men: [false; 5],
            moves: String::new(),
            time_part: 1,
        }
    }
}

/// Error of the moves that the receiver makes before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExtraMovesError {
    /// More than [`Odds::MOST_MOVES`].
    TooMany,
    /// It cannot be played there.
    Illegal(String),
    /// It crosses the middle of the board, which no move before the game may.
    Crosses(String),
    /// It gives check, which could not be answered.
    Check(String),
}

impl Odds {
    /// The most moves that can be made before the game.
    pub const MOST_MOVES: usize = 4;
    /// The smallest part of the time that can be given.
    pub const LEAST_TIME_PART: u8 = 10;

    /// True if the board is not that of a level game.
    pub fn changes_board(&self) -> bool {
        self.giver != Giver::Nobody && (self.men.contains(&true) || self.gives_moves())
    }

    /// Takes back what is given on the board, men and moves.
    pub fn take_board_back(&mut self) {
        self.men = Default::default();
        self.moves.clear();
    }

    /// True if the receiver begins with several moves, and so has White.
    pub fn gives_moves(&self) -> bool {
        self.giver != Giver::Nobody && !self.moves.trim().is_empty()
    }

    /// True if the giver has less time.
    pub fn gives_time(&self) -> bool {
        self.giver != Giver::Nobody && self.time_part > 1
    }

    /// True if anything is given.
    pub fn is_any(&self) -> bool {
        self.changes_board() || self.gives_time()
    }

    /// The start of a game at these odds from an array of Chess960, 518 the usual one. The number is below 960.
    ///
    /// # Errors
    /// The first of the moves before the game that cannot be made.
    pub fn start(&self, number: u16, giver: Color) -> Result<Position, ExtraMovesError> {
        let array = Setup::chess960(number).expect("a number below 960");
        let given: Vec<Square> = if self.giver == Giver::Nobody {
            Vec::new()
        } else {
            let men = MEN.into_iter().zip(self.men).filter(|(_, given)| *given);
            men.filter_map(|(role, _)| stands_at(&array, role, giver))
                .collect()
        };
        let mut start = Position::from_setup(&without(array, &given)).expect("the kings are there");
        if !self.gives_moves() {
            return Ok(start);
        }
        let moves: Vec<&str> = self.moves.split_whitespace().collect();
        if moves.len() > Odds::MOST_MOVES {
            return Err(ExtraMovesError::TooMany);
        }
        for san in moves {
            let error = |error: fn(String) -> ExtraMovesError| error(san.to_owned());
            let mv = start.parse_san(san);
            let mv = mv.map_err(|_| error(ExtraMovesError::Illegal))?;
            let middle = Rank::Fourth;
            if start.destination(mv).rank() > middle {
                return Err(error(ExtraMovesError::Crosses));
            }
            let turn = start.turn();
            let setup = Setup {
                turn,
                ep_square: None,
                halfmoves: 0,
                fullmoves: 1,
                ..start.after(mv).to_setup()
            };
            start = Position::from_setup(&setup).map_err(|_| error(ExtraMovesError::Check))?;
        }
        Ok(start)
    }

    /// The clock of a game at these odds, where the giver has `giver`; every time is cut to the part, in whole seconds.
    #[must_use]
    pub fn clock(&self, mut time: TimeControl, giver: Color) -> TimeControl {
        if self.gives_time() {
            let budget = &mut time.sides[giver.index()];
            *budget = part_of(budget, Millis::from(self.time_part));
        }
        time
    }
}

/// The square of the man of a role that is given: the pawn of the f-file, the piece nearest to the a-file.
fn stands_at(array: &Setup, role: Role, giver: Color) -> Option<Square> {
    let mut men = array.board.pieces(giver, role).into_iter();
    match role {
        Role::Pawn => men.find(|square| square.file() == File::F),
        _ => men.min_by_key(|square| square.file()),
    }
}

/// An array without the men on some squares, and without the right to castle with a rook among them.
fn without(mut array: Setup, given: &[Square]) -> Setup {
    for &square in given {
        let Some(piece) = array.piece_at(square) else {
            continue;
        };
        array.set(square, None);
        if piece.role == Role::Rook {
            for rook in &mut array.castling[piece.color.index()] {
                rook.take_if(|file| *file == square.file());
            }
        }
    }
    array
}

/// A part of a time budget: each time divided, in whole seconds, none that was there nought.
fn part_of(budget: &Budget, part: Millis) -> Budget {
    const SECOND: Millis = 1000;
    let cut = |time: &mut Millis| {
        if *time > 0 {
            *time = (*time / part / SECOND * SECOND).max(SECOND.min(*time));
        }
    };
    let mut budget = budget.clone();
    match &mut budget {
        Budget::Stages(stages) => {
            for stage in stages {
                cut(&mut stage.time);
                if let game::Bonus::Fischer(time)
                | game::Bonus::Delay(time)
                | game::Bonus::Bronstein(time) = &mut stage.bonus
                {
                    cut(time);
                }
            }
        }
        Budget::Hourglass { main } => cut(main),
        Budget::Byoyomi { main, period, .. } => {
            cut(main);
            cut(period);
        }
    }
    budget
}

/// The start of the same odds given by the other colour, for a rematch with colours exchanged: the giver's men are off the
/// other side of the same array. `None` of a start that is no array with men of one side off.
pub fn exchanged(start: &Position) -> Option<Position> {
    let setup = start.to_setup();
    for giver in Color::ALL {
        let all_there = |number: &u16| {
            let array = Setup::chess960(*number).expect("a number below 960");
            let receives = |square: &Square| array.board.color_at(*square) == Some(!giver);
            let same = |square| array.piece_at(square) == setup.piece_at(square);
            let fewer = |square| same(square) || setup.piece_at(square).is_none();
            Square::all().all(|square| {
                if receives(&square) {
                    same(square)
                } else {
                    fewer(square)
                }
            })
        };
        let Some(number) = (0..960).find(all_there) else {
            continue;
        };
        let array = Setup::chess960(number).expect("a number below 960");
        let off = |square: &Square| setup.piece_at(*square) != array.piece_at(*square);
        let given: Vec<Square> = Square::all().filter(off).collect();
        if given.is_empty() || without(array.clone(), &given) != setup {
            continue;
        }
        let opposite = |square: &Square| Square::new(square.file(), square.rank().mirrored());
        let given: Vec<Square> = given.iter().map(opposite).collect();
        return Position::from_setup(&without(array, &given)).ok();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Bonus, Stage};

    fn odds(men: &[Role], moves: &str) -> Odds {
        Odds {
            giver: Giver::Opponent,
            men: MEN.map(|role| men.contains(&role)),
            moves: moves.into(),
            time_part: 1,
        }
    }

    #[test]
    fn men_are_taken_off_the_givers_side() {
        for (men, giver, expected) in [
            (
                &[Role::Knight][..],
                Color::White,
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                &[Role::Pawn],
                Color::Black,
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                &[Role::Rook],
                Color::White,
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                &[Role::Queen, Role::Rook],
                Color::Black,
                "1nb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            ),
        ] {
            let start = odds(men, "").start(Setup::USUAL_START, giver);
            assert_eq!(start.expect("no moves").to_fen(), expected);
        }
        let nobody = Odds {
            men: [true; 5],
            ..Odds::default()
        };
        assert_eq!(
            nobody.start(Setup::USUAL_START, Color::White),
            Ok(Position::default())
        );
    }

    #[test]
    fn every_array_can_be_played_at_any_odds() {
        for number in 0..960 {
            for giver in Color::ALL {
                let start = odds(&MEN, "").start(number, giver);
                let off = 32 - start.expect("no moves").occupied().into_iter().count();
                assert_eq!(off, MEN.len(), "{number}");
            }
            let usual = odds(&[Role::Pawn], "e4 d4 c4").start(number, Color::Black);
            assert_eq!(usual.expect("pawns are free").turn(), Color::White);
        }
    }

    #[test]
    fn pawn_and_two_moves_leave_white_to_move() {
        let start = odds(&[Role::Pawn], "e4").start(Setup::USUAL_START, Color::Black);
        assert_eq!(
            start.expect("legal").to_fen(),
            "rnbqkbnr/ppppp1pp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"
        );
    }

    #[test]
    fn moves_before_the_game_are_made_on_the_own_half() {
        for (moves, expected) in [
            ("e5", ExtraMovesError::Illegal("e5".into())),
            ("e4 e5", ExtraMovesError::Crosses("e5".into())),
            ("e4 Qh5", ExtraMovesError::Crosses("Qh5".into())),
            ("a3 b3 c3 d3 e3", ExtraMovesError::TooMany),
            ("castle", ExtraMovesError::Illegal("castle".into())),
        ] {
            let start = odds(&[], moves).start(Setup::USUAL_START, Color::Black);
            assert_eq!(start, Err(expected), "{moves}");
        }
        // Without the f-pawn the queen looks from b3 at a king on g8.
        let king_on_g8 = (0..960).find(|&number| {
            let array = Setup::chess960(number).expect("a number below 960");
            array.piece_at(Square::G8) == Some(Role::King.of(Color::Black))
                && array.piece_at(Square::D1) == Some(Role::Queen.of(Color::White))
        });
        let checks = odds(&[Role::Pawn], "c3 Qb3");
        let start = checks.start(king_on_g8.expect("there is one"), Color::Black);
        assert_eq!(start, Err(ExtraMovesError::Check("Qb3".into())));
        assert!(checks.start(Setup::USUAL_START, Color::Black).is_ok());
    }

    #[test]
    fn the_givers_clock_is_cut_in_whole_seconds() {
        let time = TimeControl::sudden_death(300_000, 3_000);
        let half = Odds {
            giver: Giver::Player,
            time_part: 2,
            ..Odds::default()
        };
        let cut = half.clock(time.clone(), Color::Black);
        assert_eq!(cut.sides[0], time.sides[0]);
        let expected = Stage {
            moves: None,
            time: 150_000,
            bonus: Bonus::Fischer(1_000),
        };
        assert_eq!(cut.sides[1], Budget::Stages(vec![expected]));
        assert_eq!(cut.check(), Ok(()));
        for preset in TimeControl::presets().map(|(_, time)| time) {
            let least = Odds {
                time_part: Odds::LEAST_TIME_PART,
                ..half.clone()
            };
            assert_eq!(least.clock(preset, Color::White).check(), Ok(()));
        }
        let hourglass = TimeControl::same(Budget::Hourglass { main: 60_000 });
        let cut = half.clock(hourglass, Color::White);
        assert_eq!(cut.sides[0], Budget::Hourglass { main: 30_000 });
        assert_eq!(Odds::default().clock(time.clone(), Color::White), time);
    }

    #[test]
    fn a_rematch_has_the_same_men_off_the_other_side() {
        for number in [0, Setup::USUAL_START, 700, 959] {
            for men in [&[Role::Knight][..], &[Role::Rook, Role::Pawn], &MEN] {
                let given = odds(men, "");
                let [white, black] =
                    Color::ALL.map(|giver| given.start(number, giver).expect("no moves"));
                assert_eq!(exchanged(&white).as_ref(), Some(&black), "{number}");
                assert_eq!(exchanged(&black).as_ref(), Some(&white), "{number}");
            }
        }
        assert_eq!(exchanged(&Position::default()), None);
        let ending = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("a position");
        assert_eq!(exchanged(&ending), None);
    }
}
