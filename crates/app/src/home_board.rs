//! The board of Play's home: the position that the next game begins at. Its first move begins the game.

use crate::page::{FirstMove, Page};
use ::screens::{board_look, moving};
use board::{Board, BoardConfig, Input, Placement};
use chess::{Bitboard, Color, Destinations, Position, Square};
use game::Player;
use i18n::names::color_name;
use i18n::players;
use leptos::prelude::*;
use narration::Narrator;
use std::collections::BTreeMap;
use table::game_settings::{GameSettings, Opponent};

/// The side below the board: the one that the player has chosen, or drawn.
fn bottom(page: Page) -> Color {
    let way = page.game_settings.with(GameSettings::side_in_force);
    let drawn = page.colour_draw.with(|draw| draw.color());
    let drawn = drawn.filter(|_| way.is_drawn_in_sight());
    way.decide(drawn.unwrap_or(Color::White))
}

/// The position that the next game begins at; the usual one until the chunk of games is there.
fn start(page: Page) -> Position {
    let chosen = || {
        let game = page.chunk.game()?;
        let bottom = bottom(page);
        Some(
            page.game_settings
                .with(|terms| (game.first_position)(terms, bottom)),
        )
    };
    let set_up = page.set_up.get();
    set_up.or_else(chosen).unwrap_or_default()
}

/// The board.
#[component]
pub fn HomeBoard() -> impl IntoView {
    let page = expect_context::<Page>();
    let (words, preferences) = (page.words, page.preferences);
    let start = Memo::new(move |_| start(page));
    let placement =
        Memo::new(move |_| start.with(|start| Placement::from(&start.to_setup().board)));
    // Of the other side the robot makes the first move.
    let movable = Memo::new(move |_| {
        start.with(|start| match start.turn() {
            turn if turn == bottom(page) => start.board().by_color(turn),
            _ => Bitboard::EMPTY,
        })
    });
    let destinations = Memo::new(move |_| {
        let game = page.chunk.game();
        game.map_or_else(BTreeMap::new, |game| start.with(game.first_destinations))
    });
    let intend = move |intent: board::Intent| {
        if let board::Intent::Drop { from, to, choice } = intent
            && from != to
        {
            page.play(Some(FirstMove { from, to, choice }));
        }
    };
    let config = BoardConfig {
        bottom: Signal::derive(move || bottom(page)),
        movable: movable.into(),
        destinations: destinations.into(),
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            ..Input::default()
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = start.with(|start| start.piece_at(square));
            let chosen = preferences.get();
            Narrator::new(&words.now(), chosen.spelling).cell(square, piece, chosen.blindfold)
        }),
        intend: Callback::new(intend),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    };
    view! { <Board config/> }
}

/// The player above or below it, as the settings have them.
#[component]
pub fn HomeBar(
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let side = move || if top { !bottom(page) } else { bottom(page) };
    let name = move || {
        page.game_settings.with(|terms| {
            let own = bottom(page);
            let mut players = [Player::Person; 2];
            if terms.opponent == Opponent::Robot {
                players[(!own).index()] = Player::Robot(terms.robot);
            }
            let given = terms.names_by_color(own);
            players::name(&page.words.now(), &given[side().index()], players, side())
        })
    };
    view! {
        <section class="bar" class:top=top class:bottom=!top>
            <p class="player" data-side=move || color_name(side())>
                <span class="name">{name}</span>
            </p>
        </section>
    }
}

/// The destinations of the pieces in the position that the next game begins at; in the chunk of games.
pub fn destinations(start: &Position) -> BTreeMap<Square, Destinations> {
    let own = start.board().by_color(start.turn());
    own.into_iter()
        .map(|from| (from, start.destinations(from)))
        .collect()
}
