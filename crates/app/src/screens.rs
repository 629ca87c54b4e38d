//! Opens and closes the screens over the page. Their code is a chunk of the page's wasm that is fetched when the page is
//! idle or a screen is wanted, and with it their style sheets.

pub mod arbiter;
pub mod by_link;
pub mod clock;
pub mod club_night;
pub mod club_result;
mod context;
pub mod help;
pub mod library;
pub mod open_game;
pub mod robot_choice;
pub mod rules;
pub mod score_sheet;
pub mod settings;
pub mod simul;
pub mod start_and_odds;
pub mod tables;

use crate::focus;
use crate::notice::Notice;
use crate::page::{Chunk, OpenScreen, Page};
use ::screens::motif_text::{Refuted, hint_motif, why_bad};
use ::screens::registry::Place;
use ::screens::registry::Screen;
use ::screens::route;
use ::screens::{ENGLISH, ScreenContext};
use chess::Move;
use game::tree;
use i18n::{Language, Lexicon, args};
use js_sys::Promise;
use leptos::mount::mount_to;
use leptos::prelude::*;
use narration::written_text;
use play::{LiveGame, hint_text};
use protocol::Score;
use table::HintStep;
use table::{Explanation, Hint};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use widgets::frame::{BACK_TO_GAME, BACK_TO_LESSON, Frame, Up};

#[wasm_bindgen(raw_module = "./screens-loader.js")]
extern "C" {
    /// Fetches the style sheets once; a failure is forgotten, so that the next call tries again.
    #[wasm_bindgen(js_name = load)]
    fn fetch_styles() -> Promise;
}

/// The screens of one page. A handle.
#[derive(Clone, Copy)]
pub struct OpenScreens(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    /// The open screens, each with what closes it: a page, and a dialog over it or over Play.
    open: Vec<(Screen, Box<dyn FnOnce()>)>,
    /// The screens' messages in English, once the chunk is there.
    english: Option<&'static str>,
    /// The screens' messages in a language, once fetched.
    text: Option<(Language, String)>,
    /// True if the words in use have all of these.
    complete: bool,
}

impl OpenScreens {
    /// No screen is open, and nothing is fetched.
    fn new() -> OpenScreens {
        OpenScreens(StoredValue::new_local(State::default()))
    }

    /// Fetches the chunk and the style sheets before they are needed.
    pub fn warm_up(page: Page) {
        // Whoever wants a screen is told if they cannot be had.
        leptos::task::spawn_local(async move {
            drop(fetch_styles());
            drop(page.chunk.fetch().await);
        });
    }

    /// Fetches the screens' messages in a language, unless they are there.
    async fn learn(self, language: Language) -> Result<(), String> {
        let known = |state: &State| state.text.as_ref().is_some_and(|text| text.0 == language);
        if language == Language::English || self.0.with_value(known) {
            return Ok(());
        }
        let text = i18n::fetch(&format!("screens.{}", language.tag())).await?;
        self.0.update_value(|state| {
            state.text = Some((language, text));
            state.complete = false;
        });
        Ok(())
    }

    /// The page's messages with those of the screens, as far as they are known; for use from now on.
    fn complete(self, owner: Lexicon) -> Lexicon {
        let complete = |state: &mut State| {
            state.complete = true;
            let language = owner.language();
            let own = state.text.iter().filter(|text| text.0 == language);
            let own = own.map(|(language, text)| (*language, text.as_str()));
            let english = state.english.map(|text| (Language::English, text));
            let known = english.into_iter().chain(own);
            known.fold(owner, |words, (language, text)| words.and(language, text))
        };
        self.0
            .try_update_value(complete)
            .expect("it lives as long as the page")
    }

    /// Completes the words in use, unless they are.
    fn complete_words(self, page: Page) {
        self.0.update_value(|state| {
            state.complete &= state.english.replace(ENGLISH).is_some();
        });
        if !self.0.with_value(|state| state.complete) {
            let words = page.words.once();
            let lexicon = Lexicon::new(words.language(), words.text());
            page.words.change(self.complete(lexicon));
        }
    }

