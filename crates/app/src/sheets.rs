//! What lies over the page. The sheets are a module of their own, fetched when the page has nothing else to do or a sheet
//! is wanted; values pass between the two ([`ui::door`]).

use crate::notice::Notice;
use crate::session::{Session, Sheet, in_play};
use crate::sound::Sound;
use crate::storage;
use crate::terms::Terms;
use crate::words::{self, Language};
use board::Command;
use chess::Position;
use game::TimeControl;
use leptos::prelude::*;
use std::mem;
use ui::clock_words::preset;
use ui::door::{
    self, Analysis, AnalysisWish, Arbiter, Arrivals, ClockScreen, ClockWish, Clocks, Commands,
    Facts, Heard, Help, Library, LibraryWish, Message, OpenGame, Order, Put, Record, Rules,
    ScoreSheet, Settings, Sheet as _, Shelf, Strings, Study, Subject, Table, Wish,
};
use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(raw_module = "./sheets-loader.js")]
extern "C" {
    /// The module, fetched once; a failure is forgotten, so that the next call tries again.
    #[wasm_bindgen(catch, js_name = load)]
    async fn fetch() -> Result<JsValue, JsValue>;

    /// The module of the sheets.
    type Door;

    #[wasm_bindgen(catch, method)]
    fn open(
        this: &Door,
        name: &str,
        host: &Element,
        strings: &str,
        input: &str,
        out: &JsValue,
    ) -> Result<Opened, JsValue>;

    /// An open sheet.
    type Opened;

    #[wasm_bindgen(method)]
    fn update(this: &Opened, input: &str);

    #[wasm_bindgen(method)]
    fn speak(this: &Opened, strings: &str);

    #[wasm_bindgen(method)]
    fn close(this: &Opened);
}

/// The sheets of one table. A handle.
#[derive(Clone, Copy)]
pub struct Sheets(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    open: Option<Open>,
    /// What only sheets say in a language, where it has been fetched.
    text: Option<(Language, String)>,
}

struct Open {
    sheet: Opened,
    /// By which the sheet is heard.
    _out: Closure<dyn Fn(String)>,
}

impl Sheets {
    /// None is open, and nothing is fetched.
    pub fn new() -> Sheets {
        Sheets(StoredValue::new_local(State::default()))
    }

    /// Fetches the module before it is needed.
    pub fn warm_up() {
        // Whoever wants a sheet is told if it cannot be had.
        leptos::task::spawn_local(async { drop(fetch().await) });
    }

    /// Fetches what sheets say in a language, unless it is there.
    pub async fn learn(self, language: Language) -> Result<(), String> {
        let known = |state: &State| state.text.as_ref().is_some_and(|text| text.0 == language);
        if language == Language::English || self.0.with_value(known) {
            return Ok(());
        }
        let text = words::fetch(&format!("sheets.{}", language.tag())).await?;
        self.0
            .update_value(|state| state.text = Some((language, text)));
        Ok(())
    }

    /// Calls an open sheet.
    fn tell(self, tell: impl FnOnce(&Opened)) {
        self.0.with_value(|state| {
            if let Some(open) = &state.open {
                tell(&open.sheet);
            }
        });
    }

    fn close(self) {
        let open = self.0.try_update_value(|state| mem::take(&mut state.open));
        if let Some(open) = open.flatten() {
            open.sheet.close();
        }
    }
}

/// Has the sheet lie over the page that the session wants, saying what the page is like now.
pub fn follow(session: Session) {
    follow_address(session);
    let sheets = session.sheets;
    let wanted = Memo::new(move |_| session.sheet.get());
    Effect::new(move |last: Option<Option<Sheet>>| {
        let (wanted, _) = (wanted.get(), session.words.now());
        if last.flatten() != wanted {
            sheets.close();
        }
        if let Some(sheet) = wanted {
            leptos::task::spawn_local(show(session, sheet));
        }
        wanted
    });
    let input = Memo::new(move |_| wanted.get().map(|sheet| input(session, sheet)));
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            sheets.tell(|sheet| sheet.update(&input));
        }
    });
}

