// @module-tag long
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HistoryError } from "../../../src/errors.ts";
import { exportXml, pageXml } from "./export-of.ts";
import { type ReadPage, readWithSaxes } from "./oracle.ts";
import { pieces, readAll } from "./read-all.ts";

/** Text of which entities, line ends and multi-byte characters are in each other's way. */
const scrap = fc.constantFrom(
  "&amp;",
  "&lt;",
  "&gt;",
  "&quot;",
  "&#39;",
  "&#x1F600;",
  "&#233;",
  "&apos;",
  "&#13;",
  "&#10;",
  "\r\n",
  "\r",
  "\n",
  "a",
  "b",
  "é",
  "日本",
  "😀",
  "lt;",
  "amp;",
  "#39;",
  "x1F600;",
  "<![CDATA[<&\r\n]]>",
  "<!-- & -->",
  "<?p a?>",
  " ",
);
const content = fc.array(scrap, { maxLength: 12 }).map((scraps) => scraps.join(""));
const attributes = fc.constantFrom(
  "",
  ' xml:space="preserve"',
  " bytes=\"12\" sha1='x>y'",
  ' deleted="deleted"',
);
const text = fc.oneof(
  fc.tuple(attributes, content).map(([written, inside]) => `<text${written}>${inside}</text>`),
  attributes.map((written) => `<text${written} />`),
);
const contributor = fc.constantFrom(
  "<ip>192.0.2.1</ip>",
  "<username>A&amp;B</username><id>5</id>",
  '<contributor deleted="deleted" />',
  "<username /><id>0</id>",
);
const more = fc.constantFrom(
  "",
  "<minor/><comment>a &lt; b</comment>",
  '<comment deleted="deleted" />',
  "<content><role>other</role><text>x</text></content><model>json</model>",
);
const revision = fc.record({ contributor, id: fc.integer({ max: 200, min: 1 }), more, text });
// Pages that begin twice are refused, which no XML parser knows of.
const document = fc
  .array(fc.array(revision, { maxLength: 6 }), { maxLength: 3 })
  .map((pages) => exportXml(...pages.map((revisions, at) => pageXml("Sample", 3 + at, ...revisions))));

/** Neighbours that differ in a few scraps: what the decoder shares must not be shared too far. */
const drifting = fc
  .tuple(
    fc.array(scrap, { maxLength: 40 }),
    fc.array(fc.tuple(fc.nat(40), fc.nat(3), fc.array(scrap, { maxLength: 3 })), { maxLength: 12 }),
  )
  .map(([scraps, edits]) => {
    const texts = [scraps.join("")];
    for (const [at, count, fresh] of edits) {
      scraps.splice(at, count, ...fresh);
      texts.push(scraps.join(""));
    }
    return exportXml(pageXml("Sample", 3, ...texts.map((inside) => ({ text: `<text>${inside}</text>` }))));
  });

const edit = fc.record({
  at: fc.nat(),
  cut: fc.nat(8),
  put: fc.constantFrom(
    "",
    "<",
    ">",
    ";",
    "/",
    '"',
    "'",
    "\0",
    "<!--",
    "-->",
    "]]>",
    "<x>",
    "</text>",
    "é",
    "\ud800",
  ),
});

type Outcome = readonly ReadPage[] | Error;

async function outcomeOf(read: () => Promise<readonly ReadPage[]>): Promise<Outcome> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

describe("readExport beside a validating parser", () => {
  it("reads texts that drift apart as it does", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(drifting, fc.integer({ max: 900, min: 1 }), async (xml, size) => {
        const bytes = Buffer.from(xml);
        expect(await readAll(pieces(bytes, size))).toEqual(await readWithSaxes(pieces(bytes)));
      }),
      runs(150),
    );
  });

  it("reads what it reads, and refuses what it refuses", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        document,
        fc.array(edit, { maxLength: 2 }),
        fc.array(fc.integer({ max: 90, min: 1 }), { minLength: 1 }),
        async (xml, edits, sizes) => {
          const bytes = edits.reduce(mutate, Buffer.from(xml));
          const ours = await outcomeOf(() => readAll(pieces(bytes, ...sizes)));
          const theirs = await outcomeOf(() => readWithSaxes(pieces(bytes)));
          if (ours instanceof Error) expect(ours).toBeInstanceOf(HistoryError);
          if (ours instanceof Error && theirs instanceof Error) return;
          if (theirs instanceof Error && isLenient(theirs)) return;
          expect(ours).toEqual(theirs);
        },
      ),
      runs(300),
    );
  });
});

function mutate(bytes: Buffer, { at, cut, put }: { at: number; cut: number; put: string }): Buffer {
  const from = at % bytes.length;
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(put), bytes.subarray(from + cut)]);
}

/** Rules of XML that no export can break by accident, and that our reader leaves unchecked. */
function isLenient({ message }: Error): boolean {
  return /disallowed|entity|malformed comment|forward-slash in opening tag|not valid for encoding/.test(
    message,
  );
}

/** The same runs every time; others, and many more, where there is time. */
function runs(count: number): fc.Parameters<unknown> {
  return process.env.STEMMA_FULL === undefined ? { numRuns: count, seed: 1 } : { numRuns: 20 * count };
}
