//! `position startpos|fen FEN [moves MOVE…]`.

use chess::Position;
use engine::Root;

/// Fields of a FEN.
const FIELDS: usize = 6;

/// The position asked for, with the keys of those before it, and the words that are not understood and passed over.
///
/// What is wrong in the position or in one of its moves refuses it as a whole: a position that is half of what was meant
/// would give a move of another position.
pub fn parse<'a>(words: &[&'a str]) -> Result<(Root, Vec<&'a str>), String> {
    let split = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let (setup, moves) = words.split_at(split);
    let at = setup
        .iter()
        .position(|word| ["startpos", "fen"].contains(word))
        .ok_or("`startpos` or `fen FEN` is expected, then `moves …`")?;
    let (before, setup) = setup.split_at(at);
    let fields = match setup[0] {
        "fen" => (setup.len() - 1).min(FIELDS),
        _ => 0,
    };
    let (fen, after) = setup[1..].split_at(fields);
    let start = match setup[0] {
        "fen" => Position::from_fen(&fen.join(" ")).map_err(|error| error.to_string())?,
        _ => Position::default(),
    };
    let mut root = Root::new(start);
    for word in moves.iter().skip(1) {
        let mv = root
            .position
            .parse_uci(word)
            .map_err(|error| format!("move `{word}`: {error}"))?;
        root.play(mv);
    }
    Ok((root, [before, after].concat()))
}
