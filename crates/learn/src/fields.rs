//! Lines of a lesson as fields: keys at the left edge, steps, and what is indented below them.

/// A key with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// The key.
    pub key: String,
    /// The value, on one line.
    pub value: String,
}

/// A step before it is understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawStep {
    /// The line of its kind.
    pub line: usize,
    /// Its kind as it is written.
    pub kind: String,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// A lesson before it is understood.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RawLesson {
    /// The line on which it begins.
    pub line: usize,
    /// Fields of the lesson itself.
    pub head: Vec<Field>,
    /// Its steps.
    pub steps: Vec<RawStep>,
}

impl RawLesson {
    /// The text that is split into this lesson.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |indent: &str, field: &Field| {
            let Field { key, value, .. } = field;
            text.push_str(format!("{indent}{key} {value}").trim_end());
            text.push('\n');
        };
        for field in &self.head {
            line("", field);
        }
        for step in &self.steps {
            let kind = Field {
                line: step.line,
                key: step.kind.clone(),
                value: String::new(),
            };
            line("", &kind);
            for field in &step.fields {
                line("  ", field);
            }
        }
        text
    }
}

/// Keys of the lesson itself.
pub const HEAD: [&str; 9] = [
    "lesson", "title", "summary", "language", "group", "law", "puzzles", "exercise", "screen",
];

/// Splits a text into lessons; each begins with a line `lesson`.
pub fn split(text: &str) -> Vec<RawLesson> {
    let mut lessons: Vec<RawLesson> = Vec::new();
    // The indentation of the field that a deeper line goes on with.
    let mut open: Option<usize> = None;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim_start_matches('\u{feff}').trim_end();
        let content = text.trim_start();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let indent = text.chars().count() - content.chars().count();
        let (key, value) = match content.split_once(char::is_whitespace) {
            Some((key, value)) => (key.to_owned(), value.trim_start().to_owned()),
            None => (content.to_owned(), String::new()),
        };
        if lessons.is_empty() || (indent == 0 && key == "lesson") {
            let line = if lessons.is_empty() { 1 } else { line };
            lessons.push(RawLesson {
                line,
                ..RawLesson::default()
            });
        }
        let Some(lesson) = lessons.last_mut() else {
            continue;
        };
        let fields = match lesson.steps.last_mut() {
            Some(step) => &mut step.fields,
            None => &mut lesson.head,
        };
        if let Some(last) = fields.last_mut()
            && open.is_some_and(|open| indent > open)
        {
            last.value.push(' ');
            last.value.push_str(content);
            last.value = last.value.trim_start().to_owned();
            continue;
        }
        let is_head = indent == 0 && HEAD.contains(&key.as_str());
        if is_head {
            lesson.head.push(Field { line, key, value });
            open = lesson.steps.is_empty().then_some(0);
        } else if indent == 0 {
            // `find checks` and `find of d4` may stand on one line.
            let inline = match value.split_once(char::is_whitespace) {
                Some((key, value)) => Some((key, value)),
                None => Some(("what", value.as_str())).filter(|_| !value.is_empty()),
            };
            let field = inline.map(|(key, value)| Field {
                line,
                key: key.to_owned(),
                value: value.trim_start().to_owned(),
            });
            let fields = field.into_iter().collect();
            lesson.steps.push(RawStep {
                line,
                kind: key,
                fields,
            });
            open = None;
        } else {
            fields.push(Field { line, key, value });
            open = Some(indent);
        }
    }
    lessons
}
