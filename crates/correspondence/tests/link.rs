//! Links: whole games there and back, and whatever can happen to a text on its way.

use chess::{Color, Move, Position, Setup};
use correspondence::{
    ConditionError, Conditions, Dates, Day, Letter, LinkError, WriteError, acts, game_number, iccf,
    in_text, pgn, read, write,
};
use game::{
    Claim, Config, CorrespondenceTerms, Event, Game, Player, Points, RuleSet, TimeControl,
    Timestamp,
};

fn begun(config: Config) -> Game {
    let mut game = Game::new(config);
    game.apply(Event::Start, Timestamp(0)).expect("a start");
    game
}

fn play(game: &mut Game, moves: &str) {
    for san in moves.split(' ') {
        let mv = game.position().parse_san(san).expect("legal");
        game.apply(Event::Move(mv), Timestamp(0)).expect("accepted");
    }
}

fn act(game: &mut Game, event: Event) {
    game.apply(event, Timestamp(0)).expect("accepted");
}

/// A game after these moves from the usual start.
fn after(moves: &str) -> Game {
    let mut game = begun(Config {
        seed: 77,
        ..Config::default()
    });
    play(&mut game, moves);
    game
}

fn line(position: &Position, moves: &str) -> Vec<Move> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for san in moves.split(' ') {
        let mv = position.parse_san(san).expect("legal");
        position = position.after(mv);
        line.push(mv);
    }
    line
}

/// The link, after what it holds has been compared with the letter.
fn round_trip(letter: &Letter) -> String {
    let link = write(letter).expect("it can travel");
    assert!(
        link.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)),
        "{link}"
    );
    assert!(
        link.ends_with(|last: char| last.is_ascii_alphanumeric()),
        "{link}"
    );
    let back = read(&link).unwrap_or_else(|error| panic!("{link}: {error}"));
    let (kept, game) = (&letter.game, &back.game);
    assert!(acts(kept).eq(acts(game)), "{link}");
    let (terms, read) = (kept.config(), game.config());
    assert_eq!(
        (&terms.start, &terms.rules, &terms.names),
        (&read.start, &read.rules, &read.names)
    );
    assert_eq!(
        terms.correspondence.unwrap_or_default(),
        read.correspondence.unwrap_or_default()
    );
    assert_eq!(game_number(kept), game_number(game));
    assert_eq!(
        (kept.position(), kept.outcome(), kept.offer()),
        (game.position(), game.outcome(), game.offer())
    );
    assert_eq!(
        (&letter.conditions, letter.dates),
        (&back.conditions, back.dates)
    );
    let players = game.config().players;
    assert_eq!(players[back.sender().index()], Player::Elsewhere);
    assert_eq!(players[(!back.sender()).index()], Player::Person);
    assert_eq!(
        in_text(&format!("See https://example.org/a/#by-link/{link}.\nBye")).as_ref(),
        Ok(&back)
    );
    link
}

#[test]
fn links_that_were_sent_are_read_for_ever() {
    // Format 1: neither text may ever change.
    assert_eq!(round_trip(&Letter::of(after("e4"))), FIRST);
    let letter = full();
    assert_eq!(round_trip(&letter), FULL);
}

const FIRST: &str = "1dF3DaCY";
const FULL: &str = "1NUX-jBAV7G6ziL1qiiIFP8qeD7OrXY2r3i5T9zxrXa9T9ltr3n0rXA8T9zxrXA8r3YDsXH-r3YDs3w9rXCRtWZNimBd-NDZVtkCGSzH_qH";

/// A letter with everything that can be in one.
fn full() -> Letter {
    let start = Position::from_setup(&Setup::chess960(356).expect("a number")).expect("legal");
    let mut game = begun(Config {
        start,
        rules: RuleSet::uscf(),
        names: ["Großmutter".into(), "சண்முகப்பிரியா".into()],
        seed: 4095,
        correspondence: Some(CorrespondenceTerms {
            days_per_move: Some(3),
            leave_days: 30,
            help: true,
        }),
        ..Config::default()
    });
    play(&mut game, "e4 e5");
    act(&mut game, Event::OfferDraw(Color::White));
    let mv = game.position().legal_moves()[0];
    act(&mut game, Event::Move(mv));
    act(&mut game, Event::DeclineDraw(Color::Black));
    let mv = game.position().legal_moves()[0];
    act(&mut game, Event::Move(mv));
    let mut conditions = Conditions::after(game.plies().len());
    let position = game.position();
    for (condition, reply) in [(0, 0), (1, 2), (4, 1)] {
        let mv = position.legal_moves()[condition];
        let reply = position.after(mv).legal_moves()[reply];
        conditions.add(position, &[mv, reply]).expect("legal");
    }
    let dates = Dates {
        sent: Day::parse("2026-11-28").expect("a day"),
        leave_taken: [0, 30],
    };
    Letter {
        conditions,
        dates: Some(dates),
        game,
    }
}

