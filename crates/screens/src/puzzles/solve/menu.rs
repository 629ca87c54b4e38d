//! The menu of the solving screen: options of solving.

use super::actions::{embed, explore};
use crate::puzzles::options::{Confirm, DIFFICULTIES};
use crate::puzzles::solver::Solver;
use leptos::prelude::*;
use widgets::more_menu::MoreMenu;

/// Options behind ⋯.
#[component]
pub fn Menu(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let open = RwSignal::new(false);
    let confirm = Confirm::ALL.map(|choice| {
        let name = choice.name();
        view! {
            <label class="row">
                <span>{words.say(match choice {
                    Confirm::Off => "solve-confirm-off",
                    Confirm::Rated => "solve-confirm-rated",
                    Confirm::Always => "solve-confirm-always",
                })}</span>
                <input
                    type="radio"
                    name="confirm"
                    value=name
                    prop:checked=move || solver.options.with(|options| options.confirm == choice)
                    on:change=move |_| solver.prefer(|options| options.confirm = choice)
                />
            </label>
        }
    });
    let difficulty = DIFFICULTIES.map(|step| {
        let text = match step {
            0 => words.once().get("solve-difficulty-same"),
            step if step < 0 => format!("−{}", -step),
            step => format!("+{step}"),
        };
        view! {
            <option value=step.to_string() selected=move || solver.options.with(|options| options.difficulty == step)>{text}</option>
        }
    });
    let stop = move |_| {
        open.set(false);
        solver.end_run();
    };
    view! {
        <MoreMenu open label=Signal::derive(words.say("more")) action="more">
            <div>
                <fieldset>
                    <legend>{words.say("solve-confirm-moves")}</legend>
                    {confirm.into_iter().collect_view()}
                </fieldset>
                <label class="row">
                    <span>{words.say("solve-difficulty")}</span>
                    <select
                        name="difficulty"
                        on:change:target=move |event| {
                            let step = event.target().value().parse().unwrap_or_default();
                            solver.choose_difficulty(step);
                        }
                    >
                        {difficulty.into_iter().collect_view()}
                    </select>
                </label>
                <label class="row">
                    <span>{words.say("solve-auto-next")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        name="auto-next"
                        prop:checked=move || solver.options.with(|options| options.auto_next)
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            solver.prefer(|options| options.auto_next = on);
                        }
                    />
                </label>
                <label class="row">
                    <span>{words.say("show-entry")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        name="entry-wanted"
                        prop:checked=move || solver.has_entry()
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            solver.prefer(|options| options.typed_moves = Some(on));
                        }
                    />
                </label>
                <Show
                    when=move || solver.run.with(Option::is_some) && !solver.at_rest.get()
                    fallback=move || view! {
                        <button type="button" class="row" data-action="explore-now" on:click=move |_| explore(solver)>
                            {words.say("solve-explore-long")}
                        </button>
                        <button type="button" class="row" data-action="embed" on:click=move |_| embed(solver)>
                            {words.say("embedding")}
                        </button>
                    }
                >
                    <button type="button" class="row" data-action="stop-run" on:click=stop>
                        {words.say("run-stop")}
                    </button>
                </Show>
            </div>
        </MoreMenu>
    }
}
