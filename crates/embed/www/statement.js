// Statements for a learning record store: Experience API (xAPI) 1.0.3. Their form is `protocol::embed::Statement`.

const VERBS = { solved: "passed", failed: "failed", progress: "progressed" };

/** The statement of an event, without its actor, whom only the site knows; none of an event that says no result. */
export const statement = (type, detail, mode) => {
  if (!Object.hasOwn(VERBS, type)) return undefined;
  const verb = VERBS[type];
  const kind = mode === "lesson" ? "lesson" : "puzzle";
  const share = type === "progress" ? detail.solved / detail.total : Number(type === "solved");
  return {
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } },
    object: {
      id: `${location.href.split("#")[0]}#${kind}-${encodeURIComponent(detail.puzzle ?? "set")}`,
      definition: { type: `http://adlnet.gov/expapi/activities/${kind === "lesson" ? kind : "question"}` },
    },
    result: {
      success: type !== "failed",
      completion: type !== "progress" || detail.done === detail.total,
      score: { scaled: share },
      ...(detail.ms === undefined ? {} : { duration: `PT${detail.ms / 1000}S` }),
    },
  };
};
