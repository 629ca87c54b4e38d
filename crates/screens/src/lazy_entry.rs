//! Fetches the field for typed moves when it is first wanted or something is heard: most who solve or learn use neither, and
//! the words that it understands are as much code as a screen.

use crate::Utterance;
use i18n::{Words, args};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use widgets::icon::{Icon, Sign};

/// Fetches the function that makes the field of a screen with this state, or tells why it cannot be had. The page provides one for
/// each kind of state, in context.
pub type FetchField<State> = fn() -> Pin<Box<dyn Future<Output = Result<Field<State>, String>>>>;

/// Makes the field of a screen.
pub type Field<State> = fn(State, EntryInput) -> AnyView;

/// What a field hears of its screen.
#[derive(Clone, Copy)]
pub struct EntryInput {
    /// True while the field is to be there.
    pub wanted: Signal<bool>,
    /// The last utterance.
    pub heard: Signal<Utterance>,
    /// Number of the last one before the screen was there: it is not for this field.
    pub heard_before: u32,
}

/// The field, as soon as it is there; a placeholder until then, where it is wanted.
#[component]
pub fn LazyEntry<State: Copy + Send + Sync + 'static>(
    /// The language.
    words: Words,
    /// State of the screen.
    state: State,
    /// True while the field is to be there.
    #[prop(into)]
    wanted: Signal<bool>,
    /// The last utterance.
    #[prop(into)]
    heard: Signal<Utterance>,
) -> impl IntoView {
    let fetch = expect_context::<FetchField<State>>();
    let input = EntryInput {
        wanted,
        heard,
        heard_before: heard.with_untracked(|heard| heard.number),
    };
    let field = RwSignal::new(None::<Field<State>>);
    let trouble = RwSignal::new(None::<String>);
    let load = move || {
        trouble.set(None);
        spawn_local(async move {
            // The screen may have been closed by now.
            let _ = match fetch().await {
                Ok(fetched) => field.try_set(Some(fetched)).map(drop),
                Err(why) => trouble.try_set(Some(why)).map(drop),
            };
        });
    };
    let needed =
        Memo::new(move |_| wanted.get() || heard.with(|heard| heard.number != input.heard_before));
    Effect::new(move |_| {
        // Whoever goes from step to step wants it, does not, and wants it again.
        if needed.get() && field.with_untracked(Option::is_none) {
            load();
        }
    });
    let told = Signal::derive(move || {
        let told = |why| words.now().with("screen-failed", &args!["why" => why]);
        trouble.get().map(told)
    });
    let placeholder =
        move || view! { <EntryPlaceholder words told fetch=Callback::new(move |()| load())/> };
    move || match field.get() {
        Some(field) => field(state, input),
        None => wanted.get().then(placeholder).into_any(),
    }
}

/// Placeholder of the field until it is there; its button fetches it.
#[component]
pub fn EntryPlaceholder(
    /// The language.
    words: Words,
    /// Why it could not be fetched.
    #[prop(optional, into)]
    told: Signal<Option<String>>,
    /// Fetches the field, also after a failure.
    fetch: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="entry">
            <input type="text" aria-label=words.say("entry") placeholder=words.say("entry-hint") disabled/>
            <button type="button" class="icon-button" aria-label=words.say("entry-go") title=words.say("entry-go") on:click=move |_| fetch.run(())>
                <Icon sign=Sign::Next/>
            </button>
            <span class="answer" role="alert">{move || told.get()}</span>
        </div>
    }
}
