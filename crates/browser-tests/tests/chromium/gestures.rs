//! Hundreds of gestures on the boards of puzzles, seeded, none of which is a move: not one becomes an attempt.

use crate::puzzles::{add_set, solve_own_set, wait_for_phase};
use browser_tests::{Browser, Gestures, Place, View, with_browser};
use serde_json::json;

/// Gestures in all, and puzzles on which they are made; half of the puzzles want moves confirmed.
const GESTURES: usize = 400;
const PUZZLES: usize = 6;
/// Gestures that are made in a row.
const TOGETHER: usize = 24;
/// Pause in milliseconds after each gesture: browsers learn from a drawn frame where a finger scrolls and where it takes a piece.
const FRAME: u64 = 20;
/// Gestures in the quarter second in which a puzzle is deaf.
const DEAF: usize = 6;

/// The solver's pieces in all of these puzzles, each with the squares to which it can go.
const OWN: [(&str, &[&str]); 5] = [
    (
        "d1",
        &[
            "a1", "b1", "c1", "e1", "f1", "d2", "d3", "d4", "d5", "d6", "d7",
        ],
    ),
    ("g1", &["f1", "h1"]),
    ("f2", &["f3", "f4"]),
    ("g2", &["g3", "g4"]),
    ("h2", &["h3", "h4"]),
];

/// A queen that stands unguarded on d7, each time with another pawn far away.
fn puzzles() -> Vec<String> {
    let ranks = ["p4pp1", "1p3pp1", "2p2pp1", "pp3pp1", "p1p2pp1", "1pp2pp1"];
    let puzzle = |(n, rank): (usize, &&str)| {
        format!(
            "q{n},6k1/{rank}/3q3p/8/8/8/5PPP/3R2K1 b - - 0 1,d6d7 d1d7,800,80,90,100,hangingPiece,,"
        )
    };
    ranks.iter().enumerate().map(puzzle).collect()
}

/// A random number generator: `SplitMix64`, by Steele, Lea and Flood.
struct Random(u64);

impl Random {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % sides as u64) as usize
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A number between `-most` and `most`.
    fn about(&mut self, most: f64) -> f64 {
        (self.below(2_001) as f64 / 1_000.0 - 1.0) * most
    }
}

/// State of the screen after the gestures so far.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Hand {
    Empty,
    /// One of the solver's pieces is selected.
    Selected(usize),
    /// A move stands on the board and waits for its confirmation.
    Unconfirmed,
}

/// A gesture that must not be mixed with strokes.
enum Last {
    /// Two taps on a square to which the piece of the first one, which is selected, can go: too quick for a driver on a busy machine.
    DoubleTap(&'static str, &'static str),
    /// A click of the mouse: browsers hold touches back while they decide on a scroll, and a click would overtake them.
    Click(Place),
}

struct Fingers {
    random: Random,
    /// Their gestures still to come.
    gestures: Gestures,
    /// The gesture that follows them once the page has heard them.
    last: Option<Last>,
    /// The board's left and top edge, and the side of a square, in CSS pixels.
    board: (f64, f64, f64),
    confirms: bool,
    hand: Hand,
}

