//! Up link: the way from a page to the one that it is a part of, which is a link, so that it opens in a tab of its own too.

use crate::icon::{Icon, Sign};
use i18n::Words;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// The link.
#[component]
pub fn UpLink(
    /// Class in the style sheets.
    class: &'static str,
    /// Message name of the page that it leads to.
    label: &'static str,
    /// URL hash of that page, without its `#`.
    hash: &'static str,
    /// True if the name is seen beside the sign.
    #[prop(optional)]
    is_named: bool,
    /// Action that leads there in this tab, in the place of the address.
    #[prop(optional_no_strip)]
    go: Option<Callback<()>>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let follow = move |event: MouseEvent| {
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
        if let Some(go) = go.filter(|_| !elsewhere) {
            event.prevent_default();
            go.run(());
        }
    };
    view! {
        <a class=class href=format!("#{hash}") data-action="up" aria-label=words.say(label) on:click=follow>
            <Icon sign=Sign::Left/>
            {is_named.then(|| view! { <span>{words.say(label)}</span> })}
        </a>
    }
}
