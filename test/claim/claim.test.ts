import { describe, expect, it } from "vitest";
import { revert } from "../../detectors/revert.ts";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { analyze } from "../../src/analyze.ts";
import { byWords } from "../../src/cli/claim/words.ts";
import { canonicalJson } from "../../src/json.ts";
import { history, type RevisionSketch, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { claimOf, lifelineOf, stepsOf } from "./claim-of.ts";

const rain = "It rains on the coast for most of the winter.";
const mill = "The old mill by the river was built in 1801.";
const mill1802 = "The old mill by the river was built in 1802.";
const millBurnt = "The old mill by the river was built in 1802 and burnt down soon after.";
const page = (...lines: readonly string[]) => lines.join("\n\n");
const hidden: RevisionSketch = { text: { state: "hidden" } };

const searched =
  "only sentences are searched, in cells of tables, values of templates and captions of files only whole ones, not headings or references";

describe("claim", () => {
  it("refuses what is no text", async () => {
    await expect(Reflect.apply(claimOf, undefined, [{ text: "Whales" }, [rain]])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: 'text: must be a string; claim(history, detectors, "a sentence")',
    });
  });

  it("tells both insertions of a sentence that was inserted twice", async () => {
    const lifeline = await lifelineOf(
      mill,
      rain,
      page(rain, mill),
      rain,
      page(rain, "Snow falls."),
      page(rain, mill),
    );
    expect(lifeline.steps.map(({ kind, revision }) => [revision.revision, kind])).toEqual([
      [2, "appeared"],
      [3, "removed"],
      [5, "reintroduced"],
    ]);
    expect(lifeline).toMatchObject({ insertions: 2, status: "present", copies: 1 });
  });

  it("tells a second copy, and how many stand", async () => {
    const { steps, copies } = await lifelineOf(mill, page(mill), page(mill, rain, mill), page(rain, mill));
    expect(steps.map((step) => [step.kind, step.copies])).toEqual([
      ["appeared", 1],
      ["reintroduced", 2],
      ["removed", 1],
    ]);
    expect(copies).toBe(1);
  });

  it("takes a line that was joined or broken for the same sentence, and no step", async () => {
    const [broken, whole] = [mill.replace(" was", "\nwas"), mill];
    const texts = [page(rain, broken), page(rain, whole)];
    const joined = await lifelineOf(mill, ...texts);
    expect(joined).toMatchObject({ status: "present", copies: 1 });
    expect(await stepsOf(mill, ...texts)).toEqual(["1 appeared", "1 appeared"]);
    expect(await stepsOf(mill1802, ...texts, page(rain, mill1802))).toEqual([
      "1 appeared",
      "1 appeared",
      "3 modified",
    ]);
    expect(await stepsOf(mill, ...[...texts].reverse(), page(rain, whole))).toEqual(["1 appeared"]);
  });

  it("tells nobody's rewording with typography that was changed before it", async () => {
    const quoted = "The mill was “red” — they said so, and it was built in 1801.";
    const straight = quoted.replace(/[“”]/g, '"').replace("—", "-");
    const { steps } = await lifelineOf(quoted, quoted, straight, straight.replace("1801", "1802"));
    expect(steps.map(({ kind, revision }) => `${revision.revision} ${kind}`)).toEqual([
      "1 appeared",
      "3 modified",
    ]);
    expect(steps[1]?.words).toEqual([{ at: quoted.indexOf("1801"), removed: "1801", added: "1802" }]);
  });

  it("survives a blanking and its revert, and says which step was a revert", async () => {
    const { steps, status } = await lifelineOf(mill, page(rain, mill), "", page(rain, mill));
    expect(steps.map(({ kind, revert }) => [kind, revert?.type ?? null])).toEqual([
      ["appeared", null],
      ["removed", null],
      ["reintroduced", "revert_identity"],
    ]);
    expect(steps[2]).toMatchObject({ removedAt: 2, revert: { restored: 1, reverted: [2] } });
    expect(status).toBe("present");
  });

  it("goes back through rewordings to the first appearance, and forward to what stands now", async () => {
    const texts = [rain, page(rain, mill), page(rain, mill1802), page(rain, millBurnt)];
    expect(await stepsOf(millBurnt, ...texts)).toEqual(["2 appeared", "3 modified", "4 modified"]);
    expect(await stepsOf(mill, ...texts)).toEqual(["2 appeared", "3 modified", "4 modified"]);
    expect((await lifelineOf(mill, ...texts)).status).toBe("reworded");
  });

  it("says when the words that were asked for were first there, though the steps begin with others", async () => {
    const texts = [rain, page(rain, mill), page(rain, mill1802), page(rain, millBurnt)];
    const { firstSeen, sentence, steps } = await lifelineOf("built in 1802", ...texts);
    expect(firstSeen).toMatchObject({ revision: 3, by: steps[1]?.by, wording: { text: mill1802 } });
    expect([sentence.text, steps[0]?.after[0]?.text]).toEqual([millBurnt, mill]);
    const [since] = (await claimOf("built in 1802", texts, { from: 4 })).matches;
    expect([since?.firstSeen, since?.steps.length]).toEqual([firstSeen, 1]);
  });

  it("says where a sentence that merely reads alike differs from what was looked for", async () => {
    const alike = await lifelineOf(mill.replace("was", "was never"), mill);
    expect(alike).toMatchObject({ match: "similar", status: "present" });
    expect(alike.differences).toEqual([{ at: 30, removed: "never ", added: "" }]);
    expect(await lifelineOf(mill, mill)).not.toHaveProperty("differences");
  });

  it("tells the words and the values that changed", async () => {
    const { steps } = await lifelineOf(mill, mill, mill1802);
    expect(steps[1]?.words).toEqual([{ at: 39, removed: "1801", added: "1802" }]);
    expect(steps[1]?.values).toEqual([{ kind: "date", from: "1801", to: "1802" }]);
    expect(steps[1]?.eventIds).toHaveLength(2);
  });

  it("tells a reworded sentence whose old words came back as one step", async () => {
    const { steps } = await lifelineOf(mill, page(rain, mill), page(rain, mill1802), page(rain, mill));
    expect(steps[2]).toMatchObject({
      kind: "reintroduced",
      before: [{ text: mill1802 }],
      after: [{ text: mill }],
      values: [{ kind: "date", from: "1802", to: "1801" }],
      revert: { type: "revert_identity" },
    });
    expect(steps[2]?.eventIds).toHaveLength(3);
  });

  it("puts each copy that came back in the place of the wording whose value it changes", async () => {
    const [first, second] = [mill.replace("1801", "1999"), mill1802];
    const { steps } = await lifelineOf(mill, page(mill, mill), page(first, second), page(mill, mill));
    const back = steps.filter(({ kind }) => kind === "reintroduced");
    expect(back.map(({ before, values }) => [before[0]?.text, values])).toEqual([
      [second, [{ kind: "date", from: "1802", to: "1801" }]],
      [first, [{ kind: "date", from: "1999", to: "1801" }]],
    ]);
    expect(back.map(({ eventIds }) => eventIds.length)).toEqual([3, 3]);
  });

  it("knows the other wordings of a sentence that was changed, restored, and changed again", async () => {
    const { status, now } = await lifelineOf(
      millBurnt,
      page(rain, mill),
      page(rain, mill1802),
      page(rain, mill),
      page(rain, millBurnt),
      page(rain, mill1802),
    );
    expect(status).toBe("reworded");
    expect(now.map(({ wording }) => wording.text)).toEqual([mill1802]);
  });

  it("tells of a move to another section", async () => {
    const before = page("== Sky ==", rain, mill, "== River ==", "Fish swim in it all year round.");
    const after = page("== Sky ==", rain, "== River ==", "Fish swim in it all year round.", mill);
    const { steps, now } = await lifelineOf(mill, before, after);
    expect(steps[1]).toMatchObject({ kind: "moved", sections: { from: ["Sky"], to: ["River"] } });
    expect(now).toMatchObject([{ section: ["River"] }]);
  });

  const whole = "The harbour was dug by hand in the spring, and the first ship came in that autumn.";
  const dug = "The harbour was dug by hand in the spring.";
  const ship = "And the first ship came in that autumn.";

  it("follows both parts of a sentence that was split", async () => {
    const { steps, copies, status } = await lifelineOf(whole, whole, `${dug} ${ship}`);
    expect(steps[1]).toMatchObject({
      kind: "split",
      before: [{ text: whole }],
      after: [{ text: dug }, { text: ship }],
    });
    expect({ copies, status }).toEqual({ copies: 2, status: "reworded" });
  });

  it("follows the part that has what was asked for, and not the other", async () => {
    const texts = [whole, `${dug} ${ship}`];
    expect(await lifelineOf("dug by hand", ...texts)).toMatchObject({ status: "present", copies: 1 });
    expect(await lifelineOf("dug by hand", ...texts, ship)).toMatchObject({
      status: "absent",
      copies: 0,
      now: [],
      livedSeconds: 7200,
    });
    const merged = [`${dug} ${ship}`, whole, `${dug} ${ship}`, ship];
    expect(await lifelineOf("dug by hand", ...merged)).toMatchObject({ status: "absent", insertions: 1 });
  });

  it("counts the coming of what was merged once", async () => {
    const { insertions, steps } = await lifelineOf(whole, `${dug} ${ship}`, whole);
    expect(insertions).toBe(1);
    expect(steps.map(({ kind, copies }) => `${kind} ${copies}`)).toEqual([
      "appeared 2",
      "appeared 2",
      "merged 1",
    ]);
    const broken = mill.replace(" was", "\nwas");
    expect(await lifelineOf(mill, page(rain, broken), page(rain, mill))).toMatchObject({ insertions: 1 });
  });

  it("tells one step where a split is taken back", async () => {
    const { insertions, steps } = await lifelineOf(whole, whole, `${dug} ${ship}`, whole);
    expect(steps.map(({ kind, copies }) => `${kind} ${copies}`)).toEqual([
      "appeared 1",
      "split 2",
      "reintroduced 1",
    ]);
    expect(steps[2]).toMatchObject({ before: [{ text: dug }, { text: ship }], after: [{ text: whole }] });
    expect(steps[2]?.eventIds).toHaveLength(3);
    expect(insertions).toBe(1);
  });

  it("tells one step where a merge is taken back", async () => {
    const { insertions, steps } = await lifelineOf(whole, `${dug} ${ship}`, whole, `${dug} ${ship}`);
    expect(steps.map(({ kind, copies }) => `${kind} ${copies}`)).toEqual([
      "appeared 2",
      "appeared 2",
      "merged 1",
      "reintroduced 2",
    ]);
    expect(steps[3]).toMatchObject({ before: [{ text: whole }], after: [{ text: dug }, { text: ship }] });
    expect(steps[3]?.eventIds).toHaveLength(3);
    expect(insertions).toBe(1);
  });

  it("takes a part that was reworded for a part", async () => {
    const sailed = "And the first ship sailed in that autumn.";
    const split = await lifelineOf(whole, whole, `${dug} ${ship}`, `${dug} ${sailed}`, whole);
    expect(split.steps.slice(3)).toMatchObject([
      { kind: "reintroduced", before: [{ text: dug }, { text: sailed }], after: [{ text: whole }] },
    ]);
    const reworded = whole.replace("came", "sailed");
    const merged = await lifelineOf(whole, `${dug} ${ship}`, whole, reworded, `${dug} ${ship}`);
    expect(merged.steps.slice(4)).toMatchObject([
      { kind: "reintroduced", before: [{ text: reworded }], after: [{ text: dug }, { text: ship }] },
    ]);
  });

  it("leaves what was no part beside a whole that comes back", async () => {
    const { steps } = await lifelineOf(whole, whole, `${dug} ${ship}`, `${dug} ${ship} ${ship}`, whole);
    expect(steps.slice(3).map(({ kind, before, copies }) => `${kind} ${before.length} ${copies}`)).toEqual([
      "reintroduced 2 1",
      "removed 1 1",
    ]);
  });

  it("counts parts that come together once, and copies one each", async () => {
    const parts = page(rain, `${dug} ${ship}`);
    const { insertions } = await lifelineOf(whole, page(rain, whole), parts, rain, parts);
    expect(insertions).toBe(2);
    expect(await lifelineOf(mill, rain, page(mill, rain, mill))).toMatchObject({ insertions: 2 });
  });

  it("goes back to both origins of a merged sentence", async () => {
    const { steps } = await lifelineOf(whole, dug, `${dug} ${ship}`, whole);
    expect(steps.map(({ kind, revision }) => `${revision.revision} ${kind}`)).toEqual([
      "1 appeared",
      "2 appeared",
      "3 merged",
    ]);
  });

  it("follows Hindi", async () => {
    const old = "कहानी गद्य लेखन की एक पुरानी विधा है।";
    const now = "कहानी गद्य लेखन की एक बहुत पुरानी विधा है।";
    expect(await stepsOf("गद्य लेखन की", `${old} नदी बहती है।`, `${now} नदी बहती है।`)).toEqual([
      "1 appeared",
      "2 modified",
    ]);
  });

  it("follows German", async () => {
    const old = "Die Mühle am Fluss wurde im Jahre 1801 gebaut.";
    const now = "Die Mühle am Fluss wurde im Jahre 1802 gebaut.";
    const { steps } = await lifelineOf("die MÜHLE am fluss", old, now);
    expect(steps.map(({ kind, values }) => [kind, values ?? null])).toEqual([
      ["appeared", null],
      ["modified", [{ kind: "date", from: "1801", to: "1802" }]],
    ]);
  });

  it("gives a range where the inserting revision is hidden, and names nobody", async () => {
    const texts = [rain, hidden, { text: page(rain, mill), comment: "typo" }];
    const { firstSeen, steps } = await lifelineOf(mill, ...texts);
    expect(firstSeen).toMatchObject({ revision: 3, by: null });
    expect(steps[0]).toMatchObject({
      kind: "appeared",
      by: null,
      attribution: { kind: "range", candidates: [2, 3] },
      candidates: [
        { revision: 2, isReadable: false, user: "Editor 2" },
        { revision: 3, isReadable: true, user: "Editor 3", comment: "typo" },
      ],
    });
  });

  it("names a hundred hidden revisions, and counts those beyond a thousand", async () => {
    const all = Array.from({ length: 2_000 }, () => hidden);
    const { steps } = await lifelineOf(mill, rain, ...all, page(rain, mill));
    const [step] = steps;
    expect(step?.candidates).toHaveLength(101);
    expect(step?.candidates?.at(-1)).toMatchObject({ revision: 2_002, isReadable: true });
    expect(step?.attribution).toMatchObject({ kind: "range", omitted: 1_001 });
    expect(step && byWords(step)).toMatch(/, 101, 2002 or 1900 before the last: only the text of the last/);
  });

  it("shows as much of a heading as events do, because each sentence under it repeats it", async () => {
    const { now } = await lifelineOf(mill, `== ${"H".repeat(10_000)} ==\n${mill}`);
    expect(now[0]?.section).toEqual([`${"H".repeat(300)}…`]);
  });

  it("shows as much of a comment as a wiki keeps, because each step repeats it", async () => {
    const { steps } = await lifelineOf(mill, rain, { text: page(rain, mill), comment: "c".repeat(65_536) });
    expect(steps[0]?.by?.comment).toBe(`${"c".repeat(1_000)}…`);
  });

  it("names nobody for a user who is hidden", async () => {
    const { steps } = await lifelineOf(mill, { text: mill, user: null, comment: null });
    expect(steps[0]).toMatchObject({ attribution: { kind: "exact" }, by: { user: null, comment: null } });
  });

  it("tells what a use of a name says beside the source", async () => {
    const source = "<ref name=m>Mills of the coast</ref>";
    const { now } = await lifelineOf(
      mill,
      { text: `${mill}<ref name=m details="p. 3" /> Other.${source}` },
      { text: `${mill}<ref name=m details="p. 4">Mills of the coast</ref> Other.` },
    );
    expect(now[0]?.citations).toEqual([{ name: "m", text: "Mills of the coast p. 4" }]);
    const before = await lifelineOf(mill, {
      text: `${mill}<ref name=m details="p. 3" /> Other.${source}`,
    });
    expect(before.now[0]?.citations).toEqual([{ name: "m", text: "p. 3" }]);
  });

  it("tells the citations at each step and now", async () => {
    const cited = `${mill}<ref name="m">Mills of the coast, p. 3.</ref> ${rain}<ref name="r"/>`;
    const { steps, now } = await lifelineOf(mill, mill, "", cited);
    expect(steps.map(({ citations }) => citations)).toEqual([
      [],
      [],
      [{ name: "m", text: "Mills of the coast, p. 3." }],
    ]);
    expect(now[0]?.citations).toEqual([{ name: "m", text: "Mills of the coast, p. 3." }]);
    const other = await lifelineOf(rain, cited);
    expect(other.now[0]?.citations).toEqual([{ name: "r", text: null }]);
  });

  it("tells no citation that a list of references defines behind a sentence", async () => {
    const { now } = await lifelineOf(
      mill,
      `${mill} <references><ref name="m">Mills, p. 3.</ref></references>`,
    );
    expect(now[0]?.citations).toEqual([]);
  });

  it("counts the time a sentence stood, up to the last revision read", async () => {
    const { livedSeconds } = await lifelineOf(mill, mill, rain, rain, mill, page(mill, rain));
    expect(livedSeconds).toBe(2 * 3600);
  });

  it("prefers what stands to what stood longer, and shows the rest with all", async () => {
    const gone = "The mill of the monks was blue.";
    const texts = [gone, gone, gone, "Nothing is left here today.", "Now the mill is a small museum."];
    const best = await claimOf("mill", texts);
    expect(best).toMatchObject({ found: 2, matches: [{ sentence: { text: texts[4] } }] });
    expect((await claimOf("mill", texts, { all: true })).matches.map(({ status }) => status)).toEqual([
      "present",
      "absent",
    ]);
  });

  const red = "The mill was red.";
  const redToo = "The mill was red, and so was the barn behind it.";
  const monks = "Nobody knows when the monks sold the mill.";
  it.each([
    ["the closest match to what stood longer", red, [redToo, redToo, page(redToo, red)], [red, redToo]],
    [
      "what stood longer to what came first",
      "mill",
      [monks, mill, mill, page(monks, mill), page(monks, mill)],
      [mill, monks],
    ],
    ["what came first where nothing else is between them", "mill", [page(monks, mill)], [monks, mill]],
  ])("prefers of what stands %s", async (_, text, texts, found) => {
    const { matches } = await claimOf(text, texts, { all: true });
    expect(matches.map(({ sentence }) => sentence.text)).toEqual(found);
  });

  it("names the nearest sentences of a text that is never found", async () => {
    const result = await claimOf("Whales sing at night in the deep sea.", [rain, hidden, page(rain, mill)]);
    expect(result).toMatchObject({
      matches: [],
      found: 0,
      notFound: `not found in 3 revisions, of which 1 hidden could not be read; ${searched}`,
    });
    expect(result.nearest[0]).toMatchObject({ isPresent: true, firstSeen: { revision: 1 } });
  });

  it("says where it does not look, as a number that stands in a template is not found", async () => {
    const { notFound } = await claimOf("38,747", [`{{Infobox town|population=38,747}}\n\n${mill}`]);
    expect(notFound).toBe(`not found in 1 revision; ${searched}`);
  });

  it("names of several sentences those alone that are never found", async () => {
    const whales = "Whales sing at night in the deep sea.";
    const some = await claimOf(`${mill} ${whales}`, [page(rain, mill)]);
    expect(some.notFound).toBe(`"${whales}": not found in 1 revision; ${searched}`);
    expect(new Set(some.nearest.map(({ searched }) => searched))).toEqual(new Set([whales]));
    expect(await claimOf(`${mill} ${rain}`, [page(rain, mill)])).toMatchObject({
      notFound: null,
      nearest: [],
    });
  });

  it("prefers what stands in other words to what is gone, however long that stood", async () => {
    const [monks, sails, house] = [
      "A mill was sold to monks.",
      "The tall mill had four white sails.",
      "The tall house had four white sails.",
    ];
    const texts = [monks, monks, page(monks, sails), house];
    const { matches } = await claimOf("mill", texts, { all: true });
    expect(matches.map(({ sentence, status }) => [sentence.text, status])).toEqual([
      [sails, "reworded"],
      [monks, "absent"],
    ]);
  });

  it("names ten of the sentences of a text that are never found, and counts the others", async () => {
    const text = Array.from({ length: 12 }, (_, i) => `Whales sing ${i} songs at night.`).join(" ");
    const { notFound } = await claimOf(text, [rain]);
    expect(notFound).toMatch(
      /^"Whales sing 0 .*"Whales sing 9 songs at night\." and 2 more: not found in 1 revision; /,
    );
    expect(notFound).not.toContain("sing 10");
  });

  it("ends where it is told to, and tells steps only from where it is told to", async () => {
    const texts = [mill, mill1802, millBurnt];
    const [toSecond] = (await claimOf(mill, texts, { to: 2 })).matches;
    expect(toSecond?.steps.map(({ revision }) => revision.revision)).toEqual([1, 2]);
    const [fromSecond] = (await claimOf(mill, texts, { from: 2 })).matches;
    expect(fromSecond?.steps.map(({ revision }) => revision.revision)).toEqual([2, 3]);
  });

  it("says where no text has a sentence", async () => {
    expect(await claimOf("a mill", [{ text: "return { mill = 1802 }", model: "Scribunto" }])).toMatchObject({
      notFound:
        "not found in 1 revision, none of which has a sentence; pages that are not wikitext have none",
    });
  });

  it("says of an empty history that nothing was found", async () => {
    expect(await claimOf(mill, [])).toMatchObject({
      asOf: null,
      matches: [],
      notFound: `not found in 0 revisions; ${searched}`,
    });
  });

  it("is made of events that analyze writes", async () => {
    const texts = [
      page(rain, mill, mill),
      page(mill1802, rain, mill1802),
      "",
      page(mill1802, rain, mill1802),
      millBurnt,
    ];
    const { matches } = await claimOf(mill, texts, { all: true });
    const told = matches.flatMap(({ steps }) =>
      steps.flatMap(({ eventIds, revert }) => [...eventIds, ...(revert === null ? [] : [revert.eventId])]),
    );
    const written = new Set<string>();
    const timeline = (async function* () {
      yield* history(...texts);
    })();
    for await (const events of analyze({ page: testPage, timeline }, register([revert, sentenceSimilarity]), {
      depth: "forensic",
    }).events) {
      for (const { eventId } of events) written.add(eventId);
    }
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((id) => !written.has(id))).toEqual([]);
    expect(new Set(matches.flatMap(({ steps }) => steps.flatMap(({ eventIds }) => eventIds))).size).toBe(
      matches.flatMap(({ steps }) => steps.flatMap(({ eventIds }) => eventIds)).length,
    );
  });

  it("is the same JSON every time", async () => {
    const texts = [page(rain, mill), page(mill1802, rain), "", page(mill1802, rain)];
    expect(canonicalJson(await claimOf("the", texts, { all: true }))).toBe(
      canonicalJson(await claimOf("the", texts, { all: true })),
    );
  });
});
