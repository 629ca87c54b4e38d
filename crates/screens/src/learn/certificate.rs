//! The certificate of a stage that is passed: a sheet to print, with the name that is typed, which stays on the device.

use super::certificates::Certificates;
use super::drawn::{StageTest, stage_name};
use super::parts::DrawnStars;
use super::progress::Progress;
use crate::ScreenContext;
use crate::link::parameter;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use i18n::date::Date;
use learn::{Stage, TEST_TASKS};
use leptos::portal::Portal;
use leptos::prelude::*;
use platform::device_clock;
use widgets::page_frame::PageFrame;

/// The certificate, a page.
pub fn certificate(context: ScreenContext) -> AnyView {
    let words = context.words;
    let stage = Memo::new(move |_| {
        context.input.with(|input| {
            let number = parameter(&input.query, "stage")?.parse().ok()?;
            Stage::of_number(number)
        })
    });
    let progress = StoredValue::new(Progress::load());
    let stars = move |stage: Stage| progress.with_value(|all| all.of(stage.record()).stars);
    let passed = Memo::new(move |_| stage.get().filter(|stage| stars(*stage) > 0));
    let name = RwSignal::new(Certificates::load().name);
    let typed = move |text: String| {
        Certificates::change(|kept| kept.name.clone_from(&text));
        name.set(text);
    };
    let sheet = move || {
        passed
            .get()
            .map(|stage| sheet(context, stage, stars(stage), name))
    };
    let not_yet = move || {
        let stage = stage.get().unwrap_or(Stage::FirstMoves);
        let address = href(Screen::Lesson, &StageTest::drawn(stage).query());
        view! {
            <p role="status">{words.say("certificate-not-yet")}</p>
            <a class="button primary" href=address data-action="stage-test">{words.say("stage-test")}</a>
        }
    };
    let print = move |_| {
        if passed.get_untracked().is_some() {
            drop(window().print());
        }
    };
    let tools = view! {
        <button
            type="button"
            class="sure"
            data-action="print"
            aria-disabled=move || passed.get().is_none().then_some("true")
            on:click=print
        >
            {words.say("worksheet-print")}
        </button>
    };
    let content = view! {
        <div class="certificate-page">
            <Show when=move || passed.get().is_some() fallback=not_yet>
                <label class="certificate-name">
                    <span>{words.say("certificate-name")}</span>
                    <input
                        type="text"
                        name="certificate-name"
                        autocomplete="name"
                        maxlength="60"
                        prop:value=name
                        on:input:target=move |event| typed(event.target().value())
                    />
                    <span>{words.say("certificate-name-how")}</span>
                </label>
                <div class="worksheet-preview">{sheet}</div>
                <Portal>
                    <div class="worksheet-print" lang=move || words.now().language().tag()>{sheet}</div>
                </Portal>
            </Show>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=tools.into_any() content=content.into_any()/> }
        .into_any()
}

/// The sheet.
fn sheet(context: ScreenContext, stage: Stage, stars: u8, name: RwSignal<String>) -> impl IntoView {
    let words = context.words;
    let now = device_clock::date() as u64;
    let at = Certificates::load().passed.get(&stage.number()).copied();
    let date = Date::at(at.unwrap_or(now));
    let named = move || {
        let name = name.get();
        let name = name.trim().to_owned();
        // A line to write on.
        if name.is_empty() {
            "\u{a0}".to_owned()
        } else {
            name
        }
    };
    let passed = move || {
        words
            .now()
            .with("certificate-passed", &args!["count" => TEST_TASKS])
    };
    view! {
        <section class="sheet certificate" data-stage=stage.number().to_string()>
            <svg class="certificate-band" viewBox="0 0 24 2" aria-hidden="true"><path d=band()/></svg>
            <h2>{words.say("certificate")}</h2>
            <p class="certificate-holder">{named}</p>
            <p>{passed}</p>
            <p class="certificate-stage">{move || stage_name(stage, &words.now())}</p>
            <DrawnStars stars/>
            <p class="certificate-date">{move || date.full(&words.now())}</p>
            <p class="certificate-from">"Sessa"</p>
            <svg class="certificate-band" viewBox="0 0 24 2" aria-hidden="true"><path d=band()/></svg>
        </section>
    }
}

/// A band of two rows of squares, every other one dark.
fn band() -> String {
    let dark = (0..48).filter(|at| (at % 24 + at / 24) % 2 == 1);
    let square = |at| format!("M{} {}h1v1h-1z", at % 24, at / 24);
    dark.map(square).collect::<Vec<_>>().join(" ")
}
