//! Game transfer: a saved game as a file or in a link's hash, for another device.

use crate::base64;
use crate::sealed_move::SealedMove;
use crate::times::hms;
use chess::Color;
use game::{Game, Phase, SavedError};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::Deserialize;
use serde_json::{Value, json};

/// The longest text that is opened, in bytes; a game of 500 moves takes a tenth of it.
pub const LONGEST: usize = 1 << 20;
/// The longest link that is made, in characters: more is cut off by some programs that send it.
const LONGEST_LINK: usize = 16_000;
/// Compression level, of 10.
const EFFORT: u8 = 9;

/// Reasons why a text is no game.
#[derive(Debug)]
pub enum Lost {
    /// It was never one, or has been cut or changed.
    Foreign(String),
    /// A newer version wrote it.
    Newer,
    /// It is longer than any game.
    TooLong,
}

/// The game as a file: at the top, for people, its summary; below it the game, which alone is read back.
pub fn to_file(game: &Game) -> String {
    let name = |side: Color| {
        let name = game.names()[side.index()];
        if name.is_empty() {
            format!("{side:?}")
        } else {
            name.to_owned()
        }
    };
    let clocks = game
        .clock(game.last_at())
        .map(|clock| clock.left().map(hms));
    let envelope = game.envelope().map(SealedMove::read);
    let resume = envelope
        .and_then(Result::ok)
        .map(|envelope| envelope.resume);
    let saved: Value =
        serde_json::from_str(&game::to_json(game)).expect("what was written can be read");
    let file = json!({
        "white": name(Color::White),
        "black": name(Color::Black),
        "position": game.position().to_fen(),
        "move": game.position().fullmove_number(),
        "clocks": clocks,
        "draw_offered_by": game.offer().map(name),
        "adjourned": game.phase() == Phase::Adjourned,
        "resume": resume,
        "game": saved,
    });
    serde_json::to_string_pretty(&file).expect("plain values")
}

/// The game in a file; one that is nothing but a saved game will do.
pub fn from_file(text: &str) -> Result<Game, Lost> {
    #[derive(Deserialize)]
    struct File {
        game: Value,
    }
    if text.len() > LONGEST {
        return Err(Lost::TooLong);
    }
    match json::read::<File>(text) {
        Ok(file) => read(&file.game.to_string()),
        Err(_) => read(text),
    }
}

/// The game in a link's hash; `None` if it is too long for one.
pub fn to_link(game: &Game) -> Option<String> {
    let packed = compress_to_vec(game::to_json(game).as_bytes(), EFFORT);
    Some(base64::encode(&packed)).filter(|link| link.len() <= LONGEST_LINK)
}

/// The game from a link's hash.
pub fn from_link(text: &str) -> Result<Game, Lost> {
    if text.len() > LONGEST {
        return Err(Lost::TooLong);
    }
    let foreign = || Lost::Foreign("base64".into());
    let packed = base64::decode(text).ok_or_else(foreign)?;
    let unpacked = decompress_to_vec_with_limit(&packed, LONGEST)
        .map_err(|error| Lost::Foreign(error.to_string()))?;
    let text = String::from_utf8(unpacked).map_err(|error| Lost::Foreign(error.to_string()))?;
    read(&text)
}

fn read(text: &str) -> Result<Game, Lost> {
    game::from_json(text).map_err(|error| match error {
        SavedError::Version(_) => Lost::Newer,
        error => Lost::Foreign(error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Config, Event, TimeControl, Timestamp};

    fn adjourned() -> Game {
        let mut game = Game::new(Config {
            time: Some(TimeControl::sudden_death(5_400_000, 30_000)),
            names: ["Anna".into(), String::new()],
            ..Config::default()
        });
        let mut at = 0;
        let mut apply = |game: &mut Game, event| {
            at += 1000;
            game.apply(event, Timestamp(at)).expect("accepted");
        };
        apply(&mut game, Event::Start);
        for text in ["e4", "e5", "Nf3"] {
            let mv = game.position().parse_san(text).expect("legal");
            apply(&mut game, Event::Move(mv));
        }
        apply(&mut game, Event::OfferDraw(Color::White));
        apply(&mut game, Event::Seal("sealed".into()));
        game
    }

    #[test]
    fn e6_a_game_arrives_by_file_and_by_link() {
        let game = adjourned();
        let link = to_link(&game).expect("short");
        let arrived = [
            from_file(&to_file(&game)),
            from_file(&game::to_json(&game)),
            from_link(&link),
        ];
        for arrived in arrived {
            let arrived = arrived.expect("it was sent");
            assert_eq!(game::to_json(&arrived), game::to_json(&game));
            assert_eq!(arrived.phase(), Phase::Adjourned);
            assert_eq!(arrived.offer(), Some(Color::White));
            assert_eq!(arrived.envelope(), Some("sealed"));
        }
    }

    #[test]
    fn e6_a_file_can_be_read_by_people() {
        let file: Value = serde_json::from_str(&to_file(&adjourned())).expect("JSON");
        for (field, value) in [
            ("white", json!("Anna")),
            ("black", json!("Black")),
            ("move", json!(2)),
            ("clocks", json!(["1:30:58", "1:30:27"])),
            ("draw_offered_by", json!("Anna")),
            ("adjourned", json!(true)),
        ] {
            assert_eq!(file[field], value, "{field}");
        }
    }

    #[test]
    fn any_text_as_file_or_link_is_answered() {
        let link = to_link(&adjourned()).expect("short");
        for end in 0..link.len() {
            assert!(from_link(&link[..end]).is_err());
        }
        for place in 0..link.len() {
            let mut changed = link.clone();
            let digit = if link.as_bytes()[place] == b'Q' {
                "R"
            } else {
                "Q"
            };
            changed.replace_range(place..=place, digit);
            // It may still be a game, but never a panic.
            let _ = from_link(&changed);
        }
        for text in [
            "",
            "null",
            "{\"game\":1}",
            "[[[[",
            "{\"sessa\":1}",
            "ஃ",
            "%41",
        ] {
            assert!(matches!(from_file(text), Err(Lost::Foreign(_))), "{text}");
            assert!(matches!(from_link(text), Err(Lost::Foreign(_))), "{text}");
        }
        assert!(matches!(from_file("{\"sessa\":99}"), Err(Lost::Newer)));
        let long = "A".repeat(LONGEST + 1);
        assert!(matches!(from_file(&long), Err(Lost::TooLong)));
        assert!(matches!(from_link(&long), Err(Lost::TooLong)));
        // A short link to a very long text.
        let bomb = base64::encode(&compress_to_vec(&vec![b' '; 8 << 20], EFFORT));
        assert!(bomb.len() < LONGEST && from_link(&bomb).is_err());
    }
}
