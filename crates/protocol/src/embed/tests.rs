//! The types of the package against these: declarations, schema, manifest.

use super::*;
use serde_json::Value;

const TYPES: &str = include_str!("../../../embed/www/sessa.d.ts");

/// The lines of a declaration.
fn declared(name: &str) -> &'static str {
    let from = TYPES.find(name).unwrap_or_else(|| panic!("{name}"));
    let end = TYPES[from..]
        .find("\n\n")
        .map_or(TYPES.len(), |end| from + end);
    &TYPES[from..end]
}

fn fields(value: &Value) -> impl Iterator<Item = &str> {
    value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
}

/// Every command but the one that has a description.
fn commands() -> [Command; 8] {
    [
        Command::Goto { ply: 7 },
        Command::Flip,
        Command::Hint,
        Command::Solution,
        Command::Reset,
        Command::Next,
        Command::Focus,
        Command::State,
    ]
}

/// Everything that a page and a board say to each other.
#[derive(schemars::JsonSchema)]
#[allow(dead_code)]
struct Messages {
    setup: Setup,
    command: Command,
    event: Event,
    statement: Statement,
    host_message: HostMessage,
    frame_message: FrameMessage,
}

#[test]
fn attributes_and_commands_are_read_by_their_names() {
    let empty = serde_json::to_value(Setup::default()).expect("JSON");
    for name in fields(&empty) {
        let setup = Setup::of(|asked| (asked == name).then(|| "x".to_owned()));
        let written = serde_json::to_value(&setup).expect("JSON");
        for field in fields(&written) {
            assert_eq!(written[field] == "x", field == name, "{name} {field}");
        }
    }
    for command in commands() {
        let written = serde_json::to_value(&command).expect("JSON");
        let name = written["type"].as_str().expect("a name");
        assert_eq!(Command::of_type(name, 7), Some(command));
    }
    assert_eq!(Command::of_type("load", 0), None);
}

/// The schema is made of these types: `RENEW=1 cargo test -p protocol` writes it.
#[test]
fn the_json_schema_is_current() {
    let schema = schemars::schema_for!(Messages);
    let text = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../embed/www/sessa.schema.json"
    );
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(path, &text).expect("the folder is there");
    }
    let kept = std::fs::read_to_string(path).expect("it is in the package");
    assert_eq!(kept, text);
}

