//! Tasks of the puzzle worker, each with what carries it out.

use crate::puzzles::Puzzles;
use database::service::{Client, Service};
use protocol::puzzle::{Failure, Task};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;

impl Service for Puzzles {
    type Task = Task;
    const CHANNEL: &'static str = "sessa.puzzles";

    fn is_long(task: &Task) -> bool {
        matches!(task, Task::AddSet(_) | Task::ExportSet(_))
    }

    async fn carry_out(&self, task: Task, file: JsValue, client: Client<'_>) {
        let file = || {
            let none = |_| Failure::Other("no file came with the request".into());
            file.dyn_into::<Blob>().map_err(none)
        };
        match task {
            Task::Sets(_) => client.answer(self.sets().await),
            Task::AddSet(add) => {
                let added = match file() {
                    Ok(file) => self.add_set(&add, &file, client).await,
                    Err(failure) => Err(failure),
                };
                // What was read before a failure is kept.
                client.changed();
                client.answer(added);
            }
            Task::AddPuzzles(add) => client.answer_change(self.add_puzzles(add).await),
            Task::EditSet(edit) => client.answer_change(self.edit_set(edit).await),
            Task::GetPuzzles(get) => client.answer(self.get_puzzles(&get).await),
            Task::RemoveSet(set) => client.answer_change(self.remove_set(&set.key).await),
            Task::RestoreSet(set) => client.answer_change(self.restore_set(&set.key).await),
            Task::RenameSet(set) => {
                client.answer_change(self.rename_set(&set.key, &set.name).await);
            }
            Task::ExportSet(export) => client.answer_file(self.export_set(&export, client).await),
            Task::Choose(choose) => client.answer(self.choose(&choose).await),
            Task::Daily(daily) => client.answer(self.daily(daily.day).await),
            Task::GetPuzzle(get) => client.answer(self.get_puzzle(&get.key).await),
            Task::GetCards(get) => client.answer(self.get_cards(&get).await),
            Task::Record(record) => client.answer_change(self.record(&record.attempt).await),
            Task::StartRating(start) => {
                client.answer_change(self.start_rating(start.rating).await);
            }
            Task::GetStanding(standing) => client.answer(self.standing(standing.now).await),
            Task::GetHistory(days) => client.answer(self.history(days.from, days.to).await),
            Task::GetAttempts(get) => client.answer(self.past_attempts(get).await),
            Task::ExportReviews(export) => {
                client.answer_file(self.export_reviews(export).await);
            }
            Task::ImportReviews(_) => {
                let imported = match file() {
                    Ok(file) => self.import_reviews(&file).await,
                    Err(failure) => Err(failure),
                };
                client.answer_change(imported);
            }
            Task::Cancel(_) => unreachable!("it is no task of its own"),
        }
    }
}
