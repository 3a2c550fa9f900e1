import { describe, expect, it } from "vitest";
import { lastCitations, lastEvents } from "./subjects.ts";

const rain = "Rain falls from clouds that cool in the evening.";
const snow = "Snow lies on the hills until the end of spring.";
const mills = "Ada Miller, ''Mills of the north'', 1990, p. 5.";
const roads = "Bert Carter, ''Roads through marshes'', 1991.";
const boats = "Cyd Sailor, ''On boats and bridges'', 1992.";
const site = "[http://a.example/b Wells and springs]";
const ref = (content: string, name = "") => `<ref${name}>${content}</ref>`;
const types = async (before: string, after: string) =>
  (await lastCitations(before, after)).map(({ type }) => type);

describe("a work that is known by its words", () => {
  it.each([
    ["two references", `${rain}${ref(mills)}${ref(roads)}`, `${rain}${ref(`${mills}; ${roads}`)}`],
    [
      "three of two sentences",
      `${rain}${ref(mills)} ${snow}${ref(roads)}${ref(boats)}`,
      `${rain} ${snow}${ref(`* ${boats}\n* ${mills}\n* ${roads}`)}`,
    ],
    ["one that has an address", `${rain}${ref(mills)}${ref(site)}`, `${rain}${ref(`${site}; ${mills}`)}`],
    [
      "one under a name that is used again",
      `${rain}${ref(mills)}${ref(site, " name=w")} ${snow}<ref name=w />`,
      `${rain}${ref(`${site}. ${mills}`, " name=w")} ${snow}<ref name=w />`,
    ],
    [
      "one that has a page more",
      `${rain}${ref(roads)} ${snow}${ref(mills)}${ref(`${roads} Page 7.`)}`,
      `${rain}${ref(roads)} ${snow}${ref(`${roads} Page 7; ${mills}`)}`,
    ],
    [
      "one of five words",
      `${rain}${ref("Miller, Mills of the north")}${ref(site)}`,
      `${rain}${ref(`${site}; Miller, Mills of the north`)}`,
    ],
    [
      "one that has a space given by its name",
      `${rain}${ref(mills.replace(" 1990", "&nbsp;1990"))}${ref(site)}`,
      `${rain}${ref(`${site}; ${mills}`)}`,
    ],
    [
      "one that has its author in a template",
      `${rain}${ref(mills.replace("Ada Miller", "{{aut|Ada Miller}}"))}${ref(site)}`,
      `${rain}${ref(`${site}; ${mills}`)}`,
    ],
  ])("neither goes nor comes with %s put together, or taken apart", async (_, apart, together) => {
    expect(await types(apart, together)).not.toContain("citation_removed");
    expect(await types(together, apart)).not.toContain("citation_added");
  });

  it.each([
    ["not all its words stand", `${site}; ${mills.replace("north", "south")}`],
    ["its words stand in another order", `${site}; 1990, ''Mills of the north'', Ada Miller, p. 5.`],
    ["its number only begins like another", `${site}; ${mills.replace("p. 5", "p. 55")}`],
    ["its number only begins like one before it", `${site}; ${mills.replace("p. 5.", "p. 55.")} p. 5.`],
    ["its words are hidden", `${site} <!-- ${mills} -->`],
    ["its words are hidden at length", `${site} <!-- ${"and so on ".repeat(30)}${mills} -->`],
  ])("goes where %s", async (_, together) => {
    const [apart, after] = [`${rain}${ref(mills)} ${snow}${ref(site)}`, `${rain} ${snow}${ref(together)}`];
    expect(await types(apart, after)).toContain("citation_removed");
    expect(await types(after, apart)).toContain("citation_added");
  });

  it.each([
    [
      "stood in the longer one before",
      `${rain}${ref(mills)} ${snow}${ref(`${site}; ${mills}`)}`,
      `${rain} ${snow}${ref(`${site}; ${mills} And more.`)}`,
    ],
    [
      "was cited twice",
      `${rain}${ref(mills)} ${snow}${ref(mills)}${ref(site)}`,
      `${rain} ${snow}${ref(`${site}; ${mills}`)}`,
    ],
    [
      "was cited in two lines of the same words",
      `${rain}${ref(mills)}\n\n${rain}${ref(mills)}\n\n${snow}${ref(site)}`,
      `${rain}\n\n${rain}\n\n${snow}${ref(`${site}; ${mills}`)}`,
    ],
    [
      "was swallowed by one that is not closed",
      `${rain}${ref(site)} ${snow}${ref(mills)}`,
      `${rain}<ref>${site} ${snow}${ref(mills)}`,
    ],
    [
      "is too short to be told from others",
      `${rain}${ref("Miller, Mills")} ${snow}${ref(site)}`,
      `${rain} ${snow}${ref(`${site}; Miller, Mills`)}`,
    ],
    [
      "has only four words",
      `${rain}${ref("Miller, Mills of north")} ${snow}${ref(site)}`,
      `${rain} ${snow}${ref(`${site}; Miller, Mills of north`)}`,
    ],
    [
      "has only a year and a page",
      `${rain}${ref("1990, p. 5")} ${snow}${ref(site)}`,
      `${rain} ${snow}${ref(`${site}; 1990, p. 5`)}`,
    ],
    [
      "was cited twice, and a list defines the longer one, which is used once",
      `${rain}${ref(mills)} ${snow}${ref(mills)}`,
      `${rain}<ref name=w /> ${snow}\n<references>\n${ref(`${site}; ${mills}`, " name=w")}\n</references>`,
    ],
  ])("goes where it %s", async (_, before, after) => {
    expect(await types(before, after)).toContain("citation_removed");
    expect(await types(after, before)).toContain("citation_added");
  });

  it("goes where it stood in more than 50 references", async () => {
    const before = Array.from({ length: 51 }, (_, i) => `${rain} And ${i}.${ref(mills)}`).join("\n\n");
    expect(await types(before, `${snow}${ref(`${site}; ${mills}`)}`)).toContain("citation_removed");
  });

  it("is found by author and year, as short as they are", async () => {
    const apart = `${rain}${ref("Miller 1990")}${ref(site)}`;
    expect(await types(apart, `${rain}${ref(`${site}; Miller 1990`)}`)).toEqual([]);
  });

  it("has been cited for as long as the reference it was taken out of", async () => {
    const together = `${rain}${ref(`${site}; ${mills}`)}`;
    const apart = `${rain}${ref(mills)}${ref(site)}`;
    const [event] = await lastEvents(["citation_removed"], together, together, apart, `${rain}${ref(site)}`);
    expect(event?.evidence.standingSeconds).toBe(3 * 3600);
  });
});
