//! Chess in words, for screen readers, speech and answers to questions.

mod answer;
mod clocks;
mod illegal;
mod mate;
mod position;
mod rulings;

use chess::{Brush, CastlingSide, Color, Drawing, Piece, Position, Role, Square};
use game::{Changes, Event, Game, Moved, Outcome, Player, Points, Reason, Refusal, Robot};
use i18n::case;
use i18n::names::{color_name, reason_name, role_name};
use i18n::{Lexicon, args};

/// Narrator of a game in a language.
pub struct Narrator<'a> {
    words: &'a Lexicon,
    /// True if squares are said by the spelling alphabet: `Eva 4`.
    spelling: bool,
    /// True if checks are not announced.
    quiet: bool,
}

impl<'a> Narrator<'a> {
    /// A narrator in the language of `words`; by the spelling alphabet (FIDE D.2.1) if `spelling`.
    pub fn new(words: &'a Lexicon, spelling: bool) -> Narrator<'a> {
        Narrator {
            words,
            spelling,
            quiet: false,
        }
    }

    /// The same, announcing no check if `quiet`.
    #[must_use]
    pub fn quiet(self, quiet: bool) -> Narrator<'a> {
        Narrator { quiet, ..self }
    }

    // ---- Names -----------------------------------------------------------------------------------------------------

    /// `White`.
    pub fn side(&self, color: Color) -> String {
        self.words.get(color_name(color))
    }

    /// `knight`.
    pub fn role(&self, role: Role) -> String {
        self.words.get(role_name(role))
    }

    /// `white knight`.
    pub fn piece(&self, piece: Piece) -> String {
        self.words.get(&format!(
            "{}-{}",
            color_name(piece.color),
            role_name(piece.role)
        ))
    }

    /// `e4`, or `Eva 4`.
    pub fn square(&self, square: Square) -> String {
        if !self.spelling {
            return square.to_string();
        }
        let names = self.words.list("spelling-alphabet");
        names.get(square.file().index()).map_or_else(
            || square.to_string(),
            |name| format!("{name} {}", square.rank()),
        )
    }

    fn squares(&self, squares: impl IntoIterator<Item = Square>) -> String {
        let names: Vec<String> = squares
            .into_iter()
            .map(|square| self.square(square))
            .collect();
        names.join(", ")
    }

    /// The same with a capital at its head and a stop at its end.
    pub fn sentence(&self, words: &str) -> String {
        sentence(words, self.words)
    }

    // ---- Moves -----------------------------------------------------------------------------------------------------

    /// `White knight g1 takes pawn f3, check.`
    pub fn moved(&self, moved: &Moved, mate: bool) -> String {
        let (from, to) = (self.square(moved.mv.from()), self.square(moved.mv.to()));
        let piece = self.piece(moved.piece);
        let mut words = match (moved.castling, moved.captured) {
            (Some(side), _) => {
                let name = match side {
                    CastlingSide::KingSide => "move-castles-king",
                    CastlingSide::QueenSide => "move-castles-queen",
                };
                let side = self.side(moved.piece.color);
                self.words.with(name, &args!["side" => side])
            }
            (None, Some(_)) if moved.en_passant => self.words.with(
                "move-en-passant",
                &args!["piece" => piece, "from" => from, "to" => to],
            ),
            (None, Some(taken)) => self.words.with(
                "move-capture",
                &args!["piece" => piece, "from" => from, "to" => to, "taken" => self.role(taken.role)],
            ),
            (None, None) => self.words.with(
                "move-quiet",
                &args!["piece" => piece, "from" => from, "to" => to],
            ),
        };
        if let Some(role) = moved.mv.promotion() {
            let piece = self.role(role);
            words = self
                .words
                .with("with-promotion", &args!["move" => words, "piece" => piece]);
        }
        if mate {
            words = self.words.with("with-checkmate", &args!["move" => words]);
        } else if moved.check && !self.quiet {
            words = self.words.with("with-check", &args!["move" => words]);
        }
        self.sentence(&words)
    }

    /// The move that was played last.
    pub fn last_move(&self, game: &Game) -> String {
        self.moved_here(game.last_moved(), game.position())
    }

    /// The move that led to a position, or that none did.
    pub fn moved_here(&self, moved: Option<Moved>, position: &Position) -> String {
        match moved {
            Some(moved) => self.moved(&moved, position.is_checkmate()),
            None => self.words.get("no-last-move"),
        }
    }

