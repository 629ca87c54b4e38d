//! List of presets: choice of a rule set or a clock; naming, renaming and deleting the player's own.

use super::custom::Own;
use super::form::{Form, Origin, Part, origin};
use crate::typed::Fault;
use i18n::args;
use i18n::settings_words::OWN_RULES;
use leptos::html::{Input, Select};
use leptos::prelude::*;
use widgets::live_region::renewed;

/// Actions in the row under the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Row {
    /// No action.
    Still,
    /// Renaming of the preset of this name.
    Renaming(String),
    /// Question: replace the preset of this name?
    Replacing(String),
}

/// The list of presets with its actions. `none` adds a first option for none at all; `chosen` is called when another
/// one has been chosen.
pub fn presets<T: Part>(
    form: Form,
    what: &'static str,
    none: Option<&'static str>,
    chosen: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = form.words();
    let list = NodeRef::<Select>::new();
    let field = NodeRef::<Input>::new();
    let row = RwSignal::new(Row::Still);
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let told = RwSignal::new(String::new());
    let come_from = Memo::new(move |_| {
        form.own
            .with(|own| form.terms(|terms| T::of(terms).map(|part| origin(part, own))))
    });
    let agreed = move || (form.context.input.get_untracked(), form.own.get_untracked());
    let back_to_list = move || {
        row.set(Row::Still);
        fault.set(None);
        if let Some(list) = list.get_untracked() {
            let _ = list.focus();
        }
    };
    let choose = move |value: String| {
        let (mut terms, own) = agreed();
        match find::<T>(&value, &own) {
            Some(part) => part.put(&mut terms),
            None => terms.time = None,
        }
        if let Origin::Kept(kept) = Origin::of(&value) {
            name.set(kept);
        }
        form.agree(terms, own);
        row.set(Row::Still);
        fault.set(None);
        told.set(String::new());
        form.forget_typed();
        chosen();
    };
    let keep = move |wanted: &str| {
        let (mut terms, mut own) = agreed();
        if let Some(part) = T::of(&terms).cloned() {
            T::shelf_mut(&mut own).keep(wanted, part.clone());
            part.named(wanted).put(&mut terms);
            form.agree(terms, own);
            told.set(words.once().with("saved-as", &args!["name" => wanted]));
            back_to_list();
        }
    };
    let rename = move |from: &str, wanted: &str| {
        let (mut terms, mut own) = agreed();
        T::shelf_mut(&mut own).rename(from, wanted);
        if let Some(part) = T::of(&terms).cloned() {
            part.named(wanted).put(&mut terms);
        }
        form.agree(terms, own);
        told.set(words.once().with("saved-as", &args!["name" => wanted]));
        back_to_list();
    };
    let delete = move || {
        let (mut terms, mut own) = agreed();
        if let Some(Origin::Kept(kept)) = come_from.get_untracked()
            && let Some(part) = T::of(&terms).cloned()
        {
            let stem = words.once().get(T::LOOSE_NAME);
            T::shelf_mut(&mut own).delete(&kept, &stem);
            part.named(OWN_RULES).put(&mut terms);
            form.agree(terms, own);
            told.set(words.once().with("deleted", &args!["name" => kept.clone()]));
            name.set(kept);
            back_to_list();
        }
    };
    let submit = move || {
        let wanted = name.get_untracked().trim().to_owned();
        let (terms, own) = agreed();
        let lexicon = words.once();
        let taken = |(name, part): &(String, T)| {
            *name == wanted || T::label(&lexicon, &terms, name, part) == wanted
        };
        let is_kept = T::presets(&own).called(&wanted).is_some();
        if wanted.is_empty() {
            return fault.set(Some(Fault::NoName));
        } else if wanted == OWN_RULES || T::offered().iter().any(taken) {
            return fault.set(Some(Fault::NameTaken(wanted)));
        }
        match row.get_untracked() {
            Row::Renaming(from) if from == wanted => back_to_list(),
            Row::Renaming(_) if is_kept => fault.set(Some(Fault::NameTaken(wanted))),
            Row::Renaming(from) => rename(&from, &wanted),
            Row::Still if is_kept => row.set(Row::Replacing(wanted)),
            Row::Still | Row::Replacing(_) => keep(&wanted),
        }
    };
    let options = move || {
        let mut options = Vec::new();
        let (lexicon, terms, own) = (words.now(), form.context.input.get(), form.own.get());
        let is = T::of(&terms).map(|part| origin(part, &own));
        let mut add = |it: Option<Origin>, label: String| {
            let value = it.as_ref().map_or("none".to_owned(), Origin::value);
            let chosen = is == it;
            options.push(view! { <option value=value prop:selected=chosen>{label}</option> });
        };
        if let Some(none) = none {
            add(None, lexicon.get(none));
        }
        for (name, part) in T::offered() {
            let label = T::label(&lexicon, &terms, &name, &part);
            add(Some(Origin::Offered(name)), label);
        }
        for kept in &T::presets(&own).kept {
            add(Some(Origin::Kept(kept.name.clone())), kept.name.clone());
        }
        if is == Some(Origin::Loose) || T::presets(&own).loose.is_some() {
            let loose = lexicon.get(T::LOOSE_NAME);
            let loose = lexicon.with("not-saved-yet", &args!["what" => loose]);
            add(Some(Origin::Loose), loose);
        }
        options
    };
    let begin_rename = move |_| {
        if let Some(Origin::Kept(kept)) = come_from.get_untracked() {
            name.set(kept.clone());
            row.set(Row::Renaming(kept));
            told.set(String::new());
            request_animation_frame(move || {
                if let Some(field) = field.get_untracked() {
                    let _ = field.focus();
                }
            });
        }
    };
    let naming = move || {
        let question = move || match row.get() {
            Row::Replacing(name) => {
                let told = words.now().with("replace-sure", &args!["name" => name]);
                view! {
                    <p class="about" role="alert">{told}</p>
                    <div class="buttons">
                        <button type="button" data-action="replace" on:click=move |_| submit()>
                            {words.say("replace")}
                        </button>
                        <button type="button" on:click=move |_| back_to_list()>{words.say("cancel")}</button>
                    </div>
                }
                .into_any()
            }
            Row::Still | Row::Renaming(_) => ().into_any(),
        };
        let fault_id = format!("fault-{}-name", T::NAME);
        let described_by = fault_id.clone();
        let fault_told = move || {
            let id = fault_id.clone();
            let told = fault.get().map(|fault| fault.told(&words.now()));
            told.map(|told| view! { <p class="fault" role="alert" id=id>{told}</p> })
        };
        view! {
            <form
                class="naming"
                on:submit=move |event| {
                    event.prevent_default();
                    submit();
                }
            >
                <input
                    node_ref=field
                    type="text"
                    autocomplete="off"
                    maxlength="40"
                    name=format!("{}-name", T::NAME)
                    aria-label=words.say("own-name")
                    placeholder=words.say("own-name")
                    aria-invalid=move || fault.get().map(|_| "true")
                    aria-describedby=move || fault.get().map(|_| described_by.clone())
                    prop:value=name
                    on:input=move |event| {
                        name.set(event_target_value(&event));
                        fault.set(None);
                        row.update(|row| {
                            if matches!(row, Row::Replacing(_)) {
                                *row = Row::Still;
                            }
                        });
                    }
                />
                <button type="submit" data-action=format!("keep-{}", T::NAME)>{words.say("save-own")}</button>
            </form>
            {fault_told}
            {question}
        }
    };
    let is_kept = move || matches!(come_from.get(), Some(Origin::Kept(_)));
    let names = Memo::new(move |_| {
        come_from.get() == Some(Origin::Loose) || matches!(row.get(), Row::Renaming(_))
    });
    view! {
        <label class="row">
            <span>{words.say(what)}</span>
            <select node_ref=list name=T::NAME on:change=move |event| choose(event_target_value(&event))>
                {options}
            </select>
        </label>
        <Show when=move || names.get()>{naming()}</Show>
        <div class="buttons" hidden=move || !is_kept() || names.get()>
            <button type="button" data-action=format!("rename-{}", T::NAME) on:click=begin_rename>
                {words.say("rename")}
            </button>
            <button type="button" data-action=format!("delete-{}", T::NAME) on:click=move |_| delete()>
                {words.say("delete")}
            </button>
        </div>
        <p class="about told" role="status">{renewed(move || told.get())}</p>
    }
    .into_any()
}

