//! Dialog that opens a saved game, from a file or from a link.

use crate::WiredContext;
use crate::event_text::{outcome, side};
use crate::game_transfer::{self, Lost};
use crate::times::hms;
use chess::Color;
use game::{Game, Phase};
use i18n::{Lexicon, args};
use leptos::html::Input;
use leptos::prelude::*;
use platform::files::text_of;
use std::sync::Arc;
use widgets::dialog_frame::DialogFrame;

/// Input of the dialog: games that can be had without choosing a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenGameInput {
    /// Text in the hash of the link by which the page was opened.
    pub link: Option<String>,
    /// True if a game is in play that would have to be put aside.
    pub in_play: bool,
}

/// The dialog. Its one command is to open a game.
pub fn open_game(context: WiredContext<OpenGameInput, Arc<Game>>) -> AnyView {
    let words = context.words;
    let found = RwSignal::new(None::<Arc<Game>>);
    let lost = RwSignal::new(None::<Arc<Lost>>);
    let take = move |read: Result<Game, Lost>| {
        let (game, why) = match read {
            Ok(game) => (Some(Arc::new(game)), None),
            Err(why) => (None, Some(Arc::new(why))),
        };
        // The dialog may have been closed while a file was read.
        found.try_set(game);
        lost.try_set(why);
    };
    if let Some(link) = context
        .input
        .with_untracked(|arrivals| arrivals.link.clone())
    {
        take(game_transfer::from_link(&link));
    }
    let field = NodeRef::<Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        let Some(file) = field.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be chosen again after it has been mended.
        field.set_value("");
        if file.size() > game_transfer::LONGEST as f64 {
            return take(Err(Lost::TooLong));
        }
        leptos::task::spawn_local(async move {
            let text = text_of(file).await;
            take(
                text.map_err(Lost::Foreign)
                    .and_then(|text| game_transfer::from_file(&text)),
            );
        });
    };
    let why = move || {
        let words = words.now();
        lost.get().map(|lost| match &*lost {
            Lost::Foreign(why) => words.with("open-foreign", &args!["why" => why.as_str()]),
            Lost::Newer => words.get("open-newer"),
            Lost::TooLong => words.get("open-too-long"),
        })
    };
    let put = move || {
        if let Some(game) = found.get_untracked() {
            context.send(game);
        }
    };
    let in_play = move || context.input.with(|arrivals| arrivals.in_play);
    let offer = move || {
        let lexicon = words.now();
        found.get().map(|found| {
            view! {
                <section class="first" data-found>
                    {lines(&found, &lexicon).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {in_play().then(|| view! { <p class="about">{words.say("open-puts-aside")}</p> })}
                    <div class="deeds">
                        <button type="button" class="sure" data-action="put-game" on:click=move |_| put()>
                            {words.say("open-this-game")}
                        </button>
                    </div>
                </section>
            }
        })
    };
    let content = view! {
        <div role="status">{offer}</div>
        <section>
            <label class="row">
                <span>{words.say("open-file")}</span>
                <input node_ref=field type="file" name="file" accept=".json,application/json" on:change=chosen/>
            </label>
            <p class="about">{words.say("open-how")}</p>
            <p><a href="#library" data-action="to-library">{words.say("library")}</a></p>
            <p class="answer" role="alert">{why}</p>
        </section>
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// Title and details of a game.
fn lines(game: &Game, words: &Lexicon) -> Vec<String> {
    let name = |color: Color| match game.names()[color.index()] {
        "" => side(words, color),
        name => name.to_owned(),
    };
    let number = game.position().fullmove_number();
    let state = match game.phase() {
        Phase::Over(end) => outcome(words, end),
        _ => words.with(
            "to-move",
            &args!["number" => number, "side" => side(words, game.turn())],
        ),
    };
    let clocks = game.clock(game.last_at()).map(|clock| {
        let [white, black] = clock.left().map(hms);
        format!("{white} – {black}")
    });
    let offer = game
        .offer()
        .map(|by| words.with("offers-draw", &args!["side" => side(words, by)]));
    let adjourned = (game.phase() == Phase::Adjourned)
        .then(|| words.with("sealed-by", &args!["side" => side(words, game.turn())]));
    let players = format!("{} – {}", name(Color::White), name(Color::Black));
    let lines = [Some(players), Some(state), clocks, adjourned, offer];
    lines.into_iter().flatten().collect()
}
