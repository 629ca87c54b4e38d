//! Form of a display: the number of boards, those who sit at them, colours, clock, blindfold.

use super::SimulCommand;
use crate::strength::{step_in_words, steps};
use crate::{ScreenContext, WiredContext};
use ::simul::{Clock, Colors, Display, DisplayError, FEWEST, MOST, Opponents};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use table::ladder::Step;

/// The form as it is filled in: all of it stays while another choice hides a part.
#[derive(Clone, Debug, PartialEq)]
struct Terms {
    boards: String,
    robots: bool,
    weakest: Step,
    strongest: Step,
    names: String,
    colors: Colors,
    clock: &'static str,
    giver: String,
    opponent: String,
    increment: String,
    is_blindfold: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            boards: "8".to_owned(),
            robots: true,
            weakest: Step::LOWEST,
            strongest: Step::nearest(1_400),
            names: String::new(),
            colors: Colors::White,
            clock: "none",
            giver: "60".to_owned(),
            opponent: "60".to_owned(),
            increment: "0".to_owned(),
            is_blindfold: false,
        }
    }
}

impl Terms {
    /// The display, or why none can be given by these terms.
    fn display(&self) -> Result<Display, DisplayError> {
        let number = |text: &str| text.trim().parse::<u32>();
        let minutes = |text: &str| number(text).map_err(|_| DisplayError::Time);
        let names = self.names.lines().map(str::trim);
        let display = Display {
            boards: number(&self.boards).map_or(0, |boards| boards as usize),
            opponents: if self.robots {
                let is_among = |step: &Step| (self.weakest..=self.strongest).contains(step);
                Opponents::Robots(steps().filter(is_among).map(Step::robot).collect())
            } else {
                let names = names.filter(|name| !name.is_empty()).take(MOST);
                Opponents::Persons(names.map(|name| name.chars().take(60).collect()).collect())
            },
            colors: self.colors,
            clock: match self.clock {
                "giver" => Clock::Giver(minutes(&self.giver)?),
                "boards" => Clock::Boards {
                    giver: minutes(&self.giver)?,
                    opponent: minutes(&self.opponent)?,
                    increment: minutes(&self.increment)?,
                },
                _ => Clock::None,
            },
            is_blindfold: self.is_blindfold,
        };
        display.check().map(|()| display)
    }
}

/// The fault in words.
fn fault_text(words: &Lexicon, fault: DisplayError) -> String {
    match fault {
        DisplayError::Boards(_) => {
            let limits = args!["fewest" => FEWEST as u32, "most" => MOST as u32];
            words.with("simul-fault-boards", &limits)
        }
        DisplayError::Levels => words.get("simul-fault-levels"),
        DisplayError::Time => words.get("simul-fault-time"),
    }
}

