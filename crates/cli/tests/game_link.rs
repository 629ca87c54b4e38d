//! `sessa game-link`.

mod common;

use common::{Scratch, sessa};

fn output(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = sessa(arguments, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).expect("answers are UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

const GAMES: &str = "[White \"Anna\"]\n[Black \"Meera\"]\n[TimeControl \"1/259200\"]\n\n1. e4 e5 2. Nf3 *\n\n\
                     1. f3 e5 2. g4 Qh4# 0-1\n";

#[test]
fn games_become_links_and_links_games() {
    let file = Scratch::with("games.pgn", GAMES);
    let (code, links, told) = output(
        &["game-link", "encode", "--date", "2026-11-28", file.path()],
        "",
    );
    assert_eq!((code, told.as_str()), (Some(0), ""));
    let links: Vec<&str> = links.lines().collect();
    assert_eq!(links.len(), 2);
    assert!(links.iter().all(|link| link.starts_with('1')), "{links:?}");
    let (code, games, _) = output(&["game-link", "decode"], &links.join("\n"));
    assert_eq!(code, Some(0));
    for part in [
        "[White \"Anna\"]",
        "[TimeControl \"1/259200\"]",
        "[SentDate \"2026.11.28\"]",
        "1. e4 e5 2. Nf3 *",
        "1. f3 e5 2. g4 Qh4# 0-1",
    ] {
        assert!(games.contains(part), "{part}: {games}");
    }
    let (_, again, _) = output(&["game-link", "encode", "-"], &games);
    assert_eq!(again.lines().collect::<Vec<_>>(), links);
    let address = format!("https://example.org/#by-link/{}", links[0]);
    let (_, text, _) = output(&["game-link", "decode", "--to", "text", &address], "");
    assert_eq!(text, format!("Anna – Meera\n1. e4 e5 2. Nf3\n{address}\n"));
    let (_, text, _) = output(&["game-link", "decode", "--to", "iccf", links[0]], "");
    assert!(text.contains("1. 5254 5755 2. 7163 *"), "{text}");
    let (_, bare, _) = output(
        &["game-link", "encode", "--without-names", "-"],
        "1. e4 e5 2. Nf3 *",
    );
    assert!(bare.trim().len() < 20, "{bare}");
}

#[test]
fn what_is_no_link_or_game_is_told() {
    let link = output(&["game-link", "encode", "-"], "1. e4 *").1;
    let link = link.trim();
    let cut = &link[..link.len() - 2];
    let (code, out, told) = output(&["game-link", "decode", cut], "");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(told.contains("the link was cut"), "{told}");
    let (code, _, told) = output(&["game-link", "encode", "-"], "1. e4 e5 2. Ke3 *");
    assert_eq!(code, Some(1));
    assert!(told.contains("game 1") && told.contains("Ke3"), "{told}");
    let (code, _, told) = output(&["game-link", "encode", "--rules", "mine", "-"], "");
    assert!(code == Some(2) && told.contains("fide-2023"), "{told}");
    assert_eq!(output(&["game-link"], "").0, Some(2));
}
