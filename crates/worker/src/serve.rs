//! From a message to its answers.

use crate::host::PageHost;
use crate::post::post;
use engine::{Engine, Level, Limits, Root, time};
use js_sys::Reflect;
use protocol::{MAX_LINES, Reply, Request, SearchAnswer, Time};
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;

/// Size of the transposition table in MiB on a device with so many gigabytes of memory, if it tells: wasm memory never
/// shrinks, and a phone must live with it, twice where one worker stands ready while another searches.
fn hash_mb(device_memory: Option<f64>) -> usize {
    match device_memory {
        Some(little) if little <= 2.0 => 8,
        Some(much) if much >= 8.0 => 32,
        _ => 16,
    }
}

/// The device's memory in gigabytes, roughly; only some browsers tell.
fn device_memory() -> Option<f64> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    Reflect::get(&navigator, &"deviceMemory".into())
        .ok()?
        .as_f64()
}

/// Takes requests one at a time; keeps the engine between them.
pub struct Dispatcher {
    scope: DedicatedWorkerGlobalScope,
    engine: Engine,
}

impl Dispatcher {
    /// A dispatcher that posts its answers to `scope`.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Dispatcher {
        Dispatcher {
            scope,
            engine: Engine::new(hash_mb(device_memory())),
        }
    }

    /// Reads a message and answers it to its end.
    pub fn receive(&mut self, message: &JsValue) {
        #[derive(serde::Deserialize)]
        struct Id {
            id: u32,
        }
        let text = message.as_string().unwrap_or_default();
        match serde_json::from_str::<Request>(&text) {
            Ok(request) => {
                let id = request.id;
                let answer = self.search(&request).unwrap_or_else(SearchAnswer::Failed);
                post(&self.scope, &Reply::To { id, answer });
            }
            // Whoever sent it waits for an answer, so give one if the id at least can be read.
            Err(error) => {
                let id = serde_json::from_str::<Id>(&text).map_or(0, |message| message.id);
                post(
                    &self.scope,
                    &Reply::To {
                        id,
                        answer: SearchAnswer::Failed(format!("request: {error}")),
                    },
                );
            }
        }
    }

    fn search(&mut self, request: &Request) -> Result<SearchAnswer, String> {
        let level = match request.level {
            None => None,
            Some(level) => {
                Some(Level::new(level).ok_or_else(|| format!("level: there is no level {level}"))?)
            }
        };
        if !(1..=MAX_LINES).contains(&request.lines) {
            return Err(format!("lines: 1 to {MAX_LINES}, not {}", request.lines));
        }
        let lines = usize::from(request.lines);
        let (position, history) = request.line.play().map_err(|error| error.to_string())?;
        let root = Root { position, history };
        let mut host = PageHost::new(
            &self.scope,
            request.id,
            &root.position,
            budget(request.time),
        );
        let limits = match request.time {
            Time::Nodes(most) => Limits::nodes(most),
            _ => Limits::default(),
        };
        let result = match level {
            Some(level) => {
                self.engine
                    .play_at(&root, level, u64::from(request.seed), &limits, &mut host)
            }
            None => self.engine.analyse(&root, lines, None, &limits, &mut host),
        };
        Ok(SearchAnswer::Done {
            best: result.best.map(|mv| root.position.to_uci(mv).to_string()),
            info: host.report(&result.info),
        })
    }
}

fn budget(time: Time) -> time::Budget {
    match time {
        Time::Move(most) => time::Budget {
            soft_ms: most,
            hard_ms: most,
        },
        Time::Clock {
            left,
            increment,
            most,
        } => {
            let wise = time::budget(left, increment, None);
            time::Budget {
                soft_ms: wise.soft_ms.min(most),
                hard_ms: wise.hard_ms.min(most),
            }
        }
        Time::Nodes(_) | Time::Unlimited => time::Budget {
            soft_ms: u64::MAX,
            hard_ms: u64::MAX,
        },
    }
}