#[test]
fn every_edition_start_and_end_comes_back() {
    for rules in RuleSet::editions() {
        let mut game = begun(Config {
            rules,
            ..Config::default()
        });
        play(&mut game, "e4 e5 Nf3 Nc6");
        round_trip(&Letter::of(game));
    }
    let fens = [
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 33",
        "4k3/8/8/8/8/8/8/R3K2R b KQ - 149 9999",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "8/8/8/8/8/8/6k1/4K2R w K - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ];
    for fen in fens {
        let start = Position::from_fen(fen).expect("legal");
        round_trip(&Letter::of(begun(Config {
            start,
            ..Config::default()
        })));
    }
    for number in [0, 517, 518, 519, 959] {
        let start =
            Position::from_setup(&Setup::chess960(number).expect("a number")).expect("legal");
        round_trip(&Letter::of(begun(Config {
            start,
            ..Config::default()
        })));
    }
    let (white, black) = (Color::White, Color::Black);
    for ends in [
        vec![Event::Resign(white)],
        vec![Event::Resign(black)],
        vec![Event::OfferDraw(white)],
        vec![Event::OfferDraw(black)],
        vec![Event::OfferDraw(white), Event::AcceptDraw(black)],
        vec![Event::OfferDraw(black), Event::AcceptDraw(white)],
        vec![Event::OfferDraw(black), Event::DeclineDraw(white)],
        vec![Event::ClaimDraw(white, Claim::FiftyMoves)],
        vec![Event::ClaimDraw(white, Claim::Repetition)],
        vec![Event::Declare(Points::Draw)],
        vec![Event::Declare(Points::Won(white))],
        vec![Event::Declare(Points::Won(black))],
    ] {
        let mut game = after("e4 e5");
        for event in ends {
            act(&mut game, event);
        }
        round_trip(&Letter::of(game));
    }
    let mut game = after("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let mv = game.position().parse_san("Ng8").expect("legal");
    act(
        &mut game,
        Event::ClaimDrawWith(black, Claim::Repetition, mv),
    );
    assert!(game.outcome().is_some());
    round_trip(&Letter::of(game));
    let mut game = after("Nf3 Nf6");
    let mv = game.position().parse_san("e4").expect("legal");
    act(
        &mut game,
        Event::ClaimDrawWith(white, Claim::FiftyMoves, mv),
    );
    assert_eq!(game.announced(), Some(mv));
    round_trip(&Letter::of(game));
    round_trip(&Letter::of(after("f3 e5 g4 Qh4")));
}

#[test]
fn what_a_device_adds_for_itself_does_not_travel() {
    let mut game = begun(Config::default());
    for event in [
        Event::Leave,
        Event::Return,
        Event::Slept(9, false),
        Event::Pause,
        Event::Resume,
    ] {
        act(&mut game, event);
    }
    play(&mut game, "d4");
    let with = write(&Letter::of(game));
    let mut game = begun(Config::default());
    play(&mut game, "d4");
    assert_eq!(with, write(&Letter::of(game)));
}

#[test]
fn what_is_no_game_by_correspondence_is_not_written() {
    let refused = |config: Config| write(&Letter::of(begun(config))).expect_err("it cannot travel");
    let days = |days, leave| Config {
        correspondence: Some(CorrespondenceTerms {
            days_per_move: days,
            leave_days: leave,
            help: false,
        }),
        ..Config::default()
    };
    let time = Some(TimeControl::sudden_death(60_000, 0));
    assert_eq!(
        refused(Config {
            time,
            ..Config::default()
        }),
        WriteError::Clock
    );
    let rules = RuleSet {
        moves_to_claim: 40,
        ..RuleSet::default()
    };
    assert_eq!(
        refused(Config {
            rules,
            ..Config::default()
        }),
        WriteError::Rules("fide-2023".into())
    );
    assert_eq!(
        refused(Config {
            names: ["a".repeat(256), String::new()],
            ..Config::default()
        }),
        WriteError::Name
    );
    assert_eq!(refused(days(Some(0), 0)), WriteError::Days);
    assert_eq!(refused(days(Some(367), 0)), WriteError::Days);
    assert_eq!(refused(days(None, 5)), WriteError::Days);
    assert_eq!(refused(days(Some(3), 5)), WriteError::Date);
    let mut game = after("e4 e5");
    act(&mut game, Event::Declare(Points::BothLost));
    assert_eq!(write(&Letter::of(game)), Err(WriteError::Event(2)));
    assert_eq!(
        write(&Letter::of(Game::new(Config::default()))).map(|link| link.len() < 20),
        Ok(true)
    );
}

#[test]
fn a_link_cut_anywhere_is_said_to_be_cut() {
    for letter in [Letter::of(after("e4 e5 Nf3 Nc6 Bb5 a6")), full()] {
        let link = round_trip(&letter);
        for has in 1..link.len() {
            let Err(LinkError::Cut { has: told, of }) = read(&link[..has]) else {
                panic!("{has} of {link}: {:?}", read(&link[..has]));
            };
            assert_eq!(told, has);
            assert!(of.is_none_or(|of| of == link.len()), "{has}");
            assert!(of.is_some() || has < 9, "{has}");
        }
        assert_eq!(read(""), Err(LinkError::Foreign));
        for more in ["A", "1", "-", &link] {
            assert_eq!(read(&format!("{link}{more}")), Err(LinkError::Damaged));
        }
    }
}

#[test]
fn no_changed_letter_makes_another_game() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%é ";
    for letter in [Letter::of(after("e4 e5 Nf3 Nc6 Bb5 a6")), full()] {
        let link = round_trip(&letter);
        for at in 0..link.len() {
            for other in letters.chars() {
                let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
                if changed != link {
                    let error = read(&changed).expect_err("not as it was written");
                    assert!(!error.to_string().is_empty());
                    // A letter that tells the version or the length may have a nearer reason.
                    assert!(
                        at < 9 || error == LinkError::Damaged,
                        "{changed}: {error:?}"
                    );
                }
            }
            if at + 1 < link.len() {
                let mut bytes = link.clone().into_bytes();
                bytes.swap(at, at + 1);
                let swapped = String::from_utf8(bytes).expect("ASCII");
                assert!(swapped == link || read(&swapped).is_err(), "{swapped}");
            }
        }
        assert!(read(&link.to_lowercase()).is_err() && read(&link.to_uppercase()).is_err());
    }
}

#[test]
fn foreign_newer_and_endless_texts_are_told_apart() {
    let link = round_trip(&Letter::of(after("e4")));
    for foreign in [
        "",
        "hello",
        "0AAAAAAA",
        "1~2~1f2e3d4c~Rook",
        "https://example.org",
        "1. e4 e5",
        "é",
    ] {
        assert_eq!(read(foreign), Err(LinkError::Foreign), "{foreign}");
    }
    assert_eq!(
        read(&link.replacen('1', "2", 1)),
        Err(LinkError::Newer('2'))
    );
    assert_eq!(read(&"1".repeat(100_000)), Err(LinkError::TooLong));
    let told = LinkError::Newer('2').to_string();
    assert!(told.contains("version 2"), "{told}");
}

#[test]
fn links_are_found_in_messages_and_mended_where_mail_has_broken_them() {
    let letter = full();
    let link = round_trip(&letter);
    let back = read(&link);
    let (first, rest) = link.split_at(40);
    for text in [
        link.clone(),
        format!("  {link}\n"),
        format!("1. e4 e5\nhttps://example.org/#by-link/{link})\nYours, Anna"),
        format!("<https://example.org/#/by-link/{link}>"),
        format!("https://example.org/#by-link/{first}\r\n{rest}\r\nYours"),
    ] {
        assert_eq!(in_text(&text), back, "{text}");
    }
    assert!(matches!(
        in_text(&format!("see #by-link/{first}")),
        Err(LinkError::Cut { .. })
    ));
    assert_eq!(in_text("no link"), Err(LinkError::Foreign));
}

#[test]
fn pgn_and_the_numbers_of_iccf_there_and_back() {
    let today = Day::parse("2027-01-01").expect("a day");
    let mut letter = full();
    // An offer that was declined is not told in PGN.
    letter.game = {
        let mut game = begun(letter.game.config().clone());
        let moves: Vec<Move> = letter.game.plies().iter().map(|ply| ply.mv).collect();
        for mv in moves {
            act(&mut game, Event::Move(mv));
        }
        game
    };
    letter.conditions = Conditions::after(letter.game.plies().len());
    let link = round_trip(&letter);
    for text in [
        iccf::write(&letter),
        game::pgn::write(&pgn::to_tree(&letter)),
    ] {
        let back = iccf::read(&text, today).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write(&back), Ok(link.clone()), "{text}");
    }
    let castled = Letter::of(after("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"));
    let text = iccf::write(&castled);
    assert!(
        text.contains("1. 5254 5755 2. 7163 2836 3. 6134 6835 4. 5171 *"),
        "{text}"
    );
    let start = Position::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1").expect("legal");
    let mut game = begun(Config {
        start,
        ..Config::default()
    });
    let mv = game.position().parse_san("a8=N").expect("legal");
    act(&mut game, Event::Move(mv));
    assert!(
        iccf::write(&Letter::of(game)).contains("1. 17184"),
        "a promotion to a knight"
    );
    for (text, told) in [
        ("", "there is no game in the text"),
        (
            "1. 5254 5755 2. 5152 9999 *",
            "number 4 of the moves is no move",
        ),
        (
            "[Rules \"mine\"]\n\n1. 5254 *",
            "no edition of the laws is called `mine`",
        ),
    ] {
        let error = iccf::read(text, today).expect_err(told).to_string();
        assert!(error.contains(told), "{error}");
    }
    // Resignation on one's own turn, and a result that only the file tells.
    for (text, outcome) in [
        ("1. e4 1-0", "Resignation"),
        ("1. e4 0-1", "Declared"),
        ("1. e4 1/2-1/2", "Declared"),
    ] {
        let game = iccf::read(text, today).expect("a game").game;
        let reason = game
            .outcome()
            .map(|outcome| format!("{:?}", outcome.reason));
        assert_eq!(reason.as_deref(), Some(outcome));
    }
}

