//! Forbidden pairs: those whom a player of a Swiss system must not meet.

use super::desk::Desk;
use club_night::{Action, State};
use i18n::args;
use leptos::html::Select;
use leptos::prelude::*;
use tournament::format::Format;

/// The choice of another player, and a button for each who is forbidden; `close` puts all of it away.
pub fn view(
    desk: Desk,
    player: usize,
    close: impl Fn() + Copy + Send + Sync + 'static,
) -> Option<AnyView> {
    let words = desk.words;
    let (others, forbidden) = desk
        .night
        .with_untracked(|night| choices(night.state(), player))?;
    let field = NodeRef::<Select>::new();
    let act = move |action: Action| {
        close();
        desk.told.set(None);
        desk.act(action);
    };
    let forbid = move |_| {
        let chosen = field.get_untracked().map(|field| field.value());
        if let Some(other) = chosen.and_then(|value| value.parse().ok()) {
            act(Action::Forbid(player, other));
        }
    };
    let options = others
        .into_iter()
        .map(|(other, name)| view! { <option value=other.to_string()>{name}</option> });
    let allowed = forbidden.into_iter().map(|(other, name)| {
        let label = words.now().with("night-allow", &args!["name" => name]);
        let allow = move |_| act(Action::Allow(player, other));
        view! { <button type="button" data-action="allow" on:click=allow>{label}</button> }
    });
    Some(
        view! {
            <div class="night-deeds">
                <label class="night-forbid">
                    <span>{words.say("night-forbid-whom")}</span>
                    <select node_ref=field name="forbid">{options.collect_view()}</select>
                </label>
                <button type="button" data-action="forbid" on:click=forbid>{words.say("night-forbid")}</button>
                {allowed.collect_view()}
            </div>
        }
        .into_any(),
    )
}

type Named = Vec<(usize, String)>;

/// Players who may be forbidden to a player, and those who are; `None` where pairs follow from a table, or there is no other player.
fn choices(state: &State, player: usize) -> Option<(Named, Named)> {
    let tournament = state.tournament();
    if tournament.format != Format::Swiss || tournament.players.len() < 2 {
        return None;
    }
    let forbidden = state.forbidden(player);
    let names = tournament
        .players
        .iter()
        .map(|it| it.name.clone())
        .enumerate();
    let all = names.filter(|(other, _)| *other != player);
    let (forbidden, others) = all.partition(|(other, _)| forbidden.contains(other));
    Some((others, forbidden))
}
