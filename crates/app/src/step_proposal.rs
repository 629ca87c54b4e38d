//! Proposal of a stronger or weaker robot at the end of a game, after three games against this one.

use crate::page::GameContext;
use crate::storage;
use i18n::args;
use leptos::prelude::*;
use table::Match;

/// The proposal, in a line; nothing where the last games propose none. The settings change only by its button, and back by it.
pub fn view(context: GameContext, score: &Match) -> Option<AnyView> {
    let [present, proposed] = score.proposed_step()?;
    let page = context.page;
    let words = page.words;
    let why = if proposed > present {
        "step-up"
    } else {
        "step-down"
    };
    let is_taken = move || {
        page.game_settings
            .with(|terms| terms.robot == proposed.robot())
    };
    let toggle = move |_| {
        let step = if untrack(is_taken) { present } else { proposed };
        page.game_settings.update(|terms| terms.choose_step(step));
        page.game_settings
            .with_untracked(storage::save_game_settings);
    };
    let label = move || {
        let elo = proposed.elo().to_string();
        words.now().with("take-step", &args!["elo" => elo])
    };
    let view = view! {
        <p class="reason" data-step=proposed.elo()>
            {words.say(why)}
            " "
            <button
                type="button"
                class="quiet"
                data-action="take-step"
                aria-pressed=move || is_taken().to_string()
                on:click=toggle
            >
                {label}
            </button>
        </p>
    };
    Some(view.into_any())
}
