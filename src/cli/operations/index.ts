import type { OperationEntry } from "../operation.ts";

/** Every command, by name, in the order of the help text. */
export const operations: Readonly<Record<string, OperationEntry>> = {
  analyze: {
    summary: "Turn a page's history into events, one JSON event per line.",
    load: async () => (await import("./analyze.ts")).analyzeOperation,
  },
  claim: {
    summary: "Follow one sentence through time: who wrote it, what became of it.",
    load: async () => (await import("./claim.ts")).claimOperation,
  },
  explain: {
    summary: "Show why an event holds: texts, rule, numbers, thresholds.",
    load: async () => (await import("./explain.ts")).explainOperation,
  },
  export: {
    summary: "Write a page's analysis as a document, a table, a database or a report.",
    load: async () => (await import("./export.ts")).exportOperation,
  },
  cron: {
    summary: "Look at many pages again and append their new events.",
    load: async () => (await import("./cron.ts")).cronOperation,
  },
  verify: {
    summary: "Check a stream of events against the pages it is about.",
    load: async () => (await import("./verify.ts")).verifyOperation,
  },
  classify: {
    summary: "Put one judgement of a detector to a model, beside the rule's own answer.",
    load: async () => (await import("./classify.ts")).classifyOperation,
  },
  evaluate: {
    summary: "Measure a model, or the rule, on labelled judgements.",
    load: async () => (await import("./evaluate.ts")).evaluateOperation,
  },
  store: {
    summary: "Show, check or remove the pages kept between runs.",
    load: async () => (await import("./store.ts")).storeOperation,
  },
  schema: {
    summary: "Print the JSON Schema of an event type, or of all.",
    load: async () => (await import("./schema.ts")).schemaOperation,
  },
  mcp: {
    summary: "Serve analyze, claim, export, cron and classify to agents (Model Context Protocol).",
    load: async () => (await import("./mcp.ts")).mcpOperation(operations),
    bare: async (host) => (await import("../mcp/serve.ts")).serve(operations, host),
  },
};
