//! The text field for moves and commands.

mod commands;
mod respond;

pub use commands::perform;

use crate::session::Session;
use leptos::prelude::*;
use narration::entry::Vocabulary;
use respond::respond;
use screens::{EntryPlaceholder, MoveEntry};

/// The text field, where the player wants one.
#[component]
pub fn Entry() -> impl IntoView {
    let session = expect_context::<Session>();
    let wanted = Memo::new(move |_| session.preferences.with(|chosen| chosen.entry));
    let field = move || match session.chunk.get() {
        Some(chunk) => (chunk.entry)(session),
        None => view! { <NotYet/> }.into_any(),
    };
    view! { {move || wanted.get().then(field)} }
}

/// Placeholder of the field until the chunk is there.
#[component]
fn NotYet() -> impl IntoView {
    let session = expect_context::<Session>();
    let fetch = move || session.with_chunk(|_| ());
    fetch();
    view! { <EntryPlaceholder words=session.words fetch=Callback::new(move |()| fetch())/> }
}

/// The field itself.
pub fn field(session: Session) -> AnyView {
    let words = session.words;
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let position = Memo::new(move |_| session.game.with(|game| game.position().clone()));
    let respond = move |text: String| {
        vocabulary.with_untracked(|vocabulary| respond(session, &text, vocabulary))
    };
    view! {
        <MoveEntry
            words
            suffix=session.element_id("")
            vocabulary
            position=position.into()
            answered=session.answered
            respond=Callback::new(respond)
            announce=Callback::new(move |told| session.announce(told))
        />
    }
    .into_any()
}
