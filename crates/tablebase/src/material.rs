//! Materials: the men of an ending, such as KBNK, and those that arise from it.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use chess::{Color, Piece, Position, Role};

/// The men of an ending: two kings and one or two others, of which at most one is a pawn.
///
/// Its name has the kings with what is theirs, the stronger side first: more men, then the stronger man. Read the other
/// way round it is the same ending.
///
/// ```
/// use tablebase::Material;
/// let material: Material = "KRKQ".parse()?;
/// assert_eq!(material.to_string(), "KQKR");
/// assert_eq!(material, "KQvKR".parse()?);
/// # Ok::<(), tablebase::MaterialError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// The men beside the kings, the stronger side as White. A pawn is the last.
    men: [Option<Piece>; 2],
}

/// A reason why there is no table of some men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaterialError {
    /// The name is not two kings, each with what is theirs.
    Name,
    /// Two kings alone are always a draw.
    BareKings,
    /// There are more than four men.
    TooManyMen,
    /// There are two pawns or more.
    TooManyPawns,
}

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "an ending is named by its men, a king first for either side, such as `KBNK` or `KQKR`",
            Self::BareKings => "two kings alone are always a draw",
            Self::TooManyMen => "there are tables of up to four men",
            Self::TooManyPawns => "there are tables with at most one pawn",
        })
    }
}

impl std::error::Error for MaterialError {}

/// The roles beside the king, the strongest first.
const BY_STRENGTH: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl Material {
    /// Two kings alone: no table, but what may be left of one.
    pub(crate) const BARE: Material = Material { men: [None; 2] };

    /// The material of men beside the kings, and true if it is Black that is the stronger side.
    pub(crate) fn of_men(
        men: impl IntoIterator<Item = Piece>,
    ) -> Result<(Material, bool), MaterialError> {
        let mut sides = [[None; 2]; 2];
        let (mut count, mut pawns) = (0, 0);
        for piece in men {
            count += 1;
            pawns += u32::from(piece.role == Role::Pawn);
            // The weakest makes room; with a third man there is no table anyway.
            let side: &mut [Option<Role>; 2] = &mut sides[piece.color.index()];
            side[1] = Some(piece.role);
            side.sort_by_key(|&role| Reverse(role));
        }
        if count > 2 {
            return Err(MaterialError::TooManyMen);
        }
        if pawns > 1 {
            return Err(MaterialError::TooManyPawns);
        }
        let strength = |side: [Option<Role>; 2]| (side[1].is_some(), side);
        let flipped = strength(sides[1]) > strength(sides[0]);
        if flipped {
            sides.swap(0, 1);
        }
        let of = |side: [Option<Role>; 2], color| {
            side.into_iter().flatten().map(move |role| role.of(color))
        };
        let in_order = of(sides[0], Color::White).chain(of(sides[1], Color::Black));
        let mut men = [None; 2];
        for (place, piece) in men.iter_mut().skip(2 - count).zip(in_order) {
            *place = Some(piece);
        }
        Ok((Material { men }, flipped))
    }

    /// The material of a position, and true if it is Black that is the stronger side.
    pub(crate) fn of_position(position: &Position) -> Result<(Material, bool), MaterialError> {
        let men = position.occupied() & !position.by_role(Role::King);
        Material::of_men(
            men.into_iter()
                .filter_map(|square| position.piece_at(square)),
        )
    }

    /// The material of a position, if there can be a table of it.
    pub fn of(position: &Position) -> Result<Material, MaterialError> {
        match Material::of_position(position)?.0 {
            Material::BARE => Err(MaterialError::BareKings),
            material => Ok(material),
        }
    }

    /// All materials of which there are tables: those of three men, of four without pawns, of four with one.
    pub fn all() -> Vec<Material> {
        let new = |white: &[Role], black: &[Role]| {
            let white = white.iter().map(|role| role.of(Color::White));
            let black = black.iter().map(|role| role.of(Color::Black));
            Some(Material::of_men(white.chain(black)).ok()?.0)
        };
        let mut all: Vec<_> = (BY_STRENGTH.iter())
            .filter_map(|&role| new(&[role], &[]))
            .collect();
        for pawns in [false, true] {
            let pairs = (0..5).flat_map(|a| (a..5).map(move |b| [BY_STRENGTH[a], BY_STRENGTH[b]]));
            let pairs = pairs.filter(|pair| pair.contains(&Role::Pawn) == pawns);
            let pairs: Vec<_> = pairs.collect();
            all.extend(pairs.iter().filter_map(|pair| new(pair, &[])));
            all.extend(pairs.iter().filter_map(|&[a, b]| new(&[a], &[b])));
        }
        all
    }

    /// The men beside the kings, the stronger side as White.
    pub fn men(self) -> impl Iterator<Item = Piece> {
        self.men.into_iter().flatten()
    }

    /// Number of men, with the kings.
    pub fn count(self) -> usize {
        2 + self.men().count()
    }

    /// The man before the last, if there are two beside the kings.
    pub(crate) const fn outer(self) -> Option<Piece> {
        self.men[0]
    }

    /// The last man; none if the kings are alone.
    pub(crate) const fn inner(self) -> Option<Piece> {
        self.men[1]
    }

    /// True if there is a pawn.
    pub fn has_pawn(self) -> bool {
        self.men().any(|piece| piece.role == Role::Pawn)
    }

    /// The materials that arise by one capture or promotion and of which there are tables: they have to be made first.
    ///
    /// ```
    /// use tablebase::Material;
    /// let names = |name: &str| {
    ///     let material: Material = name.parse()?;
    ///     let names = material.dependencies().into_iter().map(|m| m.to_string());
    ///     Ok::<_, tablebase::MaterialError>(names.collect::<Vec<_>>().join(" "))
    /// };
    /// assert_eq!(names("KQK")?, "");
    /// assert_eq!(names("KPK")?, "KQK KRK KBK KNK");
    /// assert_eq!(names("KQKR")?, "KRK KQK");
    /// assert_eq!(names("KRKP")?, "KPK KRK KQKR KRKR KRKB KRKN KQK KBK KNK");
    /// # Ok::<(), tablebase::MaterialError>(())
    /// ```
    pub fn dependencies(self) -> Vec<Material> {
        let mut found: Vec<Material> = Vec::new();
        let mut add = |men: &[Piece]| {
            let material = material_of(men).0;
            if material != Material::BARE && !found.contains(&material) {
                found.push(material);
            }
        };
        let inner = self.men[1];
        if let [Some(outer), Some(inner)] = self.men {
            add(&[inner]);
            add(&[outer]);
        }
        if let Some(pawn) = inner.filter(|piece| piece.role == Role::Pawn) {
            for role in &BY_STRENGTH[..4] {
                let promoted = role.of(pawn.color);
                add(&self.men[0]
                    .into_iter()
                    .chain([promoted])
                    .collect::<Vec<_>>());
            }
            // A pawn may promote and capture at once.
            if self.men[0].is_some_and(|outer| outer.color != pawn.color) {
                for role in &BY_STRENGTH[..4] {
                    add(&[role.of(pawn.color)]);
                }
            }
        }
        found
    }

    /// This material after all that its table depends on, in the order in which they can be made.
    pub fn build_order(self) -> Vec<Material> {
        fn visit(material: Material, order: &mut Vec<Material>) {
            if order.contains(&material) {
                return;
            }
            for dependency in material.dependencies() {
                visit(dependency, order);
            }
            order.push(material);
        }
        let mut order = Vec::new();
        visit(self, &mut order);
        order
    }
}

