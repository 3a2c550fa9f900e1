import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../../src/sources/mediawiki/client/answer.ts";
import { listRevisions } from "../../../../src/sources/mediawiki/listing/list-revisions.ts";

const page = { pageid: 8, ns: 1, title: "Talk:Lamp" };
const row = { revid: 1, timestamp: "2020-01-01T00:00:00Z" };

describe("listRevisions", () => {
  it("lists nothing of a page that is deleted while it is listed", async () => {
    const answers: Envelope[] = [
      { continue: { rvcontinue: "2" }, query: { pages: [{ ...page, revisions: [row] }] } },
      { query: { pages: [{ pageid: 8, missing: true }] } },
    ];
    const counts: number[] = [];
    const ask = async () => answers.shift() ?? {};
    const listing = await listRevisions(
      ask,
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
    const listed = listRevisions(ask, { titles: "Lamp" }, { most: { entries: 1500, bytes: 1e9 } });
    await expect(listed).rejects.toMatchObject({
      code: "TOO_LARGE",
      message:
        'the history of the page "Lamp" is longer than can be read: it was left after 2000 entries, in 45 bytes; analyze an export of the page (--input)',
    });
    // One ahead of the fourth.
    expect(asked).toBe(5);
  });

  it("leaves a history that is long by what its few revisions say", async () => {
    let asked = 0;
    const ask = async (): Promise<Envelope> => {
      const revisions = [{ ...row, revid: ++asked }];
      return { bytes: 2 ** 26, continue: { rvcontinue: asked }, query: { pages: [{ ...page, revisions }] } };
    };
    await expect(listRevisions(ask, { pageids: "8" })).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringMatching(/^the history of the page with id 8 is longer than can be read: /),
      details: { bytes: 17 * 2 ** 26 },
    });
    expect(asked).toBe(17);
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
    const { revisions } = await listRevisions(ask, { pageids: "9" });
    expect(revisions.map(({ head }) => head.model)).toEqual(["css", "wikitext"]);
  });
});
