//! Network of people's moves: fetched when a robot of a rating first plays, then kept by this worker.
//!
//! The fetch is synchronous, as the search is for which it is needed: the answer to a search comes within one turn of the event loop.

use human::{Network, Played, Pool, Situation};
use js_sys::Uint8Array;
use protocol::people::{PeopleAnswer, PeopleTask};
use wasm_bindgen::JsValue;
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

/// URL of the network, relative to the worker's program.
const ADDRESS: &str = "./human/network.bin";
/// The longest that a robot's move waits for it, in milliseconds, and the part of what is left on a clock.
const PATIENCE: u64 = 8_000;
const PART_OF_CLOCK: u64 = 20;

/// The network, once it is here.
#[derive(Default)]
pub struct People(Option<Network>);

impl People {
    /// The network; it is fetched if it is not here. `None` if it cannot be had, is damaged or does not come in time; the next
    /// search asks for it again. `left` is the robot's time in milliseconds, if it has a clock.
    pub fn network(&mut self, left: Option<u64>) -> Option<&Network> {
        if self.0.is_none() {
            let patience = left.map_or(PATIENCE, |left| (left / PART_OF_CLOCK).min(PATIENCE));
            let bytes = fetch(ADDRESS, patience.max(1) as u32).ok().flatten();
            self.0 = bytes.and_then(|bytes| Network::from_bytes(&bytes).ok());
        }
        self.0.as_ref()
    }

    /// Predicts what players of a rating would play.
    pub fn predict(&mut self, task: &PeopleTask) -> PeopleAnswer {
        let (start, moves) = match task.line.moves() {
            Ok(line) => line,
            Err(error) => return PeopleAnswer::Failed(error.to_string()),
        };
        let Some(network) = self.network(None) else {
            return PeopleAnswer::Missing;
        };
        let (position, [own, last]) = Played::last_two(&start, &moves);
        let prediction = network.predict(&Situation {
            position: &position,
            last,
            own,
            ratings: [task.rating; 2],
            pool: Pool::Online,
            clock: None,
        });
        let moves = prediction.moves.into_iter();
        PeopleAnswer::Moves(
            moves
                .map(|(mv, part)| (position.to_uci(mv).to_string(), part))
                .collect(),
        )
    }
}

/// The bytes at an address, or `None` if the host has none; an error if it does not answer within `patience` milliseconds.
fn fetch(address: &str, patience: u32) -> Result<Option<Vec<u8>>, JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open_with_async("GET", address, false)?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    request.set_timeout(patience);
    request.send()?;
    let found = request.status()? == 200;
    let bytes = Uint8Array::new(&request.response()?);
    Ok(found.then(|| bytes.to_vec()))
}

#[cfg(test)]
mod tests {
    use human_player::{RATINGS, nodes_of};
    use table::ladder::Step;

    #[test]
    fn every_step_of_the_ladder_is_played_by_people_or_by_few_nodes() {
        let mut step = Some(Step::LOWEST);
        while let Some(present) = step {
            if let Some(rating) = present.robot().rating {
                let by_people = RATINGS.contains(&rating);
                assert_ne!(by_people, nodes_of(rating).is_some(), "{rating}");
            } else {
                assert_eq!(present, Step::HIGHEST);
            }
            step = present.checked_add(1);
        }
    }
}