/// The material of some men that are part of another, and true if Black is the stronger side.
pub(crate) fn material_of(men: &[Piece]) -> (Material, bool) {
    Material::of_men(men.iter().copied()).expect("part of a material is one")
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            f.write_str("K")?;
            for piece in self.men().filter(|piece| piece.color == color) {
                write!(f, "{}", piece.role.upper())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Material {
    type Err = MaterialError;

    /// Reads a name such as `KBNK`; small letters and a `v` between the sides will do.
    fn from_str(name: &str) -> Result<Self, MaterialError> {
        let mut kings = 0;
        let mut men = Vec::new();
        for letter in name.chars() {
            match (Role::from_char(letter), kings) {
                (Some(Role::King), 0 | 1) => kings += 1,
                (Some(role), 1) if role != Role::King => men.push(role.of(Color::White)),
                (Some(role), 2) if role != Role::King => men.push(role.of(Color::Black)),
                (None, 1) if letter == 'v' => {}
                _ => return Err(MaterialError::Name),
            }
        }
        if kings != 2 {
            return Err(MaterialError::Name);
        }
        match Material::of_men(men)?.0 {
            Material::BARE => Err(MaterialError::BareKings),
            material => Ok(material),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_materials_are_read_by_their_names() {
        let all = Material::all();
        let men = |count: usize, pawn: bool| {
            let those = all
                .iter()
                .filter(|m| m.count() == count && m.has_pawn() == pawn);
            those.count()
        };
        assert_eq!((men(3, false), men(3, true)), (4, 1));
        assert_eq!((men(4, false), men(4, true)), (20, 8));
        for (n, material) in all.iter().enumerate() {
            let name = material.to_string();
            assert_eq!(name.parse(), Ok(*material));
            assert_eq!(name.to_lowercase().parse(), Ok(*material));
            assert_eq!(all.iter().position(|other| other == material), Some(n));
            let (first, second) = name[1..].split_once('K').expect("there are two kings");
            assert_eq!(format!("K{second}K{first}").parse(), Ok(*material));
            assert!(material.inner().is_some());
            assert!(
                material
                    .outer()
                    .is_none_or(|piece| piece.role != Role::Pawn)
            );
        }
    }

    #[test]
    fn other_names_are_refused() {
        for (name, error) in [
            ("", MaterialError::Name),
            ("K", MaterialError::Name),
            ("QKK", MaterialError::Name),
            ("vKK", MaterialError::Name),
            ("KQvKv", MaterialError::Name),
            ("KQKK", MaterialError::Name),
            ("KXK", MaterialError::Name),
            ("KK", MaterialError::BareKings),
            ("KQRKB", MaterialError::TooManyMen),
            ("KPPPK", MaterialError::TooManyMen),
            ("KPPK", MaterialError::TooManyPawns),
            ("KPKP", MaterialError::TooManyPawns),
        ] {
            assert_eq!(name.parse::<Material>(), Err(error), "{name}");
            assert!(error.to_string().len() > 20);
        }
    }

    #[test]
    fn dependencies_come_first() {
        for material in Material::all() {
            let order = material.build_order();
            assert_eq!(order.last(), Some(&material));
            for (n, made) in order.iter().enumerate() {
                let before = |needed: &Material| order[..n].contains(needed);
                assert!(made.dependencies().iter().all(before));
            }
        }
    }
}
