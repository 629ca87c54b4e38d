//! Work that is shared by threads, its results in order.

use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{channel, sync_channel};
use std::thread;

use crate::in_order::in_order;
use crate::uci::STACK;

/// Jobs that wait for a thread, at most.
const WAITING: usize = 64;

/// Has so many threads do the jobs that `produce` hands over, until that tells it that no more are wanted, and hands their results to `take`
/// in the order of the jobs. Each thread makes a worker of its own.
pub fn in_threads<J: Send, R: Send, W: FnMut(J) -> R>(
    threads: usize,
    produce: impl FnOnce(&mut dyn FnMut(J) -> bool) -> io::Result<()> + Send,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(R) -> io::Result<()>,
) -> io::Result<()> {
    // Dropped when everybody who asks it has ended: whoever still hands over jobs is told so.
    let (hand_over, jobs) = sync_channel(WAITING);
    let jobs = Mutex::new(Some(jobs));
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (jobs, worker, sender) = (&jobs, &worker, sender.clone());
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || {
                    let mut work = worker();
                    loop {
                        let job = {
                            let jobs = jobs.lock().expect("no other thread has panicked");
                            jobs.as_ref().and_then(|jobs| jobs.recv().ok())
                        };
                        let Some((number, job)) = job else {
                            return;
                        };
                        if sender.send((number, work(job))).is_err() {
                            return;
                        }
                    }
                })?;
        }
        drop(sender);
        let producer = scope.spawn(move || {
            let mut number = 0;
            produce(&mut |job| {
                number += 1;
                hand_over.send((number - 1, job)).is_ok()
            })
        });
        let told = in_order(results.iter(), |result| take(result).map(|()| true));
        drop(results);
        *jobs.lock().expect("no thread has panicked") = None;
        told.and(producer.join().expect("it does not panic"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        for threads in [1, 3] {
            let mut sums = Vec::new();
            let done = in_threads(
                threads,
                |hand_over| {
                    assert!((0..500).all(&mut *hand_over));
                    Ok(())
                },
                || |job: u64| job * 2,
                |result| {
                    sums.push(result);
                    Ok(())
                },
            );
            assert!(done.is_ok());
            assert_eq!(sums, (0..500).map(|job| job * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let mut handed = 0;
        let done = in_threads(
            2,
            |hand_over| {
                while hand_over(()) {
                    handed += 1;
                }
                Ok(())
            },
            || |()| (),
            |()| Err(io::Error::other("full")),
        );
        assert_eq!(done.expect_err("it is full").to_string(), "full");
    }
}