#[test]
fn conditional_lines_are_checked_and_found_again() {
    let game = after("e4 c5 Nf3");
    let position = game.position();
    let mut conditions = Conditions::after(3);
    let add =
        |conditions: &mut Conditions, moves: &str| conditions.add(position, &line(position, moves));
    for moves in ["d6 d4 cxd4 Nxd4", "Nc6 d4", "e6 d4", "d6 d4 Nf6 Nc3"] {
        add(&mut conditions, moves).expect("a line");
    }
    assert_eq!((conditions.count(), conditions.lines().len()), (5, 4));
    let before = conditions.clone();
    assert_eq!(add(&mut conditions, "a6"), Err(ConditionError::NoReply));
    assert_eq!(
        add(&mut conditions, "d6 Bb5+"),
        Err(ConditionError::OtherReply(1))
    );
    assert_eq!(
        add(&mut conditions, "d6 d4 cxd4 c3"),
        Err(ConditionError::OtherReply(3))
    );
    let illegal = [line(position, "d6")[0], line(position, "d6")[0]];
    assert_eq!(
        conditions.add(position, &illegal),
        Err(ConditionError::Illegal(1))
    );
    assert_eq!(conditions, before);
    for (moves, reply) in [
        ("d6", Some("d4")),
        ("d6 d4", None),
        ("d6 d4 cxd4", Some("Nxd4")),
        ("d6 d4 a6", None),
        ("g6", None),
        ("d6 Bb5+ Bd7", None),
    ] {
        let mut game = game.clone();
        play(&mut game, moves);
        let found = conditions
            .reply(game.plies())
            .map(|mv| game.position().to_san(mv).to_string());
        assert_eq!(found.as_deref(), reply, "{moves}");
    }
    assert!(conditions.remove(&line(position, "d6 d4 cxd4 Nxd4")));
    assert!(!conditions.remove(&line(position, "g6 d4")));
    assert_eq!(conditions.count(), 4);
    let letter = Letter {
        conditions,
        ..Letter::of(game)
    };
    round_trip(&letter);
}
