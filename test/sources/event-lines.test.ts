import { describe, expect, it } from "vitest";
import { eventLines } from "../../src/sources/event-lines.ts";
import { startOf } from "../../src/sources/place.ts";
import { pieces } from "./export-xml/read-all.ts";

async function read(text: string, size = 1024): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of eventLines(pieces(Buffer.from(text), size), startOf("lamp")))
    lines.push(line.text);
  return lines;
}

const table = "event_id,type\r\n1,revert\r\n";

describe("eventLines", () => {
  it.each([
    ["behind a byte order mark", `\ufeff${table}`, 1024],
    ["behind white space", ` \n${table}`, 1024],
    ["behind both", `\ufeff\n${table}`, 1024],
    ["that comes in bits", table, 3],
    ["that comes in bits behind both", `\ufeff\n${table}`, 1],
  ])("names a table %s", async (_, text, size) => {
    await expect(read(text, size)).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(/^lamp: is a table in CSV, from which /),
    });
  });

  const document = { notice: "Data.", events: [{ a: 1 }], counts: { total: 1 }, manifest: {} };
  it.each([
    ["over many lines", JSON.stringify(document, null, 2)],
    ["on one line", JSON.stringify(document)],
    ["with spaces", '{"notice": "Data.", "events": [{"a": 1}], "counts": {"total": 1}}'],
    ["with its keys in order", '{"counts":{"total":1},"events":[{"a":1}]}'],
    ["as the list of events alone", '[{"a":1}]'],
    ["as events over many lines", JSON.stringify({ a: 1 }, null, 2)],
  ])("names a document that somebody wrote anew %s", async (_, text) => {
    await expect(read(`${text}\n`)).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(
        /^lamp: is JSON in another layout than export's, from which .* give JSON lines/,
      ),
    });
  });

  it.each([1, 5, 1024])("gives the lines of events that come in bits of %d bytes", async (size) => {
    expect(await read('\ufeff{"a":1}\n\n{"b":2}\n', size)).toEqual(['{"a":1}', '{"b":2}']);
  });

  it.each(["\n", "\r\n"])("gives the events of a document whose lines end in %j", async (end) => {
    const lines = [
      '{"notice":"Data.","events":[',
      '{"a":1},',
      '{"b":2}',
      '],"counts":{"total":2},"manifest":{}}',
      "",
    ];
    expect(await read(lines.join(end), 5)).toEqual(['{"a":1}', '{"b":2}']);
  });

  it("closes what it reads where it is of another form", async () => {
    let isClosed = false;
    async function* input() {
      try {
        yield Buffer.from(table.repeat(9));
        yield Buffer.from(table);
      } finally {
        isClosed = true;
      }
    }
    const first = eventLines(input(), startOf("lamp")).next();
    await expect(first).rejects.toMatchObject({ code: "INPUT_MALFORMED" });
    expect(isClosed).toBe(true);
  });

  it("gives nothing of nothing", async () => {
    expect(await read("")).toEqual([]);
  });
});
