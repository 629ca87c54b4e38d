//! Form for a robot that enters: its strength, by rating or by level, and at a level the piece values by which it judges, if not by
//! its network.

use super::desk::Desk;
use crate::strength::{step_in_words, steps};
use club_night::{Action, Entrant};
use game::{PieceValues, Robot};
use i18n::args;
use i18n::players::robot_name;
use i18n::settings_words::level_in_words;
use leptos::html::Input;
use leptos::prelude::*;
use table::game_settings::TOP_LEVEL;
use table::ladder::Step;

/// Elo of the robot that is proposed.
const PROPOSED: u16 = 1_200;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let chosen = RwSignal::new(Step::nearest(PROPOSED).robot());
    // Only levels judge by piece values.
    let by_level = Memo::new(move |_| chosen.get().rating.is_none());
    let values = NodeRef::<Input>::new();
    let enter = move || {
        desk.told.set(None);
        // Without a field there are none.
        let field = values.get_untracked();
        let text = field
            .as_ref()
            .map(web_sys::HtmlInputElement::value)
            .unwrap_or_default();
        let robot = Robot {
            values: values_of(&text),
            ..chosen.get_untracked()
        };
        if robot.values.is_some() || text.trim().is_empty() {
            return add(desk, robot);
        }
        desk.refuse(words.once().get("night-robot-values-fault"));
        if let Some(field) = field {
            // It stands as long as the form does.
            let _ = field.focus();
        }
    };
    let choose = move |name: &str| {
        let mut robots = of_ratings().chain(of_levels());
        if let Some(robot) = robots.find(|robot| name_of(*robot) == name) {
            chosen.set(robot);
        }
    };
    let option = move |robot: Robot, text: String| {
        let is_chosen = move || chosen.get() == robot;
        view! { <option value=name_of(robot) prop:selected=is_chosen>{text}</option> }
    };
    let ratings = move || {
        let lexicon = words.now();
        let options =
            of_ratings().map(|robot| option(robot, step_in_words(&lexicon, Step::of(robot))));
        options.collect_view()
    };
    let levels = move || {
        let lexicon = words.now();
        let options = of_levels().map(|robot| option(robot, level_in_words(&lexicon, robot.level)));
        options.collect_view()
    };
    let values_field = move || {
        view! {
            <label>
                <span>{words.say("night-robot-values")}</span>
                <input
                    node_ref=values
                    type="text"
                    inputmode="numeric"
                    name="robot-values"
                    autocomplete="off"
                    placeholder="100 300 300 500 900"
                    aria-describedby="night-robot-values-about"
                />
            </label>
        }
    };
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
                    aria-describedby="night-robot-about"
                    on:change=move |event| choose(&event_target_value(&event))
                >
                    <optgroup label=words.say("night-robot-ratings")>{ratings}</optgroup>
                    <optgroup label=words.say("night-robot-levels")>{levels}</optgroup>
                </select>
            </label>
            <Show when=move || by_level.get()>{values_field()}</Show>
            <button type="submit" data-action="add-robot">{words.say("night-add-robot")}</button>
            <Show when=move || by_level.get()>
                <p class="about" id="night-robot-values-about">{words.say("night-robot-values-about")}</p>
            </Show>
            <p class="about" id="night-robot-about">{words.say("night-robot-about")}</p>
        </form>
    }
    .into_any()
}

/// The robots of the ladder that have a rating, the weakest first.
fn of_ratings() -> impl Iterator<Item = Robot> {
    steps()
        .map(Step::robot)
        .filter(|robot| robot.rating.is_some())
}

/// The robots of all levels.
fn of_levels() -> impl Iterator<Item = Robot> {
    (1..=TOP_LEVEL).map(Robot::at_level)
}

/// Name of a robot among the options.
fn name_of(robot: Robot) -> String {
    match robot.rating {
        Some(rating) => format!("rating-{rating}"),
        None => format!("level-{}", robot.level),
    }
}

/// Enters a robot under a name of its own. One of a rating is a player of that rating.
fn add(desk: Desk, robot: Robot) {
    let words = desk.words.once();
    let called = match robot.values {
        Some(values) => {
            let values = values.map(|it| it.to_string()).join(" ");
            format!("{}, {values}", robot_name(&words, robot))
        }
        None => robot_name(&words, robot),
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
    let before = desk.night.with_untracked(|night| night.actions().len());
    desk.act(Action::Enter(vec![Entrant {
        name: name.clone(),
        rating: robot.rating.unwrap_or_default(),
        robot: Some(robot.level),
        robot_rating: robot.rating,
        values: robot.values,
        ..Entrant::default()
    }]));
    if desk.night.with_untracked(|night| night.actions().len()) > before {
        desk.say(words.with("night-entered", &args!["name" => name]));
    }
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
    fn robots_are_of_ratings_and_of_levels() {
        let names: Vec<String> = of_ratings().chain(of_levels()).map(name_of).collect();
        assert_eq!(names.len(), 14 + 12);
        assert_eq!(
            (names[0].as_str(), names[13].as_str()),
            ("rating-600", "rating-3000")
        );
        assert_eq!(
            (names[14].as_str(), names[25].as_str()),
            ("level-1", "level-12")
        );
    }

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
