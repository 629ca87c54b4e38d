//! Fuzz targets of lesson files, any text and any link, and of the glossary.

use arbitrary::{Result, Unstructured};
use learn::{
    Answer, Attempt, Glossary, GlossaryFault, read_lesson, read_lesson_link, write_lesson,
    write_lesson_link,
};

use crate::text::text;

/// Lessons with every kind of step.
const FILES: [&str; 2] = [
    "lesson rook\ntitle The rook\nsummary Straight.\nlaw 3.3 1.4\ntell\n  text T\n  board 8/8/8/3R4/8/8/8/8 w\n  show d5d8 red:d5\n\
     find\n  of d5\n  task T\nreach\n  board 8/8/8/8/8/3b4/8/R7 w\n  task T\n  stars a6 f6\n  par 2\n  guarded yes\n\
     take\n  board 8/8/2p3p1/8/8/2R3p1/8/8 w\n  task T\n  par 3\n  hint H\n",
    "lesson b-2\ntitle B\nmove\n  board start\n  task T\n  answer e4 ; e5 ; Nf3 | d4\n  wrong c4 No.\n  wrong * No.\n  right R\n\
     setup\n  board 7k/8/8/8/8/8/8/K7 w\n  from 7k/8/8/8/8/8/8/8\n  task T\nchoose\n  task T\n  option A | a\n  option! B\n\
     play\n  board 4k3/P7/8/8/8/8/8/4K3 w\n  task T\n  goal win:4 within 9 moves\n  level 3\n",
];

/// Letters that mean something in a lesson, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefgh |;*!:\n#=é\0";

/// Any text: what has been read is written and read as the same, and every task can be done.
pub fn lesson(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &FILES, LETTERS)?;
    let read = read_lesson(&text);
    for fault in &read.faults {
        assert!(fault.to_string().len() < 2_000, "{fault}");
    }
    let link = read_lesson_link(&write_lesson_link(&text)).expect("it was written");
    assert!(link.is_intact && link.read == read);
    let Some(lesson) = read.lesson else {
        return Ok(());
    };
    let written = write_lesson(&lesson);
    let again = read_lesson(&written).lesson.expect("it was written");
    assert_eq!(again.steps.len(), lesson.steps.len(), "{written}");
    assert_eq!(write_lesson(&again), written);
    for step in &lesson.steps {
        let mut attempt = Attempt::new(step);
        while let Some(input) = attempt.solution() {
            let answer = attempt.take(&input);
            assert!(
                matches!(answer, Answer::Right | Answer::Done),
                "{text:?} {input:?}"
            );
        }
    }
    Ok(())
}

/// Terms with every kind of field.
const TERMS: [&str; 1] = [
    "term fork\n  en Fork | double attack\n  ta X\n  board 4k3/8/8/3N4/8/8/8/r3K3 w\n  show d5c7 red:e8\n  law 3.6\n  lesson fork\n  see pin\nterm pin\n  en Pin\n",
];

/// Definitions of them.
const DEFINITIONS: [&str; 1] = ["fork One piece attacks two.\npin It cannot leave a line.\n"];

/// Any two texts: what has been read is found by all its names and by its definition.
pub fn glossary(input: &mut Unstructured<'_>) -> Result<()> {
    let terms = text(input, &TERMS, LETTERS)?;
    let definitions = text(input, &DEFINITIONS, LETTERS)?;
    let is_told = |text: &str, fault: &GlossaryFault| {
        assert!(fault.line <= text.lines().count() && fault.to_string().len() < 1_000);
    };
    let mut glossary = match Glossary::read(&terms) {
        Err(fault) => {
            is_told(&terms, &fault);
            return Ok(());
        }
        Ok(glossary) => glossary,
    };
    if let Err(fault) = glossary.define(&definitions) {
        is_told(&definitions, &fault);
    }
    for term in &glossary.terms {
        assert_eq!(glossary.term(&term.id), Some(term));
        let names = term.names.iter().flat_map(|(_, names)| names);
        for told in names.chain([&term.definition]) {
            assert!(glossary.search(told).contains(&term), "{told}");
        }
    }
    Ok(())
}
