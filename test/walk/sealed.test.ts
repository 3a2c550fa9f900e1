import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { detectorKit } from "../../src/cli/history/detector-kit.ts";
import { type Detector, defineDetector, type Finding, type Pair } from "../../src/detector.ts";
import { canonicalJson } from "../../src/json.ts";
import { history, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

const timeline = history(
  "The lamp is red. It burns oil.{{Unreferenced}}\n\n== Oil ==\nWhale oil.",
  "The lamp is green. It burns oil.\n\n== Oil ==\nWhale oil. And rape.",
  "The lamp is red. It burns oil.{{Unreferenced}}\n\n== Oil ==\nWhale oil.",
  "Gone.",
  "The lamp is green. It burns gas.<ref>A book.</ref>",
);

type Write = (pair: Pair, earlier: readonly Finding[]) => void;

const stranger = (name: string, onPair: Write) =>
  defineDetector({
    name: `acme/${name}`,
    version: "1.0.0",
    summary: "Test.",
    parameters: v.strictObject({}),
    events: {},
    start: () => ({
      onPair(pair, earlier) {
        onPair(pair, earlier);
        return [];
      },
    }),
  });

/** All that the detectors tell, evidence asked for behind the last entry: whatever was written by then would show. */
async function toldBy(detectors: readonly Detector[]) {
  const { told, failure } = await createWalker(testPage, register(detectors), "forensic").tellAll(timeline);
  if (failure !== null) throw failure.cause;
  return told.flatMap((one) => one.at("forensic")).map((event) => canonicalJson(event));
}

/** Types say that all of it is read only; what a file of JavaScript does is not held to them. */
const write = (value: object | null | undefined, name: string, written: unknown) => {
  Object(value)[name] = written;
};

const clear = (words: object | undefined) => Reflect.apply(Reflect.get(words ?? {}, "clear"), words, []);

const writes: readonly (readonly [string, Write])[] = [
  ["the pair", (pair) => write(pair, "position", 9)],
  ["the page", ({ page }) => write(page, "title", "Theirs")],
  ["the revision", ({ after }) => write(after, "timestamp", "2000-01-01T00:00:00Z")],
  ["the list of blocks", ({ change }) => Array.prototype.reverse.call(change.after.blocks)],
  ["what changed", ({ change }) => write(change.after.changed, "0", 7)],
  ["a block", ({ change }) => write(change.after.blocks[0], "text", "Theirs.")],
  ["a sentence that came", ({ change }) => write(firstSentence(change), "text", "Theirs.")],
  ["the wiki's grammar", ({ change }) => write(grammarIn(change), "languages", new Set())],
  ["its words", ({ change }) => Array.prototype.push.call(grammarIn(change)?.redirectWords, "theirs")],
  ["its namespaces", ({ change }) => clear(grammarIn(change)?.namespaces)],
  ["its options of images", ({ change }) => clear(grammarIn(change)?.imageWords)],
  ["the findings before", (_, earlier) => Array.prototype.push.call(earlier, { type: "theirs" })],
  ["a finding before", (_, [first]) => write(first, "theme", "claims")],
  ["the subject of one", (_, [first]) => write(first?.subject, "theirs", true)],
];

/** Behind those who look there: what nobody has looked for yet, whoever comes first may fill in as it likes. */
const writesBehind: typeof writes = [
  ["the sentences of a block", ({ change }) => write(change.after.blocks[0]?.memo, "sentences", [])],
  [
    "the difference of sentences",
    ({ change }) => write(change.memo, "sentences", { added: [], removed: [] }),
  ],
];

const grammarIn = ({ after }: Pair["change"]) => after.blocks[0]?.grammar;

function firstSentence({ after }: Pair["change"]) {
  const [block] = after.blocks;
  return block === undefined ? undefined : detectorKit.sentencesOf(block)[0];
}

describe("what a stranger is given", () => {
  it.each([...writes, ...writesBehind])("fails it where it writes to %s", async (_, vandalise) => {
    await expect(toldBy([...builtInDetectors, stranger("vandal", vandalise)])).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: expect.stringMatching(/^detector acme\/vandal failed at revision \d: Cannot .*; leave it out/),
    });
  });

  it("is as it was for all others, though it hushes that up", async () => {
    const alone = await toldBy(builtInDetectors);
    const hushing = [...writes, ...writesBehind].map(([, vandalise], i) =>
      stranger(`vandal_${String.fromCharCode(97 + i)}`, (pair, earlier) => {
        try {
          vandalise(pair, earlier);
        } catch {
          // It goes on as if nothing were.
        }
      }),
    );
    expect(
      await toldBy([...hushing.slice(0, writes.length), ...builtInDetectors, ...hushing.map(renamed)]),
    ).toEqual(alone);
  });
});

function renamed(detector: Detector): Detector {
  return { ...detector, name: `${detector.name}_again` };
}
