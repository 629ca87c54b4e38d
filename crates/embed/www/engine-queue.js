// One engine for all boards of a page: each board has a worker of its own, as it seems, and the engine serves one request after
// another. What is said here about messages is `protocol::request` and `protocol::Reply`: texts of JSON.

/** True if no more follows about a request. */
const isTerminal = (answer) => answer === "done" || answer === "stopped" || "done" in Object(answer) || "failed" in Object(answer);

/** `start` starts the engine's worker and answers with it. */
export const engineQueue = (start) => {
  let engine;
  let ready = false;
  /** The board whose request is being served, with the request's id. */
  let current;
  const boards = new Set();

  const serve = () => {
    if (!ready || current) return;
    for (const board of boards) {
      if (board.waiting.length) {
        // It is the last to be served the next time.
        boards.delete(board);
        boards.add(board);
        current = { board, id: board.id };
        for (const message of board.waiting.splice(0)) engine.postMessage(message);
        return;
      }
    }
  };

  const end = () => {
    engine?.terminate();
    engine = undefined;
    ready = false;
    current = undefined;
  };

  /** Starts the engine unless it runs. */
  const begin = () => {
    if (engine) return;
    engine = start();
    engine.onmessage = ({ data }) => {
      const reply = JSON.parse(data);
      if (reply === "ready") {
        ready = true;
        return serve();
      }
      const board = current?.board;
      if (reply.to.id === current?.id && isTerminal(reply.to.answer)) current = undefined;
      board?.onmessage?.({ data });
      return serve();
    };
    engine.onerror = (error) => {
      error.preventDefault();
      // Whoever it died of hears of it, and asks again if he likes; the others never notice. One that was never up is no use to any.
      const died = current ? [current.board] : [...boards];
      end();
      lose(died, error.message);
      goOn();
    };
  };

  /** Boards without a worker: they hear of it, and start another if they like. */
  const lose = (died, message) => {
    for (const board of died) boards.delete(board);
    for (const board of died) board.onerror?.(new ErrorEvent("error", { message, cancelable: true }));
  };

  /** Keeps the engine for the boards that there still are. Where it cannot be started they hear of it once the caller is done. */
  const goOn = () => {
    if (!boards.size) return end();
    try {
      return begin();
    } catch (error) {
      return queueMicrotask(() => lose([...boards], String(error)));
    }
  };

  /** A worker for a board. */
  return () => {
    const board = {
      onmessage: null,
      onerror: null,
      waiting: [],
      id: undefined,
      postMessage(message) {
        const { id } = JSON.parse(message);
        if (current?.board === board) {
          // More about the request that is served, or another in its place.
          current.id = id;
          engine.postMessage(message);
        } else {
          if (board.id !== id) board.waiting = [];
          board.waiting.push(message);
        }
        board.id = id;
        serve();
      },
      terminate() {
        boards.delete(board);
        // A search hears nothing: the engine ends with it.
        if (current?.board === board) end();
        goOn();
      },
    };
    begin();
    boards.add(board);
    // The board's own engine is up at once: its requests wait here.
    queueMicrotask(() => boards.has(board) && board.onmessage?.({ data: '"ready"' }));
    return board;
  };
};
