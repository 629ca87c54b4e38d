//! Adjournment (FIDE guidelines I): a move sealed, and its envelope opened.

use super::{ArbiterCommand, ArbiterContext, Feedback};
use crate::event_text;
use crate::sealed_move::{SALT, SealedMove, Shut, Stretch};
use chess::{Color, Letters, Move, NotationError, Position};
use game::{Event, Game, Player, SealFault};
use gloo_timers::future::TimeoutFuture;
use i18n::moment::moment;
use i18n::{Lexicon, Words, args};
use leptos::html::{Input, Section};
use leptos::prelude::*;
use platform::random;
use widgets::button::ask_first;
use widgets::disclosure::disclosure;
use widgets::field;
use widgets::focus::when_there;

/// Section in which the side to move seals its move.
pub fn sealing(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let [sealed, phrase, resume] = [(); 3].map(|()| NodeRef::<Input>::new());
    let shown = RwSignal::new(false);
    let busy = RwSignal::new(false);
    let kind = move || if shown.get() { "text" } else { "password" };
    let who = move || {
        let (words, game) = (words.now(), arbiter.game());
        if game.config().is_correspondence() {
            return words.get("refused-not-in-force");
        }
        match game.config().player(game.turn()) {
            Player::Person => {
                let told = args!["side" => event_text::side(&words, game.turn())];
                words.with("seal-how", &told)
            }
            Player::Robot(_) | Player::Elsewhere => words.get("seal-robot"),
        }
    };
    let cannot_seal = Memo::new(move |_| {
        let game = arbiter.game();
        let config = game.config();
        config.player(game.turn()) != Player::Person || config.is_correspondence()
    });
    let seal = move |_| {
        let game = arbiter.game_once();
        let mv = match read_sealed(&game, &field::text_of(sealed), &words.once()) {
            Ok(mv) => mv,
            Err(why) => return feedback.say(why),
        };
        let Some(salt) = random::bytes::<SALT>() else {
            return feedback.say("seal-no-chance");
        };
        let (phrase, resume) = (field::text_of(phrase), field::text_of(resume));
        let locked = !phrase.is_empty();
        busy.set(true);
        feedback.0.set(None);
        stretch(Stretch::new(&phrase, &salt), arbiter, move |key| {
            busy.set(false);
            let position = game.position();
            let envelope = SealedMove::seal(position, mv, key, salt, locked, resume.clone());
            // Whatever has happened meanwhile, the move was one of that position.
            if arbiter.game_once().plies().len() == game.plies().len() {
                arbiter.try_order(Event::Seal(json::write(&envelope)), feedback);
            }
        });
    };
    disclosure(words, "adjourn", "arbiter-adjourn", view! {
        <p class="about">{who}</p>
        <div class="row">
            <label for="sealed-move">{words.say("sealed-move")}</label>
            <input node_ref=sealed id="sealed-move" name="sealed-move" type=kind autocomplete="off" autocapitalize="off" spellcheck="false" size="8"/>
            <button type="button" data-action="show-sealed" aria-pressed=move || shown.get().to_string() on:click=move |_| shown.update(|shown| *shown = !*shown)>
                {words.say("show")}
            </button>
        </div>
        <div class="row">
            <label for="passphrase">{words.say("passphrase")}</label>
            <input node_ref=phrase id="passphrase" name="passphrase" type=kind autocomplete="off" aria-describedby="about-phrase"/>
        </div>
        <p class="about" id="about-phrase">{words.say("passphrase-why")}</p>
        <div class="row">
            <label for="resume-at">{words.say("resume-at")}</label>
            <input node_ref=resume id="resume-at" name="resume-at" type="datetime-local"/>
        </div>
        <div class="deeds">
            <button type="button" class="sure" data-action="seal" disabled=move || busy.get() || cannot_seal.get() on:click=seal>
                {words.say("seal")}
            </button>
            <span role="status">{move || busy.get().then(|| words.now().get("working-on-seal"))}</span>
        </div>
        {feedback.view(arbiter)}
    }.into_any())
}