/// Opens a sheet, or has it speak the page's language if it is open.
async fn show(session: Session, sheet: Sheet) {
    let sheets = session.sheets;
    let module = fetch().await;
    let language = session.words.once().language();
    let learned = sheets.learn(language).await;
    // The player may want something else by now.
    if session.sheet.get_untracked() != Some(sheet) {
        return;
    }
    let strings = door::write(&strings(session));
    if sheets.0.with_value(|state| state.open.is_some()) {
        sheets.tell(|sheet| sheet.speak(&strings));
    } else if let Err(why) = module.and_then(|module| open(session, sheet, &module, &strings)) {
        let why = why.dyn_ref::<js_sys::Error>().map_or_else(
            || format!("{why:?}"),
            |error| error.message().as_string().unwrap_or_default(),
        );
        session.sheet.set(None);
        return session.notice.set(Some(Notice::SheetFailed(why)));
    }
    if let Err(why) = learned {
        session
            .notice
            .set(Some(Notice::StringsFailed(language, why)));
    } else {
        session.notice.update(|notice| {
            notice.take_if(|told| matches!(told, Notice::SheetFailed(_)));
        });
    }
}

fn open(session: Session, sheet: Sheet, module: &JsValue, strings: &str) -> Result<(), JsValue> {
    let (module, root) = (
        module.unchecked_ref::<Door>(),
        document().get_element_by_id("sessa"),
    );
    let root = root.expect("index.html has the page's root");
    let input = untrack(|| input(session, sheet));
    let out = Closure::<dyn Fn(String)>::new(move |message: String| hear(session, sheet, &message));
    let name = match sheet {
        Sheet::Settings => Settings::NAME,
        Sheet::Help => Help::NAME,
        Sheet::Arbiter => Arbiter::NAME,
        Sheet::OpenGame => OpenGame::NAME,
        Sheet::ClockScreen => ClockScreen::NAME,
        Sheet::Rules => Rules::NAME,
        Sheet::Analysis => Analysis::NAME,
        Sheet::Library => Library::NAME,
        Sheet::Record => ScoreSheet::NAME,
    };
    let opened = module.open(name, &root, strings, &input, out.as_ref())?;
    let open = Some(Open {
        sheet: opened,
        _out: out,
    });
    session.sheets.0.update_value(|state| state.open = open);
    Ok(())
}

/// The page's words, and those of the sheets where they are known.
fn strings(session: Session) -> Strings {
    let words = session.words.once();
    let language = words.language();
    let own = session.sheets.0.with_value(|state| {
        let own = state.text.as_ref().filter(|text| text.0 == language);
        own.map(|text| text.1.clone())
    });
    let texts = [words.text().to_owned()].into_iter().chain(own).collect();
    Strings { language, texts }
}

/// What a sheet is told now.
fn input(session: Session, sheet: Sheet) -> String {
    let words = session.words.now();
    match sheet {
        Sheet::Settings => door::write(&Facts {
            preferences: session.preferences.get(),
            has_voice: session.voice.has_voice(words.language()),
            hearing: session.voice.hearing.get(),
        }),
        Sheet::Help => {
            let said = |(name, _): &(&str, Command)| {
                let names = words.list(&format!("command-{name}"));
                names.into_iter().next()
            };
            door::write(&Commands(Command::NAMED.iter().filter_map(said).collect()))
        }
        Sheet::Rules => session.terms.with(door::write),
        Sheet::ClockScreen => door::write(&clocks(session)),
        Sheet::Arbiter => session.game.with(|game| {
            door::write(&Table {
                game: game::to_json(game),
                now: session.now(),
            })
        }),
        Sheet::Analysis => door::write(&Study {
            subject: session.subject.get(),
            preferences: session.preferences.get(),
        }),
        Sheet::Library => door::write(&Shelf {
            in_play: session.game.with(in_play),
        }),
        Sheet::Record => door::write(&Record {
            game: session.game.with(game::to_json),
        }),
        Sheet::OpenGame => door::write(&Arrivals {
            link: session.link.get(),
            in_play: session.game.with(in_play),
        }),
    }
}

