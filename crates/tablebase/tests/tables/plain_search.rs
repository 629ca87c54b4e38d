//! Tables against searches that know nothing of them.

use chess::{Color, Position, Role, Square};
use tablebase::{Material, Value};

use crate::positions::{Random, all_of_three, any, turned};
use crate::{TABLES, material};

/// A number for each position of up to three men, the same for symmetric ones.
fn number(position: &Position) -> usize {
    let kings = Color::ALL.map(|color| position.king(color));
    let men = position.occupied() & !position.by_role(Role::King);
    let man = men.first();
    let role = man.map_or(5, |man| position.role_at(man).map_or(5, Role::index));
    let symmetries = if role == 0 { 2 } else { 8 };
    let squares = |symmetry| {
        let index = |square: Square| turned(square, symmetry).index();
        (index(kings[0]) * 64 + index(kings[1])) * 64 + man.map_or(0, index)
    };
    let squares = (0..symmetries).map(squares).min().expect("there are some");
    (position.turn().index() * 6 + role) * 64 * 64 * 64 + squares
}

/// A position with what it leads to, by their places in the list.
struct Node {
    position: Position,
    next: Vec<usize>,
}

/// All positions that can arise from some, and their values by value iteration: those of mates first, then again and again
/// of what leads to them.
fn solve(starts: impl Iterator<Item = Position>) -> Vec<(Position, Value)> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut places = vec![usize::MAX; 12 * 64 * 64 * 64];
    let mut place = |position: Position, nodes: &mut Vec<Node>| {
        let place = &mut places[number(&position)];
        if *place == usize::MAX {
            *place = nodes.len();
            let next = Vec::new();
            nodes.push(Node { position, next });
        }
        *place
    };
    for position in starts {
        place(position, &mut nodes);
    }
    let mut n = 0;
    while n < nodes.len() {
        let position = nodes[n].position.clone();
        let moves = position.legal_moves();
        let next = moves.iter().map(|&m| place(position.after(m), &mut nodes));
        nodes[n].next = next.collect();
        n += 1;
    }
    let is_mate = |node: &Node| node.next.is_empty() && node.position.is_check();
    let mut values: Vec<_> = (nodes.iter())
        .map(|node| is_mate(node).then_some(Value::Loss(0)))
        .collect();
    let mut open: Vec<_> = (0..nodes.len())
        .filter(|&n| !nodes[n].next.is_empty())
        .collect();
    for plies in 1.. {
        let value = |n: usize| {
            let mut after = nodes[n].next.iter().map(|&next| values[next]);
            if plies % 2 == 0 {
                let lost = after.all(|value| value.is_some_and(Value::is_win));
                lost.then_some(Value::Loss(plies))
            } else {
                let won = after.any(|value| value == Some(Value::Loss(plies - 1)));
                won.then_some(Value::Win(plies))
            }
        };
        let found: Vec<_> = open.iter().filter_map(|&n| Some((n, value(n)?))).collect();
        if found.is_empty() {
            break;
        }
        for (n, value) in found {
            values[n] = Some(value);
        }
        open.retain(|&n| values[n].is_none());
    }
    let values = values.into_iter().map(|value| value.unwrap_or(Value::Draw));
    let positions = nodes.into_iter().map(|node| node.position);
    positions.zip(values).collect()
}

/// King and pawn against king, and the queen, rook, bishop or knight that becomes of it.
#[test]
fn three_men_are_solved_alike() {
    let both = Color::ALL.map(|turn| all_of_three(material("KPK"), turn));
    let solved = solve(both.into_iter().flatten());
    assert!(solved.len() > 300_000, "{}", solved.len());
    for (position, value) in solved {
        assert_eq!(TABLES.probe(&position), Ok(value), "{position}");
    }
}

/// The value, if mate can be forced within so many half-moves.
fn search(position: &Position, plies: u32) -> Option<Value> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.is_check().then_some(Value::Loss(0));
    }
    let mut best = Some(Value::Loss(0));
    for &m in &moves {
        let value = match plies {
            0 => None,
            _ => search(&position.after(m), plies - 1).map(Value::before),
        };
        match value {
            Some(Value::Win(1)) => return value,
            Some(Value::Win(_)) => best = best.max(value),
            // Of what is open something may be better than any loss.
            None if !best.is_some_and(Value::is_win) => best = None,
            Some(Value::Loss(_)) if best.is_some_and(Value::is_loss) => best = best.max(value),
            _ => {}
        }
    }
    best
}

/// Mates that are near are found by trying all moves, and where none is found there is none.
#[test]
fn near_mates_are_found_by_search() {
    let mut random = Random(3);
    let mut found = 0;
    for material in Material::all() {
        for _ in 0..40 {
            let position = any(material, &mut random);
            let value = TABLES.probe(&position).expect("all tables are there");
            let near = matches!(value, Value::Win(0..=3) | Value::Loss(0..=3));
            found += usize::from(near);
            assert_eq!(search(&position, 3), near.then_some(value), "{position}");
        }
    }
    assert!(found > 30, "{found}");
}
