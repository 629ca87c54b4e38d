//! A screen: a sheet that fills the window until it is put away.

use crate::{Page, modal};
use leptos::html::{Button, Dialog};
use leptos::prelude::*;
use ui::door::{Message, Nothing};
use ui::icon::{Icon, Sign};
use ui::words::Words;

/// A modal dialog as large as the window; the browser holds the focus in it, gives it back to what had it, and lets Escape
/// close it.
#[component]
pub fn Screen(
    /// By which style sheet and tests know it; also the name of the message that is its title.
    name: &'static str,
    /// Where it is found once it stands.
    dialog: NodeRef<Dialog>,
    /// Who is told that the player has put it away.
    page: Page,
    /// What stands beside the title.
    tools: AnyView,
    /// What is on it.
    content: AnyView,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let close = NodeRef::<Button>::new();
    modal::open(dialog, close);
    let put_away = move || page.tell(&Message::<Nothing>::Close);
    let title_id = format!("screen-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="screen"
            data-sheet=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
            on:close=move |_| put_away()
        >
            <header class="screen-head">
                <button
                    node_ref=close
                    class="icon-button"
                    type="button"
                    data-action="close"
                    aria-label=words.say("close")
                    title=words.say("close")
                    on:click=move |_| put_away()
                >
                    <Icon sign=Sign::Close/>
                </button>
                <h2 id=title_id>{words.say(name)}</h2>
                <div class="screen-tools">{tools}</div>
            </header>
            {content}
        </dialog>
    }
}
