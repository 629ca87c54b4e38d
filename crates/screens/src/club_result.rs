//! Result for the organiser: a phone shows the result of its board as a QR code and as a short code to be typed. The board is that
//! of the address, `#club-result/7KQ-2-5`, or is typed in; the result is that of the game that has just ended, or is chosen.

use crate::club_night_way::{BOARD, OF_GAME};
use crate::qr_drawing::QrDrawing;
use crate::{ScreenContext, WiredContext};
use chess::Color;
use club_night::{BoardAddress, BoardResult, ResultCode};
use game::Game;
use leptos::prelude::*;
use platform::storage;
use std::convert::Infallible;
use std::sync::Arc;
use widgets::field::{Switch, TextField, switch, text_field};
use widgets::page_frame::PageFrame;

/// Results that can be chosen, with the messages on them.
const RESULTS: [(BoardResult, &str); 3] = [
    (BoardResult::WhiteWins, "1–0"),
    (BoardResult::Draw, "½–½"),
    (BoardResult::BlackWins, "0–1"),
];

/// The screen. Its input is the finished game of the page, if there is one.
pub fn club_result(
    screen: ScreenContext,
    context: WiredContext<Option<Arc<Game>>, Infallible>,
) -> AnyView {
    let words = context.words;
    let query = Memo::new(move |_| screen.input.with(|input| input.query.clone()));
    let game = Memo::new(move |_| context.input.get().filter(|_| query.get() == OF_GAME));
    let address = RwSignal::new(String::new());
    let chosen = RwSignal::new(None::<BoardResult>);
    let confirmed = [(); 2].map(|()| RwSignal::new(false));
    // Another address is another board.
    Effect::new(move |_| {
        address.set(match query.get().as_str() {
            "" | OF_GAME => storage::get(BOARD).unwrap_or_default(),
            board => board.to_owned(),
        });
        chosen.set(None);
        for side in confirmed {
            side.set(false);
        }
    });
    let result = Memo::new(move |_| {
        let outcome = game.get().and_then(|game| game.outcome());
        outcome
            .map(|outcome| BoardResult::of_points(outcome.points))
            .or(chosen.get())
    });
    let board = Memo::new(move |_| address.with(|address| BoardAddress::parse(address)));
    Effect::new(move |_| {
        if let Some(board) = board.get() {
            storage::set(BOARD, &board.to_string());
        }
    });
    let code = Memo::new(move |_| {
        let is_confirmed = confirmed.iter().all(|side| side.get());
        let (board, result) = board.get().zip(result.get())?;
        match game.get() {
            Some(game) => ResultCode::of_game(board, &game, is_confirmed),
            None => ResultCode::new(board, result, is_confirmed),
        }
    });
    let fault = move || {
        let is_wrong = address.with(|text| text.chars().count() >= 7) && board.get().is_none();
        is_wrong.then(|| words.now().get("night-no-address"))
    };
    let choice = move || {
        let button = |(given, signs): (BoardResult, &'static str)| {
            let is_chosen = move || (chosen.get() == Some(given)).to_string();
            view! {
                <button type="button" data-result=signs aria-pressed=is_chosen on:click=move |_| chosen.set(Some(given))>
                    {signs}
                </button>
            }
        };
        view! {
            <div class="night-results" role="group" aria-label=words.say("night-result")>
                {RESULTS.map(button).into_iter().collect_view()}
            </div>
        }
    };
    let results = move || {
        if game.with(Option::is_none) {
            return choice().into_any();
        }
        let signs = move || result.get().map(BoardResult::signs);
        view! { <p class="result-of-game" data-result>{signs}</p> }.into_any()
    };
    let confirm = move |(side, label): (Color, &'static str)| {
        let side = confirmed[side.index()];
        switch(Switch {
            name: label.to_owned(),
            label: view! { <span>{words.say(label)}</span> }.into_any(),
            about: Signal::stored(None),
            able: Signal::stored(true),
            on: side.into(),
            set: Callback::new(move |is_on| side.set(is_on)),
        })
    };
    let content = view! {
        <div class="club-result">
            <p class="about">{words.say("night-result-about")}</p>
            {text_field(TextField {
                name: "board-address".to_owned(),
                label: view! { <span>{words.say("night-address")}</span> }.into_any(),
                value: address.into(),
                fault: Signal::derive(fault),
                on_input: Callback::new(move |text| address.set(text)),
                on_change: Callback::new(|_| ()),
            })}
            {results}
            {[(Color::White, "night-white-confirms"), (Color::Black, "night-black-confirms")].map(confirm).into_iter().collect_view()}
            {shown(context, code)}
        </div>
    }
    .into_any();
    view! { <PageFrame frame=screen.frame tools=().into_any() content/> }.into_any()
}

/// The code, once there is one: drawn for a camera, and below it for the fingers.
fn shown(
    context: WiredContext<Option<Arc<Game>>, Infallible>,
    code: Memo<Option<ResultCode>>,
) -> AnyView {
    let words = context.words;
    // Without the drawing the code can still be typed.
    let drawing = QrDrawing::new();
    drawing.fetch();
    let drawn = move || {
        let text = code.get()?.qr_text();
        let picture = drawing.code(&text)?;
        let label = words.now().get("night-qr");
        Some(
            view! { <figure class="qr" role="img" aria-label=label data-qr=text>{picture}</figure> },
        )
    };
    let typed = move || {
        let code = code.get()?;
        let note = (!code.is_confirmed).then(|| words.now().get("night-one-confirmed"));
        Some(view! {
            <p class="result-code" data-code>{code.typed()}</p>
            <p class="about">{note}</p>
        })
    };
    view! { {drawn} <div role="status">{typed}</div> }.into_any()
}
