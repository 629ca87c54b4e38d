//! Fuzz input: game settings, and events of a game.

use arbitrary::{Result, Unstructured};
use chess::{Color, Move, Role, Square};
use game::{
    Bonus, Budget, Claim, Config, Correction, Event, Game, Irregularity, Millis, Penalty, Phase,
    Player, Points, QuickplayFinish, RuleSet, SealFault, Stage, Start, Strictness, TimeControl,
    Unsupervised,
};

use crate::positions::played;

/// Any edition, or a mixture of two; any strictness, clock and start.
pub fn game_settings(input: &mut Unstructured<'_>) -> Result<Config> {
    let mut config = Config {
        rules: rules(input)?,
        strictness: Strictness {
            manual_press: input.arbitrary()?,
            flag_by_claim: input.arbitrary()?,
            touch_move: input.arbitrary()?,
            allow_illegal_moves: input.arbitrary()?,
            competition: input.ratio(1, 4)?,
        },
        time: time(input)?,
        players: [Player::Person, Player::robot(4)],
        seed: input.arbitrary()?,
        ..Config::default()
    };
    if input.ratio(1, 3)?
        && let Some(start) = played(input)?
    {
        config.start = start;
    }
    Ok(config)
}

fn rules(input: &mut Unstructured<'_>) -> Result<RuleSet> {
    let editions = RuleSet::editions();
    let mut rules = input.choose(&editions)?.clone();
    if input.arbitrary()? {
        let other = input.choose(&editions)?;
        rules.illegal = other.illegal;
        rules.both_flags = other.both_flags;
        rules.flag_draw = other.flag_draw;
        rules.by_class = other.by_class;
        if input.arbitrary()? {
            rules.by_class.blitz.unsupervised = *input.choose(&[
                Some(Unsupervised::FIDE_2023),
                Some(Unsupervised::FIDE_2009_BLITZ),
            ])?;
        }
        rules.resignation_draw = input.arbitrary()?;
        rules.appeals = input.arbitrary()?;
        rules.take_back = input.arbitrary()?;
        rules.quickplay_finish = other.quickplay_finish.map(|finish| QuickplayFinish {
            increment: Some(1_000),
            in_blitz: true,
            ..finish
        });
        rules.moves_before_agreement = input.int_in_range(0..=4)?;
    }
    Ok(rules)
}

fn time(input: &mut Unstructured<'_>) -> Result<Option<TimeControl>> {
    let sides = match input.int_in_range(0..=5)? {
        0 => return Ok(None),
        1 => {
            let main = millis(input)?;
            [main, main].map(|main| Budget::Hourglass { main })
        }
        _ => [budget(input)?, budget(input)?],
    };
    let start = *input.choose(&[
        Start::WithGame,
        Start::WithFirstMove,
        Start::AfterFirstMoves,
    ])?;
    let time = TimeControl { sides, start };
    assert_eq!(time.check(), Ok(()));
    Ok(Some(time))
}

fn budget(input: &mut Unstructured<'_>) -> Result<Budget> {
    if input.ratio(1, 4)? {
        return Ok(Budget::Byoyomi {
            main: *input.choose(&[0, 5_000])?,
            period: input.int_in_range(1..=10_000)?,
            periods: input.int_in_range(1..=3)?,
        });
    }
    let last = input.int_in_range(0..=2)?;
    let stages = (0..=last).map(|number| {
        Ok(Stage {
            moves: (number < last).then_some(input.int_in_range(1..=5)?),
            time: millis(input)?,
            bonus: *input.choose(&[
                Bonus::None,
                Bonus::Fischer(2_000),
                Bonus::Delay(2_000),
                Bonus::Bronstein(2_000),
            ])?,
        })
    });
    stages.collect::<Result<_>>().map(Budget::Stages)
}

/// A time: blitz most often, where flags fall; or an hour.
fn millis(input: &mut Unstructured<'_>) -> Result<Millis> {
    match input.int_in_range(0..=2)? {
        0 => Ok(3_600_000),
        _ => input.int_in_range(1..=100_000),
    }
}

