//! Screens and dialogs over the page. They are a wasm module of their own, fetched when the page is idle or a screen is
//! wanted; values pass between the two modules ([`ui::bridge`]).

use crate::game_settings::GameSettings;
use crate::notice::Notice;
use crate::session::{Screen, Session, in_play};
use crate::sound::Sound;
use crate::storage;
use crate::words::{self, Language};
use chess::Position;
use game::TimeControl;
use leptos::prelude::*;
use std::mem;
use ui::bridge::{
    self, Analysis, AnalysisCommand, AnalysisInput, Arbiter, ArbiterCommand, ArbiterInput,
    ClockCommand, ClockInput, ClockScreen, ClockSound, Help, HelpInput, Library, LibraryCommand,
    LibraryInput, Message, OpenGame, OpenGameCommand, OpenGameInput, Rules, ScoreSheet,
    ScoreSheetInput, Screen as _, Settings, SettingsCommand, SettingsInput, Strings, Subject,
};
use ui::clock_words::preset;
use ui::command::Command;
use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(raw_module = "./screens-loader.js")]
extern "C" {
    /// The module, fetched once; a failure is forgotten, so that the next call tries again.
    #[wasm_bindgen(catch, js_name = load)]
    async fn fetch() -> Result<JsValue, JsValue>;

    /// The module of the screens.
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

    /// An open screen.
    type Opened;

    #[wasm_bindgen(method)]
    fn update(this: &Opened, input: &str);

    #[wasm_bindgen(method)]
    fn set_language(this: &Opened, strings: &str);

    #[wasm_bindgen(method)]
    fn close(this: &Opened);
}

/// The screens of one page. A handle.
#[derive(Clone, Copy)]
pub struct Screens(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    open: Option<Open>,
    /// True if the game on the analysis board was opened from the library, which comes back when it is closed.
    from_library: bool,
    /// The screens' messages in a language, once fetched.
    text: Option<(Language, String)>,
}

struct Open {
    screen: Opened,
    /// Callback for the screen's messages.
    _out: Closure<dyn Fn(String)>,
}

impl Screens {
    /// No screen is open, and nothing is fetched.
    pub fn new() -> Screens {
        Screens(StoredValue::new_local(State::default()))
    }

    /// Fetches the module before it is needed.
    pub fn warm_up() {
        // Whoever wants a screen is told if it cannot be had.
        leptos::task::spawn_local(async { drop(fetch().await) });
    }

    /// Fetches the screens' messages in a language, unless they are there.
    pub async fn learn(self, language: Language) -> Result<(), String> {
        let known = |state: &State| state.text.as_ref().is_some_and(|text| text.0 == language);
        if language == Language::English || self.0.with_value(known) {
            return Ok(());
        }
        let text = words::fetch(&format!("screens.{}", language.tag())).await?;
        self.0
            .update_value(|state| state.text = Some((language, text)));
        Ok(())
    }

    /// Calls an open screen.
    fn tell(self, tell: impl FnOnce(&Opened)) {
        self.0.with_value(|state| {
            if let Some(open) = &state.open {
                tell(&open.screen);
            }
        });
    }

    fn close(self) {
        let open = self.0.try_update_value(|state| mem::take(&mut state.open));
        if let Some(open) = open.flatten() {
            open.screen.close();
        }
    }
}

/// Keeps the open screen in step with the session: opens, updates or closes it.
pub fn follow(session: Session) {
    follow_address(session);
    let screens = session.screens;
    let wanted = Memo::new(move |_| session.screen.get());
    Effect::new(move |last: Option<Option<Screen>>| {
        let (wanted, _) = (wanted.get(), session.words.now());
        if last.flatten() != wanted {
            screens.close();
        }
        if wanted.is_some_and(|wanted| wanted != Screen::Analysis) {
            screens.0.update_value(|state| state.from_library = false);
        }
        if let Some(screen) = wanted {
            leptos::task::spawn_local(show(session, screen));
        }
        wanted
    });
    let input = Memo::new(move |_| wanted.get().map(|screen| input(session, screen)));
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            screens.tell(|screen| screen.update(&input));
        }
    });
}

