//! Playout, a quick try at a helpmate: both sides make the move that looks most like one, until mate or
//! until it takes too long.
//!
//! In a usual position this finds a mate within some twenty half-moves. A mate that is found is a
//! proof, so the choice of moves may be as crude as it likes: pieces are scored by the sets of squares
//! they can go to, not move by move. The scores were found by trying, one at a time, what makes the
//! playouts from positions of games shortest.

use core::ops::ControlFlow;

use super::{attacks, endings};
use crate::attacks::{
    bishop_attacks, bishop_lines, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
    rook_lines,
};
use crate::movegen::Sink;
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square, between};

/// The most half-moves of one try.
pub(super) const LENGTH: u32 = 48;

/// The winner takes a pawn, knight, bishop, rook or queen: there is less to parry the mate.
const CAPTURE: [i32; 5] = [13, 3, 18, 48, 101];
/// A piece that is taken stood in the way of its own king.
const CAPTURE_BESIDE_KING: i32 = -67;
/// A step nearer to the hunted king.
const APPROACH: i32 = 17;
const KING_APPROACH: i32 = 12;
/// To a flight square, or to one beside the king that is attacked already.
const CONTACT: i32 = 8;
const COVERED_CONTACT: i32 = -147;
/// A check that is not mate drives the king about.
const CHECK: i32 = -70;
const PAWN_RANK: i32 = 9;
const PROMOTION: i32 = 251;

/// The hunted king goes to the edge, and to the corner.
const TO_THE_EDGE: i32 = 22;
/// Its pieces take its flight squares, or make way beside it.
const BLOCK: i32 = 26;
const UNBLOCK: i32 = -8;
/// Its other pieces go away from it, to where they are taken, and harm nobody.
const AWAY: i32 = 9;
const TO_BE_TAKEN: i32 = 10;
const HUNTED_PAWN_MOVE: i32 = -5;
const TAKE_PAWN: i32 = -79;
const TAKE_PIECE: i32 = -129;
const HUNTED_PROMOTION: i32 = -264;
const HUNTED_CHECK: i32 = -277;

/// A winner with more than so many pieces, the king among them, leaves the king where it is, and in
/// the first playout the pawns.
const STRONG: u32 = 4;

/// Scores differ by chance by less than this in the first playout, and by more and more later: what
/// went in circles with little noise goes in circles again.
const NOISE: u32 = 24;

