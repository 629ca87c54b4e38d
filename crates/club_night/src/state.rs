//! State of a night after its actions: the tournament, the boards of each round, the robots.

use crate::MOST_PLAYERS;
use crate::action::{Action, Entrant, Seat, Terms, requested};
use crate::board_result::BoardResult;
use crate::refusal::Refusal;
use chess::Color;
use game::Robot;
use std::collections::BTreeMap;
use tournament::event::{Event, GameResult};
use tournament::format::Format;
use tournament::tie_break::{Kind, TieBreak};
use tournament::tournament::{Entry, RequestedBye};
use tournament::{Pairing, Tournament, trf};

/// Most rounds: those that a result code can name.
pub(crate) const MOST_ROUNDS: usize = 63;

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Index of the player with White, or of the player without an opponent.
    pub white: usize,
    /// Index of the player with Black.
    pub black: Option<usize>,
    /// The place where it is played.
    pub seat: Seat,
}

/// A round that is paired: its boards in their order, players without an opponent last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The boards.
    pub boards: Vec<Board>,
    /// Entries of all players, by index, as they were when the round was paired.
    basis: Vec<Vec<Entry>>,
}

/// A night as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) tournament: Tournament,
    pub(crate) rounds: Vec<Round>,
    /// The robots, by their names: no other player has one of these.
    robots: BTreeMap<String, Robot>,
    /// The tie-breaks that the organiser has chosen.
    pub(crate) tie_breaks: Option<Vec<TieBreak>>,
    /// True if no player has entered since the numbers were given.
    pub(crate) is_numbered: bool,
}

impl Default for State {
    fn default() -> State {
        let Terms {
            name,
            system,
            rounds,
        } = Terms::default();
        State {
            tournament: Tournament {
                name,
                format: system.format(),
                rounds,
                ..Tournament::default()
            },
            rounds: Vec::new(),
            robots: BTreeMap::new(),
            tie_breaks: None,
            is_numbered: false,
        }
    }
}

impl State {
    /// The tournament.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The rounds that are paired, oldest first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The robot that a player is; `None` of a person.
    pub fn robot(&self, player: usize) -> Option<Robot> {
        let player = self.tournament.players.get(player)?;
        self.robots.get(&player.name).copied()
    }

    /// A board by its round and number, both from 1.
    pub fn board(&self, round: usize, board: usize) -> Option<&Board> {
        let round = self.rounds.get(round.checked_sub(1)?)?;
        round.boards.get(board.checked_sub(1)?)
    }

    /// The result of a board; `None` while there is none, and for a bye.
    pub fn result(&self, round: usize, board: usize) -> Option<BoardResult> {
        let Board { white, black, .. } = self.board(round, board)?;
        let entry = |player: usize| self.tournament.players[player].entries[round - 1];
        BoardResult::of(entry(*white), entry((*black)?))
    }

