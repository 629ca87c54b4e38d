//! Lists of players: pasted, or out of a file (CSV, or a report in TRF).

use super::desk::Desk;
use super::list_faults;
use club_night::{Action, Entrant};
use i18n::args;
use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platform::files::text_of;
use tournament::{roster, trf};
use widgets::file_button::FileButton;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    view! {
        <details class="night-paste">
            <summary>{words.say("night-paste")}</summary>
            {pasted(desk)}
        </details>
        <FileButton
            label="night-open-list"
            action="open-list"
            name="list"
            accept=".csv,.txt,.tsv,.trf,.trfx,text/plain,text/csv"
            on_file=move |file| spawn_local(async move {
                match text_of(file).await {
                    Ok(text) => drop(enter_text(desk, &text)),
                    Err(why) => desk.refuse(why),
                }
            })
        />
    }
    .into_any()
}

fn pasted(desk: Desk) -> AnyView {
    let words = desk.words;
    let text = NodeRef::<Textarea>::new();
    let enter = move |_| {
        if let Some(text) = text.get_untracked()
            && enter_text(desk, &text.value())
        {
            text.set_value("");
        }
    };
    view! {
        <label>
            <span class="about">{words.say("night-paste-about")}</span>
            <textarea node_ref=text name="list-text" rows="6"></textarea>
        </label>
        <button type="button" data-action="add-list" on:click=enter>{words.say("night-add-list")}</button>
    }
    .into_any()
}

/// Enters the players of a text: a report file opens an empty night as it stands; of any other list those enter who are not
/// there yet. False if no player was read.
fn enter_text(desk: Desk, text: &str) -> bool {
    desk.told.set(None);
    let before = desk.night.with_untracked(|night| night.actions().len());
    let is_report = text.lines().any(|line| line.starts_with("001 "));
    let is_empty = desk
        .night
        .with_untracked(|night| night.state().tournament().players.is_empty());
    let words = desk.words.once();
    let mut faults = Vec::new();
    if is_report && is_empty {
        let read = trf::read(text);
        faults.extend(
            read.faults
                .iter()
                .map(|it| list_faults::of_report(&words, it)),
        );
        desk.act(Action::Open(text.to_owned()));
    } else {
        let players = if is_report {
            trf::read(text).tournament.players
        } else {
            let list = roster::read(text);
            faults.extend(
                list.faults
                    .iter()
                    .map(|it| list_faults::of_list(&words, it)),
            );
            list.players
        };
        let known = desk
            .night
            .with_untracked(|night| night.state().tournament().players.clone());
        let entrants: Vec<Entrant> = players
            .into_iter()
            .filter(|player| !known.iter().any(|other| other.is_same(player)))
            .map(Entrant::from)
            .collect();
        if !entrants.is_empty() {
            desk.act(Action::Enter(entrants));
        }
    }
    let has_entered = desk.night.with_untracked(|night| night.actions().len()) > before;
    if !faults.is_empty() {
        let args = args!["count" => faults.len() as u32, "first" => faults[0].clone()];
        desk.refuse(words.with("night-list-faults", &args));
    } else if !has_entered && desk.told.with_untracked(Option::is_none) {
        desk.refuse(words.get("night-list-empty"));
    }
    has_entered
}
