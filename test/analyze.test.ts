import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { claim } from "../src/claim/claim.ts";
import type { PageHistory } from "../src/revision.ts";
import { history, testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";

const detectors = register(builtInDetectors);

/** A page of three revisions; `beforeLast` is called before the last is read. */
function page(beforeLast: () => void = () => undefined): PageHistory {
  const entries = history("The lamp burns.", "The lamp is out.", "The lamp burns.");
  async function* timeline() {
    yield* entries.slice(0, -1);
    beforeLast();
    yield* entries.slice(-1);
  }
  return { page: testPage, timeline: timeline() };
}

async function typesOf({ events }: ReturnType<typeof analyze>): Promise<readonly string[]> {
  const types: string[] = [];
  for await (const batch of events) types.push(...batch.map(({ type }) => type));
  return types;
}

describe("analyze", () => {
  it.each([
    [{ depth: "deep" }, 'depth: there is no depth "deep"; there are brief, detailed, forensic'],
    [
      { theme: "dispute" },
      'theme: there is no theme "dispute"; there are citations, claims, disputes, structure',
    ],
    [{ types: "revert_identity" }, 'types: must be a list of event types, such as ["revert_identity"]'],
    [
      { judging: { classifiers: { reverts: {} } } },
      'boundary: there is no boundary "reverts"; there are revert, sentence_similarity, template_signal, activity_spike, heuristic',
    ],
    [
      { judging: { classifiers: { revert: {} }, onModelError: "rule" } },
      'onModelError: there is no onModelError "rule"; there are stop, heuristic',
    ],
  ])("refuses %j, which no compiler looked at", (options, message) => {
    expect(() => Reflect.apply(analyze, undefined, [page(), detectors, options])).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", message }),
    );
  });

  it("refuses a type that no detector emits, and shows those that one does", async () => {
    expect(() => analyze(page(), detectors, { types: ["revert_identity", "nope"] })).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message: expect.stringMatching(/^types: there is no event type "nope"; there are revert_identity, /),
      }),
    );
    const shown = analyze(page(), detectors, { types: ["revert_identity"] });
    expect(await typesOf(shown)).toEqual(["revert_identity"]);
  });
});

describe.each([
  ["analyze", (read: PageHistory, signal: AbortSignal) => typesOf(analyze(read, detectors, { signal }))],
  ["claim", (read: PageHistory, signal: AbortSignal) => claim(read, detectors, "The lamp", { signal })],
])("%s with a signal", (_, run) => {
  it.each(["a reason of the caller's", undefined])(
    "ends with CANCELLED where it is aborted (%j)",
    async (reason) => {
      const leaving = new AbortController();
      const reading = run(
        page(() => leaving.abort(reason)),
        leaving.signal,
      );
      const failure = await reading.then(
        () => "no failure",
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({
        name: "HistoryError",
        code: "CANCELLED",
        cause: leaving.signal.reason,
      });
      let isRead = false;
      const never: PageHistory = {
        page: testPage,
        timeline: (async function* () {
          isRead = true;
          yield* history("The lamp burns.");
        })(),
      };
      await expect(run(never, AbortSignal.abort(reason))).rejects.toMatchObject({ code: "CANCELLED" });
      expect(isRead).toBe(false);
    },
  );
});
