//! Page frame: a screen that takes the page under the bar, with its title and tools.

use crate::focus;
use crate::frame::{Frame, Up};
use crate::up_link::UpLink;
use i18n::Words;
use leptos::html::H1;
use leptos::prelude::*;

/// A page of its own. It is no dialog: the bar stays usable beside it, and the focus comes to its title.
#[component]
pub fn PageFrame(
    /// Its name.
    frame: Frame,
    /// Tools beside the title.
    tools: AnyView,
    /// The content.
    content: AnyView,
    /// True if the title is the name of what it shows, once that is known, instead of its own.
    #[prop(optional)]
    by_entry: bool,
    /// True if its content is a [`BoardLayout`](crate::board_layout::BoardLayout).
    #[prop(optional)]
    has_board: bool,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let name = frame.name;
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let heading = move || match frame.entry.get() {
        entry if by_entry && !entry.is_empty() => entry,
        _ => words.now().get(name),
    };
    let title_id = format!("screen-{name}");
    let labelled_by = title_id.clone();
    let up = frame.up.map(
        |Up {
             label,
             hash,
             returns,
             is_named,
         }| {
            let go = returns.then(|| Callback::new(move |()| frame.close()));
            view! { <UpLink class="screen-up" label hash is_named go/> }
        },
    );
    view! {
        <section
            class="screen"
            class:board-layout=has_board
            data-screen=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
        >
            <header class="screen-head">
                {up}
                <h1 id=title_id tabindex="-1" node_ref=title>{heading}</h1>
                <div class="screen-tools">{tools}</div>
            </header>
            {content}
        </section>
    }
}
