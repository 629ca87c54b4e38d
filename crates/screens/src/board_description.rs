//! Description of an embedded board: the attributes of `<sessa-board>` (docs/embedding.md) as the address of "Share or embed" has them, and
//! the snippets of HTML that a teacher copies.

use crate::link;
use chess::Drawing;
use game::pgn;
use protocol::embed::Mode;
use protocol::puzzle::Puzzle;
use puzzle::message::from_message;
use puzzle::percent::{escape, unescape};
use puzzle::set_link::{LONGEST_SET_LINK, write_set_link};
use puzzle::write_epd;

/// Attributes, in the order of a snippet.
const ATTRIBUTES: [&str; 17] = [
    "mode",
    "lesson",
    "puzzles",
    "fen",
    "moves",
    "pgn",
    "ply",
    "drawings",
    "level",
    "side",
    "clock",
    "orientation",
    "coordinates",
    "controls",
    "result",
    "theme",
    "pieces",
];

/// Attributes that every mode has.
const COMMON: [&str; 5] = ["orientation", "coordinates", "controls", "theme", "pieces"];

/// Name of a set of puzzles, which its link carries; no attribute of the element.
const NAME: &str = "name";

/// `light` or `dark` where the board is not to follow its page; no attribute of the element.
const SCHEME: &str = "scheme";

/// The attributes with the content of a mode.
fn content(mode: Mode) -> &'static [&'static str] {
    match mode {
        Mode::Diagram => &["fen", "drawings"],
        Mode::Game => &["pgn", "ply"],
        Mode::Puzzle => &["puzzles", "fen", "moves", "result"],
        Mode::Play => &["fen", "level", "side", "clock"],
        Mode::Free => &["fen"],
        Mode::Lesson => &["lesson", "result"],
    }
}

/// Attributes with their values. What another mode would use stays, so that one can go back to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description(Vec<(&'static str, String)>);

