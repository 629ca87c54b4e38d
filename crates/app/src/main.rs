//! The page: a view of values. Input becomes an intent, the intent an event of the game, the event a change of signals,
//! and signals the document. No component holds chess logic.

mod backend;
mod board;
mod captured;
mod controls;
mod end_card;
mod icon;
mod keys;
mod masthead;
mod move_list;
mod names;
mod new_game;
mod panel;
mod player_bar;
mod screen;
mod session;
mod settings;
mod sound;
mod storage;
mod text;
mod wall;

use leptos::prelude::*;
use session::Session;
use wasm_bindgen::JsCast;

fn main() {
    let root = document()
        .get_element_by_id("sessa")
        .expect("index.html has the page's root");
    let pressed = document()
        .document_element()
        .and_then(|html| html.get_attribute("data-play"))
        .is_some();
    // The static board has been seen until now; the live one takes its place in the same frame.
    root.set_inner_html("");
    let root: web_sys::HtmlElement = root.unchecked_into();
    let mounted = leptos::mount::mount_to(root.clone(), move || {
        let session = Session::open();
        provide_context(session);
        if pressed && session.is_new() {
            session.play();
        }
        view! { <screen::Screen/> }
    });
    mounted.forget();
    root.set_attribute("data-ready", "true")
        .expect("an attribute of this name is valid");
}
