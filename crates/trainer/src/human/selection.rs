//! Selection of positions: each band of ratings has its share, though strong players have most of the games.

use fastrand::Rng;
use human::Pool;

use super::game::HumanGame;

/// Selection of positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Selection {
    /// Positions of a band of 200 points in a pool, at most.
    pub of_a_band: u64,
    /// Most times that one position is learnt from.
    pub times: f64,
    /// Other seeds select others, in another order.
    pub seed: u64,
}

/// First half-moves of a game, of which only a share is taken: they are alike in all games.
const OPENING: (usize, f64) = (8, 3.0);

/// A game is held back if its hash is a multiple of this.
const HELD_BACK: u64 = 128;

/// Number of the half-move of a game.
pub type Place = (u32, u16);

/// Positions to learn from, in their order, and others that are held back to see how it goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Selected {
    /// Learnt from; some come more than once.
    pub learnt: Vec<Place>,
    /// Held back.
    pub held_back: Vec<Place>,
}

/// Index of the band of 200 points, by pool.
fn band(game: &HumanGame, ply: usize) -> usize {
    let pool = usize::from(game.pool == Pool::Online);
    let band = usize::from(game.ratings[ply % 2] / 200).min(BANDS - 1);
    pool * BANDS + band
}

const BANDS: usize = 16;

impl Selection {
    /// Selects from games; those kept for measuring are passed over.
    pub fn select(&self, games: &[HumanGame]) -> Selected {
        let share = |ply| {
            if ply < OPENING.0 {
                1.0 / OPENING.1
            } else {
                1.0
            }
        };
        let usable = |game: &HumanGame| !game.is_kept_for_measuring();
        let mut there_are = [0.0; 2 * BANDS];
        for game in games.iter().filter(|game| usable(game)) {
            for ply in 0..game.moves.len() {
                there_are[band(game, ply)] += share(ply);
            }
        }
        let times = there_are.map(|there_are: f64| {
            let wanted = self.of_a_band as f64;
            (wanted / there_are.max(1.0)).min(self.times)
        });
        let mut rng = Rng::with_seed(self.seed);
        let (mut learnt, mut held_back) = (Vec::new(), Vec::new());
        for (number, game) in games.iter().enumerate().filter(|(_, game)| usable(game)) {
            let is_held_back = game.hash().is_multiple_of(HELD_BACK);
            for ply in 0..game.moves.len() {
                let times = times[band(game, ply)] * share(ply);
                let times = times as u32 + u32::from(rng.f64() < times.fract());
                let place = (number as u32, ply as u16);
                if is_held_back {
                    held_back.extend((times > 0).then_some(place));
                } else {
                    learnt.extend(std::iter::repeat_n(place, times as usize));
                }
            }
        }
        rng.shuffle(&mut learnt);
        rng.shuffle(&mut held_back);
        Selected { learnt, held_back }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_ratings_come_more_often_and_common_ones_less() {
        let game = |number: u64, rating| HumanGame {
            moves: vec![0; 40].into(),
            clocks: [].into(),
            ratings: [rating; 2],
            pool: Pool::Board,
            control: None,
            outcome: None,
            players: [number, 0],
        };
        let games: Vec<HumanGame> = (0..1_000)
            .map(|n| game(n, if n % 10 == 0 { 1300 } else { 2300 }))
            .collect();
        let selection = Selection {
            of_a_band: 7_000,
            times: 2.0,
            seed: 1,
        };
        let selected = selection.select(&games);
        let rating = |place: &&Place| games[place.0 as usize].ratings[0] == 1300;
        let weak = selected.learnt.iter().filter(rating).count();
        let strong = selected.learnt.len() - weak;
        // A hundred games of 32 and a third of 8 half-moves, twice; and seven thousand of the rest.
        assert!((6_700..=7_000).contains(&weak), "{weak}");
        assert!((6_700..=7_200).contains(&strong), "{strong}");
        assert!(!selected.held_back.is_empty());
        let held_back: Vec<u32> = selected.held_back.iter().map(|place| place.0).collect();
        assert!(
            selected
                .learnt
                .iter()
                .all(|place| !held_back.contains(&place.0))
        );
        assert_eq!(selected, selection.select(&games));
        let other = Selection {
            seed: 2,
            ..selection
        };
        assert_ne!(selected, other.select(&games));
    }
}
