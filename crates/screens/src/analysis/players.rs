//! Player bars of the analysis board: name, Elo and clock (`[%clk]`) of each side, above and below the board.

use super::study::Study;
use chess::Color;
use game::Millis;
use game::tree::{NodeId, Tree};
use i18n::clock_face::to_seconds;
use i18n::names::color_name;
use leptos::prelude::*;

/// The tags of a side's name and Elo (PGN standard, 8.1.1.5 and 9.1.2).
const TAGS: [(&str, &str); 2] = [("White", "WhiteElo"), ("Black", "BlackElo")];

/// A value that the game tells: a tag that is not empty, unknown (`?`) or none (`-`).
pub fn told<'a>(tree: &'a Tree, tag: &str) -> Option<&'a str> {
    tree.tags
        .get(tag)
        .map(str::trim)
        .filter(|value| !matches!(*value, "" | "?" | "-"))
}

/// The side that made the move of a node.
fn mover(tree: &Tree, id: NodeId) -> Color {
    let turn = tree.start().turn();
    if tree[id].depth() % 2 == 1 {
        turn
    } else {
        !turn
    }
}

/// The clock of a side at a node: as it stood after the last move that side has made there.
fn clock_at(tree: &Tree, at: NodeId, side: Color) -> Option<Millis> {
    let moves = std::iter::successors(Some(at), |&id| tree.parent(id));
    let mut own = moves.filter(|&id| id != NodeId::ROOT && mover(tree, id) == side);
    own.next().and_then(|id| tree[id].clock)
}

/// The bar of the player above or below the board; where the game does not tell who plays, of the side.
#[component]
pub fn Player(
    study: Study,
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let words = study.words;
    let side = Memo::new(move |_| {
        let bottom = study.bottom.get();
        if top { !bottom } else { bottom }
    });
    let named = Memo::new(move |_| {
        let (name, elo) = TAGS[side.get().index()];
        study
            .tree
            .with(|tree| [name, elo].map(|tag| told(tree, tag).map(str::to_owned)))
    });
    let clock = Memo::new(move |_| {
        let here = study.here.get();
        study.tree.with(|tree| clock_at(tree, here, side.get()))
    });
    view! {
        <p class="player" data-side=move || color_name(side.get())>
            {move || {
                let [name, elo] = named.get();
                let color = words.now().get(color_name(side.get()));
                let prefix = name.as_ref().map(|_| {
                    view! { <span class="hidden-visually">{format!("{color}: ")}</span> }
                });
                let name = name.unwrap_or(color);
                view! {
                    {prefix}
                    <span class="name" title=name.clone()>{name.clone()}</span>
                    {elo.map(|elo| view! { <span class="an-elo">{elo}</span> })}
                }
            }}
        </p>
        {move || clock.get().map(|left| view! {
            <p class="an-clock">
                <span class="hidden-visually">{words.say("clock")} " "</span>
                <span>{to_seconds(left)}</span>
            </p>
        })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use game::pgn;

    fn tree(pgn: &str) -> Tree {
        let mut games = pgn::read(pgn.as_bytes());
        games.remove(0).tree
    }

    #[test]
    fn the_clock_of_a_side_is_that_after_its_last_move() {
        let tree = tree(
            "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:51]} (2. f4 {[%clk 0:04:40]}) Nc6 *",
        );
        let at = |node, side| clock_at(&tree, node, side).map(to_seconds);
        let line: Vec<NodeId> = tree.main_line().collect();
        assert_eq!(Color::ALL.map(|side| at(NodeId::ROOT, side)), [None, None]);
        let after = |node| Color::ALL.map(|side| at(node, side));
        let time = |text: &str| Some(text.to_owned());
        assert_eq!(after(line[0]), [time("5:00"), None]);
        assert_eq!(after(line[1]), [time("5:00"), time("4:58")]);
        assert_eq!(after(line[2]), [time("4:51"), time("4:58")]);
        // A move of which no clock is told has none: the one before it is not its own.
        assert_eq!(after(line[3]), [time("4:51"), None]);
        let other = tree.children(line[1])[1];
        assert_eq!(after(other), [time("4:40"), time("4:58")]);
    }

    #[test]
    fn a_game_begun_by_black_has_its_clocks_by_mover() {
        let tree = tree(
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\"]\n\n1... Kd8 {[%clk 0:01:00]} *\n",
        );
        let first = tree.main_line().next().expect("a move");
        assert_eq!(clock_at(&tree, first, Color::Black), Some(60_000));
        assert_eq!(clock_at(&tree, first, Color::White), None);
    }

    #[test]
    fn what_is_unknown_is_not_told() {
        let mut tree = Tree::new(Position::default());
        for value in ["", "?", "-", " ? "] {
            tree.tags.set("White", value);
            assert_eq!(told(&tree, "White"), None, "{value:?}");
        }
        tree.tags.set("Black", "Anna");
        assert_eq!(told(&tree, "Black"), Some("Anna"));
    }
}
