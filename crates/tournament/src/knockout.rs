//! Knockout: a bracket of seeds, matches of several games, faster games and Armageddon when they are level.
//!
//! The bracket is a function of the players and of the games that they have played ([`Knockout::bracket`]). A round is one
//! game of every match of the current stage that is not decided; decided players have a round without an opponent.

mod bracket;
mod colors;

pub use bracket::{Bracket, Decision, Game, Match, Side, State, Tempo};

use crate::format::Knockout;
use crate::pairing::{Impossible, Pairing};
use crate::tournament::Tournament;

impl Knockout {
    /// The games and the tempo of a series, from 0: the match, faster games, Armageddon.
    fn series(&self, number: usize) -> (usize, Tempo) {
        let games = self.games.max(1);
        let Some(faster) = number.checked_sub(1) else {
            return (games, Tempo::Regular);
        };
        match self.faster.get(faster) {
            Some(&games) => (games.max(1), Tempo::Faster(number)),
            None if self.armageddon => (1, Tempo::Armageddon),
            None => {
                let last = self.faster.last().copied().unwrap_or(games).max(1);
                (last, Tempo::Faster(number))
            }
        }
    }

    /// The games of the next round, in the order of the bracket; in the first round also the players who have no opponent.
    /// Colours are a proposal: those of a first game and of Armageddon may be drawn by lot.
    ///
    /// # Errors
    /// The winner is known, a game has no result, or a game is not one of the bracket.
    pub fn pair(&self, tournament: &Tournament) -> Result<Vec<Pairing>, Impossible> {
        if tournament.players.len() < 2 {
            return Err(Impossible::TooFewPlayers);
        }
        let bracket = self.bracket(tournament);
        if let Some((round, player)) = bracket.stray(tournament) {
            return Err(Impossible::NotInBracket { round, player });
        }
        let decided = |it: &Match| matches!(it.state, State::Decided { .. });
        let stage = bracket
            .stages
            .iter()
            .find(|stage| !stage.iter().all(decided));
        let stage = stage.ok_or(Impossible::Over)?;
        if stage.iter().any(|it| it.state == State::Pending) {
            return Err(Impossible::Pending(tournament.paired_rounds()));
        }
        let mut pairs = Vec::new();
        for it in stage {
            if let (State::Open { .. }, [Side::Player(a), Side::Player(b)]) = (&it.state, it.sides)
            {
                let white = colors::white(tournament, it, (a, b), pairs.len());
                pairs.push(Pairing {
                    white,
                    black: Some(a + b - white),
                });
            }
        }
        if tournament.paired_rounds() == 0 {
            let byes = bracket.stages[0].iter().filter_map(Match::bye);
            pairs.extend(byes.map(|white| Pairing { white, black: None }));
        }
        Ok(pairs)
    }
}
