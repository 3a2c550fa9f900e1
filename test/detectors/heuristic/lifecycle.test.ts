import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import type { LogChange } from "../../../src/revision.ts";
import { detect, history, hoursAfterStart, logEntry, type RevisionSketch } from "../../../src/testing.ts";

const long = "A sentence that is long enough to be more than ten times what is left of it in the end.";
const hidden: RevisionSketch = { text: { state: "hidden" } };
const code = (text: string): RevisionSketch => ({ model: "javascript", text });

async function events(sketches: readonly RevisionSketch[]) {
  const all = await detect(heuristic, history(...sketches));
  return all.filter(({ type }) => type === "page_lifecycle_changed");
}

async function changes(sketches: readonly RevisionSketch[]) {
  return (await events(sketches)).map(({ anchor, subject }) => ({ at: anchor.id, ...subject }));
}

function ofLog(change: LogChange) {
  const [first] = history("A page.");
  if (first === undefined) throw new Error("no revision");
  const entry = {
    change,
    comment: "",
    id: 9,
    parameters: { given: [1] },
    timestamp: hoursAfterStart(1),
    user: null,
  };
  return detect(heuristic, [first, logEntry(entry)]);
}

describe("page_lifecycle_changed", () => {
  it.each<[string, RevisionSketch[], object[]]>([
    ["a page that begins", [long], []],
    ["a page that begins empty", [""], []],
    ["a blanking", [long, ""], [{ at: 2, change: "blanked" }]],
    ["a blanking of a redirect", ["#REDIRECT [[Tea]]", ""], [{ at: 2, change: "blanked" }]],
    ["a blanking of code", [code("a()"), code("")], [{ at: 2, change: "blanked" }]],
    ["a replacement by less than a tenth", [long, "Tea."], [{ at: 2, change: "replaced" }]],
    ["a replacement counted in bytes", ["水".repeat(41), "x".repeat(12)], [{ at: 2, change: "replaced" }]],
    [
      "a page that becomes a redirect",
      [long, "#REDIRECT [[Tea]]"],
      [{ at: 2, change: "redirected", to: "Tea" }],
    ],
    [
      "an empty page that becomes a redirect",
      ["", "#redirect [[tea]]"],
      [{ at: 2, change: "redirected", to: "Tea" }],
    ],
    [
      "a redirect that goes elsewhere",
      ["#REDIRECT [[Tea]]", "#REDIRECT [[Coffee]]"],
      [{ at: 2, change: "retargeted", from: "Tea", to: "Coffee" }],
    ],
    [
      "a redirect that goes to a section",
      ["#REDIRECT [[Tea]]", "#REDIRECT [[Tea#Green]]"],
      [{ at: 2, change: "retargeted", from: "Tea", to: "Tea#Green" }],
    ],
    [
      "a redirect that becomes a page",
      ["#REDIRECT [[Tea]]", long],
      [{ at: 2, change: "unredirected", from: "Tea" }],
    ],
    [
      "a redirect that becomes a page of a letter, as no replacement",
      [`#REDIRECT [[Tea]]\n\n${long}`, "x"],
      [{ at: 2, change: "unredirected", from: "Tea" }],
    ],
    [
      "a redirect after empty lines",
      [long, "\n\n#REDIRECT [[Tea]]"],
      [{ at: 2, change: "redirected", to: "Tea" }],
    ],
    [
      "a redirect with its link in the next line",
      [long, "#REDIRECT\n[[Tea]]"],
      [{ at: 2, change: "redirected", to: "Tea" }],
    ],
    [
      "another content model for the same text",
      ["a()", code("a()")],
      [{ at: 2, change: "model_changed", from: "wikitext", to: "javascript" }],
    ],
    [
      "a redirect that is one in wikitext only, and not in another content model for the same text",
      ["#REDIRECT [[Mill]]", code("#REDIRECT [[Mill]]"), "#REDIRECT [[Mill]]"],
      [
        { at: 2, change: "unredirected", from: "Mill" },
        { at: 3, change: "redirected", to: "Mill" },
      ],
    ],
    [
      "another content model behind a hidden text",
      ["a()", { model: "javascript", text: { state: "hidden" } }],
      [{ at: 2, change: "model_changed", from: "wikitext", to: "javascript" }],
    ],
    ["a blanking since the last text that can be read", [long, hidden, ""], [{ at: 3, change: "blanked" }]],
  ])("finds %s", async (_, sketches, found) => {
    const [first, ...rest] = await changes(sketches);
    expect(first).toMatchObject({ at: 1 });
    expect(rest).toEqual(found);
  });

  it.each<[string, RevisionSketch, object]>([
    ["created", long, { at: 1, change: "created" }],
    ["created, when its text is hidden", hidden, { at: 1, change: "created" }],
    [
      "redirected, when it begins as a redirect",
      "#REDIRECT [[Tea]]",
      { at: 1, change: "redirected", to: "Tea" },
    ],
  ])("says of a page: %s", async (_, sketch, found) => {
    expect(await changes([sketch])).toEqual([found]);
  });

  it.each<[string, RevisionSketch[]]>([
    ["when a blank page stays blank", ["", ""]],
    ["when an empty page is filled", ["", long]],
    ["when exactly a tenth is left", ["x".repeat(100), "y".repeat(10)]],
    ["when a tenth of the characters is left, but more bytes", ["x".repeat(100), "水".repeat(4)]],
    ["when a text loses its half", [long + long, long]],
    [
      "when a redirect's text changes and not its target",
      ["#REDIRECT [[Tea]]", "#REDIRECT [[tea]] {{R from move}}"],
    ],
    ["when the redirect does not begin the text", [long, `${long}\n#REDIRECT [[Tea]]`]],
    [
      "when a redirect has no target",
      [long, "#REDIRECT the reader to tea, which is a hot drink made of leaves of a bush."],
    ],
    ["when code looks like a redirect", [code("a()"), code("#REDIRECT [[Tea]]")]],
    ["when a text is hidden", [long, hidden]],
    ["when the first text that can be read comes late", [hidden, "#REDIRECT [[Tea]]"]],
    ["when the same text is saved twice", [long, long]],
    [
      "for a bot that edits on and on",
      Array.from({ length: 30 }, (_, i) => ({ text: `${long} ${i}`, user: { id: 1, name: "Bot" } })),
    ],
  ])("stays silent %s", async (_, sketches) => {
    expect((await changes(sketches)).slice(1)).toEqual([]);
  });

  it("is silent for a page without revisions", async () => {
    expect(await changes([])).toEqual([]);
  });

  it("gives the bytes before and after", async () => {
    const [created, blanked] = await events(["水", ""]);
    expect([created?.evidence, blanked?.evidence]).toEqual([
      { bytesAfter: 3 },
      { bytesAfter: 0, bytesBefore: 3, consequences: expect.anything() },
    ]);
  });

  it("does not know the bytes of what is hidden", async () => {
    expect((await events([hidden]))[0]?.evidence).toEqual({ bytesAfter: null });
  });

  it("counts what follows from a blanking and a replacement, and from nothing else", async () => {
    const texts = [`== Tea ==\n\n${long}`, "", "#REDIRECT [[Tea]]", long, "x"];
    const counted = (await events(texts)).map(({ evidence, subject }) => [
      subject.change,
      "consequences" in evidence,
    ]);
    expect(counted).toEqual([
      ["created", false],
      ["blanked", true],
      ["redirected", false],
      ["unredirected", false],
      ["replaced", true],
    ]);
  });

  it("is certain of a creation and a content model, not of a blanking after hidden texts", async () => {
    const kinds = (await events([hidden, long, hidden, ""])).map(
      (event) => event.FactProvenance.attribution.kind,
    );
    expect(kinds).toEqual(["exact", "range"]);
  });

  it.each<[LogChange, object, object]>([
    [
      { kind: "moved", from: "Tee", to: "Tea", redirectLeft: true },
      { change: "moved", from: "Tee", to: "Tea" },
      { redirectLeft: true },
    ],
    [
      {
        kind: "protected",
        protections: [
          { action: "move", level: "sysop", expiry: null },
          { action: "edit", level: "autoconfirmed", expiry: "2021-01-01T00:00:00Z" },
        ],
      },
      {
        change: "protected",
        protections: [
          { action: "edit", level: "autoconfirmed", expiry: "2021-01-01T00:00:00Z" },
          { action: "move", level: "sysop", expiry: null },
        ],
      },
      {},
    ],
    [{ kind: "unprotected" }, { change: "unprotected" }, {}],
    [{ kind: "deleted" }, { change: "deleted" }, {}],
    [{ kind: "restored", revisions: 4 }, { change: "restored" }, { revisions: 4 }],
    [
      { kind: "imported", revisions: 2, from: "de:Tee" },
      { change: "imported", from: "de:Tee" },
      { revisions: 2 },
    ],
    [
      { kind: "merged", from: "Tee", to: "Tea", until: "2019-01-01T00:00:00Z" },
      { change: "merged", from: "Tee", to: "Tea" },
      { until: "2019-01-01T00:00:00Z" },
    ],
    [
      { kind: "visibility_changed", revisions: [12, 3], hidden: ["user", "text"] },
      { change: "visibility_changed", hidden: ["text", "user"], revisions: [3, 12] },
      {},
    ],
  ])("tells the log's %j", async (change, subject, evidence) => {
    const event = (await ofLog(change)).at(-1);
    expect(event).toMatchObject({ anchor: { id: 9, kind: "log" }, type: "page_lifecycle_changed" });
    expect(event?.subject).toEqual(subject);
    expect(event?.evidence).toEqual({ ...evidence, parameters: '{"given":[1]}' });
  });

  it("takes protection for a matter of disputes, and the rest for one of structure", async () => {
    const themes = [];
    for (const change of [
      { kind: "protected", protections: [] },
      { kind: "unprotected" },
      { kind: "deleted" },
    ] as const) {
      themes.push((await ofLog(change)).at(-1)?.theme);
    }
    expect(themes).toEqual(["disputes", "disputes", "structure"]);
  });
});
