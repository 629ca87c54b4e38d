//! The browser's services for the page and its screens: storage and preferences, clients of the workers, files and clipboard,
//! sound and vibration, the device's clocks.

pub mod address;
pub mod backend;
pub mod camera;
pub mod clients;
pub mod clipboard;
pub mod device_clock;
mod engine_client;
pub mod events;
pub mod files;
pub mod haptics;
pub mod judge;
pub mod lab_client;
pub mod library_client;
pub mod miner;
pub mod offline;
pub mod people;
pub mod preferences;
pub mod puzzle_client;
pub mod random;
pub mod sound;
mod split_point;
pub mod storage;
pub mod tab_claim;
pub mod tablebase_client;
pub mod value_match;
pub mod worker;
mod worker_client;
