import { describe, expect, it } from "vitest";
import type { Step } from "../../src/claim/result.ts";
import type { RevisionSketch } from "../../src/testing.ts";
import { claimOf, lifelineOf } from "./claim-of.ts";

const bridge = "The bridge is long.";
const rain = "It rains on the coast for most of the winter.";
const smith = "<ref>Smith 1999</ref>";
const jones = "<ref>Jones 2005</ref>";
const page = (...lines: readonly string[]) => lines.join("\n\n");
const hidden: RevisionSketch = { text: { state: "hidden" } };

/** The steps as `revision kind before > after`, citations by text or name. */
async function told(...texts: readonly RevisionSketch[]) {
  return lines((await lifelineOf(bridge, ...texts)).steps);
}

function lines(steps: readonly Step[]): readonly string[] {
  const words = (citations: Step["citations"] = []) =>
    citations.map(({ name, text }) => text ?? `^${name}`).join("+");
  return steps.map(({ kind, revision, citations, citationsBefore }) =>
    `${revision.revision} ${kind} ${words(citationsBefore)} > ${words(citations)}`.replaceAll("  ", " "),
  );
}

describe("a step of kind recited", () => {
  it("tells what came behind a sentence, replaced it, and went", async () => {
    const { steps } = await lifelineOf(bridge, bridge, bridge + smith, bridge + jones, bridge);
    expect(lines(steps)).toEqual([
      "1 appeared > ",
      "2 recited > Smith 1999",
      "3 recited Smith 1999 > Jones 2005",
      "4 recited Jones 2005 > ",
    ]);
    expect(steps[0]).not.toHaveProperty("citationsBefore");
    expect(steps[2]).toMatchObject({
      by: { user: "Editor 3" },
      attribution: { kind: "exact" },
      links: { diff: expect.stringContaining("/2/3") },
      before: [{ text: bridge }],
      after: [{ text: bridge }],
      citations: [{ name: null, text: "Jones 2005" }],
      citationsBefore: [{ name: null, text: "Smith 1999" }],
      revert: null,
      copies: 1,
      eventIds: [],
    });
    expect(steps[2]).not.toHaveProperty("words");
  });

  it("tells of what templates cite in place of references", async () => {
    const [notes, lee] = ["{{sfn|Smith|1999|p=4}}", "{{sfnm|1a1=Lee|1y=2005|2a1=Ito|2y=2007}}"];
    const steps = await told(
      bridge + smith,
      bridge + notes,
      `${bridge}{{Sfn|Smith|1999|p=5}} Rain fell.${lee}`,
      `${bridge}{{r|lee|ito|group=n}} Rain fell.${lee}`,
      `${bridge}{{efn|name=w|In winter.<ref name=ito/>}}{{refn|{{sfn|Ito|2007}}}}{{efn}} Rain fell.${lee}`,
      `${bridge}{{efn|name=w}}{{refn|{{sfn|Ito|2007}}}} Rain fell.${lee}{{efn|name=w|In winter.<ref name=ito/>}}`,
    );
    expect(steps).toEqual([
      "1 appeared > Smith 1999",
      `2 recited Smith 1999 > ${notes}`,
      `3 recited ${notes} > {{Sfn|Smith|1999|p=5}}`,
      "4 recited {{Sfn|Smith|1999|p=5}} > ^lee+^ito",
      "5 recited ^lee+^ito > In winter.<ref name=ito/>+^ito+{{sfn|Ito|2007}}",
      "6 recited In winter.<ref name=ito/>+^ito+{{sfn|Ito|2007}} > ^w+{{sfn|Ito|2007}}",
    ]);
  });

  it("is none for an empty reference without a name, which cites nothing", async () => {
    const empty = "<ref></ref>";
    expect(
      await told(
        bridge,
        bridge + empty,
        `${bridge}<ref> <!-- who? --> </ref>`,
        bridge + smith + empty,
        bridge,
      ),
    ).toEqual(["1 appeared > ", "4 recited > Smith 1999", "5 recited Smith 1999 > "]);
  });

  it("leaves how long it stood, how often it came, and how it stands", async () => {
    const texts = [bridge, bridge + smith, bridge, bridge];
    expect(await lifelineOf(bridge, ...texts)).toMatchObject({
      insertions: 1,
      copies: 1,
      status: "present",
      livedSeconds: 3 * 3600,
    });
  });

  it("takes a citation before the mark and behind it for the same", async () => {
    const inside = `The bridge is long${smith}.`;
    expect(await told(inside, bridge + smith, `${bridge} ${smith}`)).toHaveLength(1);
    expect(await told(`${bridge} ${rain}`, `${inside} ${rain}`)).toEqual([
      "1 appeared > ",
      "2 recited > Smith 1999",
    ]);
    expect(await told(`${bridge} ${rain}`, `${bridge} ${rain}${smith}`)).toHaveLength(1);
  });

  it.each([
    [
      "white space",
      "<ref>{{cite|title=Long bridges|year=1999}}</ref>",
      "<ref>\n{{cite | title=Long bridges\n| year=1999}}</ref>",
    ],
    ["quotes and dashes", '<ref>"Bridges", p. 1-2</ref>', "<ref>“Bridges”, p. 1–2</ref>"],
    ["their order", smith + jones, jones + smith],
    ["a name", smith, '<ref name="s">Smith 1999</ref>'],
    ["another name", '<ref name="a">Smith 1999</ref>', '<ref name="b">Smith 1999</ref>'],
    ["a comment", smith, "<ref>Smith 1999<!-- checked --></ref>"],
    ["one said twice", smith + smith, smith],
  ])("is not told of %s alone", async (_, old, now) => {
    expect(await told(bridge + old, bridge + now)).toHaveLength(1);
  });

  it("is not told where the definition of a name moves", async () => {
    const [defined, again] = ['<ref name="s">Smith 1999</ref>', '<ref name="s" />'];
    const here = page(bridge + defined, rain + again);
    const there = page(bridge + again, rain + defined);
    const listed = page(bridge + again, rain + again, `<references>${defined}</references>`);
    expect(await told(here, there, listed, here, page(bridge + again, rain))).toHaveLength(1);
  });

  it("is not told where a name takes the place of what it stands for on the page", async () => {
    const defined = '<ref name="s">Smith 1999</ref>';
    const again = '<ref name="s" />';
    expect(await told(page(bridge + smith, rain), page(bridge + again, rain + defined))).toHaveLength(1);
    // The definition stood before, in a line that is not touched.
    expect(
      await told(page(rain + defined, bridge + smith), page(rain + defined, bridge + again)),
    ).toHaveLength(1);
    expect(await told(page(rain + defined, bridge + jones), page(rain + defined, bridge + again))).toEqual([
      "1 appeared > Jones 2005",
      "2 recited Jones 2005 > ^s",
    ]);
    expect(
      await told(page(rain + defined, bridge + again), page(rain + defined, bridge + jones)),
    ).toHaveLength(2);
  });

  it("is told where what a name says is changed, or the name is another's", async () => {
    const named = (name: string, text: string) => `<ref name="${name}">${text}</ref>`;
    expect(await told(bridge + named("s", "Smith 1999"), bridge + named("s", "Smith 2000"))).toHaveLength(2);
    const again = '<ref name="s"/>';
    expect(
      await told(bridge + named("s", "Smith 1999") + again, bridge + named("s", "Smith 2000") + again),
    ).toEqual(["1 appeared > Smith 1999+^s", "2 recited Smith 1999+^s > Smith 2000+^s"]);
    expect(await told(`${bridge}<ref name="s"/>`, `${bridge}<ref name="j"/>`)).toEqual([
      "1 appeared > ^s",
      "2 recited ^s > ^j",
    ]);
    expect(await told(`${bridge}<ref name="s"/>`, `${bridge}<ref name="s" group="n"/>`)).toHaveLength(2);
  });

  it("is not told of what differs behind what is told of a citation", async () => {
    const long = (end: string) => `<ref>${"Smith, Bridges of the world. ".repeat(20)}${end}</ref>`;
    expect(await told(bridge + long("p. 1"), bridge + long("p. 2"))).toHaveLength(1);
    expect(await told(bridge + long("p. 1"), bridge + long("p. 1").replace("Smith", "Smyth"))).toHaveLength(
      2,
    );
  });

  it("tells which of several copies it was", async () => {
    const both = (one: string, other: string) => page(bridge + one, rain, bridge + other);
    expect(await told(both(smith, jones), both(smith, ""))).toEqual([
      "1 appeared > Smith 1999",
      "1 appeared > Jones 2005",
      "2 recited Jones 2005 > ",
    ]);
    const { steps } = await lifelineOf(bridge, both("", ""), both(smith, jones));
    expect(lines(steps).slice(2)).toEqual(["2 recited > Smith 1999", "2 recited > Jones 2005"]);
    expect(steps.map(({ copies }) => copies)).toEqual([2, 2, 2, 2]);
  });

  it("takes the copy that cites the same for the one that stayed", async () => {
    const both = `${bridge}${smith} ${bridge}${jones}`;
    expect(
      (await told(both, `${bridge}${jones} ${bridge}${smith}`)).filter((line) => line.includes("recited")),
    ).toEqual([]);
    expect((await told(both, bridge + jones)).slice(2)).toEqual(["2 removed > Smith 1999"]);
    expect((await told(bridge + smith, `${bridge}${jones} ${bridge}${smith}`)).slice(1)).toEqual([
      "2 reintroduced > Jones 2005",
    ]);
  });

  it("tells of a sentence that was joined or broken as well", async () => {
    const broken = bridge.replace(" is", "\nis");
    expect(await told(page(rain, broken), page(rain, bridge + smith))).toEqual([
      "1 appeared > ",
      "1 appeared > ",
      "2 recited > Smith 1999",
    ]);
    expect(await told(page(rain, broken + smith), page(rain, bridge + smith))).toHaveLength(2);
  });

  it("is left to the move, where the sentence moved", async () => {
    const before = page("== Sky ==", rain, bridge + smith, "== River ==", "Fish swim in it all year round.");
    const after = page("== Sky ==", rain, "== River ==", "Fish swim in it all year round.", bridge + jones);
    expect(await told(before, after)).toEqual(["1 appeared > Smith 1999", "2 moved > Jones 2005"]);
  });

  it("is left to the move of the one copy that moved", async () => {
    const river = ["== River ==", "Fish swim in it all year round."];
    const hill = ["== Hill ==", "Goats climb on it in the summer."];
    const sky = (body: string) => ["== Sky ==", `${bridge}${smith} The ${body} is up.`, rain];
    const before = page(...sky("sun"), ...river, bridge + jones, ...hill);
    const after = page(...sky("moon"), ...river, ...hill, bridge + jones);
    expect((await told(before, after)).at(-1)).toBe("2 moved > Jones 2005");
  });

  it("is left to the move, where another section came above what stands behind all changes", async () => {
    const [sky, river] = [
      ["== Sky ==", rain],
      ["== River ==", "Fish swim in it all year round."],
    ];
    const before = page(...sky, ...river, bridge + smith);
    const after = page(...river, ...sky, bridge + smith);
    expect(await told(before, after)).toEqual(["1 appeared > Smith 1999", "2 moved > Smith 1999"]);
  });

  it("is left to the rewording, the loss and the return", async () => {
    const reworded = bridge.replace("long", "very long");
    expect(await told(bridge + smith, reworded + jones, "", reworded)).toEqual([
      "1 appeared > Smith 1999",
      "2 modified > Jones 2005",
      "3 removed > Jones 2005",
      "4 reintroduced > ",
    ]);
  });

  it("names the revert it was part of", async () => {
    const { steps } = await lifelineOf(bridge, bridge + smith, bridge, bridge + smith);
    expect(lines(steps).slice(1)).toEqual(["2 recited Smith 1999 > ", "3 recited > Smith 1999"]);
    expect(steps.map(({ revert }) => revert?.type ?? null)).toEqual([null, null, "revert_identity"]);
    expect(steps[2]).toMatchObject({ revert: { restored: 1, reverted: [2] }, eventIds: [] });
  });

  it("gives a range where revisions before it cannot be read, and names nobody", async () => {
    const { steps } = await lifelineOf(bridge, bridge, hidden, bridge + smith);
    expect(steps[1]).toMatchObject({
      kind: "recited",
      by: null,
      attribution: { kind: "range", candidates: [2, 3] },
      candidates: [{ revision: 2 }, { revision: 3 }],
    });
  });

  it("is told from where steps are told", async () => {
    const texts = [bridge, bridge + smith, bridge + jones, bridge];
    const shown = async (range: { from?: number; to?: number; since?: string }) =>
      lines((await claimOf(bridge, texts, range)).matches[0]?.steps ?? []).map((line) => line.slice(0, 9));
    const all = ["1 appeare", "2 recited", "3 recited", "4 recited"];
    expect(await shown({})).toEqual(all);
    expect(await shown({ from: 3 })).toEqual(all.slice(2));
    expect(await shown({ to: 2 })).toEqual(all.slice(0, 2));
    const [, second] = (await lifelineOf(bridge, ...texts)).steps;
    expect(await shown({ since: second?.revision.timestamp ?? "" })).toEqual(all.slice(1));
  });

  it("adds no event's id, and changes none", async () => {
    const twice = page(bridge + smith, rain, bridge);
    const { steps } = await lifelineOf(bridge, rain, twice, page(bridge, rain));
    const ids = steps.flatMap(({ eventIds }) => eventIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      steps.filter(({ eventIds }) => eventIds.length === 0).every(({ kind }) => kind === "recited"),
    ).toBe(true);
  });
});
