//! Games in play without a page.

mod engine_pool;

pub use engine_pool::{EnginePool, MOST_WORKERS, Urgency};
