//! Comparison of a letter that has come in with the game that is kept: new, known, forked, another game.

use crate::acts::{acts, by};
use crate::conditions::Conditions;
use crate::letter::{Letter, game_number};
use chess::{Color, Move, Position};
use game::{Event, Game, Player, Timestamp};

/// Comparison of a letter with the game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// All of it is known, and nothing has happened since.
    Same,
    /// It is older: the kept game has gone on from it by this number of half-moves.
    Older(usize),
    /// It goes on. The steps are in the order in which they are to be done.
    Longer(Vec<Step>),
    /// It goes on with an act of the side that plays here, which was not done here: on another device of this player, if
    /// on any.
    OwnAct {
        /// Half-moves made before it.
        plies: usize,
        /// The act.
        act: Event,
    },
    /// Two answers to one position: the lines part.
    Fork(Parting),
    /// It is another game: another number, start, edition of the laws or terms.
    OtherGame,
}

/// The place where the lines of two records part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// Half-moves made before.
    pub plies: usize,
    /// The position there.
    pub position: Position,
    /// The side whose two answers they are; `None` of a result that was agreed on.
    pub by: Option<Color>,
    /// The act that is kept.
    pub kept: Event,
    /// The act of the letter.
    pub received: Event,
}

/// A step by which the kept game takes in what is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An act of the side elsewhere.
    Receive(Event),
    /// A move of the side here that was laid down as a reply.
    Play(Event),
}

impl Step {
    /// The act.
    pub fn act(&self) -> &Event {
        match self {
            Step::Receive(act) | Step::Play(act) => act,
        }
    }
}

/// Compares a letter with the game that is kept, in which a player is elsewhere. `laid_down` are White's and Black's
/// conditional moves as they are known here: those of the side here, and those that the letter before this one brought.
pub fn compare(kept: &Game, laid_down: [&Conditions; 2], received: &Letter) -> Comparison {
    if !is_same_game(kept, &received.game) {
        return Comparison::OtherGame;
    }
    let mut game = Game::new(kept.config().clone());
    apply(&mut game, &Event::Start);
    let (mut old, mut new) = (acts(kept), acts(&received.game));
    loop {
        match (old.next(), new.next()) {
            (None, None) => return Comparison::Same,
            (Some(_), None) => {
                let known = received.game.plies().len();
                return Comparison::Older(kept.plies().len().saturating_sub(known));
            }
            (Some(kept), Some(received)) if kept == received => {
                apply(&mut game, kept);
            }
            (Some(kept), Some(received)) => {
                return Comparison::Fork(Parting {
                    plies: game.plies().len(),
                    position: game.position().clone(),
                    by: by(&game, received),
                    kept: kept.clone(),
                    received: received.clone(),
                });
            }
            (None, Some(first)) => {
                let news = std::iter::once(first).chain(new);
                return longer(kept.clone(), laid_down, received, news);
            }
        }
    }
}

/// Goes on from the kept game with what is new in a letter, and with the replies that are laid down for it.
fn longer<'a>(
    mut game: Game,
    laid_down: [&Conditions; 2],
    received: &Letter,
    news: impl Iterator<Item = &'a Event>,
) -> Comparison {
    let mut steps = Vec::new();
    for act in news {
        let side = by(&game, act);
        let is_here = side.is_some_and(|side| game.config().player(side) != Player::Elsewhere);
        let step = if !is_here {
            Step::Receive(act.clone())
        } else if automatic(&game, laid_down).map(Event::Move).as_ref() == Some(act) {
            Step::Play(act.clone())
        } else {
            let plies = game.plies().len();
            return Comparison::OwnAct {
                plies,
                act: act.clone(),
            };
        };
        if !apply(&mut game, act) {
            return Comparison::OtherGame;
        }
        steps.push(step);
    }
    let mut laid_down = laid_down;
    laid_down[received.sender().index()] = &received.conditions;
    while let Some(mv) = automatic(&game, laid_down) {
        let is_here = game.config().player(game.to_act()) != Player::Elsewhere;
        let act = Event::Move(mv);
        if !apply(&mut game, &act) {
            break;
        }
        steps.push(if is_here {
            Step::Play(act)
        } else {
            Step::Receive(act)
        });
    }
    Comparison::Longer(steps)
}

/// The move that is laid down as the reply to the last one, if there is one to be played now. A draw that has been offered
/// waits for its answer by hand.
pub fn automatic(game: &Game, laid_down: [&Conditions; 2]) -> Option<Move> {
    if game.outcome().is_some() || game.offer().is_some() {
        return None;
    }
    laid_down[game.to_act().index()].reply(game.plies())
}

/// True if two records are of one game by their terms. Players may be called otherwise on either device.
fn is_same_game(kept: &Game, received: &Game) -> bool {
    let (kept_terms, terms) = (kept.config(), received.config());
    game_number(kept) == game_number(received)
        && kept_terms.start == terms.start
        && kept_terms.rules.id == terms.rules.id
        && kept_terms.correspondence.unwrap_or_default() == terms.correspondence.unwrap_or_default()
}

fn apply(game: &mut Game, act: &Event) -> bool {
    let at: Timestamp = game.last_at();
    game.apply(act.clone(), at).is_ok()
}
