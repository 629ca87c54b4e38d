//! Form for other names and Elo ratings of the players of a kept game.

use super::state::LibraryState;
use chess::Color;
use i18n::names::color_name;
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use protocol::library::Row;
use widgets::field::text_of;
use widgets::focus::when_there;

/// The longest name.
const LONGEST: &str = "60";

/// The form; it stands below the buttons of the game.
#[component]
pub fn Rename(
    state: LibraryState,
    row: Row,
    /// Takes the form away.
    on_end: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words = state.context.words;
    let names: [NodeRef<Input>; 2] = std::array::from_fn(|_| NodeRef::new());
    let ratings: [NodeRef<Input>; 2] = std::array::from_fn(|_| NodeRef::new());
    when_there(names[0]);
    let fields = Color::ALL.map(|side| {
        let (at, name) = (side.index(), color_name(side));
        view! {
            <label>
                <span>{words.say(name)}</span>
                <input
                    node_ref=names[at]
                    type="text"
                    name=format!("{name}-name")
                    autocomplete="off"
                    maxlength=LONGEST
                    value=row.names[at].clone()
                />
            </label>
            <label>
                <span>{words.say(if at == 0 { "library-sort-white-elo" } else { "library-sort-black-elo" })}</span>
                <input
                    node_ref=ratings[at]
                    type="number"
                    name=format!("{name}-elo")
                    min="0"
                    max="4000"
                    value=row.elo[at].map(|elo| elo.to_string())
                />
            </label>
        }
    });
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        let names = names.map(|field| text_of(field).trim().to_owned());
        let elo = ratings.map(|field| text_of(field).parse().ok());
        state.rename(&row, names, elo, move || {
            on_end();
            focus_list();
        });
    };
    view! {
        <form class="library-rename" on:submit=keep>
            {fields}
            <div class="library-deeds">
                <button type="submit" class="primary" data-action="rename-save">{words.say("library-rename-save")}</button>
                <button type="button" data-action="rename-cancel" on:click=move |_| { on_end(); focus_list(); }>
                    {words.say("cancel")}
                </button>
            </div>
        </form>
    }
}

/// The focus goes to the list, where the game is selected.
fn focus_list() {
    let list = document().query_selector("[data-list]").ok().flatten();
    let list =
        list.and_then(|list| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(list).ok());
    if let Some(list) = list {
        // Without the focus the keys still reach the page.
        let _ = list.focus();
    }
}
