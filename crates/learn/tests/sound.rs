//! Proof that what the course says of chess is true, as far as the laws alone can tell: positions in which one can move, moves
//! that are legal, mates in the number of moves that is told, and wins that can still be won.

use chess::{Color, Move, Position, Role};
use learn::{Lesson, LessonPosition, Step, Task, read_lesson};
use puzzle::{Mate, MateSolver};
use std::fs;
use std::path::Path;

/// Positions that a proof of a mate may visit.
const NODES: u64 = 5_000_000;

fn course() -> Vec<(String, Lesson)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("course/en");
    let files = fs::read_dir(folder).expect("it is there").flatten();
    let mut lessons: Vec<_> = files
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            let text = fs::read_to_string(file.path()).expect("UTF-8");
            (name, read_lesson(&text).lesson.expect("it is whole"))
        })
        .collect();
    lessons.sort_by(|a, b| a.0.cmp(&b.0));
    lessons
}

/// What is wrong in the course, a line each.
fn faults(of_step: impl Fn(&Step) -> Option<String>) -> String {
    let mut faults = Vec::new();
    for (name, lesson) in course() {
        for (number, step) in (1..).zip(&lesson.steps) {
            let fault = of_step(step);
            faults.extend(fault.map(|fault| format!("{name}, step {number}: {fault}")));
        }
    }
    faults.join("\n")
}

/// A lesson of one step.
fn step(fields: &str) -> Step {
    let lesson = read_lesson(&format!("lesson a\ntitle A\n{fields}")).lesson;
    lesson.expect("it is whole").steps.remove(0)
}

/// True if both sides have a king.
fn has_kings(step: &Step) -> bool {
    let king = |color| step.board.board.pieces(color, Role::King).count() == 1;
    king(Color::White) && king(Color::Black)
}

/// The words of a step in one.
fn words(step: &Step) -> String {
    let mut words = [&*step.words.text, &step.words.task, &step.words.wrong].join(" ");
    if let Task::Choose(choices) = &step.task {
        for choice in choices {
            words = [words, choice.option.clone(), choice.answer.clone()].join(" ");
        }
    }
    words.to_lowercase()
}

/// The piece that the right answer to the question which piece moves names.
fn piece_named(step: &Step) -> Option<Role> {
    let Task::Choose(choices) = &step.task else {
        return None;
    };
    let asked = step.words.task.contains("hich piece moves");
    let right = choices
        .iter()
        .find(|choice| choice.is_right)
        .filter(|_| asked)?;
    let named = right.option.trim_start_matches("The ").to_lowercase();
    Role::ALL
        .into_iter()
        .find(|role| format!("{role:?}").to_lowercase() == named)
}

/// The move that the right answer to a question is, with a letter or a sign that tells it from a square.
fn move_named(step: &Step) -> Option<&str> {
    let Task::Choose(choices) = &step.task else {
        return None;
    };
    let right = choices.iter().find(|choice| choice.is_right)?;
    let option = right.option.as_str();
    let is_move = option.len() <= 7
        && option.contains(|c: char| c.is_ascii_digit())
        && option.contains(|c: char| "KQRBNx+#".contains(c));
    is_move.then_some(option)
}

/// A position with both kings that cannot be played from, a check that the words keep silent about, or an answer that is no
/// legal move.
fn unplayable(step: &Step) -> Option<String> {
    let plays = !matches!(
        step.task,
        Task::Reach { .. } | Task::Take { .. } | Task::Setup { .. }
    );
    if !has_kings(step) || !plays {
        return None;
    }
    let here = LessonPosition::new(&step.board);
    let Some(position) = here.legal() else {
        return Some("the position is not legal".to_owned());
    };
    let is_named = ["check", "mate", "attacks", "attacked"]
        .iter()
        .any(|word| words(step).contains(word));
    let is_question = matches!(step.task, Task::Choose(_) | Task::Find(_));
    if is_question && position.is_check() && !is_named {
        return Some("the side to move is in check, and nothing is said of it".to_owned());
    }
    if let Some(written) = move_named(step)
        && position.parse_san(written).is_err()
    {
        return Some(format!("{written} is not legal"));
    }
    let role = piece_named(step)?;
    let moves =
        |mv: &Move| position.board().piece_at(mv.from()).map(|piece| piece.role) == Some(role);
    let can = position.legal_moves().iter().any(moves);
    (!can).then(|| format!("no {role:?} has a legal move"))
}

