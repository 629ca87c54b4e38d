//! A file of the site that a screen reads: on its way, there, or the reason why it cannot be had.

use i18n::{Words, args};
use leptos::prelude::*;

/// A file, as far as it has come. A handle.
pub struct Fetched<T: 'static>(RwSignal<State<T>>);

enum State<T> {
    /// It is on its way.
    Coming,
    /// It could not be had, and why.
    Failed(String),
    /// It is there.
    Here(T),
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Fetched<T> {}

impl<T: Send + Sync> Fetched<T> {
    /// A file that is going to be fetched.
    pub fn new() -> Fetched<T> {
        Fetched(RwSignal::new(State::Coming))
    }

    /// Asks the file something; `None` until it is there.
    pub fn with<U>(self, ask: impl FnOnce(&T) -> U) -> Option<U> {
        self.0.with(|state| match state {
            State::Here(file) => Some(ask(file)),
            State::Coming | State::Failed(_) => None,
        })
    }

    /// Fetches it. What comes when it is no longer `wanted`, or after the screen has been closed, is dropped.
    pub fn fetch(
        self,
        file: impl Future<Output = Result<T, String>> + 'static,
        wanted: impl FnOnce() -> bool + 'static,
    ) {
        leptos::task::spawn_local(async move {
            let read = file.await;
            if !self.0.is_disposed() && wanted() {
                self.0.set(match read {
                    Ok(file) => State::Here(file),
                    Err(why) => State::Failed(why),
                });
            }
        });
    }

    /// What stands in its place until it is there: that it is on its way, or why it cannot be had, with a button that fetches it `again`.
    pub fn note(self, words: Words, again: impl Fn() + Copy + Send + 'static) -> impl IntoView {
        move || {
            self.0.with(|state| match state {
                State::Here(_) => None,
                State::Coming => {
                    Some(view! { <p aria-busy="true">{words.say("fetched-coming")}</p> }.into_any())
                }
                State::Failed(why) => {
                    let told = words
                        .now()
                        .with("fetched-failed", &args!["why" => why.as_str()]);
                    let again = move |_| {
                        self.0.set(State::Coming);
                        again();
                    };
                    let view = view! {
                        <p role="alert">{told}</p>
                        <button type="button" data-action="fetch-again" on:click=again>
                            {words.say("fetched-again")}
                        </button>
                    };
                    Some(view.into_any())
                }
            })
        }
    }
}
