//! Puzzle worker and tablebase worker, asked directly: what they keep is tested without the screens that show it.

use crate::Browser;
use serde_json::{Value, json};

/// Starts a worker with this loader and name in the page, unless there is one, and asks it.
const ASK: &str = "
    const [loader, name, task, file] = arguments;
    const workers = window.testWorkers ??= {};
    workers[loader + name] ??= new Promise((resolve) => {
        const worker = new Worker(loader, { type: 'module' });
        const waiting = new Map();
        let last = 0;
        worker.onmessage = async ({ data: [text, file] }) => {
            const reply = JSON.parse(text);
            if (reply === 'ready') {
                resolve((task, file) => new Promise((answer) => {
                    waiting.set(++last, answer);
                    worker.postMessage([JSON.stringify({ id: last, task }), file]);
                }));
            }
            const { id, answer } = reply.to ?? {};
            if (answer && !answer.progress) {
                waiting.get(id)({ ...answer, file: file && await file.text() });
            }
        };
        worker.onerror = ({ message }) => resolve(() => ({ died: message }));
    });
    return (async () => (await workers[loader + name])(task, file && new File([file], 'file')))();";

impl Browser {
    /// Asks a puzzle worker of the page, with a file where one belongs to it; answers with `done` or `failed`, and the text of
    /// the file that came back.
    pub async fn ask_puzzles(&self, worker: &str, task: Value, file: Option<&str>) -> Value {
        let arguments = [json!("./puzzles.js"), json!(worker), task, json!(file)];
        self.evaluate(ASK, arguments).await
    }

    /// Asks the puzzle worker for what cannot fail.
    pub async fn puzzles(&self, task: Value, file: Option<&str>) -> Value {
        let answer = self.ask_puzzles("first", task.clone(), file).await;
        assert!(answer.get("done").is_some(), "{task}: {answer}");
        answer["done"].clone()
    }

    /// Asks the tablebase worker for what cannot fail.
    pub async fn tablebase(&self, task: Value) -> Value {
        let arguments = [
            json!("./tablebase.js"),
            json!("first"),
            task.clone(),
            json!(null),
        ];
        let answer = self.evaluate(ASK, arguments).await;
        assert!(answer.get("done").is_some(), "{task}: {answer}");
        answer["done"].clone()
    }
}
