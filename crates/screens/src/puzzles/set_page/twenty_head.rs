//! Head of twenty puzzles of a theme: to be solved, drawn anew, shared, printed.

use super::SetPage;
use crate::puzzles::mode::Mode;
use crate::puzzles::twenty::Twenty;
use crate::registry::Screen;
use crate::route::href;
use crate::share::Share;
use leptos::prelude::*;
use motif::Theme;
use platform::device_clock;
use protocol::puzzle::{Card, GetStanding};
use widgets::button::button;

impl SetPage {
    /// Shows the twenty of an address. Those that have yet to be drawn come into the address first.
    pub(super) fn fetch_twenty(self, twenty: &Twenty) {
        let theme = twenty.theme;
        if twenty.ids.is_empty() {
            let now = device_clock::date() as u64;
            return self.ask(GetStanding { now }, move |standing| {
                let rating = standing.rating.map(|rating| rating.rating);
                self.ask(Twenty::draw(theme, rating), move |cards| {
                    let drawn = Twenty::drawn(theme, cards);
                    if !drawn.ids.is_empty() {
                        self.context.readdress(drawn.query());
                    }
                });
            });
        }
        self.ask(twenty.request(), move |cards: Vec<Card>| {
            let puzzles = cards.into_iter().map(|card| card.puzzle);
            self.puzzles.set(puzzles.collect());
        });
    }
}

/// The head.
#[component]
pub fn TwentyHead(state: SetPage, twenty: Twenty) -> impl IntoView {
    let words = state.context.words;
    let theme = twenty.theme;
    let sheet = format!("theme={}&ids={}", theme.key(), twenty.ids_text());
    let sheet = href(Screen::PuzzleWorksheet, &sheet);
    let link = format!("puzzles/set?{}", twenty.query());
    let solve = href(Screen::Solve, &Mode::Twenty(twenty).query());
    let end = Callback::new(move |()| Some(link.clone()));
    let some = Memo::new(move |_| state.puzzles.with(|puzzles| !puzzles.is_empty()));
    let again = move || state.context.readdress(to_draw(theme));
    view! {
        <header class="set-head">
            <p class="puzzles-about">{words.say("twenty-how")}</p>
            <div class="sets-tools">
                <Show when=move || some.get()>
                    <a class="button primary" href=solve.clone() data-action="solve-twenty">{words.say("puzzles-solve")}</a>
                    {button(words, "other-twenty", "twenty-other", again)}
                    <a class="button" href=sheet.clone() data-action="worksheet">{words.say("puzzle-worksheet")}</a>
                    <Share words end/>
                </Show>
            </div>
        </header>
    }
}

/// The query of twenty that have yet to be drawn.
fn to_draw(theme: Theme) -> String {
    format!("theme={}", theme.key())
}
