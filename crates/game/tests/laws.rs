//! Decisions of the board and the clock, case by case; each named by the requirement it stands for. Those of players and
//! arbiters are in `arbiter/`.

use chess::{Color, Position};
use game::{Claim, Config, Event, Game, Phase, Reason, Refusal, TimeControl, Timestamp};

/// A game from `fen` with these moves in SAN made, one a second.
fn game(fen: &str, time: Option<TimeControl>, moves: &str) -> Game {
    let start = Position::from_fen(fen).expect("a legal start");
    let mut game = Game::new(Config {
        start,
        time,
        ..Config::default()
    });
    game.apply(Event::Start, Timestamp(0))
        .expect("a new game starts");
    play(&mut game, moves);
    game
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let at = game.last_at().plus(1000);
        mv(game, text, at).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn mv(game: &mut Game, san: &str, at: Timestamp) -> Result<game::Changes, Refusal> {
    let mv = game
        .position()
        .parse_san(san)
        .unwrap_or_else(|error| panic!("{san}: {error}"));
    game.apply(Event::Move(mv), at)
}

fn now(game: &mut Game, event: Event) -> Result<game::Changes, Refusal> {
    game.apply(event, game.last_at())
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
fn blitz() -> TimeControl {
    TimeControl::sudden_death(300_000, 2_000)
}

/// Back and forth, back to where it began.
const DANCE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn c1_c2_c5_the_board_decides_at_once() {
    let half_moves_149 = "4k3/8/8/8/8/8/8/4K2R w - - 149 90";
    for (name, fen, moves, winner, reason) in [
        (
            "mate",
            START,
            "f3 e5 g4 Qh4",
            Some(Color::Black),
            Reason::Checkmate,
        ),
        (
            "stalemate",
            "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1",
            "Qc7",
            None,
            Reason::Stalemate,
        ),
        (
            "bare kings",
            "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1",
            "Kxd2",
            None,
            Reason::DeadPosition,
        ),
        (
            "lone knight",
            "4k3/8/8/8/8/4q3/8/K4N2 w - - 0 1",
            "Nxe3",
            None,
            Reason::DeadPosition,
        ),
        (
            "the last gap in a wall of pawns closes",
            "3k4/8/8/p1p1p1pp/PpPpPpP1/1P1P1P1P/8/3K1B2 b - - 0 1",
            "h4",
            None,
            Reason::DeadPosition,
        ),
        (
            "the only move left takes the last piece",
            "4k3/8/8/8/8/8/6q1/4K3 b - - 0 1",
            "Qe2",
            None,
            Reason::DeadPosition,
        ),
        (
            "75 moves",
            half_moves_149,
            "Ke2",
            None,
            Reason::SeventyFiveMoves,
        ),
        (
            "mate before 75 moves",
            "4k3/R7/4K3/8/8/8/8/7R w - - 149 90",
            "Rh8",
            Some(Color::White),
            Reason::Checkmate,
        ),
        (
            "fivefold",
            START,
            &DANCE.repeat(4),
            None,
            Reason::FivefoldRepetition,
        ),
    ] {
        let mut game = game(fen, Some(blitz()), moves);
        let outcome = game
            .outcome()
            .unwrap_or_else(|| panic!("{name}: the game goes on"));
        assert_eq!(
            (outcome.winner(), outcome.reason),
            (winner, reason),
            "{name}"
        );
        assert_eq!(game.flag_at(), None, "{name}: the clocks stand still");
        assert_eq!(
            now(&mut game, Event::Resign(Color::White)),
            Err(Refusal::Over),
            "{name}"
        );
    }
}

#[test]
fn c1_a_decided_start_ends_the_game_as_it_begins() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        // The only move leaves bare kings.
        "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1",
        // Nobody gets through.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
    ] {
        let game = game(fen, Some(blitz()), "");
        let outcome = game.outcome().unwrap_or_else(|| panic!("{fen}: not dead"));
        assert_eq!(outcome.reason, Reason::DeadPosition, "{fen}");
        assert_eq!(game.flag_at(), None, "{fen}");
    }
}