impl Origin {
    /// Its value in the list's `option`.
    fn value(&self) -> String {
        match self {
            Origin::Offered(name) => name.clone(),
            Origin::Kept(name) => format!("own:{name}"),
            Origin::Loose => OWN_RULES.to_owned(),
        }
    }

    /// Parses the value of an `option`.
    fn of(value: &str) -> Origin {
        match value.strip_prefix("own:") {
            Some(name) => Origin::Kept(name.to_owned()),
            None if value == OWN_RULES => Origin::Loose,
            None => Origin::Offered(value.to_owned()),
        }
    }
}

/// The part that an `option` stands for; `None` for none.
fn find<T: Part>(value: &str, own: &Own) -> Option<T> {
    let presets = T::presets(own);
    match Origin::of(value) {
        Origin::Offered(name) => {
            let mut offered = T::offered().into_iter();
            offered.find(|(it, _)| *it == name).map(|(_, part)| part)
        }
        Origin::Kept(name) => presets.called(&name).cloned(),
        Origin::Loose => presets.loose.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{RuleSet, TimeControl};
    use table::game_settings::GameSettings;

    #[test]
    fn every_member_of_the_list_stands_for_itself() {
        let mut own = Own::default();
        let rules = RuleSet {
            moves_to_claim: 60,
            ..RuleSet::uscf()
        };
        own.rules.keep("uscf 2", rules.clone());
        own.clocks.loose = Some(TimeControl::sudden_death(7 * 60_000, 0));
        let found = find::<RuleSet>("own:uscf 2", &own).expect("it was kept");
        assert_eq!(found.moves_to_claim, 60);
        assert_eq!(origin(&rules, &own), Origin::Kept("uscf 2".into()));
        assert_eq!(find::<RuleSet>("uscf", &own), Some(RuleSet::uscf()));
        assert_eq!(find::<TimeControl>(OWN_RULES, &own), own.clocks.loose);
        assert_eq!(find::<TimeControl>("none", &own), None);
        let terms = GameSettings::default();
        for value in ["uscf", "own:uscf 2", OWN_RULES] {
            assert_eq!(Origin::of(value).value(), value);
        }
        assert_eq!(
            origin(&terms.rules, &own),
            Origin::Offered("fide-2023".into())
        );
    }
}
