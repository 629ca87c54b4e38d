//! A sheet that lies over the page until it is put away.

use crate::{Page, modal};
use leptos::ev::MouseEvent;
use leptos::html::{Button, Dialog};
use leptos::prelude::*;
use ui::door::{Message, Nothing};
use ui::icon::{Icon, Sign};
use ui::words::Words;
use web_sys::{Event, EventTarget};

/// A modal sheet: the browser holds the focus in it, gives it back to what had it, and lets Escape close it.
#[component]
pub fn Sheet(
    /// By which style sheet and tests know it; also the name of the message that is its title.
    name: &'static str,
    /// Where it is found once it stands.
    dialog: NodeRef<Dialog>,
    /// Who is told that the player has put it away.
    page: Page,
    /// What is on it.
    content: AnyView,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let close = NodeRef::<Button>::new();
    modal::open(dialog, close);
    let put_away = move || page.tell(&Message::<Nothing>::Close);
    // The dialog itself is hit only beside what is on it. Both ends of the press count: whoever drags a slider out of the
    // sheet does not mean to close it.
    let pressed_beside = StoredValue::new(false);
    let beside = move |event: &Event| {
        let dialog = dialog.get_untracked();
        let dialog = dialog.as_deref().map(AsRef::<EventTarget>::as_ref);
        event.target().as_ref() == dialog
    };
    let title_id = format!("sheet-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="sheet"
            data-sheet=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
            on:close=move |_| put_away()
            on:pointerdown=move |event| pressed_beside.set_value(beside(&event))
            on:click=move |event: MouseEvent| {
                if pressed_beside.get_value() && beside(&event) {
                    put_away();
                }
            }
        >
            <div class="sheet-page">
                <header class="sheet-head">
                    <h2 id=title_id>{words.say(name)}</h2>
                    <button
                        node_ref=close
                        class="icon-button"
                        type="button"
                        data-action="close"
                        aria-label=words.say("close")
                        on:click=move |_| put_away()
                    >
                        <Icon sign=Sign::Close/>
                    </button>
                </header>
                {content}
            </div>
        </dialog>
    }
}
