//! The pack of our own, a file of the site that is fetched when it is first wanted.

use database::file;
use protocol::puzzle::{Failure, OWN_SET, SetInfo};
use puzzle::Pack;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::DedicatedWorkerGlobalScope;

/// URL of the pack, relative to the worker's program.
const ADDRESS: &str = "./puzzles/sessa.pack";

/// The pack, once it has been fetched.
pub struct OwnPack {
    scope: DedicatedWorkerGlobalScope,
    bytes: RefCell<Option<Rc<Vec<u8>>>>,
}

impl OwnPack {
    pub fn new(scope: DedicatedWorkerGlobalScope) -> OwnPack {
        OwnPack {
            scope,
            bytes: RefCell::default(),
        }
    }

    /// The pack; it is fetched if it is not here.
    pub async fn bytes(&self) -> Result<Rc<Vec<u8>>, Failure> {
        if let Some(bytes) = &*self.bytes.borrow() {
            return Ok(bytes.clone());
        }
        let unfetched = || Failure::Unfetched(ADDRESS.into());
        let bytes = file::fetch_bytes(&self.scope, ADDRESS).await;
        let bytes = bytes.ok_or_else(unfetched)?;
        Pack::open(&bytes).map_err(|_| unfetched())?;
        let bytes = Rc::new(bytes);
        *self.bytes.borrow_mut() = Some(bytes.clone());
        Ok(bytes)
    }

    /// Its entry in the list of sets; little as long as it has not been fetched.
    pub fn info(&self) -> SetInfo {
        let mut info = SetInfo {
            key: OWN_SET.into(),
            ..SetInfo::default()
        };
        if let Some(bytes) = &*self.bytes.borrow()
            && let Ok(pack) = Pack::open(bytes)
        {
            crate::stored_set::add(&mut info, &pack);
            info.fetched = true;
        }
        info
    }
}
