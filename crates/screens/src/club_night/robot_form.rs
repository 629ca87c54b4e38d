//! Form for a robot that enters: its level, and the piece values by which it judges, if not by its network.

use super::desk::Desk;
use club_night::{Action, Entrant};
use game::PieceValues;
use i18n::args;
use leptos::html::Input;
use leptos::prelude::*;
use table::game_settings::TOP_LEVEL;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let level = RwSignal::new(3_u8);
    let values = NodeRef::<Input>::new();
    let enter = move || {
        let Some(field) = values.get_untracked() else {
            return;
        };
        desk.told.set(None);
        let text = field.value();
        let values = values_of(&text);
        if values.is_some() || text.trim().is_empty() {
            return add(desk, level.get_untracked(), values);
        }
        desk.refuse(words.once().get("night-robot-values-fault"));
        // It stands as long as the form does.
        let _ = field.focus();
    };
    let levels = (1..=TOP_LEVEL).map(|number| {
        let text = move || words.now().with("robot-level", &args!["level" => number]);
        view! { <option value=number.to_string() prop:selected=move || level.get() == number>{text}</option> }
    });
    view! {
        <form
            class="night-robot"
            on:submit=move |event| {
                event.prevent_default();
                enter();
            }
        >
            <label>
                <span>{words.say("level")}</span>
                <select
                    name="robot"
                    on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(1))
                >
                    {levels.collect_view()}
                </select>
            </label>
            <label>
                <span>{words.say("night-robot-values")}</span>
                <input
                    node_ref=values
                    type="text"
                    inputmode="numeric"
                    name="robot-values"
                    autocomplete="off"
                    placeholder="100 300 300 500 900"
                    aria-describedby="night-robot-about"
                />
            </label>
            <button type="submit" data-action="add-robot">{words.say("night-add-robot")}</button>
            <p class="about" id="night-robot-about">{words.say("night-robot-about")}</p>
        </form>
    }
    .into_any()
}

/// Enters a robot under a name of its own.
fn add(desk: Desk, level: u8, values: Option<PieceValues>) {
    let level_name = desk
        .words
        .once()
        .with("robot-level", &args!["level" => level]);
    let called = match values {
        Some(values) => format!(
            "{level_name}, {}",
            values.map(|it| it.to_string()).join(" ")
        ),
        None => level_name,
    };
    let is_there = |name: &String| {
        desk.night.with_untracked(|night| {
            let players = &night.state().tournament().players;
            players.iter().any(|it| it.name == *name)
        })
    };
    let numbered = (2..).map(|number| format!("{called} ({number})"));
    let mut names = std::iter::once(called.clone()).chain(numbered);
    let name = names.find(|name| !is_there(name)).unwrap_or_default();
    desk.act(Action::Enter(vec![Entrant {
        name,
        robot: Some(level),
        values,
        ..Entrant::default()
    }]));
}

/// Reads piece values, pawn to queen in hundredths of a pawn: five numbers above 0.
fn values_of(text: &str) -> Option<PieceValues> {
    let parts = text.split(|sign: char| sign.is_whitespace() || ",;".contains(sign));
    let numbers: Option<Vec<u16>> = parts
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok().filter(|number| *number > 0))
        .collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_numbers_are_piece_values() {
        let textbook = Some([100, 300, 300, 500, 900]);
        for text in ["100 300 300 500 900", "100,300, 300;500\t900"] {
            assert_eq!(values_of(text), textbook, "{text}");
        }
        for text in [
            " ",
            "100",
            "100 300 300 500",
            "0 300 300 500 900",
            "1 2 3 4 5 6",
            "a b c d e",
        ] {
            assert_eq!(values_of(text), None, "{text}");
        }
    }
}