    /// Speaks the language chosen, or the one the browser prefers.
    pub fn choose_language(self, page: Page, chosen: Option<Language>) {
        page.prefer(|preferences| preferences.language = chosen);
        let language = chosen.unwrap_or_else(i18n::language_of_reader);
        leptos::task::spawn_local(async move {
            // An open screen changes with the page. Messages that could not be fetched are in English.
            if page.screen.with_untracked(Option::is_some) {
                let _ = self.learn(language).await;
            }
            let wanted = || page.preferences.with_untracked(|now| now.language) == chosen;
            match i18n::load(language).await {
                // Another language may have been chosen while this one was on its way.
                Ok(lexicon) if wanted() => {
                    page.words.change(self.complete(lexicon));
                    page.notice.update(|notice| {
                        notice.take_if(|told| matches!(told, Notice::TranslationFailed(..)));
                    });
                }
                Ok(_) => {}
                Err(why) => {
                    let failed = Notice::TranslationFailed(language, why);
                    page.notice.set(Some(failed));
                }
            }
        });
    }

    /// Calls a function of the first chunk that tells something in the screens' words, once both have been fetched.
    fn tell(self, page: Page, call: impl FnOnce(Chunk) + 'static) {
        leptos::task::spawn_local(async move {
            // Messages that could not be fetched are in English.
            let _ = self.learn(page.words.once().language()).await;
            page.with_chunk(call);
        });
    }

    fn is_open(self, screen: Screen) -> bool {
        let is = |open: &(Screen, _)| open.0 == screen;
        self.0.with_value(|state| state.open.iter().any(is))
    }

    /// Closes every screen that is not wanted, the uppermost first.
    fn close_unless(self, wanted: impl Fn(Screen) -> bool) {
        let unwanted = |state: &mut State| {
            let open = std::mem::take(&mut state.open);
            let (stay, go) = open.into_iter().partition(|open| wanted(open.0));
            state.open = stay;
            go
        };
        let closed: Option<Vec<_>> = self.0.try_update_value(unwanted);
        for (_, close) in closed.into_iter().flatten().rev() {
            close();
        }
    }
}

/// Keeps the open screen in step with the page: opens or closes it.
pub fn follow(page: Page) {
    let screens = OpenScreens::new();
    provide_context(screens);
    let root = Owner::current().expect("the page is being mounted");
    let owner = root.clone();
    Effect::new(move |_| {
        let live = page.live();
        if let Some(explanation) = live.explained.get() {
            let owner = owner.clone();
            screens.tell(page, move |chunk| {
                (chunk.explain)(page, live, &owner, &explanation);
            });
        }
    });
    let owner = root.clone();
    Effect::new(move |_| {
        let live = page.live();
        live.idea.set(None);
        if let Some(hint) = live.hint.get().filter(|hint| hint.step == HintStep::Idea) {
            let owner = owner.clone();
            screens.tell(page, move |chunk| {
                (chunk.tell_idea)(page, live, &owner, &hint);
            });
        }
    });
    let wanted = Memo::new(move |_| page.screen.get());
    Effect::new(move |_| {
        let (wanted, below, _) = (wanted.get(), page.below.get(), page.words.now());
        let below = below.filter(|&below| wanted != Some(below));
        let wanted = [below, wanted];
        screens.close_unless(|screen| wanted.contains(&Some(screen)));
        for screen in wanted.into_iter().flatten() {
            leptos::task::spawn_local(show(screens, page, screen, root.clone()));
        }
    });
}

/// Fetches a screen's chunk and the style sheets; says why if they cannot be had.
async fn fetch(page: Page, screen: Screen) -> Result<OpenScreen, String> {
    let styles = JsFuture::from(fetch_styles());
    let open = page.chunk.open_screen(screen).await?;
    let styles = styles.await.map(|_| open);
    styles.map_err(|why| {
        why.dyn_ref::<js_sys::Error>().map_or_else(
            || format!("{why:?}"),
            |error| error.message().as_string().unwrap_or_default(),
        )
    })
}

/// Opens a screen, or completes its words if it is open.
async fn show(screens: OpenScreens, page: Page, screen: Screen, owner: Owner) {
    let fetched = fetch(page, screen).await;
    let language = page.words.once().language();
    let learned = screens.learn(language).await;
    let opened = match fetched {
        Ok(open) => {
            open(page, screen, &owner);
            Ok(())
        }
        Err(why) => Err(why),
    };
    // The player may want something else by now.
    if !page.shows(screen) {
        return;
    }
    if let Err(why) = opened {
        page.screen.set(None);
        return page.notice.set(Some(Notice::ScreenFailed(why)));
    }
    if let Err(why) = learned {
        page.notice
            .set(Some(Notice::TranslationFailed(language, why)));
    } else {
        page.notice.update(|notice| {
            notice.take_if(|told| matches!(told, Notice::ScreenFailed(_)));
        });
    }
}

