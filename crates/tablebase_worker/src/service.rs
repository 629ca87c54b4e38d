//! Tasks of the tablebase worker, each with what carries it out.

use crate::answers;
use crate::tables::Tables;
use database::service::{Client, Service};
use protocol::tablebase::Task;
use wasm_bindgen::JsValue;

impl Service for Tables {
    type Task = Task;
    const CHANNEL: &'static str = "sessa.tablebase";

    fn is_long(task: &Task) -> bool {
        matches!(task, Task::Prepare(_))
    }

    async fn carry_out(&self, task: Task, _: JsValue, client: Client<'_>) {
        match task {
            Task::Prepare(prepare) => client.answer(self.prepare(&prepare.material, client).await),
            Task::Probe(probe) => {
                let probed = match answers::material_of(&probe.fen) {
                    Ok(material) => {
                        self.read(material).await;
                        self.with(|tablebase| answers::probe(tablebase, &probe.fen))
                    }
                    Err(failure) => Err(failure),
                };
                client.answer(probed);
            }
            Task::BestReply(reply) => {
                client.answer(self.with(|tablebase| answers::best_reply(tablebase, &reply)));
            }
            Task::DrawStart(start) => {
                client.answer(self.with(|tablebase| answers::draw_start(tablebase, &start)));
            }
            Task::Cancel(_) => unreachable!("it is no task of its own"),
        }
    }
}
