//! Reader of lessons: every fault is named with its line and step, and what is around it is read all the same.

use crate::exercise::Exercise;
use crate::fault::{Fault, FaultKind};
use crate::fields::{Field, HEAD, RawLesson, RawStep, split};
use crate::lesson::{Lesson, Step, Words};
use crate::notation::{read_board, read_drawing, read_label};
use crate::step_fields::Fields;
use crate::suggest::suggest;
use crate::task::{KINDS, read_task};
use crate::translate::translate;
use chess::{Setup, excerpt};

/// The most bytes of a lesson.
pub const LONGEST: usize = 64 * 1024;

/// The most steps of a lesson.
const MOST_STEPS: usize = 100;

/// Fields of steps of any kind.
const COMMON: [&str; 8] = [
    "text", "board", "show", "label", "task", "hint", "right", "wrong",
];

/// A lesson as it was read.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonRead {
    /// The lesson, with the steps that can be read; `None` if there is none.
    pub lesson: Option<Lesson>,
    /// All that could not be read.
    pub faults: Vec<Fault>,
}

/// Reads one lesson.
pub fn read_lesson(text: &str) -> LessonRead {
    if text.len() > LONGEST {
        return none(FaultKind::TooLong);
    }
    match split(text).into_iter().next() {
        Some(raw) => read_raw(&raw),
        None => none(FaultKind::NoLesson),
    }
}

/// Reads all lessons of a text: the files of a course, one after the other.
pub fn read_lessons(text: &str) -> Vec<LessonRead> {
    split(text).iter().map(read_raw).collect()
}

/// Reads all lessons of a text with the words of their translations, which are found by their ids. Words that are missing
/// there stay as they are.
pub fn read_translated(text: &str, translations: &str) -> Vec<LessonRead> {
    let read = |(raw, mut faults): (RawLesson, Vec<Fault>)| {
        let mut read = read_raw(&raw);
        read.faults.append(&mut faults);
        read
    };
    translated(text, translations).map(read).collect()
}

/// The text of all lessons in the words of their translations, for a reader of one language: it needs no other file.
pub fn translated_text(text: &str, translations: &str) -> String {
    let lessons = translated(text, translations);
    lessons.map(|(raw, _)| raw.text()).collect()
}

/// All lessons of a text under their translations, with the faults of these.
fn translated(text: &str, translations: &str) -> impl Iterator<Item = (RawLesson, Vec<Fault>)> {
    let translations = split(translations);
    split(text).into_iter().map(move |mut raw| {
        let id = id_of(&raw).to_owned();
        let translation = translations.iter().find(|other| id_of(other) == id);
        let faults = translation.map(|other| translate(&mut raw, other));
        (raw, faults.unwrap_or_default())
    })
}

fn none(kind: FaultKind) -> LessonRead {
    LessonRead {
        lesson: None,
        faults: vec![Fault {
            line: 1,
            step: None,
            kind,
        }],
    }
}

fn id_of(raw: &RawLesson) -> &str {
    let id = raw.head.iter().find(|field| field.key == "lesson");
    id.map_or("", |field| field.value.as_str())
}

fn read_raw(raw: &RawLesson) -> LessonRead {
    let mut faults = Vec::new();
    let mut fault = |line, kind| {
        faults.push(Fault {
            line,
            step: None,
            kind,
        });
    };
    let mut head = |key: &str| -> Option<&Field> {
        let mut named = raw.head.iter().filter(|field| field.key == key);
        let first = named.next();
        for twice in named {
            fault(twice.line, FaultKind::Twice(key.to_owned()));
        }
        first
    };
    let value = |field: Option<&Field>| field.map(|field| field.value.clone());
    let id = head("lesson");
    let title = value(head("title")).filter(|title| !title.is_empty());
    let summary = value(head("summary")).unwrap_or_default();
    let language = value(head("language")).unwrap_or_else(|| "en".to_owned());
    let group = value(head("group"));
    let laws = value(head("law")).unwrap_or_default();
    let puzzles = value(head("puzzles")).filter(|theme| !theme.is_empty());
    let screens = value(head("screen")).unwrap_or_default();
    let practised = head("exercise");
    let exercise = practised.and_then(|field| Exercise::from_name(&field.value));
    if let Some(field) = practised.filter(|_| exercise.is_none()) {
        let near = suggest(&field.value, &Exercise::ALL.map(Exercise::name));
        fault(field.line, FaultKind::Word(excerpt(&field.value), near));
    }
    for field in &raw.head {
        if !HEAD.contains(&field.key.as_str()) {
            let near = suggest(&field.key, &HEAD);
            fault(field.line, FaultKind::Kind(excerpt(&field.key), near));
        }
    }
    match id {
        None => fault(raw.line, FaultKind::NoLesson),
        Some(field) if !is_id(&field.value) => {
            fault(field.line, FaultKind::Id(excerpt(&field.value)));
        }
        Some(_) => {}
    }
    let id = value(id).filter(|id| is_id(id));
    if title.is_none() {
        fault(raw.line, FaultKind::NoTitle);
    }
    if raw.steps.len() > MOST_STEPS {
        fault(raw.steps[MOST_STEPS].line, FaultKind::TooLong);
    }
    let mut steps = Vec::new();
    let mut board = Setup::empty();
    for (number, raw) in (1..).zip(raw.steps.iter().take(MOST_STEPS)) {
        steps.extend(read_step(raw, number, &mut board, &mut faults));
    }
    if steps.is_empty() {
        faults.push(Fault {
            line: raw.line,
            step: None,
            kind: FaultKind::NoSteps,
        });
    }
    faults.sort_by_key(|fault| fault.line);
    let lesson = (!steps.is_empty()).then(|| Lesson {
        id: id.unwrap_or_else(|| "lesson".to_owned()),
        title: title.unwrap_or_default(),
        summary,
        language,
        group,
        laws: words(&laws),
        puzzles,
        exercise,
        screens: words(&screens),
        steps,
    });
    LessonRead { lesson, faults }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn is_id(id: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=40).contains(&id.len()) && id.bytes().all(is_sign)
}

