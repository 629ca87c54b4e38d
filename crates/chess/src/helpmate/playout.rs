//! A quick try at a helpmate: both sides make the move that looks most like one, until mate or
//! until it takes too long.
//!
//! In a usual position this finds a mate within some twenty half-moves. A mate that is found is a
//! proof, so the choice of moves may be as crude as it likes: men are scored by the sets of squares
//! they can go to, not move by move. The scores were found by trying, one at a time, what makes the
//! playouts from positions of games shortest.

use core::ops::ControlFlow;

use crate::attacks::{
    bishop_attacks, bishop_lines, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks, rook_lines,
};
use crate::movegen::Sink;
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square, between};

/// The most half-moves of one try.
pub(super) const LENGTH: u32 = 48;

/// The winner takes a pawn, knight, bishop, rook or queen: there is less to parry the mate.
const CAPTURE: [i32; 5] = [31, 10, 9, 34, 54];
/// What is taken stood in the way of its own king.
const CAPTURE_BESIDE_KING: i32 = -76;
/// A step nearer to the hunted king.
const APPROACH: i32 = 17;
const KING_APPROACH: i32 = 12;
/// To a flight square, or to one beside the king that is attacked already.
const CONTACT: i32 = 40;
const COVERED_CONTACT: i32 = -204;
/// A check that is not mate drives the king about.
const CHECK: i32 = -30;
const PAWN_MOVE: i32 = 1;
const PAWN_RANK: i32 = 7;
const PROMOTION: i32 = 137;

/// The hunted king goes to the edge, and to the corner.
const TO_THE_EDGE: i32 = 30;
/// Its men take its flight squares, or make way beside it.
const BLOCK: i32 = 20;
const UNBLOCK: i32 = -6;
/// Its other men go away from it, to where they are taken, and harm nobody.
const AWAY: i32 = 5;
const TO_BE_TAKEN: i32 = 8;
const HUNTED_PAWN_MOVE: i32 = -5;
const TAKE_PAWN: i32 = -95;
const TAKE_PIECE: i32 = -296;
const HUNTED_PROMOTION: i32 = -80;
const HUNTED_CHECK: i32 = -128;

/// A winner with more than so many pieces, the king among them, leaves the king where it is, and in
/// the first playout the pawns.
const STRONG: u32 = 4;

/// Scores differ by chance by less than this in the first playouts, and by more and more later: what
/// went in circles with little noise goes in circles again.
const NOISE: u32 = 24;

/// Plays once; how many half-moves the mate by `winner` took, if it came to one. Each `seed` gives
/// another game.
pub(super) fn mate_found(root: &Position, winner: Color, seed: u32) -> Option<u32> {
    let mut position = root.clone();
    let mut random = root.key() as u32 ^ seed.wrapping_mul(0x9E37_79B9) | 1;
    let mut rings = rings_around(root.king(!winner));
    for ply in 1..=LENGTH {
        let mut choice = Choice::new(&position, winner, &rings, seed, random);
        choice.look();
        if choice.is_mate {
            return Some(ply);
        }
        random = choice.random;
        let m = choice.best?;
        position.play(m);
        let king = position.king(!winner);
        if !rings[0].contains(king) {
            rings = rings_around(king);
        }
    }
    None
}

/// The squares at each distance from a king.
fn rings_around(king: Square) -> [Bitboard; 8] {
    let mut disc = Bitboard::EMPTY;
    let mut wider = Bitboard::of(king);
    [(); 8].map(|()| {
        let ring = wider & !disc;
        disc = wider;
        wider |= super::steps(disc);
        ring
    })
}

/// The search for the move to make.
struct Choice<'a> {
    position: &'a Position,
    winner: Color,
    /// The hunted king and what lies around it: the squares beside it, those it could flee to, and
    /// the rings of equal distance.
    king: Square,
    beside: Bitboard,
    flights: Bitboard,
    rings: &'a [Bitboard; 8],
    /// What the winner attacks, also through the king.
    covered: Bitboard,
    /// Where the winner's king is wanted: beside the other, or if there are only pawns to win with,
    /// at the pawns in their way.
    aim: Bitboard,
    /// From where each role would check the king of the side that is not on the move.
    checks: [Bitboard; 6],
    /// The hunted side has only its king: a piece beside it would have to be taken.
    is_bare: bool,
    /// The winner's men that move only if no other can.
    idle: Bitboard,
    /// Scores differ by chance by less than this.
    spread: u32,
    random: u32,
    score: i32,
    best: Option<Move>,
    is_mate: bool,
}

