//! Questions by which a strength of the robot is proposed: experience, practice, a rating elsewhere, or that of puzzles here.

use super::change;
use crate::WiredContext;
use crate::typed::{self, Fault};
use i18n::args;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use protocol::puzzle::GetStanding;
use table::game_settings::{GameSettings, RATINGS};
use table::ladder::{Experience, Practice, Step};
use widgets::field::{self, Choice, TextField};

/// Experiences with chess, each with its name in the document and among the messages.
const EXPERIENCES: [(&str, Experience); 4] = [
    ("experience-new", Experience::New),
    ("experience-rules", Experience::KnowsTheRules),
    ("experience-plays", Experience::Plays),
    ("experience-club", Experience::InAClub),
];

/// Frequencies of play, each with its name in the document and among the messages.
const PRACTICES: [(&str, Practice); 3] = [
    ("practice-seldom", Practice::Seldom),
    ("practice-weekly", Practice::Weekly),
    ("practice-daily", Practice::Daily),
];

/// The questions and what they propose.
pub fn view(context: WiredContext<GameSettings, GameSettings>) -> AnyView {
    let words = context.words;
    let experience = RwSignal::new(None::<String>);
    let practice = RwSignal::new(PRACTICES[0].0.to_owned());
    let rating = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let puzzles = puzzle_rating();
    let typed_rating = move || rating.with(|text| read_rating(text).ok().flatten());
    let step = Memo::new(move |_| {
        let by_habits = || {
            let experience = experience.get()?;
            let (_, experience) = EXPERIENCES.into_iter().find(|it| it.0 == experience)?;
            let (_, practice) = PRACTICES.into_iter().find(|it| it.0 == practice.get())?;
            Some(Step::of_habits(experience, practice))
        };
        let by_games = Step::of_ratings(typed_rating(), None);
        by_games
            .or_else(by_habits)
            .or_else(|| Step::of_ratings(None, puzzles.get()))
    });
    let option = |name| (name, Signal::derive(words.say(name)));
    let mut experiences = vec![("", Signal::derive(|| "–".to_owned()))];
    experiences.extend(EXPERIENCES.map(|(name, _)| option(name)));
    let label = |name| view! { <span>{words.say(name)}</span> }.into_any();
    let read = move |text: String, left: bool| {
        let result = read_rating(&text);
        if left || result.is_ok() {
            fault.set(result.err());
        }
        rating.set(text);
    };
    let proposal = move || {
        let step = step.get()?;
        let by_puzzles = typed_rating().is_none() && experience.with(Option::is_none);
        let told = if by_puzzles {
            "suited-by-puzzles"
        } else {
            "suited"
        };
        let elo = step.elo();
        let is_chosen = move || context.input.with(|it| Step::of(it.robot) == step);
        Some(view! {
            <p data-suited=elo>{words.now().with(told, &args!["elo" => elo.to_string()])}</p>
            <button
                type="button"
                data-action="take-strength"
                aria-disabled=move || is_chosen().to_string()
                on:click=move |_| change(context, |settings| settings.choose_step(step))
            >
                {move || words.now().get(if is_chosen() { "strength-chosen" } else { "choose-strength" })}
            </button>
        })
    };
    view! {
        {field::choice(Choice {
            name: "experience".to_owned(),
            label: label("experience"),
            options: experiences,
            chosen: Signal::derive(move || Some(experience.get().unwrap_or_default())),
            set: Callback::new(move |name: String| {
                experience.set((!name.is_empty()).then_some(name));
            }),
        })}
        {field::choice(Choice {
            name: "practice".to_owned(),
            label: label("practice"),
            options: PRACTICES.map(|(name, _)| option(name)).to_vec(),
            chosen: Signal::derive(move || Some(practice.get())),
            set: Callback::new(move |name| practice.set(name)),
        })}
        {field::text_field(TextField {
            name: "rating-elsewhere".to_owned(),
            label: label("rating-elsewhere"),
            value: rating.into(),
            fault: Signal::derive(move || fault.get().map(|it| it.told(&words.now()))),
            on_input: Callback::new(move |text| read(text, false)),
            on_change: Callback::new(move |text| read(text, true)),
        })}
        <div class="suited" role="status">{proposal}</div>
    }
    .into_any()
}

/// A rating, or none where nothing is written.
fn read_rating(text: &str) -> Result<Option<u16>, Fault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let number = typed::count(text)?;
    let (least, most) = (*RATINGS.start(), *RATINGS.end());
    if number < u32::from(least) {
        return Err(Fault::Least(least.into()));
    }
    let number = u16::try_from(number).ok().filter(|it| *it <= most);
    number.map(Some).ok_or(Fault::Most(most.into()))
}

/// The player's rating of puzzles, once it is known, if there is one.
fn puzzle_rating() -> ReadSignal<Option<u16>> {
    let (rating, set_rating) = signal(None);
    let client = expect_context::<Clients>().puzzles();
    let now = device_clock::date() as u64;
    client.ask(GetStanding { now }, move |standing| {
        let found = standing.ok().and_then(|standing| standing.rating);
        // The dialog may have been closed.
        set_rating.try_set(found.map(|it| it.rating as u16));
    });
    // With the last handle of the client the question would be withdrawn.
    StoredValue::new_local(client);
    rating
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_read_or_refused_with_the_reason() {
        assert_eq!(read_rating("  "), Ok(None));
        assert_eq!(read_rating(" 1510 "), Ok(Some(1_510)));
        assert_eq!(read_rating("7"), Err(Fault::Least(100)));
        assert_eq!(read_rating("90000"), Err(Fault::Most(4_000)));
        assert_eq!(read_rating("strong"), Err(Fault::Number("strong".into())));
    }
}
