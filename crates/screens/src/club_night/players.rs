//! Players: the terms of the night, those who enter, and what becomes of each.

use super::desk::Desk;
use super::{forbidden, pair_button, player_list, robot_form, words};
use club_night::{Action, Entrant, System, Terms};
use i18n::args;
use leptos::html::{Button, Input};
use leptos::prelude::*;
use widgets::field::{Choice, choice};

/// Messages of the systems, in the order of [`System::ALL`].
const SYSTEMS: [&str; 4] = [
    "night-swiss",
    "night-round-robin",
    "night-double-round-robin",
    "night-knockout",
];

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let count = Memo::new(move |_| {
        desk.night
            .with(|night| night.state().tournament().players.len())
    });
    let list = move || {
        (0..count.get())
            .map(|player| row(desk, player))
            .collect_view()
    };
    view! {
        <section class="night-enter">
            {terms(desk)}
            {one(desk)}
            {robot_form::view(desk)}
            {player_list::view(desk)}
        </section>
        <section class="night-list" aria-labelledby="night-list-title">
            <h2 id="night-list-title">
                {move || words.now().with("night-count", &args!["count" => count.get() as u32])}
            </h2>
            <ol class="night-players">{list}</ol>
            {pair_button::view(desk)}
        </section>
    }
    .into_any()
}

fn terms(desk: Desk) -> AnyView {
    let words = desk.words;
    let now = Memo::new(move |_| {
        desk.night.with(|night| {
            let tournament = night.state().tournament();
            Terms {
                name: tournament.name.clone(),
                system: System::of(&tournament.format).unwrap_or(System::Swiss),
                rounds: tournament.rounds,
            }
        })
    });
    let change = move |change: &dyn Fn(&mut Terms)| {
        let mut terms = now.get_untracked();
        change(&mut terms);
        if terms != now.get_untracked() {
            desk.act(Action::Terms(terms));
        }
    };
    let options = SYSTEMS.map(|name| {
        let text = Signal::derive(move || words.now().get(name));
        (name, text)
    });
    let chosen = Signal::derive(move || {
        let at = System::ALL.iter().position(|it| *it == now.get().system)?;
        Some(SYSTEMS[at].to_owned())
    });
    let set = Callback::new(move |name: String| {
        if let Some(at) = SYSTEMS.iter().position(|it| *it == name) {
            change(&|terms| terms.system = System::ALL[at]);
        }
    });
    view! {
        <label class="row">
            <span>{words.say("night-name")}</span>
            <input
                type="text"
                name="night"
                autocomplete="off"
                maxlength="60"
                prop:value=move || now.get().name
                on:change=move |event| {
                    let name = event_target_value(&event).trim().to_owned();
                    change(&|terms| terms.name.clone_from(&name));
                }
            />
        </label>
        {choice(Choice {
            name: "system".to_owned(),
            label: view! { <span>{words.say("night-system")}</span> }.into_any(),
            options: options.to_vec(),
            chosen,
            set,
        })}
        <Show when=move || now.get().system == System::Swiss>
            <label class="row">
                <span>{words.say("night-number-of-rounds")}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    name="rounds"
                    min="1"
                    max="63"
                    prop:value=move || now.get().rounds.to_string()
                    on:change=move |event| {
                        // A text that is no number is refused like a number that is too small.
                        let rounds = event_target_value(&event).trim().parse().unwrap_or(0);
                        change(&|terms| terms.rounds = rounds);
                    }
                />
            </label>
        </Show>
    }
    .into_any()
}

/// The form for one player.
fn one(desk: Desk) -> AnyView {
    let words = desk.words;
    let [name, rating] = [(); 2].map(|()| NodeRef::<Input>::new());
    let enter = move || {
        let (Some(name), Some(rating)) = (name.get_untracked(), rating.get_untracked()) else {
            return;
        };
        let before = desk.night.with_untracked(|night| night.actions().len());
        desk.told.set(None);
        desk.act(Action::Enter(vec![Entrant {
            name: name.value().trim().to_owned(),
            rating: rating.value().trim().parse().unwrap_or(0),
            ..Entrant::default()
        }]));
        if desk.night.with_untracked(|night| night.actions().len()) > before {
            let words = words.once();
            desk.say(words.with("night-entered", &args!["name" => name.value()]));
            name.set_value("");
            rating.set_value("");
        }
        let _ = name.focus();
    };
    view! {
        <form
            class="night-one"
            on:submit=move |event| {
                event.prevent_default();
                enter();
            }
        >
            <label>
                <span>{words.say("player-name")}</span>
                <input node_ref=name type="text" name="player" autocomplete="off" maxlength="60"/>
            </label>
            <label>
                <span>{words.say("night-rating")}</span>
                <input node_ref=rating type="number" inputmode="numeric" name="rating" min="0" max="4000"/>
            </label>
            <button type="submit" data-action="add-player">{words.say("night-add")}</button>
        </form>
    }
    .into_any()
}

/// A player, with what can be done about each.
fn row(desk: Desk, player: usize) -> AnyView {
    let words = desk.words;
    let is_open = RwSignal::new(false);
    let button = NodeRef::<Button>::new();
    let shown = Memo::new(move |_| {
        desk.night.with(|night| {
            let state = night.state();
            let next = state.rounds().len() + 1;
            let it = state.tournament().players.get(player)?;
            let absence = state.tournament().absence(player, next);
            Some((it.name.clone(), it.rating, it.withdrawn, absence, next))
        })
    });
    let name = move || shown.get().map(|it| it.0);
    let rating = move || shown.get().map(|it| it.1).filter(|rating| *rating > 0);
    let mark = move || {
        let (_, _, withdrawn, absence, next) = shown.get()?;
        words::absence(&words.now(), withdrawn, absence, next)
    };
    let deeds = move || {
        let (_, _, withdrawn, _, next) = shown.get()?;
        let deed = move |name: &'static str, label: String, action: Action| {
            let press = move |_| {
                is_open.set(false);
                desk.told.set(None);
                desk.act(action.clone());
                match button.get_untracked() {
                    Some(button) if name != "remove" => drop(button.focus()),
                    _ => super::focus_on(".night [name=player]"),
                }
            };
            view! { <button type="button" data-action=name on:click=press>{label}</button> }
        };
        let words = words.now();
        let round = args!["round" => next as u32];
        let bye = |half| Action::Bye {
            player,
            round: next,
            half,
        };
        let (name, label, leave) = if withdrawn {
            ("return", "night-return", Action::Return(player))
        } else {
            ("withdraw", "night-withdraw", Action::Withdraw(player))
        };
        let close = move || {
            is_open.set(false);
            if let Some(button) = button.get_untracked() {
                let _ = button.focus();
            }
        };
        Some(view! {
            <div class="night-deeds">
                {deed("half-bye", words.with("night-half-bye", &round), bye(true))}
                {deed("absent", words.with("night-absent", &round), bye(false))}
                {deed(name, words.get(label), leave)}
                {(next == 1).then(|| deed("remove", words.get("night-remove"), Action::Remove(player)))}
            </div>
            {forbidden::view(desk, player, close)}
        })
    };
    view! {
        <li data-player=move || player + 1>
            <button
                node_ref=button
                type="button"
                class="night-player"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                <span class="night-number">{player + 1}</span>
                <b>{name}</b>
                <span class="night-mark">{mark}</span>
                <span class="night-rated">{rating}</span>
            </button>
            <Show when=move || is_open.get()>{deeds}</Show>
        </li>
    }
    .into_any()
}
