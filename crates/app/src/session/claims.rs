//! Draws: which can be had now, how they are claimed, and what proves them.

use super::{Asked, Session};
use crate::focus;
use crate::notice::Notice;
use chess::Move;
use game::{Claim, Event, Game, Phase, Player, Stamped};
use leptos::prelude::*;

/// What whoever wants a draw, or stops the clocks, can do.
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
    /// See the positions that prove a claim.
    Evidence(Claim),
    /// Stop the clocks, where that is resigning.
    Stop,
}

impl Session {
    /// What can be chosen now.
    pub fn choices(self) -> Vec<Choice> {
        let side = self.speaker_side();
        self.game.with(|game| {
            let mut choices = vec![Choice::Offer];
            let playing = game.phase() == Phase::Running && !game.must_press();
            if playing && game.turn() == side && game.displaced().is_none() {
                choices.extend([
                    Choice::Claim(Claim::Repetition),
                    Choice::Claim(Claim::FiftyMoves),
                    Choice::ClaimWith,
                ]);
            }
            if game.may_claim_quickplay(side, self.now()) {
                choices.push(Choice::Quickplay);
            }
            let claim = game.claimable().unwrap_or(Claim::Repetition);
            if game.evidence(claim, None).len() > 1 {
                choices.push(Choice::Evidence(claim));
            }
            // Where it is more than a pause it is the player's own doing; a pause is the arbiter's affair.
            if game.config().rules.stopping_resigns && game.config().time.is_some() {
                choices.push(Choice::Stop);
            }
            choices
        })
    }

    /// Does what was chosen.
    pub fn choose(self, choice: Choice) {
        let side = untrack(|| self.speaker_side());
        self.asked.set(None);
        match choice {
            Choice::Offer => self.send_or_tell(Event::OfferDraw(side)),
            Choice::Claim(claim) => self.send_or_tell(Event::ClaimDraw(claim)),
            Choice::ClaimWith => {
                self.show(usize::MAX);
                self.asked.set(Some(Asked::ClaimWith));
                self.announce(self.words.once().get("announce-move"));
            }
            Choice::Quickplay => self.send_or_tell(Event::ClaimQuickplay(side)),
            Choice::Evidence(claim) => {
                self.asked.set(Some(Asked::Evidence(claim)));
                return;
            }
            Choice::Stop => {
                self.asked.set(Some(Asked::Stop));
                return;
            }
        }
        if !focus::is_in_entry() {
            focus::to_board();
        }
    }

    pub(super) fn stop_clocks(self) {
        let side = untrack(|| self.speaker_side());
        self.send_or_tell(Event::StopClocks(side));
    }

    /// A move is announced with which a draw is claimed: by whatever it brings, else by repetition, which is then wrong.
    pub fn claim_with(self, mv: Move) {
        self.asked.set(None);
        let claim = self.game.with_untracked(|game| {
            let holds = |&claim: &Claim| game.holds(claim, Some(mv));
            let claims = [Claim::Repetition, Claim::FiftyMoves];
            claims.into_iter().find(holds)
        });
        self.send_or_tell(Event::ClaimDrawWith(claim.unwrap_or(Claim::Repetition), mv));
    }

    /// The half-moves after which the positions stood that prove the claim in question; none if none is in question.
    pub fn evidence(self) -> Vec<usize> {
        let Some(Asked::Evidence(claim)) = self.asked.get() else {
            return Vec::new();
        };
        self.game.with(|game| game.evidence(claim, announced(game)))
    }

    /// The announced move, where the position it brings is shown as evidence.
    pub fn announced_move_shown(self) -> Option<Move> {
        let shown = self.shown.get();
        self.game
            .with(|game| announced(game).filter(|_| shown > game.plies().len()))
    }

    /// The claim whose evidence whoever sees the end, or a ruling, may want to see.
    pub fn claimed(self) -> Option<Claim> {
        self.game.with(|game| {
            let since = |stamped: &&Stamped| !matches!(stamped.event, Event::Move(_));
            let claims = game.events().iter().rev().take_while(since);
            claims
                .map(|stamped| &stamped.event)
                .find_map(|event| match event {
                    Event::ClaimDraw(claim) | Event::ClaimDrawWith(claim, _) => Some(*claim),
                    _ => None,
                })
        })
    }

    /// A claim of the quickplay finish has been made; the engine decides over one against it.
    pub(super) fn consider_claim(self, by: chess::Color) {
        let to = self.game.with_untracked(|game| game.config().player(!by));
        if to == Player::Person {
            self.notice.set(Some(Notice::Claimed(by)));
        } else {
            self.decide_claim();
        }
    }
}

/// The move announced with the claim that stands last in the record.
fn announced(game: &Game) -> Option<Move> {
    match (&game.events().last()?.event, game.outcome()) {
        (Event::ClaimDrawWith(_, mv), Some(_)) => Some(*mv),
        _ => game.announced(),
    }
}
