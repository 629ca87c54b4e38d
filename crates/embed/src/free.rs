//! The mode `free`: pieces are put where one likes, and the page is told of every position. With a target it is an exercise, which is
//! solved as soon as the pieces stand as they do there.

use crate::board_config;
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::{Board, BoardConfig, Input, Intent, Key, Moving, Tray};
use chess::{Bitboard, Brush, Color, Destinations, Drawing, Piece, Role, Setup as Pieces, Square};
use embed_setup::SetupError;
use leptos::prelude::*;
use narration::Narrator;
use platform::device_clock;
use platform::preferences::Blindfold;
use protocol::embed::{Attempt, Command, Event, Setup};
use screens::PalettePiece;
use std::sync::Arc;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::verdict_bar::{Verdict, VerdictBar, VerdictText};

/// Tools of the tray: the action of a tap on a square.
#[derive(Clone, Copy, PartialEq)]
enum Tool {
    /// Picks up the piece there. The board does that.
    Move,
    /// Puts this piece there.
    Put(Piece),
    /// Takes the piece there away.
    Remove,
}

/// Ends of an exercise.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Solved,
    Shown,
}

/// Counts of an exercise: its beginning, attempts, hints.
#[derive(Clone, Copy)]
struct Count {
    began: u64,
    attempts: u32,
    hints: u32,
    /// True once the solution was shown.
    failed: bool,
}

/// The state of a board for setting up. A handle.
#[derive(Clone, Copy)]
struct Free {
    host: Host,
    start: StoredValue<Pieces>,
    /// The board to be set up, where that is an exercise.
    target: StoredValue<Option<chess::Board>>,
    pieces: RwSignal<Pieces>,
    bottom: RwSignal<Color>,
    tool: RwSignal<Tool>,
    /// A piece of the tray was carried onto the board: the click that ends this chooses no tool.
    carried: StoredValue<bool>,
    /// The end of the exercise: nothing is changed after it.
    end: RwSignal<Option<End>>,
    count: StoredValue<Count>,
    hint: RwSignal<Option<Square>>,
}

impl Free {
    fn new(host: Host, settings: &Settings, start: Pieces, target: Option<chess::Board>) -> Free {
        Free {
            host,
            start: StoredValue::new(start.clone()),
            target: StoredValue::new(target),
            pieces: RwSignal::new(start),
            bottom: RwSignal::new(settings.orientation.unwrap_or(Color::White)),
            tool: RwSignal::new(Tool::Move),
            carried: StoredValue::new(false),
            end: RwSignal::new(None),
            count: StoredValue::new(Count {
                began: device_clock::now() as u64,
                attempts: 1,
                hints: 0,
                failed: false,
            }),
            hint: RwSignal::new(None),
        }
    }

    fn is_exercise(self) -> bool {
        self.target.with_value(Option::is_some)
    }

    /// Puts a piece on a square, or takes away the one there.
    fn put(self, square: Square, piece: Option<Piece>) {
        self.change(|pieces| pieces.set(square, piece), square);
    }

    /// Changes the pieces, and tells what stands on a square then.
    fn change(self, change: impl FnOnce(&mut Pieces), square: Square) {
        if self.end.get_untracked().is_some() {
            return;
        }
        self.hint.set(None);
        self.pieces.update(change);
        let piece = self.pieces.with_untracked(|pieces| pieces.piece_at(square));
        let words = self.host.words.once();
        let told = Narrator::new(&words, false).cell(square, piece, Blindfold::Off);
        self.host.say(told);
        self.tell();
        let is_reached = self.target.with_value(|target| {
            let board = self.pieces.with_untracked(|pieces| pieces.board.clone());
            target.as_ref() == Some(&board)
        });
        if is_reached {
            self.end(End::Solved);
            self.host.tell(&Event::Solved(self.attempt()));
        }
    }

    fn end(self, end: End) {
        self.end.set(Some(end));
        self.tool.set(Tool::Move);
    }

    /// The exercise as the page is told of it: there is but one.
    fn attempt(self) -> Attempt {
        let count = self.count.get_value();
        Attempt {
            puzzle: "1".to_owned(),
            attempts: count.attempts,
            helped: count.hints > 0,
            ms: device_clock::now() as u64 - count.began,
        }
    }

    fn tell(self) {
        let fen = self.pieces.with_untracked(Pieces::to_string);
        self.host.tell(&Event::State {
            fen,
            pgn: None,
            ply: 0,
        });
    }

