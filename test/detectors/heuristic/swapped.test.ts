import { describe, expect, it } from "vitest";
import { lastCitations } from "./subjects.ts";

const rain = "Rain falls from clouds that cool in the evening.";
const snow = "Snow lies on the hills until the end of spring.";
const hail = "Hail breaks the windows of the old greenhouse.";
const web = (path: string) => `[http://a.example/${path} Page ${path}]`;
const ref = (...paths: readonly string[]) => `<ref>${paths.map(web).join(" and ")}</ref>`;
const named = (name: string, path: string) => `<ref name=${name}>${web(path)}</ref>`;
const use = (name: string) => `<ref name=${name} />`;
const list = (references: string) => `\n\n<references>\n${references}\n</references>`;
const told = async (before: string, after: string) =>
  (await lastCitations(before, after)).map(({ subject, evidence }) => [
    evidence.basis,
    subject.from,
    subject.to,
  ]);
const swap = [
  ["swap", "url:a.example/a", "url:a.example/b"],
  ["swap", "url:a.example/b", "url:a.example/a"],
];

describe("works that changed places", () => {
  it.each([
    ["in one line", `${rain}${ref("a")} ${snow}${ref("b")}`, `${rain}${ref("b")} ${snow}${ref("a")}`],
    ["in two lines", `${rain}${ref("a")}\n\n${snow}${ref("b")}`, `${rain}${ref("b")}\n\n${snow}${ref("a")}`],
    [
      "around a sentence that keeps its reference",
      `${rain}${ref("a")} ${hail}${ref("c")} ${snow}${ref("b")}`,
      `${rain}${ref("b")} ${hail}${ref("c")} ${snow}${ref("a")}`,
    ],
    [
      "beside references that stay",
      `${rain}${ref("a")}${ref("c")} ${snow}${ref("c")}${ref("b")}`,
      `${rain}${ref("b")}${ref("c")} ${snow}${ref("c")}${ref("a")}`,
    ],
    [
      "as a name and a reference without one",
      `${rain}${ref("a")} ${snow}${use("y")} ${hail}${named("y", "b")}`,
      `${rain}${use("y")} ${snow}${ref("a")} ${hail}${named("y", "b")}`,
    ],
    [
      "where one was given a name",
      `${rain}${ref("a")} ${snow}${ref("b")}`,
      `${rain}${named("y", "b")} ${snow}${ref("a")}`,
    ],
    [
      "as what two names are defined as",
      `${rain}${named("x", "a")} ${snow}${named("y", "b")}`,
      `${rain}${named("x", "b")} ${snow}${named("y", "a")}`,
    ],
    [
      "as what a list defines",
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("x", "a")}\n${named("y", "b")}`)}`,
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("x", "b")}\n${named("y", "a")}`)}`,
    ],
    [
      "as what a list names",
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("x", "a")}\n${named("y", "b")}`)}`,
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("y", "a")}\n${named("x", "b")}`)}`,
    ],
    [
      "as what a list in the same line names",
      `${rain}${use("x")} ${snow}${use("y")}${list(`${named("x", "a")}${named("y", "b")}`).replace(/\n/g, "")}`,
      `${rain}${use("y")} ${snow}${use("x")}${list(`${named("x", "a")}${named("y", "b")}`).replace(/\n/g, "")}`,
    ],
    [
      "with another work of the same reference",
      `${rain}${ref("a", "d")} ${snow}${ref("b")}`,
      `${rain}${ref("b")} ${snow}${ref("a", "d")}`,
    ],
  ])("are told: %s", async (_, before, after) => {
    expect(await told(before, after)).toEqual(expect.arrayContaining(swap));
    expect(await told(before, after)).toHaveLength(2);
  });

  it.each([
    ["within a sentence", `${rain}${ref("a")}${ref("b")}`, `${rain}${ref("b")}${ref("a")}`],
    [
      "with their sentences",
      `${rain}${ref("a")} ${snow}${ref("b")}`,
      `${snow}${ref("b")} ${rain}${ref("a")}`,
    ],
    [
      "with their paragraphs",
      `${rain}${ref("a")}\n\n${hail}\n\n${snow}${ref("b")}`,
      `${snow}${ref("b")}\n\n${hail}\n\n${rain}${ref("a")}`,
    ],
    [
      "only as names, throughout",
      `${rain}${named("x", "a")} ${snow}${named("y", "b")} ${hail}${use("x")}`,
      `${rain}${named("y", "a")} ${snow}${named("x", "b")} ${hail}${use("y")}`,
    ],
    [
      "only as the places where their names are defined",
      `${rain}${named("x", "a")} ${snow}${use("x")}${named("y", "b")} ${hail}${use("y")}`,
      `${rain}${use("x")} ${snow}${named("x", "a")}${use("y")} ${hail}${named("y", "b")}`,
    ],
    [
      "behind a sentence that stands twice",
      `${rain}${ref("a")} ${snow}${ref("b")} ${rain}`,
      `${rain}${ref("b")} ${snow}${ref("a")} ${rain}`,
    ],
    [
      "behind a sentence that was rewritten",
      `${rain}${ref("a")} ${snow}${ref("b")}`,
      `${rain.replace("evening", "night")}${ref("b")} ${snow}${ref("a")}`,
    ],
    [
      "in a round of three",
      `${rain}${ref("a")} ${snow}${ref("b")} ${hail}${ref("c")}`,
      `${rain}${ref("b")} ${snow}${ref("c")} ${hail}${ref("a")}`,
    ],
    [
      "where one only went behind the next sentence",
      `${rain}${ref("a")} ${snow}${ref("b")}`,
      `${rain} ${snow}${ref("b")}${ref("a")}`,
    ],
    [
      "where one of two works of a reference went behind another sentence",
      `${rain}${ref("a", "d")} ${snow}${ref("b")} ${hail}`,
      `${rain}${ref("b")} ${snow}${ref("a")} ${hail}${ref("d")}`,
    ],
    [
      "where a sentence lost two references and took one",
      `${rain}${ref("a")}${ref("d")} ${snow}${ref("b")}`,
      `${rain}${ref("b")} ${snow}${ref("a")}${ref("d")}`,
    ],
    ["before any sentence", `${ref("a")}${ref("b")} ${rain}`, `${ref("b")}${ref("a")} ${rain}`],
  ])("are not told: %s", async (_, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });

  it("are not told where one of them is cited more often than before", async () => {
    const before = `${rain}${ref("a")} ${snow}${ref("b")} ${hail}`;
    const after = `${rain}${ref("b")} ${snow}${ref("a")} ${hail}${ref("a")}`;
    expect((await lastCitations(before, after)).map(({ type }) => type)).toEqual(["citation_added"]);
  });

  it("are those that the text defines, where a list defines the name, too", async () => {
    const page = (first: string, second: string) =>
      `${list(named("x", "A"))}\n\n${rain}${first}\n\n${snow}${second}\n\n${hail}${named("x", "a")}`;
    expect(await told(page(use("x"), ref("b")), page(ref("b"), use("x")))).toEqual(swap);
  });

  it("show the first two sentences of which each cites the other's", async () => {
    const page = (one: string, other: string) =>
      ["First", "Second"]
        .map((title) => `== ${title} ==\n${title} ${rain}${ref(one)} ${title} ${snow}${ref(other)}\n`)
        .join("");
    const [first] = await lastCitations(page("a", "b"), page("b", "a"));
    expect(first?.evidence.section).toEqual(["First"]);
  });

  it("show the names where these have changed places", async () => {
    const page = (first: string, second: string) =>
      `${rain}${use(first)} ${snow}${use(second)} ${hail}${named("x", "a")}${named("y", "b")}`;
    const [first] = await lastCitations(page("x", "y"), page("y", "x"));
    expect(first?.evidence).toMatchObject({ before: use("x"), after: use("y") });
  });

  it("show the references, or the definitions of a name that both have", async () => {
    const [first] = await lastCitations(
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("x", "a")}\n${named("y", "b")}`)}`,
      `${rain}${use("x")}\n\n${snow}${use("y")}${list(`${named("x", "b")}\n${named("y", "a")}`)}`,
    );
    expect(first?.evidence).toMatchObject({
      before: named("x", "a"),
      after: named("x", "b"),
      fromUses: { before: 1, after: 1 },
      toUses: { before: 1, after: 1 },
    });
  });
});
