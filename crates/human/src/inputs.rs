//! Input features of a position: what is the same for all of its moves.
//!
//! The board is seen by the side to move: with Black to move it is turned over.

use chess::{Bitboard, Color, Position, Role, Square};

use crate::attacks::{AttackMap, en_prise};
use crate::situation::{Pool, RATINGS, Situation};

/// First input of each group; pieces come first.
const EN_PRISE: usize = 768;
const LAST_FROM: usize = EN_PRISE + 768;
const LAST_TO: usize = LAST_FROM + 64;
const OWN_TO: usize = LAST_TO + 64;
const CASTLING: usize = OWN_TO + 64;
const RATING: usize = CASTLING + 4;
const DIFFERENCE: usize = RATING + RATING_KNOTS;
const POOL: usize = DIFFERENCE + DIFFERENCE_KNOTS;
const SPEED: usize = POOL + 2;
const MOVE_NUMBER: usize = SPEED + 4;
const CHECK: usize = MOVE_NUMBER + 8;

/// Number of inputs; the one after the last is always on.
pub const INPUTS: usize = CHECK + 1;

/// Distance in points of the ratings between which the inputs are interpolated.
const RATING_STEP: f32 = 200.0;
const RATING_KNOTS: usize = 13;
const DIFFERENCE_KNOTS: usize = 5;

/// Attack maps of both sides and the pieces that are en prise, the side to move first.
pub(crate) struct Danger {
    pub maps: [AttackMap; 2],
    pub en_prise: [Bitboard; 2],
}

impl Danger {
    pub fn new(position: &Position, first: Color) -> Danger {
        let maps = [first, !first].map(|color| AttackMap::new(position, color));
        let en_prise = [
            en_prise(position, first, &maps[0], &maps[1]),
            en_prise(position, !first, &maps[1], &maps[0]),
        ];
        Danger { maps, en_prise }
    }
}

/// Index of a square as the side to move sees it.
pub(crate) fn seen(turn: Color, square: Square) -> usize {
    match turn {
        Color::White => square.index(),
        Color::Black => square.index() ^ 0x38,
    }
}

/// Distance of a rating from the middle, in units of 500 points.
pub(crate) fn strength(rating: u16) -> f32 {
    (f32::from(rating.clamp(RATINGS.0, RATINGS.1)) - 1600.0) / 500.0
}

/// The inputs that are on, with their values.
pub(crate) fn inputs(situation: &Situation<'_>, danger: &Danger) -> Vec<(u16, f32)> {
    let position = situation.position;
    let turn = position.turn();
    let mut on: Vec<(u16, f32)> = Vec::with_capacity(64);
    let mut add = |input: usize, value: f32| on.push((input as u16, value));
    for (side, color) in [turn, !turn].into_iter().enumerate() {
        for role in Role::ALL {
            let kind = (side * 6 + role.index()) * 64;
            for square in position.pieces(color, role) {
                let place = kind + seen(turn, square);
                add(place, 1.0);
                if danger.en_prise[side].contains(square) {
                    add(EN_PRISE + place, 1.0);
                }
            }
        }
    }
    if let Some(last) = situation.last {
        add(LAST_FROM + seen(turn, last.from), 1.0);
        add(LAST_TO + seen(turn, last.to), 1.0);
    }
    if let Some(own) = situation.own {
        add(OWN_TO + seen(turn, own.to), 1.0);
    }
    let sides = [
        chess::CastlingSide::KingSide,
        chess::CastlingSide::QueenSide,
    ];
    for (n, color) in [turn, !turn].into_iter().enumerate() {
        for (m, side) in sides.into_iter().enumerate() {
            if position.castling_rook(color, side).is_some() {
                add(CASTLING + 2 * n + m, 1.0);
            }
        }
    }
    let [own, other] = situation
        .ratings
        .map(|rating| f32::from(rating.clamp(RATINGS.0, RATINGS.1)));
    let mut between = |group: usize, knots: usize, place: f32| {
        let place = place.clamp(0.0, (knots - 1) as f32);
        let below = (place as usize).min(knots - 2);
        let share = place - below as f32;
        add(group + below, 1.0 - share);
        add(group + below + 1, share);
    };
    between(
        RATING,
        RATING_KNOTS,
        (own - f32::from(RATINGS.0)) / RATING_STEP,
    );
    between(
        DIFFERENCE,
        DIFFERENCE_KNOTS,
        (other - own) / RATING_STEP + 2.0,
    );
    add(POOL + usize::from(situation.pool == Pool::Online), 1.0);
    // Bullet, blitz, slower, or not known; estimated for forty moves.
    let speed = situation
        .clock
        .map_or(3, |clock| match clock.base + 40.0 * clock.increment {
            ..180.0 => 0,
            ..480.0 => 1,
            _ => 2,
        });
    add(SPEED + speed, 1.0);
    let number = match position.fullmove_number() {
        ..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        10..=14 => 3,
        15..=21 => 4,
        22..=31 => 5,
        32..=45 => 6,
        _ => 7,
    };
    add(MOVE_NUMBER + number, 1.0);
    if position.is_check() {
        add(CHECK, 1.0);
    }
    add(INPUTS, 1.0);
    on
}
