//! Games of a match as PGN, from which values can be fitted anew.

use chess::{Color, Position};
use game::pgn::{of_game, write};
use game::{Config, Event, Game, PieceValues, Points, Timestamp};
use protocol::value_match::MatchGame;

/// The game in PGN, its players named by their values of knight, bishop, rook and queen. `None` if it is no game.
pub fn pgn(played: &MatchGame, values: [PieceValues; 2]) -> Option<String> {
    let [first, second] =
        values.map(|[_, rest @ ..]| rest.map(|value| value.to_string()).join(" "));
    let names = if played.first_is_white {
        [first, second]
    } else {
        [second, first]
    };
    let mut game = Game::new(Config {
        names,
        ..Config::default()
    });
    let mut enter = |event| game.apply(event, Timestamp(0)).ok();
    enter(Event::Start)?;
    let mut position = Position::default();
    for uci in &played.moves {
        let mv = position.parse_uci(uci).ok()?;
        enter(Event::Move(mv))?;
        position.play(mv);
    }
    if game.outcome().is_none() {
        let points = match played.white {
            0 => Points::Won(Color::Black),
            1 => Points::Draw,
            _ => Points::Won(Color::White),
        };
        game.apply(Event::Declare(points), Timestamp(0)).ok()?;
    }
    Some(write(&of_game(&game)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::value_match::MatchScore;

    const VALUES: [PieceValues; 2] = [[100, 320, 330, 500, 900], [100, 300, 300, 500, 900]];

    fn played(moves: &str, white: u32) -> MatchGame {
        MatchGame {
            score: MatchScore::default(),
            moves: moves.split(' ').map(str::to_owned).collect(),
            white,
            first_is_white: false,
        }
    }

    #[test]
    fn a_game_has_its_players_moves_and_result() {
        let text = pgn(&played("e2e4 d7d5 e4d5", 2), VALUES).expect("a game");
        assert!(text.contains("[White \"300 300 500 900\"]"), "{text}");
        assert!(text.contains("[Black \"320 330 500 900\"]"), "{text}");
        assert!(text.contains("1. e4 d5 2. exd5 1-0"), "{text}");
        let mated = pgn(&played("f2f3 e7e5 g2g4 d8h4", 0), VALUES).expect("a game");
        assert!(mated.contains("Qh4# 0-1"), "{mated}");
        let drawn = pgn(&played("e2e4", 1), VALUES).expect("a game");
        assert!(drawn.contains("[Result \"1/2-1/2\"]"), "{drawn}");
    }

    #[test]
    fn what_is_no_game_has_no_text() {
        assert_eq!(pgn(&played("e2e5", 0), VALUES), None);
        assert_eq!(pgn(&played("nonsense", 0), VALUES), None);
    }
}
