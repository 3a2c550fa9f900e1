import { describe, expect, it } from "vitest";
import { tellOf } from "../../../src/cli/cron/tell.ts";
import type { Notifier } from "../../../src/cli/notify/notifier.ts";
import { HistoryError } from "../../../src/errors.ts";
import { createLineWriter } from "../../../src/sinks/json-lines.ts";
import { testPage } from "../../../src/testing.ts";
import { testHost } from "../../support/test-host.ts";
import { observed } from "../notify/observed-page.ts";

const page = await observed("A lamp.", "A lamp. It burns.");
const written = createLineWriter();

async function* lines() {
  for (const event of page.events) yield written(event).trimEnd();
}

/** Tells of the page as often as there are outcomes: what was wrong with a delivery, or why it broke off. */
async function told(outcomes: readonly (readonly string[] | HistoryError)[], isUndecided = false) {
  const given: unknown[] = [];
  const rest = [...outcomes];
  const notifier: Notifier = {
    async tell({ events, ...names }) {
      const got: unknown[] = [];
      for await (const event of events) got.push(event);
      given.push({ ...names, events: got });
      const outcome = rest.shift() ?? [];
      if (outcome instanceof HistoryError) throw outcome;
      return outcome;
    },
    close: async () => undefined,
  };
  const { host, errors } = testHost();
  const tell = tellOf(notifier, () => isUndecided, host);
  const delivered: boolean[] = [];
  for (const _ of outcomes) delivered.push(await tell.onEvents(testPage, ["The lamp"], lines()));
  return { given, delivered, hasFailed: tell.hasFailed(), errors: errors() };
}

describe("tellOf", () => {
  it("delivers the events of a page under the names it has in the list", async () => {
    expect(await told([[]])).toEqual({
      given: [{ ...page, askedAs: ["The lamp"] }],
      delivered: [true],
      hasFailed: false,
      errors: [],
    });
  });

  it("says what failed, and that something did, whatever was delivered behind it", async () => {
    expect(await told([["no room"], []])).toMatchObject({
      delivered: [false, true],
      hasFailed: true,
      errors: ["stemma: Sample: no room"],
    });
  });

  it("keeps events until it is known if they are wanted", async () => {
    expect(await told([[]], true)).toEqual({ given: [], delivered: [false], hasFailed: false, errors: [] });
  });

  it("takes what was given up for undelivered, and not for failed", async () => {
    const cancelled = new HistoryError("CANCELLED", "given up");
    expect(await told([cancelled])).toMatchObject({ delivered: [false], hasFailed: false, errors: [] });
  });

  it("hides no other failure", async () => {
    const failure = new HistoryError("STORE_FAILED", "the file of events cannot be read");
    await expect(told([failure])).rejects.toBe(failure);
  });
});
