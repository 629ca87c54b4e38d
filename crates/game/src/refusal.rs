//! Refusals: reasons for which an event is not accepted. A refused event leaves the game as it was.

use crate::time::{Millis, Timestamp};
use chess::{CastlingSide, Color, Illegal, Move, Square};
use std::fmt;

/// Reason for which [`Game::apply`](crate::Game::apply) did not accept an event, or a table a record from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has not been started.
    NotStarted,
    /// The game has been started already.
    AlreadyStarted,
    /// The result stands; nothing can follow it (FIDE 8.7).
    Over,
    /// The clocks are stopped; resume first.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The move is not legal in this position (FIDE 3), for the reason given.
    IllegalMove(Move, Illegal),
    /// Castling is legal, but was named by the king's way; moves name it as the king taking its rook: this one.
    CastlingTakesRook(Move),
    /// The move is legal, so nothing is displaced by it.
    LegalMove(Move),
    /// There is no piece on this square.
    NothingThere(Square),
    /// This piece was touched first and must be moved or taken (FIDE 4.3).
    Touched(Square),
    /// The pawn stands on this square already; only what it becomes is open (FIDE 4.7).
    Released(Square),
    /// The king has been released where castling takes it: only that castling is left (FIDE 4.7.2).
    CastlingBegun(CastlingSide),
    /// This move was announced with a claim and must be played (FIDE 9.5.3).
    Announced(Move),
    /// The move has been made; the clock must be pressed first.
    NotPressed(Color),
    /// Nothing has been moved, so there is nothing to complete.
    NothingMoved,
    /// It is not this side's turn.
    NotYourTurn(Color),
    /// A king could be taken: the illegal move must be claimed, or answered so that the position is one of chess again.
    KingCanBeTaken,
    /// The opponent has made no illegal move that can be claimed now.
    NoIllegalMove,
    /// Neither repetition nor move count can be claimed by who is not on the move (FIDE 9.2, 9.3).
    NothingToClaim,
    /// A piece has been touched: the right to claim is lost for this move (FIDE 9.4).
    ClaimLapsed,
    /// This side has a draw offer standing, or has had its turn to offer (FIDE 9.1.2.3, 11.5).
    OfferedAlready,
    /// No draw can be agreed before the move of this number (FIDE 5.2.3, 9.1.1).
    TooEarly(u32),
    /// The other side has not offered a draw.
    NoOffer,
    /// The flag of the side on the move fell before this: send [`Event::Flag`](crate::Event::Flag).
    FlagFallen(Color),
    /// This side still has time, or its clock is not running.
    TimeLeft(Color),
    /// The flag must be claimed by the opponent.
    ByClaimOnly,
    /// The game is played without a clock.
    Untimed,
    /// The rules of this game know no such thing.
    NotInForce,
    /// It is too late for this (FIDE 7.3; USCF 11A).
    TooLate,
    /// No so many half-moves have been made.
    NoSuchPly(u32),
    /// No side can have so much time.
    TooMuchTime(Millis),
    /// The game has not been adjourned.
    NotAdjourned,
    /// A claim waits to be decided.
    ToBeDecided,
    /// This side's player is elsewhere: the game goes on with a record from there.
    Elsewhere(Color),
    /// A record from elsewhere goes on for this side as well, which is played here.
    PlayedHere(Color),
    /// A record from elsewhere tells nothing that is not known here.
    NothingNew,
    /// A record from elsewhere is of another game, or of one that went another way.
    OtherGame,
    /// The event is older than the one before it, which happened at the time named.
    TimeWentBack(Timestamp),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = match self {
            Refusal::NotStarted => "the game has not been started",
            Refusal::AlreadyStarted => "the game has been started already",
            Refusal::Over => "the game is over",
            Refusal::Paused => "the game is paused; resume it first",
            Refusal::NotPaused => "the game is not paused",
            Refusal::NothingMoved => "no move has been made; move first, then press the clock",
            Refusal::KingCanBeTaken => {
                "a king could be taken: claim the illegal move, or put an end to that"
            }
            Refusal::NoIllegalMove => "there is no illegal move to claim now",
            Refusal::NothingToClaim => "nobody can claim a draw now",
            Refusal::ClaimLapsed => "a piece has been touched; the claim has lapsed for this move",
            Refusal::OfferedAlready => {
                "a draw has been offered already; it is not yet time for another offer"
            }
            Refusal::NoOffer => "no draw has been offered",
            Refusal::ByClaimOnly => "in this game a fallen flag must be claimed by the opponent",
            Refusal::Untimed => "this game is played without a clock",
            Refusal::NotInForce => "the rules of this game do not have that",
            Refusal::TooLate => "it is too late for that",
            Refusal::NotAdjourned => "the game has not been adjourned",
            Refusal::ToBeDecided => "a claim waits to be decided",
            Refusal::NothingNew => "nothing in this record is new here",
            Refusal::OtherGame => "this is the record of another game, or it went another way",
            Refusal::IllegalMove(mv, why) => {
                return write!(
                    f,
                    "{}–{} is not a legal move here: {why}",
                    mv.from(),
                    mv.to()
                );
            }
            Refusal::CastlingTakesRook(mv) => {
                let (king, rook) = (mv.from(), mv.to());
                return write!(
                    f,
                    "castling is written as the king taking its rook: {king}{rook}"
                );
            }
            Refusal::CastlingBegun(side) => {
                let side = match side {
                    CastlingSide::KingSide => "king-side",
                    CastlingSide::QueenSide => "queen-side",
                };
                return write!(f, "castling {side} has begun and must be completed");
            }
            Refusal::LegalMove(mv) => {
                return write!(f, "{}–{} is a legal move", mv.from(), mv.to());
            }
            Refusal::NothingThere(square) => return write!(f, "there is no piece on {square}"),
            Refusal::Touched(square) => {
                return write!(f, "the piece on {square} was touched first");
            }
            Refusal::Released(square) => return write!(f, "the pawn has been put on {square}"),
            Refusal::Announced(mv) => {
                return write!(
                    f,
                    "{}–{} was announced and must be played",
                    mv.from(),
                    mv.to()
                );
            }
            Refusal::NotPressed(side) => {
                return write!(f, "{side:?} has not pressed the clock yet");
            }
            Refusal::NotYourTurn(side) => return write!(f, "it is not {side:?}'s turn"),
            Refusal::Elsewhere(side) => {
                return write!(
                    f,
                    "{side:?} plays elsewhere; wait for the record from there"
                );
            }
            Refusal::PlayedHere(side) => {
                return write!(
                    f,
                    "{side:?} plays here, but the record goes on for that side"
                );
            }
            Refusal::TooEarly(number) => {
                return write!(f, "no draw can be agreed before move {number}");
            }
            Refusal::FlagFallen(side) => return write!(f, "{side:?}'s time is up"),
            Refusal::TimeLeft(side) => return write!(f, "{side:?}'s time is not up"),
            Refusal::NoSuchPly(ply) => return write!(f, "{ply} half-moves have not been made"),
            Refusal::TooMuchTime(time) => {
                return write!(f, "{time} ms is more than a clock can show");
            }
            Refusal::TimeWentBack(last) => {
                return write!(f, "the event before happened later, at {} ms", last.0);
            }
        };
        f.write_str(plain)
    }
}

impl std::error::Error for Refusal {}