#[test]
fn the_side_that_is_asked_can_move() {
    assert_eq!(faults(unplayable), "");
    let in_check = step(
        "choose\n  board 6k1/8/8/8/3q4/8/1N6/B5K1 w\n  task White wants to discover an attack on the queen. Which piece moves?\n  option! The knight\n  option The king\n",
    );
    assert!(unplayable(&in_check).is_some());
    let none = step("choose\n  board start\n  task How?\n  option! Nf4\n  option Nf3\n");
    assert_eq!(unplayable(&none), Some("Nf4 is not legal".to_owned()));
}

/// The number of moves of the mate that a step tells or whose line it gives.
fn moves_to_mate(step: &Step) -> Option<usize> {
    let Task::Move { lines, .. } = &step.task else {
        return None;
    };
    let told = words(step);
    let numbers = ["one", "two", "three", "four"];
    let told = numbers
        .iter()
        .position(|number| told.contains(&format!("mate in {number}")));
    told.map(|number| number + 1).or_else(|| {
        let ends = |line: &&Vec<Move>| {
            after(step, line)
                .legal()
                .is_some_and(Position::is_checkmate)
        };
        let line = lines.iter().find(ends)?;
        // A mate that is no more than the end of a capture is not promised.
        step.words
            .task
            .contains("mate")
            .then(|| line.len().div_ceil(2))
    })
}

/// The position after a line.
fn after(step: &Step, line: &[Move]) -> LessonPosition {
    let start = LessonPosition::new(&step.board);
    line.iter().fold(start, |position, &mv| position.after(mv))
}

/// A mate that is not forced in the moves that are told, or one that is refused.
fn false_mate(step: &Step) -> Option<String> {
    let told = moves_to_mate(step)?;
    let Task::Move { lines, .. } = &step.task else {
        return None;
    };
    let here = LessonPosition::new(&step.board);
    let position = here.legal()?;
    match MateSolver::new().solve(position, told as u32, NODES) {
        Mate::In { moves, first } if moves as usize == told => {
            let refused = first
                .iter()
                .find(|mv| lines.iter().all(|line| line[0] != **mv))?;
            Some(format!(
                "{} mates in {told}, too",
                position.to_san(*refused)
            ))
        }
        found => Some(format!("no mate in {told}, but {found:?}")),
    }
}

#[test]
fn a_mate_is_forced_in_the_moves_told_and_every_first_move_of_it_is_right() {
    assert_eq!(faults(false_mate), "");
    let answer = "  task White to move: mate in two.\n  answer Rxd8+ ; Qxd8 ; Rxd8#\n";
    let guarded = step(&format!(
        "move\n  board 3r2k1/4qppp/8/8/8/8/3R1PPP/3R2K1 w\n{answer}"
    ));
    assert!(false_mate(&guarded).is_some(), "Black's queen goes to f8");
    let two = "move\n  board 6k1/5ppp/8/8/8/8/8/3RR1K1 w\n  task Give mate.\n  answer Rd8#\n";
    assert_eq!(
        false_mate(&step(two)),
        Some("Re8# mates in 1, too".to_owned())
    );
}

/// A line after which the learner can never mate, where something is won.
fn dead_win(step: &Step) -> Option<String> {
    let Task::Move { lines, .. } = &step.task else {
        return None;
    };
    if !has_kings(step) {
        return None;
    }
    let start = LessonPosition::new(&step.board);
    let learner = start.turn();
    if start.board().by_color(learner).count() == 1 {
        return None; // A lone king wins nothing.
    }
    let line = lines.iter().find(|line| {
        let end = after(step, line);
        end.legal()
            .is_some_and(|end| !end.is_checkmate() && !end.can_mate(learner))
    })?;
    let words: Vec<_> = line.iter().map(|mv| format!("{mv:?}")).collect();
    Some(format!(
        "after {} the winner cannot mate any more",
        words.join(" ")
    ))
}

#[test]
fn what_is_won_can_be_played_to_a_mate() {
    assert_eq!(faults(dead_win), "");
    let fork = "move\n  board q3k3/8/8/3N4/8/8/8/6K1 w\n  task Win the queen.\n  answer Nc7+ ; Kd7 ; Nxa8\n";
    assert!(dead_win(&step(fork)).is_some());
}
