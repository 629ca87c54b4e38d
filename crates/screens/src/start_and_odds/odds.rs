//! Fields of the odds: ratings and what they propose, the giver, men, moves and time.

use super::form::{Form, Refused, text, whole};
use crate::odds_words::given_in_words;
use chess::{Color, Role};
use i18n::args;
use i18n::names::role_name;
use leptos::prelude::*;
use table::game_settings::{GameSettings, Opponent, RATINGS};
use table::odds::{Giver, MEN, Odds};
use widgets::field::{self, Choice, Switch};

/// Parts of the time that can be given, each with the name of its message.
const TIMES: [(&str, &str); 6] = [
    ("1", "time-whole"),
    ("2", "time-2"),
    ("3", "time-3"),
    ("4", "time-4"),
    ("5", "time-5"),
    ("10", "time-10"),
];

/// The fields.
pub fn odds(form: Form) -> AnyView {
    let gives = Memo::new(move |_| form.terms(|terms| terms.odds.giver != Giver::Nobody));
    view! {
        {ratings(form)}
        {giver(form)}
        <div hidden=move || !gives.get()>
            {MEN.into_iter().enumerate().map(|(at, role)| man(form, at, role)).collect_view()}
            {moves(form)}
            {time(form)}
        </div>
    }
    .into_any()
}

/// Takes over the rating of a player; an empty text is none.
fn put_rating(terms: &mut GameSettings, at: usize, text: &str) -> Result<(), Refused> {
    terms.ratings[at] = match text.trim() {
        "" => None,
        text => Some(whole(text, RATINGS)?),
    };
    Ok(())
}

/// The ratings, and the odds that are proposed by their difference.
fn ratings(form: Form) -> impl IntoView {
    let words = form.words();
    let own = text(
        form,
        "own-rating",
        "rating-about",
        |terms| terms.ratings[0].map(|rating| rating.to_string()),
        |terms, text| put_rating(terms, 0, text),
    );
    let other = text(
        form,
        "other-rating",
        "rating-about",
        |terms| terms.ratings[1].map(|rating| rating.to_string()),
        |terms, text| put_rating(terms, 1, text),
    );
    let is_robot = Memo::new(move |_| form.terms(|terms| terms.opponent == Opponent::Robot));
    let proposed = Memo::new(move |_| form.terms(GameSettings::proposed_odds));
    let told = move || {
        let proposed = proposed.get()?;
        let words = words.now();
        if !proposed.is_any() {
            return Some(words.get("odds-none-proposed"));
        }
        let player = form.context.input.with(|input| match proposed.giver {
            Giver::Opponent => input.players[1].clone(),
            Giver::Nobody | Giver::Player => input.players[0].clone(),
        });
        let what = given_in_words(&words, &proposed, true)?;
        Some(words.with("odds-proposed", &args!["player" => player, "what" => what]))
    };
    let is_taken = move || {
        proposed
            .get()
            .is_none_or(|it| form.terms(|terms| terms.odds == it))
    };
    let take = move |_| {
        if let Some(proposed) = proposed.get_untracked() {
            form.change(|terms| terms.odds = proposed);
        }
    };
    view! {
        {own}
        <div hidden=move || is_robot.get()>{other}</div>
        <div class="buttons" hidden=move || proposed.with(Option::is_none)>
            <p role="status" data-proposed>{told}</p>
            <button
                type="button"
                data-action="take-odds"
                aria-disabled=move || is_taken().to_string()
                on:click=take
            >
                {words.say("odds-take")}
            </button>
        </div>
    }
}

/// The giver.
fn giver(form: Form) -> AnyView {
    let words = form.words();
    let named = move |at: usize| {
        Signal::derive(move || form.context.input.with(|input| input.players[at].clone()))
    };
    field::choice(Choice {
        name: "giver".to_owned(),
        label: view! { <span>{words.say("odds-giver")}</span> }.into_any(),
        options: vec![
            ("nobody", Signal::derive(words.say("odds-nobody"))),
            ("player", named(0)),
            ("opponent", named(1)),
        ],
        chosen: Signal::derive(move || {
            Some(form.terms(|terms| match terms.odds.giver {
                Giver::Nobody => "nobody".to_owned(),
                Giver::Player => "player".to_owned(),
                Giver::Opponent => "opponent".to_owned(),
            }))
        }),
        set: Callback::new(move |value: String| {
            form.change(|terms| {
                terms.odds.giver = match value.as_str() {
                    "player" => Giver::Player,
                    "opponent" => Giver::Opponent,
                    _ => Giver::Nobody,
                };
            });
        }),
    })
}

/// A man that can be given.
fn man(form: Form, at: usize, role: Role) -> AnyView {
    let words = form.words();
    let name = role_name(role);
    let label = move || {
        words.now().get(match role {
            Role::Pawn => "odds-pawn",
            Role::Knight => "odds-knight",
            Role::Bishop => "odds-bishop",
            Role::Rook => "odds-rook",
            _ => "queen",
        })
    };
    field::switch(Switch {
        name: format!("odds-{name}"),
        label: view! { <span>{label}</span> }.into_any(),
        about: Signal::derive(|| None),
        able: Signal::derive(|| true),
        on: Signal::derive(move || form.terms(|terms| terms.odds.men[at])),
        set: Callback::new(move |on| form.change(|terms| terms.odds.men[at] = on)),
    })
}

/// The moves that the receiver makes before the game.
fn moves(form: Form) -> AnyView {
    text(
        form,
        "extra-moves",
        "extra-moves-about",
        |terms| Some(terms.odds.moves.clone()),
        |terms, text| {
            let odds = Odds {
                moves: text.split_whitespace().collect::<Vec<_>>().join(" "),
                ..terms.odds.clone()
            };
            let start = odds.start(terms.array.number(), Color::Black);
            start.map_err(Refused::Moves)?;
            terms.odds = odds;
            Ok(())
        },
    )
}

/// The part of the time that the giver has.
fn time(form: Form) -> AnyView {
    let words = form.words();
    let about = move || {
        let has_clock = form.terms(|terms| terms.time.is_some());
        (!has_clock).then(|| view! { <p class="about">{words.say("needs-clock")}</p> })
    };
    let field = field::choice(Choice {
        name: "time-part".to_owned(),
        label: view! { <span>{words.say("odds-time-part")}</span> }.into_any(),
        options: form.options(&TIMES),
        chosen: Signal::derive(move || Some(form.terms(|terms| terms.odds.time_part.to_string()))),
        set: Callback::new(move |value: String| {
            let part = value.parse().unwrap_or(1);
            form.change(|terms| terms.odds.time_part = part);
        }),
    });
    view! { {field} {about} }.into_any()
}
