//! The deserializer of a tree beside `serde_json`'s: it reads the same from the same, and refuses the same, but for an array in
//! place of an object.

use json::Value;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Plain {
    number: u8,
    text: String,
    perhaps: Option<bool>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Strict {
    first_name: String,
    #[serde(default)]
    items: Vec<i32>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Lenient {
    share: f64,
    sign: char,
    pair: (i8, u64),
}

impl Default for Lenient {
    fn default() -> Self {
        Self {
            share: 0.5,
            sign: '+',
            pair: (-1, 1),
        }
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Nothing,
    One(u32),
    Two(String, bool),
    Named { x: i16, y: Option<i16> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Tagged {
    Empty,
    Full { plain: Vec<u8> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Either {
    Number(i64),
    Text(String),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Flat {
    own: u32,
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Wrapped(u32);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Triple(u8, u8, u8);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Unit;

/// Values of every kind, in places where another kind is wanted.
fn values() -> Vec<Value> {
    let mut values = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(7),
        json!(255),
        json!(256),
        json!(-1),
        json!(-129),
        json!(70_000),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(0.25),
        json!(1e30),
        json!(""),
        json!("a"),
        json!("nothing"),
        json!("one"),
        json!("other"),
        json!([]),
        json!([1]),
        json!([1, 2]),
        json!([-1, 2]),
        json!([1, 2, 3]),
        json!([1, "x"]),
        json!(["x", "y"]),
        json!([null]),
        json!({}),
        json!({"nothing": null}),
        json!({"nothing": 1}),
        json!({"one": 1}),
        json!({"one": null}),
        json!({"one": "1"}),
        json!({"two": ["x", true]}),
        json!({"two": ["x"]}),
        json!({"two": ["x", true, 1]}),
        json!({"two": "x"}),
        json!({"named": {"x": 1, "y": null}}),
        json!({"named": {"x": 1}}),
        json!({"named": {"y": 1}}),
        json!({"named": 1}),
        json!({"one": 1, "two": ["x", true]}),
        json!({"other": 1}),
        json!({"type": "empty"}),
        json!({"type": "full", "plain": [1, 2]}),
        json!({"type": "full"}),
        json!({"type": 1}),
        json!({"number": 1, "text": "x"}),
        json!({"number": 1, "text": "x", "perhaps": true}),
        json!({"number": 1, "text": "x", "perhaps": null, "more": {"a": [1]}}),
        json!({"number": 256, "text": "x"}),
        json!({"number": 1}),
        json!({"number": 1.0, "text": "x"}),
        json!({"first-name": "x"}),
        json!({"first-name": "x", "items": [1, -2]}),
        json!({"first-name": "x", "items": null}),
        json!({"first-name": "x", "more": 1}),
        json!({"first_name": "x"}),
        json!({"share": 1, "sign": "-", "pair": [-3, 4]}),
        json!({"share": "1"}),
        json!({"sign": "ab"}),
        json!({"pair": [1]}),
        json!({"pair": [1, 2, 3]}),
        json!({"own": 1, "a": 2, "b": [3]}),
        json!({"1": "x", "22": "y"}),
        json!({"-1": "x"}),
        json!({"x": 1}),
    ];
    let inner = values.clone();
    values.extend(inner.iter().map(|value| json!([value])));
    values.extend(inner.into_iter().map(|value| json!({ "a": value })));
    values
}

/// Reads every value as `T`, in both ways.
fn agree<T: DeserializeOwned + Serialize + PartialEq + Debug>() {
    let mut read = 0;
    for value in values() {
        let ours = json::from_value::<T>(value.clone());
        match (ours, serde_json::from_value::<T>(value.clone())) {
            (Ok(ours), Ok(theirs)) => {
                assert_eq!(ours, theirs, "{value}");
                assert_eq!(
                    json::read::<T>(&json::write(&ours)).expect("as written"),
                    ours
                );
                read += 1;
            }
            (Err(_), Err(_)) => {}
            (ours, theirs) => panic!("{value}: {ours:?}, serde_json {theirs:?}"),
        }
    }
    assert!(read > 0, "no value was read");
}

#[test]
fn numbers_and_texts() {
    agree::<u8>();
    agree::<u16>();
    agree::<u32>();
    agree::<u64>();
    agree::<i8>();
    agree::<i16>();
    agree::<i32>();
    agree::<i64>();
    agree::<f32>();
    agree::<f64>();
    agree::<bool>();
    agree::<String>();
    agree::<char>();
    agree::<()>();
    agree::<Option<u8>>();
    agree::<Value>();
}

#[test]
fn lists_and_maps() {
    agree::<Vec<u8>>();
    agree::<Vec<Option<String>>>();
    agree::<[u8; 2]>();
    agree::<(u8, String)>();
    agree::<BTreeSet<Kind>>();
    agree::<BTreeMap<String, i32>>();
    agree::<BTreeMap<u32, String>>();
    agree::<BTreeMap<Wrapped, String>>();
    agree::<BTreeMap<Kind, Value>>();
}

#[test]
fn enums() {
    agree::<Kind>();
    agree::<Vec<Kind>>();
    agree::<Tagged>();
    agree::<Either>();
}

#[test]
fn tuples_and_wrapped_values() {
    agree::<Wrapped>();
    agree::<Triple>();
    agree::<Unit>();
    agree::<Option<Wrapped>>();
}

#[test]
fn structs() {
    /// Those values that are no arrays: `serde_json` takes an array for the fields in their order.
    fn agree_on_objects<T: DeserializeOwned + PartialEq + Debug>() {
        for value in values() {
            let ours = json::from_value::<T>(value.clone());
            match (ours, serde_json::from_value::<T>(value.clone())) {
                (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{value}"),
                (Err(_), theirs) => assert!(theirs.is_err() || value.is_array(), "{value}"),
                (Ok(ours), Err(_)) => panic!("{value}: {ours:?}"),
            }
        }
    }
    agree_on_objects::<Plain>();
    agree_on_objects::<Strict>();
    agree_on_objects::<Lenient>();
    agree_on_objects::<Flat>();
}

#[test]
fn errors_say_what_is_wrong() {
    let of = |text: &str| {
        json::read::<Strict>(text)
            .expect_err("it is wrong")
            .to_string()
    };
    assert_eq!(of(r#"{"items":[]}"#), "missing field `first-name`");
    assert_eq!(
        of(r#"{"first-name":3}"#),
        "invalid type: integer `3`, expected a string"
    );
    assert_eq!(
        of(r#"{"first-name":"x","other":1}"#),
        "unknown field `other`, expected `first-name` or `items`"
    );
    assert_eq!(of("[1]"), "invalid type: sequence, expected struct Strict");
    assert_eq!(
        of("{\n\"first-name\":"),
        "EOF while parsing a value at line 2 column 13"
    );
    let length = json::read::<(u8, u8)>("[1,2,3]").expect_err("one too many");
    assert_eq!(length.to_string(), "invalid length 3, expected a list of 2");
    let variant = json::read::<Kind>("\"three\"").expect_err("no such variant");
    assert_eq!(
        variant.to_string(),
        "unknown variant `three`, expected one of `nothing`, `one`, `two`, `named`"
    );
}
