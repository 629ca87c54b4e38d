//! Chess boards on somebody else's page. The scripts of `www/` define the custom element and the frame, and mount boards by
//! [`mount`]; everything that goes between a board and its page is a message of [`protocol::embed`], as JSON.

mod board_config;
mod chunk;
mod diagram;
mod free;
mod full_screen;
mod host;
mod lesson;
mod play;
mod result_line;
mod settings;
mod trainer;
mod viewer;

use embed_setup::{SetupError, mode_of};
use host::Host;
use i18n::{Language, Lexicon, Words};
use js_sys::{Function, JsString, Reflect};
use leptos::prelude::*;
use protocol::embed::{Command, Event, Mode, Setup};
use settings::Settings;
use std::any::Any;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;
use widgets::live_region::renewed;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
}

/// A description of a board that has been read, or what is wrong with it.
#[wasm_bindgen]
pub struct ReadSetup(Result<Settings, SetupError>);

/// Reads a description, an object with the fields of a [`Setup`]; the code of its mode is fetched unless it is there.
///
/// # Errors
///
/// The code could not be fetched. It is fetched again the next time.
#[wasm_bindgen]
pub async fn read(setup: JsValue) -> Result<ReadSetup, JsError> {
    let setup = Setup::of(|name| Reflect::get(&setup, &name.into()).ok()?.as_string());
    Ok(ReadSetup(match mode_of(&setup) {
        Ok(mode) => Settings::read(mode, &setup, chunk::reader(mode).await?),
        Err(error) => Err(error),
    }))
}

thread_local! {
    /// The words of each language, read once for all boards.
    static LEXICONS: RefCell<Vec<Rc<Lexicon>>> = const { RefCell::new(Vec::new()) };
}

/// The words of a language, which is known by its tag; `strings` are all its messages.
fn lexicon(tag: &str, strings: &JsString) -> Rc<Lexicon> {
    let language = Language::of_reader([tag]);
    LEXICONS.with_borrow_mut(|known| {
        let found = known.iter().find(|known| known.language() == language);
        found.cloned().unwrap_or_else(|| {
            let read = Rc::new(Lexicon::complete(language, &String::from(strings)));
            known.push(Rc::clone(&read));
            read
        })
    })
}

/// A board on a page; freed, it goes.
#[wasm_bindgen]
pub struct Mounted {
    host: Host,
    /// The description on the board.
    setup: RwSignal<Result<Settings, SetupError>>,
    root: HtmlElement,
    _view: Box<dyn Any>,
}

/// Puts a board into an element.
///
/// `language` is the tag of a language, `strings` all its messages. `send` is called with every event as JSON and answers `false` to
/// prevent it. That the board can be used is told by [`Mounted::announce`], once the page has it at hand.
#[wasm_bindgen]
pub fn mount(
    root: HtmlElement,
    setup: ReadSetup,
    language: &str,
    strings: &JsString,
    send: Function,
) -> Mounted {
    let lexicon = lexicon(language, strings);
    let handles = Rc::new(OnceCell::new());
    let to_handles = Rc::clone(&handles);
    let view = leptos::mount::mount_to(root.clone(), move || {
        let words = Words::new(lexicon);
        let host = Host::new(words, send);
        provide_context(words);
        let setup = RwSignal::new(setup.0);
        // It is called once.
        let _ = to_handles.set((host, setup));
        view! {
            // What a mode reads while it is put together is no reason to begin it anew.
            {move || setup.with(|setup| untrack(|| content(host, setup)))}
            <p class="hidden-visually" role="status" data-said>{renewed(move || host.said.get())}</p>
        }
    });
    let &(host, setup) = handles.get().expect("mounting calls what it is given");
    Mounted {
        host,
        setup,
        root,
        _view: Box::new(view),
    }
}

/// The text of a file in any encoding, as [`game::encoding`] reads it. Letters that are not UTF-8 are told on the console.
#[wasm_bindgen(js_name = textOf)]
pub fn text_of(bytes: &[u8]) -> String {
    let (text, replaced) = game::encoding::decode(bytes);
    if let Some(replaced) = replaced {
        leptos::logging::warn!("Sessa: {}: {replaced}", replaced.first);
    }
    text.into_owned()
}

/// Starts workers by a function of the page: it gets the address of a worker's script and answers with the worker. For frames in
/// which no worker may be started by its address.
#[wasm_bindgen(js_name = startWorkers)]
pub fn start_workers(start: Function) {
    platform::worker::start_by(start);
}

#[wasm_bindgen]
impl Mounted {
    /// Shows something else.
    pub fn load(&self, setup: ReadSetup) {
        self.setup.set(setup.0);
        self.announce();
    }

    /// Changes the language, by its tag and all its messages; what is on the board stays.
    pub fn speak(&self, language: &str, strings: &JsString) {
        let lexicon = lexicon(language, strings);
        if !Rc::ptr_eq(&lexicon, &self.host.words.once()) {
            self.host.words.change(lexicon);
        }
    }

    /// Tells that the board can be used, or what is wrong with its description.
    pub fn announce(&self) {
        let told = self.setup.with_untracked(|setup| match setup {
            Ok(settings) => Event::Ready {
                mode: settings.mode.name().to_owned(),
            },
            Err(error) => Event::Error {
                code: error.code,
                message: error.message.clone(),
            },
        });
        self.host.tell(&told);
    }

    /// Carries out a [`Command`], given by its type and, for the one that has it, a number of half-moves. One that is not known has no
    /// effect.
    pub fn command(&self, name: &str, ply: u32) {
        match Command::of_type(name, ply) {
            Some(Command::Focus) => self.focus(),
            Some(command) => self.host.run(command),
            None => {}
        }
    }

    fn focus(&self) {
        let square = self.root.query_selector(board::CURSOR).ok().flatten();
        let square = square.and_then(|square| square.dyn_into::<HtmlElement>().ok());
        if let Some(square) = square {
            // A square that cannot take the focus leaves it where it is.
            let _ = square.focus();
        }
    }
}

/// The content of a board, or a sentence about what is wrong.
fn content(host: Host, setup: &Result<Settings, SetupError>) -> AnyView {
    let settings = match setup {
        Ok(settings) => settings,
        Err(error) => {
            let message = error.message.clone();
            let words = host.words;
            return view! {
                <div class="problem" part="message" role="alert">
                    <p>{words.say("embed-problem")}</p>
                    <p><small lang="en" dir="ltr">{message}</small></p>
                </div>
            }
            .into_any();
        }
    };
    let mode = settings.mode;
    let bare = !settings.controls || mode == Mode::Diagram;
    let inner = (settings.content)(host, settings);
    view! {
        <div class="embed" part="embed" data-mode=mode.name() data-bare=bare.then_some("")>{inner}</div>
    }
    .into_any()
}
