//! The page from which a game is sent: its link to be shared or copied, as a QR code, as text; conditional moves; a reminder.

use super::{ByLinkCommand, Context, LinkGame, desk, time};
use crate::qr_drawing::QrDrawing;
use crate::registry::Screen;
use crate::route;
use crate::share::Sharing;
use chess::{Letters, Move, Notation, Position};
use correspondence::calendar::{self, Reminder};
use correspondence::{ConditionError, Desk, Letter, MOST_CONDITIONS, Step, iccf, message, write};
use game::Event;
use i18n::args;
use leptos::prelude::*;
use platform::{address, device_clock, files};
use widgets::button::button;

/// The page of the game of a key.
pub fn view(context: Context, key: &str) -> AnyView {
    let words = context.words;
    let found = {
        let key = key.to_owned();
        Memo::new(move |_| {
            context
                .input
                .with(|input| input.games.iter().find(|game| game.key == key).cloned())
        })
    };
    let content = move || match found.get() {
        Some(game) => of_game(context, &game),
        None => view! { <p class="by-link-fault">{words.say("by-link-not-open")}</p> }.into_any(),
    };
    view! { {content} }.into_any()
}

fn of_game(context: Context, game: &LinkGame) -> AnyView {
    let mut desk = desk::of(&game.key);
    if let Some(reply) = desk.automatic(&game.game) {
        // The other side has laid it down, and it is played as soon as it is known here.
        let steps = vec![Step::Receive(Event::Move(reply))];
        let key = game.key.clone();
        request_animation_frame(move || context.send(ByLinkCommand::Take(key, steps)));
        return ().into_any();
    }
    let letter = desk.outgoing(&game.game, desk::today()).cloned();
    match letter {
        Some(letter) => {
            desk::keep(&game.key, &desk);
            sends(context, game, letter)
        }
        None => to_move(context, game),
    }
}

/// Nothing is to be sent: it is for the player here to act, or the other side has ended the game.
fn to_move(context: Context, game: &LinkGame) -> AnyView {
    let words = context.words;
    let is_on = game.game.outcome().is_none();
    let of = game.clone();
    let heading = move || {
        let words = words.now();
        if is_on {
            words.get("your-move")
        } else {
            of.opponent(&words)
        }
    };
    let due = game.clone();
    let due = move || is_on.then(|| time::left(&words.now(), &due)).flatten();
    view! {
        <section class="by-link-offer" data-yours>
            <h2>{heading}</h2>
            <p class="about">{due}</p>
            <p class="by-link-ways">
                <a class="button primary" href=game.board() data-action="to-board">{words.say("by-link-to-board")}</a>
                {is_on.then(|| reminder(context, game)).flatten()}
            </p>
        </section>
    }
    .into_any()
}

/// The letter that goes out.
fn sends(context: Context, game: &LinkGame, letter: Letter) -> AnyView {
    let words = context.words;
    let sharing = Sharing::new(words);
    let letter = RwSignal::new(letter);
    let link = Memo::new(move |_| letter.with(write));
    let Ok(_) = link.get_untracked() else {
        let told = move || link.get().err().map(|_| words.now().get("by-link-cannot"));
        return view! { <p class="by-link-fault" role="alert">{told}</p> }.into_any();
    };
    let hash = move || {
        link.get()
            .ok()
            .map(|link| route::href(Screen::ByLink, &link)[2..].to_owned())
    };
    let whole =
        Memo::new(move |_| format!("{}#{}", address::without_hash(), hash().unwrap_or_default()));
    let drawing = QrDrawing::new();
    let qr_code = move || {
        drawing.is_there().then(|| {
            let label = words.now().get("by-link-qr-code");
            let drawn = drawing.code(&whole.get());
            view! { <figure class="by-link-code" role="img" aria-label=label data-qr-code>{drawn}</figure> }
        })
    };
    let copied = RwSignal::new(false);
    let copy_text = move || {
        let text = letter.with_untracked(|letter| {
            let notation = Notation::San(Letters::English);
            message::message(
                &letter.game,
                &letter.conditions,
                &whole.get_untracked(),
                notation,
            )
        });
        platform::clipboard::copy(&text, move |done| {
            copied.try_set(done);
        });
    };
    let save_numbers = move || {
        let text = letter.with_untracked(iccf::write);
        files::save_as("game", "txt", "text/plain", &text);
    };
    let opponent = game.clone();
    let heading = move || {
        let words = words.now();
        words.with(
            "by-link-send",
            &args!["opponent" => opponent.opponent(&words)],
        )
    };
    let look = context.input.with_untracked(|input| input.look);
    let goes_on = game.game.outcome().is_none();
    view! {
        <section class="by-link-send" data-send>
            <div class="by-link-board">{game.diagram(look)}</div>
            <h2>{heading}</h2>
            <p class="about">{words.say("by-link-send-about")}</p>
            <input class="link" type="text" readonly name="link" aria-label=words.say("link") prop:value=move || whole.get()/>
            <div class="by-link-ways">
                <button class="primary" type="button" data-action="share" on:click=move |_| sharing.share(untrack(hash))>{words.say("share")}</button>
                {button(words, "qr-code", "by-link-qr-code", move || drawing.fetch())}
                {button(words, "copy-text", "by-link-copy-text", copy_text)}
                {button(words, "save-numbers", "by-link-numbers", save_numbers)}
                <a class="button" href=game.board() data-action="to-board">{words.say("by-link-to-board")}</a>
            </div>
            {sharing.view()}
            <p role="status">{move || copied.get().then(|| words.now().get("share-copied"))}</p>
            <p role="alert">{move || drawing.has_failed().then(|| words.now().get("by-link-no-code"))}</p>
            {qr_code}
            {goes_on.then(|| conditional(context, game.key.clone(), letter))}
        </section>
    }
    .into_any()
}

