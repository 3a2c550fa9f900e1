import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPages } from "../../../src/sources/export-xml/cut-pages.ts";
import { pieces } from "./read-all.ts";

/** The units that a text is cut into when it comes in chunks of this size. */
async function units(text: string, chunkBytes: number, leastBytes = 1): Promise<readonly string[]> {
  const cut = [""];
  for await (const piece of cutPages(pieces(Buffer.from(text), chunkBytes), leastBytes)) {
    if (piece === null) cut.push("");
    else cut.push(cut.pop() + Buffer.from(piece).toString("utf8"));
  }
  return cut;
}

const pages = [
  "<mediawiki><siteinfo/><page>a</page>",
  "\n <page>b &lt;/page></page >",
  "\n<page>c</page>",
  "\n</mediawiki>\n",
];

describe("cutPages", () => {
  it.each([1, 2, 3, 7, 10, 1000])("cuts behind every page, in chunks of %i bytes", async (size) => {
    expect(await units(pages.join(""), size)).toEqual(pages);
  });

  it("cuts no page that is smaller than asked, and the next one then", async () => {
    expect(await units(pages.join(""), 5, 50)).toEqual([`${pages[0]}${pages[1]}`, `${pages[2]}${pages[3]}`]);
  });

  it.each([1, 3, 1000])(
    "does not cut in comments and CDATA sections, in chunks of %i bytes",
    async (size) => {
      const text = "<page><!-- </page> --><text><![CDATA[</page>]] >]]></text><!-></page>";
      expect(await units(`${text}<page></page>`, size)).toEqual([text, "<page></page>", ""]);
    },
  );

  it("takes no other tag for the end of a page", async () => {
    const text = "<page></pages></pagelinks><x></page\n>";
    expect(await units(`${text}.`, 4)).toEqual([text, "."]);
  });

  it("waits for no tag that is longer than a reader takes", async () => {
    const long = `<page></page ${" ".repeat(70_000)}`;
    const seen: number[] = [];
    for await (const piece of cutPages(pieces(Buffer.from(`${long}></page>.`), 1000), 1)) {
      seen.push(piece?.length ?? -1);
    }
    // A cut behind the ordinary end tag alone; what stands before it is handed on long before it has ended.
    expect(seen.filter((length) => length === -1)).toHaveLength(1);
    expect(seen.filter((length) => length > 65_000)).toHaveLength(1);
    expect(seen.length).toBeGreaterThan(4);
  });

  it("loses no byte, whatever comes in whatever chunks", async () => {
    const bits = fc.constantFrom(
      "<page>",
      "</page>",
      "</page ",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<!",
      "<",
      ">",
      "a",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(bits, { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        async (parts, size) => {
          const text = parts.join("");
          const cut = await units(text, size);
          expect(cut.join("")).toBe(text);
          expect(cut).toEqual(await units(text, 10_000));
        },
      ),
    );
  });
});
