//! Proof that every lesson of the course can be done: every task is solved by the checker, every wrong first move is played and
//! judged wrong, every `par` is right, and every language has the same steps with words of its own.

use chess::Position;
use learn::{
    Answer, Attempt, Found, GROUPS, Goal, Input, Lesson, LessonRead, Stage, Task, Words, outlines,
    read_lesson, read_lessons, read_translated, translated_text, write_lesson,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tablebase::{Material, Tablebase, Value};

/// The folder of a language.
fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("course")
        .join(language)
}

/// The text of a file.
fn text(language: &str, name: &str) -> String {
    let text = fs::read_to_string(folder(language).join(name));
    text.unwrap_or_else(|error| panic!("{language}/{name}: {error}"))
}

fn files(language: &str) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder(language)).expect("the folder is there");
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read_to_string(entry.path()).expect("UTF-8"))
    };
    let is_lesson = |(name, _): &(String, String)| name.ends_with(".lesson");
    entries.flatten().map(read).filter(is_lesson).collect()
}

fn lessons() -> Vec<(String, Lesson)> {
    let read = |(name, text): (String, String)| {
        let LessonRead { lesson, faults } = read_lesson(&text);
        let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{name}:\n{}", told.join("\n"));
        (name, lesson.expect("it has no faults"))
    };
    files("en").into_iter().map(read).collect()
}

/// Languages of the course but English, by its folders.
fn languages() -> Vec<String> {
    let course = folder("");
    let entries = fs::read_dir(course).expect("the course is there").flatten();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let languages: Vec<_> = entries.map(name).filter(|name| name != "en").collect();
    assert!(!languages.is_empty(), "the course is translated");
    languages
}

/// A lesson in the words of a translation; the name is that of the file in both.
fn in_language(language: &str, name: &str) -> Lesson {
    let place = format!("{language}/{name}");
    let translation = text(language, name);
    let LessonRead { lesson, faults } = read_translated(&text("en", name), &translation).remove(0);
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{place}:\n{}", told.join("\n"));
    lesson.expect("it has no faults")
}

#[test]
fn the_course_has_thirty_lessons_and_two_hundred_steps() {
    let lessons = lessons();
    assert!(lessons.len() >= 30, "{} lessons", lessons.len());
    let steps: usize = lessons.iter().map(|(_, lesson)| lesson.steps.len()).sum();
    assert!(steps >= 200, "{steps} steps");
}

#[test]
fn moves_can_be_typed_at_every_board_of_the_course() {
    for (name, lesson) in lessons() {
        for (number, step) in (1..).zip(&lesson.steps) {
            let mut attempt = Attempt::new(step);
            while attempt.takes_moves() {
                let position = attempt.position();
                let readable = position.readable();
                let readable = readable.unwrap_or_else(|| panic!("{name}, step {number}"));
                let moves = readable.legal_moves();
                for mv in position.moves() {
                    assert!(moves.contains(&mv), "{name}, step {number}: {mv:?}");
                    assert_eq!(position.is_capture(mv), readable.is_capture(mv));
                }
                let Some(input) = attempt.solution() else {
                    break;
                };
                attempt.take(&input);
            }
        }
    }
}

#[test]
fn a_reader_of_one_language_needs_no_other_file() {
    let whole = |language: &str| files(language).into_values().collect::<Vec<_>>().join("\n");
    let english = whole("en");
    let lessons = |read: Vec<LessonRead>| read.into_iter().map(|read| read.lesson.expect("whole"));
    for language in &languages() {
        let translations = whole(language);
        let text = translated_text(&english, &translations);
        let read = read_lessons(&text);
        assert!(read.iter().all(|read| read.faults.is_empty()));
        assert!(lessons(read).eq(lessons(read_translated(&english, &translations))));
    }
    // What is missing stays English.
    let text = translated_text(&english, "lesson rook\ntitle Turm\n");
    let rook = learn::read_one(&text, "rook").expect("it is there").lesson;
    let mut english = learn::read_one(&english, "rook")
        .expect("it is there")
        .lesson;
    english.as_mut().expect("whole").title = "Turm".to_owned();
    assert_eq!(rook, english);
}

