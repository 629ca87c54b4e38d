//! Judged games of the course: the engine, on both sides, never calls a move of its own wrong, and slips that are known lose.

use chess::{Color, Move, Position, Role, Square, king_attacks};
use engine::{Engine, Limits, NoHost, Root, Score};
use learn::{Answer, Attempt, Goal, Input, JUDGE_NODES, Lesson, Task, read_lesson};
use std::fs;
use std::path::Path;

/// Moves of the learner that are played out.
const MOVES: u32 = 6;

fn lesson(name: &str) -> Lesson {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("course/en");
    let text = fs::read_to_string(folder.join(name)).expect("it is part of the course");
    read_lesson(&text).lesson.expect("it is whole")
}

/// The score of a position for its side to move, as the page's judge has it, and the best move.
fn look(engine: &mut Engine, position: &Position) -> (i32, Move) {
    engine.clear();
    let root = Root::new(position.clone());
    let found = engine.search(&root, &Limits::nodes(JUDGE_NODES), &mut NoHost);
    let score = match found.info.best().score {
        Score::Centipawns(score) => score,
        Score::Mate(moves) => moves.signum() * 100_000,
    };
    (score, found.best.expect("it is not over"))
}

fn position(attempt: &Attempt) -> Position {
    let legal = attempt.position().legal();
    legal.expect("games are played by the laws").clone()
}

/// Vančura's defence: check from the side if the king is beside its pawn, else attack the pawn from the side, or wait.
fn vancura(position: &Position) -> Move {
    let king = position.king(Color::White);
    let is_beside = king_attacks(king).contains(Square::A6);
    let attacks = position
        .pieces(Color::Black, Role::Rook)
        .contains(Square::F6);
    let check = format!("Rf{}+", king.rank());
    let tries: &[&str] = if is_beside {
        &[&check]
    } else if attacks {
        &["Kg7", "Kh7", "Kg6"]
    } else {
        &["Rf6"]
    };
    let legal = tries.iter().find_map(|san| position.parse_san(san).ok());
    legal.expect("one of them is legal")
}

/// Plays the judged games of a lesson. `defend` moves for the learner; without it the engine does.
fn play(name: &str, defend: Option<fn(&Position) -> Move>) {
    let mut engine = Engine::new(16);
    let mut games = 0;
    for step in lesson(name).steps {
        let Task::Play {
            goal, judged: true, ..
        } = step.task
        else {
            continue;
        };
        games += 1;
        let mut attempt = Attempt::new(&step);
        for number in 0..MOVES {
            let here = position(&attempt);
            let own = defend.map_or_else(|| look(&mut engine, &here).1, |defend| defend(&here));
            match attempt.take(&Input::Move(own)) {
                Answer::Reply => {}
                Answer::Done => break,
                answer => panic!("{name}, move {number}: {answer:?}"),
            }
            let (score, reply) = look(&mut engine, &position(&attempt));
            assert!(goal.is_in_reach(-score), "{name}, move {number}: {score}");
            attempt.reply(reply);
        }
    }
    assert!(games > 0, "{name}");
}

#[test]
fn j2_lucena_is_won_move_by_move() {
    play("55-lucena.lesson", None);
}

#[test]
fn j2_philidor_is_held_move_by_move() {
    play("56-philidor.lesson", None);
}

#[test]
fn j2_vancura_and_the_back_rank_are_held_move_by_move() {
    play("57-vancura.lesson", Some(vancura));
    play("58-back-rank-defence.lesson", None);
}

#[test]
fn j2_known_slips_are_told() {
    let mut engine = Engine::new(16);
    for (fen, slip, goal) in [
        // The rook is exchanged, or lets the pawn be taken.
        ("6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1", "Rh1", Goal::Win(3)),
        ("1K6/1P1k4/8/8/8/8/r7/2R5 w - - 0 1", "Ra1", Goal::Win(3)),
        // The checks from behind come too late.
        ("4k3/7R/r2P4/4K3/8/8/8/8 b - - 0 1", "Kf8", Goal::Draw),
        // The white rook is free, and the pawn runs.
        ("R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1", "Kh7", Goal::Draw),
    ] {
        let mut position = Position::from_fen(fen).expect("legal");
        position.play_san(slip).expect("legal");
        let (score, _) = look(&mut engine, &position);
        assert!(!goal.is_in_reach(-score), "{slip}: {score}");
    }
}
