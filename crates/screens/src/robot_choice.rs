//! Dialog of the robot of the next game: the opening that it keeps to, and which strength suits the player. Changes apply at once.

mod opening;
mod suited;

use crate::WiredContext;
use leptos::prelude::*;
use table::game_settings::GameSettings;
use widgets::dialog_frame::DialogFrame;

/// The dialog. Its one command is to change the settings to these.
pub fn robot_choice(context: WiredContext<GameSettings, GameSettings>) -> AnyView {
    let words = context.words;
    let content = view! {
        <section aria-labelledby="section-opening">
            <h3 id="section-opening">{words.say("robot-opening")}</h3>
            {opening::view(context)}
        </section>
        <section aria-labelledby="section-suited">
            <h3 id="section-suited">{words.say("which-strength")}</h3>
            {suited::view(context)}
        </section>
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// Changes the settings.
fn change(
    context: WiredContext<GameSettings, GameSettings>,
    change: impl FnOnce(&mut GameSettings),
) {
    let mut settings = context.input.get_untracked();
    change(&mut settings);
    context.send(settings);
}