#[test]
fn c4_threefold_is_a_claim_and_lapses_by_moving() {
    let mut game = game(START, None, DANCE);
    assert_eq!(game.occurrences(), 2);
    assert_eq!(game.claimable(), None);
    play(&mut game, DANCE);
    assert_eq!(game.occurrences(), 3);
    assert_eq!(game.claimable(), Some(Claim::Repetition));
    play(&mut game, "e4");
    assert_eq!(game.claimable(), None, "lapsed");
}

#[test]
fn c4_identity_needs_the_same_rights() {
    // The rook's trip costs White a castling right, so the start does not recur with it.
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut game = game(fen, None, "Rg1 Ke7 Rh1 Ke8");
    assert_eq!(game.occurrences(), 1, "the right is gone");
    play(&mut game, "Rg1 Ke7 Rh1 Ke8");
    assert_eq!(game.occurrences(), 2);
    // A double step leaves the square before only if it can be used for a capture (FIDE 9.2.3.2).
    let mut usable = self::game(
        "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        None,
        "e4 Kd8 Kd1 Ke8 Ke1",
    );
    assert_eq!(
        usable.occurrences(),
        1,
        "after e4 Black could have taken en passant"
    );
    play(&mut usable, "Kd8 Kd1 Ke8 Ke1");
    assert_eq!(usable.occurrences(), 2);
    let idle = self::game(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        None,
        "e4 Kd8 Kd1 Ke8 Ke1",
    );
    assert_eq!(idle.occurrences(), 2, "nobody could have taken");
}

#[test]
fn c4_fifty_moves_is_a_claim() {
    let mut game = game("4k3/8/8/8/8/8/8/4K2R w - - 98 80", None, "Ke2");
    assert_eq!(game.claimable(), None);
    play(&mut game, "Ke7");
    assert_eq!(game.claimable(), Some(Claim::FiftyMoves));
    let claim = Event::ClaimDraw(game.turn(), Claim::FiftyMoves);
    let changes = now(&mut game, claim).expect("fifty each");
    assert_eq!(changes.outcome.expect("a draw").reason, Reason::FiftyMoves);
}

#[test]
fn c3_flag() {
    let short = Some(TimeControl::sudden_death(1_000, 0));
    for (name, fen, winner, reason) in [
        ("loses", START, Some(Color::Black), Reason::Flag),
        (
            "against a bare king",
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            None,
            Reason::FlagCannotMate,
        ),
        (
            "against a bishop",
            "4kb2/8/8/8/8/8/8/4K2Q w - - 0 1",
            None,
            Reason::FlagCannotMate,
        ),
        (
            "against a knight, own pawn",
            "4kn2/8/8/8/8/8/P7/4K3 w - - 0 1",
            Some(Color::Black),
            Reason::Flag,
        ),
        (
            "against a lone pawn",
            "4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1",
            Some(Color::Black),
            Reason::Flag,
        ),
        (
            "against a queen that the only move takes",
            "4k3/8/8/8/8/8/4q3/4K2R w - - 0 1",
            None,
            Reason::FlagCannotMate,
        ),
        (
            "against a knight, own queen",
            "4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1",
            None,
            Reason::FlagCannotMate,
        ),
    ] {
        let mut game = game(fen, short.clone(), "");
        assert_eq!(
            game.flag_at(),
            Some((Color::White, Timestamp(1_000))),
            "{name}"
        );
        assert_eq!(
            game.apply(Event::Flag(Color::White), Timestamp(999)),
            Err(Refusal::TimeLeft(Color::White))
        );
        assert_eq!(
            game.apply(Event::Flag(Color::Black), Timestamp(1_000)),
            Err(Refusal::TimeLeft(Color::Black))
        );
        let outcome = game
            .apply(Event::Flag(Color::White), Timestamp(1_000))
            .expect("up")
            .outcome
            .expect("over");
        assert_eq!(
            (outcome.winner(), outcome.reason),
            (winner, reason),
            "{name}"
        );
        assert_eq!(
            game.clock(Timestamp(9_999))
                .expect("timed")
                .of(Color::White),
            0,
            "{name}"
        );
    }
    let mut untimed = self::game(START, None, "");
    assert_eq!(
        now(&mut untimed, Event::Flag(Color::White)),
        Err(Refusal::Untimed)
    );
}

