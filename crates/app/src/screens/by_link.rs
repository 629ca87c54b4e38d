//! Games by link on the page: the correspondence games that are open, and what the screen asks to be done with them.

use crate::page::Page;
use ::screens::{ByLinkCommand, ByLinkInput, LinkGame, ScreenContext, WiredContext, board_look};
use correspondence::Step;
use game::{Event, Game};
use leptos::prelude::*;
use play::LiveGame;
use screens::registry::Place;
use std::sync::Arc;
use table::Intent;

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let is_started = RwSignal::new(false);
    page.with_game(move |_| is_started.set(true));
    let input = Memo::new(move |_| ByLinkInput {
        query: context.input.with(|input| input.query.clone()),
        games: page.games.list().into_iter().filter_map(of_live).collect(),
        look: page.preferences.with(board_look),
    });
    let command = move |command| match command {
        ByLinkCommand::Begin(config, side) => {
            let key = page.begin_on_terms(*config, side);
            if side
                == untrack(|| page.live())
                    .game
                    .with_untracked(|game| game.to_act())
            {
                page.go(Place::Game);
            } else if let Some(key) = key {
                // The other side begins: the terms go out.
                context.readdress(key);
            }
        }
        ByLinkCommand::Open(game, keep) => {
            page.screen.set(None);
            page.change_game(*game);
            if let Some(key) = untrack(|| page.live().key()) {
                keep.run(key);
            }
            page.go(Place::Game);
        }
        ByLinkCommand::Take(key, steps) => {
            if let Some(live) = untrack(|| page.games.of_key(&key)) {
                for step in steps {
                    take(live, step);
                }
            }
        }
        ByLinkCommand::Show(key) => page.open_game(key),
    };
    let wired = WiredContext::new(context, input, command);
    let content = move || {
        is_started
            .get()
            .then(|| untrack(move || ::screens::by_link(wired)))
    };
    view! { {content} }.into_any()
}

/// A game by link that is open.
fn of_live(live: LiveGame) -> Option<LinkGame> {
    let game = live.game.get();
    let key = live.key()?;
    game.config()
        .is_correspondence()
        .then_some(LinkGame { key, game })
}

/// Does a step that takes in what is new.
fn take(live: LiveGame, step: Step) {
    match step {
        Step::Receive(act) => {
            let kept: Arc<Game> = live.game.get_untracked();
            if let Some(record) = gone_on(&kept, act) {
                live.act(Intent::Receive(Box::new(record)));
            }
        }
        Step::Play(act) => live.act(Intent::Event(act)),
    }
}

/// The record with one act more; `None` if the game does not take it, which has been looked at before.
fn gone_on(kept: &Game, act: Event) -> Option<Game> {
    let mut record = kept.clone();
    let at = record.last_at();
    record.apply(act, at).ok()?;
    Some(record)
}
