//! What lies over the page: sheets that are fetched when they are first wanted.
//!
//! The page, another module with a memory of its own, opens a sheet by its name and has values for it; the sheet has values
//! for the page ([`ui::door`]). Whatever the sheet's views follow is a signal of this module.

mod analysis;
mod arbiter;
mod base64;
mod clock;
mod envelope;
mod faults;
mod help;
mod library;
mod modal;
mod open_game;
mod parcel;
mod parts;
mod rules;
mod save;
mod score_sheet;
mod screen;
mod settings;
mod share;
mod sheet;
mod times;

use js_sys::Function;
use leptos::html::Dialog;
use leptos::mount::mount_to;
use leptos::prelude::*;
use serde::Serialize;
use sheet::Sheet;
use std::any::Any;
use ui::door::{self, Message, Sheet as _, Strings};
use ui::words::Words;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// What only sheets say, in English.
const ENGLISH: &str = include_str!("../../../www/strings/sheets.en.ftl");

fn main() {}

/// An open sheet. Once closed it is no more; opened again it is another.
#[wasm_bindgen]
pub struct Opened {
    dialog: NodeRef<Dialog>,
    words: Words,
    update: Box<dyn Fn(&str)>,
    owner: Owner,
    mounted: Box<dyn Any>,
}

#[wasm_bindgen]
impl Opened {
    /// Tells the sheet what has changed; a text that is no input of this sheet is passed over.
    pub fn update(&self, input: &str) {
        (self.update)(input);
    }

    /// Has the sheet speak another language; `strings` is a [`Strings`].
    pub fn speak(&self, strings: &str) {
        if let Ok(strings) = door::read::<Strings>(strings) {
            self.words.change(strings.lexicon(ENGLISH));
        }
    }

    /// Closes the sheet; the focus goes back where it was.
    pub fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
        drop(self.mounted);
        self.owner.cleanup();
    }
}

/// Opens the sheet of this name at the end of `host`. `strings` is a [`Strings`]; `input` and what `out` is called with are
/// the sheet's own ([`door::Sheet`]).
#[wasm_bindgen]
pub fn open(
    name: &str,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    match name {
        door::Settings::NAME => lay(settings::settings, host, strings, input, out),
        door::Rules::NAME => lay(rules::rules, host, strings, input, out),
        door::Help::NAME => lay(help::help, host, strings, input, out),
        door::Arbiter::NAME => lay(arbiter::arbiter, host, strings, input, out),
        door::OpenGame::NAME => lay(open_game::open_game, host, strings, input, out),
        door::Analysis::NAME => spread(analysis::analysis, host, strings, input, out),
        door::Library::NAME => spread(library::library, host, strings, input, out),
        door::ScoreSheet::NAME => spread(score_sheet::score_sheet, host, strings, input, out),
        door::ClockScreen::NAME => spread(clock::clock, host, strings, input, out),
        unknown => Err(JsError::new(&format!("there is no sheet {unknown}"))),
    }
}

/// Opens a sheet with a frame around what `content` makes of its desk.
fn lay<S: door::Sheet + 'static>(
    content: fn(Desk<S>) -> AnyView,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    let framed = move |desk: Desk<S>, dialog| {
        view! { <Sheet name=S::NAME dialog page=desk.page content=content(desk)/> }.into_any()
    };
    spread(framed, host, strings, input, out)
}

/// Opens a sheet that is a dialog by itself.
fn spread<S: door::Sheet + 'static>(
    whole: impl FnOnce(Desk<S>, NodeRef<Dialog>) -> AnyView + 'static,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    let lexicon = door::read::<Strings>(strings)?.lexicon(ENGLISH);
    let input = door::read::<S::Input>(input)?;
    let owner = Owner::new();
    let desk = owner.with(|| Desk::<S> {
        words: Words::new(lexicon),
        input: RwSignal::new(input),
        page: Page(StoredValue::new_local(out)),
    });
    let dialog = owner.with(NodeRef::new);
    let mounted = owner.with(|| {
        mount_to(host, move || {
            provide_context(desk.words);
            whole(desk, dialog)
        })
    });
    let update = move |input: &str| {
        if let Ok(input) = door::read(input)
            && desk.input.with_untracked(|known| *known != input)
        {
            desk.input.set(input);
        }
    };
    Ok(Opened {
        dialog,
        words: desk.words,
        update: Box::new(update),
        mounted: Box::new(mounted),
        owner,
    })
}

/// What the views of a sheet are made from. A handle.
pub struct Desk<S: door::Sheet> {
    /// The language.
    pub words: Words,
    /// What the page tells.
    pub input: RwSignal<S::Input>,
    page: Page,
}

impl<S: door::Sheet> Clone for Desk<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: door::Sheet> Copy for Desk<S> {}

impl<S: door::Sheet> Desk<S> {
    /// Tells the page something.
    pub fn say(self, output: S::Output) {
        self.page.tell(&Message::Say(output));
    }
}

/// The page, as far as a sheet can see it. A handle.
#[derive(Clone, Copy)]
pub struct Page(StoredValue<Function, LocalStorage>);

impl Page {
    /// Calls the page with a message, unless the sheet has been closed.
    fn tell(self, message: &Message<impl Serialize>) {
        let text = door::write(message).into();
        self.0.try_with_value(|out| {
            // A page that throws has said so itself.
            let _ = out.call1(&JsValue::NULL, &text);
        });
    }
}
