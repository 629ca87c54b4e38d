//! The tree of moves: variations made, moved and deleted, and the order in which they are written.

use chess::{Brush, Drawing, Position, Square};
use game::tree::{NodeId, Step, Tags, Tree};

/// Plays moves one after the other from `at`, and gives the last node.
fn play(tree: &mut Tree, at: NodeId, sans: &str) -> NodeId {
    sans.split_whitespace().fold(at, |at, san| {
        let mv = tree
            .position(at)
            .parse_san(san)
            .unwrap_or_else(|error| panic!("{error}"));
        tree.play(at, mv)
    })
}

/// The tree as one line of text.
fn written(tree: &Tree) -> String {
    let mut words = Vec::new();
    for step in tree.walk() {
        words.push(match step {
            Step::Move { id, position } => {
                let san = position.to_san(tree[id].mv().expect("a move")).to_string();
                assert_eq!(Some(san.clone()), tree.san(id).map(|san| san.to_string()));
                san
            }
            Step::Begin => "(".into(),
            Step::End => ")".into(),
        });
    }
    words.join(" ").replace("( ", "(").replace(" )", ")")
}

/// `e4 (d4 d5 (Nf6 c4) c4) (c4) e5 Nf3`, and the nodes named by their last moves.
fn forest() -> (Tree, [NodeId; 4]) {
    let mut tree = Tree::new(Position::default());
    let e4 = play(&mut tree, NodeId::ROOT, "e4");
    let nf3 = play(&mut tree, e4, "e5 Nf3");
    let d4 = play(&mut tree, NodeId::ROOT, "d4");
    play(&mut tree, d4, "d5 c4");
    let indian = play(&mut tree, d4, "Nf6 c4");
    let english = play(&mut tree, NodeId::ROOT, "c4");
    (tree, [nf3, d4, indian, english])
}

const FOREST: &str = "e4 (d4 d5 (Nf6 c4) c4) (c4) e5 Nf3";

#[test]
fn f3_variations_are_written_where_they_branch_off() {
    let (tree, [nf3, d4, indian, _]) = forest();
    assert_eq!(written(&tree), FOREST);
    assert_eq!(tree.main_line().last(), Some(nf3));
    assert_eq!(tree.end_of_line(NodeId::ROOT), nf3);
    assert!(tree.is_main(nf3) && tree.is_main(NodeId::ROOT) && !tree.is_main(indian));
    assert_eq!(tree.siblings(d4).len(), 3);
    assert_eq!(tree.path(indian).first(), Some(&d4));
    assert_eq!(tree[indian].depth(), 3);
    assert_eq!(
        tree.position(indian).to_fen(),
        "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2"
    );
}

#[test]
fn f3_a_move_that_is_there_is_gone_to_and_not_made_again() {
    let (mut tree, [nf3, ..]) = forest();
    assert_eq!(play(&mut tree, NodeId::ROOT, "e4 e5 Nf3"), nf3);
    assert_eq!(written(&tree), FOREST);
    let moves = tree.line_to(nf3);
    assert_eq!(tree.follow(NodeId::ROOT, moves.clone()), nf3);
    let again = tree.add(tree.parent(nf3).expect("not the root"), moves[2]);
    assert_ne!(again, nf3, "unless it is wanted");
    assert_eq!(written(&tree), "e4 (d4 d5 (Nf6 c4) c4) (c4) e5 Nf3 (Nf3)");
}

#[test]
fn f3_what_can_be_done_with_a_variation() {
    type Deed = fn(&mut Tree, [NodeId; 4]);
    let cases: [(&str, Deed, &str); 9] = [
        (
            "one up",
            |tree, [_, _, _, english]| assert!(tree.promote(english)),
            "e4 (c4) (d4 d5 (Nf6 c4) c4) e5 Nf3",
        ),
        (
            "one up from the first",
            |tree, [_, d4, _, _]| assert!(tree.promote(d4)),
            "d4 (e4 e5 Nf3) (c4) d5 (Nf6 c4) c4",
        ),
        (
            "one up at the fork next to it",
            |tree, [_, _, indian, _]| assert!(tree.promote(indian)),
            "e4 (d4 Nf6 (d5 c4) c4) (c4) e5 Nf3",
        ),
        (
            "the main line stays",
            |tree, [nf3, ..]| assert!(!tree.promote(nf3)),
            FOREST,
        ),
        (
            "main line through two forks",
            |tree, [_, _, indian, _]| assert!(tree.make_main(indian)),
            "d4 (e4 e5 Nf3) (c4) Nf6 (d5 c4) c4",
        ),
        (
            "main line from the last",
            |tree, [_, _, _, english]| assert!(tree.make_main(english)),
            "c4 (e4 e5 Nf3) (d4 d5 (Nf6 c4) c4)",
        ),
        (
            "main line already",
            |tree, [nf3, ..]| assert!(!tree.make_main(nf3)),
            FOREST,
        ),
        (
            "deleted with what follows",
            |tree, [_, d4, _, _]| assert_eq!(tree.delete(d4), NodeId::ROOT),
            "e4 (c4) e5 Nf3",
        ),
        (
            "the root cannot be deleted",
            |tree, _| assert_eq!(tree.delete(NodeId::ROOT), NodeId::ROOT),
            FOREST,
        ),
    ];
    for (name, deed, after) in cases {
        let (mut tree, nodes) = forest();
        deed(&mut tree, nodes);
        assert_eq!(written(&tree), after, "{name}");
    }
}

