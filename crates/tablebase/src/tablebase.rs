//! The tables at hand, and the values that they tell.

use std::collections::BTreeMap;
use std::fmt;

use chess::{CastlingSide, Color, Position, Role};

use crate::layout::Locator;
use crate::{Material, MaterialError, Table, Value};

/// Tables of some materials.
#[derive(Clone, Default)]
pub struct Tablebase {
    tables: BTreeMap<Material, Table>,
}

/// A reason why a position has no value in a tablebase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// There are no tables of such men.
    Material(MaterialError),
    /// A side may castle; tables know no castling.
    Castling,
    /// This table, or one that it depends on, is not at hand.
    Missing(Material),
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Material(error) => error.fmt(f),
            Self::Castling => f.write_str("tables know no castling"),
            Self::Missing(material) => write!(f, "the table of {material} has not been made yet"),
        }
    }
}

impl std::error::Error for Unknown {}

impl Tablebase {
    /// A tablebase without tables.
    pub fn new() -> Tablebase {
        Tablebase::default()
    }

    /// Adds a table, or replaces the one of the same material.
    pub fn insert(&mut self, table: Table) {
        self.tables.insert(table.material(), table);
    }

    /// The table of a material.
    pub fn table(&self, material: Material) -> Option<&Table> {
        self.tables.get(&material)
    }

    /// The tables at hand.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.values()
    }

    /// The tables that have to be made before positions of a material can be played out, in the order in which they can be:
    /// those that it depends on, and its own.
    pub fn missing(&self, material: Material) -> Vec<Material> {
        let mut order = material.build_order();
        order.retain(|material| !self.tables.contains_key(material));
        order
    }

    /// The value of a position for the side to move, or the reason why it is unknown. The fifty-move rule and repetitions
    /// are not considered.
    pub fn probe(&self, position: &Position) -> Result<Value, Unknown> {
        let (material, _) = Material::of_position(position).map_err(Unknown::Material)?;
        if may_castle(position) {
            return Err(Unknown::Castling);
        }
        if material == Material::BARE {
            return Ok(Value::Draw);
        }
        let table = self.table(material).ok_or(Unknown::Missing(material))?;
        let men = position.occupied() & !position.by_role(Role::King);
        let mut men = men.into_iter().filter_map(|square| {
            let piece = position.piece_at(square)?;
            Some((piece, square.index()))
        });
        let first = men.next().expect("the kings are not alone");
        let second = men.next();
        let count = 1 + usize::from(second.is_some());
        let both = [first, second.unwrap_or(first)];
        let locator = Locator::of(&both.map(|man| man.0)[..count]);
        let kings = Color::ALL.map(|color| position.king(color).index());
        let place = locator.find(kings, &both.map(|man| man.1)[..count], position.turn());
        let place = place.expect("in a position the kings do not touch");
        Ok(Value::of_level(table.level(&locator.layout, place)))
    }
}

/// True if a side has not lost the right to castle.
fn may_castle(position: &Position) -> bool {
    let sides = || {
        Color::ALL
            .into_iter()
            .flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
    };
    position.by_role(Role::Rook).any()
        && sides().any(|(color, side)| position.castling_rook(color, side).is_some())
}
