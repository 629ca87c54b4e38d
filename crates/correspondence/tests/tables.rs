//! A correspondence game of 60 moves between two tables that know each other by text alone, with conditional moves, and
//! with everything that two answers to one position can be.

use chess::{Color, Move};
use correspondence::{
    Comparison, Conditions, Dates, Day, Desk, Letter, Step, automatic, compare, in_text, message,
    write,
};
use game::{Config, CorrespondenceTerms, Event, Game, Player, Refusal};
use table::{Effect, Intent, Now, Preferences, Table};

/// A device with its table, and the conditional moves that are known at it.
struct Device {
    table: Table,
    now: Now,
    side: Color,
    laid_down: [Conditions; 2],
    dates: Dates,
    today: Day,
}

/// The moves of the game: both go out with their knights and come home, and a pawn moves now and then, so that no
/// position is there five times.
fn moves(game: &Game) -> Move {
    let ply = game.plies().len();
    let wanted = match ply % 10 {
        0 => "Nf3",
        1 => "Nf6",
        2 => "Nc3",
        3 => "Nc6",
        4 => "Nb1",
        5 => "Nb8",
        6 => "Ng1",
        7 => "Ng8",
        8 => [
            "a3", "h3", "b3", "g3", "e3", "d3", "a4", "h4", "b4", "g4", "e4", "d4",
        ][ply / 10],
        _ => [
            "a6", "h6", "b6", "g6", "e6", "d6", "a5", "h5", "b5", "g5", "e5", "d5",
        ][ply / 10],
    };
    game.position().parse_san(wanted).expect("legal")
}

impl Device {
    fn new(game: Game, side: Color, today: Day) -> Device {
        let now = Now {
            monotonic: 0.0,
            wall: 1.7e12,
        };
        let mut device = Device {
            table: Table::new(
                Game::new(Config::default()),
                Preferences::default(),
                None,
                now,
            ),
            now,
            side,
            laid_down: Default::default(),
            dates: Dates::beginning(today),
            today,
        };
        device.act(Intent::Open(Box::new(game)));
        device
    }

    fn game(&self) -> &Game {
        self.table.game()
    }

    fn act(&mut self, intent: Intent) -> Vec<Effect> {
        self.now.monotonic += 1.0;
        self.now.wall += 1.0;
        self.table.act(intent, self.now)
    }

    fn refusal(effects: &[Effect]) -> Option<Refusal> {
        effects.iter().find_map(|effect| match effect {
            Effect::Refused(refusal) => Some(*refusal),
            _ => None,
        })
    }

    /// Makes a move by hand; what the other side has laid down for it is played at once.
    fn play(&mut self, mv: Move) {
        assert_eq!(
            Device::refusal(&self.act(Intent::Event(Event::Move(mv)))),
            None
        );
        self.dates = self
            .dates
            .answered(&self.terms(), self.side.index(), self.today);
        let [white, black] = self.laid_down.clone();
        if let Some(reply) = automatic(self.game(), [&white, &black]) {
            self.take(&Step::Receive(Event::Move(reply)));
        }
    }

    fn terms(&self) -> CorrespondenceTerms {
        self.game().config().correspondence.unwrap_or_default()
    }

    fn take(&mut self, step: &Step) {
        let effects = match step {
            Step::Receive(act) => {
                let mut record = self.game().clone();
                record
                    .apply(act.clone(), record.last_at())
                    .expect("compared");
                self.act(Intent::Receive(Box::new(record)))
            }
            Step::Play(act) => self.act(Intent::Event(act.clone())),
        };
        assert_eq!(Device::refusal(&effects), None, "{step:?}");
    }

    /// The text of a message to the other side.
    fn message(&self) -> String {
        let letter = Letter {
            game: self.game().clone(),
            conditions: self.laid_down[self.side.index()].clone(),
            dates: Some(self.dates),
        };
        let link = write(&letter).expect("it can travel");
        let address = format!("https://example.org/chess/#by-link/{link}");
        message::message(
            self.game(),
            &letter.conditions,
            &address,
            chess::Notation::default(),
        )
    }

