//! The 960 starting positions (FIDE Guidelines II.2) and their numbers.
//!
//! Reinhard Scharnagl's numbering takes the pieces off one after the other: the bishops by four places
//! each, the queen by the six squares left, the knights by the ten pairs of the five left after her;
//! the last three are rook, king, rook.

use crate::{Board, Color, File, Rank, Role, Setup, Square};

/// The number of starting positions.
const STARTS: u16 = 4 * 4 * 6 * 10;

/// The pairs of places among five that the knights can take, in the order of their numbers.
const KNIGHTS: [[usize; 2]; 10] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
];

impl Setup {
    /// The number of the usual starting position among those of Chess960.
    pub const USUAL_START: u16 = 518;

    /// The starting position of Chess960 with a number from 0 to 959, as Reinhard Scharnagl counts
    /// them; `None` for any other number. 518 is the usual one.
    ///
    /// ```
    /// use chess::Setup;
    /// let start = Setup::chess960(0).expect("a number below 960");
    /// assert_eq!(
    ///     start.to_string(),
    ///     "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    /// );
    /// assert_eq!(Setup::chess960(Setup::USUAL_START), Some(Setup::default()));
    /// assert_eq!(Setup::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Self> {
        if number >= STARTS {
            return None;
        }
        let pieces = back_rank(number);
        let mut rooks = File::ALL
            .into_iter()
            .filter(|file| pieces[file.index()] == Role::Rook);
        let (queen_side, king_side) = (rooks.next(), rooks.next());
        let mut setup = Self::empty();
        for color in Color::ALL {
            for (file, role) in File::ALL.into_iter().zip(pieces) {
                let square = |relative| Square::new(file, color.rank(relative));
                setup.set(square(Rank::First), Some(role.of(color)));
                setup.set(square(Rank::Second), Some(Role::Pawn.of(color)));
            }
            setup.castling[color.index()] = [king_side, queen_side];
        }
        Some(setup)
    }

    /// The number of the starting position that this setup is: its pieces, all rights to castle, White
    /// to play move 1. `None` if it is none of the 960.
    ///
    /// ```
    /// use chess::Setup;
    /// assert_eq!(Setup::default().chess960_number(), Some(518));
    /// assert_eq!(Setup::empty().chess960_number(), None);
    /// ```
    pub fn chess960_number(&self) -> Option<u16> {
        let number = number_of(&self.board)?;
        (Self::chess960(number).as_ref() == Some(self)).then_some(number)
    }
}

/// The pieces of the first rank, from the a-file to the h-file. The number is below [`STARTS`].
const fn back_rank(number: u16) -> [Role; 8] {
    // The rooks and the king come last, whatever is free by then.
    let mut pieces = [None; 8];
    let (number, light) = (number / 4, number as usize % 4);
    pieces[2 * light + 1] = Some(Role::Bishop);
    let (number, dark) = (number / 4, number as usize % 4);
    pieces[2 * dark] = Some(Role::Bishop);
    let (number, queen) = (number as usize / 6, number as usize % 6);
    pieces[nth_free(pieces, queen)] = Some(Role::Queen);
    let [first, second] = KNIGHTS[number];
    let (first, second) = (nth_free(pieces, first), nth_free(pieces, second));
    pieces[first] = Some(Role::Knight);
    pieces[second] = Some(Role::Knight);

    let mut rank = [Role::Rook; 8];
    let king = nth_free(pieces, 1);
    let mut file = 0;
    while file < 8 {
        if let Some(role) = pieces[file] {
            rank[file] = role;
        }
        file += 1;
    }
    rank[king] = Role::King;
    rank
}

/// The file of the nth place that is still free.
const fn nth_free(pieces: [Option<Role>; 8], n: usize) -> usize {
    let (mut file, mut free) = (0, n);
    loop {
        if pieces[file].is_none() {
            if free == 0 {
                return file;
            }
            free -= 1;
        }
        file += 1;
    }
}

/// The number that White's first rank would have; nonsense if its pieces are not those of a start.
fn number_of(board: &Board) -> Option<u16> {
    let files = |role: Role| {
        let pieces = board.pieces(Color::White, role).into_iter();
        pieces
            .filter(|square| square.rank() == Rank::First)
            .map(|square| square.file().index())
    };
    let bishop = |parity: usize| files(Role::Bishop).find(|file| file % 2 == parity);
    let (light, dark) = (bishop(1)?, bishop(0)?);
    let queen = files(Role::Queen).next()?;
    let mut knights = files(Role::Knight);
    let knights = [knights.next()?, knights.next()?];
    // Counts the places that were still free left of a piece when it was set down.
    let place = |file: usize, set_before: &[usize]| {
        file - set_before.iter().filter(|&&other| other < file).count()
    };
    let queen_place = place(queen, &[light, dark]);
    let pair = knights.map(|knight| place(knight, &[light, dark, queen]));
    let pair = KNIGHTS.iter().position(|&knights| knights == pair)?;
    let number = ((pair * 6 + queen_place) * 4 + dark / 2) * 4 + light / 2;
    u16::try_from(number).ok()
}
