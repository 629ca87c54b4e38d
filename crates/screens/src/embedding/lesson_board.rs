//! The first board of a lesson, for its picture.

use crate::course_file;
use chess::{Board, Setup};
use i18n::Language;

/// The first board of a lesson: of its text, or of one of the course by its id, whose file of this language is fetched. None if there is no such lesson.
pub async fn first_board(lesson: &str, language: Language) -> Option<Board> {
    if lesson.contains('\n') {
        return first_of(lesson);
    }
    let course = course_file::fetch(language).await.ok()?;
    first_of(after_head(&course, lesson)?)
}

/// What stands after the head of a lesson of the course.
fn after_head<'a>(course: &'a str, id: &str) -> Option<&'a str> {
    let head = format!("lesson {id}\n");
    let at = if course.starts_with(&head) {
        0
    } else {
        course.find(&format!("\n{head}"))? + 1
    };
    Some(&course[at + head.len()..])
}

/// The first board that a text names.
fn first_of(text: &str) -> Option<Board> {
    text.lines().find_map(|line| {
        let placement = line.trim().strip_prefix("board ")?;
        let placement = match placement.split_whitespace().next()? {
            "start" => return Some(Setup::default().board),
            "empty" => return Some(Board::default()),
            placement => placement,
        };
        let setup: Setup = format!("{placement} w - - 0 1").parse().ok()?;
        Some(setup.board)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    const COURSE: &str = "lesson rook\ntitle Rook\n\ntell\n  text T\n  board 8/8/8/3R4/8/8/8/8 w\n\n\
        lesson rook-two\ntitle Two\n\ntell\n  text T\n\nmove\n  board start\n  answer e4\n";

    fn men(lesson: &str) -> Option<u32> {
        let board = first_of(after_head(COURSE, lesson)?)?;
        Some(board.occupied().count())
    }

    #[test]
    fn a_lesson_of_the_course_has_its_own_first_board() {
        assert_eq!(men("rook"), Some(1));
        assert_eq!(men("rook-two"), Some(32));
        assert_eq!(men("two"), None);
        assert_eq!(men("bishop"), None);
    }

    #[test]
    fn boards_need_no_kings() {
        let board = first_of("lesson own\ntell\n  board 8/8/8/3R4/8/8/8/8 w\n").expect("a board");
        assert!(board.piece_at(Square::D5).is_some());
        assert!(first_of("tell\n  board empty\n").is_some_and(|board| board.occupied().is_empty()));
        assert_eq!(first_of("tell\n  text T\n").map(|_| ()), None);
    }
}