    fn begin_again(self) {
        self.count.update_value(|count| count.attempts += 1);
        self.end.set(None);
        self.hint.set(None);
        self.pieces.set(self.start.get_value());
        self.tell();
    }

    /// Marks a square on which something else stands than in the target.
    fn hint(self) {
        let wrong = self.target.with_value(|target| {
            let target = target.as_ref()?;
            self.pieces.with_untracked(|pieces| {
                let differs =
                    |square: &Square| target.piece_at(*square) != pieces.piece_at(*square);
                Square::all().find(differs)
            })
        });
        let Some(wrong) = wrong else { return };
        self.hint.set(Some(wrong));
        self.count.update_value(|count| count.hints += 1);
        let words = self.host.words.once();
        self.host.say(Narrator::new(&words, false).square(wrong));
        let step = self.count.with_value(|count| count.hints);
        self.host.tell(&Event::Hint { step });
    }

    fn show_solution(self) {
        let Some(target) = self.target.get_value() else {
            return;
        };
        if self.end.get_untracked().is_some() {
            return;
        }
        self.hint.set(None);
        self.pieces.update(|pieces| pieces.board = target);
        self.end(End::Shown);
        self.tell();
        if !self.count.with_value(|count| count.failed) {
            self.count.update_value(|count| count.failed = true);
            self.host.tell(&Event::Failed(self.attempt()));
        }
    }

    fn run(self, command: &Command) {
        match command {
            Command::Reset => self.begin_again(),
            Command::Hint => self.hint(),
            Command::Solution => self.show_solution(),
            Command::Flip => self.bottom.update(|side| *side = !*side),
            Command::State => self.tell(),
            _ => {}
        }
    }

    fn intend(self, intent: Intent) {
        match intent {
            Intent::Drop { from, to, .. } => {
                let piece = self.pieces.with_untracked(|pieces| pieces.piece_at(from));
                let carry = |pieces: &mut Pieces| {
                    pieces.set(from, None);
                    pieces.set(to, piece);
                };
                if piece.is_some() && from != to {
                    self.change(carry, to);
                }
            }
            Intent::Off(square) => self.put(square, None),
            Intent::Tap(square) => match self.tool.get_untracked() {
                Tool::Put(piece) => self.put(square, Some(piece)),
                Tool::Remove => self.put(square, None),
                Tool::Move => {}
            },
            // Every square is open to it.
            Intent::TakenUp(_) => {}
            intent => board_config::told(self.host, self.pieces.into(), intent),
        }
    }

    /// Puts the piece whose letter is pressed, as in a FEN White's are capitals, or takes one away.
    fn on_key(self, key: &Key) -> bool {
        match key.name.as_str() {
            "Delete" | "Backspace" => self.put(key.square, None),
            name => match piece_of(name) {
                Some(piece) => self.put(key.square, Some(piece)),
                None => return false,
            },
        }
        true
    }

    /// Takes up a tool, or puts it down.
    fn take(self, tool: Tool) {
        if self.carried.get_value() {
            return self.carried.set_value(false);
        }
        self.tool
            .update(|own| *own = if *own == tool { Tool::Move } else { tool });
    }
}

/// The message about an end.
fn end_name(end: End) -> &'static str {
    match end {
        End::Solved => "solve-solved",
        End::Shown => "solve-shown",
    }
}

/// The piece that a letter stands for.
fn piece_of(name: &str) -> Option<Piece> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    Piece::from_char(letter)
}

/// Reads pieces that may be changed at will.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(description: &Setup) -> Result<Content, SetupError> {
    let (start, target) = embed_setup::free::read(description)?;
    Ok(Arc::new(move |host, settings| {
        let free = Free::new(host, settings, start.clone(), target.clone());
        view(free, settings)
    }))
}

/// A board on which everything may be put anywhere.
fn view(free: Free, settings: &Settings) -> AnyView {
    free.host.on_command(move |command| free.run(&command));
    let put = Callback::new(move |(piece, square)| {
        free.carried.set_value(true);
        free.put(square, Some(piece));
    });
    let tray = Tray::new(free.bottom.into(), put);
    let config = config(free, settings, tray);
    let verdict = verdict(free);
    if !settings.controls {
        free.host.say_verdicts(verdict);
    }
    let controls = settings.controls.then(|| {
        view! {
            <section class="side">
                <Palette free tray/>
                {free.is_exercise().then(|| view! { <VerdictBar text=verdict/> })}
                <Controls free/>
            </section>
        }
    });
    view! { <div class="stage"><Board config/></div> {controls} }.into_any()
}

