//! Links to a position or a game: `#fen=…` or `#pgn=…`, so plain that they can be read and changed by hand.
//!
//! A space is `_`. Letters, digits and the signs that an address may hold stand as they are; the others, and those that
//! programs for letters and messages take for the end of a link, as `%` and two digits for each byte of UTF-8 (RFC
//! 3986, sections 2.1 and 3.5).
//!
//! Such a link opens the analysis board. `share.rs` makes one and hands it to the device's share dialog or the
//! clipboard.

use crate::subject::Subject;
use game::pgn;
use game::tree::{NodeId, Tree};

/// Longest link that is read: no position and no game that anybody has made needs more, and programs cut it.
pub const LONGEST: usize = 64 * 1024;

/// Longest link that programs for messages carry.
const HANDY: usize = 4 * 1024;

const FEN: &str = "fen=";
const PGN: &str = "pgn=";
const GAME: &str = "game=";

/// The signs that stand as they are besides letters and digits; `_` and `%` have a meaning of their own.
const PLAIN: &[u8] = b"/-.~=+:;,@$&*";

/// The saved game at the end of a URL hash without its `#`, as text.
pub fn saved_game(hash: &str) -> Option<&str> {
    hash.strip_prefix(GAME)
}

/// The hash of a link to a position, without its `#`.
pub fn to_position(fen: &str) -> String {
    written(FEN, fen)
}

/// The hash of a link to a game, without its `#`: the whole game or, where that is more than programs for messages
/// carry, its moves; `None` if they are too many for any link.
pub fn to_game(tree: &Tree) -> Option<String> {
    let whole = written(PGN, &brief(tree));
    let link = if whole.len() <= HANDY {
        whole
    } else {
        written(PGN, &brief(&bare(tree)))
    };
    (link.len() <= LONGEST).then_some(link)
}

/// The hash of a link to several games, the chapters of a study, without its `#`; `None` if they are too long for any link.
pub fn to_games<'a>(trees: impl Iterator<Item = &'a Tree>) -> Option<String> {
    // A result alone is no game: without moves, a tag begins one.
    let game = |tree: &Tree| match brief(tree) {
        game if tree.is_empty() && !game.starts_with('[') => format!("[Result \"*\"]{game}"),
        game => game,
    };
    let games: Vec<String> = trees.map(game).collect();
    let link = written(PGN, &games.join("\n"));
    (link.len() <= LONGEST).then_some(link)
}

/// A game as PGN, without the tags that say nothing or what the moves say again at their end, and in one line.
fn brief(tree: &Tree) -> String {
    let pgn = pgn::write(tree);
    let (tags, moves) = pgn.split_once("\n\n").unwrap_or(("", &pgn));
    let telling = |tag: &&str| {
        let says_nothing = [" \"?\"]", " \"????.??.??\"]"]
            .iter()
            .any(|none| tag.ends_with(none));
        !says_nothing && !tag.starts_with("[Result ")
    };
    let tags = tags.lines().filter(telling);
    let mut text: String = tags.collect();
    text.push_str(&moves.trim().replace('\n', " "));
    text
}

/// The moves of a game alone.
fn bare(tree: &Tree) -> Tree {
    let mut bare = Tree::new(tree.start().clone());
    bare.chess960 = tree.chess960;
    bare.tags.set("Result", tree.result());
    let mut at = NodeId::ROOT;
    for mv in tree.main_line().filter_map(|id| tree[id].mv()) {
        at = bare.add(at, mv);
    }
    bare
}

/// Parses the hash of a link; `None` if it is another link. Whether it is a valid position or game shows where it is
/// opened, with the reason why not; a link that is too long is cut off.
pub fn read(end: &str) -> Option<Subject> {
    if let Some(fen) = end.strip_prefix(FEN) {
        Some(Subject::Fen(plain(fen)))
    } else {
        let pgn = end.strip_prefix(PGN)?;
        Some(Subject::Pgn(plain(pgn)))
    }
}

fn written(kind: &str, text: &str) -> String {
    let mut link = String::from(kind);
    for &byte in text.as_bytes() {
        match byte {
            b' ' => link.push('_'),
            _ if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) => link.push(byte as char),
            _ => {
                let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value)]);
                link.extend(['%', digit(byte >> 4), digit(byte & 15)]);
            }
        }
    }
    link
}

