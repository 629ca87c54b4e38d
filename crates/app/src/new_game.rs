//! Play's home: on a first visit one question, afterwards the form with opponent, level, side, clock.

use crate::notice::Notice;
use crate::page::Page;
use game::{PieceValues, RuleSet, TimeControl};
use i18n::case;
use i18n::clock_words::{own, preset};
use i18n::settings_words::{level_in_words, rules_in_words};
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use screens::registry::Screen;
use table::game_settings::{GameSettings, Opponent, Side, TOP_LEVEL};
use widgets::icon::{Icon, Sign};
use widgets::layer::close_by_back;

/// Answers to the one question of a first visit: how well the player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Skill {
    New,
    KnowsTheMoves,
    PlaysWell,
}

impl Skill {
    const ALL: [Skill; 3] = [Skill::New, Skill::KnowsTheMoves, Skill::PlaysWell];

    /// Name in the document; also the message name of the answer.
    fn name(self) -> &'static str {
        match self {
            Skill::New => "skill-new",
            Skill::KnowsTheMoves => "skill-moves",
            Skill::PlaysWell => "skill-well",
        }
    }

    /// The robot's level; the clock, and whether there are hints, go with it.
    fn level(self) -> u8 {
        match self {
            Skill::New => 1,
            Skill::KnowsTheMoves => 3,
            Skill::PlaysWell => 8,
        }
    }
}

/// Takes over the answer that was given before the program ran.
pub fn answer(page: Page, name: &str) {
    let skill = Skill::ALL.into_iter().find(|skill| skill.name() == name);
    if let Some(skill) = skill.filter(|_| page.first_visit.get_untracked()) {
        page.game_settings
            .update(|terms| terms.choose_opponent(Opponent::Robot, skill.level()));
    }
}

