//! Games in play without a page.

mod engine_pool;

pub use engine_pool::{Done, EnginePool, MOST_WORKERS, Urgency};