impl Description {
    /// Reads the query of an address; names that are unknown are passed over.
    pub fn parse(query: &str) -> Description {
        let mut description = Description::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let known = ATTRIBUTES.iter().chain([&SCHEME, &NAME]);
            if let Some(name) = known.copied().find(|known| *known == name) {
                description.set(name, &unescape(value));
            }
        }
        description
    }

    /// The query of the address.
    pub fn query(&self) -> String {
        let pair = |(name, value): &(&str, String)| format!("{name}={}", escape(value));
        self.0.iter().map(pair).collect::<Vec<_>>().join("&")
    }

    /// The value of an attribute; empty where it has none.
    pub fn value(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(own, _)| *own == name);
        found.map_or("", |(_, value)| value)
    }

    /// Changes an attribute; an empty value takes it away.
    pub fn set(&mut self, name: &'static str, value: &str) {
        self.0.retain(|(own, _)| *own != name);
        if !value.is_empty() {
            self.0.push((name, value.to_owned()));
        }
    }

    /// True if there is content for a mode.
    pub fn allows(&self, mode: Mode) -> bool {
        let has = |name| !self.value(name).is_empty();
        match mode {
            // A lesson is nothing else, and neither is a set of puzzles.
            Mode::Lesson => has("lesson"),
            _ if has("lesson") => false,
            _ if has("puzzles") => mode == Mode::Puzzle,
            Mode::Diagram | Mode::Free | Mode::Play => true,
            Mode::Game => has("pgn"),
            Mode::Puzzle => has("moves"),
        }
    }

    /// The mode; that of a lesson or a set, or of a position to look at, where none is named that has content.
    pub fn mode(&self) -> Mode {
        let named = |mode: &Mode| mode.name() == self.value("mode") && self.allows(*mode);
        let usual = || {
            let all = [Mode::Lesson, Mode::Diagram, Mode::Puzzle].into_iter();
            let mut offered = all.filter(|mode| self.allows(*mode));
            offered.next().unwrap_or(Mode::Diagram)
        };
        Mode::ALL.into_iter().find(named).unwrap_or_else(usual)
    }

    /// The attributes that its mode uses, in the order of a snippet.
    fn used(&self) -> impl Iterator<Item = (&'static str, String)> {
        let mode = self.mode();
        ATTRIBUTES.into_iter().filter_map(move |name| {
            let value = match name {
                "mode" => mode.name(),
                _ if COMMON.contains(&name) => self.value(name),
                _ if content(mode).contains(&name) => self.value(name),
                _ => "",
            };
            (!value.is_empty()).then(|| (name, value.to_owned()))
        })
    }

    /// The fragment of the frame's address (`embed.html#…`).
    pub fn fragment(&self, language: &str) -> String {
        let scheme = [(SCHEME, self.value(SCHEME).to_owned())];
        let pairs = self.used().chain(scheme);
        let pairs = pairs.filter(|(_, value)| !value.is_empty());
        let mut parts: Vec<_> = pairs
            .map(|(name, value)| format!("{name}={}", escape(&value)))
            .collect();
        parts.push(format!("lang={language}"));
        parts.join("&")
    }

    /// HTML of the element, with the style sheet that keeps its room and the script that defines it. `folder` is the address of the bundle.
    pub fn element(&self, folder: &str, language: &str) -> String {
        let mut tag = vec!["<sessa-board".to_owned()];
        let mut child = String::new();
        for (name, value) in self.used() {
            // A game is easier to read, and to change, as text inside; but not one that would end the text.
            if name == "pgn" && !value.to_ascii_lowercase().contains("</script") {
                let value = value.trim();
                child =
                    format!("\n<script type=\"application/x-chess-pgn\">\n{value}\n</script>\n");
            } else {
                tag.push(format!("{name}=\"{}\"", html(&value)));
            }
        }
        let scheme = self.value(SCHEME);
        if !scheme.is_empty() {
            tag.push(format!("style=\"color-scheme: {scheme}\""));
        }
        tag.push(format!("lang=\"{language}\">"));
        let tag = tag.join("\n  ");
        format!(
            "<link rel=\"stylesheet\" href=\"{folder}room.css\">\n{tag}{child}</sessa-board>\n<script type=\"module\" src=\"{folder}sessa.js\"></script>"
        )
    }

    /// HTML of a frame with the board, and the script that gives it its height.
    pub fn frame(&self, folder: &str, language: &str, title: &str) -> String {
        let address = html(&format!("{folder}embed.html#{}", self.fragment(language)));
        format!(
            "<iframe\n  src=\"{address}\"\n  title=\"{}\"\n  width=\"100%\" height=\"500\" style=\"border: 0\">\n</iframe>\n<script type=\"module\" src=\"{folder}host.js\"></script>",
            html(title)
        )
    }

    /// The hash of a link that opens the same in the application, without its `#`; none where it is too long for one.
    pub fn link(&self) -> Option<String> {
        match self.mode() {
            Mode::Game => {
                let games = pgn::read(self.value("pgn").as_bytes());
                link::to_game(&games.first()?.tree)
            }
            Mode::Puzzle if !self.value("puzzles").is_empty() => {
                let set: Vec<_> = self
                    .puzzles()
                    .iter()
                    .map(puzzle::Puzzle::to_message)
                    .collect();
                let end = write_set_link(self.value(NAME), &set);
                let is_short = end.len() <= LONGEST_SET_LINK;
                is_short.then(|| format!("puzzles/set?link={end}"))
            }
            Mode::Puzzle => {
                let line = self.value("moves").split_whitespace();
                let puzzle = Puzzle {
                    fen: self.fen(),
                    lines: vec![line.map(str::to_owned).collect()],
                    ..Puzzle::default()
                };
                let set = [puzzle];
                Some(format!("puzzles/set?link={}", write_set_link("", &set)))
            }
            Mode::Lesson => {
                let lesson = self.value("lesson");
                let is_id = !lesson.contains('\n');
                let text = || format!("?link={}", escape(&learn::write_lesson_link(lesson)));
                let end = if is_id { lesson.to_owned() } else { text() };
                (end.len() <= learn::LONGEST_LESSON_LINK).then(|| format!("learn/lesson/{end}"))
            }
            Mode::Diagram | Mode::Play | Mode::Free => Some(link::to_position(&self.fen())),
        }
    }

    /// The position, as FEN; that of the first puzzle of a set, and that at the start of a game where none is named.
    pub fn fen(&self) -> String {
        let first = || self.puzzles().first().map(puzzle::Puzzle::position);
        match self.value("fen") {
            "" => first().unwrap_or_default().to_fen(),
            fen => fen.to_owned(),
        }
    }

    /// The puzzles of a set.
    fn puzzles(&self) -> Vec<puzzle::Puzzle> {
        let mut puzzles = Vec::new();
        puzzle::read_text(self.value("puzzles"), &mut |read| puzzles.extend(read));
        puzzles
    }
}