fn config(free: Free, settings: &Settings, tray: Tray) -> BoardConfig {
    let Free { pieces, end, .. } = free;
    let (bottom, last) = (free.bottom.into(), Signal::stored(None));
    let config = board_config::shown(free.host, settings, pieces.into(), bottom, last);
    let movable = Memo::new(move |_| match end.get() {
        Some(_) => Bitboard::EMPTY,
        None => pieces.with(|pieces| pieces.board.occupied()),
    });
    let destinations = Memo::new(move |_| {
        let anywhere = |from: Square| Destinations {
            drops: !Bitboard::of(from),
            ..Destinations::default()
        };
        let movable = movable.get().into_iter();
        movable.map(|from| (from, anywhere(from))).collect()
    });
    let own = settings.drawings.clone();
    let annotations = Memo::new(move |_| {
        let circle = |square| Drawing {
            from: square,
            to: square,
            brush: Brush::Blue,
        };
        let hint = free.hint.get().map(circle);
        own.iter().copied().chain(hint).collect::<Vec<_>>()
    });
    BoardConfig {
        annotations: annotations.into(),
        movable: movable.into(),
        destinations: destinations.into(),
        highlights: Signal::stored(board::Highlights::default()),
        input: Memo::new(move |_| Input {
            moving: match free.tool.get() {
                Tool::Move => Moving::default(),
                Tool::Put(_) | Tool::Remove => Moving::TellTaps,
            },
            draw: true,
            ..Input::default()
        })
        .into(),
        tray: Some(tray),
        intend: Callback::new(move |intent| free.intend(intent)),
        on_key: Callback::new(move |key| free.on_key(&key)),
        ..config
    }
}

/// The pieces to set up with: carried onto the board, or chosen and put down by taps.
#[component]
fn Palette(free: Free, tray: Tray) -> impl IntoView {
    let words = free.host.words;
    let button = |piece: Piece| {
        let tool = Tool::Put(piece);
        let chosen = Signal::derive(move || free.tool.get() == tool);
        view! { <PalettePiece words tray piece chosen on_choose=move |()| free.take(tool)/> }
    };
    let side = |color: Color| Role::ALL.into_iter().rev().map(move |role| role.of(color));
    view! {
        <div class="an-palette" role="group" aria-label=words.say("lesson-pieces")>
            {side(Color::White).map(button).collect_view()}
            <button
                type="button"
                class="icon-button"
                data-action="remove"
                aria-label=words.say("lesson-remove")
                aria-pressed=move || (free.tool.get() == Tool::Remove).to_string()
                on:click=move |_| free.take(Tool::Remove)
            >
                <Icon sign=Sign::Bin/>
            </button>
            {side(Color::Black).map(button).collect_view()}
        </div>
    }
}

/// The verdict on an exercise that has ended.
fn verdict(free: Free) -> Memo<Option<VerdictText>> {
    let words = free.host.words;
    Memo::new(move |_| {
        let end = free.end.get()?;
        Some(VerdictText {
            verdict: match end {
                End::Solved => Verdict::Right,
                End::Shown => Verdict::Info,
            },
            word: words.now().get(end_name(end)),
            reason: String::new(),
        })
    })
}

/// Help in an exercise, the beginning again, and the board turned round.
#[component]
fn Controls(free: Free) -> impl IntoView {
    let words = free.host.words;
    let help = move || {
        let quiet = |sign, name: &'static str, action: &'static str, command: Command| {
            view! {
                <button type="button" class="quiet" data-action=action on:click=move |_| free.run(&command)>
                    <Icon sign/>
                    {words.say(name)}
                </button>
            }
        };
        (free.is_exercise() && free.end.get().is_none()).then(|| {
            view! {
                {quiet(Sign::Hint, "solve-hint", "hint", Command::Hint)}
                {quiet(Sign::Eye, "solve-solution", "solution", Command::Solution)}
            }
        })
    };
    view! {
        <div class="controls" part="controls">
            {help}
            <IconButton sign=Sign::Reset name="solve-again" action="again" on_press=move || free.run(&Command::Reset)/>
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || free.run(&Command::Flip)/>
            <FullScreenButton/>
        </div>
    }
}
