import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { Depth } from "../../../src/event.ts";
import { detect, history } from "../../../src/testing.ts";

async function links(depth: Depth, ...texts: readonly string[]) {
  const events = await detect(heuristic, history(...texts), { after: [sentenceSimilarity], depth });
  return events
    .filter(({ type, anchor }) => type === "link_changed" && anchor.id > 1)
    .map(({ subject: { action, target, to } }) => `${action} ${target ?? targetOf(to)}`);
}

function targetOf(end: unknown): unknown {
  return typeof end === "object" && end !== null && "target" in end ? end.target : undefined;
}

const tower = "The tower stands on the reef.";
const visited = `${tower} Boats from [[Eastwick]] and [[Northmarch]] land here in summer.`;

describe("a link of a sentence", () => {
  it("is implied where the sentence came or went as a whole", async () => {
    expect(await links("detailed", tower, visited, tower)).toEqual([]);
    expect(await links("forensic", tower, visited)).toEqual(["added Eastwick", "added Northmarch"]);
  });

  it.each([
    ["a list of links", "* [[Eastwick]], [[Northmarch|the north]], [[Westwick]]"],
    ["a link alone", "* [[Eastwick|The east]]"],
    ["a bare address", "* http://a.example/b"],
    ["a signature", "[[User:Ada|Ada]] 12:32, 18 July 2005 (UTC)"],
    ["bold words", "Boats land. '''[[Eastwick]]''' has ''[[Northmarch]]''"],
  ])("is implied where it begins or ends its sentence: %s", async (_, line) => {
    expect(await links("detailed", tower, `${tower}\n\n${line}`)).toEqual([]);
  });

  it.each([
    ["becomes one", tower, "#REDIRECT [[Eastwick]]"],
    ["leads to a section", tower, "#REDIRECT [[Eastwick#The reef|reef]]"],
    ["leads elsewhere", "#REDIRECT [[Eastwick]]", "#REDIRECT [[:Category:Reefs]]"],
    ["leads elsewhere under its label", "#REDIRECT [[Eastwick|east]]", "#REDIRECT [[Northmarch|east]]"],
    ["is one no longer", "#REDIRECT [[Eastwick]]", tower],
  ])("is implied where a redirect's event tells where it leads: a page that %s", async (_, before, after) => {
    expect(await links("detailed", before, after)).toEqual([]);
    expect(await links("forensic", before, after)).not.toEqual([]);
  });

  it("is told beside a redirect where it leads to another page", async () => {
    const redirect = "#REDIRECT [[Eastwick]]";
    expect(await links("detailed", redirect, `${redirect}\n{{From|[[Northmarch]]}}`)).toEqual([
      "added Northmarch",
    ]);
    expect(await links("detailed", `{{From|[[Northmarch]]}}`, redirect)).toEqual(["removed Northmarch"]);
  });

  it("is told beside a redirect where what changed was another link, or its label", async () => {
    expect(
      await links(
        "detailed",
        "#REDIRECT [[Eastwick]]\n{{From|[[Westwick|west]]}}",
        "#REDIRECT [[Northmarch]]\n{{From|[[West reef|west]]}}",
      ),
    ).toEqual(["changed West reef"]);
    expect(await links("detailed", "[[Eastwick|east]]", "#REDIRECT [[Northmarch|east]]")).toEqual([
      "changed Northmarch",
    ]);
    expect(await links("detailed", "#REDIRECT [[Eastwick|east]]", "#REDIRECT [[Eastwick|reef]]")).toEqual([
      "changed Eastwick",
    ]);
  });

  it.each([
    ["within a sentence", "Boats from [http://a.example/b Eastwick] land here in summer."],
    ["in a list", "* [http://a.example/b Eastwick]"],
    ["without a label", "Boats land here [http://a.example/b] in summer."],
  ])("is told where the sentence does not show its address: %s", async (_, line) => {
    const there = `${tower}\n\n${line}`;
    expect(await links("detailed", tower, there)).toEqual(["added http://a.example/b"]);
    expect(await links("detailed", there, tower)).toEqual(["removed http://a.example/b"]);
  });

  it.each(["It fell in 1868.", "It fell at dawn.", "* The fallen tower"])(
    "is told where a reference behind the sentence holds it, whatever ends the sentence: %s",
    async (sentence) => {
      const noted = `${sentence}<ref>Smith, in [[Reef news]].</ref>`;
      expect(await links("detailed", tower, `${tower}\n\n${noted}`)).toEqual(["added Reef news"]);
      expect(await links("detailed", tower, `${tower}\n\n${noted}\n`)).toEqual(["added Reef news"]);
    },
  );

  it("is implied where a citation tells its address", async () => {
    const line = "Boats land here<ref>[http://a.example/b Eastwick]</ref> in summer.";
    expect(await links("detailed", tower, `${tower}\n\n${line}`)).toEqual([]);
  });

  it.each([
    ["a heading", "== [[Eastwick]] =="],
    ["a heading with words around it", "=== Boats to [[Eastwick|the east]] in summer ==="],
    ["a heading with a reference", "== [[Eastwick]]<ref>[[Reef book]]</ref> =="],
  ])("is implied where its heading came or went with its section: %s", async (_, heading) => {
    const there = `${tower}\n\n${heading}\nBoats land here in summer.`;
    expect(await links("detailed", tower, there, tower)).toEqual([]);
    expect(await links("forensic", tower, there)).not.toEqual([]);
  });

  it("is told where its heading stayed or was renamed", async () => {
    const under = (heading: string) => `${tower}\n\n${heading}\nBoats land here in summer.`;
    expect(await links("detailed", under("== Eastwick =="), under("== [[Eastwick]] =="))).toEqual([
      "added Eastwick",
    ]);
    expect(
      await links("detailed", under("== Boats to [[Eastwick]] =="), under("== Boats to the east ==")),
    ).toEqual(["removed Eastwick"]);
  });

  it("is told of an address in brackets that a heading does not show", async () => {
    expect(await links("detailed", tower, `${tower}\n\n== [http://a.example/b Eastwick] ==\n`)).toEqual([
      "added http://a.example/b",
    ]);
  });

  it("is told where its words are in no sentence that came", async () => {
    expect(await links("detailed", "Eastwick.", "[[Eastwick]]. Boats land.")).toEqual(["added Eastwick"]);
    expect(await links("detailed", tower, `[[de:Turm]] ${tower} Boats land.`)).toEqual(["added de:Turm"]);
  });

  it("is told where the sentence was modified, and where there is none", async () => {
    expect(await links("detailed", visited, visited.replace("[[Eastwick]]", "[[Westwick]]"))).toEqual([
      "added Westwick",
      "removed Eastwick",
    ]);
    expect(await links("detailed", tower, `${tower}\n[[de:Turm]]`)).toEqual(["added de:Turm"]);
  });

  it.each([
    ["a letter that was another", "[[Uraguay]]", "[[Uruguay]]", "Uruguay"],
    [
      "a letter that was left out",
      "[[Colombo harbr|the harbour]]",
      "[[Colombo harbor|the port]]",
      "Colombo harbor",
    ],
    ["letters that changed places", "[[Montevidoe]]", "[[Montevideo]]", "Montevideo"],
  ])("is told as changed where its title alone was mended in a sentence: %s", async (_, was, is, target) => {
    const sentence = `${tower} Boats from ${was} and [[Northmarch]] land here in summer.`;
    expect(await links("detailed", sentence, sentence.replace(was, is))).toEqual([`changed ${target}`]);
  });

  it.each([
    ["more words", "[[Eastwick]]", "[[old Eastwick|Old Eastwick harbour]]", "Old Eastwick"],
    ["fewer words", "[[Old Eastwick|the old Eastwick]]", "[[Eastwick]]", "Eastwick"],
  ])("is told as changed where it has %s of an edited sentence", async (_, was, is, target) => {
    const sentence = `${tower} Boats from ${was} and [[Northmarch]] land here in summer.`;
    const edited = sentence.replace(was, is).replace("summer", "autumn");
    expect(await links("detailed", sentence, edited)).toEqual([`changed ${target}`]);
  });

  it.each([
    ["Latin", "[[Great tower fire]], [[reef law]]", "[[Great Tower Fire]], [[Reef Law]]"],
    ["Cyrillic", "[[Пожар в башне]], [[Закон рифа]]", "[[Пожар В Башне]], [[закон Рифа]]"],
  ])("is told as changed where a title of several is in another case now: %s", async (_, was, is) => {
    const sentence = `${tower} Boats from ${was} and [[Northmarch]] land here in summer.`;
    const told = await links("detailed", sentence, sentence.replace(was, is));
    expect(told.map((one) => one.split(" ")[0])).toEqual(["changed", "changed"]);
  });

  it.each([
    ["of another title", "[[Eastwick]]", "[[Westmarch]]"],
    ["of another year", "[[1990]]", "[[1991]]"],
    ["with a part of its word", "[[Eastwick]]", "[[East]]"],
    ["with a word of its own", "[[Eastwick harbour]]", "[[Eastwick fair]]"],
    ["with more words, of two that came", "[[Eastwick]]", "[[Eastwick harbour]] and [[Eastwick fair]]"],
    ["of one of two that went", "[[Uraguay]] and [[Uruguai]]", "[[Uruguay]] and others"],
    ["of an address", "http://a.example/uraguay", "http://a.example/uruguay"],
  ])("is told as gone and come where it may be another one: %s", async (_, was, is) => {
    const sentence = `${tower} Boats from ${was} and [[Northmarch]] land here in summer.`;
    const told = await links("detailed", sentence, sentence.replace(was, is));
    expect(told.map((one) => one.split(" ")[0])).not.toContain("changed");
  });

  it("is told as gone and come where it stands in another sentence", async () => {
    const one = "Boats from [[Uraguay]] land here in summer.";
    const other = "The keeper of the tower wrote letters to his sister.";
    for (const title of ["Uruguay", "URAGUAY"]) {
      expect(
        await links(
          "detailed",
          `${one} ${other}`,
          `${one.replace("[[Uraguay]]", "there")} ${other.replace("sister", `[[${title}]]`)}`,
        ),
      ).toEqual([`added ${title}`, "removed Uraguay"]);
    }
  });

  it("is counted by the event of its sentence", async () => {
    const events = await detect(sentenceSimilarity, history(tower, visited, tower), { depth: "detailed" });
    expect(events.map(({ type, evidence }) => [type, evidence.links])).toEqual([
      ["sentence_first_seen", undefined],
      ["sentence_first_seen", 2],
      ["sentence_removed", 2],
    ]);
  });

  it("is counted where it begins or ends its sentence", async () => {
    const line = "[[Eastwick]], [[Northmarch|the north]] and [http://a.example/b Westwick]";
    const [event] = await detect(sentenceSimilarity, history("", line), { depth: "detailed" });
    expect(event?.evidence.links).toBe(3);
  });
});
