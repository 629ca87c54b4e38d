//! A link as a QR code, drawn below its button: for a class that looks at a screen, or a device beside this one.

use crate::qr_drawing::{DrawQrCode, FetchQrCode};
use i18n::Words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platform::address;
use widgets::button::button;

/// Button that draws the code, and the code.
#[component]
pub fn LinkCode(
    /// The language.
    words: Words,
    /// The hash of the link ([`crate::link`]), or none where it is too long.
    end: Callback<(), Option<String>>,
) -> impl IntoView {
    let draw = RwSignal::new(None::<DrawQrCode>);
    let has_failed = RwSignal::new(false);
    let fetch = use_context::<FetchQrCode>();
    let show = move || {
        let Some(fetch) = fetch else { return };
        has_failed.set(false);
        spawn_local(async move {
            // The menu may have been closed by now.
            let _ = match fetch().await {
                Ok(fetched) => draw.try_set(Some(fetched)).map(drop),
                Err(_) => has_failed.try_set(true).map(drop),
            };
        });
    };
    let none = move || {
        view! { <p class="about" role="alert">{words.say("link-code-none")}</p> }.into_any()
    };
    let code = move || {
        if has_failed.get() {
            return Some(none());
        }
        let draw = draw.get()?;
        let picture = end.run(()).and_then(|hash| {
            let link = format!("{}#{hash}", address::without_hash());
            Some((draw(&link)?, link))
        });
        Some(match picture {
            Some((picture, link)) => view! {
                <figure class="link-code" role="img" aria-label=words.say("link-code") data-link=link>{picture}</figure>
            }
            .into_any(),
            None => none(),
        })
    };
    view! {
        {button(words, "link-code", "link-code", show)}
        {code}
    }
}