/// Query of "Share or embed" for a position, or for a game and the position it came to.
pub fn board_query(
    fen: &str,
    following: &[String],
    game: Option<(&str, usize)>,
    drawings: &[Drawing],
) -> String {
    let mut description = Description::default();
    description.set("fen", fen);
    description.set("moves", &following.join(" "));
    let drawings: Vec<_> = drawings.iter().map(Drawing::to_string).collect();
    description.set("drawings", &drawings.join(","));
    if let Some((pgn, ply)) = game {
        description.set("mode", Mode::Game.name());
        description.set("pgn", pgn.trim());
        description.set("ply", &ply.to_string());
    }
    description.query()
}

/// Query of "Share or embed" for a puzzle.
pub fn puzzle_query(fen: &str, solution: &[String]) -> String {
    let mut description = Description::default();
    description.set("mode", Mode::Puzzle.name());
    description.set("fen", fen);
    description.set("moves", &solution.join(" "));
    description.query()
}

/// Query of "Share or embed" for a set of puzzles with its name.
pub fn set_query(name: &str, set: &[Puzzle]) -> String {
    let mut text = String::new();
    for puzzle in set.iter().filter_map(|puzzle| from_message(puzzle).ok()) {
        write_epd(&puzzle, &mut text);
    }
    let mut description = Description::default();
    description.set("mode", Mode::Puzzle.name());
    description.set("puzzles", text.trim_end());
    description.set(NAME, name);
    description.query()
}

/// Query of "Share or embed" for a lesson: the id of one of the course, or a text.
pub fn lesson_query(lesson: &str) -> String {
    let mut description = Description::default();
    description.set("lesson", lesson);
    description.query()
}