/// Moves of a text from a position, with or without numbers.
fn line_of(position: &Position, text: &str) -> Result<Vec<Move>, String> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for word in text.split_whitespace() {
        let san = word.trim_start_matches(|letter: char| {
            letter.is_ascii_digit() || letter == '.' || letter == '…'
        });
        // `0-0` is no number.
        let san = if word.starts_with("0-0") { word } else { san };
        if san.is_empty() {
            continue;
        }
        let mv = position
            .read(san, Letters::English)
            .map_err(|_| word.to_owned())?;
        position = position.after(mv);
        line.push(mv);
    }
    Ok(line)
}

/// Conditional moves: those laid down, and a field for another line.
fn conditional(context: Context, key: String, letter: RwSignal<Letter>) -> AnyView {
    let words = context.words;
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<String>);
    let key = StoredValue::new(key);
    let keep = move |changed: Letter| {
        letter.set(changed.clone());
        key.with_value(|key| {
            let desk = desk::of(key);
            desk::keep(
                key,
                &Desk {
                    sent: Some(changed),
                    ..desk
                },
            );
        });
    };
    let add = move || {
        let mut changed = letter.get_untracked();
        let position = changed.game.position().clone();
        let line = text.with_untracked(|text| line_of(&position, text));
        let added = line.map_err(|word| {
            words
                .once()
                .with("by-link-not-legal", &args!["move" => word])
        });
        let added = added.and_then(|line| {
            changed
                .conditions
                .add(&position, &line)
                .map_err(|error| match error {
                    ConditionError::NoReply | ConditionError::Illegal(_) => {
                        words.once().get("by-link-no-reply")
                    }
                    ConditionError::OtherReply(_) => words.once().get("by-link-other-reply"),
                    ConditionError::TooMany => words.once().with(
                        "by-link-too-many",
                        &args!["count" => MOST_CONDITIONS as u32],
                    ),
                })
        });
        match added {
            Ok(()) => {
                text.set(String::new());
                refused.set(None);
                keep(changed);
            }
            Err(why) => refused.set(Some(why)),
        }
    };
    let lines = move || {
        let rows = letter.with(|letter| {
            let position = letter.game.position().clone();
            let lines = letter.conditions.lines().into_iter();
            lines
                .map(|line| {
                    (
                        message::line(&position, &line, Notation::San(Letters::English)),
                        line,
                    )
                })
                .collect::<Vec<_>>()
        });
        let rows = rows.into_iter().map(|(told, line)| {
            let remove = move || {
                let mut changed = letter.get_untracked();
                changed.conditions.remove(&line);
                keep(changed);
            };
            view! { <li><span>{told}</span> {button(words, "remove-condition", "by-link-remove", remove)}</li> }
        });
        rows.collect_view()
    };
    view! {
        <form
            class="by-link-conditions"
            on:submit=move |event| {
                event.prevent_default();
                add();
            }
        >
            <h3>{words.say("by-link-conditions")}</h3>
            <p class="about" id="about-conditions">{words.say("by-link-conditions-about")}</p>
            <ul>{lines}</ul>
            <input
                type="text"
                name="condition"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-label=words.say("by-link-conditions")
                aria-describedby="about-conditions"
                prop:value=move || text.get()
                on:input=move |event| {
                    refused.set(None);
                    text.set(event_target_value(&event));
                }
            />
            <button type="submit" data-action="add-condition">{words.say("by-link-add")}</button>
            <p class="answer" role="alert">{move || refused.get()}</p>
        </form>
    }
    .into_any()
}

/// The button that saves a reminder of the move that is due.
fn reminder(context: Context, game: &LinkGame) -> Option<AnyView> {
    let words = context.words;
    let left = time::reading(game)?;
    let game = game.clone();
    let save = move || {
        let words = words.once();
        let opponent = game.opponent(&words);
        let title = words.with("by-link-reminder", &args!["opponent" => opponent]);
        let board = game.board();
        let text = calendar::write(&Reminder {
            id: &game.key,
            plies: game.game.plies().len(),
            day: left.deadline,
            now: device_clock::date() as u64,
            title: &title,
            description: &message::moves(&game.game, Notation::San(Letters::English)),
            address: &format!("{}{board}", address::without_hash()),
        });
        files::save_as("move", "ics", "text/calendar", &text);
    };
    Some(button(words, "reminder", "by-link-calendar", save))
}
