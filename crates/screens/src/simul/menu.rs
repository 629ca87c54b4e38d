//! Menu of a display: what an arbiter and a teacher do at the board in play, and what is done with the whole display.

use super::{SimulCommand, SimulInput};
use crate::WiredContext;
use crate::registry::Screen;
use crate::route::href;
use ::simul::Standing;
use chess::Color;
use game::Points;
use leptos::prelude::*;
use widgets::button::ask_first;
use widgets::icon::{Icon, Sign};
use widgets::more_menu::MoreMenu;

/// The menu, beside a board with the way to all of them.
pub fn simul_menu(
    wired: WiredContext<(), SimulCommand>,
    input: SimulInput,
    is_board: bool,
) -> AnyView {
    let words = wired.words;
    let is_open = RwSignal::new(false);
    let board = Memo::new(move |_| {
        let at = input.current.get().checked_sub(1)?;
        let board = input.boards.with(|boards| boards.get(at).copied())?;
        Some((board.giver, board.standing.get())).filter(|_| is_board)
    });
    let in_play = move || {
        let standing = board.get().map(|(_, standing)| standing);
        standing.is_some_and(Standing::is_in_play)
    };
    let send = move |command| {
        is_open.set(false);
        wired.send(command);
    };
    let declare = move |action: &'static str, label: &'static str, of: fn(Color) -> Points| {
        let press = move |_| {
            if let Some((giver, _)) = board.get_untracked() {
                send(SimulCommand::Adjudicate(of(giver)));
            }
        };
        view! { <button type="button" data-action=action on:click=press>{words.say(label)}</button> }
    };
    let in_the_midst = move || !input.is_over.get_untracked();
    view! {
        {is_board.then(|| view! {
            <a class="icon-button" href=href(Screen::Simul, "") data-action="all-boards" aria-label=words.say("simul-all") title=words.say("simul-all")>
                <Icon sign=Sign::Themes/>
            </a>
        })}
        <MoreMenu open=is_open label=Signal::derive(words.say("more")) action="simul-menu">
            <div class="simul-menu">
                <Show when=in_play>
                    {declare("declare-won", "simul-declare-won", Points::Won)}
                    {declare("declare-drawn", "simul-declare-drawn", |_| Points::Draw)}
                    {declare("declare-lost", "simul-declare-lost", |giver| Points::Won(!giver))}
                </Show>
                {is_board.then(|| view! {
                    <button type="button" data-action="restart-board" on:click=move |_| send(SimulCommand::Restart)>
                        {words.say("simul-restart")}
                    </button>
                })}
                <button type="button" data-action="export-display" on:click=move |_| send(SimulCommand::Export)>
                    {words.say("simul-export")}
                </button>
                {ask_first(words, "end-display", "simul-end", in_the_midst, move || send(SimulCommand::End))}
            </div>
        </MoreMenu>
    }
    .into_any()
}