impl Fingers {
    /// A point in a square, at most so much of its side away from its middle.
    fn point(&mut self, square: &str, off: f64) -> Place {
        let (left, top, size) = self.board;
        let [file, rank] = [square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1'];
        let x = left + (f64::from(file) + 0.5 + self.random.about(off)) * size;
        let y = top + (7.5 - f64::from(rank) + self.random.about(off)) * size;
        (x.round() as i64, y.round() as i64)
    }

    /// A point above the board or below it, too far from every square for a piece to fall there.
    fn off_board(&mut self) -> Place {
        let (left, top, size) = self.board;
        let x = left + (self.random.below(80) as f64 / 10.0) * size;
        let far = 0.5 + self.random.below(10) as f64 / 10.0;
        let y = if self.random.below(2) == 0 {
            top - far * size
        } else {
            top + (8.0 + far) * size
        };
        (x.round() as i64, y.round() as i64)
    }

    /// A square where none of the solver's pieces stands, and to which none can go.
    fn quiet(&mut self) -> String {
        loop {
            let square = self.any();
            let is_near =
                |own: &(&str, &[&str])| own.0 == square || own.1.contains(&square.as_str());
            if !OWN.iter().any(is_near) {
                return square;
            }
        }
    }

    fn any(&mut self) -> String {
        let [file, rank] = [self.random.below(8) as u8, self.random.below(8) as u8];
        format!("{}{}", char::from(b'a' + file), rank + 1)
    }

    /// A square without a piece of the solver's; it may be one to which one can go.
    fn foreign(&mut self) -> String {
        loop {
            let square = self.any();
            if OWN.iter().all(|own| own.0 != square) {
                return square;
            }
        }
    }

    fn tap(&mut self, square: &str) {
        let place = self.point(square, 0.4);
        self.gestures.stroke(&[place]);
    }

    /// Goes from a place to another by a third.
    fn drag(&mut self, from: Place, to: Place) {
        let by = self.any();
        let by = self.point(&by, 0.4);
        self.gestures.stroke(&[from, by, to]);
    }

    /// Makes a gesture that is no move.
    fn gesture(&mut self) {
        let kind = self.random.below(8);
        let own = self.random.below(OWN.len());
        let (square, _) = OWN[own];
        let quiet = self.quiet();
        self.hand = match (self.hand, kind) {
            (Hand::Unconfirmed, _) => {
                // Any tap but on the target takes the move back.
                self.tap(&quiet);
                Hand::Empty
            }
            // A tap, on whatever kind of square.
            (Hand::Empty, 0) => {
                let foreign = self.foreign();
                self.tap(&foreign);
                Hand::Empty
            }
            (Hand::Empty, 1) => {
                self.tap(square);
                Hand::Selected(own)
            }
            // Twice in quick succession, by finger or by the click that follows it.
            (Hand::Empty, 2) => {
                let place = self.point(square, 0.4);
                self.gestures.stroke(&[place]);
                if self.random.below(2) == 0 {
                    self.gestures.stroke(&[place]);
                } else {
                    self.last = Some(Last::Click(place));
                }
                Hand::Empty
            }
            // A drag that ends at home, beside the board, or where the piece cannot go.
            (Hand::Empty, 3) => {
                let (from, home) = (self.point(square, 0.4), self.point(square, 0.45));
                self.drag(from, home);
                // Carried or only tapped it stays selected; a browser that takes it for a scroll lets it go.
                self.tap(&quiet);
                Hand::Empty
            }
            (Hand::Empty, 4) => {
                let (from, to) = (self.point(square, 0.4), self.off_board());
                self.drag(from, to);
                Hand::Empty
            }
            (Hand::Empty, 5) => {
                let (from, to) = (self.point(square, 0.4), self.point(&quiet, 0.1));
                self.drag(from, to);
                Hand::Empty
            }
            // A scroll that begins on the board, up or down, with or without a piece selected.
            (Hand::Empty | Hand::Selected(_), 6) => {
                let from = self.point(&quiet, 0.4);
                let by = self.random.about(160.0).round() as i64;
                let way: Vec<_> = (0..4)
                    .map(|step| (from.0 + step, (from.1 + by * step / 3).max(1)))
                    .collect();
                self.gestures.stroke(&way);
                // A browser may take the next press for the end of the scroll, and keep it to itself.
                self.tap(&quiet);
                Hand::Empty
            }
            // Two fingers, the first on a piece or on a square where the selected one could go.
            (hand @ (Hand::Empty | Hand::Selected(_)), _) if kind == 7 => {
                let first = match hand {
                    Hand::Selected(own) => *self.random.one(OWN[own].1),
                    _ => square,
                };
                let (first, other) = (self.point(first, 0.4), self.any());
                let other = self.point(&other, 0.4);
                let apart = (other.0, other.1 + 20);
                self.gestures.two_fingers(first, other, apart);
                Hand::Empty
            }
            (Hand::Selected(selected), 0) => {
                let selected = OWN[selected].0;
                self.tap(selected);
                Hand::Empty
            }
            (Hand::Selected(selected), 1) if selected != own => {
                self.tap(square);
                Hand::Selected(own)
            }
            // A finger that slides away from a square where the piece could go.
            (Hand::Selected(selected), 2 | 3) => {
                let target = *self.random.one(OWN[selected].1);
                let from = self.point(target, 0.4);
                let to = if kind == 2 {
                    self.off_board()
                } else {
                    self.point(&quiet, 0.1)
                };
                self.gestures.stroke(&[from, to]);
                Hand::Empty
            }
            // A long press.
            (Hand::Selected(selected), 4) if self.random.below(4) == 0 => {
                let place = self.point(OWN[selected].0, 0.4);
                self.gestures.long_press(place, 600);
                Hand::Empty
            }
            // A tap on a square where the piece can go is a move, which is judged only once it is confirmed: not by a double tap.
            (Hand::Selected(selected), 4 | 5) if self.confirms => {
                let (own, targets) = OWN[selected];
                let target = *self.random.one(targets);
                if self.random.below(2) == 0 {
                    self.last = Some(Last::DoubleTap(own, target));
                } else {
                    self.tap(target);
                }
                Hand::Unconfirmed
            }
            _ => {
                self.tap(&quiet);
                Hand::Empty
            }
        };
        self.gestures.pause(FRAME);
    }
}

/// A function of the page that taps a square of the board at once.
pub const TAP: &str = "
    const screen = document.querySelector('.screen.solve');
    const board = screen.querySelector('.board');
    const tap = (square) => {
        const { left, top, width } = board.getBoundingClientRect();
        const at = {
            pointerId: 77, pointerType: 'touch', bubbles: true, button: 0,
            clientX: left + (square.charCodeAt(0) - 96.5) * width / 8,
            clientY: top + (56.5 - square.charCodeAt(1)) * width / 8,
        };
        for (const kind of ['pointerdown', 'pointerup']) {
            document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent(kind, at));
        }
    };";

