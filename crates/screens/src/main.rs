//! The screens' module: dialogs and full screens over the page, fetched when they are first wanted.
//!
//! The page, another module with a memory of its own, opens a screen by its name and sends it input values; the screen
//! sends command values back ([`ui::bridge`]). Whatever the screen's views follow is a signal of this module.

mod analysis;
mod arbiter;
mod base64;
mod clock;
mod dialog_frame;
mod game_transfer;
mod help;
mod library;
mod modal;
mod open_game;
mod parts;
mod pgn_errors;
mod rules;
mod save;
mod score_sheet;
mod screen_frame;
mod sealed_move;
mod settings;
mod share;
mod times;

use dialog_frame::DialogFrame;
use js_sys::Function;
use leptos::html::Dialog;
use leptos::mount::mount_to;
use leptos::prelude::*;
use serde::Serialize;
use std::any::Any;
use ui::bridge::{self, Message, Screen as _, Strings};
use ui::words::Words;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// The screens' own messages, in English.
const ENGLISH: &str = include_str!("../../../www/strings/screens.en.ftl");

fn main() {}

/// An open screen. Once closed it is gone; opened again it is another.
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
    /// Sends a new input to the screen; a text that is no input of this screen is skipped.
    pub fn update(&self, input: &str) {
        (self.update)(input);
    }

    /// Changes the screen's language; `strings` is a [`Strings`].
    pub fn set_language(&self, strings: &str) {
        if let Ok(strings) = bridge::read::<Strings>(strings) {
            self.words.change(strings.lexicon(ENGLISH));
        }
    }

    /// Closes the screen; the focus goes back where it was.
    pub fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
        drop(self.mounted);
        self.owner.cleanup();
    }
}

/// Opens the screen of this name at the end of `host`. `strings` is a [`Strings`]; `input` and the argument of `out`
/// are the screen's own ([`bridge::Screen`]).
#[wasm_bindgen]
pub fn open(
    name: &str,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    match name {
        bridge::Settings::NAME => mount_dialog(settings::settings, host, strings, input, out),
        bridge::Rules::NAME => mount_dialog(rules::rules, host, strings, input, out),
        bridge::Help::NAME => mount_dialog(help::help, host, strings, input, out),
        bridge::Arbiter::NAME => mount_dialog(arbiter::arbiter, host, strings, input, out),
        bridge::OpenGame::NAME => mount_dialog(open_game::open_game, host, strings, input, out),
        bridge::Analysis::NAME => mount_screen(analysis::analysis, host, strings, input, out),
        bridge::Library::NAME => mount_screen(library::library, host, strings, input, out),
        bridge::ScoreSheet::NAME => {
            mount_screen(score_sheet::score_sheet, host, strings, input, out)
        }
        bridge::ClockScreen::NAME => mount_screen(clock::clock, host, strings, input, out),
        unknown => Err(JsError::new(&format!("there is no screen {unknown}"))),
    }
}

/// Mounts a dialog: a frame around the content that `content` makes of its context.
fn mount_dialog<S: bridge::Screen + 'static>(
    content: fn(ScreenContext<S>) -> AnyView,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    let framed = move |context: ScreenContext<S>, dialog| {
        view! { <DialogFrame name=S::NAME dialog page=context.page content=content(context)/> }
            .into_any()
    };
    mount_screen(framed, host, strings, input, out)
}

/// Mounts a screen that is a full-screen dialog by itself.
fn mount_screen<S: bridge::Screen + 'static>(
    whole: impl FnOnce(ScreenContext<S>, NodeRef<Dialog>) -> AnyView + 'static,
    host: HtmlElement,
    strings: &str,
    input: &str,
    out: Function,
) -> Result<Opened, JsError> {
    let lexicon = bridge::read::<Strings>(strings)?.lexicon(ENGLISH);
    let input = bridge::read::<S::Input>(input)?;
    let owner = Owner::new();
    let context = owner.with(|| ScreenContext::<S> {
        words: Words::new(lexicon),
        input: RwSignal::new(input),
        page: Page(StoredValue::new_local(out)),
    });
    let dialog = owner.with(NodeRef::new);
    let mounted = owner.with(|| {
        mount_to(host, move || {
            provide_context(context.words);
            whole(context, dialog)
        })
    });
    let update = move |input: &str| {
        if let Ok(input) = bridge::read(input)
            && context.input.with_untracked(|known| *known != input)
        {
            context.input.set(input);
        }
    };
    Ok(Opened {
        dialog,
        words: context.words,
        update: Box::new(update),
        mounted: Box::new(mounted),
        owner,
    })
}

/// Context of a screen's views: its input and its way to the page. A handle.
pub struct ScreenContext<S: bridge::Screen> {
    /// The language.
    pub words: Words,
    /// The input, as last sent by the page.
    pub input: RwSignal<S::Input>,
    page: Page,
}

impl<S: bridge::Screen> Clone for ScreenContext<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: bridge::Screen> Copy for ScreenContext<S> {}

impl<S: bridge::Screen> ScreenContext<S> {
    /// Sends a command to the page.
    pub fn send(self, output: S::Output) {
        self.page.tell(&Message::Command(output));
    }
}

/// The page, as far as a screen can see it. A handle.
#[derive(Clone, Copy)]
pub struct Page(StoredValue<Function, LocalStorage>);

impl Page {
    /// Sends a message to the page, unless the screen has been closed.
    fn tell(self, message: &Message<impl Serialize>) {
        let text = bridge::write(message).into();
        self.0.try_with_value(|out| {
            // A page that throws has said so itself.
            let _ = out.call1(&JsValue::NULL, &text);
        });
    }
}
