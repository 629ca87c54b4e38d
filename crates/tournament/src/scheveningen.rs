//! Scheveningen: two sides of equal strength in numbers, every player of one meets every player of the other.
//!
//! In each table below every meeting occurs once, in every round and for every player the colours are level within one,
//! and no player has one colour three times running. `tests/tables.rs` proves it of each.

use crate::format::Scheveningen;
use crate::pairing::{Impossible, Pairing};

/// For each size a line of rounds: the opponents of the first side's players (`0` is the tenth), then their colours, `+` for
/// White. Two a side cannot have level colours in every round.
const TABLES: &str = "\
12++ 21--
123++- 312+-+ 231--+
1234-+-+ 3412+-+- 4123+-+- 2341-+-+
12345-+-++ 35214+-+-- 51423-++-+ 43152+--+- 24531+--++
123456--++-+ 216345+++--- 462531+--++- 534162-+-+-+ 645213+-+-+- 351624-+--++
1234567++--++- 3157426--++-+- 2513674---++-+ 5376142+++-+-- 6742315--++-+- 4621753++--+-+ 7465231---+-++
12345678+++--+-- 46831527---+++-+ 85472163+++---+- 63287415--++++-- 28514736+--+--++ 37126854-+---+++ 74653281+-+++--- 51768342-+--+-++
123456789-+-++-++- 375149628+--+-+--+ 934827561--+-++-++ 258691374-++++-+-- 746982153++---+++- 619538247+-+-++--+ 897215436---++-++- 482763915-+-+--+-+ 561374892+++--+--+
1234567890---+++-+-+ 2461053789++-+--++-- 6895401327-++--++-+- 8940372165--+++---++ 7306928514++--+-++-- 5617890243-+++-+-+-- 3789245601+----++-++ 4058716932--+++---++ 0172639458++--+-++-- 9523184076+-+--+--++";

/// The smallest side of the tables.
const LEAST: usize = 2;

impl Scheveningen {
    /// The pairs of a round, from 1, in the order of the first side.
    ///
    /// # Errors
    /// There is no such table, or no such round.
    pub fn round(self, players: usize, round: usize) -> Result<Vec<Pairing>, Impossible> {
        let side = players / 2;
        let table = side
            .checked_sub(LEAST)
            .filter(|_| players.is_multiple_of(2))
            .and_then(|place| TABLES.lines().nth(place))
            .ok_or(Impossible::NoTable(players))?;
        if round == 0 || round > self.rounds(players) {
            return Err(Impossible::Over);
        }
        let reversed = (round - 1) / side % 2 == 1;
        let row = table.split(' ').nth((round - 1) % side);
        let (opponents, colors) = row
            .expect("a table has a round for each player")
            .split_at(side);
        let pairs = opponents.bytes().zip(colors.bytes()).enumerate();
        let pairs = pairs.map(|(own, (digit, color))| {
            let opponent = side + usize::from((digit - b'0' + 9) % 10);
            let (white, black) = if (color == b'+') == reversed {
                (opponent, own)
            } else {
                (own, opponent)
            };
            Pairing {
                white,
                black: Some(black),
            }
        });
        Ok(pairs.collect())
    }
}
