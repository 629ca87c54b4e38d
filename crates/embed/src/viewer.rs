//! The mode `game`: a game with its variations and comments, to play through.

use crate::board_config;
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::Board;
use chess::Color;
use embed_setup::SetupError;
use embed_setup::game::Games;
use game::pgn;
use game::tree::{NodeId, Step, Tree};
use i18n::args;
use i18n::clock_face::face;
use leptos::html::Div;
use leptos::prelude::*;
use narration::written_text;
use platform::preferences::Notation;
use protocol::embed::{Command, Event, Setup};
use std::sync::Arc;
use web_sys::KeyboardEvent;
use widgets::icon::{Icon, IconButton, Sign};

/// The state of a viewer. A handle.
#[derive(Clone, Copy)]
struct Viewer {
    host: Host,
    games: StoredValue<Vec<Tree>>,
    /// Index of the game that is shown.
    index: RwSignal<usize>,
    at: RwSignal<NodeId>,
    bottom: RwSignal<Color>,
}

impl Viewer {
    fn show(self, at: NodeId) {
        if self.at.get_untracked() == at {
            return;
        }
        self.at.set(at);
        self.tell();
        let words = self.host.words.once();
        let san = untrack(|| self.with(|tree| tree.san(at)));
        if let Some(san) = san {
            self.host.say(written_text(san, Notation::Local, &words));
        }
    }

    /// The game that is shown.
    fn with<T>(self, read: impl FnOnce(&Tree) -> T) -> T {
        let index = self.index.get();
        self.games.with_value(|games| read(&games[index]))
    }

    /// The node of the main line after so many half-moves.
    fn node_after(self, ply: usize) -> NodeId {
        untrack(|| {
            self.with(|tree| {
                let reached = tree.main_line().take(ply).last();
                reached.unwrap_or(NodeId::ROOT)
            })
        })
    }

    fn step(self, to: impl FnOnce(&Tree, NodeId) -> Option<NodeId>) {
        let at = self.at.get_untracked();
        if let Some(at) = untrack(|| self.with(|tree| to(tree, at))) {
            self.show(at);
        }
    }

    /// Steps through the game by a key: the arrows to the sides, Home and End.
    fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.step(Tree::parent),
            "ArrowRight" => self.step(Tree::next),
            "Home" => self.show(NodeId::ROOT),
            "End" => self.step(|tree, at| Some(tree.end_of_line(at))),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// True if another game follows.
    fn has_next_game(self) -> bool {
        self.index.get() + 1 < self.games.with_value(Vec::len)
    }

    /// Shows the next game from its beginning.
    fn next_game(self) {
        if untrack(|| self.has_next_game()) {
            // What follows the game reads a node that every game has.
            self.at.set(NodeId::ROOT);
            self.index.update(|index| *index += 1);
            self.tell();
            let number = untrack(|| self.number());
            self.host.say(number);
        }
    }

    /// The number of the game among all.
    fn number(self) -> String {
        let (number, count) = (self.index.get() + 1, self.games.with_value(Vec::len));
        let numbers = args!["number" => number as u32, "count" => count as u32];
        self.host.words.now().with("embed-puzzle-number", &numbers)
    }

    fn tell(self) {
        let at = self.at.get_untracked();
        let (fen, pgn, ply) = untrack(|| {
            self.with(|tree| {
                let pgn = Some(pgn::write(tree));
                (tree.position(at).to_fen(), pgn, tree[at].depth())
            })
        });
        self.host.tell(&Event::State { fen, pgn, ply });
    }

    fn run(self, command: &Command) {
        match command {
            Command::Goto { ply } => self.show(self.node_after(*ply as usize)),
            Command::Reset => self.show(NodeId::ROOT),
            Command::Next => self.next_game(),
            Command::Flip => self.bottom.update(|side| *side = !*side),
            Command::State => self.tell(),
            _ => {}
        }
    }
}

