//! The bracket of a knockout: stages, matches, games, and who goes on.

use chess::Color;

use crate::format::Knockout;
use crate::tournament::{Entry, Outcome, Tournament};

/// All stages of a knockout, the first one first. The last one is the final.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    /// The matches of each stage; the winners of two neighbours meet in the next stage.
    pub stages: Vec<Vec<Match>>,
}

/// One side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// A player, by index.
    Player(usize),
    /// The winner of a match of the stage before, by its place there.
    Winner(usize),
    /// No player: the opponent has a bye.
    Empty,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Both sides.
    pub sides: [Side; 2],
    /// The games so far.
    pub games: Vec<Game>,
    /// Decided, or to be played on.
    pub state: State,
}

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round of the tournament, from 1.
    pub round: usize,
    /// The series that it belongs to.
    pub tempo: Tempo,
    /// Index of the player with White.
    pub white: usize,
    /// Results in the order of the sides; `None` without a result yet. A game that was not played is lost for the player
    /// who was not there.
    pub outcomes: Option<[Outcome; 2]>,
}

/// The tempo of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// As the match began.
    Regular,
    /// A series of faster games, from 1.
    Faster(usize),
    /// A draw wins for Black.
    Armageddon,
}

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// A side is not known yet.
    Waiting,
    /// A game without a result.
    Pending,
    /// A game is to be played.
    Open {
        /// The series.
        tempo: Tempo,
        /// The game in its series, from 1.
        game: usize,
    },
    /// Over.
    Decided {
        /// The player who goes on; `None` if neither does.
        winner: Option<usize>,
        /// The reason.
        by: Decision,
    },
}

/// The reason why a player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Points in a series of games.
    Points(Tempo),
    /// No opponent in the bracket.
    Bye,
    /// The opponent has withdrawn.
    Walkover,
}

impl Match {
    /// The player who goes on without a match.
    pub fn bye(&self) -> Option<usize> {
        match self.state {
            State::Decided {
                winner,
                by: Decision::Bye,
            } => winner,
            _ => None,
        }
    }
}

impl Bracket {
    /// The winner of the final.
    pub fn winner(&self) -> Option<usize> {
        let last = self.stages.last()?.first()?;
        match last.state {
            State::Decided { winner, .. } => winner,
            _ => None,
        }
    }

    /// The first round, from 1, and a player of it whose game is none of the bracket.
    pub(crate) fn stray(&self, tournament: &Tournament) -> Option<(usize, usize)> {
        let games: Vec<(usize, [Side; 2])> = self
            .stages
            .iter()
            .flatten()
            .flat_map(|it| it.games.iter().map(|game| (game.round, it.sides)))
            .collect();
        let mut rounds = 1..=tournament.paired_rounds();
        rounds.find_map(|round| {
            let stray = |&player: &usize| {
                let entry = tournament.players[player].entries[round - 1];
                entry.opponent().is_some()
                    && !games.iter().any(|(number, sides)| {
                        *number == round && sides.contains(&Side::Player(player))
                    })
            };
            let player = (0..tournament.players.len()).find(stray)?;
            Some((round, player))
        })
    }
}

/// Places of the first stage: 1 meets the last, and where the better seed always wins, each stage has the better half of the
/// stage before.
fn seeds(players: usize) -> Vec<Side> {
    let mut order = vec![0];
    while order.len() < players {
        let size = 2 * order.len();
        order = order
            .into_iter()
            .flat_map(|seed| [seed, size - 1 - seed])
            .collect();
    }
    let side = |seed| {
        if seed < players {
            Side::Player(seed)
        } else {
            Side::Empty
        }
    };
    order.into_iter().map(side).collect()
}

impl Knockout {
    /// The whole bracket as the tournament stands.
    pub fn bracket(&self, tournament: &Tournament) -> Bracket {
        let mut sides = seeds(tournament.players.len());
        let mut bracket = Bracket::default();
        while sides.len() > 1 {
            let stage: Vec<Match> = sides
                .chunks_exact(2)
                .map(|sides| self.play(tournament, [sides[0], sides[1]]))
                .collect();
            let winner = |(place, it): (usize, &Match)| match it.state {
                State::Decided { winner, .. } => winner.map_or(Side::Empty, Side::Player),
                _ => Side::Winner(place),
            };
            sides = stage.iter().enumerate().map(winner).collect();
            bracket.stages.push(stage);
        }
        bracket
    }

    /// A match as far as its games go.
    fn play(&self, tournament: &Tournament, sides: [Side; 2]) -> Match {
        let bye = |winner| State::Decided {
            winner,
            by: Decision::Bye,
        };
        let (games, state) = match sides {
            [Side::Player(a), Side::Player(b)] => self.games(tournament, a, b),
            [Side::Player(player), Side::Empty] | [Side::Empty, Side::Player(player)] => {
                (Vec::new(), bye(Some(player)))
            }
            [Side::Empty, Side::Empty] => (Vec::new(), bye(None)),
            _ => (Vec::new(), State::Waiting),
        };
        Match {
            sides,
            games,
            state,
        }
    }

    /// The games of two players, series by series, and the state of their match.
    fn games(&self, tournament: &Tournament, a: usize, b: usize) -> (Vec<Game>, State) {
        let entries = |player: usize| tournament.players[player].entries.iter().enumerate();
        let mut meetings = entries(a).filter(|(_, entry)| entry.opponent() == Some(b));
        let withdrawn = [a, b].map(|player| tournament.players[player].withdrawn);
        let mut games = Vec::new();
        for number in 0.. {
            let (length, tempo) = self.series(number);
            let mut lead = 0;
            for game in 1..=length {
                let Some((round, &entry)) = meetings.next() else {
                    let state = match withdrawn {
                        [false, false] => State::Open { tempo, game },
                        [out, other] => State::Decided {
                            winner: if out && other {
                                None
                            } else {
                                Some(if out { b } else { a })
                            },
                            by: Decision::Walkover,
                        },
                    };
                    return (games, state);
                };
                let outcomes = outcomes(entry, tournament.players[b].entries[round]);
                let white = if has_white(entry) { a } else { b };
                games.push(Game {
                    round: round + 1,
                    tempo,
                    white,
                    outcomes,
                });
                let Some([own, others]) = outcomes else {
                    return (games, State::Pending);
                };
                lead += own as isize - others as isize;
                let armageddon = tempo == Tempo::Armageddon;
                if armageddon || lead.unsigned_abs() > 2 * (length - game) {
                    let winner = match lead {
                        1.. => Some(a),
                        ..0 => Some(b),
                        0 if own == Outcome::Draw => Some(a + b - white),
                        0 => None,
                    };
                    let by = Decision::Points(tempo);
                    return (games, State::Decided { winner, by });
                }
            }
        }
        unreachable!("a series ends the match or its games do")
    }
}

/// The results of a game for the player of the first entry and the opponent.
fn outcomes(own: Entry, others: Entry) -> Option<[Outcome; 2]> {
    let outcome = |entry| match entry {
        Entry::Game { outcome, .. } => Some(outcome),
        Entry::Forfeit { won: true, .. } => Some(Outcome::Win),
        Entry::Forfeit { won: false, .. } => Some(Outcome::Loss),
        Entry::Pending { .. } | Entry::Bye(_) => None,
    };
    Some([outcome(own)?, outcome(others)?])
}

fn has_white(entry: Entry) -> bool {
    match entry {
        Entry::Game { color, .. } | Entry::Pending { color, .. } => color == Color::White,
        Entry::Forfeit { color, .. } => color == Some(Color::White),
        Entry::Bye(_) => false,
    }
}