    /// Takes a message in; if it goes on, what is new is played.
    fn receive(&mut self, text: &str) -> Comparison {
        let letter = in_text(text).expect("intact");
        let [white, black] = self.laid_down.clone();
        let compared = compare(self.game(), [&white, &black], &letter);
        if let Comparison::Longer(steps) = &compared {
            for step in steps {
                self.take(step);
            }
            let there = letter.sender();
            self.laid_down[there.index()] = letter.conditions;
            self.dates = letter.dates.expect("days for each move");
        }
        compared
    }

    /// Lays down, after its own move, a reply to the move that is to come and one to the move after that.
    fn lay_down(&mut self) {
        let mut game = self.game().clone();
        let mut conditions = Conditions::after(game.plies().len());
        let mut line = Vec::new();
        for _ in 0..4 {
            let mv = moves(&game);
            game.apply(Event::Move(mv), game.last_at()).expect("legal");
            line.push(mv);
        }
        conditions
            .add(self.game().position(), &line)
            .expect("legal");
        self.laid_down[self.side.index()] = conditions;
    }
}

#[test]
fn sixty_moves_through_text_alone() {
    let day = Day::parse("2026-11-28").expect("a day");
    let mut game = Game::new(Config {
        names: ["Anna".into(), "Meera".into()],
        players: [Player::Person, Player::Elsewhere],
        seed: 1234,
        correspondence: Some(CorrespondenceTerms {
            days_per_move: Some(3),
            leave_days: 10,
            help: false,
        }),
        ..Config::default()
    });
    game.apply(Event::Start, game.last_at()).expect("begun");
    let mut white = Device::new(game, Color::White, day);
    white.play(moves(white.game()));
    let first = white.message();
    let letter = in_text(&first).expect("intact");
    let mut black = Device::new(letter.game, Color::Black, day);
    black.dates = letter.dates.expect("days for each move");
    let (mut messages, mut by_condition) = (vec![first], 0);
    while white.game().plies().len() < 120 {
        let made = white.game().plies().len().max(black.game().plies().len());
        let is_black = black.game().to_act() == Color::Black;
        let (here, there) = if is_black {
            (&mut black, &mut white)
        } else {
            (&mut white, &mut black)
        };
        here.today = here.today.plus(1 + u32::from(made.is_multiple_of(17)) * 5);
        there.today = here.today;
        here.play(moves(here.game()));
        // A conditional move may have been played at once, and then it is this side's turn again.
        while here.game().to_act() == here.side {
            by_condition += 1;
            here.play(moves(here.game()));
        }
        if made.is_multiple_of(7) {
            here.lay_down();
        }
        let text = here.message();
        let compared = there.receive(&text);
        assert!(
            matches!(compared, Comparison::Longer(_)),
            "{compared:?}\n{text}"
        );
        assert!(
            white
                .game()
                .plies()
                .len()
                .abs_diff(black.game().plies().len())
                <= 1
        );
        messages.push(text);
        // A message once more, and an older one.
        let (here, there) = if is_black {
            (&mut black, &mut white)
        } else {
            (&mut white, &mut black)
        };
        let again = there.receive(messages.last().expect("sent"));
        assert!(
            matches!(again, Comparison::Same | Comparison::Older(_)),
            "{again:?}"
        );
        let old = messages[messages.len() / 2].clone();
        let known = there.receive(&old);
        assert!(
            matches!(known, Comparison::Older(_) | Comparison::Same),
            "{known:?}"
        );
        let _ = here;
    }
    assert!(by_condition >= 3, "{by_condition}");
    assert!(
        messages.len() < 115,
        "conditional moves save messages: {}",
        messages.len()
    );
    let known =
        |device: &Device| -> Vec<_> { device.game().plies().iter().map(|ply| ply.mv).collect() };
    let shorter = known(&white).len().min(known(&black).len());
    assert_eq!(known(&white)[..shorter], known(&black)[..shorter]);
    assert!(
        white.dates.leave_taken.iter().any(|taken| *taken > 0),
        "{:?}",
        white.dates
    );

    // Black makes two answers to one position, on two devices.
    white.laid_down = Default::default();
    black.laid_down = Default::default();
    let before = black.game().clone();
    if before.to_act() != Color::Black {
        white.play(moves(white.game()));
        let text = white.message();
        black.receive(&text);
    }
    let fork = black
        .game()
        .with_players([Player::Elsewhere, Player::Person]);
    let mut other = Device::new(fork, Color::Black, black.today);
    other.dates = black.dates;
    let answers = {
        let legal = black.game().position().legal_moves();
        [legal[0], legal[1]]
    };
    let plies = black.game().plies().len();
    let position = black.game().position().clone();
    black.play(answers[0]);
    other.play(answers[1]);
    white.laid_down = Default::default();
    assert!(matches!(
        white.receive(&black.message()),
        Comparison::Longer(_)
    ));
    let kept = white.game().clone();
    let Comparison::Fork(parting) = white.receive(&other.message()) else {
        panic!("two answers to one position");
    };
    assert_eq!(
        (parting.plies, &parting.position, parting.by),
        (plies, &position, Some(Color::Black))
    );
    assert_eq!(
        (parting.kept, parting.received),
        (Event::Move(answers[0]), Event::Move(answers[1]))
    );
    assert_eq!(white.game(), &kept, "nothing is lost");
    // The first device learns of the second: the move is Black's own.
    let Comparison::Fork(parting) = black.receive(&other.message()) else {
        panic!("two answers to one position");
    };
    assert_eq!(parting.by, Some(Color::Black));
}