    /// The announcement of an event; `None` if there is nothing to say.
    pub fn announcement(&self, game: &Game, event: &Event, changes: &Changes) -> Option<String> {
        let mate = changes
            .outcome
            .is_some_and(|outcome| outcome.reason == Reason::Checkmate);
        let happened = match event {
            Event::Start => Some(self.begun(game)),
            Event::Move(_) => Some(self.moved(&changes.moved?, mate)),
            // An illegal sealed move loses; then only the result is told.
            Event::Unseal(_) => changes.moved.map(|moved| self.moved(&moved, mate)),
            Event::Seal(_) => Some(self.words.get("held-adjourned")),
            Event::OfferDraw(by) => Some(self.offers_draw(*by)),
            Event::ClaimQuickplay(by) => Some(self.claims_quickplay(*by)),
            Event::RequestIncrement(by) => Some(self.asks_increment(*by)),
            Event::Touch(square) => self.touched(game, *square),
            Event::Adjust => Some(self.words.get("adjust")),
            Event::TakeBack(_) => Some(format!(
                "{} {}",
                self.words.get("entry-not-confirmed"),
                self.status(game.position())
            )),
            Event::Pause | Event::StopClocks(_) if changes.outcome.is_none() => {
                Some(self.words.get("paused"))
            }
            Event::Resume => Some(self.status(game.position())),
            _ => None,
        };
        let ruled = changes.ruling.map(|ruling| self.ruling(ruling));
        let bound = changes
            .ruling
            .and_then(|_| game.announced())
            .and_then(|mv| self.refusal(game, Refusal::Announced(mv)));
        let ended = changes.outcome.map(|outcome| {
            let headline = self.headline(game, outcome);
            format!(
                "{} {}",
                self.sentence(&headline),
                self.reason(game, outcome)
            )
        });
        let words: Vec<String> = happened
            .into_iter()
            .chain(ruled)
            .chain(bound)
            .chain(ended)
            .collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The beginning of the game, with the side of the person.
    fn begun(&self, game: &Game) -> String {
        match game.config().players {
            [Player::Person, Player::Robot(robot)] => self.begun_against(Color::White, robot),
            [Player::Robot(robot), Player::Person] => self.begun_against(Color::Black, robot),
            [Player::Person, Player::Elsewhere] => self.begun_by_post(Color::White),
            [Player::Elsewhere, Player::Person] => self.begun_by_post(Color::Black),
            _ => self
                .words
                .with("begun-two", &args!["side" => self.side(game.turn())]),
        }
    }

    fn begun_against(&self, person: Color, robot: Robot) -> String {
        let side = self.side(person);
        if let Some(rating) = robot.rating {
            let told = args!["side" => side, "rating" => rating.to_string()];
            self.words.with("begun-rated", &told)
        } else {
            let told = args!["side" => side, "level" => robot.level];
            self.words.with("begun-robot", &told)
        }
    }

    /// The beginning of a game against a player elsewhere.
    fn begun_by_post(&self, person: Color) -> String {
        self.words
            .with("begun-elsewhere", &args!["side" => self.side(person)])
    }

    /// `White offers a draw.`
    pub fn offers_draw(&self, by: Color) -> String {
        self.words
            .with("offers-draw", &args!["side" => self.side(by)])
    }

    // ---- The end ---------------------------------------------------------------------------------------------------

    /// The result as a headline, from the side of the player at this device.
    pub fn headline(&self, game: &Game, outcome: Outcome) -> String {
        let player = |side: Color| game.config().player(side);
        match outcome.winner() {
            None if outcome.points == Points::BothLost => self.words.get("headline-both-lost"),
            None => match outcome.points {
                Points::Half(side) => {
                    let told = args!["side" => self.side(side)];
                    self.words.with("headline-half", &told)
                }
                _ => self.words.get("headline-draw"),
            },
            Some(winner) => match [player(winner), player(!winner)] {
                [Player::Robot(_), _] => self.words.get("headline-robot"),
                [Player::Person, Player::Robot(_) | Player::Elsewhere] => {
                    self.words.get("headline-you")
                }
                _ => match game.names()[winner.index()] {
                    "" => {
                        let told = args!["side" => self.side(winner)];
                        self.words.with("headline-side", &told)
                    }
                    name => (self.words).with("headline-name", &args!["name" => name]),
                },
            },
        }
    }

    /// Why the game is over, in a sentence, from the side of the player at this device: `You resigned.`
    pub fn reason(&self, game: &Game, outcome: Outcome) -> String {
        let loser = outcome.winner().map(|winner| !winner);
        let player = |side: Color| game.config().player(side);
        let who = match loser.map(|loser| [player(loser), player(!loser)]) {
            Some([Player::Robot(_), _]) => "robot",
            Some([Player::Person, Player::Robot(_) | Player::Elsewhere]) => "you",
            _ => "side",
        };
        let side = loser.map(|loser| self.side(loser)).unwrap_or_default();
        self.words.with(
            &format!("reason-{}", reason_name(outcome.reason)),
            &args!["side" => side, "who" => who],
        )
    }

    // ---- Drawings --------------------------------------------------------------------------------------------------

    /// An arrow has been begun by keyboard.
    pub fn arrow_begun(&self, square: Square) -> String {
        let square = self.square(square);
        self.words.with("arrow-begun", &args!["square" => square])
    }

    /// An arrow or a circle has been drawn.
    pub fn drawn(&self, drawing: Drawing) -> String {
        let (from, to) = (self.square(drawing.from), self.square(drawing.to));
        if drawing.from == drawing.to {
            self.words.with("circle-drawn", &args!["square" => to])
        } else {
            self.words
                .with("arrow-drawn", &args!["from" => from, "to" => to])
        }
    }

    /// Another colour is drawn with.
    pub fn brush(&self, brush: Brush) -> String {
        self.words.get(&format!("brush-{}", brush.name()))
    }
}

/// A text with a capital at its head and a stop at its end.
pub fn sentence(text: &str, words: &Lexicon) -> String {
    words.with("sentence", &args!["words" => capitalised(text)])
}

/// The same with a capital at its head, where the script has capitals. A square keeps its small letter.
fn capitalised(words: &str) -> String {
    if words
        .chars()
        .nth(1)
        .is_some_and(|second| second.is_ascii_digit())
    {
        return words.to_owned();
    }
    case::capitalised(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use game::{Config, Timestamp};

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a legal position")
    }

    #[test]
    fn moves_are_told_in_words() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        for (fen, uci, told) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "g1f3",
                "White knight g1 to f3.",
            ),
            (
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                "e4d5",
                "White pawn e4 takes pawn d5.",
            ),
            (
                "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
                "d7d5",
                "Black pawn d7 to d5.",
            ),
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "e5d6",
                "White pawn e5 takes pawn d6 en passant.",
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                "e1c1",
                "White castles queen-side.",
            ),
            (
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                "a7b8q",
                "White pawn a7 takes rook b8, promotes to queen, check.",
            ),
        ] {
            let position = position(fen);
            let mv = position.parse_uci(uci).expect("a legal move");
            let moved = Moved::of(&position, mv).expect("legal");
            assert_eq!(narrator.moved(&moved, false), told);
        }
    }

    #[test]
    fn the_end_is_told_to_the_player_at_this_device() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let told = |players: [Player; 2], loser: Color| {
            let mut game = Game::new(Config {
                players,
                ..Config::default()
            });
            let mut happen =
                |event: Event| game.apply(event, Timestamp(0)).expect("possible").outcome;
            happen(Event::Start);
            let outcome = happen(Event::Resign(loser)).expect("the end");
            narrator.reason(&game, outcome)
        };
        let (person, robot, elsewhere) = (Player::Person, Player::robot(3), Player::Elsewhere);
        for (players, loser, reason) in [
            ([person, robot], Color::White, "You resigned."),
            ([robot, person], Color::White, "The robot resigned."),
            ([person, person], Color::Black, "Black resigned."),
            ([person, elsewhere], Color::White, "You resigned."),
            ([person, elsewhere], Color::Black, "Black resigned."),
        ] {
            assert_eq!(told(players, loser), reason);
        }
    }

    #[test]
    fn squares_by_the_spelling_alphabet() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, true);
        assert_eq!(narrator.square(Square::E4), "Eva 4");
        assert_eq!(narrator.square(Square::H8), "Hector 8");
    }

    #[test]
    fn drawings_are_told_in_words() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let drawing = |to| Drawing {
            from: Square::E2,
            to,
            brush: Brush::Red,
        };
        let told = [
            narrator.arrow_begun(Square::E2),
            narrator.drawn(drawing(Square::E4)),
            narrator.drawn(drawing(Square::E2)),
            narrator.brush(Brush::Red),
        ];
        let named = ["arrow-begun", "arrow-drawn", "circle-drawn", "brush-red"];
        for (told, name) in told.iter().zip(named) {
            assert_ne!(told, name, "there is such a message");
        }
        assert!(told[1].contains("e2") && told[1].contains("e4"));
        assert!(told[2].contains("e2"));
    }
}
