//! Tie-breaks below the table: what each of them is, their order, and why one player stands before the next.

use super::desk::Desk;
use super::tie_break_words as said;
use club_night::{Action, State};
use i18n::{Lexicon, args};
use leptos::html::Select;
use leptos::prelude::*;
use tournament::standings::Standings;
use tournament::tie_break::{Kind, TieBreak};
use widgets::icon::{Icon, Sign};

/// Codes that can be chosen.
const CODES: &str = "BH-C1,BH,BH-C2,BH-M1,SB,SB-C1,DE,WIN,WON,BPG,BWG,PS,PS-C1,REP,STD,KS,AOB,FB,ARO,ARO-C1,TPR,PTP,APRO,\
                     APPO,RTNG,TPN";

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let list = Memo::new(move |_| desk.night.with(|night| codes(night.state())));
    let count = Memo::new(move |_| list.with(Vec::len));
    let items = move || {
        (0..count.get())
            .map(|at| item(desk, list, at))
            .collect_view()
    };
    view! {
        <details class="night-tie-breaks">
            <summary>{words.say("night-tie-breaks")}</summary>
            <ol>{items}</ol>
            {another(desk, list)}
            <h2>{words.say("night-why-order")}</h2>
            <ul data-why-order>{reasons(desk)}</ul>
        </details>
    }
    .into_any()
}

fn codes(state: &State) -> Vec<String> {
    state.tie_breaks().iter().map(TieBreak::to_string).collect()
}

fn choose(desk: Desk, codes: &[String]) {
    desk.told.set(None);
    desk.act(Action::TieBreaks(codes.join(",")));
    if desk.told.with_untracked(Option::is_none) {
        let order = desk
            .night
            .with_untracked(|night| order(&desk.words.once(), night.state()));
        desk.say(order);
    }
}

/// The tie-breaks in their order, in a sentence.
pub fn order(words: &Lexicon, state: &State) -> String {
    words.with("night-order", &args!["list" => codes(state).join(", ")])
}

/// A tie-break with the buttons that move it up and take it away.
fn item(desk: Desk, list: Memo<Vec<String>>, at: usize) -> AnyView {
    let words = desk.words;
    let code = move || list.with(|list| list.get(at).cloned()).unwrap_or_default();
    let told = move || {
        let tie_break: Option<TieBreak> = code().parse().ok();
        let lexicon = words.now();
        let about = tie_break.map(|it| said::about(&lexicon, it));
        let objection = desk.night.with(|night| {
            let objections = night.state().standings().objections;
            let found = objections
                .into_iter()
                .find(|(it, _)| Some(*it) == tie_break);
            found.map(|(_, objection)| said::objection(&lexicon, objection))
        });
        [about, objection]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let up = move |_| {
        let mut codes = list.get_untracked();
        codes.swap(at, at - 1);
        choose(desk, &codes);
        // The focus goes with the tie-break.
        let code = &codes[at - 1];
        super::focus_on(format!(".night-tie-breaks [data-code='{code}'] button"));
    };
    let remove = move |_| {
        let mut codes = list.get_untracked();
        codes.remove(at);
        choose(desk, &codes);
        // The button may be gone with its item.
        super::focus_on(".night-tie-breaks summary");
    };
    let with_code =
        move |name: &'static str| move || words.now().with(name, &args!["code" => code()]);
    let up = (at > 0).then(|| {
        view! {
            <button
                type="button"
                class="icon-button"
                data-action="tie-break-up"
                aria-label=with_code("night-tie-up")
                on:click=up
            >
                <Icon sign=Sign::Up/>
            </button>
        }
    });
    view! {
        <li data-code=code>
            <p><b>{code}</b> " " <span>{told}</span></p>
            {up}
            <button
                type="button"
                class="icon-button"
                data-action="tie-break-remove"
                aria-label=with_code("night-tie-remove")
                on:click=remove
            >
                <Icon sign=Sign::Close/>
            </button>
        </li>
    }
    .into_any()
}

/// The choice of one more.
fn another(desk: Desk, list: Memo<Vec<String>>) -> AnyView {
    let words = desk.words;
    let field = NodeRef::<Select>::new();
    let all = TieBreak::list(CODES).expect("the codes exist");
    let options = move || {
        let lexicon = words.now();
        let chosen = list.get();
        let left = all.iter().filter(|it| !chosen.contains(&it.to_string()));
        left.map(|it| {
            let code = it.to_string();
            let text = format!("{code}: {}", said::about(&lexicon, *it));
            view! { <option value=code>{text}</option> }
        })
        .collect_view()
    };
    let add = move |_| {
        if let Some(field) = field.get_untracked() {
            let mut codes = list.get_untracked();
            codes.push(field.value());
            choose(desk, &codes);
        }
    };
    view! {
        <div class="night-another">
            <label>
                <span>{words.say("night-tie-another")}</span>
                <select node_ref=field name="tie-break">{options}</select>
            </label>
            <button type="button" data-action="add-tie-break" on:click=add>{words.say("night-add")}</button>
        </div>
    }
    .into_any()
}

/// For neighbours in the table with equal points: the tie-break that decides, with its terms.
fn reasons(desk: Desk) -> impl Fn() -> AnyView {
    let words = desk.words;
    move || {
        desk.night.with(|night| {
            let state = night.state();
            let standings = state.standings();
            let lexicon = words.now();
            let rows = 0..standings.places.len().saturating_sub(1);
            let lines: Vec<_> = rows
                .filter_map(|row| reason(&lexicon, state, &standings, row))
                .map(|(told, terms)| {
                    let terms = terms
                        .into_iter()
                        .map(|line| view! { <p class="about">{line}</p> });
                    view! { <li><p>{told}</p> {terms.collect_view()}</li> }
                })
                .collect();
            if lines.is_empty() {
                view! { <li><p>{lexicon.get("night-no-ties")}</p></li> }.into_any()
            } else {
                lines.into_any()
            }
        })
    }
}

/// The reason why the player of a row stands before the next, and the terms of both values; `None` where points decide.
fn reason(
    words: &Lexicon,
    state: &State,
    standings: &Standings,
    row: usize,
) -> Option<(String, Vec<String>)> {
    let places = [&standings.places[row], &standings.places[row + 1]];
    let [one, other] = places.map(|it| state.tournament().players[it.player].name.clone());
    let Some(column) = standings.decided_by(row) else {
        let shared = words.with("night-shared", &args!["one" => one, "other" => other]);
        return Some((shared, Vec::new()));
    };
    let tie_break = standings.tie_breaks[column];
    if tie_break.kind == Kind::Points {
        return None;
    }
    let [first, second] = places.map(|it| said::number(&it.values[column]));
    let args = args![
        "one" => one,
        "other" => other,
        "code" => tie_break.to_string(),
        "first" => first,
        "second" => second,
    ];
    let terms = places
        .into_iter()
        .filter_map(|it| said::terms(words, state, it.player, &it.values[column]));
    Some((words.with("night-before", &args), terms.collect()))
}
