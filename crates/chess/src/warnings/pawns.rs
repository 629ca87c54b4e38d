//! Pawn structure: the captures it took the pawns to get where they stand, against those there were.

use alloc::vec::Vec;

use super::origins::Origins;
use super::{PAWNS, SetupWarning};
use crate::{Bitboard, Color, File, Role, Setup};

/// Adds what is wrong with the pawns. More than eight are no longer asked where they come from.
pub(super) fn check(setup: &Setup, origins: &Origins, warnings: &mut Vec<SetupWarning>) {
    let pawns = Color::ALL.map(|color| setup.board.pieces(color, Role::Pawn));
    if pawns.iter().any(|pawns| pawns.count() > PAWNS) {
        return;
    }
    // A piece that died on its own first rank was not captured by a pawn that is still one.
    let possible = Color::ALL.map(|color| {
        setup
            .lost(!color)
            .saturating_sub(origins.died_at_home(!color))
    });
    let explained = |color: Color, passed: u8| {
        fewest_captures(color, pawns[color.index()], passed)
            .is_some_and(|needed| needed <= possible[color.index()])
    };
    let before = warnings.len();
    for color in Color::ALL {
        let possible = possible[color.index()];
        match fewest_captures(color, pawns[color.index()], 0) {
            None => warnings.push(SetupWarning::PawnPlaces(color)),
            Some(needed) if needed > possible => warnings.push(SetupWarning::PawnCaptures {
                color,
                needed,
                possible,
            }),
            Some(_) => {}
        }
    }
    if warnings.len() > before {
        return;
    }
    // Where pawns have passed each other, those of one side must have left the file.
    let passed = passed_files(pawns);
    let mut white = passed;
    while !(explained(Color::White, white) && explained(Color::Black, passed & !white)) {
        if white == 0 {
            let files = File::ALL.into_iter().filter(|&file| has(passed, file));
            let squares = files.fold(Bitboard::EMPTY, |set, file| set | Bitboard::file(file));
            warnings.push(SetupWarning::PawnsPassed(squares & (pawns[0] | pawns[1])));
            return;
        }
        // The next smaller subset.
        white = (white - 1) & passed;
    }
}

/// True if a set of files, one bit each, has a file.
fn has(files: u8, file: File) -> bool {
    files >> file.index() & 1 != 0
}

/// The files on which all white pawns stand beyond all black ones.
fn passed_files([white, black]: [Bitboard; 2]) -> u8 {
    let mut passed = 0;
    for file in File::ALL {
        let on_file = |pawns: Bitboard| pawns & Bitboard::file(file);
        let lowest = on_file(white).into_iter().next();
        let highest = on_file(black).into_iter().last();
        if let (Some(white), Some(black)) = (lowest, highest)
            && white > black
        {
            passed |= 1 << file.index();
        }
    }
    passed
}

/// The fewest captures that bring a side's pawns from different files of its second rank to where
/// they stand, if any do. On the files of `passed` a pawn must have left its own file and come
/// back, or come from another. Each capture is one file sideways and one rank ahead (FIDE 3.7.3).
fn fewest_captures(color: Color, pawns: Bitboard, passed: u8) -> Option<u32> {
    // By the set of files that the pawns looked at so far came from.
    let mut fewest = [None; 256];
    fewest[0] = Some(0);
    for pawn in pawns {
        let steps = color.rank(pawn.rank()).index() as u32 - 1;
        let mut next = [None; 256];
        for (taken, captures) in (0_u8..=255).zip(fewest) {
            let Some(captures) = captures else {
                continue;
            };
            for origin in File::ALL.into_iter().filter(|&file| !has(taken, file)) {
                let sideways = match pawn.file().index().abs_diff(origin.index()) as u32 {
                    0 if has(passed, origin) => 2,
                    files => files,
                };
                if sideways <= steps {
                    let best = &mut next[taken as usize | 1 << origin.index()];
                    let captures = captures + sideways;
                    *best = Some(best.map_or(captures, |best: u32| best.min(captures)));
                }
            }
        }
        fewest = next;
    }
    fewest.into_iter().flatten().min()
}