#[test]
fn mate_comes_after_check_and_before_stalemate() {
    let text: String = files("en").into_values().collect();
    let path = outlines(&text);
    let place = |id: &str| {
        let place = path.iter().position(|lesson| lesson.id == id);
        place.unwrap_or_else(|| panic!("{id}"))
    };
    let order = ["capture", "defend", "check", "mate-in-one", "stalemate"];
    let rest = ["castling", "en-passant", "promotion", "draws", "values"];
    let order = order.into_iter().chain(rest).map(place);
    assert!(order.is_sorted(), "{path:?}");
}

#[test]
fn endings_begin_with_the_simplest() {
    let text: String = files("en").into_values().collect();
    let endings = outlines(&text)
        .into_iter()
        .filter(|lesson| lesson.group == "endings");
    let ids: Vec<_> = endings.map(|lesson| lesson.id).collect();
    let pieces = ["two-rooks-ladder", "queen-and-king", "rook-and-king"];
    let pawns = ["rule-of-the-square", "opposition", "key-squares"];
    assert_eq!(ids[..6], [pieces, pawns].concat());
}

/// The most words of a sentence that children of nine years read without losing its thread.
const LONGEST_SENTENCE: usize = 14;

#[test]
fn sentences_of_the_first_stage_are_short() {
    let groups = Stage::FirstMoves.groups();
    let is_first = |(_, lesson): &(String, Lesson)| {
        let group = lesson.group.as_deref();
        group.is_some_and(|group| groups.contains(&group))
    };
    let mut count = 0;
    for (name, lesson) in lessons().into_iter().filter(is_first) {
        for (number, step) in (1..).zip(&lesson.steps) {
            let Words {
                text,
                task,
                hints,
                right,
                wrong,
            } = &step.words;
            let mut told = vec![text, task, right, wrong];
            told.extend(hints);
            match &step.task {
                Task::Choose(choices) => {
                    told.extend(choices.iter().flat_map(|it| [&it.option, &it.answer]));
                }
                Task::Move { wrongs, .. } => told.extend(wrongs.iter().map(|it| &it.words)),
                _ => {}
            }
            for sentence in told
                .iter()
                .flat_map(|told| told.split(['.', '!', '?', ';', ':']))
            {
                let words = sentence.split_whitespace().count();
                assert!(
                    words <= LONGEST_SENTENCE,
                    "{name}, step {number}: {words} words:{sentence}"
                );
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

#[test]
fn every_task_is_solved_and_every_wrong_first_answer_is_judged_wrong() {
    let mut ids = BTreeSet::new();
    for (name, lesson) in lessons() {
        assert!(
            ids.insert(lesson.id.clone()),
            "{name}: the id is there twice"
        );
        let group = lesson.group.as_deref().unwrap_or_default();
        assert!(GROUPS.contains(&group), "{name}: `group` is {group}");
        for (number, step) in (1..).zip(&lesson.steps) {
            check_play(&Attempt::new(step), &format!("{name}, step {number}"));
        }
        check(&name, &lesson);
    }
}

#[test]
fn translated_lessons_are_solved_and_refuted_as_well() {
    for language in &languages() {
        for name in files("en").into_keys() {
            check(&format!("{language}/{name}"), &in_language(language, &name));
        }
    }
}

/// Solves every task of a lesson, and plays everything that can be done first.
fn check(name: &str, lesson: &Lesson) {
    for (number, step) in (1..).zip(&lesson.steps) {
        let place = format!("{name}, step {number}");
        let first = Attempt::new(step);
        for input in every_input(&first) {
            let mut attempt = first.clone();
            let answer = attempt.take(&input);
            match &answer {
                Answer::Wrong(_) => {
                    assert_eq!(attempt.position(), first.position(), "{place}");
                    assert_eq!(attempt.mistakes(), 1, "{place}");
                    assert!(!attempt.is_done(), "{place}");
                }
                Answer::Done => assert!(attempt.is_done(), "{place}"),
                _ => {}
            }
            if let Task::Move { lines, .. } = &step.task {
                let Input::Move(mv) = input else { continue };
                let is_right = lines.iter().any(|line| line[0] == mv);
                assert_eq!(matches!(answer, Answer::Wrong(_)), !is_right, "{place}");
                let mates = |mv| {
                    let after = first.position().after(mv);
                    after.legal().is_some_and(Position::is_checkmate)
                };
                if lines.iter().any(|line| line.len() == 1 && mates(line[0])) {
                    let san = first.position().san(mv);
                    assert!(is_right || !mates(mv), "{place}: {san} mates too");
                }
            }
        }
        if matches!(step.task, Task::Play { .. }) {
            continue;
        }
        let mut attempt = first.clone();
        let mut inputs = 0;
        while let Some(input) = attempt.solution() {
            let answer = attempt.take(&input);
            assert!(
                matches!(answer, Answer::Right | Answer::Done),
                "{place}: {input:?} is {answer:?}"
            );
            inputs += 1;
            assert!(inputs < 100, "{place}");
        }
        assert!(attempt.is_done() && attempt.stars() == 3, "{place}");
    }
}

/// Everything that can be done first.
fn every_input(attempt: &Attempt) -> Vec<Input> {
    match &attempt.step().task {
        Task::Tell => Vec::new(),
        Task::Choose(choices) => {
            let options = (0..choices.len()).map(Input::Choose);
            let is_on_board = attempt.step().option_squares().is_some();
            let squares = chess::Square::all().filter(|_| is_on_board);
            options.chain(squares.map(Input::Tap)).collect()
        }
        Task::Find(what) if matches!(what.set(attempt.position()), Found::Squares(_)) => {
            chess::Square::all().map(Input::Tap).collect()
        }
        Task::Setup { .. } => {
            let pieces = chess::Color::ALL
                .into_iter()
                .flat_map(|color| chess::Role::ALL.map(|role| Some(role.of(color))));
            let pieces: Vec<_> = pieces.chain([None]).collect();
            let on = |square| pieces.iter().map(move |&piece| (square, piece));
            chess::Square::all()
                .flat_map(on)
                .map(|(square, piece)| Input::Place(square, piece))
                .collect()
        }
        _ => attempt
            .position()
            .moves()
            .into_iter()
            .map(Input::Move)
            .collect(),
    }
}

/// A game against the robot can be won: by the table of its ending, where there is one.
fn check_play(attempt: &Attempt, place: &str) {
    let Task::Play { goal, within, .. } = attempt.step().task else {
        return;
    };
    let position = attempt
        .position()
        .legal()
        .expect("the reader has seen to it");
    assert!(
        !position.is_checkmate() && !position.is_stalemate(),
        "{place}"
    );
    let Ok(material) = Material::of(position) else {
        return;
    };
    let mut tablebase = Tablebase::new();
    tablebase.make(material);
    let value = tablebase.probe(position).expect("the table was made");
    match (goal, value) {
        (Goal::Mate, Value::Win(plies)) => {
            let most = within.map_or(u32::MAX, |moves| 2 * moves);
            assert!(plies <= most, "{place}: mate takes {plies} half-moves");
        }
        (Goal::Mate, value) => panic!("{place}: no mate, but {value}"),
        (Goal::Draw, value) => assert!(!matches!(value, Value::Loss(_)), "{place}"),
        (Goal::Promote | Goal::Win(_), value) => assert!(matches!(value, Value::Win(_)), "{place}"),
    }
}

#[test]
fn every_lesson_is_written_and_read_as_the_same() {
    for (name, lesson) in lessons() {
        let written = write_lesson(&lesson);
        let again = read_lesson(&written);
        assert!(
            again.faults.is_empty(),
            "{name}: {:?}\n{written}",
            again.faults
        );
        assert_eq!(again.lesson, Some(lesson), "{name}");
    }
}

#[test]
fn every_language_has_every_lesson_with_the_same_steps() {
    let english: BTreeSet<_> = files("en").into_keys().collect();
    for language in &languages() {
        let translations: BTreeSet<_> = files(language).into_keys().collect();
        assert_eq!(translations, english, "{language}");
        for (name, own) in lessons() {
            let read = in_language(language, &name);
            let place = format!("{language}/{name}");
            let id = format!("lesson {}", own.id);
            assert!(
                text(language, &name).lines().any(|line| line == id),
                "{place}: `{id}` is missing"
            );
            assert_eq!(read.steps.len(), own.steps.len(), "{place}");
            for (step, own) in read.steps.iter().zip(&own.steps) {
                assert_eq!(step.board, own.board, "{place}");
                assert_eq!(step.task.name(), own.task.name(), "{place}");
            }
        }
    }
}

#[test]
fn every_language_says_everything() {
    let english = lessons();
    let mut missing = Vec::new();
    for language in &languages() {
        for (name, own) in &english {
            let read = in_language(language, name);
            let pairs = texts(own).into_iter().zip(texts(&read));
            let same = pairs.filter(|(own, read)| own == read && is_prose(own));
            missing.extend(same.map(|(own, _)| format!("{language}/{name}: {own}")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// All that a lesson says, in its order.
fn texts(lesson: &Lesson) -> Vec<String> {
    let mut texts = vec![lesson.title.clone(), lesson.summary.clone()];
    for step in &lesson.steps {
        let words = &step.words;
        texts.extend([&words.text, &words.task, &words.right, &words.wrong].map(Clone::clone));
        texts.extend(words.hints.iter().cloned());
        match &step.task {
            Task::Move { wrongs, .. } => {
                texts.extend(wrongs.iter().map(|wrong| wrong.words.clone()));
            }
            Task::Choose(choices) => {
                let said = |choice: &learn::Choice| [choice.option.clone(), choice.answer.clone()];
                texts.extend(choices.iter().flat_map(said));
            }
            _ => {}
        }
    }
    texts
}

/// True if a text has English words, and not only moves, squares and figures.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic());
    text.split(|c: char| c.is_whitespace() || ".,:;?!()".contains(c))
        .any(is_word)
}

/// Numbers of articles in a text: `9.2.3.1`, `A.5.2`.
fn articles(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
    let is_number = |word: &&str| {
        let (first, rest) = word.split_once('.').unwrap_or_default();
        let is_first = first.parse::<u32>().is_ok() || ["A", "B", "C", "D"].contains(&first);
        is_first && rest.split('.').all(|part| part.parse::<u32>().is_ok())
    };
    text.split(|c| !is_part(c))
        .map(|word| word.trim_end_matches('.'))
        .filter(is_number)
        .map(str::to_owned)
        .collect()
}

/// Last words of each question: of the right option, or when the task is done.
fn settled(lesson: &Lesson) -> Vec<String> {
    let said = |step: &learn::Step| match &step.task {
        Task::Choose(choices) => {
            let right = choices.iter().filter(|choice| choice.is_right);
            right.map(|choice| choice.answer.clone()).collect()
        }
        _ => step.words.right.clone(),
    };
    lesson.steps.iter().map(said).collect()
}

#[test]
fn every_misconception_is_settled_by_an_article_of_the_laws() {
    let laws = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/laws/en.laws");
    let laws = fs::read_to_string(laws).expect("it is there");
    let laws: BTreeSet<&str> = laws
        .lines()
        .filter_map(|line| Some(line.split_once(": ")?.0))
        .collect();
    let mut questions = 0;
    for (name, lesson) in lessons() {
        if lesson.group.as_deref() != Some("misconceptions") {
            continue;
        }
        for (number, said) in (1..).zip(settled(&lesson)) {
            let named = articles(&said);
            assert!(!named.is_empty(), "{name}, step {number}: {said}");
            for article in named {
                assert!(laws.contains(article.as_str()), "{name}: {article}");
                let below =
                    |law: &String| article == *law || article.starts_with(&format!("{law}."));
                assert!(
                    lesson.laws.iter().any(below),
                    "{name}: `law` lacks {article}"
                );
            }
            questions += 1;
        }
        for language in &languages() {
            let read = in_language(language, &name);
            for (number, (said, own)) in (1..).zip(settled(&read).iter().zip(settled(&lesson))) {
                let place = format!("{language}/{name}, step {number}");
                assert_ne!(*said, own, "{place} is not translated");
                assert_eq!(articles(said), articles(&own), "{place}");
            }
        }
    }
    assert!(questions >= 60, "{questions}");
}