/// Plays once; how many half-moves the mate by `winner` took, if it came to one. Each `seed` gives
/// another game.
pub(super) fn mate_found(root: &Position, winner: Color, seed: u32) -> Option<u32> {
    let mut position = root.clone();
    let mut random = root.key() as u32 ^ seed.wrapping_mul(0x9E37_79B9) | 1;
    let mut rings = rings_around(root.king(!winner));
    let mut covered = super::attacked(root, winner);
    for ply in 1..=LENGTH {
        if endings::is_known(&position, winner) {
            return Some(ply);
        }
        let mut choice = MoveChoice::new(&position, winner, &rings, covered, seed, random);
        choice.look(seed);
        if choice.is_mate {
            return Some(ply);
        }
        random = choice.random;
        let m = choice.best?;
        position.play(m);
        if position.turn() == winner {
            let king = position.king(!winner);
            if !rings[0].contains(king) {
                rings = rings_around(king);
            }
        } else {
            covered = super::attacked(&position, winner);
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
struct MoveChoice<'a> {
    position: &'a Position,
    winner: Color,
    /// The hunted king and what lies around it: the squares beside it, those it could flee to, and
    /// the rings of equal distance.
    king: Square,
    beside: Bitboard,
    flights: Bitboard,
    rings: &'a [Bitboard; 8],
    /// Attacked by the winner after its last move, also through the king.
    covered: Bitboard,
    /// Aim of the winner's king: beside the other, or if there are only pawns to win with,
    /// at the pawns in their way.
    aim: Bitboard,
    /// From where each role would check the king of the side that is not on the move.
    checks: [Bitboard; 6],
    /// The hunted side has only its king: a piece beside it would have to be taken.
    is_bare: bool,
    /// The winner's pieces that move only if no other can.
    idle: Bitboard,
    /// Scores differ by chance by less than this.
    spread: u32,
    random: u32,
    score: i32,
    best: Option<Move>,
    is_mate: bool,
}

impl<'a> MoveChoice<'a> {
    fn new(
        position: &'a Position,
        winner: Color,
        rings: &'a [Bitboard; 8],
        covered: Bitboard,
        seed: u32,
        random: u32,
    ) -> Self {
        let king = position.king(!winner);
        let beside = king_attacks(king);
        Self {
            position,
            winner,
            king,
            beside,
            flights: beside & !position.by_color(!winner) & !covered,
            rings,
            covered,
            aim: Bitboard::EMPTY,
            checks: [Bitboard::EMPTY; 6],
            spread: NOISE << seed.min(4),
            idle: Bitboard::EMPTY,
            is_bare: false,
            random,
            score: i32::MIN,
            best: None,
            is_mate: false,
        }
    }

    /// Finds out what only the winner's moves are judged by.
    fn prepare(&mut self, seed: u32) {
        let (position, winner, king) = (self.position, self.winner, self.king);
        let pawns = position.by_role(Role::Pawn);
        let pieces = position.by_color(winner) & !pawns;
        self.aim = Bitboard::of(king);
        if !pieces.is_many() {
            let ahead = (pawns & position.by_color(winner)).shifted(winner.forward());
            let in_the_way = ahead & pawns & position.by_color(!winner);
            if in_the_way.any() {
                self.aim = in_the_way;
            }
        }
        if pieces.count() > STRONG {
            self.idle = Bitboard::of(position.king(winner));
            if seed == 0 {
                self.idle |= pawns & !Bitboard::rank(winner.rank(Rank::Seventh));
            }
        }
        self.is_bare = !position.by_color(!winner).is_many();
        let occupied = position.occupied();
        let diagonal = bishop_attacks(king, occupied);
        let straight = rook_attacks(king, occupied);
        self.checks[Role::Pawn.index()] = pawn_attacks(!winner, king);
        self.checks[Role::Knight.index()] = knight_attacks(king);
        self.checks[Role::Bishop.index()] = diagonal;
        self.checks[Role::Rook.index()] = straight;
        self.checks[Role::Queen.index()] = diagonal | straight;
    }

    /// Looks at the moves, as many as it takes.
    fn look(&mut self, seed: u32) {
        let position = self.position;
        if position.turn() == self.winner {
            self.prepare(seed);
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

    /// Ends the walk if the hunted side has a move that is better than luck alone makes one: it is rarely
    /// worth the time to look for a better one still.
    fn is_settled(&self) -> ControlFlow<()> {
        if self.score >= (self.spread - self.spread / 6) as i32 {
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

    /// Distance of the nearest square of a set from the hunted king.
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

    /// True if a checking move mates. It is not tried if a flight seems to be left, or if the checking
    /// piece can be taken.
    fn tries_mate(&mut self, m: Move, role: Role) -> bool {
        let occupied = self.position.occupied().without(m.from());
        let through = occupied.without(self.king);
        let hit = match role {
            Role::Pawn => pawn_attacks(self.winner, m.to()),
            _ => attacks(role, m.to(), through),
        };
        if (self.flights & !hit).any() {
            return false;
        }
        let attackers = self.position.attackers_to(m.to(), occupied) & occupied;
        let is_guarded = (attackers & self.position.by_color(self.winner)).any();
        if !is_guarded && self.beside.contains(m.to()) {
            return false;
        }
        let takers = attackers & self.position.by_color(!self.winner).without(self.king);
        if takers.any() && (takers & !self.pinned()).any() {
            return false;
        }
        let mut next = self.position.clone();
        next.play(m);
        self.is_mate = next.is_checkmate();
        self.is_mate
    }

    /// The pieces that alone shield the hunted king.
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
            if score <= self.score {
                return;
            }
            if let Some(to) = self.pick(set) {
                let hit = attacks(role, to, self.position.occupied());
                if hit.contains(self.position.king(self.winner)) {
                    score += HUNTED_CHECK;
                }
                self.consider(score, Move::new(from, to, None));
            }
        } else if let Some(to) = self.pick(targets) {
            score += self.cost_of_taking(to);
            self.consider(score, Move::new(from, to, None));
        }
    }

    /// Penalty of a capture: the hunted side should not take what may mate it.
    fn cost_of_taking(&self, to: Square) -> i32 {
        if !self.position.by_color(self.winner).contains(to) {
            0
        } else if self.position.by_role(Role::Pawn).contains(to) {
            TAKE_PAWN
        } else {
            TAKE_PIECE
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
        let mut score = PAWN_RANK * to.rank().index().abs_diff(last) as i32 + noise;
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

impl Sink for MoveChoice<'_> {
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

/// The role of a piece that is no pawn, in the order in which the moves are walked.
fn role_on(position: &Position, square: Square) -> Role {
    [Role::King, Role::Knight, Role::Bishop, Role::Rook]
        .into_iter()
        .find(|&role| position.by_role(role).contains(square))
        .unwrap_or(Role::Queen)
}

/// Steps to the nearest corner, along the edges.
fn from_edge(square: Square) -> i32 {
    let from = |index: usize| index.min(7 - index) as i32;
    from(square.index() & 7) + from(square.index() >> 3)
}
