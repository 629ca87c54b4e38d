//! Finds the multipliers of `src/magics.rs` and prints them.
//!
//! `cargo run --release -p chess --example find_magics`
//!
//! For each square and kind of slider we look for a number that, multiplied with any set of pieces
//! on the lines that matter, brings a different index to the top bits for each different set of
//! attacked squares (Pradyumna Kannan, "Magic Move-Bitboard Generation in Computer Chess", 2007).
//! Candidates with few bits set succeed most often. The search is seeded: it prints the same table
//! on every run.

#[path = "../tests/common/random.rs"]
#[expect(dead_code)] // no number below another is wanted here
mod random;
use random::Random;

const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const ROOK: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// A number with few bits set.
fn sparse(random: &mut Random) -> u64 {
    random.next() & random.next() & random.next()
}

/// The squares attacked along `directions`; with `inner`, without each line's last square, whose
/// piece never changes the result.
fn attacks(square: i8, occupied: u64, directions: [(i8, i8); 4], inner: bool) -> u64 {
    let mut attacked = 0;
    for (df, dr) in directions {
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while (0..8).contains(&file) && (0..8).contains(&rank) {
            let last = !(0..8).contains(&(file + df)) || !(0..8).contains(&(rank + dr));
            if inner && last {
                break;
            }
            let bit = 1 << (rank * 8 + file);
            attacked |= bit;
            if occupied & bit != 0 {
                break;
            }
            file += df;
            rank += dr;
        }
    }
    attacked
}

fn find(square: i8, directions: [(i8, i8); 4], random: &mut Random) -> u64 {
    let mask = attacks(square, 0, directions, true);
    let bits = mask.count_ones();
    let mut cases = Vec::with_capacity(1 << bits);
    let mut subset = 0u64;
    loop {
        cases.push((subset, attacks(square, subset, directions, false)));
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            break;
        }
    }
    let mut table = vec![0; 1 << bits];
    'candidate: loop {
        let magic = sparse(random);
        if (mask.wrapping_mul(magic) >> 56).count_ones() < 6 {
            continue;
        }
        table.fill(0);
        for &(subset, attacked) in &cases {
            let index = (subset.wrapping_mul(magic) >> (64 - bits)) as usize;
            if table[index] != 0 && table[index] != attacked {
                continue 'candidate;
            }
            table[index] = attacked;
        }
        return magic;
    }
}

fn main() {
    let mut random = Random(0x5E55_A001);
    for (name, directions) in [("BISHOP", BISHOP), ("ROOK", ROOK)] {
        println!("const {name}_MAGICS: [u64; 64] = [");
        for square in 0..64 {
            let magic = find(square, directions, &mut random);
            let quarter = |shift: u32| magic >> shift & 0xFFFF;
            println!(
                "    0x{:04X}_{:04X}_{:04X}_{:04X},",
                quarter(48),
                quarter(32),
                quarter(16),
                quarter(0)
            );
        }
        println!("];");
    }
}
