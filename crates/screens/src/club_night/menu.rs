//! Tools beside the title: steps back and forth, and what is done with the whole night.

use super::desk::{Desk, Sheet};
use super::print::print;
use super::{WALL, words};
use crate::registry::Screen;
use crate::route::href;
use club_night::Night;
use i18n::args;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platform::files::{save_as, text_of};
use widgets::button::{ask_first, button};
use widgets::file_button::FileButton;
use widgets::icon::{Icon, Sign};
use widgets::more_menu::MoreMenu;

pub fn tools(desk: Desk) -> AnyView {
    let words = desk.words;
    let is_open = RwSignal::new(false);
    let (can_undo, can_redo) = (
        move || desk.night.with(|night| !night.actions().is_empty()),
        move || desk.night.with(|night| !night.taken_back().is_empty()),
    );
    // The button names the step for a screen reader.
    let last = move || {
        desk.night.with(|night| {
            let words = words.now();
            let what = night
                .actions()
                .last()
                .map(|action| words::action(&words, action));
            words.with("night-undo", &args!["what" => what.unwrap_or_default()])
        })
    };
    let close = move |deed: &dyn Fn()| {
        is_open.set(false);
        deed();
    };
    let sheet = move |action: &'static str, label: &'static str, sheet: Sheet| {
        button(words, action, label, move || close(&|| print(desk, sheet)))
    };
    let save = move || {
        let text = desk.night.with_untracked(Night::to_json);
        save_as("club-night", "json", "application/json", &text);
    };
    let report = move || {
        let text = desk.night.with_untracked(|night| night.state().report());
        save_as("club-night", "trf", "text/plain", &text);
    };
    let take_over = move |file| {
        is_open.set(false);
        spawn_local(async move {
            let read = text_of(file)
                .await
                .and_then(|text| Night::from_json(&text).map_err(|why| why.to_string()));
            match read {
                Ok(night) => desk.replace(Some(night)),
                Err(why) => {
                    desk.refuse(
                        desk.words
                            .once()
                            .with("night-no-file", &args!["why" => why]),
                    );
                }
            }
        });
    };
    let is_begun = move || {
        desk.night
            .with_untracked(|night| !night.actions().is_empty())
    };
    view! {
        <button
            type="button"
            class="icon-button"
            data-action="undo"
            aria-label=last
            title=last
            aria-disabled=move || (!can_undo()).to_string()
            on:click=move |_| desk.undo()
        >
            <Icon sign=Sign::TakeBack/>
        </button>
        <button
            type="button"
            class="icon-button night-redo"
            data-action="redo"
            aria-label=words.say("night-redo")
            title=words.say("night-redo")
            aria-disabled=move || (!can_redo()).to_string()
            on:click=move |_| desk.redo()
        >
            <Icon sign=Sign::TakeBack/>
        </button>
        <MoreMenu open=is_open label=Signal::derive(words.say("more")) action="night-menu">
            <div class="night-menu">
                // A phone has no room for its icon beside the title.
                <Show when=can_redo>{button(words, "redo-here", "night-redo", move || close(&|| desk.redo()))}</Show>
                {sheet("print-pairings", "night-print-pairings", Sheet::Pairings)}
                {sheet("print-cards", "night-print-cards", Sheet::Cards)}
                {sheet("print-slips", "night-print-slips", Sheet::Slips)}
                {sheet("print-table", "night-print-table", Sheet::Table)}
                {sheet("print-chart", "night-print-chart", Sheet::Chart)}
                <a class="button" href=href(Screen::ClubNight, WALL) target="_blank" data-action="wall">
                    {words.say("night-wall")}
                </a>
                {button(words, "save-night", "night-save", move || close(&save))}
                <FileButton
                    label="night-take-over"
                    action="take-over"
                    name="night-file"
                    accept=".json,application/json"
                    on_file=take_over
                />
                {button(words, "save-report", "night-report", move || close(&report))}
                {ask_first(words, "new-night", "night-new", is_begun, move || close(&|| desk.replace(None)))}
            </div>
        </MoreMenu>
    }
    .into_any()
}
