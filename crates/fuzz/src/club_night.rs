//! Fuzz targets of kept club nights, and of results as they are typed or scanned.

use crate::text::text;
use ::club_night::{Night, ResultCode, ResultWord, ResultWords, Typed, typed};
use arbitrary::{Result, Unstructured};
use chess::Color;

/// Nights with late entries, robots, forbidden pairs, chosen tie-breaks, a table, a knockout, an opened report.
const NIGHTS: [&str; 4] = [
    r#"{"club-night":1,"id":"7KQ","actions":[{"terms":{"name":"Friday","system":"swiss","rounds":3}},{"enter":[{"name":"Ann","rating":1500},{"name":"Bob","robot":3},{"name":"Zoe","robot":2,"values":[100,300,300,500,900]},{"name":"Gil"}]},{"forbid":[0,1]},{"tie-breaks":"BH-C1,SB"},{"pair":{"lot":7,"boards":[[0,2],[3,1]]}},{"result":{"round":1,"board":1,"result":"1-0"}},{"seat":{"round":1,"board":2,"seat":{"device":"1763751600000-00000007"}}},{"result":{"round":1,"board":2,"result":"1/2"}},{"enter":[{"name":"Eve","rating":2000}]},{"bye":{"player":1,"round":2,"half":true}},{"withdraw":0},{"return":0},{"allow":[0,1]}],"done":12}"#,
    r#"{"club-night":1,"id":"001","actions":[{"terms":{"name":"","system":"round-robin","rounds":5}},{"enter":[{"name":"A"},{"name":"B"},{"name":"C"}]},{"pair":{"lot":4,"boards":[[1,2],[0,null]]}},{"result":{"round":1,"board":1,"result":"+-"}}],"done":4}"#,
    r#"{"club-night":1,"id":"ZZZ","actions":[{"terms":{"name":"K","system":"knockout","rounds":5}},{"enter":[{"name":"A","rating":3},{"name":"B","rating":2}]},{"pair":{"lot":1,"boards":[[0,1]]}},{"result":{"round":1,"board":1,"result":null}}],"done":3}"#,
    r#"{"club-night":1,"id":"100","actions":[{"open":"012 Club\nXXR 3\nXXP 1 2\n001    1      One                               2500                             0.0    1\n001    2      Two                               2400                             0.0    2\n"},{"remove":1}],"done":1}"#,
];

/// Codes typed and scanned, one with a game, and results in signs and words.
const TYPED: [&str; 6] = [
    "7KQ2M-4XN9P",
    "sessa:7kq2m4xn9p",
    "SESSA:0000000000.AAAA",
    "12 1/2-1/2",
    "board three white wins",
    "3 both absent",
];

/// Any kept night: one that is read is written and read as the same, can be undone to its beginning and done again, and has
/// a place for every player; of any other the fault is said in a sentence.
pub fn club_night(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &NIGHTS, "0123456789{}[]\":,-+/abcdeinorstuw\0")?;
    match Night::from_json(&text) {
        Ok(mut night) => {
            let again = Night::from_json(&night.to_json()).expect("what was written");
            assert_eq!(again, night);
            let players = night.state().tournament().players.len();
            assert_eq!(night.state().standings().places.len(), players);
            // Paired, or the reason why not.
            let _ = night.state().pair(7);
            let mut undone = 0;
            while night.undo() {
                undone += 1;
            }
            for _ in 0..undone {
                assert!(night.redo());
            }
            assert_eq!(again, night);
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    Ok(())
}

/// Any text that is typed or scanned as a result: a code that is read is written and read as the same.
pub fn typed_result(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(
        input,
        &TYPED,
        "0123456789abcdhiklmnopqrstwxz ABCKLMNPQRSTXZ-+=.:/\u{bd}\u{2013}\0",
    )?;
    let words = [
        ("white", ResultWord::Side(Color::White)),
        ("wins", ResultWord::Wins),
        ("absent", ResultWord::Absent),
        ("both", ResultWord::Both),
        ("three", ResultWord::Number(3)),
        ("board", ResultWord::Filler),
    ];
    let words: ResultWords = words
        .map(|(word, meaning)| (word.to_owned(), meaning))
        .into();
    if let Some(Typed::Code(Ok(code))) = typed(&text, &words) {
        for written in [code.typed(), code.qr_text()] {
            let again = ResultCode::parse(&written).expect("what was written");
            assert_eq!(again.address, code.address, "{text:?}");
            assert_eq!(again.result, code.result, "{text:?}");
            assert_eq!(again.is_confirmed, code.is_confirmed, "{text:?}");
        }
    }
    Ok(())
}
