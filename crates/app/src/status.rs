//! Whose move it is, or the hint that was asked for: one line above the record.

use crate::session::{Session, shown_hint};
use game::{Game, Phase, Player};
use i18n::args;
use leptos::prelude::*;
use narration::Narrator;
use widgets::icon::{Icon, Sign};

/// The line above the record.
#[component]
pub fn Status() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let turn = move || {
        let words = words.now();
        session.game.with(|game| {
            let side = game.to_act();
            let mine = game.config().player(side) == Player::Person;
            match game.phase() {
                Phase::Running if mine && !game.config().between_persons() => {
                    words.get("your-move")
                }
                Phase::Running => words.with(
                    "to-move",
                    &args![
                        "number" => game.position().fullmove_number(),
                        "side" => Narrator::new(&words, false).side(side),
                    ],
                ),
                _ => words.get("moves"),
            }
        })
    };
    let hint = move || {
        let hint = session.hint.get()?;
        let idea = session.idea.get();
        let shown = |game: &Game| shown_hint(&hint, idea, game.position(), &words.now());
        let told = session.game.with(shown)?;
        Some(view! {
            <p class="verdict" data-hint=hint.step.number().to_string()>
                <Icon sign=Sign::Hint/>
                <span>{told}</span>
            </p>
        })
    };
    view! {
        {move || match hint() {
            Some(hint) => hint.into_any(),
            None => view! { <h2 class="turn">{turn}</h2> }.into_any(),
        }}
    }
}