/// Opens a screen, or changes its language if it is open.
async fn show(session: Session, screen: Screen) {
    let screens = session.screens;
    let module = fetch().await;
    let language = session.words.once().language();
    let learned = screens.learn(language).await;
    // The player may want something else by now.
    if session.screen.get_untracked() != Some(screen) {
        return;
    }
    let strings = bridge::write(&strings(session));
    if screens.0.with_value(|state| state.open.is_some()) {
        screens.tell(|screen| screen.set_language(&strings));
    } else if let Err(why) = module.and_then(|module| open(session, screen, &module, &strings)) {
        let why = why.dyn_ref::<js_sys::Error>().map_or_else(
            || format!("{why:?}"),
            |error| error.message().as_string().unwrap_or_default(),
        );
        session.screen.set(None);
        return session.notice.set(Some(Notice::ScreenFailed(why)));
    }
    if let Err(why) = learned {
        session
            .notice
            .set(Some(Notice::TranslationFailed(language, why)));
    } else {
        session.notice.update(|notice| {
            notice.take_if(|told| matches!(told, Notice::ScreenFailed(_)));
        });
    }
}

fn open(session: Session, screen: Screen, module: &JsValue, strings: &str) -> Result<(), JsValue> {
    let (module, root) = (
        module.unchecked_ref::<Door>(),
        document().get_element_by_id("sessa"),
    );
    let root = root.expect("index.html has the page's root");
    let input = untrack(|| input(session, screen));
    let out = Closure::<dyn Fn(String)>::new(move |message: String| {
        on_message(session, screen, &message);
    });
    let name = match screen {
        Screen::Settings => Settings::NAME,
        Screen::Help => Help::NAME,
        Screen::Arbiter => Arbiter::NAME,
        Screen::OpenGame => OpenGame::NAME,
        Screen::Clock => ClockScreen::NAME,
        Screen::Rules => Rules::NAME,
        Screen::Analysis => Analysis::NAME,
        Screen::Library => Library::NAME,
        Screen::ScoreSheet => ScoreSheet::NAME,
    };
    let opened = module.open(name, &root, strings, &input, out.as_ref())?;
    let open = Some(Open {
        screen: opened,
        _out: out,
    });
    session.screens.0.update_value(|state| state.open = open);
    Ok(())
}

/// The page's messages, and those of the screens where they are known.
fn strings(session: Session) -> Strings {
    let words = session.words.once();
    let language = words.language();
    let own = session.screens.0.with_value(|state| {
        let own = state.text.as_ref().filter(|text| text.0 == language);
        own.map(|text| text.1.clone())
    });
    let texts = [words.text().to_owned()].into_iter().chain(own).collect();
    Strings { language, texts }
}

/// The present input of a screen, as JSON.
fn input(session: Session, screen: Screen) -> String {
    let words = session.words.now();
    match screen {
        Screen::Settings => bridge::write(&SettingsInput {
            preferences: session.preferences.get(),
            has_voice: session.voice.has_voice(words.language()),
            hearing: session.voice.hearing.get(),
        }),
        Screen::Help => {
            let said = |(name, _): &(&str, Command)| {
                let names = words.list(&format!("command-{name}"));
                names.into_iter().next()
            };
            bridge::write(&HelpInput(Command::NAMED.iter().filter_map(said).collect()))
        }
        Screen::Rules => session.game_settings.with(bridge::write),
        Screen::Clock => bridge::write(&clocks(session)),
        Screen::Arbiter => session.game.with(|game| {
            bridge::write(&ArbiterInput {
                game: game::to_json(game),
                now: session.now(),
            })
        }),
        Screen::Analysis => bridge::write(&AnalysisInput {
            subject: session.subject.get(),
            preferences: session.preferences.get(),
        }),
        Screen::Library => bridge::write(&LibraryInput {
            in_play: session.game.with(in_play),
        }),
        Screen::ScoreSheet => bridge::write(&ScoreSheetInput {
            game: session.game.with(game::to_json),
        }),
        Screen::OpenGame => bridge::write(&OpenGameInput {
            link: session.link.get(),
            in_play: session.game.with(in_play),
        }),
    }
}

