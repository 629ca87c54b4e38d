//! Random intents: whatever is done at a table, in whatever order, what [`Owner`] asks after every intent holds.

use crate::owner::{Owner, clocked, persons, robot, strict, uci};
use chess::{Color, Move, Role, Square};
use game::{
    Away, Claim, Config, Event, Game, Growth, Millis, Player, RuleSet, Strictness, TimeControl,
};
use table::{Alarm, Answer, Choice, Intent, Preferences, Question};

/// xorshift64*: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }

    fn chance(&mut self, in_hundred: usize) -> bool {
        self.below(100) < in_hundred
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn color(&mut self) -> Color {
        self.of(&Color::ALL)
    }

    fn square(&mut self) -> Square {
        let squares: Vec<Square> = Square::all().collect();
        self.of(&squares)
    }
}

fn config(random: &mut Random) -> Config {
    let mut config = match random.below(4) {
        0 => persons(),
        1 => clocked(60_000, 1000),
        _ => robot(random.color()),
    };
    if random.chance(50) {
        let main = random.of::<Millis>(&[2_000, 60_000, 900_000]);
        config.time = Some(TimeControl::sudden_death(main, 0));
    }
    config.rules = match random.below(5) {
        0 => RuleSet::fide_2009(),
        1 => RuleSet::uscf(),
        2 => RuleSet::code_1988(),
        3 => RuleSet::casual(),
        _ => RuleSet::default(),
    };
    if random.chance(30) {
        config.rules.away = Away::Runs;
    }
    if random.chance(5) {
        config.players = [Player::robot(1); 2];
    }
    let strictness = Strictness {
        manual_press: random.chance(25),
        flag_by_claim: random.chance(25),
        touch_move: random.chance(25),
        allow_illegal_moves: random.chance(25),
        competition: random.chance(25),
    };
    strict(config, strictness)
}

fn any_move(owner: &Owner, random: &mut Random) -> Move {
    let moves = owner.table.game().position().legal_moves();
    if moves.is_empty() || random.chance(10) {
        Move::new(random.square(), random.square(), None)
    } else {
        random.of(&moves)
    }
}

/// A piece is put down: as a rule one that may be moved, where it can be put down.
fn any_drop(owner: &Owner, random: &mut Random) -> Intent {
    let pieces: Vec<_> = owner.table.destinations().into_iter().collect();
    let (mut from, mut to) = (random.square(), random.square());
    if !pieces.is_empty() && random.chance(90) {
        let (square, destinations) = random.of(&pieces);
        let drops: Vec<Square> = destinations.drops.into_iter().collect();
        from = square;
        if !drops.is_empty() && random.chance(80) {
            to = random.of(&drops);
        }
    }
    if random.chance(10) {
        let by_key = random.chance(50);
        return Intent::Miss { from, to, by_key };
    }
    let choice = random.of(&[None, Some(Role::Queen), Some(Role::Knight)]);
    Intent::Drop { from, to, choice }
}

fn any_question(random: &mut Random) -> Question {
    random.of(&[
        Question::Resign,
        Question::Leave,
        Question::Stop,
        Question::Appeal,
        Question::Draw,
        Question::ClaimWith,
        Question::Evidence(Claim::Repetition),
        Question::Evidence(Claim::FiftyMoves),
    ])
}

fn any_event(owner: &Owner, random: &mut Random) -> Event {
    let side = random.color();
    let mv = any_move(owner, random);
    match random.below(20) {
        0..=2 => Event::Pause,
        3..=7 => Event::Resume,
        8 => Event::OfferDraw(side),
        9 => Event::AcceptDraw(side),
        10 => Event::DeclineDraw(side),
        11 => Event::ClaimDraw(side, Claim::Repetition),
        12 => Event::ClaimFlag(side),
        13 => Event::Adjudicate(random.chance(50)),
        14 => Event::Release(mv),
        15 => Event::SetClock(side, 1000 * random.next() % 100_000),
        16 => Event::Seal("envelope".to_owned()),
        17 => Event::Unseal(mv),
        18 => Event::ClaimIllegal(side),
        _ if random.chance(20) => Event::Resign(side),
        _ => Event::Press(side),
    }
}

