//! Tabs: a row of them, of which one is chosen. The arrow keys go from one to the next.

use i18n::Words;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A tab.
#[derive(Clone, Copy, Debug)]
pub struct Tab<T> {
    /// The value that it stands for.
    pub value: T,
    /// Name in style sheets and tests.
    pub name: &'static str,
    /// The message on it.
    pub label: &'static str,
}

/// The row of tabs.
#[component]
pub fn Tabs<T>(
    /// Beginning of the ids in the document: `<id>-tab-<name>` of a tab, `<id>-panel-<name>` of what it shows.
    id: &'static str,
    /// The message that tells a screen reader what is chosen among.
    label: &'static str,
    /// All tabs, in their order.
    tabs: &'static [Tab<T>],
    /// The chosen one.
    chosen: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let words = expect_context::<Words>();
    let step = move |event: KeyboardEvent| {
        let is_chosen = |tab: &Tab<T>| tab.value == chosen.get_untracked();
        let place = tabs.iter().position(is_chosen).unwrap_or(0);
        let next = match event.key().as_str() {
            "ArrowRight" => (place + 1) % tabs.len(),
            "ArrowLeft" => (place + tabs.len() - 1) % tabs.len(),
            "Home" => 0,
            "End" => tabs.len() - 1,
            _ => return,
        };
        event.prevent_default();
        let next = &tabs[next];
        chosen.set(next.value);
        let row = event
            .current_target()
            .map(JsCast::unchecked_into::<Element>);
        let tab = row.and_then(|row| {
            let named = row.query_selector(&format!("[data-tab-of={}]", next.name));
            named.ok().flatten()
        });
        if let Some(tab) = tab {
            // It stands, for all of them always do.
            let _ = tab.unchecked_into::<HtmlElement>().focus();
        }
    };
    let one = move |tab: &'static Tab<T>| {
        let is_chosen = move || chosen.get() == tab.value;
        view! {
            <button
                type="button"
                role="tab"
                id=format!("{id}-tab-{}", tab.name)
                aria-controls=format!("{id}-panel-{}", tab.name)
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                data-tab-of=tab.name
                on:click=move |_| chosen.set(tab.value)
            >
                {words.say(tab.label)}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=words.say(label) on:keydown=step>
            {tabs.iter().map(one).collect_view()}
        </div>
    }
}
