//! Screen frame: a full-screen modal dialog with title, tools and close button.

use crate::{Page, modal};
use leptos::html::{Button, Dialog};
use leptos::prelude::*;
use ui::bridge::{Message, NoCommand};
use ui::icon::{Icon, Sign};
use ui::words::Words;

/// A modal dialog as large as the window; the browser holds the focus in it, gives it back afterwards, and lets Escape
/// close it.
#[component]
pub fn ScreenFrame(
    /// Name in style sheets and tests; also the message name of its title.
    name: &'static str,
    /// The dialog's element, once mounted.
    dialog: NodeRef<Dialog>,
    /// The page, which hears that the player has closed the screen.
    page: Page,
    /// Tools beside the title.
    tools: AnyView,
    /// The content.
    content: AnyView,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let close = NodeRef::<Button>::new();
    modal::open(dialog, close);
    let put_away = move || page.tell(&Message::<NoCommand>::Close);
    let title_id = format!("screen-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="screen"
            data-screen=name
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