/// Makes strokes, and waits until the page has heard them: until nothing has come for a while, since browsers hold touches back and may
/// leave out one that ends a scroll.
async fn make_strokes(browser: &Browser, gestures: Gestures) {
    browser.make(gestures).await;
    let body = "
        const kinds = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
        return new Promise((done) => {
            let timer;
            const end = () => {
                kinds.forEach((kind) => removeEventListener(kind, again, true));
                done(true);
            };
            const again = () => {
                clearTimeout(timer);
                timer = setTimeout(end, 100);
            };
            kinds.forEach((kind) => addEventListener(kind, again, true));
            again();
        });";
    browser.evaluate(body, []).await;
}

/// Makes the gestures so far, and the one that may end them.
async fn make(browser: &Browser, fingers: &mut Fingers) {
    make_strokes(browser, std::mem::take(&mut fingers.gestures)).await;
    match fingers.last.take() {
        Some(Last::Click(place)) => {
            let mut click = Gestures::default();
            click.click(place);
            make_strokes(browser, click).await;
        }
        Some(Last::DoubleTap(own, square)) => {
            let selected = format!(".square.selected[data-square={own}]");
            browser.wait_for(&selected).await;
            // In between the page draws the first tap's move.
            let body = format!(
                "{TAP}
                const [square] = arguments;
                tap(square);
                return new Promise((done) => setTimeout(() => done(tap(square))));"
            );
            browser.evaluate(&body, [json!(square)]).await;
        }
        None => {}
    }
}

