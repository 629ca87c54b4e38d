//! The settings sheet: everything a player can set, at work as soon as it is touched.

mod inputs;
mod offline;

use crate::Desk;
use inputs::{Members, Place, Setting, list, samples, slider, switch, switch_if};
use leptos::prelude::*;
use ui::door::{self, Hearing, Wish};
use ui::preferences::{
    Blindfold, BoardTheme, Moving, Notation, PieceSet, Preferences, SMALLEST, Scheme,
};
use ui::words::{Language, args};

/// The members of an enumeration of the preferences, and how the names of their messages are made.
macro_rules! members {
    ($choice:ident, $message:literal) => {
        Members {
            all: $choice::ALL,
            name: $choice::name,
            label: |member| format!($message, member.name()),
        }
    };
}

/// The desk of this sheet.
type Settings = Desk<door::Settings>;

/// What is on the settings sheet.
pub fn settings(desk: Settings) -> AnyView {
    let restore = move |_| {
        let language = desk
            .input
            .with_untracked(|facts| facts.preferences.language);
        let usual = Preferences::default();
        prefer(desk, Preferences { language, ..usual });
    };
    view! {
        {section(desk, "section-look", look(desk))}
        {section(desk, "section-board", board(desk))}
        {section(desk, "section-moving", moving(desk))}
        {section(desk, "section-sound", sound(desk))}
        {section(desk, "section-blind", blind(desk))}
        {section(desk, "section-offline", offline::offline(desk))}
        <button type="button" class="restore" data-action="restore-settings" on:click=restore>
            {desk.words.say("restore-settings")}
        </button>
    }
    .into_any()
}

/// Shows these preferences and has the page follow them.
fn prefer(desk: Settings, chosen: Preferences) {
    desk.input.update(|facts| facts.preferences = chosen);
    desk.say(Wish::Prefer(chosen));
}

fn section(desk: Settings, title: &'static str, rows: impl IntoView) -> impl IntoView {
    view! {
        <section aria-labelledby=title>
            <h3 id=title>{desk.words.say(title)}</h3>
            {rows}
        </section>
    }
}

fn look(desk: Settings) -> impl IntoView {
    let scheme = Setting::new(desk, "scheme", "scheme", |chosen| &mut chosen.scheme);
    let schemes = members!(Scheme, "scheme-{}");
    let contrast = Setting::new(desk, "contrast", "contrast", |chosen| &mut chosen.contrast);
    view! {
        {language(desk)}
        {list(scheme, schemes)}
        {switch(contrast)}
    }
}

fn language(desk: Settings) -> impl IntoView {
    let chosen = move |language| {
        desk.input
            .with(|facts| facts.preferences.language == language)
    };
    let own_names = Language::ALL.map(|language| {
        view! {
            <option
                value=language.tag()
                lang=language.tag()
                prop:selected=move || chosen(Some(language))
            >
                {language.own_name()}
            </option>
        }
    });
    view! {
        <label class="row">
            <span>{desk.words.say("language")}</span>
            <select
                name="language"
                on:change=move |event| {
                    desk.say(Wish::Speak(Language::from_tag(&event_target_value(&event))));
                }
            >
                <option value="auto" prop:selected=move || chosen(None)>
                    {desk.words.say("language-auto")}
                </option>
                {own_names.collect_view()}
            </select>
        </label>
    }
}

fn board(desk: Settings) -> impl IntoView {
    let theme = Setting::new(desk, "board", "board-theme", |chosen| &mut chosen.board);
    let themes = members!(BoardTheme, "board-{}");
    let set = Setting::new(desk, "pieces", "piece-set", |chosen| &mut chosen.pieces);
    let sets = members!(PieceSet, "pieces-{}");
    let size = Setting::new(desk, "size", "board-size", |chosen| &mut chosen.size);
    let coordinates = Setting::new(desk, "coordinates", "coordinates", |chosen| {
        &mut chosen.coordinates
    });
    let notation = Setting::new(desk, "notation", "notation", |chosen| &mut chosen.notation);
    let notations = members!(Notation, "notation-{}");
    view! {
        {samples(theme, themes, |theme| view! { <i class="preview" data-board=theme.name()></i> }.into_any())}
        {samples(set, sets, |set| view! { <i class="preview" data-pieces=set.name()></i> }.into_any())}
        {slider(size, SMALLEST)}
        {switch(coordinates)}
        {list(notation, notations)}
    }
}

fn moving(desk: Settings) -> impl IntoView {
    let moving = Setting::new(desk, "moving", "moving-by", |chosen| &mut chosen.moving);
    let ways = members!(Moving, "moving-{}");
    let switches: [(&str, &str, Place<bool>); 6] = [
        ("destinations", "destinations", |chosen| {
            &mut chosen.destinations
        }),
        ("premoves", "premoves", |chosen| &mut chosen.premoves),
        ("auto-queen", "auto-queen", |chosen| &mut chosen.auto_queen),
        ("confirm", "confirm-moves", |chosen| &mut chosen.confirm),
        ("motion", "motion", |chosen| &mut chosen.motion),
        ("vibration", "vibration", |chosen| &mut chosen.vibration),
    ];
    let switches =
        switches.map(|(name, label, place)| switch(Setting::new(desk, name, label, place)));
    view! {
        {list(moving, ways)}
        {switches.collect_view()}
    }
}

fn sound(desk: Settings) -> impl IntoView {
    let words = desk.words;
    let on = Setting::new(desk, "sound", "sound", |chosen| &mut chosen.sound);
    let volume = Setting::new(desk, "volume", "volume", |chosen| &mut chosen.volume);
    let speak = Setting::new(desk, "speak", "speak-moves", |chosen| &mut chosen.speak);
    let listen = Setting::new(desk, "listen", "listen", |chosen| &mut chosen.listen);
    let has_voice = move || desk.input.with(|facts| facts.has_voice);
    let can_listen = move || desk.input.with(|facts| facts.hearing != Hearing::Cannot);
    let about_voice = move || {
        let words = words.now();
        let language = words.language().own_name();
        (!has_voice()).then(|| words.with("no-voice", &args!["language" => language]))
    };
    let about_ear = move || {
        let words = words.now();
        let language = words.language().own_name();
        Some(match desk.input.get().hearing {
            Hearing::Cannot => words.with("listen-cannot", &args!["language" => language]),
            Hearing::Off => words.get("listen-here"),
            Hearing::On => words.get("listening"),
            Hearing::Refused(why) => words.with("listen-refused", &args!["why" => why]),
        })
    };
    // A change of either is heard.
    let sample = move |_| desk.say(Wish::Hear);
    view! {
        <div on:change=sample>{switch(on)} {slider(volume, 0)}</div>
        {switch_if(speak, has_voice, about_voice)}
        {switch_if(listen, can_listen, about_ear)}
    }
}

fn blind(desk: Settings) -> impl IntoView {
    let blindfold = Setting::new(desk, "blindfold", "blindfold", |chosen| {
        &mut chosen.blindfold
    });
    let blindfolds = members!(Blindfold, "blindfold-{}");
    let spelling = Setting::new(desk, "spelling", "spelling", |chosen| &mut chosen.spelling);
    let entry = Setting::new(desk, "entry", "show-entry", |chosen| &mut chosen.entry);
    view! {
        {list(blindfold, blindfolds)}
        {switch(spelling)}
        {switch(entry)}
    }
}
