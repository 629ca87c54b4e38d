//! Phases of the game and kinds of endgame.

use chess::{Bitboard, Color, File, Position, Rank, Role, Square};

use crate::Theme;
use crate::line::Line;

/// *opening*, *middlegame*, *endgame*, by the position in which the solver begins.
///
/// An endgame has at most six pieces besides kings and pawns. A middlegame has at most ten, or fewer than four on a back rank, or sides that are mixed. The published phase is that of the whole game, where a phase once reached is not left; by one position it can differ.
pub(crate) fn phase(position: &Position) -> Theme {
    let common = position.by_role(Role::King) | position.by_role(Role::Pawn);
    let pieces = (position.occupied() & !common).count();
    let sparse = |color: Color| {
        let home = Bitboard::rank(color.rank(Rank::First));
        (home & position.by_color(color)).count() < 4
    };
    if pieces <= 6 {
        Theme::Endgame
    } else if pieces <= 10
        || sparse(Color::White)
        || sparse(Color::Black)
        || mixedness(position) > MIXED
    {
        Theme::Middlegame
    } else {
        Theme::Opening
    }
}

/// Sides are mixed when their [`mixedness`] is more than this.
const MIXED: i32 = 150;

/// Mixedness of the two sides: the sum over all areas of two by two squares, each by what it holds and how far it lies from home.
fn mixedness(position: &Position) -> i32 {
    let mut sum = 0;
    for rank in 0..7 {
        for file in 0..7 {
            let corner = (File::from_index(file), Rank::from_index(rank));
            let (Some(file), Some(rank_of)) = corner else {
                continue;
            };
            let corner = Square::new(file, rank_of);
            let area = [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter();
            let area = area.filter_map(|(files, ranks)| corner.offset(files, ranks));
            let area: Bitboard = area.collect();
            let count = |color| (area & position.by_color(color)).count() as i32;
            sum += nearness(rank as i32 + 1, count(Color::White), count(Color::Black));
        }
    }
    sum
}

/// Score of an area whose lower rank is `y`, from 1 to 7, by the numbers of white and black pieces in it.
fn nearness(y: i32, white: i32, black: i32) -> i32 {
    match (white, black) {
        (1, 0) => 9 - y,
        (2, 0) if y > 2 => y,
        (3 | 4, 0) if y > 1 => 2 + y,
        (0, 1) => 1 + y,
        (0, 2) if y < 6 => 8 - y,
        (0, 3 | 4) if y < 7 => 10 - y,
        (1, 1) => 5 + (4 - y).abs(),
        (2, 1) => 3 + y,
        (3, 1) => 4 + y,
        (1, 2) => 11 - y,
        (1, 3) => 12 - y,
        (2, 2) => 7,
        _ => 0,
    }
}

/// *pawnEndgame*, *queenEndgame*, *rookEndgame*, *bishopEndgame*, *knightEndgame*: at the start and after the first move there are, besides kings and pawns, pieces of this kind and of no other. *queenRookEndgame*: one queen and some rooks.
pub(crate) fn endgame(line: &Line) -> Option<Theme> {
    let first = line.solver(0)?;
    let both = |holds: &dyn Fn(&Position) -> bool| holds(&first.before) && holds(&first.after);
    let kinds = [
        (Theme::PawnEndgame, Role::Pawn),
        (Theme::QueenEndgame, Role::Queen),
        (Theme::RookEndgame, Role::Rook),
        (Theme::BishopEndgame, Role::Bishop),
        (Theme::KnightEndgame, Role::Knight),
    ];
    let mut kinds = kinds.into_iter();
    let kind =
        kinds.find_map(|(theme, role)| both(&|position| only(position, &[role])).then_some(theme));
    kind.or_else(|| {
        both(&|position| {
            only(position, &[Role::Queen, Role::Rook]) && position.by_role(Role::Queen).count() == 1
        })
        .then_some(Theme::QueenRookEndgame)
    })
}

/// True if there are pieces of each of these roles, and besides kings and pawns no others.
fn only(position: &Position, roles: &[Role]) -> bool {
    let common = position.by_role(Role::King) | position.by_role(Role::Pawn);
    let others = roles
        .iter()
        .fold(position.occupied() & !common, |rest, &role| {
            rest & !position.by_role(role)
        });
    others.is_empty() && roles.iter().all(|&role| position.by_role(role).any())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_worth_what_they_hold() {
        let table = [
            ((0, 0), [0, 0, 0]),
            ((1, 0), [8, 5, 2]),
            ((2, 0), [0, 4, 7]),
            ((3, 0), [0, 6, 9]),
            ((4, 0), [0, 6, 9]),
            ((0, 1), [2, 5, 8]),
            ((0, 2), [7, 4, 0]),
            ((0, 3), [9, 6, 0]),
            ((0, 4), [9, 6, 0]),
            ((1, 1), [8, 5, 8]),
            ((2, 1), [4, 7, 10]),
            ((3, 1), [5, 8, 11]),
            ((1, 2), [10, 7, 4]),
            ((1, 3), [11, 8, 5]),
            ((2, 2), [7, 7, 7]),
        ];
        for ((white, black), worth) in table {
            let found = [1, 4, 7].map(|y| nearness(y, white, black));
            assert_eq!(found, worth, "{white} white and {black} black");
        }
        // The least ranks that count.
        let edges = [nearness(2, 2, 0), nearness(3, 2, 0), nearness(2, 3, 0)];
        assert_eq!(edges, [0, 3, 4]);
        let edges = [nearness(6, 0, 2), nearness(5, 0, 2), nearness(6, 0, 3)];
        assert_eq!(edges, [0, 3, 4]);
    }

    #[test]
    fn the_sides_mix_as_the_game_goes_on() {
        assert_eq!(mixedness(&Position::default()), 0);
        // The pawn on e4 has two areas below it and two above, 2·(9 − 3) + 2·(9 − 4); two areas from d2 and f2 are left with one
        // pawn each, 2·(9 − 2).
        let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let moved = Position::from_fen(moved).expect("a position");
        assert_eq!(mixedness(&moved), 36);
    }
}
