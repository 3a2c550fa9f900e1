import { describe, expect, it } from "vitest";
import { tagsOf } from "../../../src/sources/export-xml/tags.ts";
import { pieces } from "./read-all.ts";

const fail = (code: string) => new Error(code) as never;

describe("tagsOf", () => {
  it("begins what comes in many pieces again a few times only", async () => {
    const children = 20_000;
    const document = Buffer.from(`<a>${"<b/>".repeat(children)}</a>`);
    const tags = tagsOf(pieces(document, 64), fail);
    let begun = 0;
    let read = 0;
    await tags.together(() => {
      begun++;
      for (read = 0; tags.next().kind !== "close"; read++);
    });
    expect(read).toBe(children + 1);
    expect(begun).toBeLessThan(16);
    await tags.close();
  });

  it("reads what is there before it says that something is missing", async () => {
    const tags = tagsOf(pieces(Buffer.from("<a><b/><c/>"), 3), fail);
    expect(
      await tags.together(() => [tags.next(), tags.next(), tags.next()].map(({ name }) => name)),
    ).toEqual(["a", "b", "c"]);
    await expect(async () => tags.together(() => tags.next())).rejects.toThrow("INPUT_TRUNCATED");
    await tags.close();
  });
});