/// A sheet says something.
fn hear(session: Session, sheet: Sheet, message: &str) {
    let close = || session.sheet.set(None);
    match sheet {
        Sheet::Settings => match door::read(message) {
            Ok(Message::Say(wish)) => grant(session, &wish),
            Ok(Message::Close) | Err(_) => close(),
        },
        Sheet::ClockScreen => match door::read(message) {
            Ok(Message::Say(wish)) => serve_clock(session, wish),
            Ok(Message::Close) | Err(_) => close(),
        },
        Sheet::Help | Sheet::Record => close(),
        Sheet::Analysis => match door::read(message) {
            Ok(Message::Say(AnalysisWish::Play(fen))) => {
                close();
                // The sheet has read it before.
                if let Ok(start) = Position::from_fen(&fen) {
                    session.play_from(start);
                }
            }
            Ok(Message::Say(AnalysisWish::Library)) => session.sheet.set(Some(Sheet::Library)),
            Ok(Message::Close) | Err(_) => close(),
        },
        Sheet::Library => match door::read(message) {
            Ok(Message::Say(LibraryWish::Put(game))) => {
                close();
                session.take(&game);
            }
            Ok(Message::Say(LibraryWish::Study(subject))) => session.study(subject),
            Ok(Message::Close) | Err(_) => close(),
        },
        Sheet::Arbiter => match door::read(message) {
            // The sheet has asked the same game before; only a flag can have fallen meanwhile, which ends it.
            Ok(Message::Say(Order::Apply(event))) => drop(session.send(event)),
            Ok(Message::Say(Order::Open)) => session.sheet.set(Some(Sheet::OpenGame)),
            Ok(Message::Close) | Err(_) => close(),
        },
        Sheet::OpenGame => {
            session.link.set(None);
            close();
            if let Ok(Message::Say(Put { game })) = door::read(message) {
                session.take(&game);
            }
        }
        Sheet::Rules => match door::read::<Message<String>>(message) {
            Ok(Message::Say(terms)) => agree(session, &terms),
            Ok(Message::Close) | Err(_) => close(),
        },
    }
}

/// The next game is played by these terms.
fn agree(session: Session, terms: &str) {
    if let Some(terms) = storage::read_terms(terms) {
        storage::save_terms(&terms);
        session.terms.set(terms);
    }
}

/// What the player wants of the settings is done at once.
fn grant(session: Session, wish: &Wish) {
    match *wish {
        Wish::Prefer(chosen) => session.prefer(|preferences| *preferences = chosen),
        Wish::Speak(language) => session.choose_language(language),
        Wish::Hear => {
            session.unlock_sound();
            session.sound(Sound::Move);
        }
    }
}

/// What the clock for a real board can be set to.
fn clocks(session: Session) -> Clocks {
    let words = session.words.now();
    let terms = session.terms.get();
    let presets = TimeControl::presets();
    let presets = presets
        .into_iter()
        .map(|(name, control)| (preset(&words, &terms.rules, name, &control), control));
    Clocks {
        offered: presets.collect(),
        chosen: terms
            .time
            .or(Terms::default().time)
            .expect("the usual game is timed"),
        sound: session.preferences.with(|chosen| chosen.sound),
    }
}

/// What those at the clock want is done at once.
fn serve_clock(session: Session, wish: ClockWish) {
    match wish {
        ClockWish::Choose(control) => {
            session.terms.update(|terms| terms.time = Some(control));
            session.terms.with_untracked(storage::save_terms);
        }
        ClockWish::Build => session.sheet.set(Some(Sheet::Rules)),
        ClockWish::Sound(sound) => {
            session.prefer(|preferences| preferences.sound = sound);
            session.unlock_sound();
        }
        ClockWish::Hear(heard) => session.sound(match heard {
            Heard::Press => Sound::Move,
            Heard::LowTime => Sound::LowTime,
            Heard::Flag => Sound::End,
        }),
    }
}

/// The screens that have an address, so that a page that is loaded again goes back to them.
const ADDRESSES: [(&str, Sheet); 3] = [
    ("#clock", Sheet::ClockScreen),
    ("#analysis", Sheet::Analysis),
    ("#library", Sheet::Library),
];

/// Has the address name the screen that lies over the page, and lay that there which the address names.
fn follow_address(session: Session) {
    let named = || {
        let hash = window().location().hash().unwrap_or_default();
        let known = ADDRESSES.iter().find(|(address, _)| *address == hash);
        known.map(|&(_, sheet)| sheet)
    };
    let go = move || match named() {
        // A link has just brought something else there.
        sheet if sheet == session.sheet.get_untracked() => {}
        Some(Sheet::Analysis) => session.study(Subject::Last),
        Some(sheet) => session.sheet.set(Some(sheet)),
        None => {}
    };
    go();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| go());
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        let sheet = session.sheet.get();
        let open = ADDRESSES.iter().find(|(_, named)| Some(*named) == sheet);
        if open.map(|&(_, sheet)| sheet) != named() {
            let location = window().location();
            let page =
                location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
            let address = open.map_or(page.as_str(), |(address, _)| address);
            // Where the address cannot be changed, a page that is loaded again is the page alone.
            let _ = window().history().and_then(|history| {
                history.replace_state_with_url(&JsValue::NULL, "", Some(address))
            });
        }
    });
}
