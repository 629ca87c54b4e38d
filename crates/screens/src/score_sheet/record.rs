//! Lines of a score sheet: the moves of a game as written, in blocks.

use crate::times::hms;
use chess::{Color, Letters, Notation};
use game::{Game, Player};

/// Rows in a block of moves; three blocks stand side by side on a page.
pub const ROWS: usize = 20;

/// Notation of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The notation, in the letters wanted first.
    pub notation: Notation,
    /// Letters in which the moves are written a second time.
    pub also: Option<Letters>,
}

/// A half-move as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Half {
    /// The move.
    pub written: String,
    /// The move in the second letters, where they differ.
    pub also: Option<String>,
    /// True if a draw was offered with it (FIDE 8.1.5).
    pub offers: bool,
    /// Time left on the mover's clock.
    pub left: Option<String>,
    /// True if nobody could write it down: an illegal move that stood.
    pub irregular: bool,
}

/// The half-moves of a game.
pub fn halves(game: &Game, ways: Ways) -> Vec<Half> {
    let half = |(place, ply): (usize, &game::Ply)| {
        let before = game
            .position_after(place)
            .filter(|before| before.is_legal(ply.mv) && !ply.irregular);
        let write = |notation: Notation| match (before, notation) {
            (Some(before), notation) => before.write(ply.mv, notation),
            (None, Notation::San(letters) | Notation::Colon(letters) | Notation::Long(letters)) => {
                ply.san.in_letters(letters)
            }
            (None, _) => ply.san.to_string(),
        };
        let second = |letters| match ways.notation {
            Notation::Colon(_) => Notation::Colon(letters),
            Notation::Long(_) => Notation::Long(letters),
            _ => Notation::San(letters),
        };
        let written = write(ways.notation);
        let also = ways.also.map(|letters| write(second(letters)));
        Half {
            // What is the same in all letters is written once.
            also: also.filter(|also| *also != written),
            written,
            offers: game.offered_with(place),
            left: ply.left.map(hms),
            irregular: before.is_none(),
        }
    };
    game.plies().iter().enumerate().map(half).collect()
}

/// Layout of a game's moves on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of the first move.
    pub first: u32,
    /// True if Black moves first, so that White's first field stays empty.
    pub black_begins: bool,
}

impl Plan {
    /// The layout of a game.
    pub fn of(game: &Game) -> Plan {
        let start = &game.config().start;
        Plan {
            first: start.fullmove_number(),
            black_begins: start.turn() == Color::Black,
        }
    }

    /// The half-move, the first being 0, that a row has for a side; `None` before the first.
    pub fn ply(self, row: usize, side: Color) -> Option<usize> {
        (2 * row + side.index()).checked_sub(usize::from(self.black_begins))
    }

    /// The row and the side of a half-move.
    pub fn place(self, ply: usize) -> (usize, Color) {
        let field = ply + usize::from(self.black_begins);
        let side = if field.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        (field / 2, side)
    }

    /// The number of the move in a row.
    pub fn number(self, row: usize) -> u32 {
        self.first.saturating_add(row as u32)
    }

    /// Blocks for a number of half-moves.
    pub fn blocks(self, plies: usize) -> usize {
        let fields = plies + usize::from(self.black_begins);
        fields.div_ceil(2 * ROWS)
    }
}

