//! A link that has come in: a new game to be taken, a game that goes on, or the reason why neither, in words.

use super::{ByLinkCommand, Context, LinkGame, desk};
use crate::registry::Screen;
use crate::route;
use correspondence::{
    Comparison, Desk, FRAGMENT, LONGEST, Letter, LinkError, Parting, in_text, write,
};
use game::Event;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::device_clock;
use widgets::button::button;

/// The link in a text that was pasted, as it can stand in the address; of what is no link, its letters.
pub fn link_of(text: &str) -> String {
    if let Some(link) = in_text(text).ok().and_then(|letter| write(&letter).ok()) {
        return link;
    }
    let link = text
        .split_once(FRAGMENT)
        .map_or(text, |(_, link)| link)
        .trim();
    let is_letter = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let link: String = link.chars().take_while(is_letter).take(LONGEST).collect();
    if link.is_empty() {
        "none".to_owned()
    } else {
        link
    }
}

/// The page of a link.
pub fn view(context: Context, link: &str) -> AnyView {
    let words = context.words;
    let letter = match in_text(link) {
        Ok(letter) => letter,
        Err(error) => {
            let told = move || fault(&words.now(), error);
            return view! { <p class="by-link-fault" role="alert" data-fault=error_name(error)>{told}</p> {back(context)} }.into_any();
        }
    };
    let games = context.input.with_untracked(|input| input.games.clone());
    let known = games.into_iter().find_map(|game| {
        let desk = desk::of(&game.key);
        match desk.compare(&game.game, &letter) {
            Comparison::OtherGame => None,
            compared => Some((game, desk, compared)),
        }
    });
    match known {
        None => match closed(&letter) {
            Some(key) => reopened(context, key),
            None => offered(context, letter),
        },
        Some((game, desk, compared)) => taken(context, letter, &game, desk, compared),
    }
}

/// The key of the game of a letter, if the library alone has it.
fn closed(letter: &Letter) -> Option<String> {
    let is_of = |desk: &Desk| {
        let game = desk.latest().map(|latest| &latest.game);
        game.is_some_and(|game| desk.compare(game, letter) != Comparison::OtherGame)
    };
    desk::all()
        .find(|(_, desk)| is_of(desk))
        .map(|(key, _)| key)
}

/// A game that the library has: it is opened first.
fn reopened(context: Context, key: String) -> AnyView {
    let words = context.words;
    let open = move || context.send(ByLinkCommand::Show(key.clone()));
    view! {
        <p class="by-link-fault" role="status" data-compared="closed">{words.say("by-link-not-open")}</p>
        <p class="by-link-ways">{button(words, "to-board", "by-link-to-board", open)}</p>
    }
    .into_any()
}

/// A game that is not kept here: it is shown, and taken when the player says so.
fn offered(context: Context, letter: Letter) -> AnyView {
    let words = context.words;
    let game = LinkGame {
        key: String::new(),
        game: letter.game.clone().into(),
    };
    let look = context.input.with_untracked(|input| input.look);
    let diagram = game.diagram(look);
    let opponent = game.clone();
    let number = game.game.position().fullmove_number();
    let letter = StoredValue::new(letter);
    let take = move |_| {
        let letter = letter.get_value();
        let record = letter.begun_at(device_clock::date() as u64);
        let kept = Callback::new(move |key: String| {
            desk::keep(
                &key,
                &Desk {
                    received: Some(letter.clone()),
                    sent: None,
                },
            );
        });
        context.send(ByLinkCommand::Open(Box::new(record), kept));
    };
    view! {
        <section class="by-link-offer" data-offer>
            <div class="by-link-board">{diagram}</div>
            <h2>{move || opponent.opponent(&words.now())}</h2>
            <p class="about">{move || words.now().with("by-link-move", &args!["number" => number])}</p>
            <button class="primary" type="button" data-action="take-game" on:click=take>{words.say("by-link-take")}</button>
        </section>
    }
    .into_any()
}

/// A link to a game that is kept here.
fn taken(
    context: Context,
    letter: Letter,
    game: &LinkGame,
    mut desk: Desk,
    compared: Comparison,
) -> AnyView {
    let words = context.words;
    if let Comparison::Longer(steps) = compared {
        desk.received = Some(letter);
        desk::keep(&game.key, &desk);
        let key = game.key.clone();
        // The page is told after this view is there.
        request_animation_frame(move || {
            context.send(ByLinkCommand::Take(key.clone(), steps));
            context.send(ByLinkCommand::Show(key));
        });
        return ().into_any();
    }
    let opponent = game.clone();
    let kind = name_of(&compared);
    let told = move || {
        let words = words.now();
        let opponent = opponent.opponent(&words);
        told(&words, &compared, &opponent)
    };
    view! {
        <p class="by-link-fault" role="status" data-compared=kind>{told}</p>
        <p class="by-link-ways">
            <a class="button primary" href=game.board() data-action="to-board">{words.say("by-link-to-board")}</a>
            <a class="button" href=route::href(Screen::ByLink, "") data-action="to-games">{words.say("by-link")}</a>
        </p>
    }
    .into_any()
}

fn back(context: Context) -> AnyView {
    view! {
        <p class="by-link-ways">
            <a class="button" href=route::href(Screen::ByLink, "") data-action="to-games">{context.words.say("by-link")}</a>
        </p>
    }
    .into_any()
}

fn name_of(compared: &Comparison) -> &'static str {
    match compared {
        Comparison::Same => "same",
        Comparison::Older(_) => "older",
        Comparison::Fork(_) => "fork",
        Comparison::OwnAct { .. } => "own-act",
        Comparison::Longer(_) | Comparison::OtherGame => "other",
    }
}

fn error_name(error: LinkError) -> &'static str {
    match error {
        LinkError::Foreign => "foreign",
        LinkError::Newer(_) => "newer",
        LinkError::Cut { .. } => "cut",
        LinkError::Damaged => "damaged",
        LinkError::TooLong => "too-long",
    }
}

/// Fault of a link, and a remedy.
fn fault(words: &Lexicon, error: LinkError) -> String {
    match error {
        LinkError::Foreign | LinkError::TooLong => words.get("by-link-foreign"),
        LinkError::Newer(_) => words.get("by-link-newer"),
        LinkError::Cut { .. } => words.get("by-link-cut"),
        LinkError::Damaged => words.get("by-link-damaged"),
    }
}

/// Words for a link about a game that is kept.
fn told(words: &Lexicon, compared: &Comparison, opponent: &str) -> String {
    match compared {
        Comparison::Older(moves) => words.with("by-link-older", &args!["moves" => *moves as u32]),
        Comparison::Fork(parting) => fork(words, parting, opponent),
        Comparison::OwnAct { plies, .. } => words.with(
            "by-link-own-act",
            &args!["number" => (*plies as u32) / 2 + 1],
        ),
        Comparison::Same | Comparison::Longer(_) | Comparison::OtherGame => {
            words.get("by-link-same")
        }
    }
}

/// Two answers to one position, each with its move.
fn fork(words: &Lexicon, parting: &Parting, opponent: &str) -> String {
    let act = |act: &Event| match act {
        Event::Move(mv) => parting.position.to_san(*mv).to_string(),
        _ => "…".to_owned(),
    };
    words.with(
        "by-link-fork",
        &args![
            "opponent" => opponent,
            "number" => parting.position.fullmove_number(),
            "kept" => act(&parting.kept),
            "received" => act(&parting.received),
        ],
    )
}
