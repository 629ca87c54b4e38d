//! The page of shatranj: the board, and beside it the cards of the lesson or the game.

use super::cards::CARDS;
use super::lesson::Lesson;
use super::play::{Part, Play};
use super::record::{Opponent, Side, Wishes};
use super::wording;
use super::{board_panel, entry};
use crate::ScreenContext;
use crate::link;
use board::{Board, CURSOR};
use i18n::args;
use leptos::html::Div;
use leptos::prelude::*;
use shatranj::Position;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::icon::{Icon, Sign};
use widgets::page_frame::PageFrame;

/// Names of the robot's levels in tests, the weakest first, and their messages.
const LEVELS: [&str; 4] = ["beginner", "easy", "medium", "hard"];
const LEVEL_WORDS: [&str; 4] = [
    "shatranj-level-beginner",
    "shatranj-level-easy",
    "shatranj-level-medium",
    "shatranj-level-hard",
];

/// The page.
pub fn page(context: ScreenContext) -> AnyView {
    let play = Play::open(context);
    let lesson = Lesson::new();
    let words = context.words;
    let wrong = RwSignal::new(false);
    // A game that was left is what somebody comes back for.
    let goes_on = play.played.with_untracked(|played| {
        let played = played.as_ref();
        played.is_some_and(|played| played.game.outcome().is_none())
    });
    let part = RwSignal::new(if goes_on { Part::Game } else { Part::Lesson });
    let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    Effect::new(move |_| {
        let query = query.get();
        let Some(fen) = query.strip_prefix("fen=") else {
            return;
        };
        let start = link::plain(fen).parse::<Position>();
        wrong.set(start.is_err());
        if let Ok(start) = start {
            part.set(Part::Game);
            untrack(|| play.start_from(start));
        }
    });
    let board = NodeRef::<Div>::new();
    let config = board_panel::config(play, lesson, part);
    let tab = move |this: Part, name: &'static str, say: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="part"
                    value=name
                    prop:checked=move || part.get() == this
                    on:change=move |_| part.set(this)
                />
                <span>{words.say(say)}</span>
            </label>
        }
    };
    let trouble = move || {
        wrong.get().then(|| {
            view! { <p class="shatranj-trouble" role="alert">{words.say("shatranj-fen-wrong")}</p> }
        })
    };
    let content = view! {
        <div
            class="shatranj"
            data-part=move || if part.get() == Part::Game { "game" } else { "lesson" }
            data-begun=move || play.played.with(Option::is_some).then_some("")
        >
            <div class="shatranj-head">
                {trouble}
                <fieldset>
                    <legend class="hidden-visually">{words.say("shatranj")}</legend>
                    <div class="choices">
                        {tab(Part::Lesson, "lesson", "shatranj-lesson")}
                        {tab(Part::Game, "game", "shatranj-game")}
                    </div>
                </fieldset>
            </div>
            <div class="shatranj-board board-square" node_ref=board><Board config/></div>
            <div class="shatranj-panel">
                {move || match part.get() {
                    Part::Lesson => view! { <Cards lesson play part/> }.into_any(),
                    Part::Game => view! { <GamePanel play board/> }.into_any(),
                }}
            </div>
            {play.controller.said.view()}
        </div>
    };
    view! { <PageFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// The card that is open, and below it what is different from today.
#[component]
fn Cards(lesson: Lesson, play: Play, part: RwSignal<Part>) -> impl IntoView {
    let words = play.words;
    let title = move || {
        let name = lesson.current().name;
        words.now().get(&format!("shatranj-card-{name}"))
    };
    let text = move || {
        let name = lesson.current().name;
        words.now().get(&format!("shatranj-about-{name}"))
    };
    let count = move || {
        let number = lesson.card.get() + 1;
        words.now().with(
            "shatranj-card-of",
            &args!["number" => number, "count" => CARDS.len()],
        )
    };
    let is_first = Memo::new(move |_| lesson.card.get() == 0);
    let is_last = Memo::new(move |_| lesson.card.get() + 1 == CARDS.len());
    let tries = Memo::new(move |_| lesson.trial.with(|trial| trial.piece.is_some()));
    let back = move |_| {
        if let Some(before) = lesson.card.get_untracked().checked_sub(1) {
            lesson.open(before);
        }
    };
    let go_on = move |_| {
        if is_last.get_untracked() {
            part.set(Part::Game);
        } else {
            lesson.open(lesson.card.get_untracked() + 1);
        }
    };
    let next = move || {
        let name = if is_last.get() {
            "shatranj-game"
        } else {
            "lesson-next"
        };
        words.now().get(name)
    };
    let differences = [
        "shatranj-no-queen",
        "shatranj-no-bishop",
        "shatranj-no-double-step",
        "shatranj-no-castling",
        "shatranj-stalemate-wins",
        "shatranj-bare-king-loses",
        "shatranj-draws",
    ];
    view! {
        <section class="shatranj-card" data-card=move || lesson.current().name>
            <div role="status">
                <p class="shatranj-count">{count}</p>
                <h2>{title}</h2>
                <p>{text}</p>
            </div>
            <Show when=move || tries.get()>
                <p class="shatranj-try">{words.say("shatranj-try")}</p>
            </Show>
            <div class="shatranj-buttons">
                <button type="button" data-action="back" aria-disabled=move || is_first.get().then_some("true") on:click=back>
                    {words.say("lesson-back")}
                </button>
                <button type="button" class="primary" data-action="next" on:click=go_on>{next}</button>
            </div>
        </section>
        <section class="shatranj-differences">
            <h2>{words.say("shatranj-differences")}</h2>
            <ul>{differences.map(|name| view! { <li>{words.say(name)}</li> }).collect_view()}</ul>
        </section>
    }
}

/// The state of the game, its moves, and the form for the next one.
#[component]
fn GamePanel(play: Play, board: NodeRef<Div>) -> impl IntoView {
    let words = play.words;
    let there_is_one = Memo::new(move |_| play.played.with(Option::is_some));
    let open = RwSignal::new(!there_is_one.get_untracked());
    let outcome = Memo::new(move |_| play.played.with(|played| played.as_ref()?.game.outcome()));
    let opponent = move || {
        let words = words.now();
        play.played.with(|played| {
            let played = played.as_ref()?;
            Some(match played.robot {
                Some(_) => {
                    let level = LEVEL_WORDS.get(played.level).unwrap_or(&LEVEL_WORDS[1]);
                    let level = words.get(level);
                    words.with("shatranj-robot", &args!["level" => level])
                }
                None => words.get("person"),
            })
        })
    };
    let status = move || {
        let words = words.now();
        if let Some(outcome) = outcome.get() {
            let (result, reason) = wording::outcome(outcome, &words);
            return view! { <h2>{result}</h2> <p>{reason}</p> }.into_any();
        }
        let turn = play
            .played
            .with(|played| Some(played.as_ref()?.game.position().turn()));
        let told = match turn {
            Some(_) if play.thinks.get() => words.get("shatranj-thinks"),
            Some(turn) => wording::to_move(turn, &words),
            None => words.get("shatranj-begin"),
        };
        view! { <h2>{told}</h2> <p>{opponent()}</p> }.into_any()
    };
    let untouched = Memo::new(move |_| {
        play.played.with(|played| {
            let moves = played.as_ref().map(|played| played.game.moves().len());
            moves.unwrap_or_default() == 0
        })
    });
    let take_back = move |_| {
        if !untouched.get_untracked() {
            play.take_back();
        }
    };
    // The button that had the focus goes with the form.
    let start = Callback::new(move |()| {
        open.set(false);
        play.start();
        let cursor = board
            .get_untracked()
            .and_then(|board| board.query_selector(CURSOR).ok()?);
        if let Some(cursor) = cursor.and_then(|cursor| cursor.dyn_into::<HtmlElement>().ok()) {
            // Without the focus it can still be used.
            let _ = cursor.focus();
        }
    });
    view! {
        <div class="shatranj-status" data-result=move || outcome.get().map(|_| "over")>{status}</div>
        <Moves play/>
        {entry::entry(play)}
        <Show when=move || there_is_one.get()>
            <div class="shatranj-buttons">
                <button type="button" data-action="take-back" aria-disabled=move || untouched.get().then_some("true") on:click=take_back>
                    <Icon sign=Sign::TakeBack/>
                    <span>{words.say("take-back")}</span>
                </button>
                <button
                    type="button"
                    data-action="new-game"
                    aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <Icon sign=Sign::Plus/>
                    <span>{words.say("new-game")}</span>
                </button>
            </div>
        </Show>
        <Show when=move || open.get()>
            <Form play start/>
        </Show>
    }
}

/// The moves as they are written.
#[component]
fn Moves(play: Play) -> impl IntoView {
    let words = play.words;
    let rows = move || {
        let notation = play.context.input.with(|input| input.preferences.notation);
        play.played.with(|played| {
            let game = &played.as_ref()?.game;
            let mut moves = wording::written(game, &words.now(), notation);
            if moves.is_empty() {
                return None;
            }
            if game.start().turn() == chess::Color::Black {
                moves.insert(0, "…".to_owned());
            }
            let numbers = game.start().fullmove_number()..;
            let rows = numbers.zip(moves.chunks(2)).map(|(number, pair)| {
                let cells = pair.iter().cloned().map(|text| view! { <span>{text}</span> });
                view! { <li><span class="number">{format!("{number}.")}</span>{cells.collect_view()}</li> }
            });
            let rows = rows.collect_view();
            Some(view! { <ol class="shatranj-moves" aria-label=words.say("moves")>{rows}</ol> })
        })
    };
    view! { {rows} }
}

/// The wishes for the next game.
#[component]
fn Form(play: Play, start: Callback<()>) -> impl IntoView {
    let words = play.words;
    let wishes = play.wishes;
    let opponent = move |opponent, name| {
        choice(play, "opponent", name, name, opponent, |wishes| {
            &mut wishes.opponent
        })
    };
    let level = move |(level, name): (usize, &'static str)| {
        choice(play, "level", name, LEVEL_WORDS[level], level, |wishes| {
            &mut wishes.level
        })
    };
    let side = move |side, name| choice(play, "side", name, name, side, |wishes| &mut wishes.side);
    let by_robot = Memo::new(move |_| wishes.get().opponent == Opponent::Robot);
    view! {
        <form
            class="shatranj-form"
            on:submit=move |event| {
                event.prevent_default();
                start.run(());
            }
        >
            <fieldset>
                <legend>{words.say("opponent")}</legend>
                <div class="choices">{opponent(Opponent::Robot, "robot")} {opponent(Opponent::Person, "person")}</div>
            </fieldset>
            <Show when=move || by_robot.get()>
                <fieldset>
                    <legend>{words.say("level")}</legend>
                    <div class="choices levels">{LEVELS.into_iter().enumerate().map(level).collect_view()}</div>
                </fieldset>
                <fieldset>
                    <legend>{words.say("your-side")}</legend>
                    <div class="choices">{side(Side::White, "white")} {side(Side::Random, "random")} {side(Side::Black, "black")}</div>
                </fieldset>
            </Show>
            <button type="submit" class="primary" data-action="start">{words.say("shatranj-start")}</button>
        </form>
    }
}

/// One of several wishes, of which `part` is chosen.
fn choice<T>(
    play: Play,
    group: &'static str,
    value: &'static str,
    say: &'static str,
    this: T,
    part: fn(&mut Wishes) -> &mut T,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let wishes = play.wishes;
    let is_it = move || *part(&mut wishes.get()) == this;
    view! {
        <label>
            <input
                type="radio"
                name=group
                value=value
                prop:checked=is_it
                on:change=move |_| wishes.update(|wishes| *part(wishes) = this)
            />
            <span>{play.words.say(say)}</span>
        </label>
    }
}
