//! Play's home: on a first visit one question, afterwards the form with opponent, level, side, clock, help.

use crate::focus;
use crate::notice::Notice;
use crate::page::Page;
use crate::storage;
use game::TimeControl;
use i18n::Lexicon;
use i18n::case;
use i18n::clock_words::{own, preset};
use i18n::players::robot_name;
use leptos::prelude::*;
use table::game_settings::{GameSettings, Opponent};
use table::in_play;
use table::skill::Skill;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::layer::close_by_back;

/// Takes over how well the player plays, and keeps it, so that it is asked but once: here or by the puzzles.
pub fn answer(page: Page, skill: Skill) {
    if page.first_visit.get_untracked() {
        let terms = page.game_settings;
        terms.update(|terms| terms.choose_skill(skill));
        terms.with_untracked(storage::save_game_settings);
    }
}

/// The form that every game begins with. A phone shows it as a sheet in the place of the page, which Back closes.
#[component]
pub fn NewGame() -> impl IntoView {
    let page = expect_context::<Page>();
    let words = page.words;
    let terms = page.game_settings;
    let question = move || {
        let choices = Skill::ALL.map(|skill| {
            let chosen = move || terms.with(|terms| terms.robot == skill.step().robot());
            let choose = move || answer(page, skill);
            view! { <Choice group="skill" name=skill.name() label=words.say(skill.name()) chosen choose/> }
        });
        view! {
            <fieldset class="question">
                <legend>{words.say("skill-question")}</legend>
                <div class="choices">{choices.into_iter().collect_view()}</div>
            </fieldset>
        }
    };
    // Once one of them is pressed the question has done its work: the form is there instead.
    let open = RwSignal::new(false);
    close_by_back(open);
    let opener = StoredValue::new_local(None);
    Effect::watch(
        move || open.get(),
        move |&open, _, _| {
            if open {
                return;
            }
            // The question is about the robot.
            if page.first_visit.get_untracked() {
                terms.update(|terms| terms.choose_opponent(Opponent::Robot));
            }
            focus::give_back(opener.get_value());
        },
        false,
    );
    // A position that was set up asks for all terms.
    let set_up = Memo::new(move |_| page.set_up.with(Option::is_some));
    let asks = Memo::new(move |_| page.first_visit.get() && !open.get() && !set_up.get());
    let start = move || {
        let (start, game) = page.set_up.get().zip(page.chunk.game())?;
        Some((game.set_up)(page, &start))
    };
    let expand = move || {
        opener.set_value(document().active_element());
        open.set(true);
        page.focus.to_form();
    };
    let two_players = move || {
        terms.update(|terms| terms.choose_opponent(Opponent::Person));
        expand();
    };
    let sums = move || terms.with(|terms| summary(&words.now(), terms));
    let fields = move || Some((page.chunk.game()?.form)(page));
    let notes = move || Some((page.chunk.game()?.form_notes)(page));
    let list = move || {
        Some((page.chunk.game()?.home_list)(
            page,
            Callback::new(move |()| two_players()),
        ))
    };
    // To go on with a game comes before a new one.
    let play = move || {
        let plays = page.live().game.with(|game| in_play(game));
        words.now().get(if plays && !open.get() {
            "play-new"
        } else {
            "play"
        })
    };
    // Pressed before the chunk of games is there.
    let pressed = RwSignal::new(false);
    let waits = move || {
        let failed = |notice: &Option<Notice>| matches!(notice, Some(Notice::ScreenFailed(_)));
        pressed.get() && page.chunk.game().is_none() && !page.notice.with(failed)
    };
    view! {
        <form
            class="form"
            class:asks=move || asks.get()
            class:open=move || open.get() || set_up.get()
            on:submit=move |event| {
                event.prevent_default();
                pressed.set(true);
                page.play(None);
            }
        >
            <h1 tabindex="-1">{move || words.now().get(if asks.get() { "welcome" } else { "new-game" })}</h1>
            <Show when=move || open.get()>
                <IconButton sign=Sign::Close name="close" action="close-form" on_press=move || open.set(false)/>
            </Show>
            <Show when=move || asks.get()>
                <p class="lead-in">{words.say("welcome-why")}</p>
                {question()}
            </Show>
            {start}
            <Show when=move || !asks.get()>
                <div class="chosen-terms">
                    <p>{sums}</p>
                    <button class="quiet" type="button" data-action="change" on:click=move |_| expand()>{words.say("change")}</button>
                </div>
                {fields}
            </Show>
            {notes}
            <button class="primary" type="submit" data-action="play" aria-busy=move || waits().then_some("true")>
                {play}
            </button>
            <p class="or-move">{words.say("or-move")}</p>
            // Below Play, which a beginner is to find first.
            <Show when=move || asks.get()>
                <p class="terms">{sums}</p>
                <div class="more">
                    <button class="quiet" type="button" data-action="two-players" on:click=move |_| two_players()>
                        <Icon sign=Sign::Persons/>
                        <span>{words.say("person")}</span>
                    </button>
                    <button class="quiet" type="button" data-action="more-options" on:click=move |_| expand()>
                        {words.say("more-options")}
                    </button>
                </div>
            </Show>
        </form>
        <Show when=move || !asks.get()>{list}</Show>
    }
}

/// Radio button: one of several options.
#[component]
pub fn Choice(
    group: &'static str,
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group value=name prop:checked=chosen on:change=move |_| choose()/>
            <span>{label}</span>
        </label>
    }
}

/// The settings in a line: opponent, clock, help.
pub fn summary(words: &Lexicon, terms: &GameSettings) -> String {
    let opponent = match terms.opponent {
        Opponent::Robot => robot_name(words, terms.robot),
        Opponent::Person => words.get("person"),
    };
    let clock = terms.time.as_ref().map(|time| {
        let named = TimeControl::presets()
            .into_iter()
            .find(|(_, it)| it == time);
        match named {
            Some((name, control)) => preset(words, &terms.rules, name, &control),
            None => own(words, &terms.rules, time),
        }
    });
    let help = match terms.opponent {
        Opponent::Robot => "hints-allowed",
        Opponent::Person => "take-back-allowed",
    };
    let help = terms.helps().then(|| words.get(help));
    let clock = clock.unwrap_or_else(|| words.get("no-clock"));
    let parts = [Some(opponent), Some(clock), help];
    let parts = parts.into_iter().flatten();
    let parts = parts.map(|part| case::uncapitalised(&part));
    parts.collect::<Vec<_>>().join(" · ")
}
