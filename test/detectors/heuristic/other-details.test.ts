import { describe, expect, it } from "vitest";
import { lastEvents } from "./subjects.ts";

const types = ["citation_added", "citation_removed", "citation_replaced"];
const told = async (before: string, after: string) =>
  (await lastEvents(types, before, after)).map(({ type, evidence }) => [
    type,
    evidence.basis ?? evidence.source,
    evidence.before,
    evidence.after,
  ]);

const source = "<ref name=Ada>Ada, ''Rain of the North'', 1990</ref>";
const use = (details?: string, name = "Ada") =>
  `<ref name="${name}"${details === undefined ? "" : ` details="${details}"`} />`;
const page = (...uses: readonly string[]) =>
  `Rain falls from clouds.${source} ${uses.map((one, i) => `Line ${i} is on rain.${one}`).join(" ")}`;

describe("what a use of a reference's name says beside the source", () => {
  it.each([
    ["another page", use("p. 12"), use("p. 13")],
    ["a first page", use(), use("p. 13")],
    ["no page any more", use("p. 12"), use()],
    ["a link", use("[http://a.example/1 first]"), use("[http://a.example/2 second]")],
    [
      "a page by the function",
      "{{#tag:ref||name=Ada|details=p. 12}}",
      "{{#tag:ref||name=Ada|details=p. 13}}",
    ],
    ["a page of a use that is written long", use("p. 12"), '<ref name="Ada" details="p. 13"></ref>'],
  ])("is told: %s", async (_, before, after) => {
    expect(await told(page(before), page(after))).toEqual([["citation_replaced", "work", before, after]]);
  });

  it("is told of the reference that names the source", async () => {
    const [before, after] = ["p. 12", "p. 13"].map((details) =>
      source.replace("Ada>", `Ada details="${details}">`),
    );
    expect(await told(`Rain falls.${before}`, `Rain falls.${after}`)).toEqual([
      ["citation_replaced", "work", before, after],
    ]);
    const reworded = after?.replace("1990", "1991, turnip");
    expect(await told(`Rain falls.${before}`, `Rain falls.${reworded}`)).toEqual([
      ["citation_replaced", "work", before, reworded],
    ]);
  });

  it("is told of each use that changed, in the order of the text", async () => {
    expect(
      await told(page(use("p. 1"), use("p. 2"), use("p. 3")), page(use("p. 4"), use("p. 2"), use("p. 5"))),
    ).toEqual([
      ["citation_replaced", "work", use("p. 1"), use("p. 4")],
      ["citation_replaced", "work", use("p. 3"), use("p. 5")],
    ]);
  });

  it("is told of the use after the same sentence, wherever that moved and whatever else went", async () => {
    const [source1, source2] = [use("p. 1"), use("p. 2")];
    const [line0, line1] = [`Sun dries it.${source1}`, `Wind blows.${source2}`];
    const moved = `Rain falls.${source}\n\nWind blows.${use("p. 20")}\n\nSun dries it.${use("p. 10")}`;
    expect(await told(`Rain falls.${source}\n\n${line0}\n\n${line1}`, moved)).toEqual([
      ["citation_replaced", "work", source1, use("p. 10")],
      ["citation_replaced", "work", source2, use("p. 20")],
    ]);
    const events = await told(
      `Rain falls.${source} ${line0} ${line1}`,
      `Rain falls.${source} Wind blows.${use("p. 3")}`,
    );
    expect(events).toContainEqual(["citation_replaced", "work", source2, use("p. 3")]);
    expect(events.map(([type]) => type).toSorted()).toEqual(["citation_removed", "citation_replaced"]);
  });

  it("is not told where the name comes to stand for another work", async () => {
    const other = "<ref name=Ada>Boole, ''Sand of the South'', Harper 2001</ref>";
    const unnamed = `Sand drifts.${other.replace(" name=Ada", "")}`;
    for (const rest of ["", unnamed]) {
      const before = `${page(use("p. 1"))} ${rest}`;
      const after = before.replace(source, other).replace("p. 1", "p. 2");
      expect(await told(before, after)).toEqual([["citation_replaced", "name", source, other]]);
    }
  });

  it("is told as a use that came or went", async () => {
    expect(await told(page(use("p. 1"), ""), page(use("p. 1"), use("p. 2")))).toEqual([
      ["citation_added", use("p. 2"), undefined, undefined],
    ]);
    expect(await told(page(use("p. 1"), use("p. 2")), page(use("p. 1"), ""))).toEqual([
      ["citation_removed", use("p. 2"), undefined, undefined],
    ]);
  });

  it.each([
    ["of a use that moves", page(use("p. 1"), use("p. 2")), page(use("p. 2"), use("p. 1"))],
    ["in markup, spaces and letters before a page", page(use("p. 1")), page(use("''pp.''  1"))],
    ["in a template before", page("{{r|Ada|p=12}}"), page(use("p. 12"))],
    [
      "in the reference's own words before",
      page().replace("1990", "1990, p. 12"),
      page().replace("name=Ada", 'name=Ada details="p. 12"'),
    ],
    [
      "in the reference's own words after",
      page().replace("name=Ada", 'name=Ada details="p. 12"'),
      page().replace("1990", "1990, p. 12"),
    ],
    ["of a name that stands for nothing", page(use("p. 1", "Eve")), page(use("p. 2", "Eve"))],
    ["of a note in a list", page(use("p. 1")), `${page(use("p. 1"))}\n<references />`],
  ])("is not told: %s", async (_, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});
