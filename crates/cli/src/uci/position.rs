//! `position startpos|fen FEN [moves MOVE…]`.

use chess::Position;
use engine::Root;

/// The position asked for with the keys of those before it. On any error nothing is taken over, so
/// that a half-understood line cannot put the wrong position on the board.
pub fn parse(words: &[&str]) -> Result<Root, String> {
    let split = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let start = match &words[..split] {
        ["startpos"] => Position::default(),
        ["fen", fields @ ..] => {
            Position::from_fen(&fields.join(" ")).map_err(|error| error.to_string())?
        }
        _ => return Err("position expects `startpos` or `fen FEN`, then `moves …`".into()),
    };
    let mut root = Root::new(start);
    for word in words.iter().skip(split + 1) {
        let mv = root
            .position
            .parse_uci(word)
            .map_err(|error| format!("move `{word}`: {error}"))?;
        root.play(mv);
    }
    Ok(root)
}
