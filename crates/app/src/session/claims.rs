//! Draw claims: which are possible now, how they are made, and their evidence.

use super::{Question, Session};
use crate::focus;
use crate::notice::Notice;
use chess::Move;
use game::{Claim, Event, Game, Phase, Player, Stamped};
use leptos::prelude::*;

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
    /// Stop the clocks, where that is resigning.
    Stop,
}

impl Session {
    /// The draw claims and offers that are possible now.
    pub fn choices(self) -> Vec<Choice> {
        let side = self.speaker_side();
        self.game.with(|game| {
            // In competition everything is there that a player may do, rightly or wrongly: that is the arbiter's affair.
            let all = game.config().strictness.competition;
            let mut choices = Vec::new();
            if all || game.may_offer(side) {
                choices.push(Choice::Offer);
            }
            // Whoever has the move may claim, though the opponent has not pressed yet.
            if game.phase() == Phase::Running && game.mover() == side && game.displaced().is_none()
            {
                const CLAIMS: [Claim; 2] = [Claim::Repetition, Claim::FiftyMoves];
                let mut right = CLAIMS.to_vec();
                right.retain(|&claim| all || game.holds(claim, None));
                choices.extend(right.into_iter().map(Choice::Claim));
                let brings = |mv| CLAIMS.iter().any(|&claim| game.holds(claim, Some(mv)));
                if all || game.position().legal_moves().iter().any(|&mv| brings(mv)) {
                    choices.push(Choice::ClaimWith);
                }
            }
            if game.may_claim_quickplay(side, self.now()) {
                choices.push(Choice::Quickplay);
            }
            if game.may_request_increment(side, self.now()) {
                choices.push(Choice::Increment);
            }
            let claim = game.claimable().or(all.then_some(Claim::Repetition));
            if let Some(claim) = claim.filter(|&claim| game.evidence(claim, None).len() > 1) {
                choices.push(Choice::Evidence(claim));
            }
            // Where it is more than a pause it is the player's own doing; a pause is the arbiter's affair.
            if game.config().rules.stopping_resigns && game.config().time.is_some() {
                choices.push(Choice::Stop);
            }
            choices
        })
    }

    /// Carries out a choice.
    pub fn choose(self, choice: Choice) {
        let side = untrack(|| self.speaker_side());
        let mover = self.game.with_untracked(Game::mover);
        self.question.set(None);
        match choice {
            Choice::Offer => self.send_or_tell(Event::OfferDraw(side)),
            Choice::Claim(claim) => self.send_or_tell(Event::ClaimDraw(mover, claim)),
            Choice::ClaimWith => {
                self.show(usize::MAX);
                self.question.set(Some(Question::ClaimWith));
                self.announce(self.words.once().get("announce-move"));
            }
            Choice::Quickplay => self.send_or_tell(Event::ClaimQuickplay(side)),
            Choice::Increment => self.send_or_tell(Event::RequestIncrement(side)),
            Choice::Evidence(claim) => {
                self.question.set(Some(Question::Evidence(claim)));
                return;
            }
            Choice::Stop => {
                self.question.set(Some(Question::Stop));
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

    /// Claims a draw with an announced move: for the reason it brings about, else by repetition, which is then wrong.
    pub fn claim_with(self, mv: Move) {
        self.question.set(None);
        let claim = self.game.with_untracked(|game| {
            let holds = |&claim: &Claim| game.holds(claim, Some(mv));
            let claims = [Claim::Repetition, Claim::FiftyMoves];
            claims.into_iter().find(holds)
        });
        let mover = self.game.with_untracked(Game::mover);
        let claim = claim.unwrap_or(Claim::Repetition);
        self.send_or_tell(Event::ClaimDrawWith(mover, claim, mv));
    }

    /// The half-moves after which the positions stood that prove the claim in question; none if none is in question.
    pub fn evidence(self) -> Vec<usize> {
        let Some(Question::Evidence(claim)) = self.question.get() else {
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

    /// The claim whose evidence can be seen from the end card or a ruling.
    pub fn claimed(self) -> Option<Claim> {
        self.game.with(|game| {
            let since = |stamped: &&Stamped| !matches!(stamped.event, Event::Move(_));
            let claims = game.events().iter().rev().take_while(since);
            claims
                .map(|stamped| &stamped.event)
                .find_map(|event| match event {
                    Event::ClaimDraw(_, claim) | Event::ClaimDrawWith(_, claim, _) => Some(*claim),
                    _ => None,
                })
        })
    }

    /// A claim of the quickplay finish has been made; the engine decides over one against it.
    pub(super) fn consider_claim(self, by: chess::Color) {
        let to = self.game.with_untracked(|game| game.config().player(!by));
        if to == Player::Person {
            let asked = self.game.with_untracked(Game::requested_increment);
            self.notice.set(Some(match asked {
                Some(_) => Notice::AsksIncrement(by),
                None => Notice::Claimed(by),
            }));
        } else {
            self.decide_claim();
        }
    }
}

/// The move announced with the claim that stands last in the record.
fn announced(game: &Game) -> Option<Move> {
    match (&game.events().last()?.event, game.outcome()) {
        (Event::ClaimDrawWith(_, _, mv), Some(_)) => Some(*mv),
        _ => game.announced(),
    }
}
