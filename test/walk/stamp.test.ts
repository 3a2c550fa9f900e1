import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector } from "../../src/detector.ts";
import { register } from "../../src/walk/registry.ts";
import type { Found } from "../../src/walk/select.ts";
import { inOrder, numbered } from "../../src/walk/stamp.ts";

const none = v.strictObject({});
const definition = {
  themes: ["structure"],
  brief: true,
  content: false,
  summary: "Seen.",
  subject: none,
  evidence: none,
} as const;
const seeing = defineDetector({
  name: "acme/seeing",
  version: "1.0.0",
  summary: "Seeing.",
  parameters: none,
  events: { "acme/seen": definition },
  start: () => ({ onPair: () => [] }),
});

/** One fact found several times, each of them implied by something else or not. */
function found(...implied: readonly (boolean | (() => boolean) | undefined)[]): readonly Found[] {
  return register([seeing]).flatMap((by) =>
    implied.map((one) => ({
      by,
      definition,
      finding: {
        type: "acme/seen",
        subject: {},
        evidence: {},
        ...(one === undefined ? {} : { implied: one }),
      },
    })),
  );
}

describe("occurrences of a fact", () => {
  it.each([
    ["true", found(true, undefined, false)],
    [
      "what is asked for",
      found(
        () => true,
        undefined,
        () => false,
      ),
    ],
  ])("are counted last where they are implied, as %s", (_, all) => {
    const [implied, ...others] = all.map(({ finding }) => finding);
    const counted = numbered(
      inOrder(all, { id: 1, kind: "revision", timestamp: "2020-01-01T00:00:00Z" }),
      ({ finding }, occurrence) => [finding, occurrence],
    );
    expect(counted).toEqual([...others, implied].map((finding, occurrence) => [finding, occurrence]));
  });
});