/// Tells why a move was bad, at the board; in the first chunk.
pub fn explain(page: Page, live: LiveGame, owner: &Owner, explanation: &Explanation) {
    let screens = owner.with(expect_context::<OpenScreens>);
    screens.complete_words(page);
    let words = page.words.once();
    let notation = page
        .preferences
        .with_untracked(|preferences| preferences.notation);
    let Explanation {
        before,
        played,
        best,
        score,
    } = explanation;
    // The opponent's score, as White sees it.
    let sign = (!before.turn()).fold(1, -1);
    let score = score.map(|score| match score {
        Score::Centipawns(value) => tree::Score::Centipawns(sign * value),
        Score::Mate(moves) => tree::Score::Mate(sign * moves),
    });
    let refuted = Refuted {
        before,
        played: *played,
        best,
        better: None,
        scores: [None, score],
    };
    let told = why_bad(refuted, notation, &words);
    let told = told.or_else(|| {
        let reply = before.after(*played).to_san(*best.first()?);
        let reply = written_text(reply, notation, &words);
        Some(words.with("why-bad-reply", &args!["move" => reply]))
    });
    if let Some(told) = told {
        live.hint(told, None);
    }
}

/// Tells the idea of a hint: the motif that its line shows, or else what is good about its move; in the first chunk.
pub fn tell_idea(page: Page, live: LiveGame, owner: &Owner, hint: &Hint) {
    // The player may have gone on.
    if live.hint.with_untracked(|now| now.as_ref() != Some(hint)) {
        return;
    }
    let screens = owner.with(expect_context::<OpenScreens>);
    screens.complete_words(page);
    let words = page.words.once();
    let told = live.game.with_untracked(|game| {
        let position = game.position();
        let best: Vec<Move> = [hint.mv]
            .into_iter()
            .chain(hint.then.iter().copied())
            .collect();
        let last = game.plies().last().map(|ply| ply.mv);
        let before = last.and_then(|_| game.position_after(game.plies().len() - 1));
        let motif = hint_motif(before.zip(last), position, &best, &words);
        motif.unwrap_or_else(|| hint_text(hint, position, &words))
    });
    live.idea.set(Some(told.clone()));
    live.announce(told);
}

/// The way up from a page: back to where it was opened from, else to the place that it is a part of. A place of the bar
/// has none.
fn up(page: Page, screen: Screen) -> Option<Up> {
    let parent = Place::Screen(screen).parent()?;
    let opened_from = page.opened_from.get_value();
    let place = opened_from.unwrap_or(parent);
    let label = match place {
        Place::Play => "place-play",
        Place::Game => BACK_TO_GAME,
        Place::Screen(Screen::Lesson) => BACK_TO_LESSON,
        Place::Screen(screen) => screen.name(),
    };
    Some(Up {
        label,
        hash: route::name(place),
        returns: opened_from.is_some(),
        is_named: matches!(place, Place::Game | Place::Screen(Screen::Lesson)),
    })
}

/// Opens a screen at the end of the page's root, unless it is open or no longer wanted.
pub fn mount(
    page: Page,
    screen: Screen,
    owner: &Owner,
    view: fn(Screen, ScreenContext) -> AnyView,
) {
    if !page.shows(screen) {
        return;
    }
    let screens = owner.with(expect_context::<OpenScreens>);
    screens.complete_words(page);
    if screens.is_open(screen) {
        return;
    }
    let opener = document().active_element();
    let root = page.focus.root().expect("the page is mounted");
    let owner = owner.with(Owner::new);
    let frame = owner.with(|| Frame::new(screen.name(), move || page.close_screen()));
    let frame = frame.with_up(up(page, screen));
    owner.with(|| {
        let put = move |entry: Option<String>| {
            page.entries.update(|entries| {
                entries.retain(|(of, _)| *of != screen);
                entries.extend(entry.map(|entry| (screen, entry)));
            });
        };
        Effect::new(move |_| put(Some(frame.entry.get())));
        on_cleanup(move || put(None));
    });
    let view = move || view(screen, context::of(page, screen, frame));
    let mounted = owner.with(|| mount_to(root.unchecked_into(), view));
    let close = move || {
        // A dialog gives the focus back where it was, if it is closed before it is gone.
        if let Some(dialog) = frame.dialog.get_untracked() {
            dialog.close();
        }
        drop(mounted);
        owner.cleanup();
        if screen.is_page() {
            focus::give_back(opener);
        }
    };
    let open: (_, Box<dyn FnOnce()>) = (screen, Box::new(close));
    screens.0.update_value(|state| state.open.push(open));
}
