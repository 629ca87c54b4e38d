//! Writer of lessons: what is written reads back as the same.

use crate::exercise::Exercise;
use crate::find::FindTarget;
use crate::lesson::{Goal, Lesson, Line, Step, Task};
use crate::position::LessonPosition;
use chess::{Board, Brush, Setup};
use std::fmt::Write;

/// The text of a lesson.
pub fn write_lesson(lesson: &Lesson) -> String {
    let mut text = String::new();
    let mut head = |key: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{key} {value}");
        }
    };
    head("lesson", &lesson.id);
    head("title", &lesson.title);
    head("summary", &lesson.summary);
    head("language", &lesson.language);
    head("group", lesson.group.as_deref().unwrap_or_default());
    head("law", &lesson.laws.join(" "));
    head("puzzles", lesson.puzzles.as_deref().unwrap_or_default());
    head("exercise", lesson.exercise.map_or("", Exercise::name));
    head("screen", &lesson.screens.join(" "));
    let mut board = Setup::empty();
    for step in &lesson.steps {
        write_step(step, &board, &mut text);
        board = step.board.clone();
    }
    text
}

fn write_step(step: &Step, before: &Setup, text: &mut String) {
    let _ = writeln!(text, "\n{}", step.task.name());
    let mut field = |key: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "  {key} {value}");
        }
    };
    field("text", &step.words.text);
    if step.board != *before {
        field("board", &board_text(&step.board));
    }
    let drawings = step.drawings.iter().map(|drawing| {
        let mut word = match drawing.brush {
            Brush::Green => String::new(),
            brush => format!("{}:", brush.name()),
        };
        let _ = write!(word, "{}", drawing.from);
        if drawing.to != drawing.from {
            let _ = write!(word, "{}", drawing.to);
        }
        word
    });
    field("show", &drawings.collect::<Vec<_>>().join(" "));
    let labels = step.labels.iter();
    let labels = labels.map(|(square, text)| format!("{square}={text}"));
    field("label", &labels.collect::<Vec<_>>().join(" "));
    field("task", &step.words.task);
    let position = LessonPosition::new(&step.board);
    let course = |field: &mut dyn FnMut(&str, &str), par: u32, guarded: bool| {
        field("par", &par.to_string());
        field("guarded", if guarded { "yes" } else { "" });
    };
    match &step.task {
        Task::Tell => {}
        Task::Move {
            lines,
            wrongs,
            listen,
        } => {
            field("listen", if *listen { "yes" } else { "" });
            let lines: Vec<_> = lines
                .iter()
                .map(|line| line_text(&position, line))
                .collect();
            field("answer", &lines.join(" | "));
            for wrong in wrongs {
                let san = position.san(wrong.played);
                field("wrong", format!("{san} {}", wrong.words).trim_end());
            }
        }
        Task::Reach {
            stars,
            par,
            guarded,
        } => {
            let stars: Vec<_> = stars.into_iter().map(|star| star.to_string()).collect();
            field("stars", &stars.join(" "));
            course(&mut field, *par, *guarded);
        }
        Task::Take { par, guarded } => course(&mut field, *par, *guarded),
        Task::Find(FindTarget::Of(square)) => field("of", &square.to_string()),
        Task::Find(what) => field("what", what.name()),
        Task::Setup { from } if *from == Board::EMPTY => {}
        Task::Setup { from } => field("from", &from.to_string()),
        Task::Choose(choices) => {
            for choice in choices {
                let key = if choice.is_right { "option!" } else { "option" };
                if choice.answer.is_empty() {
                    field(key, &choice.option);
                } else {
                    field(key, &format!("{} | {}", choice.option, choice.answer));
                }
            }
        }
        Task::Play {
            goal,
            within,
            level,
            judged,
        } => {
            let goal = match goal {
                Goal::Mate => "mate".to_owned(),
                Goal::Draw => "draw".to_owned(),
                Goal::Promote => "promote".to_owned(),
                Goal::Win(pawns) => format!("win:{pawns}"),
            };
            field("goal", &goal);
            field(
                "within",
                &within.map_or(String::new(), |most| most.to_string()),
            );
            field("level", &level.to_string());
            field("judged", if *judged { "yes" } else { "" });
        }
    }
    if !step.words.wrong.is_empty() {
        field("wrong", &format!("* {}", step.words.wrong));
    }
    for hint in &step.words.hints {
        field("hint", hint);
    }
    field("right", &step.words.right);
}

/// A board in one line: as short as it reads back.
fn board_text(board: &Setup) -> String {
    if *board == Setup::default() {
        return "start".to_owned();
    }
    let text = board.to_string();
    text.strip_suffix(" - - 0 1").unwrap_or(&text).to_owned()
}

fn line_text(position: &LessonPosition, line: &Line) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for &mv in line {
        words.push(position.san(mv));
        position = position.after(mv);
    }
    words.join(" ; ")
}
