//! Sharing of a link: by the device's share dialog where it is used by touch, elsewhere by copying it.

use i18n::Words;
use leptos::prelude::*;
use platform::address;
use platform::clipboard::copy;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;
use widgets::button::button;

/// Share button with its outcome.
#[component]
pub fn Share(
    /// The language.
    words: Words,
    /// The hash of the link ([`crate::link`]), or none where a game is too long for one.
    end: Callback<(), Option<String>>,
) -> impl IntoView {
    let sharing = Sharing::new(words);
    view! {
        {button(words, "share", "share", move || sharing.share(untrack(|| end.run(()))))}
        {sharing.view()}
    }
}

/// Outcome of sharing a link, as it is told. A handle.
#[derive(Clone, Copy)]
pub struct Sharing {
    words: Words,
    /// The message name, and the link where it must be copied by hand.
    told: RwSignal<Option<(&'static str, Option<String>)>>,
}

impl Sharing {
    /// Nothing has been shared.
    pub fn new(words: Words) -> Sharing {
        Sharing {
            words,
            told: RwSignal::new(None),
        }
    }

    /// Shares a link with this hash; `None` where a game is too long for one.
    pub fn share(self, hash: Option<String>) {
        let Some(hash) = hash else {
            return self.told.set(Some(("link-too-long", None)));
        };
        let link = format!("{}#{hash}", address::without_hash());
        self.told.set(None);
        share(link.clone(), move |shared| {
            // The screen may have been closed meanwhile.
            self.told.try_set(match shared {
                Shared::Handed => None,
                Shared::Copied => Some(("share-copied", None)),
                Shared::Refused => Some(("link-by-hand", Some(link))),
            });
        });
    }

    /// The outcome in words.
    pub fn view(self) -> impl IntoView {
        let Sharing { words, told } = self;
        move || {
            told.get().map(|(name, link)| {
                let field = link.map(|link| {
                    view! { <input class="link" type="text" readonly name="link" aria-label=words.say("link") prop:value=link/> }
                });
                let class = if field.is_some() { "about" } else { "toast shared" };
                view! { <p class=class role="status" data-shared=name>{words.say(name)}</p> {field} }
            })
        }
    }
}

/// Outcome of sharing.
pub enum Shared {
    /// The device has it, or the player has cancelled.
    Handed,
    /// It was copied.
    Copied,
    /// The browser does neither.
    Refused,
}

/// Shares a link by the device's dialog, or copies it.
pub fn share(link: String, done: impl FnOnce(Shared) + 'static) {
    let navigator = window().navigator();
    let can = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
    if !(can && by_finger()) {
        return copy(&link, |copied| {
            done(if copied {
                Shared::Copied
            } else {
                Shared::Refused
            });
        });
    }
    let data = ShareData::new();
    data.set_url(&link);
    let handed = navigator.share_with_data(&data);
    leptos::task::spawn_local(async move {
        match JsFuture::from(handed).await {
            Ok(_) => done(Shared::Handed),
            Err(error) if is_abort(&error) => done(Shared::Handed),
            Err(_) => copy(&link, |copied| {
                done(if copied {
                    Shared::Copied
                } else {
                    Shared::Refused
                });
            }),
        }
    });
}

/// True if the device is mostly used by touch.
fn by_finger() -> bool {
    let query = window().match_media("(pointer: coarse)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// True if the player has cancelled the share dialog.
fn is_abort(error: &JsValue) -> bool {
    let error = error.dyn_ref::<js_sys::Error>();
    error.is_some_and(|error| error.name() == "AbortError")
}
