//! The settings sheet: everything a player can set, at work as soon as it is touched.

mod inputs;

use crate::preferences::{
    Blindfold, BoardTheme, Moving, Notation, PieceSet, Preferences, SMALLEST, Scheme,
};
use crate::session::{self, Session};
use crate::sheet::Sheet;
use crate::sound::Sound;
use crate::voice::Hearing;
use crate::words::{Language, args};
use inputs::{Members, Place, Setting, list, samples, slider, switch, switch_if};
use leptos::prelude::*;

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

/// The settings sheet.
#[component]
pub fn Settings() -> impl IntoView {
    let session = expect_context::<Session>();
    let restore = move |_| {
        session.prefer(|chosen| {
            *chosen = Preferences {
                language: chosen.language,
                ..Preferences::default()
            };
        });
    };
    view! {
        <Sheet
            name="settings"
            title="settings"
            open=Signal::derive(move || session.sheet.get() == Some(session::Sheet::Settings))
            on_close=Callback::new(move |()| session.sheet.set(None))
        >
            {section(session, "section-look", look(session))}
            {section(session, "section-board", board(session))}
            {section(session, "section-moving", moving(session))}
            {section(session, "section-sound", sound(session))}
            {section(session, "section-blind", blind(session))}
            <button type="button" class="restore" data-action="restore-settings" on:click=restore>
                {session.words.say("restore-settings")}
            </button>
        </Sheet>
    }
}

fn section(session: Session, title: &'static str, rows: impl IntoView) -> impl IntoView {
    view! {
        <section aria-labelledby=title>
            <h3 id=title>{session.words.say(title)}</h3>
            {rows}
        </section>
    }
}

fn look(session: Session) -> impl IntoView {
    let scheme = Setting::new(session, "scheme", "scheme", |chosen| &mut chosen.scheme);
    let schemes = members!(Scheme, "scheme-{}");
    let contrast = Setting::new(session, "contrast", "contrast", |chosen| {
        &mut chosen.contrast
    });
    view! {
        {language(session)}
        {list(scheme, schemes)}
        {switch(contrast)}
    }
}

fn language(session: Session) -> impl IntoView {
    let chosen = move |language| {
        session
            .preferences
            .with(|chosen| chosen.language == language)
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
            <span>{session.words.say("language")}</span>
            <select
                name="language"
                on:change=move |event| {
                    session.choose_language(Language::from_tag(&event_target_value(&event)));
                }
            >
                <option value="auto" prop:selected=move || chosen(None)>
                    {session.words.say("language-auto")}
                </option>
                {own_names.collect_view()}
            </select>
        </label>
    }
}

fn board(session: Session) -> impl IntoView {
    let theme = Setting::new(session, "board", "board-theme", |chosen| &mut chosen.board);
    let themes = members!(BoardTheme, "board-{}");
    let set = Setting::new(session, "pieces", "piece-set", |chosen| &mut chosen.pieces);
    let sets = members!(PieceSet, "pieces-{}");
    let size = Setting::new(session, "size", "board-size", |chosen| &mut chosen.size);
    let coordinates = Setting::new(session, "coordinates", "coordinates", |chosen| {
        &mut chosen.coordinates
    });
    let notation = Setting::new(session, "notation", "notation", |chosen| {
        &mut chosen.notation
    });
    let notations = members!(Notation, "notation-{}");
    view! {
        {samples(theme, themes, |theme| view! { <i class="preview" data-board=theme.name()></i> }.into_any())}
        {samples(set, sets, |set| view! { <i class="preview" data-pieces=set.name()></i> }.into_any())}
        {slider(size, SMALLEST)}
        {switch(coordinates)}
        {list(notation, notations)}
    }
}

fn moving(session: Session) -> impl IntoView {
    let moving = Setting::new(session, "moving", "moving-by", |chosen| &mut chosen.moving);
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
        switches.map(|(name, label, place)| switch(Setting::new(session, name, label, place)));
    view! {
        {list(moving, ways)}
        {switches.collect_view()}
    }
}

fn sound(session: Session) -> impl IntoView {
    let (words, voice) = (session.words, session.voice);
    let on = Setting::new(session, "sound", "sound", |chosen| &mut chosen.sound);
    let volume = Setting::new(session, "volume", "volume", |chosen| &mut chosen.volume);
    let speak = Setting::new(session, "speak", "speak-moves", |chosen| &mut chosen.speak);
    let listen = Setting::new(session, "listen", "listen", |chosen| &mut chosen.listen);
    let has_voice = move || voice.has_voice(words.now().language());
    let can_listen = move || voice.hearing.get() != Hearing::Cannot;
    let about_voice = move || {
        let words = words.now();
        let language = words.language();
        (!voice.has_voice(language))
            .then(|| words.with("no-voice", &args!["language" => language.own_name()]))
    };
    let about_ear = move || {
        let words = words.now();
        let language = words.language().own_name();
        Some(match voice.hearing.get() {
            Hearing::Cannot => words.with("listen-cannot", &args!["language" => language]),
            Hearing::Off => words.get("listen-here"),
            Hearing::On => words.get("listening"),
            Hearing::Refused(why) => words.with("listen-refused", &args!["why" => why]),
        })
    };
    // A change of either is heard.
    let sample = move |_| {
        session.unlock_sound();
        session.sound(Sound::Move);
    };
    view! {
        <div on:change=sample>{switch(on)} {slider(volume, 0)}</div>
        {switch_if(speak, has_voice, about_voice)}
        {switch_if(listen, can_listen, about_ear)}
    }
}

fn blind(session: Session) -> impl IntoView {
    let blindfold = Setting::new(session, "blindfold", "blindfold", |chosen| {
        &mut chosen.blindfold
    });
    let blindfolds = members!(Blindfold, "blindfold-{}");
    let spelling = Setting::new(session, "spelling", "spelling", |chosen| {
        &mut chosen.spelling
    });
    let entry = Setting::new(session, "entry", "show-entry", |chosen| &mut chosen.entry);
    view! {
        {list(blindfold, blindfolds)}
        {switch(spelling)}
        {switch(entry)}
    }
}