/// Reads games to play through.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<Content, SetupError> {
    let Games { trees, first, ply } = embed_setup::game::read(setup)?;
    Ok(Arc::new(move |host, settings| {
        let viewer = Viewer {
            host,
            games: StoredValue::new(trees.clone()),
            index: RwSignal::new(first),
            at: RwSignal::new(NodeId::ROOT),
            bottom: RwSignal::new(settings.orientation.unwrap_or(Color::White)),
        };
        // Nobody has done anything at the board yet that the page is to be told of.
        viewer.at.set(viewer.node_after(ply));
        view(viewer, settings)
    }))
}

/// A game to play through, and others after it.
fn view(viewer: Viewer, settings: &Settings) -> AnyView {
    let Viewer {
        host, at, bottom, ..
    } = viewer;
    host.on_command(move |command| viewer.run(&command));
    let pieces = Memo::new(move |_| viewer.with(|tree| tree.position(at.get())).to_setup());
    let last = Memo::new(move |_| viewer.with(|tree| tree.move_squares(at.get())));
    let mut config = board_config::shown(host, settings, pieces.into(), bottom.into(), last.into());
    let own = settings.drawings.clone();
    config.annotations = Memo::new(move |_| {
        let at = at.get();
        let drawings = viewer.with(|tree| tree[at].drawings.clone());
        let first = at == NodeId::ROOT && drawings.is_empty();
        if first { own.clone() } else { drawings }
    })
    .into();
    // A reader's own drawings belong to the position where they were made.
    let drawings = config.drawings;
    Effect::new(move |_| {
        at.track();
        drawings.set(Vec::new());
    });
    let at_start = Memo::new(move |_| at.get() == NodeId::ROOT);
    let at_end = Memo::new(move |_| viewer.with(|tree| tree.next(at.get()).is_none()));
    let several = viewer.games.with_value(Vec::len) > 1;
    let words = host.words;
    let list = NodeRef::<Div>::new();
    keep_in_sight(list, at);
    let controls = settings.controls.then(|| {
        let players = move || {
            let players = viewer.with(players);
            players.map(|players| view! { <h2 class="players">{players}</h2> })
        };
        let moves = move || {
            let items = viewer.with(|tree| items(tree, host)).into_iter();
            items.map(|item| item_view(viewer, item)).collect_view()
        };
        let next_game = move || {
            viewer.has_next_game().then(|| view! {
                <button type="button" class="quiet" data-action="next-game" on:click=move |_| viewer.next_game()>
                    <Icon sign=Sign::Next/>
                    {words.say("embed-next-game")}
                </button>
            })
        };
        view! {
            <section class="side" part="moves" on:keydown=move |event| viewer.key(&event)>
                {players}
                <div class="moves" role="group" aria-label=words.say("moves") node_ref=list>{moves}</div>
                <div class="controls" part="controls">
                    <IconButton sign=Sign::First name="first" action="first" off=at_start on_press=move || viewer.show(NodeId::ROOT)/>
                    <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || viewer.step(Tree::parent)/>
                    <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || viewer.step(Tree::next)/>
                    <IconButton sign=Sign::Last name="last" action="last" off=at_end on_press=move || viewer.step(|tree, at| Some(tree.end_of_line(at)))/>
                    <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || viewer.run(&Command::Flip)/>
                    {next_game}
                    {several.then(|| view! { <span class="count">{move || viewer.number()}</span> })}
                    <FullScreenButton/>
                </div>
            </section>
        }
    });
    // On the board the arrows go from square to square, but after a press of mouse or finger they step as they do beside it.
    let by_pointer = StoredValue::new(false);
    let key = move |event: KeyboardEvent| {
        if event.key() == "Tab" {
            by_pointer.set_value(false);
        } else if by_pointer.get_value() {
            viewer.key(&event);
        }
    };
    view! {
        <div class="stage" on:pointerdown:capture=move |_| by_pointer.set_value(true) on:keydown:capture=key><Board config/></div>
        {controls}
    }
    .into_any()
}