/// Handles a message of a screen.
fn on_message(session: Session, screen: Screen, message: &str) {
    let close = || session.screen.set(None);
    match screen {
        Screen::Settings => match bridge::read(message) {
            Ok(Message::Command(wish)) => apply_settings(session, &wish),
            Ok(Message::Close) | Err(_) => close(),
        },
        Screen::Clock => match bridge::read(message) {
            Ok(Message::Command(wish)) => on_clock_command(session, wish),
            Ok(Message::Close) | Err(_) => close(),
        },
        Screen::Help | Screen::ScoreSheet => close(),
        Screen::Analysis => match bridge::read(message) {
            Ok(Message::Command(AnalysisCommand::Play(fen))) => {
                close();
                // The screen has read it before.
                if let Ok(start) = Position::from_fen(&fen) {
                    session.play_from(start);
                }
            }
            Ok(Message::Command(AnalysisCommand::Library)) => {
                session.screen.set(Some(Screen::Library));
            }
            Ok(Message::Close) | Err(_) => {
                let back = session
                    .screens
                    .0
                    .try_update_value(|state| mem::take(&mut state.from_library));
                session
                    .screen
                    .set((back == Some(true)).then_some(Screen::Library));
            }
        },
        Screen::Library => match bridge::read(message) {
            Ok(Message::Command(LibraryCommand::Open(game))) => {
                close();
                session.open_saved(&game);
            }
            Ok(Message::Command(LibraryCommand::Study(subject))) => {
                session.study(subject);
                session
                    .screens
                    .0
                    .update_value(|state| state.from_library = true);
            }
            Ok(Message::Close) | Err(_) => close(),
        },
        Screen::Arbiter => match bridge::read(message) {
            // The screen has asked the same game before; only a flag can have fallen meanwhile, which ends it.
            Ok(Message::Command(ArbiterCommand::Apply(event))) => drop(session.send(event)),
            Ok(Message::Command(ArbiterCommand::Open)) => {
                session.screen.set(Some(Screen::OpenGame));
            }
            Ok(Message::Close) | Err(_) => close(),
        },
        Screen::OpenGame => {
            session.link.set(None);
            close();
            if let Ok(Message::Command(OpenGameCommand { game })) = bridge::read(message) {
                session.open_saved(&game);
            }
        }
        Screen::Rules => match bridge::read::<Message<String>>(message) {
            Ok(Message::Command(terms)) => apply_game_settings(session, &terms),
            Ok(Message::Close) | Err(_) => close(),
        },
    }
}

/// Takes the settings of the next game from the rules dialog.
fn apply_game_settings(session: Session, terms: &str) {
    if let Some(terms) = storage::read_game_settings(terms) {
        storage::save_game_settings(&terms);
        session.game_settings.set(terms);
    }
}

/// Carries out a command of the settings screen at once.
fn apply_settings(session: Session, wish: &SettingsCommand) {
    match *wish {
        SettingsCommand::Prefer(chosen) => session.prefer(|preferences| *preferences = chosen),
        SettingsCommand::Speak(language) => session.choose_language(language),
        SettingsCommand::Hear => {
            session.unlock_sound();
            session.sound(Sound::Move);
        }
    }
}

/// Time controls on offer for the clock for a real board.
fn clocks(session: Session) -> ClockInput {
    let words = session.words.now();
    let terms = session.game_settings.get();
    let presets = TimeControl::presets();
    let presets = presets
        .into_iter()
        .map(|(name, control)| (preset(&words, &terms.rules, name, &control), control));
    ClockInput {
        offered: presets.collect(),
        chosen: terms
            .time
            .or(GameSettings::default().time)
            .expect("the usual game is timed"),
        sound: session.preferences.with(|chosen| chosen.sound),
    }
}

/// Carries out a command of the clock screen at once.
fn on_clock_command(session: Session, wish: ClockCommand) {
    match wish {
        ClockCommand::Choose(control) => {
            session
                .game_settings
                .update(|terms| terms.time = Some(control));
            session
                .game_settings
                .with_untracked(storage::save_game_settings);
        }
        ClockCommand::Build => session.screen.set(Some(Screen::Rules)),
        ClockCommand::Sound(sound) => {
            session.prefer(|preferences| preferences.sound = sound);
            session.unlock_sound();
        }
        ClockCommand::Hear(heard) => session.sound(match heard {
            ClockSound::Press => Sound::Move,
            ClockSound::LowTime => Sound::LowTime,
            ClockSound::Flag => Sound::End,
        }),
    }
}

/// The screens that have an address, so that a page that is loaded again goes back to them.
const ADDRESSES: [(&str, Screen); 3] = [
    ("#clock", Screen::Clock),
    ("#analysis", Screen::Analysis),
    ("#library", Screen::Library),
];

/// Keeps the URL hash and the open screen in step.
fn follow_address(session: Session) {
    let named = || {
        let hash = window().location().hash().unwrap_or_default();
        let known = ADDRESSES.iter().find(|(address, _)| *address == hash);
        known.map(|&(_, screen)| screen)
    };
    let go = move || match named() {
        // A link has just brought something else there.
        screen if screen == session.screen.get_untracked() => {}
        Some(Screen::Analysis) => session.study(Subject::Last),
        Some(screen) => session.screen.set(Some(screen)),
        None => {}
    };
    go();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| go());
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        let screen = session.screen.get();
        let open = ADDRESSES.iter().find(|(_, named)| Some(*named) == screen);
        if open.map(|&(_, screen)| screen) != named() {
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
