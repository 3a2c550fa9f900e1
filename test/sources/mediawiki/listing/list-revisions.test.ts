import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../../src/sources/mediawiki/client/answer.ts";
import { heldTogether, listMost, usualValues } from "../../../../src/sources/mediawiki/client/list-bounds.ts";
import { listRevisions } from "../../../../src/sources/mediawiki/listing/list-revisions.ts";

const page = { pageid: 8, ns: 1, title: "Talk:Lamp" };
const row = { revid: 1, timestamp: "2020-01-01T00:00:00Z" };
const usual = listMost(usualValues);

describe("listRevisions", () => {
  it("lists nothing of a page that is deleted while it is listed", async () => {
    const answers: Envelope[] = [
      { continue: { rvcontinue: "2" }, query: { pages: [{ ...page, revisions: [row] }] } },
      { query: { pages: [{ pageid: 8, missing: true }] } },
    ];
    const counts: number[] = [];
    const ask = async () => answers.shift() ?? {};
    const listing = await listRevisions(
      heldTogether(ask, usual),
      { titles: "Talk:Lamp" },
      { onListed: (count) => counts.push(count) },
    );
    expect(listing).toMatchObject({ page: { ...page, missing: true }, revisions: [] });
    expect(counts).toEqual([1, 0]);
  });

  it("leaves a history without end at the most that fits in memory, and says how far it came", async () => {
    let asked = 0;
    const ask = async (): Promise<Envelope> => {
      const from = 500 * asked++;
      const revisions = Array.from({ length: 500 }, (_, i) => ({ ...row, revid: from + i + 1 }));
      return { bytes: 9, continue: { rvcontinue: asked }, query: { pages: [{ ...page, revisions }] } };
    };
    const listed = listRevisions(heldTogether(ask, { values: 5_000, bytes: 1e9 }), { titles: "Lamp" });
    await expect(listed).rejects.toMatchObject({
      code: "TOO_LARGE",
      message:
        'the history of the page "Lamp" is longer than can be read: it was left after 1000 entries, in 36 bytes, as the lists of one page may have 5000 values in 1000000000 bytes; analyze an export of the page (--input)',
    });
    expect(asked).toBe(4);
  });

  it("leaves a history that is long by what its few revisions say", async () => {
    let asked = 0;
    const ask = async (): Promise<Envelope> => {
      const revisions = [{ ...row, revid: ++asked }];
      return { bytes: 2 ** 26, continue: { rvcontinue: asked }, query: { pages: [{ ...page, revisions }] } };
    };
    await expect(listRevisions(heldTogether(ask, usual), { pageids: "8" })).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringMatching(/^the history of the page with id 8 is longer than can be read: /),
      details: { bytes: 9 * 2 ** 26 },
    });
    expect(asked).toBe(9);
  });

  it("leaves a history whose few revisions have values without end", async () => {
    let asked = 0;
    const ask = async (): Promise<Envelope> => {
      const revisions = [{ ...row, revid: ++asked, tags: Array.from({ length: 1_000 }, () => "") }];
      return { bytes: 9, continue: { rvcontinue: asked }, query: { pages: [{ ...page, revisions }] } };
    };
    const listed = listRevisions(heldTogether(ask, { values: 5_000, bytes: 1e9 }), { titles: "Lamp" });
    await expect(listed).rejects.toMatchObject({ code: "TOO_LARGE", details: { entries: 3 } });
  });

  it("counts the lists of one page together", async () => {
    const revisions = Array.from({ length: 500 }, (_, i) => ({ ...row, revid: i + 1 }));
    const ask = async (): Promise<Envelope> => ({ query: { pages: [{ ...page, revisions }] } });
    const both = heldTogether(ask, { values: 2_000, bytes: 1e9 });
    await listRevisions(both, { titles: "Lamp" });
    await expect(listRevisions(both, { titles: "Talk:Lamp" })).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  it("takes the content model of a page by its title where the wiki names none", async () => {
    const ask = async (): Promise<Envelope> => ({
      query: {
        pages: [
          {
            pageid: 9,
            ns: 8,
            title: "MediaWiki:Common.css",
            revisions: [row, { ...row, revid: 2, contentmodel: "wikitext" }],
          },
        ],
      },
    });
    const { revisions } = await listRevisions(heldTogether(ask, usual), { pageids: "9" });
    expect(revisions.map(({ head }) => head.model)).toEqual(["css", "wikitext"]);
  });
});