/// Text in an attribute of HTML.
fn html(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    const FEN: &str = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1";

    fn described(pairs: &[(&'static str, &str)]) -> Description {
        let mut description = Description::default();
        for (name, value) in pairs {
            description.set(name, value);
        }
        description
    }

    #[test]
    fn addresses_read_back() {
        let pgn = "[White \"A & B\"]\n\n1. e4 {50 % = x?} e5 *";
        let description = described(&[("mode", "game"), ("pgn", pgn), ("scheme", "dark")]);
        assert_eq!(Description::parse(&description.query()), description);
        let twice = Description::parse("fen=a&other=1&fen=b&mode");
        assert_eq!(twice, described(&[("fen", "b")]));
    }

    #[test]
    fn a_mode_without_content_is_a_diagram() {
        for mode in ["game", "puzzle", "chess", ""] {
            let description = described(&[("mode", mode), ("fen", FEN)]);
            assert_eq!(description.mode(), Mode::Diagram, "{mode}");
        }
        for mode in Mode::ALL {
            let all = described(&[("pgn", "1. e4 *"), ("moves", "a1a8"), ("mode", mode.name())]);
            let is_lesson = mode == Mode::Lesson;
            assert_eq!(all.mode() == mode, !is_lesson);
        }
        let set = described(&[("puzzles", "6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#;")]);
        assert_eq!(set.mode(), Mode::Puzzle);
        assert!(!set.allows(Mode::Diagram));
        // A lesson is nothing else.
        for mode in ["lesson", "diagram", "play", ""] {
            let lesson = described(&[("lesson", "rook"), ("mode", mode)]);
            assert_eq!(lesson.mode(), Mode::Lesson, "{mode}");
            assert!(!lesson.allows(Mode::Diagram));
        }
    }

    #[test]
    fn only_what_a_mode_uses_is_written() {
        let all = [
            ("fen", FEN),
            ("moves", "a1a8"),
            ("pgn", "1. e4 *"),
            ("ply", "1"),
            ("level", "3"),
            ("drawings", "Ga1a8"),
            ("coordinates", "false"),
            ("theme", "blue"),
        ];
        let names = |mode: Mode| {
            let mut description = described(&all);
            description.set("mode", mode.name());
            let names = description.used().map(|(name, _)| name);
            names.collect::<Vec<_>>()
        };
        assert_eq!(
            names(Mode::Diagram),
            ["mode", "fen", "drawings", "coordinates", "theme"]
        );
        let with = |own: &[&'static str]| [own, &["coordinates", "theme"]].concat();
        assert_eq!(names(Mode::Game), with(&["mode", "pgn", "ply"]));
        assert_eq!(names(Mode::Puzzle), with(&["mode", "fen", "moves"]));
        assert_eq!(names(Mode::Play), with(&["mode", "fen", "level"]));
        assert_eq!(names(Mode::Free), with(&["mode", "fen"]));
    }

    #[test]
    fn snippets() {
        let puzzle = described(&[("mode", "puzzle"), ("fen", FEN), ("moves", "a1a8")]);
        assert_eq!(
            puzzle.element("https://chess.example/embed/", "en"),
            "<link rel=\"stylesheet\" href=\"https://chess.example/embed/room.css\">\n\
            <sessa-board\n  mode=\"puzzle\"\n  fen=\"6k1/5ppp/8/8/8/8/8/R6K w - - 0 1\"\n  moves=\"a1a8\"\n  lang=\"en\"></sessa-board>\n\
            <script type=\"module\" src=\"https://chess.example/embed/sessa.js\"></script>"
        );
        let dark = described(&[("mode", "diagram"), ("fen", "a\"<&"), ("scheme", "dark")]);
        let element = dark.element("", "ta");
        assert!(element.contains("fen=\"a&quot;&lt;&amp;\""), "{element}");
        assert!(
            element.contains("style=\"color-scheme: dark\""),
            "{element}"
        );
        let frame = dark.frame("e/", "ta", "A \"board\"");
        assert!(
            frame.contains(
                "src=\"e/embed.html#mode=diagram&amp;fen=a%22%3C%26&amp;scheme=dark&amp;lang=ta\""
            ),
            "{frame}"
        );
        assert!(frame.contains("title=\"A &quot;board&quot;\""), "{frame}");
    }

    #[test]
    fn a_game_stands_inside_the_element_unless_it_would_end_it() {
        let inside = described(&[("mode", "game"), ("pgn", "1. e4 e5 *\n")]);
        let html = inside.element("", "en");
        assert!(
            html.contains(">\n<script type=\"application/x-chess-pgn\">\n1. e4 e5 *\n</script>\n</sessa-board>"),
            "{html}"
        );
        let hostile = described(&[("mode", "game"), ("pgn", "1. e4 {</SCRIPT>} *")]);
        let html = hostile.element("", "en");
        assert!(html.contains("pgn=\"1. e4 {&lt;/SCRIPT>} *\""), "{html}");
    }

    #[test]
    fn links_lead_into_the_application() {
        let position = described(&[("fen", FEN)]);
        assert_eq!(position.link(), Some(link::to_position(FEN)));
        let game = described(&[("mode", "game"), ("pgn", "1. e4 e5 *")]);
        assert_eq!(game.link().as_deref(), Some("pgn=1._e4_e5_*"));
        let puzzle = described(&[("mode", "puzzle"), ("fen", FEN), ("moves", "a1a8")]);
        let link = puzzle.link().expect("it is short");
        let text = link.strip_prefix("puzzles/set?link=").expect("a set");
        let set = puzzle::set_link::read_set_link(text).expect("it was written now");
        assert_eq!((set.puzzles.len(), set.is_intact), (1, true));
        assert_eq!(Description::default().fen(), Position::default().to_fen());
        // A set keeps its puzzles, their order and their solutions.
        let twice = [set.puzzles[0].clone(), set.puzzles[0].clone()];
        let set = Description::parse(&set_query("Mates & more", &twice));
        assert_eq!(set.value("puzzles").lines().count(), 2);
        assert_eq!(set.fen(), FEN);
        let link = set.link().expect("it is short");
        let text = link.strip_prefix("puzzles/set?link=").expect("a set");
        let linked = puzzle::set_link::read_set_link(text).expect("it was written now");
        assert_eq!(linked.puzzles[1].lines, twice[1].lines);
        assert_eq!(linked.name, "Mates & more");
        assert!(!set.fragment("en").contains("Mates"));
        let html = set.element("", "en");
        assert!(
            html.contains("\n  mode=\"puzzle\"\n  puzzles=\"6k1/5ppp/8/8/8/8/8/R6K w - - bm Ra8#;"),
            "{html}"
        );
        let lesson = Description::parse(&lesson_query("rook"));
        assert_eq!(lesson.link().as_deref(), Some("learn/lesson/rook"));
        assert!(lesson.element("", "ta").contains("\n  lesson=\"rook\"\n"));
        assert_eq!(lesson.fragment("ta"), "mode=lesson&lesson=rook&lang=ta");
        let own = "lesson own\ntitle Own\ntell\n  text T\n";
        let own = Description::parse(&lesson_query(own));
        let link = own.link().expect("it is short");
        assert!(link.starts_with("learn/lesson/?link="), "{link}");
    }
}
