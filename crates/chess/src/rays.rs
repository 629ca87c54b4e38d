//! Lines of squares, for filling tables at compile time.

/// The squares from each square in one direction to the edge of the board. The first four
/// directions lead to higher indices, the last four are their opposites in the same order.
pub(crate) static RAYS: [[u64; 64]; 8] = {
    let steps: [(i8, i8); 8] = [
        (1, 0),
        (0, 1),
        (1, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (-1, -1),
        (1, -1),
    ];
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = steps[direction];
        let mut square = 0;
        while square < 64 {
            rays[direction][square] = walk(square, files, ranks);
            square += 1;
        }
        direction += 1;
    }
    rays
};

/// Indices into [`RAYS`].
pub(crate) const ROOK_DIRECTIONS: [usize; 4] = [0, 1, 4, 5];
/// Indices into [`RAYS`].
pub(crate) const BISHOP_DIRECTIONS: [usize; 4] = [2, 3, 6, 7];

const fn walk(square: usize, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut file = square as i8 % 8 + files;
    let mut rank = square as i8 / 8 + ranks;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    squares
}

/// The squares attacked from `square` in four directions, up to the first man of each.
pub(crate) const fn sliding(square: usize, occupied: u64, directions: [usize; 4]) -> u64 {
    let mut attacked = 0;
    let mut i = 0;
    while i < 4 {
        let ray = &RAYS[directions[i]];
        attacked |= ray[square];
        let men = ray[square] & occupied;
        if men != 0 {
            let nearest = if directions[i] < 4 {
                men.trailing_zeros()
            } else {
                men.ilog2()
            };
            attacked ^= ray[nearest as usize];
        }
        i += 1;
    }
    attacked
}

/// The squares in four directions without the last of each: men there never change what a slider
/// attacks.
pub(crate) const fn inner(square: usize, directions: [usize; 4]) -> u64 {
    let mut squares = 0;
    let mut i = 0;
    while i < 4 {
        let ray = RAYS[directions[i]][square];
        if ray != 0 {
            let last = if directions[i] < 4 {
                ray.ilog2()
            } else {
                ray.trailing_zeros()
            };
            squares |= ray ^ 1 << last;
        }
        i += 1;
    }
    squares
}