/// The form. What is wrong is told when the display is begun, and until it is mended.
#[component]
pub fn SetupForm(
    context: ScreenContext,
    /// The way to the owner.
    wired: WiredContext<(), SimulCommand>,
) -> impl IntoView {
    let words = context.words;
    let terms = RwSignal::new(Terms::default());
    let is_told = RwSignal::new(false);
    let fault = Memo::new(move |_| {
        terms
            .with(|terms| terms.display().err())
            .filter(|_| is_told.get())
    });
    let begin = move || match terms.with_untracked(Terms::display) {
        Ok(display) => wired.send(SimulCommand::Begin(display)),
        Err(_) => is_told.set(true),
    };
    let radio = move |group: &'static str,
                      name: &'static str,
                      label: &'static str,
                      is: fn(&Terms) -> bool,
                      set: fn(&mut Terms)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group
                    value=name
                    prop:checked=move || terms.with(is)
                    on:change=move |_| terms.update(set)
                />
                <span>{words.say(label)}</span>
            </label>
        }
    };
    let group = move |legend: &'static str, choices: AnyView| {
        view! {
            <fieldset class="simul-field">
                <legend>{words.say(legend)}</legend>
                <div class="choices">{choices}</div>
            </fieldset>
        }
    };
    let number = move |name: &'static str,
                       label: &'static str,
                       most: u32,
                       get: fn(&Terms) -> &String,
                       set: fn(&mut Terms, String)| {
        view! {
            <label class="simul-row">
                <span>{words.say(label)}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max=most.to_string()
                    name=name
                    aria-describedby=move || fault.get().map(|_| "simul-fault")
                    prop:value=move || terms.with(|terms| get(terms).clone())
                    on:input=move |event| terms.update(|terms| set(terms, event_target_value(&event)))
                />
            </label>
        }
    };
    let strength = move |name: &'static str,
                         label: &'static str,
                         get: fn(&Terms) -> Step,
                         set: fn(&mut Terms, Step)| {
        let options = move || {
            let words = words.now();
            let option = |step: Step| {
                let chosen = move || terms.with(get) == step;
                view! { <option value=step.elo().to_string() prop:selected=chosen>{step_in_words(&words, step)}</option> }
            };
            steps().map(option).collect_view()
        };
        let chosen = move |text: String| {
            if let Ok(elo) = text.parse() {
                terms.update(|terms| set(terms, Step::nearest(elo)));
            }
        };
        view! {
            <label class="simul-row">
                <span>{words.say(label)}</span>
                <select name=name on:change=move |event| chosen(event_target_value(&event))>{options}</select>
            </label>
        }
    };
    let opponents = move || {
        if terms.with(|terms| terms.robots) {
            view! {
                {strength("weakest", "simul-weakest", |terms| terms.weakest, |terms, step| {
                    terms.weakest = step;
                    terms.strongest = terms.strongest.max(step);
                })}
                {strength("strongest", "simul-strongest", |terms| terms.strongest, |terms, step| {
                    terms.strongest = step;
                    terms.weakest = terms.weakest.min(step);
                })}
            }
            .into_any()
        } else {
            view! {
                <label class="simul-names">
                    <span>{words.say("simul-names")}</span>
                    <textarea
                        name="names"
                        rows="4"
                        prop:value=move || terms.with_untracked(|terms| terms.names.clone())
                        on:input=move |event| terms.update(|terms| terms.names = event_target_value(&event))
                    ></textarea>
                </label>
            }
            .into_any()
        }
    };
    // Only another choice draws the part below it anew.
    let robots = Memo::new(move |_| terms.with(|terms| terms.robots));
    let clock = Memo::new(move |_| terms.with(|terms| terms.clock));
    let opponents = move || {
        let _ = robots.get();
        untrack(opponents)
    };
    let times = move || {
        let own = || {
            number(
                "giver-minutes",
                "simul-giver-minutes",
                1440,
                |terms| &terms.giver,
                |terms, text| terms.giver = text,
            )
        };
        match clock.get() {
            "giver" => own().into_any(),
            "boards" => view! {
                {own()}
                {number("opponent-minutes", "simul-opponent-minutes", 1440, |terms| &terms.opponent, |terms, text| terms.opponent = text)}
                {number("increment", "simul-increment", 600, |terms| &terms.increment, |terms, text| terms.increment = text)}
            }
            .into_any(),
            _ => ().into_any(),
        }
    };
    let about_clock = move || match clock.get() {
        "giver" => Some(words.now().get("simul-clock-giver-about")),
        "boards" => Some(words.now().get("simul-clock-boards-about")),
        _ => None,
    };
    let told = move || {
        fault.get().map(|fault| {
            view! { <p class="fault" role="alert" id="simul-fault">{fault_text(&words.now(), fault)}</p> }
        })
    };
    view! {
        <form
            class="simul-form"
            on:submit=move |event| {
                event.prevent_default();
                begin();
            }
        >
            <p class="simul-intro">{words.say("simul-intro")}</p>
            {number("boards", "simul-boards", MOST as u32, |terms| &terms.boards, |terms, text| terms.boards = text)}
            {group("simul-opponents", view! {
                {radio("opponents", "robots", "simul-robots", |terms| terms.robots, |terms| terms.robots = true)}
                {radio("opponents", "persons", "simul-persons", |terms| !terms.robots, |terms| terms.robots = false)}
            }.into_any())}
            {opponents}
            {group("simul-color", view! {
                {radio("colors", "white", "simul-white", |terms| terms.colors == Colors::White, |terms| terms.colors = Colors::White)}
                {radio("colors", "alternating", "simul-alternating", |terms| terms.colors == Colors::Alternating, |terms| terms.colors = Colors::Alternating)}
            }.into_any())}
            {group("simul-clock", view! {
                {radio("clock", "none", "simul-clock-none", |terms| terms.clock == "none", |terms| terms.clock = "none")}
                {radio("clock", "giver", "simul-clock-giver", |terms| terms.clock == "giver", |terms| terms.clock = "giver")}
                {radio("clock", "boards", "simul-clock-boards", |terms| terms.clock == "boards", |terms| terms.clock = "boards")}
            }.into_any())}
            <p class="simul-note">{about_clock}</p>
            {times}
            <label class="simul-row">
                <span>{words.say("simul-blindfold")}</span>
                <input
                    type="checkbox"
                    role="switch"
                    name="blindfold"
                    prop:checked=move || terms.with(|terms| terms.is_blindfold)
                    on:change=move |event| terms.update(|terms| terms.is_blindfold = event_target_checked(&event))
                />
            </label>
            {told}
            <button class="primary" type="submit" data-action="begin-display">{words.say("simul-begin")}</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(change: impl FnOnce(&mut Terms)) -> Result<Display, DisplayError> {
        let mut terms = Terms::default();
        change(&mut terms);
        terms.display()
    }

    #[test]
    fn the_form_makes_a_display_or_says_what_is_wrong() {
        let usual = terms(|_| ()).expect("it can be given");
        let rated = [600, 800, 1_000, 1_200, 1_400].map(|elo| Step::nearest(elo).robot());
        assert_eq!(usual.opponents, Opponents::Robots(rated.to_vec()));
        let opponents = Display::default().opponents;
        assert_eq!(Display { opponents, ..usual }, Display::default());
        for boards in ["", "x", "-3", "1", "41"] {
            let told = terms(|terms| terms.boards = boards.to_owned());
            assert!(matches!(told, Err(DisplayError::Boards(_))), "{boards}");
        }
        let timed = |clock, giver: &str| {
            terms(|terms| {
                terms.clock = clock;
                terms.giver = giver.to_owned();
            })
            .map(|display| display.clock)
        };
        assert_eq!(timed("giver", " 90 "), Ok(Clock::Giver(90)));
        assert_eq!(timed("giver", ""), Err(DisplayError::Time));
        assert_eq!(timed("boards", "0"), Err(DisplayError::Time));
        assert_eq!(timed("none", ""), Ok(Clock::None));
    }

    #[test]
    fn names_stand_one_on_a_line() {
        let display = terms(|terms| {
            terms.robots = false;
            terms.names = " Anna \n\nBerta\n".to_owned();
        });
        let opponents = display.expect("it can be given").opponents;
        assert_eq!(
            opponents,
            Opponents::Persons(vec!["Anna".into(), "Berta".into()])
        );
    }
}
