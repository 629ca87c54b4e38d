//! The text field for moves and commands, at whatever board.

use crate::Utterance;
use crate::law_link::law_sign;
use crate::lazy_entry::EntryInput;
use crate::told::{Told, ToldKind};
use board::CURSOR;
use chess::{Illegal, Move, Position};
use i18n::{Lexicon, Words, args};
use leptos::html::{Input, P};
use leptos::prelude::*;
use narration::Narrator;
use narration::entry::{Reading, Vocabulary, clearest, completions, meant, names, read};
use platform::preferences::Preferences;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, KeyboardEvent};
use widgets::icon::{Icon, Sign};
use widgets::sight::bring_into_sight;

/// Longest text that makes sense, in characters.
const LONGEST: &str = "80";

/// Answer to a text: what is to be announced, nothing if that happens anyway, or the reason why the text cannot be followed.
pub type Answer = Result<Option<String>, Told>;

impl From<Answer> for Told {
    fn from(answer: Answer) -> Told {
        match answer {
            Ok(told) => told.unwrap_or_default().into(),
            Err(told) => Told {
                kind: ToldKind::Refusal,
                ..told
            },
        }
    }
}

/// Texts are read in this position.
#[derive(Clone, Copy)]
pub struct MoveReader<'a> {
    /// The position.
    position: &'a Position,
    /// The language of the answers.
    words: &'a Lexicon,
    /// True if squares are spelled out in the answers.
    spelling: bool,
    /// True if a pawn becomes a queen where nothing else is said.
    queens: bool,
}

impl<'a> MoveReader<'a> {
    /// A reader that answers as the player has chosen.
    pub fn new(position: &'a Position, words: &'a Lexicon, chosen: &Preferences) -> MoveReader<'a> {
        MoveReader {
            position,
            words,
            spelling: chosen.spelling,
            queens: chosen.auto_queen,
        }
    }

    /// The move that a text means by its reading, or the reason why none can be made: it is unknown, illegal or ambiguous.
    pub fn move_of(&self, reading: Reading, text: &str) -> Result<Move, Told> {
        let moves = match reading {
            Reading::Move(mv) => return Ok(mv),
            Reading::Ambiguous(moves) => moves,
            Reading::Illegal(why) => return Err(self.illegal(why)),
            Reading::Empty => return Err(self.words.get("entry-empty").into()),
            Reading::Unknown | Reading::Command(_) => {
                return Err(self
                    .words
                    .with("entry-unknown", &args!["text" => text])
                    .into());
            }
        };
        meant(&moves, self.queens).ok_or_else(|| {
            let moves = names(&moves, self.position);
            let told = args!["text" => text, "moves" => moves];
            self.words.with("entry-ambiguous", &told).into()
        })
    }

    /// The answer to an illegal move: the reason, with its clause.
    pub fn illegal(&self, why: Illegal) -> Told {
        let narrator = Narrator::new(self.words, self.spelling);
        Told::illegal(&narrator, self.position, why)
    }
}

/// The field for typed moves at a screen's own board of chess, where the player wants one; what is heard is taken like what is
/// typed, with or without it.
#[component]
pub fn BoardEntry(
    /// The language.
    words: Words,
    /// End of the ids in the document.
    suffix: &'static str,
    /// Visibility of the field, and what is heard.
    input: EntryInput,
    /// The position in which moves are read.
    #[prop(into)]
    position: Signal<Position>,
    /// False of a move that is not offered, though it is legal in that position.
    #[prop(optional)]
    offers: Option<Callback<Move, bool>>,
    /// Does what a text says, in the words that are understood.
    respond: Callback<(String, Memo<Vocabulary>), Answer>,
    /// Announces an answer.
    announce: Callback<String>,
) -> impl IntoView {
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let is_offered = move |text: &String, position: &Position, vocabulary: &Vocabulary| {
        let Reading::Move(mv) = read(text, position, vocabulary) else {
            return true;
        };
        offers.is_none_or(|offers| offers.run(mv))
    };
    let complete = move |text: String| {
        let all = |position: &Position, vocabulary: &Vocabulary| {
            let mut all = completions(&text, position, vocabulary);
            all.retain(|text| is_offered(text, position, vocabulary));
            all
        };
        position.with(|position| vocabulary.with(|vocabulary| all(position, vocabulary)))
    };
    let choose = move |alternatives: Vec<String>| {
        vocabulary.with_untracked(|vocabulary| {
            let of = |position: &Position| clearest(&alternatives, position, vocabulary);
            position.with_untracked(of)
        })
    };
    view! {
        <HearingEntry
            words
            suffix
            input
            complete=Callback::new(complete)
            choose=Callback::new(choose)
            respond=Callback::new(move |text: String| respond.run((text, vocabulary)))
            announce
        />
    }
}

