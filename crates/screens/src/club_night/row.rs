//! Row of a board: its players, three large buttons, and what else there is to be said or done about it.

use super::ClubNightCommand;
use super::desk::Desk;
use super::{games_here, words};
use club_night::{Action, BoardAddress, BoardResult};
use i18n::args;
use leptos::prelude::*;

/// Results on the three buttons.
const USUAL: [(BoardResult, &str); 3] = [
    (BoardResult::WhiteWins, "1–0"),
    (BoardResult::Draw, "½"),
    (BoardResult::BlackWins, "0–1"),
];

/// Other results, with the messages on their buttons.
const OTHERS: [(BoardResult, &str); 4] = [
    (BoardResult::WhiteByForfeit, "night-black-absent"),
    (BoardResult::BlackByForfeit, "night-white-absent"),
    (BoardResult::BothAbsent, "night-both-absent"),
    (BoardResult::BothLose, "night-both-lose"),
];

pub fn view(desk: Desk, round: usize, board: usize, at: RwSignal<usize>) -> AnyView {
    let words = desk.words;
    let is_open = RwSignal::new(false);
    let sides = Memo::new(move |_| {
        desk.night.with(|night| {
            let state = night.state();
            let it = state.board(round, board)?;
            let name = |player: usize| state.tournament().players[player].name.clone();
            Some((name(it.white), it.black.map(name)))
        })
    });
    let result = Memo::new(move |_| desk.night.with(|night| night.state().result(round, board)));
    let label = move || {
        desk.night
            .with(|night| words::board(&words.now(), night.state(), round, board))
    };
    let is_bye = move || sides.get().is_some_and(|(_, black)| black.is_none());
    let give = move |given: Option<BoardResult>| {
        at.set(board);
        desk.told.set(None);
        desk.act(Action::Result {
            round,
            board,
            result: given,
        });
    };
    let button = move |(given, signs): (BoardResult, &'static str)| {
        let is_given = move || result.get() == Some(given);
        let spoken = move || words::result(&words.now(), given);
        // The one that is pressed already takes the result away.
        let press = move |_| give((result.get_untracked() != Some(given)).then_some(given));
        view! {
            <button
                type="button"
                tabindex="-1"
                data-result=signs
                aria-pressed=move || is_given().to_string()
                aria-label=move || format!("{signs}: {}", spoken())
                on:click=press
            >
                {signs}
            </button>
        }
    };
    let other = move || {
        result
            .get()
            .filter(|it| !USUAL.iter().any(|(usual, _)| usual == it))
    };
    let playing = move || {
        let key = desk
            .night
            .with(|night| games_here::key_of(night.state(), round, board))?;
        let number = desk.games.with(|games| games.moves.get(&key).copied())?;
        let told = words
            .now()
            .with("night-robots-play", &args!["move" => number]);
        Some(view! { <span class="about" data-playing>{told}</span> })
    };
    let is_left = Memo::new(move |_| is_left(desk, round, board));
    let left = move || {
        is_left
            .get()
            .then(|| view! { <span class="about" data-left>{words.say("night-left")}</span> })
    };
    let names = move || {
        let (white, black) = sides.get()?;
        let black = match black {
            Some(black) => view! { <span class="night-black">{black}</span> }.into_any(),
            None => {
                view! { <span class="night-black about">{words.say("night-bye")}</span> }.into_any()
            }
        };
        Some(view! { <b>{white}</b> {black} })
    };
    view! {
        <div
            class="night-board"
            role="group"
            data-board=board
            data-given=move || result.get().map(BoardResult::signs)
            tabindex=move || if at.get() == board { "0" } else { "-1" }
            aria-label=label
            aria-keyshortcuts="1 0 ="
            on:focusin=move |_| at.set(board)
        >
            <span class="night-number">{board}</span>
            <span class="night-names">{names} {playing} {left}</span>
            <Show when=move || !is_bye()>
                <span class="night-results">
                    {USUAL.map(button).into_iter().collect_view()}
                    {move || other().map(|it| view! { <span class="night-other">{it.signs()}</span> })}
                </span>
            </Show>
            <button
                type="button"
                class="night-more"
                data-action="board-more"
                tabindex=move || if at.get() == board { "0" } else { "-1" }
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                {words.say("more")}
            </button>
            <Show when=move || is_open.get()>{more(desk, round, board, is_bye())}</Show>
        </div>
    }
    .into_any()
}

/// True for a board that waits for its result, which is not taken from its game here because it was taken back.
fn is_left(desk: Desk, round: usize, board: usize) -> bool {
    desk.night
        .with(|night| night.is_left(round, board) && night.state().result(round, board).is_none())
}

/// Forfeits, the place of the board, and the reason for the pair.
fn more(desk: Desk, round: usize, board: usize, is_bye: bool) -> AnyView {
    let words = desk.words;
    let give = move |result: Option<BoardResult>| {
        desk.told.set(None);
        desk.act(Action::Result {
            round,
            board,
            result,
        });
    };
    let others = OTHERS.map(|(result, label)| {
        view! {
            <button type="button" data-result=result.signs() on:click=move |_| give(Some(result))>
                {words.say(label)}
            </button>
        }
    });
    let why = move || {
        desk.night
            .with(|night| words::why(&words.now(), night.state(), round, board))
    };
    let address = move || {
        let id = desk.night.with(club_night::Night::id);
        BoardAddress::new(id, round, board).map(|it| it.to_string())
    };
    // Robots play by themselves: their game can be looked at when it is over.
    let place = Memo::new(move |_| {
        desk.night.with(|night| {
            let state = night.state();
            let is_theirs = games_here::are_robots(state, round, board);
            let is_over = state.result(round, board).is_some();
            (!is_theirs || is_over).then(|| games_here::key_of(state, round, board))
        })
    });
    let play_here = move |_| {
        if let Some(terms) = games_here::seat(desk, round, board) {
            desk.send(ClubNightCommand::Begin(Box::new(terms)));
        }
    };
    let play = move || {
        match place.get()? {
        Some(key) => {
            let show = move |_| desk.send(ClubNightCommand::Show(key.clone()));
            Some(
                view! { <button type="button" data-action="show-game" on:click=show>{words.say("night-show-game")}</button> }
                    .into_any(),
            )
        }
        None => Some(
            view! { <button type="button" data-action="play-here" on:click=play_here>{words.say("night-play-here")}</button> }
                .into_any(),
        ),
    }
    };
    let resume = move || {
        is_left(desk, round, board).then(|| {
            view! {
                <button type="button" data-action="resume" on:click=move |_| desk.resume(round, board)>
                    {words.say("night-resume")}
                </button>
            }
        })
    };
    let deeds = (!is_bye).then(|| {
        view! {
            <div class="night-deeds">
                {others.into_iter().collect_view()}
                <button type="button" data-action="clear" on:click=move |_| give(None)>{words.say("night-clear")}</button>
                {play}
                {resume}
            </div>
            <p class="about">{words.say("night-address")} ": " <code data-address>{address}</code></p>
        }
    });
    view! {
        <div class="night-about-board">
            {deeds}
            <p class="night-why"><b>{words.say("night-why")}</b> " " {why}</p>
        </div>
    }
    .into_any()
}