fn step(owner: &mut Owner, random: &mut Random) {
    let intent = match random.below(40) {
        0..=11 => Intent::Move(any_move(owner, random)),
        12..=15 => {
            if let Some((number, _)) = owner.engine.take() {
                let best = Some(uci(any_move(owner, random)));
                let answer = match random.below(12) {
                    0 => Err("died".to_owned()),
                    _ => Ok(Answer {
                        best,
                        score: Some(protocol::Score::Centipawns(random.below(300) as i32 - 200)),
                        ..Answer::default()
                    }),
                };
                Intent::Engine(number, answer)
            } else {
                Intent::Engine(random.below(50) as u32 + 1_000_000, Err("late".to_owned()))
            }
        }
        16..=19 => {
            let time = random.of(&[0, 100, 700, 3_000, 20_000]);
            return owner.pass(time);
        }
        20 | 21 | 26 => any_drop(owner, random),
        22 => Intent::CancelPremoves,
        23 => Intent::Confirm(random.chance(70)),
        24 => Intent::Touch(random.square()),
        25 => Intent::Adjust,
        27 => Intent::Press,
        28 => Intent::TakeBack,
        29 => Intent::Hint,
        30 | 31 => Intent::Event(any_event(owner, random)),
        32 => Intent::Ask(any_question(random)),
        33 => Intent::AskInPlace {
            question: random.of(&[Question::Resign, Question::Draw]),
            typed: random.chance(30),
        },
        34 => Intent::Answer(random.chance(40)),
        35 => {
            let choices = owner.table.choices(owner.now);
            if choices.is_empty() {
                Intent::Choose(Choice::ClaimWith)
            } else {
                Intent::Choose(random.of(&choices))
            }
        }
        36 => match random.below(3) {
            0 => Intent::NextEvidence,
            1 => Intent::Show(random.below(100)),
            _ => Intent::Show(usize::MAX),
        },
        37 => Intent::Prefer(Preferences {
            confirm: random.chance(20),
            premoves: random.chance(80),
            auto_queen: random.chance(30),
        }),
        38 => match random.below(6) {
            0 => {
                let time = random.of(&[3_000, 60_000]);
                return owner.sleep(time);
            }
            1 => Intent::SettleSleep(random.chance(50)),
            2 => Intent::Seen(random.chance(50)),
            3 => Intent::Close,
            4 => Intent::Flip,
            _ => Intent::Look,
        },
        _ => match random.below(8) {
            0 => {
                let effects = std::mem::take(&mut owner.effects);
                *owner = owner.reload(random.of(&[0, 60_000]));
                owner.effects = effects;
                return;
            }
            1 => Intent::Leave,
            2 => Intent::Withdraw,
            3 => Intent::Alarm(Alarm::QuestionArms),
            _ => Intent::Look,
        },
    };
    // An alarm that is set rings by itself.
    if let Intent::Alarm(alarm) = &intent
        && owner.alarms.contains_key(alarm)
    {
        return;
    }
    owner.act(intent);
}

#[test]
fn whatever_is_done_the_table_stays_in_order() {
    let (mut ended, mut moves, mut answers) = (0, 0, 0);
    for seed in 1..=80 {
        let mut random = Random::new(seed);
        let mut owner = Owner::begin(config(&mut random));
        for _ in 0..300 {
            step(&mut owner, &mut random);
            if owner.table.game().outcome().is_some() && random.chance(30) {
                ended += 1;
                break;
            }
        }
        moves += owner.moves();
        answers += owner.table.game().events().len();
    }
    assert!(ended > 15, "{ended} games have ended");
    assert!(moves > 800, "{moves} moves were made");
    assert!(answers > moves);
}

#[test]
fn two_tables_side_by_side_do_not_disturb_each_other() {
    let begin = |seed: u64| {
        let mut random = Random::new(seed);
        (Owner::begin(config(&mut random)), random)
    };
    let alone = |seed: u64| {
        let (mut owner, mut random) = begin(seed);
        for _ in 0..100 {
            step(&mut owner, &mut random);
        }
        (owner.table.game().clone(), owner.effects)
    };
    for seed in 1..=10 {
        let mut tables = [begin(seed), begin(seed + 100)];
        for _ in 0..100 {
            for (owner, random) in &mut tables {
                step(owner, random);
            }
        }
        let together = tables.map(|(owner, _)| (owner.table.game().clone(), owner.effects));
        assert_eq!(together, [alone(seed), alone(seed + 100)]);
    }
}

