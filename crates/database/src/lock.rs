//! Web Locks: a sign for all tabs that work on something goes on. A lock ends with its holder, also where that is killed.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    type LockManager;
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = locks)]
    static LOCKS: Option<LockManager>;
    #[wasm_bindgen(method)]
    fn request(this: &LockManager, name: &str, held: &Function) -> Promise;
    #[wasm_bindgen(method)]
    fn query(this: &LockManager) -> Promise;
}

/// A lock that is held until it is dropped.
#[derive(Debug)]
pub struct Lock(Option<Function>);

impl Lock {
    /// Asks for the lock of a name, which nobody else asks for. Without such locks, as in pages without a secure origin, nothing is held.
    pub fn hold(name: &str) -> Lock {
        let mut release = None;
        let until = Promise::new(&mut |resolve, _| release = Some(resolve));
        let held = Closure::once_into_js(move |_: JsValue| until);
        LOCKS.with(|locks| {
            if let Some(locks) = locks {
                // It is settled when the lock is given back, and refused to a page without an origin of its own.
                let settled = JsFuture::from(locks.request(name, held.unchecked_ref()));
                spawn_local(async move { drop(settled.await) });
            }
        });
        Lock(release)
    }

    /// True if anybody holds the lock of this name, or waits for it.
    pub async fn is_held(name: &str) -> bool {
        let Some(found) = LOCKS.with(|locks| locks.as_ref().map(LockManager::query)) else {
            return false;
        };
        let Ok(found) = JsFuture::from(found).await else {
            return false;
        };
        ["held", "pending"].iter().any(|kind| {
            let list = Reflect::get(&found, &JsValue::from_str(kind)).unwrap_or_default();
            Array::from(&list).iter().any(|lock| {
                let of = Reflect::get(&lock, &JsValue::from_str("name"));
                of.is_ok_and(|of| of.as_string().as_deref() == Some(name))
            })
        })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.0.take() {
            // A function of the browser's that does not throw.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}
