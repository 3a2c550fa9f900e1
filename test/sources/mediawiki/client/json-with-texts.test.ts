import { describe, expect, it } from "vitest";
import { parsedJson } from "../../../../src/json.ts";
import { type GivenText, jsonWithTexts } from "../../../../src/sources/mediawiki/client/json-with-texts.ts";
import { seeded } from "../../../page/random-edits.ts";

/** An answer about one revision, its text as JSON writes it. */
const answerOf = (text: string) => `{"query":{"pages":[{"title":"é","revisions":[{"content":${text}}]}]}}`;

/** The text read from it, and whether it was repaired. */
function read(text: string) {
  const { bytes, isRepaired } = Object(jsonWithTexts(Buffer.from(answerOf(text)))).query.pages[0].revisions[0]
    .content;
  return [Buffer.from(bytes).toString("utf8"), isRepaired];
}

describe("jsonWithTexts", () => {
  it.each([
    ["nothing", ""],
    ["ASCII", "plain"],
    ["Hindi", "प्रकाश स्तंभ"],
    ["lines, quotes and backslashes", '== "a" ==\n\\b\\\\\t"'],
    ["the end of an escape in front of the end", "a\\"],
    ["a control character", "a\u0000b\u001fc"],
    ["characters beyond 16 bits", "a 𝒶 😀 z"],
    ["the beginning of a text", 'x","content":"y'],
  ])("reads %s as it was written", (_, text) => {
    expect(read(JSON.stringify(text))).toEqual([text, false]);
  });

  it.each([
    ["a character", '"\\u00e9\\u0928"', "éन"],
    ["a pair", '"\\ud83d\\ude00\\uD83D\\uDE00"', "😀😀"],
    ["a slash", '"a\\/b"', "a/b"],
  ])("reads %s that is escaped", (_, written, text) => {
    expect(read(written)).toEqual([text, false]);
  });

  it.each(['"a\\ud83d"', '"\\ude00\\ud83d"', '"\\ud83d\\u0041"'])(
    "repairs and tells half a pair: %s",
    (written) => {
      expect(read(written)).toEqual([JSON.parse(written).toWellFormed(), true]);
    },
  );

  it("reads all texts of an answer, whatever their lengths", () => {
    const chance = seeded(7);
    const random = (below: number) => Math.floor(chance() * below);
    const letters = ["a", "é", "न", "😀", "\\n", '\\"', "\\\\", "\\u0001", "\\ud83d\\ude00", "/", "{"];
    for (let round = 0; round < 200; round++) {
      const written = Array.from({ length: 1 + random(5) }, () =>
        Array.from({ length: random(40) }, () => letters[random(letters.length)]).join(""),
      );
      const body = `{"texts":[${written.map((text) => `{"content":"${text}","size":1}`).join()}]}`;
      const { texts } = Object(jsonWithTexts(Buffer.from(body)));
      expect(
        texts.map((row: { readonly content: GivenText }) => ({
          ...row,
          content: Buffer.from(row.content.bytes).toString("utf8"),
        })),
      ).toEqual(JSON.parse(body).texts);
    }
  });

  it.each([
    ["an answer without a text", '{"batchcomplete":true}'],
    ["spaces before a text", '{"content": "a"}'],
    ["a name that ends as a text's does", '{"a\\"content":"b","c":"\\"content\\":\\"d"}'],
    ["another thing in a text's place", '{"content":{"bytes":"a"}}'],
    ["what is no JSON", "<html>é</html>"],
    ["a text that does not end", '{"content":"a\\"}'],
    ["an escape there is not", '{"content":"a\\x"}'],
    ["an escape that is cut", '{"content":"a\\u12"}'],
    ["an answer that does not end", '{"content":"a"'],
  ])("reads %s as JSON.parse does", (_, body) => {
    expect(jsonWithTexts(Buffer.from(body))).toEqual(parsedJson(body));
  });

  it("leaves a byte order mark out", () => {
    const { content } = Object(jsonWithTexts(Buffer.from('\uFEFF{"content":"a"}')));
    expect(Buffer.from(content.bytes).toString()).toBe("a");
  });

  it("takes no number of the wiki for a text", () => {
    expect(jsonWithTexts(Buffer.from('[{"content":"a"},{"content":0}]'))).toBeUndefined();
  });

  it("reads none that has thousands of texts, or millions of other values beside one", () => {
    const text = '{"content":""},';
    for (const values of [text.repeat(20_000), text + "[],".repeat(2_000_000)]) {
      const body = Buffer.from(`[${values}0]`);
      expect(jsonWithTexts(body)).toBeUndefined();
    }
  });

  it("reads what is no UTF-8 with the replacement character", () => {
    expect(jsonWithTexts(Buffer.from('{"content":"é\xff"}', "latin1"))).toEqual({ content: "\uFFFD\uFFFD" });
  });

  it("looks for nothing twice, however many texts have neither quotes nor lines", () => {
    const body = Buffer.from(JSON.stringify(Array.from({ length: 2_000 }, () => ({ content: "" }))));
    let lookedThrough = 0;
    body.indexOf = (what, from = 0) => {
      const found = Buffer.prototype.indexOf.call(body, what, from);
      lookedThrough += (found < 0 ? body.length : found) - Number(from);
      return found;
    };
    jsonWithTexts(body);
    expect(lookedThrough).toBeLessThan(3 * body.length);
  });
});
