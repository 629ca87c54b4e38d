//! Puzzle worker, asked directly: what it keeps is tested without the screen that shows it.

use crate::Browser;
use serde_json::{Value, json};

/// Starts a worker of this name in the page, unless there is one, and asks it.
const ASK: &str = "
    const [name, task, file] = arguments;
    const workers = window.testWorkers ??= {};
    workers[name] ??= new Promise((resolve) => {
        const worker = new Worker('./puzzles.js', { type: 'module' });
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
    return (async () => (await workers[name])(task, file && new File([file], 'file')))();";

impl Browser {
    /// Asks a puzzle worker of the page, with a file where one belongs to it; answers with `done` or `failed`, and the text of
    /// the file that came back.
    pub async fn ask_puzzles(&self, worker: &str, task: Value, file: Option<&str>) -> Value {
        self.evaluate(ASK, [json!(worker), task, json!(file)]).await
    }

    /// Asks the puzzle worker for what cannot fail.
    pub async fn puzzles(&self, task: Value, file: Option<&str>) -> Value {
        let answer = self.ask_puzzles("first", task.clone(), file).await;
        assert!(answer.get("done").is_some(), "{task}: {answer}");
        answer["done"].clone()
    }
}
