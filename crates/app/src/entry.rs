//! The text field for moves and commands.

mod commands;
mod respond;

pub use commands::perform;

use crate::page::GameContext;
use leptos::prelude::*;
use narration::entry::{Vocabulary, completions};
use respond::respond;
use screens::{EntryPlaceholder, MoveEntry};

/// The text field, where the player wants one.
#[component]
pub fn Entry() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let wanted = Memo::new(move |_| context.page.preferences.with(|chosen| chosen.entry));
    let field = move || match context.page.chunk.get() {
        Some(chunk) => (chunk.entry)(context),
        None => view! { <NotYet/> }.into_any(),
    };
    view! { {move || wanted.get().then(field)} }
}

/// Placeholder of the field until the chunk is there.
#[component]
fn NotYet() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let fetch = move || context.page.with_chunk(|_| ());
    fetch();
    view! { <EntryPlaceholder words=context.page.words fetch=Callback::new(move |()| fetch())/> }
}

/// The field itself.
pub fn field(context: GameContext) -> AnyView {
    let words = context.page.words;
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let position = Memo::new(move |_| context.live.game.with(|game| game.position().clone()));
    let respond = move |text: String| {
        vocabulary.with_untracked(|vocabulary| respond(context, &text, vocabulary))
    };
    let complete = move |text: String| {
        position
            .with(|position| vocabulary.with(|vocabulary| completions(&text, position, vocabulary)))
    };
    view! {
        <MoveEntry
            words
            suffix=context.element_id("")
            complete=Callback::new(complete)
            answered=context.answered
            respond=Callback::new(respond)
            announce=Callback::new(move |told| context.live.announce(told))
        />
    }
    .into_any()
}
