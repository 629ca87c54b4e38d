//! Last step: a match of the engine with the values that were found against others.

use super::match_state::{GAMES, NODES, PLAYERS, Players};
use super::plots::PUBLISHED;
use super::state::LabState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::value_match::{EloDifference, MatchTask};
use widgets::button::button;
use widgets::field::{self, Choice};
use widgets::progress::Progress;

/// Values of a player, where the pawn is worth 100.
fn values(state: LabState, name: &str) -> [u16; 5] {
    let rounded = |value: f64| value.round().clamp(1.0, 9_999.0) as u16;
    if let Some((_, published)) = PUBLISHED.iter().find(|(known, _)| *known == name) {
        let [knight, bishop, rook, queen] = published.map(rounded);
        return [100, knight, bishop, rook, queen];
    }
    state.outcome.with(|outcome| {
        let found = outcome.as_ref().map(|outcome| &outcome.values);
        let value = |at: usize| {
            found
                .and_then(|found| found.get(at))
                .map_or(100.0, |found| found.1.value)
        };
        [0, 1, 2, 3, 4].map(|at| rounded(value(at)))
    })
}

/// The match, and what it says.
pub fn play(state: LabState) -> AnyView {
    let words = state.words;
    let players = state.players;
    let menu = |name: &str,
                label: &'static str,
                options: Vec<(&'static str, Signal<String>)>,
                part: fn(&mut Players) -> &mut String| {
        field::choice(Choice {
            name: name.to_owned(),
            label: view! { <span>{words.say(label)}</span> }.into_any(),
            options,
            chosen: Signal::derive(move || Some(part(&mut players.get()).clone())),
            set: Callback::new(move |value| players.update(|players| *part(players) = value)),
        })
    };
    let who = || {
        PLAYERS
            .map(|name| (name, Signal::derive(words.say(name))))
            .to_vec()
    };
    let shown = move |which: usize| {
        let name = players.with(|players| players.names[which].clone());
        let [_, knight, bishop, rook, queen] = values(state, &name);
        format!("{knight} · {bishop} · {rook} · {queen}")
    };
    let begin = move || {
        let Players {
            names,
            nodes,
            games,
        } = players.get_untracked();
        state.play_match(MatchTask {
            values: names.map(|name| untrack(|| values(state, &name))),
            nodes: nodes.parse().unwrap_or(1_000),
            pairs: games.parse().unwrap_or(100) / 2,
            seed: 1,
        });
    };
    let against = move || {
        let [first, _] = players.with_untracked(|players| players.names.clone());
        let values = untrack(|| values(state, &first));
        state.context.play_against(values);
    };
    let played = Memo::new(move |_| {
        state
            .play
            .with(|play| play.score.results.iter().any(|games| *games > 0))
    });
    let running = Memo::new(move |_| state.play.with(|play| play.running));
    let text = move || {
        let (done, all) = state
            .play
            .with(|play| (play.score.results.iter().sum::<u32>(), play.all));
        words
            .now()
            .with("lab-playing", &args!["done" => done, "of" => all])
    };
    let share = move || {
        state.play.with(|play| {
            let done: u32 = play.score.results.iter().sum();
            Some(f64::from(done) / f64::from(play.all.max(1)))
        })
    };
    view! {
        <section class="lab-card lab-match">
            <h3>{words.say("lab-match")}</h3>
            {menu("first", "lab-first", who(), |players| &mut players.names[0])}
            <p class="lab-values">{move || shown(0)}</p>
            {menu("second", "lab-second", who(), |players| &mut players.names[1])}
            <p class="lab-values">{move || shown(1)}</p>
            {menu("nodes", "lab-nodes", NODES.map(|(value, text)| (value, Signal::stored(text.to_owned()))).to_vec(), |players| &mut players.nodes)}
            {menu("games", "lab-match-games", GAMES.map(|count| (count, Signal::stored(count.to_owned()))).to_vec(), |players| &mut players.games)}
            <Show
                when=move || running.get()
                fallback=move || view! {
                    <button type="button" class="primary" data-action="lab-match" on:click=move |_| begin()>{words.say("lab-match-go")}</button>
                }
            >
                <Progress label="lab-match" text=Signal::derive(text) share=Signal::derive(share) on_stop=move || state.stop_match()/>
            </Show>
        </section>
        <div class="lab-column">
            <section class="lab-card">
                <h3>{words.say("lab-score-so-far")}</h3>
                <div aria-live="polite">{move || told(state)}</div>
                <Show when=move || played.get() && state.has_match_games()>
                    <div class="lab-actions">
                        {button(words, "lab-fit-match", "lab-fit-match", move || state.fit_match())}
                        {button(words, "lab-save-match", "lab-save-match", move || state.save_match())}
                    </div>
                </Show>
            </section>
            <section class="lab-card">
                <h3>{words.say("lab-yourself")}</h3>
                <p class="lab-how">{words.say("lab-yourself-how")}</p>
                <div class="lab-actions">
                    {button(words, "lab-play-against", "lab-play-against", against)}
                </div>
            </section>
            <section class="lab-card">
                <h3>{words.say("lab-no-stronger")}</h3>
                <p>{words.say("lab-no-stronger-why")}</p>
            </section>
        </div>
    }
    .into_any()
}

/// The score in words.
fn told(state: LabState) -> AnyView {
    let words = state.words.now();
    let score = state.play.with(|play| play.score);
    let [lost, drawn, won] = score.results;
    if lost + drawn + won == 0 {
        return view! { <p class="lab-how">{words.get("lab-no-match")}</p> }.into_any();
    }
    let verdict = words.get(match score.difference {
        Some(EloDifference { low: Some(low), .. }) if low > 0.0 => "lab-first-stronger",
        Some(EloDifference {
            high: Some(high), ..
        }) if high < 0.0 => "lab-second-stronger",
        _ => "lab-no-difference",
    });
    view! {
        <dl class="lab-facts">
            <div><dt>{words.get("lab-won")}</dt><dd data-won>{won}</dd></div>
            <div><dt>{words.get("lab-drawn")}</dt><dd>{drawn}</dd></div>
            <div><dt>{words.get("lab-lost")}</dt><dd>{lost}</dd></div>
        </dl>
        <p class="lab-elo">{score.difference.map(|difference| elo(difference, &words))}</p>
        <p data-verdict><b>{verdict}</b></p>
    }
    .into_any()
}

/// “Elo +12 [−30, 54]”; an end that is infinite is written so.
fn elo(difference: EloDifference, words: &Lexicon) -> String {
    let signed = |elo: Option<f64>, infinite: &str| {
        elo.map_or_else(
            || infinite.to_owned(),
            |elo| format!("{:+.0}", elo + 0.0).replace('-', "−"),
        )
    };
    let ahead = if difference.low.is_some() {
        "+∞"
    } else {
        "−∞"
    };
    let [elo, low, high] = [
        signed(difference.elo, ahead),
        signed(difference.low, "−∞"),
        signed(difference.high, "+∞"),
    ];
    words.with(
        "lab-elo",
        &args!["elo" => elo, "low" => low, "high" => high],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_but_the_first_has_published_values() {
        for name in &PLAYERS[1..] {
            assert!(PUBLISHED.iter().any(|(known, _)| known == name), "{name}");
        }
    }
}
