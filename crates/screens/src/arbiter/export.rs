//! Export and import of the game: as a file, as a link; put aside, and another one opened.

use super::{ArbiterCommand, ArbiterContext, Feedback};
use crate::game_transfer;
use game::Phase;
use leptos::prelude::*;
use platform::address;
use platform::clipboard::copy;
use platform::files::save_as;
use widgets::button::button;

/// Saving this game and opening another.
pub fn export(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let link = RwSignal::new(None::<String>);
    let file = move || {
        let game = arbiter.game_once();
        let name = match game.phase() {
            Phase::Adjourned => "sessa-adjourned",
            _ => "sessa-game",
        };
        save_as(
            name,
            "json",
            "application/json",
            &game_transfer::to_file(&game),
        );
    };
    // The link of a correspondence game is for the other player's device.
    let to_link = move || {
        let game = arbiter.game_once();
        if game.config().is_correspondence() {
            game_transfer::to_link(&game.for_other_device())
        } else {
            game_transfer::to_link(&game)
        }
    };
    let copy_link = move || match to_link() {
        None => feedback.say("link-too-long"),
        Some(end) => {
            let whole = format!("{}#game={end}", address::without_hash());
            copy(&whole, move |copied| {
                // The panel may have been closed meanwhile.
                let said = if copied {
                    "link-copied"
                } else {
                    "link-by-hand"
                };
                feedback.0.try_set(Some(super::FeedbackText::Plain(said)));
            });
            link.set(Some(whole));
        }
    };
    // A link is of the game as it was.
    Effect::new(move |_| {
        arbiter.table.track();
        link.set(None);
        feedback.0.set(None);
    });
    let shown = move || {
        link.get().map(|link| {
            view! { <input class="link" type="text" readonly name="link" aria-label=words.say("link") prop:value=link/> }
        })
    };
    view! {
        <section class="save-or-send">
            <h3>{words.say("save-or-send")}</h3>
            <div class="deeds">
                {button(words, "save-file", "save-file", file)}
                {button(words, "copy-link", "copy-link", copy_link)}
                {button(words, "open-game", "open-game", move || arbiter.screen.send(ArbiterCommand::Open))}
            </div>
            {shown}
            {feedback.view(arbiter)}
        </section>
    }
}
