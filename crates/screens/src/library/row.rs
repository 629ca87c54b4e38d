//! A row of the list: its cells, and how a game is called.

use super::state::LibraryState;
use crate::openings_file::opening_of_game;
use chess::Color;
use game::Player;
use i18n::date::Date;
use i18n::players;
use i18n::{Lexicon, args};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use platform::device_clock;
use protocol::library::Row;
use widgets::date::date;
use widgets::icon::{Icon, Sign};

/// Contents of a row of the document. It is made anew when they change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowId {
    /// Its place in the list.
    pub place: u32,
    /// Number of the search that has found its game; `None` while that is not here.
    pub turn: Option<u32>,
    /// The tag of the language.
    pub language: &'static str,
    /// True if the names of openings in that language are there.
    pub families: bool,
}

/// The element id of a row.
pub fn element_id(place: u32) -> String {
    format!("library-row-{place}")
}

/// True where the list has no room for a preview beside it.
fn is_narrow() -> bool {
    let narrow = window().match_media("(max-width: 860px)").ok().flatten();
    narrow.is_some_and(|narrow| narrow.matches())
}

/// A row: cells as in the header. One whose game is not here yet is empty.
pub fn row(state: LibraryState, id: RowId) -> AnyView {
    let RowId { place, .. } = id;
    let row = state.rows.with_untracked(|rows| rows.get(place).cloned());
    let key = row.as_ref().map(|row| row.key.clone());
    let cells = row.map(|row| cells(state, place, &row));
    view! {
        <div
            id=element_id(place)
            class="library-row"
            role="row"
            data-row=key
            aria-rowindex=(place + 2).to_string()
            aria-selected=move || (state.chosen.get() == Some(place)).to_string()
            style:top=format!("calc({place} * var(--row))")
            on:click=move |_| {
                state.chosen.set(Some(place));
                // Where there is no room for a preview.
                if is_narrow() {
                    state.open_chosen();
                }
            }
            // Held down, it is only chosen.
            on:contextmenu=move |event| {
                event.prevent_default();
                state.chosen.set(Some(place));
            }
            on:dblclick=move |_| state.open_chosen()
        >
            {cells}
        </div>
    }
    .into_any()
}

fn cells(state: LibraryState, place: u32, row: &Row) -> AnyView {
    let words = state.context.words.once();
    let [white, black] = names(&words, row);
    let [white_elo, black_elo] = row.elo.map(|elo| elo.map(|elo| elo.to_string()));
    let own = state.shown.with_untracked(|shown| {
        let own_names = &shown.as_ref()?.page.own_names;
        row.your_side(own_names)
    });
    let yours = |side: usize| (own == Some(side)).then_some("");
    let opening = [&row.opening, &row.moves]
        .into_iter()
        .find(|text| !text.is_empty())
        .cloned()
        .unwrap_or_default();
    let opening = state
        .families
        .with_untracked(|families| opening_of_game(&opening, families));
    let moves = row.plies.div_ceil(2);
    // An empty cell says that nothing is known.
    let unknown = |is_empty: bool| is_empty.then(|| words.get("library-not-known"));
    let (no_white, no_black) = (unknown(white.is_empty()), unknown(black.is_empty()));
    let [no_white_elo, no_black_elo] = row.elo.map(|elo| unknown(elo.is_none()));
    let no_opening = unknown(row.opening.is_empty() && row.moves.is_empty());
    let day = played_on(row, &words);
    let no_day = unknown(day.is_none());
    let more = move |event: MouseEvent| {
        event.stop_propagation();
        state.chosen.set(Some(place));
    };
    view! {
        <div class="library-players" role="none">
            <span class="library-white" role="gridcell" aria-label=no_white data-you=yours(0)>{white}</span>
            <span class="library-elo" role="gridcell" aria-label=no_white_elo>{white_elo}</span>
            <span class="library-black" role="gridcell" aria-label=no_black data-you=yours(1)>{black}</span>
            <span class="library-elo" role="gridcell" aria-label=no_black_elo>{black_elo}</span>
        </div>
        <span class="library-result" role="gridcell" data-open=row.can_go_on().then_some("")>
            <span>{result(&words, row)}</span>
        </span>
        <div class="library-known" role="none">
            <span class="library-opening" role="gridcell" aria-label=no_opening>{opening}</span>
            <span class="library-moves" role="gridcell">
                <span>{moves.to_string()}</span>
                <span>{words.with("library-moves", &args!["count" => moves])}</span>
            </span>
            <span class="library-date" role="gridcell" aria-label=no_day>{day}</span>
        </div>
        <span class="library-more" role="gridcell">
            <button
                type="button"
                class="icon-button"
                tabindex="-1"
                data-action="row-more"
                aria-label=words.get("library-actions")
                on:click=more
            >
                <Icon sign=Sign::More/>
            </button>
        </span>
    }
    .into_any()
}

/// White and Black by name or what they are; where only the event tells a game from others, that.
fn names(words: &Lexicon, row: &Row) -> [String; 2] {
    if is_called_by_event(row) {
        return [row.event.clone(), String::new()];
    }
    Color::ALL.map(|side| players::name(words, &row.names[side.index()], row.players, side))
}

/// Title of a game: its players, or the event where they are unknown.
pub fn title(words: &Lexicon, row: &Row) -> impl IntoView + use<> {
    let [white, black] = names(words, row);
    if black.is_empty() {
        return view! { <span>{white}</span> }.into_any();
    }
    view! {
        <span data-side="white">{white}</span>
        <span data-side="black">{black}</span>
    }
    .into_any()
}

/// True if only the event tells a game from others.
pub fn is_called_by_event(row: &Row) -> bool {
    let nobody = row.names.iter().all(String::is_empty) && row.players == [Player::Person; 2];
    nobody && !row.event.is_empty()
}

/// The result as people write it; a game in progress says so.
pub fn result(words: &Lexicon, row: &Row) -> String {
    match &*row.result {
        "1/2-1/2" => "½–½".to_owned(),
        "*" if row.can_go_on() => words.get("library-unfinished"),
        "*" => "–".to_owned(),
        result => result.replace('-', "–"),
    }
}

/// The day of a game, as far as it is known.
pub fn played_on(row: &Row, words: &Lexicon) -> Option<impl IntoView + use<>> {
    let today = Date::at(device_clock::date() as u64);
    Some(date(Date::of_pgn(&row.date)?, today, words))
}