impl<'a> Choice<'a> {
    fn new(
        position: &'a Position,
        winner: Color,
        rings: &'a [Bitboard; 8],
        seed: u32,
        random: u32,
    ) -> Self {
        let us = position.turn();
        let king = position.king(!winner);
        let occupied = position.occupied();
        let covered = super::attacked(position, winner);
        let beside = king_attacks(king);
        let pawns = position.by_role(Role::Pawn);
        let pieces = position.by_color(winner) & !pawns;
        let mut aim = Bitboard::of(king);
        if !pieces.is_many() {
            let ahead = (pawns & position.by_color(winner)).shifted(winner.forward());
            let in_the_way = ahead & pawns & position.by_color(!winner);
            if in_the_way.any() {
                aim = in_the_way;
            }
        }
        let mut idle = Bitboard::EMPTY;
        if pieces.count() > STRONG {
            idle = Bitboard::of(position.king(winner));
            if seed == 0 {
                idle |= pawns & !Bitboard::rank(winner.rank(Rank::Seventh));
            }
        }
        let target = position.king(!us);
        let diagonal = bishop_attacks(target, occupied);
        let straight = rook_attacks(target, occupied);
        let mut checks = [Bitboard::EMPTY; 6];
        checks[Role::Pawn.index()] = pawn_attacks(!us, target);
        checks[Role::Knight.index()] = knight_attacks(target);
        checks[Role::Bishop.index()] = diagonal;
        checks[Role::Rook.index()] = straight;
        checks[Role::Queen.index()] = diagonal | straight;
        Self {
            position,
            winner,
            king,
            beside,
            flights: beside & !position.by_color(!winner) & !covered,
            rings,
            covered,
            aim,
            checks,
            spread: NOISE << (seed / 2).min(4),
            idle,
            is_bare: !position.by_color(!winner).is_many(),
            random,
            score: i32::MIN,
            best: None,
            is_mate: false,
        }
    }

    /// Looks at the moves, as many as it takes.
    fn look(&mut self) {
        let position = self.position;
        if position.turn() == self.winner {
            let _ = position.visit(!self.idle, Bitboard::FULL, self);
            if self.best.is_none() && !self.is_mate {
                position.visit_all(self);
            }
        } else {
            self.hunted_king();
            if self.is_settled().is_continue() {
                let others = Bitboard::FULL.without(self.king);
                let _ = position.visit(others, Bitboard::FULL, self);
            }
        }
    }

    fn consider(&mut self, score: i32, m: Move) {
        if score > self.score {
            self.score = score;
            self.best = Some(m);
        }
    }

    /// Whether the hunted side has a move that is better than luck alone makes one: it is rarely
    /// worth the time to look for a better one still.
    fn is_settled(&self) -> ControlFlow<()> {
        if self.score >= self.spread as i32 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Marsaglia's xorshift ("Xorshift RNGs", 2003), scaled.
    fn noise(&mut self) -> i32 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 17;
        self.random ^= self.random << 5;
        (((self.random >> 16) * self.spread) >> 16) as i32
    }

    /// Some square of a set, not always the same.
    fn pick(&self, set: Bitboard) -> Option<Square> {
        let turn = self.random & 63;
        let first = Bitboard(set.0.rotate_right(turn)).first()?;
        Some(Square::wrapping(first.index() as u32 + turn))
    }

    /// How far the nearest square of a set is from the hunted king.
    fn nearest(&self, set: Bitboard) -> usize {
        self.rings
            .iter()
            .position(|&ring| (ring & set).any())
            .unwrap_or_default()
    }

    fn furthest(&self, set: Bitboard) -> usize {
        self.rings
            .iter()
            .rposition(|&ring| (ring & set).any())
            .unwrap_or_default()
    }

    /// Whether a checking move mates. It is not tried if a flight seems to be left, or if the checking
    /// man can be taken.
    fn tries_mate(&mut self, m: Move, role: Role) -> bool {
        let occupied = self.position.occupied().without(m.from());
        let through = occupied.without(self.king);
        let hit = match role {
            Role::Pawn => pawn_attacks(self.winner, m.to()),
            Role::Knight => knight_attacks(m.to()),
            Role::Bishop => bishop_attacks(m.to(), through),
            Role::Rook => rook_attacks(m.to(), through),
            Role::Queen | Role::King => queen_attacks(m.to(), through),
        };
        if (self.flights & !hit).any() {
            return false;
        }
        let takers = self.position.attackers_to(m.to(), occupied)
            & self.position.by_color(!self.winner).without(self.king);
        if takers.any() && (takers & !self.pinned()).any() {
            return false;
        }
        let mut next = self.position.clone();
        next.play(m);
        self.is_mate = next.is_checkmate();
        self.is_mate
    }