/// The field for typed moves at a board of any rules, where the player wants one; what is heard is taken like what is typed.
#[component]
pub fn HearingEntry(
    /// The language.
    words: Words,
    /// End of the ids in the document.
    suffix: &'static str,
    /// Visibility of the field, and what is heard.
    input: EntryInput,
    /// Completions of a text, the best first.
    complete: Callback<String, Vec<String>>,
    /// Index of the one of an utterance's alternatives that counts.
    choose: Callback<Vec<String>, usize>,
    /// Does what a text says.
    respond: Callback<String, Answer>,
    /// Announces an answer.
    announce: Callback<String>,
) -> impl IntoView {
    let answered = RwSignal::new(Told::default());
    let take = move |heard: &Utterance| {
        let chosen = choose.run(heard.alternatives.clone());
        let Some(text) = heard.alternatives.get(chosen) else {
            return;
        };
        let reply = Told::from(respond.run(text.clone()));
        let heard = words.once().with("heard", &args!["text" => text.as_str()]);
        answered.set(reply.after(&heard));
        if !reply.words.is_empty() {
            announce.run(reply.words);
        }
    };
    Effect::new(move |taken: Option<u32>| {
        let number = input.heard.with(|heard| heard.number);
        if number != taken.unwrap_or(input.heard_before) {
            input.heard.with_untracked(take);
        }
        number
    });
    let field = move || view! { <MoveEntry words suffix complete answered respond announce/> };
    let wanted = Memo::new(move |_| input.wanted.get());
    view! { {move || wanted.get().then(field)} }
}