/// The form that every game begins with.
#[component]
pub fn NewGame() -> impl IntoView {
    let page = expect_context::<Page>();
    let words = page.words;
    let terms = page.game_settings;
    let choose = move |change: &dyn Fn(&mut GameSettings)| {
        terms.update(change);
        let chosen = terms.get_untracked();
        page.with_game(move |game| (game.save_settings)(&chosen));
    };
    let opponent = move |value: Opponent, name: &'static str, label: &'static str| {
        let chosen = move || terms.with(|terms| terms.opponent == value);
        let choose = move || choose(&|terms| terms.choose_opponent(value, terms.robot.level));
        view! { <Choice group="opponent" name label chosen choose/> }
    };
    let side = move |value: Side, name: &'static str, label: &'static str| {
        let chosen = move || terms.with(|terms| terms.side == value);
        let choose = move || choose(&|terms| terms.side = value);
        view! { <Choice group="color" name label chosen choose/> }
    };
    let presets = move || {
        TimeControl::presets().map(|(name, control)| {
        let chosen = {
            let control = control.clone();
            move || terms.with(|terms| terms.time.as_ref() == Some(&control))
        };
        view! {
            <option value=name prop:selected=chosen>
                {move || terms.with(|terms| preset(&words.now(), &terms.rules, name, &control))}
            </option>
        }
    }).into_iter().collect_view()
    };
    let own_clock = move || {
        terms.with(|terms| {
            let time = terms.time.as_ref()?;
            let offered = TimeControl::presets().iter().any(|(_, it)| it == time);
            let told = || own(&words.now(), &terms.rules, time);
            (!offered).then(|| view! { <option value="own" prop:selected=true>{told()}</option> })
        })
    };
    let unusual = move || {
        let unusual = terms.with(|terms| unusual(&words.now(), terms))?;
        Some(view! { <p class="unusual" data-unusual>{unusual}</p> })
    };
    let values = move || {
        let values = terms.with(GameSettings::values_in_force)?;
        let told = values_in_words(&words.now(), values);
        Some(view! {
            <p class="unusual" data-robot-values>{told}</p>
            <button
                class="quiet"
                type="button"
                data-action="usual-values"
                on:click=move |_| choose(&|terms| terms.robot.values = None)
            >
                {words.say("usual-values")}
            </button>
        })
    };
    let screen = move |screen: Screen, name: &'static str, sign: Sign, more: &'static str| {
        view! {
            <button
                type="button"
                class="quiet"
                data-action=name
                title=words.say(name)
                on:click=move |_| page.screen.set(Some(screen))
            >
                <Icon sign/>
                <span>{words.say(name)}{more}</span>
            </button>
        }
    };
    let question = move || {
        let choices = Skill::ALL.map(|skill| {
            let chosen = move || terms.with(|terms| terms.robot.level == skill.level());
            let choose = move || answer(page, skill.name());
            view! { <Choice group="skill" name=skill.name() label=skill.name() chosen choose/> }
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
    // The question is about the robot.
    Effect::watch(
        move || open.get(),
        move |&open, _, _| {
            if !open && page.first_visit.get_untracked() {
                terms.update(|terms| terms.choose_opponent(Opponent::Robot, terms.robot.level));
            }
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
        open.set(true);
        page.focus.to_form();
    };
    let two_players = move |_| {
        terms.update(|terms| terms.choose_opponent(Opponent::Person, terms.robot.level));
        expand();
    };
    let sums = move || terms.with(|terms| summary(&words.now(), terms));
    let level = move || level_in_words(&words.now(), terms.with(|terms| terms.robot.level));
    let against_robot = Memo::new(move |_| terms.with(|terms| terms.opponent == Opponent::Robot));
    // Two persons say who they are; the first has White.
    let name = move |at: usize, id: &'static str, color: &'static str| {
        view! {
            <div class="field">
                <label for=id>{words.say(color)}</label>
                <input
                    id=id
                    type="text"
                    name=id
                    maxlength="60"
                    autocomplete="off"
                    placeholder=words.say("player-name")
                    prop:value=move || terms.with(|terms| terms.names[at].clone())
                    on:change=move |event| {
                        let name = event_target_value(&event).trim().to_owned();
                        choose(&|terms| terms.names[at].clone_from(&name));
                    }
                />
            </div>
        }
    };
    let names = move || {
        view! {
            {name(0, "name-white", "white")}
            {name(1, "name-black", "black")}
        }
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
                page.play();
            }
        >
            <h1 tabindex="-1">{move || words.now().get(if asks.get() { "welcome" } else { "new-game" })}</h1>
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
            <div class="fields">
            <fieldset class="field">
                <legend>{words.say("opponent")}</legend>
                <div class="choices">
                    {opponent(Opponent::Robot, "robot", "robot")}
                    {opponent(Opponent::Person, "person", "person")}
                </div>
            </fieldset>
            <Show when=move || against_robot.get() fallback=names>
                <div class="field">
                    <label for="level">{words.say("level")}</label>
                    <div class="level">
                        <input
                            id="level"
                            type="range"
                            name="level"
                            min="1"
                            max=TOP_LEVEL.to_string()
                            prop:value=move || terms.with(|terms| terms.robot.level.to_string())
                            aria-valuetext=level
                            on:input=move |event| {
                                if let Ok(level) = event_target_value(&event).parse::<u8>() {
                                    choose(&|terms| terms.choose_opponent(terms.opponent, level));
                                }
                            }
                        />
                        // The slider says the same to those who do not see it.
                        <output for="level" aria-hidden="true">{level}</output>
                    </div>
                </div>
                <fieldset class="field">
                    <legend>{words.say("your-side")}</legend>
                    <div class="choices">
                        {side(Side::White, "white", "white")}
                        {side(Side::Random, "random", "random")}
                        {side(Side::Black, "black", "black")}
                    </div>
                </fieldset>
            </Show>
            <div class="field">
                <label for="time">{words.say("clock")}</label>
                <select
                    id="time"
                    name="time"
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        let chosen = TimeControl::presets().into_iter().find(|(name, _)| *name == value);
                        // The clock of one's own stands there only while it is chosen.
                        if value != "own" {
                            choose(&|terms| terms.time = chosen.clone().map(|(_, control)| control));
                        }
                    }
                >
                    {own_clock}
                    {presets()}
                    <option value="none" prop:selected=move || terms.with(|terms| terms.time.is_none())>
                        {words.say("no-clock")}
                    </option>
                </select>
            </div>
            </div>
            </Show>
            {unusual}
            {values}
            <button class="primary" type="submit" data-action="play" aria-busy=move || waits().then_some("true")>
                {words.say("play")}
            </button>
            // Below Play, which a beginner is to find first.
            <Show when=move || asks.get()>
                <p class="terms">{sums}</p>
                <div class="more">
                    <button class="quiet" type="button" data-action="two-players" on:click=two_players>
                        <Icon sign=Sign::Persons/>
                        <span>{words.say("person")}</span>
                    </button>
                    <button class="quiet" type="button" data-action="more-options" on:click=move |_| expand()>
                        {words.say("more-options")}
                    </button>
                </div>
            </Show>
            <Show when=move || !asks.get()>
                <div class="more">
                    {screen(Screen::Rules, "rules", Sign::Settings, " …")}
                    {screen(Screen::Clock, "clock-screen", Sign::Clock, "")}
                    {screen(Screen::OpenGame, "open-game", Sign::Books, "")}
                </div>
            </Show>
        </form>
    }
}

/// Radio buttons: one of several options.
#[component]
fn Choice(
    group: &'static str,
    name: &'static str,
    label: &'static str,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    view! {
        <label>
            <input type="radio" name=group value=name prop:checked=chosen on:change=move |_| choose()/>
            {words.say(label)}
        </label>
    }
}

/// The values that the robot judges by, in pawns, each with the letter of its piece: `N 3.47`.
fn values_in_words(words: &Lexicon, values: PieceValues) -> String {
    // Letters are listed from the king down, values from the pawn up; a pawn, which has no letter, is the unit.
    let letters = words.list("letters");
    let pieces = letters.iter().rev().zip(&values[1..]);
    let told = pieces.map(|(letter, value)| format!("{letter} {}.{:02}", value / 100, value % 100));
    let told = told.collect::<Vec<_>>().join(" · ");
    words.with("robot-values", &args!["values" => told])
}

/// The settings in a line: opponent, clock, help.
fn summary(words: &Lexicon, terms: &GameSettings) -> String {
    let opponent = match terms.opponent {
        Opponent::Robot => words.with("robot-level", &args!["level" => terms.robot.level]),
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
    let hints = terms.is_friendly().then(|| words.get("hints-allowed"));
    let clock = clock.unwrap_or_else(|| words.get("no-clock"));
    let parts = [Some(opponent), Some(clock), hints];
    let parts = parts.into_iter().flatten();
    let parts = parts.map(|part| case::uncapitalised(&part));
    parts.collect::<Vec<_>>().join(" · ")
}

/// The settings in rules and strictness that differ from the usual, in one line.
fn unusual(words: &Lexicon, terms: &GameSettings) -> Option<String> {
    let strictness = terms.strictness_in_force();
    let rules = (terms.rules != RuleSet::default()).then(|| rules_in_words(words, &terms.rules.id));
    let strict = [
        (strictness.touch_move, "touch-move"),
        (strictness.manual_press, "manual-press"),
        (strictness.flag_by_claim, "flag-by-claim"),
        (strictness.allow_illegal_moves, "allow-illegal-moves"),
        (strictness.competition, "competition"),
    ];
    let strict = strict.into_iter().filter(|(is, _)| *is);
    let parts: Vec<_> = rules
        .into_iter()
        .chain(strict.map(|(_, name)| words.get(name)))
        .collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
