//! Draw of colours in the form of a new game: two closed hands with a pawn in each, or the two calls of a coin. In the chunk
//! of games.

use crate::page::Page;
use chess::Color;
use i18n::Lexicon;
use i18n::names::color_name;
use leptos::prelude::*;
use table::colour_draw::DrawChoice;
use table::game_settings::{GameSettings, Opponent, Side};

/// The hands or the calls, if the colours are drawn so; then what was drawn. Once pressed they are deaf.
pub fn view(page: Page) -> impl IntoView {
    let words = page.words;
    let way = Memo::new(move |_| {
        let side = page.game_settings.with(GameSettings::side_in_force);
        let is_array = page.set_up.with(Option::is_none);
        (is_array && side.is_drawn_in_sight()).then_some(side)
    });
    let buttons = move |way: Side| {
        DrawChoice::ALL.map(|choice| {
            let action = match choice {
                DrawChoice::First => "draw-first",
                DrawChoice::Second => "draw-second",
            };
            let label = move || label(&words.now(), way, choice);
            let pawn = move || {
                let shown = page.colour_draw.with(|draw| draw.shown(choice));
                let shown = shown.filter(|_| way == Side::Hand)?;
                Some(view! { <span class="pawn">{words.now().get(pawn_name(shown))}</span> })
            };
            let chosen = move || page.colour_draw.with(|draw| draw.choice() == Some(choice));
            let over = move || page.colour_draw.with(|draw| draw.choice().is_some());
            view! {
                <button
                    type="button"
                    data-action=action
                    aria-pressed=move || chosen().to_string()
                    aria-disabled=move || over().to_string()
                    on:click=move |_| page.colour_draw.update(|draw| draw.choose(choice))
                >
                    <span>{label}</span>
                    {pawn}
                </button>
            }
        })
    };
    move || {
        let way = way.get()?;
        let asks = words.say(match way {
            Side::Hand => "draw-hand-asks",
            _ => "draw-coin-asks",
        });
        Some(view! {
            <fieldset class="colour-draw" data-draw=if way == Side::Hand { "hand" } else { "coin" }>
                <legend>{asks}</legend>
                <div class="hands">{buttons(way).collect_view()}</div>
                <p role="status" data-drawn>{move || told(page, way)}</p>
            </fieldset>
        })
    }
}

/// The hand or the call.
fn label(words: &Lexicon, way: Side, choice: DrawChoice) -> String {
    words.get(match (way, choice) {
        (Side::Hand, DrawChoice::First) => "left-hand",
        (Side::Hand, DrawChoice::Second) => "right-hand",
        (_, DrawChoice::First) => "heads",
        (_, DrawChoice::Second) => "tails",
    })
}

fn pawn_name(color: Color) -> &'static str {
    match color {
        Color::White => "white-pawn",
        Color::Black => "black-pawn",
    }
}

/// The outcome in words: what was in the hand or lay on the table, and who has which colour.
fn told(page: Page, way: Side) -> Option<String> {
    let draw = page.colour_draw.get();
    let (choice, color) = (draw.choice()?, draw.color()?);
    let words = page.words.now();
    let shown = if way == Side::Hand {
        let pawn = words.get(pawn_name(color));
        format!("{}: {pawn}.", label(&words, way, choice))
    } else {
        let face = match draw.shown(DrawChoice::First)? {
            Color::White => DrawChoice::First,
            Color::Black => DrawChoice::Second,
        };
        format!("{}: {}.", words.get("coin"), label(&words, way, face))
    };
    let player = page.game_settings.with(|terms| first_name(&words, terms));
    Some(format!(
        "{shown} {player}: {}.",
        words.get(color_name(color))
    ))
}

/// The player; of two persons the one named first.
pub fn first_name(words: &Lexicon, terms: &GameSettings) -> String {
    match terms.opponent {
        Opponent::Robot => words.get("you"),
        Opponent::Person if terms.names[0].is_empty() => words.get("first-player"),
        Opponent::Person => terms.names[0].clone(),
    }
}

/// The player's opponent.
pub fn second_name(words: &Lexicon, terms: &GameSettings) -> String {
    match terms.opponent {
        Opponent::Robot => words.get("robot"),
        Opponent::Person if terms.names[1].is_empty() => words.get("second-player"),
        Opponent::Person => terms.names[1].clone(),
    }
}