/// The text of a link, whoever wrote it: browsers and people turn more signs into digits than they need.
pub(crate) fn plain(link: &str) -> String {
    let digit = |byte: Option<&u8>| char::from(*byte?).to_digit(16);
    let bytes = &link.as_bytes()[..link.len().min(LONGEST)];
    let mut text = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        let digits = (digit(bytes.get(at)), digit(bytes.get(at + 1)));
        text.push(match (byte, digits) {
            (b'_', _) => b' ',
            (b'%', (Some(high), Some(low))) => {
                at += 2;
                (high << 4 | low) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// A parameter of a query, as it stands there.
pub fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|pair| pair.0 == name).map(|pair| pair.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions() {
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let link = "fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-_0_1";
        assert_eq!(to_position(fen), link);
        assert_eq!(read(link), Some(Subject::Fen(fen.into())));
        // As a browser or another program may have written it.
        let other = link.replace('_', "%20").replace('/', "%2f");
        assert_eq!(read(&other), Some(Subject::Fen(fen.into())));
    }

    fn tree(text: &str) -> Tree {
        let games = pgn::read(text.as_bytes());
        games.into_iter().next().expect("it is a game").tree
    }

    #[test]
    fn games() {
        for (game, link) in [
            ("1. e4 e5 2. Nf3 1-0", "pgn=1._e4_e5_2._Nf3_1-0"),
            (
                "1. e4 (1. d4 d5) e5 $2 *",
                "pgn=1._e4_%281._d4_d5%29_1..._e5_$2_*",
            ),
            (
                "[White \"சே_ஸ்\"]\n\n1. e4 {50 %!} *",
                "pgn=%5BWhite_%22%E0%AE%9A%E0%AF%87%5F%E0%AE%B8%E0%AF%8D%22%5D1._e4_%7B50_%25%21%7D_*",
            ),
        ] {
            let tree = tree(game);
            assert_eq!(to_game(&tree).as_deref(), Some(link));
            let Some(Subject::Pgn(text)) = read(link) else {
                panic!("{link} leads to no game");
            };
            let found = pgn::read(text.as_bytes());
            assert_eq!(pgn::write(&found[0].tree), pgn::write(&tree));
            assert!(found[0].problems.is_empty(), "{:?}", found[0].problems);
        }
    }

    #[test]
    fn several_games() {
        let text = "[ChapterName \"One, two\"]\n\n1. e4 {Best} *\n\n[Event \"?\"]\n\n*\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e3 1-0";
        let trees: Vec<Tree> = pgn::read(text.as_bytes())
            .into_iter()
            .map(|game| game.tree)
            .collect();
        assert_eq!(trees.len(), 3);
        let link = to_games(trees.iter()).expect("it is short");
        let Some(Subject::Pgn(text)) = read(&link) else {
            panic!("{link} leads to no games");
        };
        let found = pgn::read(text.as_bytes());
        assert_eq!(found.len(), 3, "{text}");
        for (found, tree) in found.iter().zip(&trees) {
            assert_eq!(pgn::write(&found.tree), pgn::write(tree));
            assert!(found.problems.is_empty(), "{:?}", found.problems);
        }
        let long = tree(&"Nf3 Nf6 Ng1 Ng8 ".repeat(HANDY / 16));
        let many = std::iter::repeat_n(&long, 40);
        assert_eq!(to_games(many), None);
    }

    #[test]
    fn of_long_games_the_moves() {
        let remark = "x".repeat(HANDY);
        let long = tree(&format!(
            "[White \"Anna\"]\n\n1. e4 {{{remark}}} (1. d4) e5 1-0"
        ));
        assert_eq!(to_game(&long).as_deref(), Some("pgn=1._e4_e5_1-0"));
        let shuffled = "Nf3 Nf6 Ng1 Ng8 ".repeat(LONGEST / 16);
        assert_eq!(to_game(&tree(&shuffled)), None);
    }

    #[test]
    fn any_link_is_answered() {
        for other in ["", "analysis", "game=abc", "fen", "FEN=8"] {
            assert_eq!(read(other), None, "{other}");
        }
        for (link, text) in [
            ("fen=", ""),
            ("fen=%", "%"),
            ("fen=%4", "%4"),
            ("fen=%zz%41", "%zzA"),
            ("fen=%+1", "%+1"),
            ("fen=%ff", "\u{fffd}"),
            ("fen=é%", "é%"),
            ("fen=%é", "%é"),
        ] {
            assert_eq!(read(link), Some(Subject::Fen(text.into())), "{link}");
        }
        let long = format!("pgn={}", "é".repeat(LONGEST));
        let Some(Subject::Pgn(text)) = read(&long) else {
            panic!("it is a game's link");
        };
        assert_eq!(text.chars().count(), LONGEST / 2);
    }
}