#[test]
fn f3_what_is_deleted_is_out_of_reach() {
    let (mut tree, [nf3, d4, indian, _]) = forest();
    assert!(tree.contains(indian));
    tree.delete(d4);
    assert!(!tree.contains(indian) && !tree.contains(d4) && tree.contains(nf3));
    // A variation that takes its place is another one.
    assert_ne!(play(&mut tree, NodeId::ROOT, "d4"), d4);
    assert_eq!(written(&tree), "e4 (c4) (d4) e5 Nf3");
}

#[test]
fn f3_trees_are_equal_if_they_say_the_same() {
    let (mut tree, [_, d4, _, english]) = forest();
    let (other, _) = forest();
    assert_eq!(tree, other);
    let e3 = play(&mut tree, NodeId::ROOT, "e3");
    assert_ne!(tree, other);
    tree.delete(e3);
    assert_eq!(tree, other, "what is deleted says nothing");
    tree.promote(english);
    assert_ne!(tree, other, "the order counts");
    tree.promote(d4);
    assert_eq!(tree, other);
    let says: [fn(&mut Tree, NodeId); 6] = [
        |tree, id| tree[id].comment.push('c'),
        |tree, id| tree[id].before.push('c'),
        |tree, id| tree[id].nags.push(1),
        |tree, id| tree[id].clock = Some(1),
        |tree, id| tree[id].offers_draw = true,
        |tree, _| tree.tags.set("White", "Sessa"),
    ];
    for say in says {
        let mut said = tree.clone();
        say(&mut said, d4);
        assert_ne!(said, tree);
    }
}

#[test]
fn f3_tags_keep_their_order() {
    let mut tags = Tags::default();
    tags.set("White", "A");
    tags.set("Black", "B");
    tags.set("White", "C");
    assert_eq!(
        tags.iter().collect::<Vec<_>>(),
        [("White", "C"), ("Black", "B")]
    );
    tags.remove("White");
    assert_eq!((tags.get("White"), tags.get("Black")), (None, Some("B")));
    assert_eq!(Tree::new(Position::default()).result(), "*");
}

#[test]
fn f3_the_root_can_be_drawn_on() {
    let mut tree = Tree::new(Position::default());
    let circle = Drawing {
        from: chess::Square::E4,
        to: chess::Square::E4,
        brush: Brush::Red,
    };
    tree[NodeId::ROOT].drawings.push(circle);
    assert_ne!(
        tree,
        Tree::new(Position::default()),
        "the root can be drawn on"
    );
}

#[test]
fn f3_depth_is_bounded_by_memory_alone() {
    let mut tree = Tree::new(Position::default());
    let mut at = NodeId::ROOT;
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut position = tree.start().clone();
    let mut moves = Vec::new();
    for san in shuffle {
        let mv = position.parse_san(san).expect("legal");
        position.play(mv);
        moves.push(mv);
    }
    for n in 0..100_000 {
        // A second variation at each node, so that writing is as deep in brackets as it can be.
        let id = tree.add(at, moves[n % 4]);
        at = if n % 2 == 0 {
            id
        } else {
            tree.add(at, moves[n % 4])
        };
    }
    assert_eq!(tree[at].depth(), 100_000);
    assert_eq!(
        tree.walk().filter(|step| *step == Step::Begin).count(),
        50_000
    );
    assert!(tree.contains(at));
    assert!(tree.make_main(at));
    assert!(tree.is_main(at));
    assert_eq!(tree, tree.clone());
}

#[test]
fn castling_is_marked_where_the_king_goes() {
    let start = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").expect("legal");
    let mut tree = Tree::new(start);
    assert_eq!(tree.move_squares(NodeId::ROOT), None);
    for (san, to) in [("O-O", Square::G1), ("O-O-O", Square::C1)] {
        let castled = play(&mut tree, NodeId::ROOT, san);
        assert_eq!(tree.move_squares(castled), Some((Square::E1, to)), "{san}");
    }
}
