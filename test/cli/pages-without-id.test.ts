import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exportXml, pageXml } from "../sources/export-xml/export-of.ts";
import { runStemma } from "../support/run-stemma.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-without-id-"));

/** A page as a converted export has it, its revisions numbered from here on, each an hour after the one before. */
function pageWithoutId(title: string, first: number, hour: number, ...texts: readonly string[]): string {
  const revisions = texts.map((text, i) => ({
    id: first + i,
    text,
    timestamp: `2020-01-01T0${hour + i}:00:00Z`,
  }));
  return pageXml(title, 0, ...revisions).replace("<id>0</id>\n", "");
}

const lamp = ["A lamp hangs over the door.", "A lamp hangs over the door. It is lit at dusk."];
const oar = "An oar is kept in the boat.";
const well = "A well of forty feet is here.";
const input = join(folder, "without-id.xml");
writeFileSync(
  input,
  exportXml(
    pageWithoutId("Lamp", 11, 0, ...lamp),
    pageWithoutId("Oar", 21, 0, oar, "An oar and a sail are kept in the boat.", oar),
    pageXml("Pier", 7, { id: 31, text: "A pier." }, { id: 32, text: "A pier of stone." }),
    pageWithoutId("Talk:Oar", 41, 5, "== Sail ==\nIs there a sail in the boat?"),
    pageWithoutId("Well", 51, 0, well, "A well of ten feet is here.", well),
    pageWithoutId("Talk:Well", 61, 5, "== Depth ==\nHow deep is the well, then?"),
  ),
);

async function eventsOf(...args: readonly string[]): Promise<readonly string[]> {
  return (await runStemma(["analyze", "--input", input, ...args])).lines;
}

const verify = (lines: readonly string[], ...args: readonly string[]) =>
  runStemma(["verify", "-", "--input", input, ...args], `${lines.join("\n")}\n`);

/** The line as a stream has it in which every page is called alike. */
const renamed = (line: string) => line.replace(/"title":"[^"]*"/, '"title":"Lamp"');

const typeOf = (line: string): string => JSON.parse(line).type;

function anchorsOf(lines: readonly string[]): readonly number[] {
  return lines.map((line) => JSON.parse(line).anchor.id);
}

describe("stemma verify with pages that have no id", () => {
  it("reproduces the events of each of them, in any order", async () => {
    const events = (await eventsOf()).toReversed();
    expect(new Set(anchorsOf(events)).size).toBeGreaterThan(8);
    expect(await verify(events, "--complete", "detailed")).toMatchObject({ exitCode: 0, lines: [] });
  });

  it("does not go by the title, which an event only observes", async () => {
    const events = (await eventsOf()).map(renamed);
    expect(await verify(events)).toMatchObject({ exitCode: 0, lines: [] });
    const talk = (await eventsOf("Well")).map(renamed);
    expect(talk.map(typeOf)).toContain("talk_activity");
    expect(await verify(talk, "--complete", "detailed")).toMatchObject({ exitCode: 0, lines: [] });
  });

  it("reads the talk page of each, also out of a stream that can be read once", async () => {
    const events = [...(await eventsOf("Oar")), ...(await eventsOf("Well"))];
    expect(events.map(typeOf).filter((type) => type === "talk_activity")).toHaveLength(2);
    expect(await verify(events, "--complete", "detailed")).toMatchObject({ exitCode: 0, lines: [] });
    const file = join(folder, "events.ndjson");
    writeFileSync(file, `${events.join("\n")}\n`);
    const once = await runStemma(["verify", file, "--input", "-"], readFileSync(input, "utf8"));
    expect(once).toMatchObject({ exitCode: 0, lines: [] });
  });

  it("misses what a complete stream lacks of the pages in it, and nothing of others", async () => {
    const events = (await eventsOf("Oar")).filter((line) => typeOf(line) !== "talk_activity");
    expect(await verify(events, "--complete", "detailed")).toMatchObject({ exitCode: 0, lines: [] });
    const { exitCode, lines } = await verify(events.slice(-1), "--complete", "detailed");
    const lacking = lines.map((line) => JSON.parse(line));
    expect(exitCode).toBe(1);
    expect(lacking.map(({ eventId }) => eventId)).toEqual(
      events.slice(0, -1).map((line) => JSON.parse(line).eventId),
    );
    expect(new Set(lacking.map(({ verdict }) => verdict))).toEqual(new Set(["unstated"]));
  });

  it("says of an event whose revision none of them has that its anchor is gone", async () => {
    const other = join(folder, "other.xml");
    writeFileSync(other, exportXml(pageWithoutId("Lamp", 111, 0, ...lamp)));
    const events = (await runStemma(["analyze", "--input", other])).lines;
    const { exitCode, lines } = await verify(events, "--complete", "brief");
    expect(exitCode).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      events.map(() => ({ verdict: "unverifiable", reason: "anchor_gone" })),
    );
  });
});

describe("stemma explain with pages that have no id", () => {
  const explain = (line: string) =>
    runStemma(["explain", "--event", "-", "--input", input, "--format", "json"], line);

  it("finds an event of any of them, whatever title it observes", async () => {
    for (const title of ["Lamp", "Well"]) {
      const line = (await eventsOf(title)).at(-1) ?? "";
      const { exitCode, lines } = await explain(renamed(line));
      expect(exitCode).toBe(0);
      expect(JSON.parse(lines.join("\n"))).toMatchObject({
        eventId: JSON.parse(line).eventId,
        observed: { title },
      });
    }
  });

  it("finds a post on the talk page of one", async () => {
    const line = (await eventsOf("Well", "--types", "talk_activity"))[0] ?? "";
    const { exitCode, lines } = await explain(renamed(line));
    expect(exitCode).toBe(0);
    expect(JSON.parse(lines.join("\n")).eventId).toBe(JSON.parse(line).eventId);
  });
});
