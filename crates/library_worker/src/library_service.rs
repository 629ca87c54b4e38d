//! Tasks of the library worker, each with what carries it out.

use crate::library::Library;
use database::service::{Client, Service};
use protocol::library::{Failure, Task};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;

impl Service for Library {
    type Task = Task;
    const CHANNEL: &'static str = "sessa.library";

    fn is_long(task: &Task) -> bool {
        matches!(task, Task::Import(_) | Task::Export(_))
    }

    fn changed_elsewhere(&self) {
        self.note_change();
    }

    async fn carry_out(&self, task: Task, file: JsValue, client: Client<'_>) {
        let changes = !is_question(&task);
        match task {
            Task::Save(save) => client.answer_change(self.save(&save).await),
            Task::Rename(rename) => client.answer_change(self.rename(rename).await),
            Task::Keep(keep) => client.answer_change(self.keep(keep).await),
            Task::Delete(delete) => client.answer_change(self.delete(delete.which).await),
            Task::Restore(restore) => client.answer_change(self.restore(restore.which).await),
            Task::Erase(erase) => client.answer_change(self.erase(erase.which).await),
            Task::Latest(latest) => client.answer(self.latest(latest.known.as_ref()).await),
            Task::List(list) => client.answer(self.list(&list).await),
            Task::Get(get) => client.answer(self.get(&get.key).await),
            Task::Import(_) => {
                let imported = match file.dyn_into::<Blob>() {
                    Ok(file) => self.import(&file, client).await,
                    Err(_) => Err(Failure::Other("no file came with the request".into())),
                };
                // What was read before a failure is kept.
                client.changed();
                client.answer(imported);
            }
            Task::Played(played) => client.answer(self.played(played.which).await),
            Task::Export(export) => client.answer_file(self.export(export, client).await),
            Task::Cancel(_) => unreachable!("it is no task of its own"),
        }
        if changes {
            self.note_change();
        }
    }
}

/// True for a task that changes nothing.
fn is_question(task: &Task) -> bool {
    matches!(
        task,
        Task::List(_) | Task::Get(_) | Task::Played(_) | Task::Export(_)
    )
}