    /// The boards of a round, by number, whose games have no result.
    pub fn open_boards(&self, round: usize) -> impl Iterator<Item = usize> + '_ {
        let boards = round.checked_sub(1).and_then(|at| self.rounds.get(at));
        let boards = boards.map_or(0, |round| round.boards.len());
        (1..=boards).filter(move |&board| {
            let is_game = self
                .board(round, board)
                .is_some_and(|it| it.black.is_some());
            is_game && self.result(round, board).is_none()
        })
    }

    /// True if a result of an earlier round was corrected after the last one of a Swiss system was paired. The published pairing
    /// stands, and the correction counts in the standings and in the pairings that follow (C.04.2).
    pub fn is_corrected(&self) -> bool {
        let Some(last) = self.rounds.last() else {
            return false;
        };
        let mut players = self.tournament.players.iter().zip(&last.basis);
        self.tournament.format == Format::Swiss
            && players.any(|(player, basis)| !player.entries.starts_with(basis))
    }

    /// True if a game of a round is known to have begun: it has a result other than the forfeits with which it was paired, or
    /// is played on this device.
    pub fn has_begun(&self, round: usize) -> bool {
        let boards = round.checked_sub(1).and_then(|at| self.rounds.get(at));
        let boards = boards.into_iter().flat_map(|round| &round.boards);
        (1..).zip(boards).any(|(number, board)| {
            let is_absent = |player: Option<usize>| {
                player.is_some_and(|player| self.tournament.absence(player, round).is_some())
            };
            let by_absence = is_absent(Some(board.white)) || is_absent(board.black);
            matches!(board.seat, Seat::Device(_))
                || !by_absence && self.result(round, number).is_some()
        })
    }

    /// Does an action.
    ///
    /// # Errors
    /// The reason why it is refused; the state is to be thrown away then.
    pub(crate) fn perform(&mut self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Terms(terms) => self.agree(terms),
            Action::Open(report) => self.open(report),
            Action::Enter(entrants) => entrants.iter().try_for_each(|it| self.enter(it)),
            Action::Remove(player) => {
                let name = self
                    .tournament
                    .players
                    .get(*player)
                    .map(|it| it.name.clone());
                self.tell(&Event::Remove(*player))?;
                self.robots.remove(&name.unwrap_or_default());
                Ok(())
            }
            Action::Withdraw(player) => self.tell(&Event::Withdraw(*player)),
            Action::Return(player) => self.tell(&Event::Return(*player)),
            Action::Bye {
                player,
                round,
                half,
            } => {
                let bye = requested(*half);
                // The last word of a player on a round is the one that counts.
                self.tell(&Event::RequestBye(RequestedBye {
                    player: *player,
                    round: *round,
                    bye,
                }))
            }
            Action::Forbid(one, other) => self.forbid(*one, *other),
            Action::Allow(one, other) => {
                self.allow(*one, *other);
                Ok(())
            }
            Action::TieBreaks(codes) => {
                self.tie_breaks = Some(TieBreak::list(codes)?);
                Ok(())
            }
            Action::Pair { lot, boards } => {
                self.number(*lot)?;
                self.publish(boards)
            }
            Action::PairAnew(boards) => {
                let round = self.rounds.len();
                if round == 0 || self.has_begun(round) {
                    return Err(Refusal::Begun);
                }
                self.take_back_round();
                self.publish(boards)
            }
            Action::Result {
                round,
                board,
                result,
            } => self.record(*round, *board, *result),
            Action::Seat { round, board, seat } => {
                let missing = Refusal::NoBoard {
                    round: *round,
                    board: *board,
                };
                let at = self.board_mut(*round, *board).ok_or(missing)?;
                if at.black.is_none() {
                    return Err(Refusal::NoOpponent);
                }
                at.seat = seat.clone();
                Ok(())
            }
        }
    }

    pub(crate) fn tell(&mut self, event: &Event) -> Result<(), Refusal> {
        Ok(self.tournament.apply(event)?)
    }

    fn board_mut(&mut self, round: usize, board: usize) -> Option<&mut Board> {
        let round = self.rounds.get_mut(round.checked_sub(1)?)?;
        round.boards.get_mut(board.checked_sub(1)?)
    }

    fn agree(&mut self, terms: &Terms) -> Result<(), Refusal> {
        let paired = self.rounds.len();
        let format = terms.system.format();
        if format != self.tournament.format {
            if paired > 0 {
                return Err(Refusal::SystemStays);
            }
            self.tournament.format = format;
        }
        if !(paired.max(1)..=MOST_ROUNDS).contains(&terms.rounds) {
            return Err(Refusal::Rounds(terms.rounds));
        }
        self.tournament.rounds = terms.rounds;
        self.tournament.name.clone_from(&terms.name);
        Ok(())
    }

    fn open(&mut self, report: &str) -> Result<(), Refusal> {
        if !self.tournament.players.is_empty() {
            return Err(Refusal::NotEmpty);
        }
        let document = trf::read(report);
        let mut tie_breaks = document.tie_breaks().and_then(Result::ok);
        // Points come first anyway.
        if let Some(list) = &mut tie_breaks
            && list.first().is_some_and(|it| it.kind == Kind::Points)
        {
            list.remove(0);
        }
        let read = document.tournament;
        if read.players.is_empty() {
            return Err(Refusal::NoReport);
        }
        if read.players.len() > MOST_PLAYERS {
            return Err(Refusal::TooMany);
        }
        let paired = read.paired_rounds();
        if paired.max(read.rounds) > MOST_ROUNDS {
            return Err(Refusal::Rounds(paired.max(read.rounds)));
        }
        self.tournament = read;
        self.tie_breaks = tie_breaks;
        if self.tournament.rounds == 0 {
            self.tournament.rounds = paired.max(Terms::default().rounds);
        }
        self.rounds = (0..paired)
            .map(|round| self.round_of_report(round))
            .collect();
        // The numbers of a file stay, once they have been played by.
        self.is_numbered = paired > 0;
        Ok(())
    }

    /// The boards of a round, from 0, that a report file has brought: it names no boards, so they are by pairing numbers.
    fn round_of_report(&self, round: usize) -> Round {
        let mut boards = Vec::new();
        let mut alone = Vec::new();
        for (player, it) in self.tournament.players.iter().enumerate() {
            let entry = it.entries.get(round).copied();
            let color = match entry {
                Some(Entry::Game { color, .. } | Entry::Pending { color, .. }) => Some(color),
                Some(Entry::Forfeit { color, .. }) => color,
                _ => None,
            };
            let seat = |white, black, boards: &mut Vec<Board>| {
                boards.push(Board {
                    white,
                    black,
                    seat: Seat::Room,
                });
            };
            match entry.and_then(Entry::opponent) {
                Some(opponent) if player < opponent => {
                    let (white, black) = match color {
                        Some(Color::Black) => (opponent, player),
                        _ => (player, opponent),
                    };
                    seat(white, Some(black), &mut boards);
                }
                None if entry.is_some_and(Entry::paired) => seat(player, None, &mut alone),
                Some(_) | None => {}
            }
        }
        boards.extend(alone);
        let players = self.tournament.players.iter();
        Round {
            boards,
            basis: players.map(|it| it.entries[..round].to_vec()).collect(),
        }
    }

    fn enter(&mut self, entrant: &Entrant) -> Result<(), Refusal> {
        if entrant.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        if self.tournament.players.len() >= MOST_PLAYERS {
            return Err(Refusal::TooMany);
        }
        let robot = entrant.robot();
        let is_possible = |robot: Robot| {
            let is_of_one_kind = robot.rating.is_none() || robot.values.is_none();
            let has_values = robot.values.is_none_or(|values| !values.contains(&0));
            robot.level > 0 && robot.rating != Some(0) && has_values && is_of_one_kind
        };
        let is_plain = entrant.values.is_none() && entrant.robot_rating.is_none();
        if !robot.map_or(is_plain, is_possible) {
            return Err(Refusal::Robot);
        }
        // A robot is known by its name, so that a person cannot bear it, whatever number he has in FIDE's list.
        if self.robots.contains_key(&entrant.name) {
            let name = entrant.name.clone();
            return Err(tournament::event::Refusal::Entered(name).into());
        }
        self.tell(&Event::Enter(entrant.player()))?;
        self.is_numbered = false;
        if let Some(robot) = robot {
            self.robots.insert(entrant.name.clone(), robot);
        }
        Ok(())
    }

    fn publish(&mut self, boards: &[(usize, Option<usize>)]) -> Result<(), Refusal> {
        if self.rounds.len() >= MOST_ROUNDS {
            return Err(Refusal::Rounds(self.rounds.len() + 1));
        }
        let pairs = boards
            .iter()
            .map(|&(white, black)| Pairing { white, black })
            .collect();
        let players = self.tournament.players.iter();
        let basis = players.map(|it| it.entries.clone()).collect();
        self.tell(&Event::Pair(pairs))?;
        let boards = boards.iter().map(|&(white, black)| Board {
            white,
            black,
            seat: Seat::Room,
        });
        self.rounds.push(Round {
            boards: boards.collect(),
            basis,
        });
        Ok(())
    }

    /// The tournament before its last round was paired. Those who have gone home since stay away.
    pub(crate) fn before_last(&self) -> Tournament {
        let mut before = self.tournament.before(self.rounds.len());
        for (player, now) in before.players.iter_mut().zip(&self.tournament.players) {
            player.withdrawn = now.withdrawn;
        }
        before
    }

    fn take_back_round(&mut self) {
        self.tournament = self.before_last();
        self.rounds.pop();
    }

    fn record(
        &mut self,
        round: usize,
        board: usize,
        result: Option<BoardResult>,
    ) -> Result<(), Refusal> {
        let at = self
            .board(round, board)
            .ok_or(Refusal::NoBoard { round, board })?;
        if at.black.is_none() {
            return Err(Refusal::NoOpponent);
        }
        let white = at.white;
        self.tell(&Event::Result {
            round,
            white,
            result: result.map_or(GameResult::Pending, BoardResult::in_tournament),
        })
    }
}