#[test]
fn the_same_intents_at_the_same_times_have_the_same_effects() {
    let run = |seed: u64| {
        let mut random = Random::new(seed);
        let mut owner = Owner::begin(config(&mut random));
        for _ in 0..100 {
            step(&mut owner, &mut random);
        }
        (owner.table.game().clone(), owner.effects)
    };
    for seed in 1..=20 {
        let (one, other) = (run(seed), run(seed));
        assert_eq!(one, other);
    }
}

/// The side that an event names as the one that does it.
fn named_side(event: &Event) -> Option<Color> {
    match event {
        Event::Press(side)
        | Event::OfferDraw(side)
        | Event::AcceptDraw(side)
        | Event::DeclineDraw(side)
        | Event::ClaimDraw(side, _)
        | Event::ClaimDrawWith(side, ..)
        | Event::ClaimFlag(side)
        | Event::ClaimIllegal(side)
        | Event::StopClocks(side)
        | Event::Appeal(side)
        | Event::Flag(side)
        | Event::Resign(side) => Some(*side),
        _ => None,
    }
}

/// What has happened at a device is of its own side, on its own turn.
fn check_own_acts(before: &Game, now: &Game, own: Color, told: &str) {
    let known = before.events().len();
    assert_eq!(&now.events()[..known], before.events(), "{told}");
    let mut game = before.clone();
    for stamped in &now.events()[known..] {
        let event = &stamped.event;
        assert_eq!(game.to_act(), own, "{told}: {event:?}");
        assert_ne!(named_side(event), Some(!own), "{told}: {event:?}");
        let applied = game.apply(event.clone(), stamped.at);
        applied.expect("it was accepted");
    }
}

#[test]
fn nothing_done_at_a_device_moves_the_side_that_is_elsewhere() {
    let (mut ended, mut moves, mut received, mut refused) = (0, 0, 0, 0);
    for seed in 1..=100 {
        let mut random = Random::new(seed);
        let mut config = config(&mut random);
        let here = random.color();
        let own = random.of(&[Player::Person, Player::Person, Player::robot(1)]);
        config.players[here.index()] = own;
        config.players[(!here).index()] = Player::Elsewhere;
        let mut devices = [Owner::begin(config), Owner::fresh()];
        let record = devices[0].table.game().for_other_device();
        devices[1].act(Intent::Open(Box::new(record)));
        // All records that were ever sent to a device: they come late, again, or never.
        let mut post: [Vec<Game>; 2] = Default::default();
        post[1].extend(devices[0].handed_over.take());
        for number in 0..400 {
            let at = random.below(2);
            let side = if at == 0 { here } else { !here };
            let device = &mut devices[at];
            let before = device.table.game().clone();
            let told = format!("seed {seed}, step {number}");
            if random.chance(25) && !post[at].is_empty() {
                let number = random.below(post[at].len());
                let record = post[at][number].clone();
                let effects = device.act(Intent::Receive(Box::new(record.clone())));
                let growth = Growth::of_games(&before, &record);
                assert_ne!(growth, Growth::Other, "{told}");
                if growth == Growth::More {
                    assert_eq!(crate::owner::refused(&effects), None, "{told}");
                    received += 1;
                    let mut known = before.clone();
                    for stamped in &record.events()[before.events().len()..] {
                        let applied = known.apply(stamped.event.clone(), stamped.at);
                        applied.expect("it was accepted");
                    }
                    // A clock that waits is stopped until the player is there, and a robot presses its clock.
                    check_own_acts(&known, device.table.game(), side, &told);
                } else {
                    assert_eq!(device.table.game(), &before, "{told}");
                    refused += 1;
                }
            } else {
                step(device, &mut random);
                if !device.table.game().config().is_correspondence() {
                    // It was given up for a new game.
                    break;
                }
                check_own_acts(&before, device.table.game(), side, &told);
            }
            assert_eq!(
                device.table.game().config().players,
                before.config().players
            );
            post[1 - at].extend(device.handed_over.take());
            let [one, other] = devices.each_ref().map(|device| device.table.game());
            assert_ne!(Growth::of_games(one, other), Growth::Other, "{told}");
            let done = devices.iter().all(|it| it.table.game().outcome().is_some());
            if done {
                ended += 1;
                break;
            }
        }
        moves += devices[0].moves();
    }
    assert!(ended > 10, "{ended} games have ended on both devices");
    assert!(moves > 300, "{moves} moves were made");
    assert!(received > 300, "{received} records were received");
    assert!(refused > 300, "{refused} records were refused");
}
