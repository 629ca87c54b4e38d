//! Games of the course, played to their goals: by the tables of their endings and by the search that gives hints, against the
//! robot of the step. In judged games the engine, on both sides, never calls a move of its own wrong, and slips that are
//! known lose.

use chess::{Color, Move, Position, Role, Square, king_attacks};
use engine::{Engine, Level, Limits, NoHost, Root, Score};
use learn::{Answer, Attempt, Goal, Input, JUDGE_NODES, Lesson, Step, Task, read_lesson};
use std::fs;
use std::path::Path;
use tablebase::{Material, Tablebase};

/// Lessons with games that are not judged, and the number of these.
const GAMES: [(&str, usize); 6] = [
    ("13-stalemate.lesson", 1),
    ("16-promotion.lesson", 1),
    ("34a-two-rooks-ladder.lesson", 1),
    ("34b-queen-and-king.lesson", 1),
    ("34c-rook-and-king.lesson", 1),
    ("35-opposition.lesson", 1),
];

fn lesson(name: &str) -> Lesson {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("course/en");
    let text = fs::read_to_string(folder.join(name)).expect("it is part of the course");
    read_lesson(&text).lesson.expect("it is whole")
}

/// The game so far, as the robot is told it.
fn root(attempt: &Attempt) -> Root {
    let start = Position::from_setup(&attempt.step().board).expect("it is legal");
    let mut root = Root::new(start);
    for &mv in attempt.played() {
        root.play(mv);
    }
    root
}

/// The score of a position for its side to move, as the page's judge has it, and the best move, which is its hint.
fn look(engine: &mut Engine, root: &Root) -> (i32, Move) {
    engine.clear();
    let found = engine.search(root, &Limits::nodes(JUDGE_NODES), &mut NoHost);
    let score = match found.info.best().score {
        Score::Centipawns(score) => score,
        Score::Mate(moves) => moves.signum() * 100_000,
    };
    (score, found.best.expect("it is not over"))
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

/// Plays the judged games of a lesson to their ends. `defend` moves for the learner; without it the engine does.
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
        while !attempt.is_done() {
            let here = root(&attempt);
            let own = match defend {
                Some(defend) => defend(&here.position),
                None => look(&mut engine, &here).1,
            };
            let place = format!("{name}, game {games}, move {}", attempt.moves());
            match attempt.take(&Input::Move(own)) {
                Answer::Reply => {}
                Answer::Done => break,
                answer => panic!("{place}: {answer:?}"),
            }
            let (score, reply) = look(&mut engine, &root(&attempt));
            assert!(goal.is_in_reach(-score), "{place}: {score}");
            let answer = attempt.reply(reply);
            let goes_on = matches!(answer, Answer::Right | Answer::Done);
            assert!(goes_on, "{place}: {answer:?}");
        }
    }
    assert!(games > 0, "{name}");
}

/// Plays the game of a step to its goal against the robot of the step; `advise` moves for the learner.
fn win(step: &Step, level: u8, place: &str, mut advise: impl FnMut(&Attempt) -> Move) {
    let mut engine = Engine::new(16);
    let level = Level::new(level).expect("the reader has seen to it");
    let mut attempt = Attempt::new(step);
    while !attempt.is_done() {
        let own = advise(&attempt);
        match attempt.take(&Input::Move(own)) {
            Answer::Reply => {}
            Answer::Done => break,
            answer => panic!("{place}, move {}: {answer:?}", attempt.moves()),
        }
        let limits = Limits::default();
        let robot = engine.play_at(&root(&attempt), level, 1, &limits, &mut NoHost);
        let answer = attempt.reply(robot.best.expect("it is not over"));
        let goes_on = matches!(answer, Answer::Right | Answer::Done);
        assert!(goes_on, "{place}, move {}: {answer:?}", attempt.moves());
    }
    assert_eq!(attempt.stars(), 3, "{place}");
}

/// The games that are not judged, each with the robot's level and its place.
fn games() -> impl Iterator<Item = (Step, u8, &'static str)> {
    GAMES.into_iter().flat_map(|(name, count)| {
        let games = lesson(name).steps.into_iter().filter_map(|step| {
            let Task::Play {
                level,
                judged: false,
                ..
            } = step.task
            else {
                return None;
            };
            Some((step, level, name))
        });
        let games: Vec<_> = games.collect();
        assert_eq!(games.len(), count, "{name}");
        games
    })
}

#[test]
fn games_with_tables_reach_their_goals_by_the_tables() {
    let mut tables = Tablebase::new();
    for (step, level, place) in games() {
        win(&step, level, place, |attempt| {
            let here = attempt.position().legal().expect("it is by the laws");
            tables.make(Material::of(here).expect("there is a table"));
            let best = tables.best_move(here, 1).expect("it was made");
            best.expect("it is not over")
        });
    }
}

#[test]
fn hints_of_the_search_lead_to_the_goals() {
    for (step, level, place) in games() {
        let mut engine = Engine::new(16);
        win(&step, level, place, |attempt| {
            look(&mut engine, &root(attempt)).1
        });
    }
}

#[test]
fn j2_lucena_is_won() {
    play("55-lucena.lesson", None);
}

#[test]
fn j2_philidor_is_held() {
    play("56-philidor.lesson", None);
}

#[test]
fn j2_vancura_is_held() {
    play("57-vancura.lesson", Some(vancura));
}

#[test]
fn j2_waiting_on_the_back_rank_holds() {
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
        let (score, _) = look(&mut engine, &Root::new(position));
        assert!(!goal.is_in_reach(-score), "{slip}: {score}");
    }
}
