//! Attacks on the king where it lives.

use chess::{File, Rank, Role, Square};

use crate::Theme;
use crate::board::{PieceAt, ahead, distance};
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *exposedKing*: the enemy king is on the three last ranks of its own side with no own pawn beside it or before it, and is checked by a move that is neither the first nor the last.
pub(crate) fn exposed(line: &Line) -> Option<Found> {
    let side = line.side();
    let enemy = !side;
    let square = line.start().king(enemy);
    let at_home = side.rank(square.rank()).index() >= 5;
    let pawns = line.start().pieces(enemy, Role::Pawn);
    let steps = [(0, 1), (-1, 0), (1, 0), (-1, 1), (1, 1)];
    let bare = steps.iter().all(|&(files, ranks)| {
        let shield = ahead(square, enemy, files, ranks);
        shield.is_none_or(|shield| !pawns.contains(shield))
    });
    let mut between = line.solvers().take(line.solver_moves() - 1).skip(1);
    let checked = between.find(|(_, ply)| ply.gives_check());
    let king = PieceAt::on(line.start(), square)?;
    let (at, _) = checked.filter(|_| at_home && bare)?;
    Some(Found::new(at, Motif::ExposedKing { king }))
}

/// Kings on these files of the back rank, and boards with at least so many pieces, count for an attack on a wing.
const WINGS: [(Theme, File, &[File], u32); 2] = [
    (Theme::KingsideAttack, File::H, &[File::G, File::H], 20),
    (
        Theme::QueensideAttack,
        File::A,
        &[File::A, File::B, File::C],
        18,
    ),
];

/// *kingsideAttack*, *queensideAttack*: the enemy king is at home on its wing on a board still full; every check and every capture within three squares of the corner is a point, another move five or more away costs one, and two points are needed.
pub(crate) fn wing(line: &Line) -> Option<Found> {
    let enemy = !line.side();
    let start = line.start();
    let square = start.king(enemy);
    let home = enemy.rank(Rank::First);
    let points = |corner: Square| -> i32 {
        let each = line.solvers().map(|(_, ply)| {
            let away = distance(corner, ply.to);
            let near = match (ply.is_capture() && away <= 3, away >= 5) {
                (true, _) => 1,
                (false, far) => -i32::from(far),
            };
            near + i32::from(ply.gives_check())
        });
        each.sum()
    };
    let (at, _) = line.solvers().find(|(_, ply)| ply.gives_check())?;
    let king = PieceAt::on(start, square)?;
    let attacked = WINGS.iter().find(|(_, corner, files, pieces)| {
        square.rank() == home
            // The published rule overlooks a king on a1.
            && square != Square::A1
            && files.contains(&square.file())
            && start.occupied().count() >= *pieces
            && points(Square::new(*corner, home)) >= 2
    });
    let &(wing, ..) = attacked?;
    Some(Found::new(at, Motif::WingAttack { king, wing }))
}

/// *attackingF2F7*: the first capture on f2 or f7 is made while the enemy king stands on e1 or e8 beside it.
pub(crate) fn f2_f7(line: &Line) -> Option<Found> {
    let on_either = |square| matches!(square, Square::F2 | Square::F7);
    let mut moves = line.solvers();
    let (at, ply) = moves.find(|(_, ply)| on_either(ply.to) && ply.victim().is_some())?;
    let king = if ply.to == Square::F7 {
        Square::E8
    } else {
        Square::E1
    };
    let attacker = ply.mover();
    (ply.after.king(!line.side()) == king)
        .then(|| Found::new(at, Motif::AttackingF2F7 { attacker }))
}
