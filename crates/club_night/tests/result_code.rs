//! Result codes on their way: written, read, damaged.

use chess::Color;
use club_night::{BoardAddress, BoardResult, CodeError, EventId, ResultCode};
use game::{Config, Event, Game, TimeControl, Timestamp};

fn address(round: usize, board: usize) -> BoardAddress {
    BoardAddress::new(EventId::of(0x5a5a), round, board).expect("it fits")
}

/// A game with a clock, which was resigned after these moves.
fn resigned(moves: &[&str], by: Color) -> Game {
    let mut game = Game::new(Config {
        time: Some(TimeControl::sudden_death(300_000, 2_000)),
        ..Config::default()
    });
    let mut tell = |event, at| game.apply(event, Timestamp(at)).map(drop);
    tell(Event::Start, 0).expect("it starts");
    let mut at = 0;
    for san in moves {
        at += 1_000;
        let mv = game.position().parse_san(san).expect("legal");
        game.apply(Event::Move(mv), Timestamp(at)).expect("played");
    }
    game.apply(Event::Resign(by), Timestamp(at + 1))
        .expect("resigned");
    game
}

#[test]
fn every_result_is_read_as_it_was_written() {
    for result in BoardResult::ALL {
        let code = ResultCode::new(address(63, 1023), result, true);
        // A score that an arbiter has reduced is not told by players.
        let is_reduced = matches!(result, BoardResult::HalfToWhite | BoardResult::HalfToBlack);
        assert_eq!(code.is_none(), is_reduced);
        let Some(code) = code else { continue };
        let typed = code.typed();
        assert!(typed.len() <= 12, "{typed}");
        for text in [
            typed.clone(),
            typed.to_lowercase(),
            typed.replace('-', " "),
            format!("  {}", typed.replace('-', "")),
            code.qr_text(),
        ] {
            assert_eq!(ResultCode::parse(&text).as_ref(), Ok(&code), "{text}");
        }
    }
    assert_eq!(BoardAddress::new(EventId::of(0), 64, 1), None);
    assert_eq!(BoardAddress::new(EventId::of(0), 1, 1024), None);
    assert_eq!(
        BoardAddress::parse(&address(3, 17).to_string()),
        Some(address(3, 17))
    );
    for text in [
        "",
        "PJT",
        "PJT-3",
        "PJT-0-1",
        "PJT-3-1-1",
        "PJ-3-1",
        "PUT-3-1",
    ] {
        assert_eq!(BoardAddress::parse(text), None, "{text}");
    }
}

#[test]
fn what_is_no_code_says_what_is_wrong() {
    let code = ResultCode::new(address(2, 5), BoardResult::Draw, false)
        .expect("a result")
        .typed();
    assert_eq!(ResultCode::parse(&code[..10]), Err(CodeError::Length(9)));
    assert_eq!(
        ResultCode::parse(&format!("{code}0")),
        Err(CodeError::Length(11))
    );
    assert_eq!(ResultCode::parse("ABCDE?"), Err(CodeError::Sign(6)));
    let mut wrong: Vec<char> = code.chars().collect();
    wrong.swap(1, 2);
    let wrong: String = wrong.into_iter().collect();
    assert!(wrong == code || ResultCode::parse(&wrong) == Err(CodeError::Check));
    assert_eq!(
        ResultCode::parse("00000-00000"),
        Err(CodeError::Newer),
        "there is no round 0"
    );
}

#[test]
fn a_game_travels_with_its_result_and_vouches_for_it() {
    let game = resigned(&["e4", "e5", "Nf3"], Color::Black);
    let code = ResultCode::of_game(address(1, 4), &game, true).expect("it is over");
    assert_eq!(code.result, BoardResult::WhiteWins);
    let text = code.qr_text();
    let read = ResultCode::parse(&text).expect("nothing was lost");
    let link = read.game.as_deref().expect("the game");
    let travelled = correspondence::read(link).expect("a game").game;
    let sans = |game: &Game| {
        game.plies()
            .iter()
            .map(|ply| ply.san.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(sans(&travelled), sans(&game));
    assert_eq!(read, code);
    let cut = ResultCode::parse(&text[..text.len() - 1]);
    assert_eq!(cut, Err(CodeError::Game));
    let lost = ResultCode::new(address(1, 4), BoardResult::BlackWins, true).expect("a result");
    let forged = format!("{}.{link}", lost.qr_text());
    assert_eq!(ResultCode::parse(&forged), Err(CodeError::OtherResult));
    let open = Game::new(Config::default());
    assert_eq!(ResultCode::of_game(address(1, 4), &open, true), None);
}