/// Reads a step; the board is that of the steps before it, and of this one afterwards.
fn read_step(
    raw: &RawStep,
    step: usize,
    board: &mut Setup,
    faults: &mut Vec<Fault>,
) -> Option<Step> {
    let mut fields = Fields::new(&raw.fields, raw.line, step);
    let read = read_fields(raw, board, &mut fields);
    faults.append(&mut fields.faults);
    read
}

fn read_fields(raw: &RawStep, board: &mut Setup, fields: &mut Fields<'_>) -> Option<Step> {
    let Some((kind, own)) = KINDS.iter().find(|(kind, _)| *kind == raw.kind) else {
        let known: Vec<_> = KINDS.iter().map(|(kind, _)| *kind).chain(HEAD).collect();
        let near = suggest(&raw.kind, &known);
        fields.fault(raw.line, FaultKind::Kind(excerpt(&raw.kind), near));
        return None;
    };
    let mut board_is_known = true;
    if let Some(field) = fields.one("board") {
        match read_board(&field.value) {
            Ok(read) => *board = read,
            Err(error) => {
                fields.fault(field.line, FaultKind::Board(error));
                board_is_known = false;
            }
        }
    }
    let mut drawings = Vec::new();
    for field in fields.all("show") {
        for word in field.value.split_whitespace() {
            match read_drawing(word) {
                Some(drawing) => drawings.push(drawing),
                None => fields.fault(field.line, FaultKind::Square(excerpt(word))),
            }
        }
    }
    let mut labels = Vec::new();
    for field in fields.all("label") {
        for word in field.value.split_whitespace() {
            match read_label(word) {
                Some(label) => labels.push(label),
                None => fields.fault(field.line, FaultKind::Square(excerpt(word))),
            }
        }
    }
    let hints = fields.all("hint");
    let mut words = Words {
        text: fields.words("text"),
        task: fields.words("task"),
        hints: hints.iter().map(|field| field.value.clone()).collect(),
        right: fields.words("right"),
        wrong: String::new(),
    };
    let wrongs = fields.all("wrong");
    let (any, named): (Vec<_>, Vec<_>) = wrongs
        .into_iter()
        .partition(|field| field.value.starts_with("* ") || (*kind != "move"));
    for field in any.iter().skip(1) {
        fields.fault(field.line, FaultKind::Twice("wrong".to_owned()));
    }
    if let Some(field) = any.first() {
        let text = field.value.strip_prefix("* ").unwrap_or(&field.value);
        text.trim().clone_into(&mut words.wrong);
    }
    if *kind != "tell" && words.task.is_empty() {
        fields.fault(raw.line, FaultKind::Missing("task"));
    }
    if *kind == "tell" && words.text.is_empty() {
        fields.fault(raw.line, FaultKind::Missing("text"));
    }
    // What cannot be said of a board that cannot be read is not said, but its other fields are looked at.
    let task = read_task(kind, board, &named, fields);
    for field in fields.rest() {
        let known: Vec<_> = COMMON.iter().chain(own.iter()).copied().collect();
        let near = suggest(&field.key, &known);
        fields.fault(field.line, FaultKind::Key(excerpt(&field.key), near));
    }
    let task = task.filter(|_| board_is_known)?;
    Some(Step {
        words,
        board: board.clone(),
        drawings,
        labels,
        task,
    })
}

/// Outline of a lesson, for a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The id.
    pub id: String,
    /// The title.
    pub title: String,
    /// One sentence on it, which may be empty.
    pub summary: String,
    /// The chapter.
    pub group: String,
    /// Addresses of the screens to which its end leads.
    pub screens: Vec<String>,
    /// Number of steps.
    pub steps: usize,
}

/// The chapters of the course, in their order.
pub const GROUPS: [&str; 18] = [
    "basics",
    "pieces",
    "attack",
    "check",
    "special",
    "draws",
    "values",
    "notation",
    "clock",
    "opening",
    "mates",
    "tactics",
    "endings",
    "playing",
    "history",
    "rules-of-thumb",
    "tournament",
    "misconceptions",
];

/// The outlines of all lessons of a text, in the order of [`GROUPS`]. Tasks are not looked at.
pub fn outlines(text: &str) -> Vec<Outline> {
    let outline = |raw: &RawLesson| {
        let value = |key: &str| {
            let field = raw.head.iter().find(|field| field.key == key);
            field.map_or_else(String::new, |field| field.value.clone())
        };
        Outline {
            id: value("lesson"),
            title: value("title"),
            summary: value("summary"),
            group: value("group"),
            screens: words(&value("screen")),
            steps: raw.steps.len(),
        }
    };
    let mut outlines: Vec<_> = split(text).iter().map(outline).collect();
    let place = |lesson: &Outline| GROUPS.iter().position(|group| *group == lesson.group);
    outlines.sort_by_key(|lesson| place(lesson).unwrap_or(GROUPS.len()));
    outlines
}

/// The lesson of a text with this id.
pub fn read_one(text: &str, id: &str) -> Option<LessonRead> {
    let lessons = split(text);
    lessons.iter().find(|raw| id_of(raw) == id).map(read_raw)
}