#[test]
fn the_package_names_the_same() {
    let read = |text| -> Value { serde_json::from_str(text).expect("JSON") };
    let manifest = read(include_str!("../../../embed/www/custom-elements.json"));
    let element = &manifest["modules"][0]["declarations"][0];
    let names = |list: &str| -> Vec<String> {
        let list = element[list].as_array().expect("a list");
        let name = |entry: &Value| entry["name"].as_str().expect("a name").to_owned();
        list.iter().map(name).collect()
    };
    let attributes = declared("export interface Setup").lines();
    let attribute = |line: &'static str| Some(line.trim().split_once("?: ")?.0);
    let attributes: Vec<_> = attributes.filter_map(attribute).collect();
    assert_eq!(names("attributes"), attributes);
    let events = declared("export interface BoardEvents").lines();
    let event = |line: &'static str| line.trim().strip_prefix('"')?.split('"').next();
    let events: Vec<_> = events.filter_map(event).collect();
    assert_eq!(names("events"), events);
    let package = read(include_str!("../../../embed/www/package.json"));
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_declared_types_are_these() {
    let made = MoveMade {
        uci: "e2e4".into(),
        san: "e4".into(),
        fen: String::new(),
        ply: 1,
        by: By::Person,
    };
    let attempt = Attempt {
        puzzle: "1".into(),
        attempts: 1,
        helped: false,
        ms: 1,
    };
    let text = String::new;
    let events = [
        Event::Ready { mode: text() },
        Event::BeforeMove(made.clone()),
        Event::Move(made.clone()),
        Event::Illegal {
            from: text(),
            to: text(),
            reason: text(),
        },
        Event::Hint { step: 1 },
        Event::Solved(attempt.clone()),
        Event::Failed(attempt.clone()),
        Event::Ended {
            result: text(),
            reason: text(),
        },
        Event::Progress {
            done: 1,
            solved: 1,
            total: 1,
        },
        Event::State {
            fen: text(),
            pgn: None,
            ply: 0,
        },
        Event::Full { on: true },
        Event::Error {
            code: ErrorCode::Fetch,
            message: text(),
        },
    ];
    let parts = [
        declared("export type BoardEvent"),
        declared("export interface MoveMade"),
        declared("export interface Attempt"),
        declared("export interface State"),
    ]
    .join("\n");
    for event in &events {
        let value = serde_json::to_value(event).expect("it can be written");
        let kind = value["type"].as_str().expect("a name");
        assert!(parts.contains(&format!("type: \"{kind}\"")), "{kind}");
        assert!(
            declared("export interface BoardEvents").contains(&format!("\"sessa-{kind}\"")),
            "{kind}"
        );
        for field in fields(&value) {
            assert!(parts.contains(&format!("{field}: ")), "{kind}.{field}");
        }
        let read: Event = serde_json::from_value(value).expect("it can be read");
        assert_eq!(read, *event);
    }
    assert_eq!(parts.matches("type: \"").count(), events.len());
    let types = declared("export type Command");
    let load = Command::Load(Box::default());
    for command in commands().iter().chain([&load]) {
        let value = serde_json::to_value(command).expect("it can be written");
        let kind = value["type"].as_str().expect("a name");
        assert!(types.contains(&format!("type: \"{kind}\"")), "{kind}");
    }
    assert_eq!(types.matches("type: \"").count(), commands().len() + 1);
    let setup = serde_json::to_value(Setup::default()).expect("it can be written");
    let types = declared("export interface Setup");
    for field in fields(&setup) {
        assert!(types.contains(&format!("  {field}?: ")), "{field}");
    }
    // A file is fetched by the element itself.
    assert_eq!(types.matches("?: ").count(), fields(&setup).count() + 1);
    let codes = [
        ErrorCode::Attribute,
        ErrorCode::Fen,
        ErrorCode::Pgn,
        ErrorCode::Puzzles,
        ErrorCode::Lesson,
        ErrorCode::Fetch,
        ErrorCode::Engine,
        ErrorCode::Command,
    ];
    let names = codes.map(|code| serde_json::to_string(&code).expect("it can be written"));
    assert_eq!(
        declared("export type ErrorCode"),
        format!("export type ErrorCode = {};", names.join(" | "))
    );
}

#[test]
fn the_declared_messages_of_frames_are_these() {
    let text = String::new;
    let request = RequestId::Number(1);
    let events = [
        FrameEvent::Ready,
        FrameEvent::Welcome {
            version: VERSION,
            storage: Storage::Memory,
        },
        FrameEvent::Loaded { mode: text() },
        FrameEvent::Resize { height: 1 },
        FrameEvent::Done {
            request: request.clone(),
            fen: None,
            pgn: None,
            ply: 0,
        },
        FrameEvent::Refused {
            request,
            code: ErrorCode::Command,
            message: text(),
        },
    ];
    let types = declared("export type FrameEvent");
    for event in &events {
        let message = FrameMessage {
            sessa: VERSION,
            id: "board".into(),
            body: Said::Frame(event.clone()),
        };
        let value = serde_json::to_value(&message).expect("it can be written");
        let kind = value["type"].as_str().expect("a name");
        let line = types
            .lines()
            .find(|line| line.contains(&format!("type: \"{kind}\"")))
            .unwrap_or_else(|| panic!("{kind}"));
        let own = fields(&value).filter(|field| !["sessa", "id"].contains(field));
        for field in own {
            assert!(line.contains(&format!("{field}: ")), "{kind}.{field}");
        }
        let read: FrameMessage = serde_json::from_value(value).expect("it can be read");
        assert_eq!(read, message);
    }
    assert_eq!(types.matches("type: \"").count(), events.len());
    let statement = Statement {
        verb: Verb {
            id: text(),
            display: [("en".to_owned(), "passed".to_owned())].into(),
        },
        object: Activity {
            id: text(),
            definition: ActivityKind { r#type: text() },
        },
        result: StatementResult {
            success: true,
            completion: true,
            score: Score { scaled: 1.0 },
            duration: Some("PT1S".into()),
        },
    };
    let types = declared("export interface Statement");
    let value = serde_json::to_value(&statement).expect("it can be written");
    for part in ["verb", "object", "result"] {
        for field in fields(&value[part]) {
            let is_declared = [": ", "?: "].map(|sign| types.contains(&format!("{field}{sign}")));
            assert!(is_declared.contains(&true), "{part}.{field}");
        }
    }
    let solved = FrameMessage {
        sessa: VERSION,
        id: text(),
        body: Said::Board {
            event: Event::Hint { step: 1 },
            xapi: Some(statement),
        },
    };
    let value = serde_json::to_value(&solved).expect("it can be written");
    assert_eq!(value["type"], "hint");
    let read: FrameMessage = serde_json::from_value(value).expect("it can be read");
    assert_eq!(read, solved);
}

#[test]
fn messages_to_a_frame_are_read_with_and_without_a_request() {
    let read = |text: &str| serde_json::from_str::<HostMessage>(text).expect(text);
    let hello = read(r#"{"sessa":1,"type":"hello"}"#);
    assert_eq!(hello.body, HostCommand::Hello(Hello::Hello));
    assert_eq!((hello.id.as_str(), hello.request), ("", None));
    for (request, known) in [
        ("7", RequestId::Number(7)),
        (r#""a""#, RequestId::Text("a".into())),
    ] {
        let text = format!(r#"{{"sessa":1,"id":"x","request":{request},"type":"goto","ply":3}}"#);
        let goto = read(&text);
        assert_eq!(goto.request, Some(known));
        assert_eq!(goto.body, HostCommand::Command(Command::Goto { ply: 3 }));
    }
}

#[test]
fn numbers_and_truths_stand_for_their_text() {
    let text = r#"{"ply":4,"level":"3","number":2,"controls":false,"result":true,"fen":null}"#;
    let setup: Setup = serde_json::from_str(text).expect("a description");
    let told = [
        setup.ply,
        setup.level,
        setup.number,
        setup.controls,
        setup.result,
        setup.fen,
    ];
    let told = told.each_ref().map(Option::as_deref);
    let expected = [
        Some("4"),
        Some("3"),
        Some("2"),
        Some("false"),
        Some("true"),
        None,
    ];
    assert_eq!(told, expected);
    // The declaration and the schema allow the same.
    let schema = serde_json::to_value(schemars::schema_for!(Setup)).expect("JSON");
    let allowed = |field: &str| schema["properties"][field].to_string();
    let types = declared("export interface Setup");
    for line in types
        .lines()
        .filter_map(|line| line.trim().split_once("?: "))
    {
        let (field, declared) = line;
        let other = [("number", "Number"), ("boolean", "Truth")];
        for (name, schema) in other {
            let is_allowed = allowed(field).contains(&format!("TextOr{schema}"));
            assert_eq!(declared.contains(name), is_allowed, "{field}");
        }
    }
}

#[test]
fn what_is_not_known_is_passed_over() {
    let text = r#"{"type":"load","fen":"x","of-tomorrow":1}"#;
    let Ok(Command::Load(setup)) = serde_json::from_str(text) else {
        panic!("a command")
    };
    assert_eq!(setup.fen.as_deref(), Some("x"));
    assert!(serde_json::from_str::<Command>(r#"{"type":"dance"}"#).is_err());
}