    /// The men that alone shield the hunted king.
    fn pinned(&self) -> Bitboard {
        let board = self.position.board();
        let snipers = self.position.by_color(self.winner)
            & (bishop_lines(self.king) & board.diagonal_sliders()
                | rook_lines(self.king) & board.straight_sliders());
        snipers
            .into_iter()
            .map(|sniper| between(self.king, sniper) & self.position.occupied())
            .filter(|shield| !shield.is_many())
            .fold(Bitboard::EMPTY, |all, shield| all | shield)
    }

    fn winner_piece(&mut self, from: Square, targets: Bitboard) -> ControlFlow<()> {
        let role = role_on(self.position, from);
        let checks = targets & self.checks[role.index()];
        for to in checks {
            if self.tries_mate(Move::new(from, to, None), role) {
                return ControlFlow::Break(());
            }
        }
        let noise = self.noise();
        if role == Role::King && !self.aim.contains(self.king) {
            self.march(from, targets, noise);
            return ControlFlow::Continue(());
        }
        let mut quiet = targets & !checks;
        let is_patient = self.is_bare && role != Role::King;
        if is_patient {
            quiet &= !self.beside;
        }
        if quiet.is_empty() {
            if let Some(to) = self.pick(targets) {
                self.consider(CHECK + noise, Move::new(from, to, None));
            }
            return ControlFlow::Continue(());
        }
        if is_patient {
            if let Some(to) = self.pick(quiet) {
                self.consider(noise, Move::new(from, to, None));
            }
            return ControlFlow::Continue(());
        }
        let home = super::apart(from, self.king) as i32;
        let step = if role == Role::King {
            KING_APPROACH
        } else {
            APPROACH
        };
        let approach = |distance: usize| step * (home - distance as i32) + noise;

        let prey = quiet & self.position.by_color(!self.winner);
        if prey.any() {
            let dearest = Role::ALL[..5]
                .iter()
                .rposition(|&role| (prey & self.position.by_role(role)).any())
                .unwrap_or_default();
            let set = prey & self.position.by_role(Role::ALL[dearest]);
            if let Some(to) = self.pick(set) {
                let mut score = CAPTURE[dearest] + approach(super::apart(to, self.king));
                if self.beside.contains(to) {
                    score += CAPTURE_BESIDE_KING;
                }
                self.consider(score, Move::new(from, to, None));
            }
        }
        let near = self.nearest(quiet);
        let mut set = quiet & self.rings[near];
        let mut score = approach(near);
        if near == 1 {
            let contact = set & !self.covered;
            if contact.any() {
                set = contact;
                score += CONTACT;
            } else {
                score += COVERED_CONTACT;
            }
        }
        if let Some(to) = self.pick(set) {
            self.consider(score, Move::new(from, to, None));
        }
        ControlFlow::Continue(())
    }

    /// The winner's king goes where its pawns need it, round what the other pawns guard.
    fn march(&mut self, from: Square, targets: Bitboard, noise: i32) {
        let position = self.position;
        let own = position.pieces(self.winner, Role::Pawn);
        let guards = position.pieces(!self.winner, Role::Pawn);
        let open = !own & !guards.pawn_attacks(!self.winner);
        let mut near = self.aim;
        loop {
            if let Some(to) = self.pick(targets & near) {
                self.consider(KING_APPROACH + noise, Move::new(from, to, None));
                return;
            }
            let wider = near | super::steps(near) & open;
            if wider == near {
                return;
            }
            near = wider;
        }
    }

    fn hunted_king(&mut self) {
        let from = self.king;
        for to in self.flights {
            let mut score = TO_THE_EDGE * (from_edge(from) - from_edge(to)) + self.noise();
            score += self.cost_of_taking(to);
            self.consider(score, Move::new(from, to, None));
        }
    }