/// A combobox by the book of ARIA rather than a `datalist`: screen readers differ in whether they tell of a `datalist`
/// at all, some phones show none, Enter means another thing in every browser, and no style sheet reaches it.
#[component]
pub fn MoveEntry(
    /// The language.
    words: Words,
    /// End of the ids in the document, so that several fields can stand there.
    #[prop(into)]
    suffix: String,
    /// Completions of a text, the best first.
    complete: Callback<String, Vec<String>>,
    /// The answer to the last text.
    answered: RwSignal<Told>,
    /// Does what a text says.
    respond: Callback<String, Answer>,
    /// Announces an answer.
    announce: Callback<String>,
) -> impl IntoView {
    let [entry_id, list_id, answer_id] =
        ["entry", "completions", "answer"].map(|name| format!("{name}{suffix}"));
    let reason_id = answer_id.clone();
    let suffix = StoredValue::new(suffix);
    let option_id = move |at: usize| suffix.with_value(|suffix| format!("completion{suffix}-{at}"));
    let input = NodeRef::<Input>::new();
    let answer = NodeRef::<P>::new();
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(false);
    let open = RwSignal::new(false);
    let active = RwSignal::new(None::<usize>);
    let offers = Memo::new(move |_| {
        let begun = open.get().then(|| text.get());
        begun.map(|text| complete.run(text)).unwrap_or_default()
    });
    let offered = move || offers.with(|offers| !offers.is_empty());
    let close = move || {
        open.set(false);
        active.set(None);
    };
    // What was refused is no longer what stands there.
    let forget = move || {
        if refused.get_untracked() {
            refused.set(false);
            answered.set(Told::default());
        }
    };
    let write = move |written: String| {
        text.set(written);
        forget();
        close();
    };
    let submit = move || {
        // Before anything is done, because some commands take the focus elsewhere.
        if let Some(input) = input.get_untracked() {
            // The field stands, so it takes the focus.
            let _ = input.focus();
        }
        let answer = respond.run(text.get_untracked().trim().to_owned());
        if answer.is_ok() {
            write(String::new());
        } else {
            // What it can mean, if it can mean anything, is offered.
            active.set(None);
            open.set(true);
            refused.set(true);
            if let Some(input) = input.get_untracked() {
                input.select();
            }
        }
        let reply = Told::from(answer);
        if !reply.words.is_empty() {
            announce.run(reply.words.clone());
        }
        answered.set(reply);
    };
    // On a small screen a long answer would lie below the window.
    Effect::new(move |_| {
        let answered = answered.with(|reply| !reply.words.is_empty());
        if let Some(answer) = answer.get().filter(|_| answered) {
            bring_into_sight(&answer);
        }
    });
    let pressed = move |event: KeyboardEvent| {
        // These keys belong to an input method while it is at work.
        if event.is_composing() {
            return;
        }
        let count = offers.with_untracked(Vec::len);
        match event.key().as_str() {
            "ArrowDown" | "ArrowUp" if count > 0 => {
                let up = event.key() == "ArrowUp";
                active.update(|active| *active = turned(*active, count, up));
            }
            "ArrowDown" => open.set(true),
            "Enter" => {
                let chosen = active.get_untracked();
                let offer = offers.with_untracked(|offers| offers.get(chosen?).cloned());
                let Some(offer) = offer else {
                    return;
                };
                write(offer);
            }
            "Escape" if count > 0 => close(),
            "Escape" if !text.with_untracked(String::is_empty) => write(String::new()),
            "Escape" => return input.with_untracked(|input| to_board(input.as_ref())),
            _ => return,
        }
        event.prevent_default();
    };
    let reply = move || {
        let Told {
            words: told, law, ..
        } = answered.get();
        view! { {told} {law.map(|number| law_sign(words, number))} }
    };
    view! {
        <form
            class="entry"
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <label class="hidden-visually" for=entry_id.clone()>{words.say("entry")}</label>
            <ul
                class="completions"
                id=list_id.clone()
                role="listbox"
                aria-label=words.say("entry")
                hidden=move || !offered()
            >
                {move || offers.get().into_iter().enumerate().map(|(at, offer)| view! {
                    <li
                        id=option_id(at)
                        role="option"
                        aria-selected=move || (active.get() == Some(at)).to_string()
                        // The field keeps the focus, and a phone its keyboard.
                        on:pointerdown=|event| event.prevent_default()
                        on:click={
                            let offer = offer.clone();
                            move |_| write(offer.clone())
                        }
                    >
                        {offer.clone()}
                    </li>
                }).collect_view()}
            </ul>
            <input
                node_ref=input
                id=entry_id
                name="entry"
                type="text"
                role="combobox"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                maxlength=LONGEST
                placeholder=words.say("entry-hint")
                aria-autocomplete="list"
                aria-controls=list_id
                aria-expanded=move || offered().to_string()
                aria-activedescendant=move || active.get().map(option_id)
                aria-invalid=move || refused.get().then_some("true")
                aria-describedby=move || refused.get().then(|| reason_id.clone())
                prop:value=text
                on:input=move |event| {
                    text.set(event_target_value(&event));
                    forget();
                    active.set(None);
                    open.set(true);
                }
                on:keydown=pressed
                on:blur=move |_| close()
            />
            <button type="submit" class="icon-button" data-action="enter" aria-label=words.say("entry-go") title=words.say("entry-go")>
                <Icon sign=Sign::Next/>
            </button>
            // It is announced already: an output would be said once more.
            <p node_ref=answer id=answer_id class="answer">{reply}</p>
        </form>
    }
}

/// Moves the focus from the field to the board beside it, on the square where the cursor was last.
fn to_board(input: Option<&HtmlInputElement>) {
    let place = input.and_then(|input| input.closest("section.screen, .table").ok().flatten());
    let square = place.and_then(|place| place.query_selector(CURSOR).ok().flatten());
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        // Where it cannot be given, the focus stays.
        let _ = square.focus();
    }
}

/// Index of the option after the active one, or before it; past the last and the first comes none, which is the text
/// itself.
fn turned(active: Option<usize>, count: usize, up: bool) -> Option<usize> {
    match (active, up) {
        (None, true) => Some(count - 1),
        (None, false) => Some(0),
        (Some(at), true) => at.checked_sub(1),
        (Some(at), false) => Some(at + 1).filter(|&next| next < count),
    }
}
