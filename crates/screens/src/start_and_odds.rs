//! Dialog of the start of the next game: its array, the draw of colours, odds. Changes apply at once.

mod form;
mod odds;

use crate::WiredContext;
use board::{Diagram, Look, Placement};
use chess::Color;
use form::{Form, text};
use i18n::args;
use leptos::prelude::*;
use table::game_settings::{Array, GameSettings, Opponent, Side};
use widgets::dialog_frame::DialogFrame;
use widgets::field::{self, Choice, Switch};

/// Input of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartInput {
    /// The settings of the next game.
    pub terms: GameSettings,
    /// Names of the player, or of the person named first, and of the opponent, as the page says them.
    pub players: [String; 2],
}

/// The dialog. Its one command is to change the settings to these.
pub fn start_and_odds(context: WiredContext<StartInput, GameSettings>) -> AnyView {
    let form = Form { context };
    let section = |title, rows: AnyView| {
        view! {
            <section aria-labelledby=title>
                <h3 id=title>{context.words.say(title)}</h3>
                {rows}
            </section>
        }
    };
    let network = view! { <p class="about">{context.words.say("network-not-offered")}</p> };
    let content = view! {
        {section("section-array", array(form))}
        {section("section-colours", colours(form))}
        {section("section-odds", odds::odds(form))}
        {section("section-network", network.into_any())}
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// The kinds of array, each with the name of its message.
const ARRAYS: [(&str, &str); 3] = [
    ("usual", "array-usual"),
    ("number", "array-number"),
    ("lot", "array-lot"),
];

fn array(form: Form) -> AnyView {
    let words = form.words();
    let chosen = move || {
        form.terms(|terms| match terms.array {
            Array::Usual => "usual",
            Array::Chess960(_) => "number",
            Array::Chess960ByLot(_) => "lot",
        })
    };
    let draw = move || {
        form.change(|terms| terms.array = Array::by_lot(js_sys::Math::random()));
    };
    let choose = move |value: String| match value.as_str() {
        "lot" => draw(),
        "number" => form.change(|terms| terms.array = Array::Chess960(terms.array.number())),
        _ => form.change(|terms| terms.array = Array::Usual),
    };
    let kinds = field::choice(Choice {
        name: "array".to_owned(),
        label: view! { <span>{words.say("array")}</span> }.into_any(),
        options: form.options(&ARRAYS),
        chosen: Signal::derive(move || Some(chosen().to_owned())),
        set: Callback::new(choose),
    });
    let number = text(
        form,
        "array-of",
        "array-of-about",
        |terms| Some(terms.array.number().to_string()),
        |terms, text| {
            terms.array = Array::Chess960(form::whole(text, 0..=Array::COUNT - 1)?);
            Ok(())
        },
    );
    let told = move || {
        let number = form.terms(|terms| terms.array.number());
        words.now().with("array-drawn", &args!["number" => number])
    };
    let placement = Signal::derive(move || {
        form.terms(|terms| {
            let side = terms.side_in_force().decide(Color::White);
            Placement::from(&terms.start(side).to_setup().board)
        })
    });
    let bottom =
        Signal::derive(move || form.terms(|terms| terms.side_in_force().decide(Color::White)));
    view! {
        {kinds}
        <div hidden=move || chosen() != "number">{number}</div>
        <div class="buttons" hidden=move || chosen() != "lot">
            <p data-drawn-array>{told}</p>
            <button type="button" data-action="draw-array" on:click=move |_| draw()>
                {words.say("array-draw-again")}
            </button>
        </div>
        <div class="start-board">
            {move || view! { <Diagram placement bottom=bottom.get() look=Look::default()/> }}
        </div>
    }
    .into_any()
}

/// The ways to colours, each with the name of its message. That they are agreed is for the form of a new game to say.
const WAYS: [(&str, &str); 4] = [
    ("agreed", "colours-agreed"),
    ("lot", "colours-lot"),
    ("coin", "colours-coin"),
    ("hand", "colours-hand"),
];

fn colours(form: Form) -> AnyView {
    let words = form.words();
    let chosen = move || {
        form.terms(|terms| match terms.chosen_side() {
            Side::White | Side::Black => "agreed",
            Side::Random => "lot",
            Side::Coin => "coin",
            Side::Hand => "hand",
        })
    };
    let choose = move |value: String| {
        form.change(|terms| {
            terms.choose_side(match value.as_str() {
                "lot" => Side::Random,
                "coin" => Side::Coin,
                "hand" => Side::Hand,
                _ => Side::White,
            });
        });
    };
    let ways = field::choice(Choice {
        name: "colours".to_owned(),
        label: view! { <span>{words.say("colours")}</span> }.into_any(),
        options: form.options(&WAYS),
        chosen: Signal::derive(move || Some(chosen().to_owned())),
        set: Callback::new(choose),
    });
    let about = move || {
        let message = form.terms(|terms| match terms.chosen_side() {
            _ if terms.odds.gives_moves() => "colours-by-odds",
            Side::Coin => "colours-coin-about",
            Side::Hand => "colours-hand-about",
            Side::Random => "colours-lot-about",
            _ if terms.opponent == Opponent::Robot => "colours-agreed-about",
            _ => "colours-agreed-persons",
        });
        words.now().get(message)
    };
    let alternate = field::switch(Switch {
        name: "alternate".to_owned(),
        label: view! { <span>{words.say("colours-alternate")}</span> }.into_any(),
        about: Signal::derive(|| None),
        able: Signal::derive(move || form.terms(|terms| !terms.chosen_side().is_drawn())),
        on: Signal::derive(move || form.terms(GameSettings::alternates)),
        set: Callback::new(move |on| form.change(|terms| terms.alternate = on)),
    });
    view! { {ways} <p class="about">{about}</p> {alternate} }.into_any()
}