/// Keeps the move on the board in sight: the list scrolls, the page around it does not.
fn keep_in_sight(list: NodeRef<Div>, at: RwSignal<NodeId>) {
    Effect::new(move |_| {
        let at = at.get();
        let Some(list) = list.get() else { return };
        let current = format!("[data-node='{at}']");
        let Ok(Some(current)) = list.query_selector(&current) else {
            return list.set_scroll_top(0);
        };
        let (frame, item) = (
            list.get_bounding_client_rect(),
            current.get_bounding_client_rect(),
        );
        let above = (item.top() - frame.top()).min(0.0);
        let below = (item.bottom() - frame.bottom()).max(0.0);
        let down = if above < 0.0 { above } else { below };
        list.set_scroll_top(list.scroll_top() + down.round() as i32);
    });
}

/// The players and the result, as far as the tags tell them.
fn players(tree: &Tree) -> Option<String> {
    let known = |name| {
        let value = tree.tags.get(name)?;
        (!value.is_empty() && !value.starts_with('?')).then_some(value)
    };
    let result = tree.result().replace("1/2", "½").replace('-', "–");
    let result = if result == "*" {
        String::new()
    } else {
        format!(" {result}")
    };
    match (known("White"), known("Black")) {
        (None, None) => known("Event").map(str::to_owned),
        (white, black) => {
            let [white, black] = [white, black].map(Option::unwrap_or_default);
            Some(format!("{white} – {black}{result}"))
        }
    }
}

/// An item of the list of moves.
enum Item {
    /// A move: its node, its text, and what stands behind it.
    Move(NodeId, String, Option<String>),
    Comment(String),
    /// A variation, instead of the last move before it.
    Variation(Vec<Item>),
}

fn items(tree: &Tree, host: Host) -> Vec<Item> {
    let words = host.words.once();
    let mut items = Vec::new();
    // What was begun before the variations that are open.
    let mut outer = Vec::new();
    let comment = |items: &mut Vec<Item>, text: &str| {
        if !text.is_empty() {
            items.push(Item::Comment(text.to_owned()));
        }
    };
    comment(&mut items, &tree[NodeId::ROOT].comment);
    // A move of Black is numbered where it does not follow White's at once.
    let mut numbered = true;
    for step in tree.walk() {
        match step {
            Step::Begin => outer.push(std::mem::take(&mut items)),
            Step::End => {
                let before = outer.pop().expect("what ends has begun");
                let variation = std::mem::replace(&mut items, before);
                items.push(Item::Variation(variation));
            }
            Step::Move { id, position } => {
                let node = &tree[id];
                comment(&mut items, &node.before);
                let number = position.fullmove_number();
                let number = match position.turn() {
                    Color::White => format!("{number}. "),
                    Color::Black if numbered || !node.before.is_empty() => format!("{number}… "),
                    Color::Black => String::new(),
                };
                let san = tree.san(id).expect("a node of a walk has a move");
                let signs: String = node.nags.iter().map(|&nag| sign(nag)).collect();
                let text = format!(
                    "{number}{}{signs}",
                    written_text(san, Notation::Local, &words)
                );
                items.push(Item::Move(id, text, node.clock.map(face)));
                comment(&mut items, &node.comment);
                numbered = !node.comment.is_empty();
                continue;
            }
        }
        numbered = true;
    }
    items
}

/// The sign of a numeric annotation glyph for a move (PGN standard, 10); the others are left to programs.
fn sign(nag: u8) -> &'static str {
    match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => "",
    }
}

fn item_view(viewer: Viewer, item: Item) -> AnyView {
    match item {
        Item::Move(id, text, clock) => {
            let current = move || (viewer.at.get() == id).then_some("true");
            view! {
                <button type="button" class="move" data-node=id.to_string() aria-current=current on:click=move |_| viewer.show(id)>
                    {text}
                    {clock.map(|clock| view! { <small>{clock}</small> })}
                </button>
            }
            .into_any()
        }
        Item::Comment(text) => view! { <p class="comment">{text}</p> }.into_any(),
        Item::Variation(items) => {
            let items = items.into_iter().map(|item| item_view(viewer, item));
            view! { <div class="variation">{items.collect_view()}</div> }.into_any()
        }
    }
}
