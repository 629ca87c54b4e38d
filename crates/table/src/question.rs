//! Questions, and what a player may choose from.

use game::Claim;

/// Questions that are asked before an action is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resign?
    Resign,
    /// Give up the game for a new one?
    Leave,
    /// Stop the clocks, which is resigning?
    Stop,
    /// Appeal against the verdict on a claim, which loses if it is wrong again?
    Appeal,
    /// May the last mover take the move back? Asked of the other of two persons.
    TakeBack,
    /// Choice of a draw claim or offer.
    Draw,
    /// Choice of the move that brings about the claimed draw.
    ClaimWith,
    /// The proof of a claim: its positions can be stepped through.
    Evidence(Claim),
}

/// Draw claims, draw offers and clock stops, as offered to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Offer a draw.
    Offer,
    /// Claim one for what stands on the board.
    Claim(Claim),
    /// Claim one with a move that is announced.
    ClaimWith,
    /// Claim that the opponent cannot win by normal means.
    Quickplay,
    /// Ask for an increment instead.
    Increment,
    /// See the positions that prove a claim.
    Evidence(Claim),
    /// Appeal against the verdict on a wrong claim.
    Appeal,
    /// Stop the clocks, where that is resigning.
    Stop,
}
