//! Cards and list on Play's home: the game at the table, unfinished or over, links to the others in play, the puzzle of
//! the day, and what else can be done there. In the chunk of games.

use crate::clock_face;
use crate::page::Page;
use crate::result::score_text;
use ::screens::board_look;
use board::{Diagram, Look, Placement};
use chess::Color;
use game::{Game, Phase, Player};
use i18n::args;
use i18n::players::player_name;
use leptos::prelude::*;
use narration::Narrator;
use play::{LiveGame, is_mine_to_move};
use screens::registry::Place;
use screens::registry::Screen;
use screens::route;
use table::{Table, in_play};
use widgets::icon::{Icon, Sign};

/// The cards.
pub fn view(page: Page) -> AnyView {
    let shown = untrack(|| page.live());
    let is_left = Memo::new(move |_| shown.game.with(|game| game.phase() != Phase::Ready));
    let others = move || {
        let list = page.games.list().into_iter();
        list.filter(|live| *live != shown).collect::<Vec<_>>()
    };
    let is_any = Memo::new(move |_| !others().is_empty());
    view! {
        <div class="home-cards">
            <Show when=move || is_left.get()>{card(page, shown)}</Show>
            <Show when=move || is_any.get()>
                <section class="games-in-play" aria-labelledby="games-in-play">
                    <h2 id="games-in-play">{page.words.say("games-in-play")}</h2>
                    <ul>
                        <For each=others key=|live| live.number let:live>
                            {link(page, live)}
                        </For>
                    </ul>
                </section>
            </Show>
            // On a first visit there is one thing to do.
            <Show when=move || !page.first_visit.get()>{todays_puzzle(page)}</Show>
        </div>
    }
    .into_any()
}

