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