/// Brings the next puzzle and makes gestures of a move at once, for as long as the puzzle is deaf: in the page, since no driver is so quick.
/// Answers with the number of these moves.
async fn tap_while_deaf(browser: &Browser, most: usize) -> usize {
    // The buttons that come back with the solver's turn are deaf for a moment, too.
    wait_for_phase(browser, "solver").await;
    let body = format!(
        "{TAP}
        const [most] = arguments;
        document.querySelector('[data-action=next-puzzle]').click();
        return new Promise((done) => {{
            // The time is taken when the page changes, not when the change is drawn: a busy machine may draw it much later.
            let [count, began, wasOpponents] = [0, null, false];
            const observer = new MutationObserver(() => {{
                // The last puzzle's own phase goes first.
                wasOpponents ||= screen.dataset.phase === 'opponent';
                const ready = wasOpponents && screen.dataset.phase === 'solver' && document.querySelector('.square.own[data-square=d1]');
                if (!ready || began !== null) return;
                began = performance.now();
                turn();
            }});
            observer.observe(screen, {{ subtree: true, childList: true, attributes: true }});
            const turn = () => {{
                if (count === most || performance.now() - began > 150) {{
                    observer.disconnect();
                    return done(count);
                }}
                tap('d1');
                tap(count % 2 ? 'd7' : 'd4');
                count += 1;
                requestAnimationFrame(turn);
            }};
        }});"
    );
    let count = browser.evaluate(&body, [json!(most)]).await;
    count.as_u64().expect("a number") as usize
}

#[test]
fn gestures_are_no_attempt() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        let lines = puzzles();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(lines.len(), PUZZLES);
        add_set(browser, "gestures.csv", &lines).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        let (mut made, mut deaf) = (0, 0);
        for puzzle in 0..PUZZLES {
            if puzzle == PUZZLES / 2 {
                browser.press(".more-menu summary").await;
                browser.press("[name=confirm][value=always]").await;
                browser.press(".more-menu summary").await;
            }
            if puzzle > 0 {
                let moves = tap_while_deaf(browser, DEAF).await;
                made += moves;
                deaf += moves;
                assert_eq!(
                    browser.attribute(".screen.solve", "data-phase").await,
                    "solver"
                );
                wait_for_phase(browser, "solver").await;
            }
            let corner = browser.square_center("a8").await;
            let size = browser.square_center("b8").await.0 - corner.0;
            let half = size as f64 / 2.0;
            let mut fingers = Fingers {
                random: Random(puzzle as u64),
                gestures: Gestures::default(),
                last: None,
                board: (corner.0 as f64 - half, corner.1 as f64 - half, size as f64),
                confirms: puzzle >= PUZZLES / 2,
                hand: Hand::Empty,
            };
            // What the last taps have selected is put down.
            let quiet = fingers.quiet();
            fingers.tap(&quiet);
            let until = GESTURES * (puzzle + 1) / PUZZLES;
            while made < until || fingers.hand == Hand::Unconfirmed {
                fingers.gesture();
                made += 1;
                if made % TOGETHER == 0 || fingers.last.is_some() {
                    make(browser, &mut fingers).await;
                    let expected = match fingers.hand {
                        Hand::Unconfirmed => "unconfirmed",
                        _ => "solver",
                    };
                    if fingers.hand == Hand::Unconfirmed {
                        wait_for_phase(browser, expected).await;
                    }
                    let phase = browser.attribute(".screen.solve", "data-phase").await;
                    assert_eq!(phase, expected, "after gesture {made}, of puzzle {puzzle}");
                }
            }
            make(browser, &mut fingers).await;
            assert_eq!(
                browser.attribute(".screen.solve", "data-phase").await,
                "solver"
            );
            assert!(
                !browser.is_there("[data-recorded]").await,
                "puzzle {puzzle}"
            );
        }
        assert!(made >= GESTURES, "{made}");
        assert!(deaf >= PUZZLES, "{deaf} moves while a puzzle was deaf");
        // After all that the first move is the first attempt.
        browser.tap_square("d1").await;
        browser.tap_square("d7").await;
        wait_for_phase(browser, "unconfirmed").await;
        browser.tap_square("d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}
