//! Start positions drawn by lot, and the drills.

use std::collections::BTreeMap;

use chess::{Color, File, Position, Rank, Role, Square};
use tablebase::{DRILLS, Difficulty, Drill, PassMark, PawnSquares, Start, Task, Value, Wanted};

use crate::{TABLES, material, table};

fn start(strong: Color, turn: Color, wanted: Wanted) -> Start {
    Start {
        strong,
        turn,
        wanted,
        pawn: PawnSquares::Any,
    }
}

/// Every position that fits is drawn about as often as any other.
#[test]
fn the_lot_is_fair() {
    for (name, turn, wanted, count) in [
        // One position and its seven images.
        ("KQK", Color::White, Wanted::Win(19..=19), 8),
        // Checkmates, some of them symmetric: kings and rook on a diagonal do not mate, but kings may face each other on it.
        ("KRK", Color::Black, Wanted::Loss(0..=0), 216),
        ("KPK", Color::White, Wanted::Win(55..=55), 6),
        // Two knights are drawn as one position, whichever stands where.
        ("KNNK", Color::Black, Wanted::Loss(0..=0), 120),
    ] {
        let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
        let each = 12;
        for seed in 0..each * count {
            let start = start(Color::White, turn, wanted.clone());
            let position = table(name).draw(&start, seed).expect("there are some");
            *drawn.entry(position.to_fen()).or_default() += 1;
        }
        assert_eq!(drawn.len() as u64, count, "{name}");
        // Chi-squared, less than five standard deviations above its mean.
        let square = |&found: &u32| (f64::from(found) - each as f64).powi(2) / each as f64;
        let chi: f64 = drawn.values().map(square).sum();
        let free = (count - 1) as f64;
        assert!(chi < free + 5.0 * (2.0 * free).sqrt(), "{name}: {chi}");
    }
}

#[test]
fn positions_are_drawn_as_they_are_wanted() {
    let fits = |wanted: &Wanted, value: Value| match (wanted, value) {
        (Wanted::Win(band), Value::Win(plies)) | (Wanted::Loss(band), Value::Loss(plies)) => {
            band.contains(&plies)
        }
        (Wanted::Draw, Value::Draw) => true,
        _ => false,
    };
    for name in ["KQK", "KPK", "KQKR", "KRKP", "KBNK"] {
        for (seed, wanted) in [
            Wanted::Win(1..=9),
            Wanted::Win(10..=500),
            Wanted::Draw,
            Wanted::Loss(2..=12),
        ]
        .into_iter()
        .enumerate()
        {
            for (strong, turn) in Color::ALL.map(|a| Color::ALL.map(|b| (a, b))).concat() {
                let start = start(strong, turn, wanted.clone());
                let possible = match wanted {
                    Wanted::Win(_) => {
                        name.len() == 4 && !name.starts_with("KB") && name != "KQK" && name != "KPK"
                            || strong == turn
                    }
                    Wanted::Draw => name != "KQK" || strong != turn,
                    Wanted::Loss(_) => name == "KQKR" || name == "KRKP" || strong != turn,
                };
                let drawn = table(name).draw(&start, seed as u64);
                assert_eq!(drawn.is_some(), possible, "{name} {start:?}");
                let Some(position) = drawn else {
                    continue;
                };
                assert_eq!(
                    table(name).draw(&start, seed as u64).as_ref(),
                    Some(&position)
                );
                assert_eq!(position.turn(), turn);
                let men = position.by_color(strong).count();
                assert!(men >= position.by_color(!strong).count());
                let value = TABLES.probe(&position).expect("all tables are there");
                assert!(fits(&wanted, value), "{position} {value} {wanted:?}");
            }
        }
    }
    // Nothing is longer than the longest.
    let none = start(Color::White, Color::White, Wanted::Win(21..=300));
    assert_eq!(table("KQK").draw(&none, 1), None);
}

#[test]
fn bands_of_difficulty_follow_each_other() {
    for longest in 1..100 {
        let [easy, medium, hard] = Difficulty::ALL.map(|difficulty| difficulty.band(longest));
        assert!(*easy.start() >= 1 && (longest < 18 || *easy.start() == 6));
        assert_eq!(easy.end() + 1, *medium.start());
        assert_eq!(medium.end() + 1, *hard.start());
        assert_eq!(*hard.end(), longest);
    }
    assert_eq!(Difficulty::Easy.band(65), 6..=22);
    assert_eq!(Difficulty::Medium.band(65), 23..=44);
    assert_eq!(Difficulty::Hard.band(65), 45..=65);
}

/// True if a pawn stands where the drill is to set it.
fn is_placed(drill: Drill, position: &Position) -> bool {
    let Some(pawn) = position.by_role(Role::Pawn).first() else {
        return true;
    };
    let color = if position.by_color(Color::White).contains(pawn) {
        Color::White
    } else {
        Color::Black
    };
    match drill.pawn {
        PawnSquares::Any => true,
        PawnSquares::Rank(rank) => pawn.rank() == color.rank(rank),
        PawnSquares::DrawnSeventh => {
            let files = [File::A, File::C, File::F, File::H];
            pawn.rank() == color.rank(Rank::Seventh) && files.contains(&pawn.file())
        }
        PawnSquares::WrongRooksPawn => {
            let bishop = position.by_role(Role::Bishop).first().expect("a bishop");
            let corner = Square::new(pawn.file(), color.rank(Rank::Eighth));
            [File::A, File::H].contains(&pawn.file()) && corner.is_dark() != bishop.is_dark()
        }
    }
}

/// Every drill has start positions of every difficulty for either colour, and they are what its task says.
#[test]
fn drills_have_start_positions() {
    for drill in DRILLS {
        let table = table(drill.material);
        assert_eq!(drill.material.parse(), Ok(table.material()));
        for learner in Color::ALL {
            for (seed, difficulty) in Difficulty::ALL.into_iter().enumerate() {
                let start = drill.start(table, difficulty, learner);
                let position = table.draw(&start, seed as u64).expect("there are some");
                assert_eq!(position.turn(), learner);
                assert!(is_placed(drill, &position), "{}: {position}", drill.key);
                let value = TABLES.probe(&position).expect("all tables are there");
                match drill.task {
                    Task::Win => assert!(value.is_win() && value >= Value::Win(69), "{position}"),
                    Task::Hold | Task::HoldWithPiece => {
                        assert_eq!(value, Value::Draw);
                        let has_piece = (position.by_color(learner)
                            & !position.by_role(Role::King)
                            & !position.by_role(Role::Pawn))
                        .any();
                        assert_eq!(has_piece, drill.task == Task::HoldWithPiece);
                    }
                }
            }
        }
    }
    let mut keys: Vec<_> = DRILLS.iter().map(|drill| drill.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), DRILLS.len());
    assert_eq!(
        DRILLS
            .iter()
            .find(|drill| drill.key == "kqk")
            .expect("a drill")
            .start(table("KQK"), Difficulty::Hard, Color::Black)
            .wanted,
        Wanted::Win(14..=19)
    );
}

#[test]
fn marks_tell_the_moves_that_pass() {
    assert_eq!(PassMark::Over(4).most_moves(10), Some(14));
    assert_eq!(PassMark::Within(50).most_moves(33), Some(50));
    assert_eq!(PassMark::Result.most_moves(20), None);
    assert_eq!(material("KBNK").count(), 4);
}
