//! The arbiter, case by case; each test is named by the requirement it stands for. What the board decides by itself is in
//! `laws.rs`.

mod c_claims;
mod c_flags;
mod c_offers;
mod c_quickplay;
mod d;
mod e_adjourned;
mod e_illegal;
mod e_irregular;
mod e_stages;
mod e_unpressed;
mod e_unsupervised;
mod table;