#[test]
fn a_desk_keeps_what_was_sent_and_laid_down() {
    let day = Day::parse("2026-11-28").expect("a day");
    let mut game = Game::new(Config {
        players: [Player::Person, Player::Elsewhere],
        seed: 9,
        correspondence: Some(CorrespondenceTerms {
            days_per_move: Some(2),
            leave_days: 4,
            help: false,
        }),
        ..Config::default()
    });
    let play = |game: &mut Game, san: &str| {
        let mv = game.position().parse_san(san).expect("legal");
        game.apply(Event::Move(mv), game.last_at()).expect("legal");
        mv
    };
    let mut desk = Desk::default();
    assert_eq!(desk.outgoing(&game, day), None, "it has not begun");
    game.apply(Event::Start, game.last_at()).expect("begun");
    assert_eq!(desk.outgoing(&game, day), None, "it is for White to begin");
    play(&mut game, "e4");
    let mut ahead = game.clone();
    let line: Vec<Move> = ["e5", "Nf3", "Nc6", "Bb5"]
        .map(|san| play(&mut ahead, san))
        .into();
    let letter = desk.outgoing(&game, day).expect("a move to be sent");
    letter
        .conditions
        .add(game.position(), &line)
        .expect("legal");
    let mut desk = Desk::read(&desk.write());
    let sent = desk
        .outgoing(&game, day.plus(1))
        .expect("not yet answered")
        .clone();
    assert_eq!(
        sent.dates.map(|dates| dates.sent),
        Some(day),
        "sent on the day of the move"
    );
    assert_eq!(sent.conditions.count(), 2);
    // The other device: it plays what was laid down as soon as its own move is made.
    let mut there = Desk {
        received: Some(sent.clone()),
        sent: None,
    };
    let mut theirs = sent.game.clone();
    assert_eq!(there.outgoing(&theirs, day), None, "Black is here");
    theirs = theirs.with_players([Player::Elsewhere, Player::Person]);
    play(&mut theirs, "e5");
    assert_eq!(there.automatic(&theirs), Some(line[1]));
    play(&mut theirs, "Nf3");
    assert_eq!(there.automatic(&theirs), None);
    assert_eq!(
        there.outgoing(&theirs, day),
        None,
        "Black has the move again"
    );
    play(&mut theirs, "d6");
    let answer = there
        .outgoing(&theirs, day.plus(5))
        .expect("to be sent")
        .clone();
    let dates = Dates {
        sent: day.plus(5),
        leave_taken: [0, 3],
    };
    assert_eq!(answer.dates, Some(dates));
    let Comparison::Longer(steps) = desk.compare(&game, &answer) else {
        panic!("it goes on");
    };
    let acts = [line[0], line[1], theirs.plies()[3].mv].map(Event::Move);
    assert_eq!(
        steps,
        [
            Step::Receive(acts[0].clone()),
            Step::Play(acts[1].clone()),
            Step::Receive(acts[2].clone()),
        ]
    );
    // Conditional moves stand in a game that goes as foreseen.
    play(&mut game, "e5");
    play(&mut game, "Nf3");
    let next = desk
        .outgoing(&game, day.plus(1))
        .expect("a reply was played");
    assert_eq!((next.conditions.count(), next.conditions.plies), (1, 3));
    assert_eq!(Desk::read("damaged\n\n"), Desk::default());
}

