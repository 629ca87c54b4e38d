//! A row that leads to a page: sign, name, what is there.

use i18n::Words;
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};

/// The row, with the message names of its two lines.
pub fn row(
    words: Words,
    sign: Sign,
    action: &'static str,
    title: &'static str,
    about: &'static str,
    address: String,
) -> impl IntoView {
    view! {
        <a class="link-card learn-row" href=address data-action=action>
            <Icon sign/>
            <span><b>{words.say(title)}</b><span>{words.say(about)}</span></span>
            <Icon sign=Sign::Right/>
        </a>
    }
}
