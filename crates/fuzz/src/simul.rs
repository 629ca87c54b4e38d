//! Fuzz target of kept simultaneous displays.

use crate::text::text;
use ::simul::{self as displays, Simul};
use arbitrary::{Result, Unstructured};
use std::collections::BTreeSet;

/// Displays with robots and persons, each kind of clock, a board started anew.
const FILES: [&str; 3] = [
    r#"{"simul":1,"boards":[{"opponent":{"robot":3},"giver":"white","began":1763751600000,"seed":7},{"opponent":{"robot":4},"giver":"black","began":1763751600000,"seed":8,"earlier":["1763751600000-00000009"]}],"clock":{"giver":90},"giver_clock":{"left":5400000},"blindfold":true,"current":1}"#,
    r#"{"simul":1,"boards":[{"opponent":{"person":"Anna"},"giver":"white","began":0,"seed":1},{"opponent":{"person":""},"giver":"white","began":0,"seed":2}],"clock":"none","blindfold":false,"current":0}"#,
    r#"{"simul":1,"boards":[{"opponent":{"robot":1},"giver":"white","began":1,"seed":1},{"opponent":{"robot":12},"giver":"white","began":1,"seed":4294967295}],"clock":{"boards":{"giver":60,"opponent":30,"increment":5}},"current":0}"#,
];

/// Any kept display: one that is read has a game of its own for each board and reads back as the same; of any other the fault
/// is said in a sentence.
pub fn display(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &FILES, "0123456789{}[]\":,-.eabcdefglnorstuw\0")?;
    match Simul::from_json(&text) {
        Ok(simul) => {
            let boards = simul.boards();
            assert!((displays::FEWEST..=displays::MOST).contains(&boards.len()));
            assert!(simul.current() < boards.len());
            let keys: BTreeSet<_> = boards.iter().map(displays::Board::key).collect();
            assert_eq!(keys.len(), boards.len(), "{text}");
            for board in 0..boards.len() {
                let time = simul.config(board).time;
                assert!(time.is_none_or(|time| time.check().is_ok()), "{text}");
            }
            let again = Simul::from_json(&simul.to_json()).expect("what was written");
            assert_eq!(again, simul);
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    Ok(())
}