/// Resumption of an adjourned game: the envelope is opened first.
pub fn opening(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let phrase = NodeRef::<Input>::new();
    let busy = RwSignal::new(false);
    let envelope = move || {
        let game = arbiter.game();
        game.envelope().and_then(|text| SealedMove::read(text).ok())
    };
    let locked = Memo::new(move |_| envelope().is_none_or(|envelope| envelope.locked));
    let front = move || written(&arbiter.game(), words);
    let open = move || {
        let game = arbiter.game_once();
        let envelope = match SealedMove::read(game.envelope().unwrap_or_default()) {
            Ok(envelope) => envelope,
            Err(shut) => return feedback.say(why_shut(shut)),
        };
        busy.set(true);
        feedback.0.set(None);
        let phrase = if locked.get_untracked() {
            field::text_of(phrase)
        } else {
            String::new()
        };
        stretch(
            Stretch::new(&phrase, &envelope.salt()),
            arbiter,
            move |key| {
                busy.set(false);
                match envelope.open(game.position(), key) {
                    Ok(mv) => {
                        arbiter.try_order(Event::Unseal(mv), feedback);
                    }
                    Err(shut) => feedback.say(why_shut(shut)),
                }
            },
        );
    };
    let agree = move || {
        let game = arbiter.game_once();
        if let Some(by) = game.offer() {
            arbiter.try_order(Event::AcceptDraw(!by), feedback);
            return;
        }
        let by = Color::ALL
            .into_iter()
            .find(|&side| game.may_offer(side))
            .unwrap_or(game.turn());
        if arbiter.try_order(Event::OfferDraw(by), feedback) {
            // The page has heard of the offer by now, this panel perhaps not yet.
            arbiter
                .screen
                .send(ArbiterCommand::Apply(Event::AcceptDraw(!by)));
        }
    };
    let resign = move |side: Color| {
        let (action, name) = match side {
            Color::White => ("resign-white", "white-resigns"),
            Color::Black => ("resign-black", "black-resigns"),
        };
        ask_first(
            words,
            action,
            name,
            || true,
            move || {
                arbiter.try_order(Event::Resign(side), feedback);
            },
        )
    };
    // The move of an envelope on paper may be none that can be made.
    let void = move |fault: SealFault| {
        let (action, name) = match fault {
            SealFault::Ambiguous => ("void-ambiguous", "sealed-ambiguous"),
            SealFault::Unreadable => ("void-unreadable", "sealed-unreadable"),
        };
        ask_first(
            words,
            action,
            name,
            || true,
            move || {
                arbiter.try_order(Event::UnsealVoid(fault), feedback);
            },
        )
    };
    let section = NodeRef::<Section>::new();
    // It comes in place of what the move was sealed with, and takes the focus from there.
    when_there(section);
    view! {
        <section node_ref=section class="first" tabindex="-1" aria-labelledby="envelope" data-envelope>
            <h3 id="envelope">{words.say("held-adjourned")}</h3>
            {front}
            <form on:submit=move |event| { event.prevent_default(); open(); }>
                <div class="row" hidden=move || !locked.get()>
                    <label for="open-phrase">{words.say("passphrase")}</label>
                    <input node_ref=phrase id="open-phrase" name="open-phrase" type="password" autocomplete="off"/>
                </div>
                <div class="deeds">
                    <button type="submit" class="sure" data-action="unseal" disabled=move || busy.get()>
                        {words.say("open-envelope")}
                    </button>
                    <span role="status">{move || busy.get().then(|| words.now().get("working-on-seal"))}</span>
                </div>
            </form>
            {feedback.view(arbiter)}
            <p class="about">{words.say("before-opening")}</p>
            <div class="deeds">
                {ask_first(words, "agree-draw", "draw-agreed", || true, agree)}
                {Color::ALL.map(resign).collect_view()}
                {[SealFault::Ambiguous, SealFault::Unreadable].map(void).collect_view()}
            </div>
        </section>
    }
}

/// The open part of a sealed move's envelope.
pub fn written(game: &Game, words: Words) -> impl IntoView + use<> {
    let lexicon = words.now();
    let envelope = game
        .envelope()
        .and_then(|text| SealedMove::read(text).ok())?;
    let told = args!["side" => event_text::side(&lexicon, game.turn())];
    let sealed = lexicon.with("sealed-by", &told);
    let resume = (!envelope.resume.is_empty()).then(|| {
        let told = args!["when" => moment(&envelope.resume, &lexicon)];
        lexicon.with("resume-on", &told)
    });
    let anybody = (!envelope.locked).then(|| lexicon.get("anybody-can-open"));
    let lines = [Some(sealed), resume, anybody].into_iter().flatten();
    Some(lines.map(|line| view! { <p>{line}</p> }).collect_view())
}

fn why_shut(shut: Shut) -> &'static str {
    match shut {
        Shut::Damaged => "envelope-damaged",
        Shut::WrongPhrase => "envelope-wrong-phrase",
    }
}

/// The move that has been written down; else the message name of the error, without a word of what was written.
fn read_sealed(game: &Game, text: &str, words: &Lexicon) -> Result<Move, &'static str> {
    let mv = read_move(game.position(), text.trim(), words)?;
    if game.allowed_moves().contains(&mv) {
        Ok(mv)
    } else {
        Err("seal-not-allowed")
    }
}

/// Reads a move in the letters of the page's language, or the English ones.
fn read_move(position: &Position, text: &str, words: &Lexicon) -> Result<Move, &'static str> {
    let own = words.language().letters();
    let read = match position.read(text, own) {
        Err(NotationError::Syntax(..)) => position.read(text, Letters::English),
        read => read,
    };
    read.map_err(|error| match error {
        NotationError::Syntax(..) => "seal-unreadable",
        NotationError::Illegal(..) => "seal-illegal",
        NotationError::Ambiguous(..) => "seal-ambiguous",
    })
}

/// Computes a key a slice at a time, as long as the panel is open.
fn stretch(mut way: Stretch, arbiter: ArbiterContext, done: impl FnOnce([u8; 32]) + 'static) {
    leptos::task::spawn_local(async move {
        while arbiter.table.try_with_untracked(|_| ()).is_some() {
            if let Some(key) = way.step() {
                return done(key);
            }
            TimeoutFuture::new(0).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e6_a_sealed_move_is_read_without_guessing() {
        let fen = "4k3/2P5/8/8/8/2N3N1/8/4K2R w K - 0 1";
        let position = Position::from_fen(fen).expect("legal");
        let english = Lexicon::english();
        for (text, read) in [
            ("Nge4", Ok("g3e4")),
            ("g3e4", Ok("g3e4")),
            ("G3E4", Ok("g3e4")),
            ("O-O", Ok("e1h1")),
            ("c8=N", Ok("c7c8n")),
            ("Ne4", Err("seal-ambiguous")),
            ("c8", Err("seal-ambiguous")),
            ("Nf6", Err("seal-illegal")),
            ("", Err("seal-unreadable")),
            ("ஃ", Err("seal-unreadable")),
        ] {
            let read = read.map(|uci: &str| position.parse_uci(uci).expect("legal"));
            assert_eq!(read_move(&position, text, &english), read, "{text}");
        }
        let tamil = Lexicon::new(i18n::Language::Tamil, "");
        let knight = read_move(&position, "குge4", &tamil);
        assert_eq!(knight, position.parse_uci("g3e4").map_err(|_| ""));
    }
}