/// True if a half-move need not be written down: its player on this device had less than five minutes left and gets
/// less than thirty seconds with each move (FIDE 8.4).
pub fn may_stay_empty(game: &Game, ply: usize) -> bool {
    const LITTLE: game::Millis = 5 * 60 * 1000;
    const BONUS: game::Millis = 30 * 1000;
    let Some(time) = &game.config().time else {
        return false;
    };
    let plan = Plan::of(game);
    Color::ALL.into_iter().any(|side| {
        let budget = &time.sides[side.index()];
        let left = (0..=ply)
            .rev()
            .filter(|&ply| plan.place(ply).1 == side)
            .find_map(|ply| game.plies().get(ply)?.left);
        game.config().player(side) == Player::Person
            && budget.bonus(0) < BONUS
            && left.unwrap_or(budget.first()) < LITTLE
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use game::{Config, Event, TimeControl, Timestamp};

    fn game(config: Config, moves: &[(&str, u64)]) -> Game {
        let mut game = Game::new(config);
        game.apply(Event::Start, Timestamp(0)).expect("ready");
        for &(san, at) in moves {
            let mv = game.position().parse_san(san).expect(san);
            game.apply(Event::Move(mv), Timestamp(at)).expect(san);
        }
        game
    }

    fn ways(notation: Notation, also: Option<Letters>) -> Ways {
        Ways { notation, also }
    }

    #[test]
    fn f5_moves_in_both_languages_with_times_and_offers() {
        let clock = TimeControl::sudden_death(600_000, 0);
        let config = Config {
            time: Some(clock),
            ..Config::default()
        };
        let mut game = game(config, &[("e4", 1_000), ("Nf6", 61_000)]);
        game.apply(Event::OfferDraw(Color::Black), Timestamp(62_000))
            .expect("in time");
        let english = Notation::San(Letters::English);
        let written = halves(&game, ways(english, Some(Letters::Tamil)));
        let told = |half: &Half| {
            let also = half.also.clone().unwrap_or_default();
            let left = half.left.clone().unwrap_or_default();
            (half.written.clone(), also, half.offers, left)
        };
        assert_eq!(
            written.iter().map(told).collect::<Vec<_>>(),
            [
                ("e4".into(), String::new(), false, "0:09:59".into()),
                ("Nf6".into(), "குf6".into(), true, "0:09:00".into()),
            ]
        );
        let long = halves(
            &game,
            ways(Notation::Long(Letters::German), Some(Letters::Russian)),
        );
        assert_eq!(told(&long[1]).0, "Sg8-f6");
        assert_eq!(told(&long[1]).1, "Кg8-f6");
        assert_eq!(
            halves(&game, ways(Notation::Figurine, None))[1].written,
            "♞f6"
        );
        // The second letters have their captures as the first ones.
        let moves = [("Nf3", 0), ("e5", 0), ("Nxe5", 0)];
        let taken = self::game(Config::default(), &moves);
        let colon = ways(Notation::Colon(Letters::English), Some(Letters::German));
        let last = &halves(&taken, colon)[2];
        assert_eq!(last.written, "N:e5");
        assert_eq!(last.also.as_deref(), Some("S:e5"));
    }

    #[test]
    fn f5_black_may_begin_and_chess960_castles() {
        let start = Position::from_fen("4k3/8/8/8/8/8/4p3/4K3 b - - 0 30").expect("legal");
        let config = Config {
            start,
            ..Config::default()
        };
        let plan = Plan::of(&game(config, &[("Kd7", 0)]));
        assert_eq!(plan.ply(0, Color::White), None);
        assert_eq!(plan.ply(0, Color::Black), Some(0));
        assert_eq!(plan.ply(1, Color::White), Some(1));
        assert_eq!(plan.place(0), (0, Color::Black));
        assert_eq!(plan.place(1), (1, Color::White));
        assert_eq!([plan.number(0), plan.number(1)], [30, 31]);
        assert_eq!([0, 39, 40].map(|plies| plan.blocks(plies)), [1, 1, 2]);

        let start = Position::from_fen("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1").expect("legal");
        let config = Config {
            start,
            ..Config::default()
        };
        let game = game(config, &[("O-O-O", 0)]);
        let written = halves(&game, ways(Notation::Long(Letters::Russian), None));
        assert_eq!(written[0].written, "O-O-O");
    }

    #[test]
    fn f5_under_five_minutes_nothing_need_be_written() {
        let timed = |main, increment| Config {
            time: Some(TimeControl::sudden_death(main, increment)),
            ..Config::default()
        };
        let moves = [("e4", 1_000), ("e5", 120_000), ("Nf3", 121_000)];
        let free = |config| {
            let game = game(config, &moves);
            [0, 1, 2].map(|ply| may_stay_empty(&game, ply))
        };
        assert_eq!(free(timed(360_000, 0)), [false, true, true]);
        assert_eq!(free(timed(360_000, 30_000)), [false; 3]);
        assert_eq!(free(Config::default()), [false; 3]);
        let mut robot = timed(360_000, 0);
        robot.players[1] = Player::robot(3);
        assert_eq!(free(robot), [false; 3], "the robot writes nothing");
    }
}