/// An event, mostly one that carries the game on.
pub fn event(input: &mut Unstructured<'_>, game: &Game) -> Result<Event> {
    let moves = game.allowed_moves();
    if input.ratio(1, 3)? {
        return any_event(input, game);
    }
    if game.config().strictness.allow_illegal_moves && input.ratio(1, 6)? {
        return any_move(input, game).map(Event::Displace);
    }
    Ok(match game.phase() {
        Phase::Paused => Event::Resume,
        Phase::Adjourned if !moves.is_empty() => Event::Unseal(*input.choose(&moves)?),
        Phase::Claimed(_) => Event::Adjudicate(input.arbitrary()?),
        _ if game.must_press() && (moves.is_empty() || input.arbitrary()?) => {
            Event::Press(game.to_act())
        }
        // A king can be taken: there are no legal moves, but the answer is some move.
        _ if game.displaced().is_some_and(|piece| piece.completed) => {
            Event::Displace(any_move(input, game)?)
        }
        _ if moves.is_empty() => any_event(input, game)?,
        _ => Event::Move(*input.choose(&moves)?),
    })
}

/// Any piece to anywhere.
fn any_move(input: &mut Unstructured<'_>, game: &Game) -> Result<Move> {
    let pieces: Vec<Square> = game.position().occupied().into_iter().collect();
    let from = *input.choose(&pieces)?;
    let to = *input.choose(&Square::ALL)?;
    let promotion = if input.ratio(1, 4)? {
        Some(*input.choose(&Role::ALL)?)
    } else {
        None
    };
    Ok(Move::new(from, to, promotion))
}

fn any_event(input: &mut Unstructured<'_>, game: &Game) -> Result<Event> {
    let side = *input.choose(&Color::ALL)?;
    let mut mv = any_move(input, game)?;
    let (from, to) = (mv.from(), mv.to());
    let legal = game.position().legal_moves();
    if !legal.is_empty() && input.arbitrary()? {
        mv = *input.choose(&legal)?;
    }
    let claim = *input.choose(&[Claim::Repetition, Claim::FiftyMoves])?;
    let ply = input.int_in_range(0..=game.plies().len() as u32 + 1)?;
    let time = *input.choose(&[0, 1, 1_000, 60_000, Millis::MAX])?;
    let yes = input.arbitrary()?;
    let what = *input.choose(&[
        Irregularity::WrongStart,
        Irregularity::ColoursReversed,
        Irregularity::BoardTurned,
        Irregularity::IllegalMove,
        Irregularity::Displaced,
        Irregularity::Impossible,
        Irregularity::WrongClock,
    ])?;
    let how = *input.choose(&[
        Correction::Note,
        Correction::Restart,
        Correction::Back(ply),
        Correction::BackInProportion(ply),
    ])?;
    let penalty = *input.choose(&[
        Penalty::Warning,
        Penalty::OpponentGains(time),
        Penalty::Loses(time),
        Penalty::AsIllegal,
        Penalty::Forfeit,
    ])?;
    let fault = *input.choose(&[SealFault::Ambiguous, SealFault::Unreadable])?;
    // What ends a game is rare, so that games have time to become odd.
    if !input.ratio(29, 30)? {
        return input
            .choose(&[
                Event::Resign(side),
                Event::AcceptDraw(side),
                Event::Flag(side),
                Event::ClaimFlag(side),
                Event::ClaimIllegal(side),
                Event::StopClocks(side),
                Event::Appeal(side),
                Event::Absent(side),
                Event::Penalize(side, penalty),
                Event::Declare(Points::Won(side)),
                Event::Declare(Points::BothLost),
                Event::Declare(Points::Half(side)),
                Event::UnsealVoid(fault),
            ])
            .cloned();
    }
    input
        .choose(&[
            Event::Start,
            Event::Touch(from),
            Event::Touch(to),
            Event::Adjust,
            Event::Release(mv),
            Event::Move(mv),
            Event::Displace(mv),
            Event::Penalize(side, Penalty::OpponentGains(time)),
            Event::Press(side),
            Event::OfferDraw(side),
            Event::DeclineDraw(side),
            Event::ClaimDraw(side, claim),
            Event::ClaimDrawWith(side, claim, mv),
            Event::ClaimQuickplay(side),
            Event::RequestIncrement(side),
            Event::Adjudicate(yes),
            Event::Postpone,
            Event::Pause,
            Event::Resume,
            Event::SetClock(side, time),
            Event::Correction(what, how),
            Event::TakeBack(ply),
            Event::TakeBack(1),
            Event::Seal("sealed".into()),
            Event::Unseal(mv),
            Event::Leave,
            Event::Return,
            Event::Slept(time, yes),
        ])
        .cloned()
}
