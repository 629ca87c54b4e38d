//! Acts: what happens in a game as far as its players tell each other by correspondence.

use chess::{Color, Move, MoveList, Position, Role, Square};
use game::{Event, Game, Points};

/// The acts of a game, in order: moves, offers and answers, claims, resignation, an agreed result. What a device adds
/// for itself, as that its page was left, is none.
pub fn acts(game: &Game) -> impl Iterator<Item = &Event> {
    let events = game.events().iter().map(|stamped| &stamped.event);
    events.filter(|event| !is_of_the_device(event))
}

/// True of an event that is not told to the other device.
pub(crate) fn is_of_the_device(event: &Event) -> bool {
    matches!(
        event,
        Event::Start
            | Event::Touch(_)
            | Event::Adjust
            | Event::Release(_)
            | Event::Press(_)
            | Event::Pause
            | Event::Resume
            | Event::Leave
            | Event::Return
            | Event::Slept(..)
    )
}

/// The side whose act it is; `None` if it takes both, or an arbiter.
pub(crate) fn by(game: &Game, act: &Event) -> Option<Color> {
    match act {
        Event::Move(_) => Some(game.to_act()),
        Event::OfferDraw(side)
        | Event::AcceptDraw(side)
        | Event::DeclineDraw(side)
        | Event::ClaimDraw(side, _)
        | Event::ClaimDrawWith(side, ..)
        | Event::Resign(side) => Some(*side),
        _ => None,
    }
}

/// Kind of an act that is no move, by its number in the link format: the usual ends of a game have the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    End,
    Resign,
    WhiteWins,
    BlackWins,
    Draw,
    Offer,
    Accept,
    Decline,
    ClaimRepetition,
    ClaimFiftyMoves,
    ClaimRepetitionWith,
    ClaimFiftyMovesWith,
    OtherResigns,
    OtherOffers,
    OtherAccepts,
    OtherDeclines,
}

impl Kind {
    pub const ALL: [Kind; 16] = [
        Kind::End,
        Kind::Resign,
        Kind::WhiteWins,
        Kind::BlackWins,
        Kind::Draw,
        Kind::Offer,
        Kind::Accept,
        Kind::Decline,
        Kind::ClaimRepetition,
        Kind::ClaimFiftyMoves,
        Kind::ClaimRepetitionWith,
        Kind::ClaimFiftyMovesWith,
        Kind::OtherResigns,
        Kind::OtherOffers,
        Kind::OtherAccepts,
        Kind::OtherDeclines,
    ];

    /// Kind of an act, which is no move, of a game in which `to_act` has to act; the move that a claim announces besides.
    pub fn of(act: &Event, to_act: Color) -> Option<(Kind, Option<Move>)> {
        use game::Claim::{FiftyMoves, Repetition};
        let by = |side: &Color, here, other| if *side == to_act { here } else { other };
        let kind = match act {
            Event::OfferDraw(side) => by(side, Kind::Offer, Kind::OtherOffers),
            Event::AcceptDraw(side) => by(side, Kind::Accept, Kind::OtherAccepts),
            Event::DeclineDraw(side) => by(side, Kind::Decline, Kind::OtherDeclines),
            Event::Resign(side) => by(side, Kind::Resign, Kind::OtherResigns),
            Event::ClaimDraw(side, claim) if *side == to_act => match claim {
                Repetition => Kind::ClaimRepetition,
                FiftyMoves => Kind::ClaimFiftyMoves,
            },
            Event::ClaimDrawWith(side, claim, mv) if *side == to_act => {
                let kind = match claim {
                    Repetition => Kind::ClaimRepetitionWith,
                    FiftyMoves => Kind::ClaimFiftyMovesWith,
                };
                return Some((kind, Some(*mv)));
            }
            Event::Declare(Points::Won(Color::White)) => Kind::WhiteWins,
            Event::Declare(Points::Won(Color::Black)) => Kind::BlackWins,
            Event::Declare(Points::Draw) => Kind::Draw,
            _ => return None,
        };
        Some((kind, None))
    }

    /// True of a claim that announces a move.
    pub fn announces(self) -> bool {
        matches!(self, Kind::ClaimRepetitionWith | Kind::ClaimFiftyMovesWith)
    }

    /// The act; `None` at the end, and where the announced move is missing.
    pub fn act(self, to_act: Color, announced: Option<Move>) -> Option<Event> {
        use game::Claim::{FiftyMoves, Repetition};
        Some(match self {
            Kind::End => return None,
            Kind::Offer => Event::OfferDraw(to_act),
            Kind::Accept => Event::AcceptDraw(to_act),
            Kind::Decline => Event::DeclineDraw(to_act),
            Kind::ClaimRepetition => Event::ClaimDraw(to_act, Repetition),
            Kind::ClaimFiftyMoves => Event::ClaimDraw(to_act, FiftyMoves),
            Kind::ClaimRepetitionWith => Event::ClaimDrawWith(to_act, Repetition, announced?),
            Kind::ClaimFiftyMovesWith => Event::ClaimDrawWith(to_act, FiftyMoves, announced?),
            Kind::Resign => Event::Resign(to_act),
            Kind::OtherResigns => Event::Resign(!to_act),
            Kind::OtherOffers => Event::OfferDraw(!to_act),
            Kind::OtherAccepts => Event::AcceptDraw(!to_act),
            Kind::OtherDeclines => Event::DeclineDraw(!to_act),
            Kind::WhiteWins => Event::Declare(Points::Won(Color::White)),
            Kind::BlackWins => Event::Declare(Points::Won(Color::Black)),
            Kind::Draw => Event::Declare(Points::Draw),
        })
    }
}

/// Place of a move in the order of its UCI text, castling as the king taking its rook: file and rank of both squares,
/// then bishop, knight, queen, rook.
pub(crate) fn order(mv: Move) -> u16 {
    let square = |square: Square| (square.file().index() << 3 | square.rank().index()) as u16;
    let promotion = match mv.promotion() {
        None => 0,
        Some(Role::Bishop) => 1,
        Some(Role::Knight) => 2,
        Some(Role::Queen) => 3,
        Some(_) => 4,
    };
    square(mv.from()) << 9 | square(mv.to()) << 3 | promotion
}

/// The legal moves in that order.
pub(crate) fn ordered(position: &Position) -> MoveList {
    let mut moves = position.legal_moves();
    moves.as_mut_slice().sort_unstable_by_key(|mv| order(*mv));
    moves
}

/// The number of legal moves before this one in that order; `None` if it is not legal.
pub(crate) fn place(moves: &MoveList, mv: Move) -> Option<usize> {
    let key = order(mv);
    moves
        .contains(&mv)
        .then(|| moves.iter().filter(|it| order(**it) < key).count())
}
