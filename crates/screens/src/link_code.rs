//! A link as a QR code, drawn below its button: for a class that looks at a screen, or a device beside this one.

use crate::qr_drawing::QrDrawing;
use i18n::Words;
use leptos::prelude::*;
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
    let drawing = QrDrawing::new();
    let none = move || {
        view! { <p class="about" role="alert">{words.say("link-code-none")}</p> }.into_any()
    };
    let code = move || {
        if drawing.has_failed() {
            return Some(none());
        }
        drawing.is_there().then(|| {
            let picture = end.run(()).and_then(|hash| {
                let link = format!("{}#{hash}", address::without_hash());
                Some((drawing.code(&link)?, link))
            });
            match picture {
                Some((picture, link)) => view! {
                    <figure class="link-code" role="img" aria-label=words.say("link-code") data-link=link>{picture}</figure>
                }
                .into_any(),
                None => none(),
            }
        })
    };
    view! {
        {button(words, "link-code", "link-code", move || drawing.fetch())}
        {code}
    }
}
