//! Dialog of rules and clock: rule set, strictness and time control of the next game. Changes apply at once.

mod clock;
mod custom;
mod edition;
mod fields;
mod form;
mod presets;
mod sentence;
mod storage;

use crate::WiredContext;
use clock::Builder;
use fields::{Label, entry, switch};
use form::Form;
use game::{RuleSet, TimeControl};
use i18n::args;
use i18n::clock_words::class_name;
use leptos::prelude::*;
use platform::storage::Damaged;
use std::sync::Arc;
use storage::Trouble;
use table::game_settings::{GameSettings, Hindrance, Opponent};
use widgets::dialog_frame::DialogFrame;

/// The player's own time controls by name, where they can be read.
pub fn own_clocks() -> impl Iterator<Item = (String, TimeControl)> {
    let (own, _) = storage::load();
    own.clocks
        .kept
        .into_iter()
        .map(|kept| (kept.name, kept.what))
}

/// The dialog. Its input are the settings of the next game; its one command is to change them to these.
pub fn rules(context: WiredContext<GameSettings, GameSettings>) -> AnyView {
    let (own, trouble) = storage::load();
    let form = Form {
        context,
        forgotten: RwSignal::new(0),
        own: RwSignal::new(own),
        trouble: RwSignal::new(trouble),
    };
    let section = |title, rows: AnyView| {
        view! {
            <section aria-labelledby=title>
                <h3 id=title>{context.words.say(title)}</h3>
                {rows}
            </section>
        }
    };
    let content = view! {
        {told_trouble(form)}
        {section("clock", clock(form))}
        {section("section-strictness", strictness(form))}
        {section("section-edition", laws(form))}
        {section("section-names", names(form))}
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// Notice about saved rules that could not be read or saved.
fn told_trouble(form: Form) -> impl IntoView {
    let told = move || {
        let words = form.words().now();
        let told = match form.trouble.get()? {
            Trouble::Damaged(Damaged { why, place, .. }) => {
                words.with("own-damaged", &args!["why" => why, "place" => place])
            }
            Trouble::NotKept => words.get("own-not-saved"),
        };
        Some(view! { <section><p class="notice" role="alert">{told}</p></section> })
    };
    view! { {told} }
}

fn clock(form: Form) -> AnyView {
    let words = form.words();
    let builder = Builder::new(form);
    let sentence =
        move || form.terms(|terms| sentence::sentence(&words.now(), terms.time.as_ref()));
    let class = move || {
        form.terms(|terms| {
            let words = words.now();
            let time = terms.time.as_ref()?;
            let class = words.get(class_name(terms.rules.class(time)));
            Some(words.with("clock-class", &args!["class" => class]))
        })
    };
    view! {
        {presets::presets::<TimeControl>(form, "stage-time", Some("no-clock"), move || builder.follow())}
        <p class="sentence" data-sentence>{sentence}</p>
        <p class="about" data-class>{class}</p>
        <details data-more="clock">
            <summary>{words.say("build-clock")}</summary>
            {builder.view()}
        </details>
    }
    .into_any()
}

fn strictness(form: Form) -> AnyView {
    /// The message of a hindrance, or else the one about the setting.
    fn or(hindrance: Option<Hindrance>, about: &'static str) -> &'static str {
        match hindrance {
            None => about,
            Some(Hindrance::Robot) => "needs-two-persons",
            Some(Hindrance::NoClock) => "needs-clock",
        }
    }
    let label = |name: &'static str, article| Label {
        name: name.to_owned(),
        what: name,
        article,
        unit: "",
    };
    vec![
        switch(
            form,
            &label("touch-move", "FIDE 4"),
            |_| Some("touch-move-why"),
            |_| true,
            |terms| &mut terms.strictness.touch_move,
        ),
        switch(
            form,
            &label("manual-press", "FIDE 6.2.1"),
            |terms| Some(or(terms.no_press(), "manual-press-why")),
            |terms| terms.no_press().is_none(),
            |terms| &mut terms.strictness.manual_press,
        ),
        switch(
            form,
            &label("flag-by-claim", "FIDE A.5.3"),
            |terms| Some(or(terms.no_flag_claims(), "flag-by-claim-why")),
            |terms| terms.no_flag_claims().is_none(),
            |terms| &mut terms.strictness.flag_by_claim,
        ),
        switch(
            form,
            &label("allow-illegal-moves", "FIDE 7.5"),
            |terms| Some(or(terms.no_illegal_moves(), "allow-illegal-moves-why")),
            |terms| terms.no_illegal_moves().is_none(),
            |terms| &mut terms.strictness.allow_illegal_moves,
        ),
        switch(
            form,
            &label("competition", "FIDE 11.3"),
            |_| Some("competition-why"),
            |_| true,
            |terms| &mut terms.strictness.competition,
        ),
    ]
    .into_any()
}

fn laws(form: Form) -> AnyView {
    let about = move || {
        let message = form.terms(|terms| {
            let edition = RuleSet::editions()
                .into_iter()
                .find(|it| *it == terms.rules)?;
            Some(format!("about-{}", edition.id))
        });
        message.map(|message| form.words().now().get(&message))
    };
    view! {
        {presets::presets::<RuleSet>(form, "edition", None, || ())}
        <p class="about" data-about>{about}</p>
        <details data-more="rules">
            <summary>{form.words().say("every-rule")}</summary>
            {edition::fields(form)}
            <p class="about"><a href="#/laws" data-action="read-laws">{form.words().say("read-laws")}</a></p>
        </details>
    }
    .into_any()
}

fn names(form: Form) -> AnyView {
    let name = |at: usize, name: &str, what| {
        entry(
            form,
            &Label {
                name: name.to_owned(),
                what,
                article: "",
                unit: "",
            },
            Arc::new(move |terms: &GameSettings| {
                let is_there = at == 0 || terms.opponent == Opponent::Person;
                is_there.then(|| terms.names[at].clone())
            }),
            Arc::new(move |terms, text| {
                text.trim().clone_into(&mut terms.names[at]);
                Ok(())
            }),
        )
    };
    vec![
        name(0, "own-name", "name-own"),
        name(1, "other-name", "name-other"),
    ]
    .into_any()
}