#[test]
fn what_a_letter_may_not_say() {
    let day = Day::parse("2026-11-28").expect("a day");
    let terms = CorrespondenceTerms {
        days_per_move: Some(3),
        ..CorrespondenceTerms::default()
    };
    let begun = |seed, players| {
        let mut game = Game::new(Config {
            players,
            seed,
            correspondence: Some(terms),
            ..Config::default()
        });
        game.apply(Event::Start, game.last_at()).expect("begun");
        game
    };
    let play = |game: &mut Game, san: &str| {
        let mv = game.position().parse_san(san).expect("legal");
        game.apply(Event::Move(mv), game.last_at()).expect("legal");
    };
    let letter = |game: Game| Letter {
        dates: Some(Dates::beginning(day)),
        ..Letter::of(game)
    };
    let mut kept = begun(5, [Player::Person, Player::Elsewhere]);
    play(&mut kept, "e4");
    let none = [&Conditions::default(), &Conditions::default()];
    // Another game by its number, though it is shorter.
    let other = begun(6, [Player::Person; 2]);
    assert_eq!(compare(&kept, none, &letter(other)), Comparison::OtherGame);
    // White's second move, which was not made here.
    let mut longer = kept.clone();
    play(&mut longer, "e5");
    play(&mut longer, "Nf3");
    let nf3 = longer.plies()[2].mv;
    let own = Comparison::OwnAct {
        plies: 2,
        act: Event::Move(nf3),
    };
    assert_eq!(compare(&kept, none, &letter(longer.clone())), own);
    // Unless it was laid down.
    let mut conditions = Conditions::after(1);
    conditions
        .add(kept.position(), &[longer.plies()[1].mv, nf3])
        .expect("legal");
    let laid_down = [&conditions, none[1]];
    let taken = Comparison::Longer(vec![
        Step::Receive(Event::Move(longer.plies()[1].mv)),
        Step::Play(Event::Move(nf3)),
    ]);
    assert_eq!(compare(&kept, laid_down, &letter(longer.clone())), taken);
    // It is played as well if the letter does not have it yet.
    let mut short = kept.clone();
    play(&mut short, "e5");
    assert_eq!(compare(&kept, laid_down, &letter(short.clone())), taken);
    // A draw that is offered with the move waits for its answer.
    let mut offered = kept.clone();
    offered
        .apply(Event::Move(longer.plies()[1].mv), offered.last_at())
        .expect("legal");
    play(&mut offered, "Nf3");
    offered
        .apply(Event::OfferDraw(Color::Black), offered.last_at())
        .expect("possible");
    play(&mut offered, "Nc6");
    let mut kept_longer = kept.clone();
    play(&mut kept_longer, "e5");
    play(&mut kept_longer, "Nf3");
    let mut after = Conditions::after(3);
    let bb5 = offered.position().parse_san("Bb5").expect("legal");
    after
        .add(kept_longer.position(), &[offered.plies()[3].mv, bb5])
        .expect("legal");
    let Comparison::Longer(steps) = compare(&kept_longer, [&after, none[1]], &letter(offered))
    else {
        panic!("it goes on");
    };
    assert_eq!(steps.len(), 2, "{steps:?}");
}