    fn hunted_piece(&mut self, from: Square, targets: Bitboard) {
        let role = role_on(self.position, from);
        let mut score = self.noise();
        if self.beside.contains(from) {
            score += UNBLOCK;
        }
        let quiet = targets & !self.position.by_color(self.winner);
        let blocks = quiet & self.flights;
        if let Some(to) = self.pick(blocks) {
            self.consider(score + BLOCK, Move::new(from, to, None));
        } else if quiet.any() {
            let far = self.furthest(quiet);
            let mut set = quiet & self.rings[far];
            let home = super::apart(from, self.king) as i32;
            score += AWAY * (far as i32 - home);
            let offered = set & self.covered;
            if offered.any() {
                set = offered;
                score += TO_BE_TAKEN;
            }
            if let Some(to) = self.pick(set) {
                if self.checks[role.index()].contains(to) {
                    score += HUNTED_CHECK;
                }
                self.consider(score, Move::new(from, to, None));
            }
        } else if let Some(to) = self.pick(targets) {
            score += self.cost_of_taking(to);
            self.consider(score, Move::new(from, to, None));
        }
    }

    /// What the hunted side should not do: take what may mate it.
    fn cost_of_taking(&self, to: Square) -> i32 {
        match self.position.role_at(to) {
            None => 0,
            Some(Role::Pawn) => TAKE_PAWN,
            Some(_) => TAKE_PIECE,
        }
    }

    fn winner_pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<()> {
        for to in targets & Bitboard::BACK_RANKS {
            let from = to.shifted(-step);
            for role in [Role::Queen, Role::Knight] {
                let m = Move::new(from, to, Some(role));
                if self.checks[role.index()].contains(to) && self.tries_mate(m, role) {
                    return ControlFlow::Break(());
                }
            }
            let score = PROMOTION + self.noise();
            self.consider(score, Move::new(from, to, Some(Role::Queen)));
        }
        let targets = targets & !Bitboard::BACK_RANKS;
        for to in targets & self.checks[Role::Pawn.index()] {
            let m = Move::new(to.shifted(-step), to, None);
            if self.tries_mate(m, Role::Pawn) {
                return ControlFlow::Break(());
            }
        }
        let noise = self.noise();
        let Some(to) = self.pick(targets) else {
            return ControlFlow::Continue(());
        };
        let last = self.winner.rank(Rank::First).index();
        let mut score = PAWN_MOVE + PAWN_RANK * to.rank().index().abs_diff(last) as i32 + noise;
        if step & 7 != 0 {
            let taken = self.position.role_at(to).unwrap_or(Role::Pawn);
            score += CAPTURE[taken.index()];
            if self.beside.contains(to) {
                score += CAPTURE_BESIDE_KING;
            }
        }
        self.consider(score, Move::new(to.shifted(-step), to, None));
        ControlFlow::Continue(())
    }

    fn hunted_pawns(&mut self, step: i8, targets: Bitboard) {
        let quiet = targets & !Bitboard::BACK_RANKS;
        let mut score = HUNTED_PAWN_MOVE + self.noise();
        let Some(to) = self.pick(quiet) else {
            if let Some(to) = self.pick(targets) {
                let m = Move::new(to.shifted(-step), to, Some(Role::Knight));
                self.consider(score + HUNTED_PROMOTION, m);
            }
            return;
        };
        let from = to.shifted(-step);
        if self.beside.contains(from) {
            score += UNBLOCK;
        }
        if self.flights.contains(to) {
            score += BLOCK;
        }
        if self.covered.contains(to) {
            score += TO_BE_TAKEN;
        }
        if step & 7 != 0 {
            score += self.cost_of_taking(to).min(TAKE_PAWN);
        }
        self.consider(score, Move::new(from, to, None));
    }
}

impl Sink for Choice<'_> {
    fn piece(&mut self, from: Square, targets: Bitboard) -> ControlFlow<()> {
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        if self.position.turn() == self.winner {
            return self.winner_piece(from, targets);
        }
        self.hunted_piece(from, targets);
        self.is_settled()
    }

    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<()> {
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        if self.position.turn() == self.winner {
            return self.winner_pawns(step, targets);
        }
        self.hunted_pawns(step, targets);
        self.is_settled()
    }
}

fn role_on(position: &Position, square: Square) -> Role {
    position.role_at(square).expect("a move starts from a man")
}

/// Steps to the nearest corner, along the edges.
fn from_edge(square: Square) -> i32 {
    let from = |index: usize| index.min(7 - index) as i32;
    from(square.file().index()) + from(square.rank().index())
}
