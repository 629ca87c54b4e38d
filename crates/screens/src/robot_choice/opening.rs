//! Menu of the families of openings: the one that the robot keeps to.

use super::change;
use crate::WiredContext;
use crate::openings_file;
use game::OpeningLine;
use i18n::args;
use leptos::prelude::*;
use table::game_settings::GameSettings;

/// The menu, once the table of openings has come.
pub fn view(context: WiredContext<GameSettings, GameSettings>) -> AnyView {
    let words = context.words;
    let names = openings_file::family_names(words);
    let families = RwSignal::new(None::<Result<Vec<OpeningLine>, String>>);
    // The opening chosen before that is not in the table.
    let unknown = RwSignal::new(None::<String>);
    leptos::task::spawn_local(async move {
        let found = openings_file::fetch().await;
        let found = found.map(|openings| openings.families());
        if let Ok(found) = &found {
            let chosen = context.input.try_with_untracked(|it| it.opening.clone());
            let is_known = |chosen: &OpeningLine| found.iter().any(|it| it.name == chosen.name);
            if let Some(gone) = chosen.flatten().filter(|chosen| !is_known(chosen)) {
                unknown.try_set(Some(gone.name));
                change(context, |settings| settings.opening = None);
            }
        }
        // The dialog may have been closed.
        families.try_set(Some(found));
    });
    let options = move || {
        let found = families.get()?.ok()?;
        let names = names.get();
        let named = found
            .into_iter()
            .map(|it| (names.written(&it.name), it.name));
        let mut named: Vec<_> = named.collect();
        named.sort();
        let option = |(written, name): (String, String)| {
            let value = name.clone();
            let is = move || {
                context
                    .input
                    .with(|it| it.opening.as_ref().is_some_and(|it| it.name == name))
            };
            view! { <option value=value prop:selected=is>{written}</option> }
        };
        Some(named.into_iter().map(option).collect_view())
    };
    let choose = move |name: String| {
        let line = families.with_untracked(|found| {
            let mut found = found.iter().flatten().flatten();
            found.find(|it| it.name == name).cloned()
        });
        unknown.set(None);
        change(context, |settings| settings.opening = line);
    };
    let told = move || {
        let words = words.now();
        if let Some(name) = unknown.get() {
            return Some(words.with("opening-unknown", &args!["name" => name]));
        }
        let failed = families.with(|found| matches!(found, Some(Err(_))));
        failed.then(|| words.get("openings-unfetched"))
    };
    let is_any = move || context.input.with(|it| it.opening.is_none());
    view! {
        <label class="row">
            <span>{words.say("robot-plays")}</span>
            <select
                name="robot-opening"
                aria-busy=move || families.with(Option::is_none).then_some("true")
                on:change=move |event| choose(event_target_value(&event))
            >
                <option value="" prop:selected=is_any>{words.say("any-opening")}</option>
                {options}
            </select>
        </label>
        <p class="about">{words.say("robot-opening-about")}</p>
        <p class="fault" role="alert" hidden=move || told().is_none()>{told}</p>
    }
    .into_any()
}
