import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { pseudonyms } from "../../src/cli/export/pseudonym.ts";
import { createRedaction } from "../../src/cli/export/redact.ts";
import { defineDetector } from "../../src/detector.ts";
import { history, testPage } from "../../src/testing.ts";
import { standsFor } from "../../src/verify/redacted.ts";
import { countsOf, eventsOf, linesOf, pageOf, verified } from "./verified.ts";

const mill = "The mill was built in 1820 by the river.";
const wheel = `${mill} Its wheel turned, says [[User:Ada Byron|Ada]], until the flood of 1911.`;

/** Two editors who undo each other. */
const war = [mill, wheel, mill, wheel, mill, wheel].map((text, i) => ({
  text,
  user: i % 2 === 0 ? { id: 5, name: "Bela Kun" } : { id: 6, name: "Cosima Wagner" },
}));
const page = pageOf(history(...war));
const names = /Ada|Bela|Cosima/;
const hash = `redacted-${"0".repeat(24)}`;

async function redactedEvents(detectors = builtInDetectors) {
  const redaction = createRedaction(testPage.site, pseudonyms(Buffer.alloc(16, 7)));
  return redaction.events(await eventsOf(page, "forensic", {}, detectors));
}

/** A third party's detector that tells of accounts by their ids alone. */
const naming = defineDetector({
  name: "acme/naming",
  version: "1.0.0",
  summary: "Names who edits.",
  parameters: v.strictObject({}),
  events: {
    "acme/named": {
      summary: "Somebody edits.",
      themes: ["structure"],
      brief: true,
      content: false,
      subject: v.strictObject({ user: v.number() }),
      evidence: v.strictObject({ by: v.number(), bytes: v.number() }),
    },
  },
  start: () => ({
    onPair: ({ after: { user }, change }) => {
      const id = user?.id ?? 0;
      return [{ type: "acme/named", subject: { user: id }, evidence: { by: id, bytes: change.after.bytes } }];
    },
  }),
});

describe("events without names", () => {
  it("are found again in all but the names, of which none is told", async () => {
    const events = await redactedEvents();
    expect(events.map(({ type }) => type)).toContain("revert_war");
    const report = await verified(linesOf(events), page);
    const { reproduced = 0, unverifiable = 0, ...others } = countsOf(report);
    expect([others, reproduced > 0, unverifiable > 0]).toEqual([{}, true, true]);
    expect(new Set(report.map(({ reason }) => reason))).toEqual(new Set([undefined, "redacted"]));
    expect(report.find(({ type }) => type === "revert_war")).toMatchObject({ reason: "redacted" });
    expect(JSON.stringify(report)).not.toMatch(names);
  });

  it("are found again in all but the ids of accounts, and invalid where another member is none", async () => {
    const [line = ""] = linesOf(await redactedEvents([naming]));
    const report = await verified([line, line.replace(/"bytes":\d+/, '"bytes":"9"')], page, {}, [naming]);
    const verdicts = report.map(({ verdict, reason, problem }) => [verdict, reason ?? problem]);
    expect(verdicts.sort()).toEqual([
      ["invalid", expect.stringMatching(/^evidence\.bytes: /)],
      ["unverifiable", "redacted"],
    ]);
  });

  it("are changed where another member was, and no name is told", async () => {
    const [war = ""] = linesOf(await redactedEvents()).filter((line) => line.includes('"type":"revert_war"'));
    const forged = [
      war.replace('"reverts":3', '"reverts":9'),
      // Names beside it that are hidden no more are not to be told by what was found.
      war.replace(/"by":"redacted-\w+"/, '"by":"Somebody"'),
    ];
    const report = await verified(forged, page);
    expect(report.map(({ verdict, differing }) => [verdict, differing])).toEqual([
      ["changed", 1],
      ["changed", 1],
    ]);
    expect(JSON.stringify(report)).not.toMatch(names);
  });

  it.each([
    [
      "the revision of a text that was read",
      /"inputs":\[\{"revision":\d+/,
      `"inputs":[{"revision":"${hash}"`,
    ],
    ["the text's digest", /"sha1":"\w+"/, `"sha1":"${hash}"`],
  ])("are invalid where %s is hidden, which no export hides", async (_, shown, hidden) => {
    const [line = "", other = ""] = linesOf(await eventsOf(page));
    const report = await verified([line.replace(shown, hidden), other], page);
    expect(report.map(({ verdict }) => verdict)).toEqual(["invalid", "reproduced"]);
  });
});

describe("standsFor", () => {
  it.each([
    [hash, "Ada", true],
    [hash, 5, true],
    [hash, null, false],
    [`[[User:${hash}]] and [[User:${hash}]].`, "[[User:Ada|A]] and [[User:Bela]].", true],
    [`[[User:${hash}]] or so`, "[[User:Ada|A]] and so", false],
    [`a${hash}a`, "a", false],
    [`${hash} and so`, "Ada or so", false],
    [`so ${hash}`, "or Ada", false],
    [`${hash} and ${hash} and ${hash}`, "Ada and Bela and Cosima", true],
    [`${hash} and ${hash} and ${hash}`, "Ada and Bela", false],
    ["Ada", "Bela", false],
    ["Ada", "Ada Byron", false],
    [`redacted-${"z".repeat(24)}`, "Ada", false],
    [[hash], "Ada", false],
  ])("takes %s for %s: %s", (recorded, found, is) => {
    expect(standsFor(recorded, found)).toBe(is);
  });
});