#[test]
fn c3_nothing_counts_after_the_flag_has_fallen() {
    let mut game = game(START, Some(TimeControl::sudden_death(1_000, 500)), "");
    assert_eq!(
        mv(&mut game, "e4", Timestamp(1_000)),
        Err(Refusal::FlagFallen(Color::White))
    );
    assert_eq!(
        game.apply(Event::Resign(Color::Black), Timestamp(2_000)),
        Err(Refusal::FlagFallen(Color::White))
    );
    assert!(
        mv(&mut game, "e4", Timestamp(999)).is_ok(),
        "a refused event leaves no trace"
    );
}

#[test]
fn d1_d2_d4_the_clock() {
    let mut game = game(START, Some(blitz()), "");
    let left = |game: &Game, at| game.clock(Timestamp(at)).expect("timed").left();
    assert_eq!(
        left(&game, 10_000),
        [290_000, 300_000],
        "White's clock starts with the game"
    );
    mv(&mut game, "e4", Timestamp(10_000)).expect("legal");
    assert_eq!(
        left(&game, 10_000),
        [292_000, 300_000],
        "two seconds for the move"
    );
    assert_eq!(
        left(&game, 17_500),
        [292_000, 292_500],
        "exactly one side runs"
    );
    mv(&mut game, "e5", Timestamp(17_500)).expect("legal");
    assert_eq!(left(&game, 17_500), [292_000, 294_500]);
    assert_eq!(
        game.plies()[1].left,
        Some(294_500),
        "the record keeps the reading"
    );
    assert_eq!(
        game.clock(Timestamp(17_500)).expect("timed").running,
        Some(Color::White)
    );
}

#[test]
fn d6_pause_and_resume() {
    let mut game = game(START, Some(blitz()), "");
    game.apply(Event::Pause, Timestamp(5_000)).expect("in play");
    assert_eq!(game.phase(), Phase::Paused);
    assert_eq!(
        game.clock(Timestamp(90_000)).expect("timed").left(),
        [295_000, 300_000],
        "time stands still"
    );
    assert_eq!(mv(&mut game, "e4", Timestamp(90_000)), Err(Refusal::Paused));
    assert_eq!(
        game.apply(Event::Pause, Timestamp(90_000)),
        Err(Refusal::Paused)
    );
    game.apply(Event::Resume, Timestamp(90_000))
        .expect("paused");
    assert_eq!(
        game.apply(Event::Resume, Timestamp(90_000)),
        Err(Refusal::NotPaused)
    );
    assert_eq!(
        game.clock(Timestamp(91_000)).expect("timed").left(),
        [294_000, 300_000]
    );
}

#[test]
fn refusals_name_what_is_wrong() {
    let mut fresh = Game::new(Config::default());
    assert_eq!(mv(&mut fresh, "e4", Timestamp(0)), Err(Refusal::NotStarted));
    assert_eq!(
        now(&mut fresh, Event::Resign(Color::White)),
        Err(Refusal::NotStarted)
    );
    let mut game = game(START, None, "e4 e5");
    assert_eq!(now(&mut game, Event::Start), Err(Refusal::AlreadyStarted));
    let illegal = Position::default()
        .parse_san("e4")
        .expect("legal at the start only");
    let why = game.position().why_illegal_uci(illegal.into());
    let why = why.expect("the square is empty");
    assert_eq!(
        now(&mut game, Event::Move(illegal)),
        Err(Refusal::IllegalMove(illegal, why))
    );
    assert_eq!(
        game.apply(Event::Resign(Color::White), Timestamp(1)),
        Err(Refusal::TimeWentBack(Timestamp(2_000)))
    );
}

#[test]
fn e1_a_move_tells_what_it_did() {
    let mut game = game("r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 0 1", None, "");
    let castled = mv(&mut game, "O-O", Timestamp(0))
        .expect("legal")
        .moved
        .expect("a move");
    assert_eq!(castled.castling, Some(chess::CastlingSide::KingSide));
    assert_eq!(castled.captured, None);
    play(&mut game, "Ke7");
    let at = game.last_at();
    let moved = mv(&mut game, "Rfe1", at)
        .expect("legal")
        .moved
        .expect("a move");
    assert!(moved.check);
    assert_eq!(
        game.plies().last().expect("a move").san.to_string(),
        "Rfe1+"
    );
}