/// The card of the game at the table.
fn card(page: Page, live: LiveGame) -> impl IntoView {
    let words = page.words;
    let is_live = Memo::new(move |_| live.game.with(|game| in_play(game)));
    let is_mine = Memo::new(move |_| {
        live.game.with(|game| {
            let config = game.config();
            in_play(game)
                && config.player(game.to_act()) == Player::Person
                && !config.between_persons()
        })
    });
    let placement = Signal::derive(move || {
        live.game
            .with(|game| Placement::from(&game.position().to_setup().board))
    });
    let diagram = move || {
        let look = Look {
            coordinates: false,
            ..page.preferences.with(board_look)
        };
        view! { <Diagram placement bottom=live.bottom.get() look/> }
    };
    let buttons = move || {
        if is_live.get() {
            view! {
                <button class="primary" type="button" data-action="continue" on:click=move |_| page.go_on()>
                    {words.say("continue")}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button type="button" data-action="analyse" on:click=move |_| page.study_game()>
                    <Icon sign=Sign::Graph/>
                    {words.say("review-game")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <section class="unfinished" class:live=move || is_live.get() aria-labelledby="unfinished-game" data-unfinished>
            <div class="card-board">{diagram}</div>
            <p class="kind">
                <span>{move || words.now().get(if is_live.get() { "unfinished" } else { "last-game" })}</span>
                <Show when=move || is_mine.get()>
                    <strong class="your-move">{words.say("your-move")}</strong>
                </Show>
            </p>
            <h2 id="unfinished-game">{move || live.game.with(|game| opponents(page, game))}</h2>
            <p class="state">{move || told(page, live)}</p>
            <div class="answers">{buttons}</div>
        </section>
    }
}

/// The card of the puzzle of the day.
fn todays_puzzle(page: Page) -> impl IntoView {
    let words = page.words;
    let solve = route::address(Place::Screen(Screen::Solve), "mode=daily");
    view! {
        <a class="todays-puzzle" href=format!("#{solve}") data-action="todays-puzzle">
            <Icon sign=Sign::Calendar/>
            <span><strong>{words.say("todays-puzzle")}</strong><span>{words.say("todays-puzzle-about")}</span></span>
            <Icon sign=Sign::Right/>
        </a>
    }
}

/// The list of what else can be done on Play's home; two players have a form of their own.
pub fn list(page: Page, two_players: Callback<()>) -> AnyView {
    let words = page.words;
    let row = move |sign: Sign, name: &'static str, about: Option<&'static str>| {
        view! {
            <Icon sign/>
            <span>
                <strong>{words.say(name)}</strong>
                {about.map(|about| view! { <span>{words.say(about)}</span> })}
            </span>
            <Icon sign=Sign::Right/>
        }
    };
    let link = move |screen: Screen, sign: Sign, about: Option<&'static str>| {
        let name = screen.name();
        let href = format!("#{}", route::address(Place::Screen(screen), ""));
        view! { <li><a href=href data-action=name>{row(sign, name, about)}</a></li> }
    };
    view! {
        <ul class="home-list">
            <li>
                <button type="button" data-action="two-players" on:click=move |_| two_players.run(())>
                    {row(Sign::Persons, "two-players", Some("two-players-about"))}
                </button>
            </li>
            {link(Screen::ByLink, Sign::Link, Some("by-link-list-about"))}
            {link(Screen::Simul, Sign::Persons, Some("simul-about"))}
            {link(Screen::ClubNight, Sign::Persons, Some("club-night-about"))}
            {link(Screen::Clock, Sign::Clock, Some("clock-about"))}
            {link(Screen::OpenGame, Sign::Books, None)}
        </ul>
    }
    .into_any()
}

/// A link to another game in play.
fn link(page: Page, live: LiveGame) -> impl IntoView {
    let href = move || {
        let key = live.key().unwrap_or_default();
        format!("#{}", route::address(Place::Game, &key))
    };
    view! {
        <li>
            <a href=href class:mine=move || is_mine_to_move(live) data-action="to-game">
                <strong>{move || live.game.with(|game| opponents(page, game))}</strong>
                <span class="state">{move || told(page, live)}</span>
            </a>
        </li>
    }
}

/// The result of a game that is over, or the state of one in play.
fn told(page: Page, live: LiveGame) -> String {
    live.game.with(|game| match game.outcome() {
        Some(outcome) => {
            let words = page.words.now();
            let headline = Narrator::new(&words, false).headline(game, outcome);
            format!("{headline} · {}", score_text(outcome))
        }
        None => state_of(page, live, game),
    })
}

/// Name of the opponent; both names where two persons play.
fn opponents(page: Page, game: &Game) -> String {
    let (words, config) = (page.words.now(), game.config());
    let robot = Color::ALL
        .into_iter()
        .find(|&side| config.player(side) != Player::Person);
    match robot {
        Some(robot) => player_name(&words, config, robot),
        None => Color::ALL
            .map(|side| player_name(&words, config, side))
            .join(" – "),
    }
}

/// The number of the move, whose it is, what the clocks do meanwhile, and the time left to the player here.
fn state_of(page: Page, live: LiveGame, game: &Game) -> String {
    let words = page.words.now();
    let turn = words.with(
        "to-move",
        &args![
            "number" => game.position().fullmove_number(),
            "side" => Narrator::new(&words, false).side(game.to_act()),
        ],
    );
    let clocks = match (game.phase(), game.config().time.is_some()) {
        (Phase::Adjourned, _) => Some("held-adjourned"),
        (Phase::Claimed(_), _) => Some("held-claimed"),
        (Phase::Paused, _) => Some("clocks-stand"),
        (_, true) => Some("clock-runs"),
        _ => None,
    };
    let clocks = clocks.map(|name| words.get(name));
    let time = game.clock(live.now()).map(|reading| {
        let side = live.table.with(Table::speaker_side);
        let left = clock_face::time(&words, reading.sides[side.index()].left);
        words.with("time-left", &args!["time" => left])
    });
    let told: Vec<_> = [Some(turn), clocks, time].into_iter().flatten().collect();
    told.join(" ")
}
