//! The game in another tab: it is played on in one of them, and only looked at in the others.
//!
//! A tab claims a game for as long as it is live. A tab that does not have it refuses every intent but those that look, and
//! saves nothing; when it takes the game over it reads what the other one has saved last.

use super::{Session, in_play};
use leptos::prelude::*;
use platform::tab_claim::Held;
use table::Intent;

impl Session {
    /// True if another tab has the game.
    pub fn is_elsewhere(self) -> bool {
        self.claim.held() == Held::Elsewhere
    }

    /// Has the game go on in this tab.
    pub fn continue_here(self) {
        self.claim.take(&self.document());
        self.with_game(move |game| (game.take_up_again)(self));
        self.focus.to_board();
    }

    /// Claims the game that was saved, if it is live.
    pub(super) fn claim_game(self) {
        if self.game.with_untracked(in_play) {
            self.claim.claim(&self.document());
        }
    }

    /// Name of the game among what tabs share.
    fn document(self) -> String {
        format!("game.{}", self.id.name())
    }

    /// True if an intent may be carried out here. Another game is this tab's.
    pub(super) fn may_act(self, intent: &Intent) -> bool {
        if untrack(|| self.claim.is_ours()) {
            return true;
        }
        if matches!(intent, Intent::Begin { .. } | Intent::Open(_)) {
            self.claim.take(&self.document());
            return true;
        }
        matches!(intent, Intent::Show(_) | Intent::Flip | Intent::Prefer(_))
    }

    /// Keeps the claim in step with the game.
    pub(super) fn follow_claim(self) {
        let live = Memo::new(move |_| self.game.with(in_play));
        Effect::watch(
            move || live.get(),
            move |&live, _, _| {
                if !live {
                    self.claim.release();
                } else if untrack(|| self.claim.is_ours()) {
                    self.claim.take(&self.document());
                }
            },
            false,
        );
        Effect::watch(
            move || self.claim.held(),
            move |held, before, _| match (before, held) {
                (Some(Held::Asked), Held::Here) => {
                    self.with_game(move |game| (game.take_up_again)(self));
                }
                (_, Held::Elsewhere) => self.rest(),
                _ => {}
            },
            false,
        );
    }

    /// Nothing more is done here of itself: no alarm rings, and the engine is not listened to.
    pub(super) fn rest(self) {
        self.inner.update_value(|inner| {
            inner.alarms.clear();
            inner.asked = None;
            if let Some(backend) = &inner.backend {
                backend.stop();
            }
        });
    }
}
