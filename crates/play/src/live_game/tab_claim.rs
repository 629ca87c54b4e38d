//! The game in another tab: it is played on in one of them, and only looked at in the others.
//!
//! A tab claims a game for as long as it is live. A tab that does not have it refuses every intent but those that look, and
//! saves nothing; when it takes the game over it reads what the other one has saved last. While another tab is asked whether it is
//! still there, as after a reload whose old page has left its claim, a player's intents wait.

use super::LiveGame;
use leptos::prelude::*;
use platform::tab_claim::{Held, TabClaim};
use table::{Intent, in_play};

impl LiveGame {
    /// True if another tab has the game.
    pub fn is_elsewhere(self) -> bool {
        let claim = self.claim.get();
        claim.is_some_and(|claim| claim.held() == Held::Elsewhere)
    }

    /// Has the game go on in this tab.
    pub fn continue_here(self) {
        self.take_claim();
        self.take_up_again();
    }

    /// True if what is done here may be saved: no other tab has the game.
    pub(crate) fn is_ours(self) -> bool {
        let claim = self.claim.get_untracked();
        claim.is_none_or(|claim| untrack(|| claim.is_ours()))
    }

    /// Claims the game that was saved, if it is live.
    pub(crate) fn claim_game(self) {
        if self.game.with_untracked(|game| in_play(game))
            && let Some(claim) = self.claim.get_untracked()
        {
            claim.claim(&self.document());
        }
    }

    fn take_claim(self) {
        if let Some(claim) = self.claim.get_untracked() {
            claim.take(&self.document());
        }
    }

    /// Name of the game among what tabs share.
    fn document(self) -> String {
        format!("game.{}", untrack(|| self.key()).unwrap_or_default())
    }

    /// True if an intent may be carried out here. Another game is this tab's.
    pub(crate) fn may_act(self, intent: &Intent) -> bool {
        self.is_ours()
            || matches!(
                intent,
                Intent::Begin { .. }
                    | Intent::Open(_)
                    | Intent::Show(_)
                    | Intent::Flip
                    | Intent::Prefer(_)
            )
    }

    /// Keeps an intent that may not be carried out yet for when the claim is settled; it is dropped where another tab has the game.
    pub(crate) fn postpone(self, intent: Intent) {
        let claim = self.claim.get_untracked();
        let is_asked = claim.is_some_and(|claim| untrack(|| claim.held()) == Held::Asked);
        // Those that are no player's come again, or concern a table at rest.
        let is_players = !matches!(
            intent,
            Intent::Look | Intent::Close | Intent::Engine(..) | Intent::Alarm(_)
        );
        if is_asked && is_players {
            self.inner
                .update_value(|inner| inner.postponed.push(intent));
        }
    }

    /// Takes the intents that have waited for the claim; none waits any more.
    pub(crate) fn take_postponed(self) -> Vec<Intent> {
        let taken = self
            .inner
            .try_update_value(|inner| std::mem::take(&mut inner.postponed));
        taken.unwrap_or_default()
    }

    /// Keeps the claim in step with the game, of which another may have come in its place.
    pub(crate) fn keep_claim(self) {
        let Some(claim) = self.claim.get_untracked() else {
            return;
        };
        if self.game.with_untracked(|game| in_play(game)) {
            claim.take(&self.document());
        } else {
            claim.release();
        }
    }

    /// Follows what becomes of a claim in other tabs.
    pub(crate) fn follow_claim(self, claim: TabClaim) {
        self.claim.set(Some(claim));
        Effect::watch(
            move || claim.held(),
            move |held, before, _| match (before, held) {
                (Some(Held::Asked), Held::Here) => {
                    self.take_up_again();
                    for intent in self.take_postponed() {
                        self.act(intent);
                    }
                }
                (_, Held::Elsewhere) => {
                    self.take_postponed();
                    self.rest();
                }
                _ => {}
            },
            false,
        );
    }
}
