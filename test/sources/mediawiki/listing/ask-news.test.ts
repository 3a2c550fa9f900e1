import { describe, expect, it } from "vitest";
import { askNews } from "../../../../src/sources/mediawiki/listing/ask-news.ts";

const general = { generator: "MediaWiki 1.43.0", base: "https://wiki.example/wiki/Main_Page" };
const row = (logid: number, kind: string, timestamp: string) => {
  const [type, action] = kind.split("/");
  return { logid, title: "Lamp", type, action, timestamp, user: "Ada", logpage: 7, params: {} };
};
const tag = (logid: number, timestamp: string) => row(logid, "tag/update", timestamp);
const asked = { pageId: 7, typed: "Lamp", title: "Lamp", talkTitle: null, since: "2020-02-02T00:00:00Z" };

const page = { pageid: 7, ns: 0, title: "Lamp" };

/** What is new where the log is answered with such rows, the newest first. */
async function newsOf(logevents: readonly object[], more: object = {}) {
  return askNews(
    async () => ({ query: { general, namespaces: {}, logevents, pages: [page] }, ...more }),
    asked,
  );
}

describe("askNews", () => {
  it("tells when tags were last changed, and which entries say nothing of the page's life", async () => {
    const unprotected = row(2, "protect/unprotect", "2020-02-02T02:00:00Z");
    const news = await newsOf([tag(3, "2020-02-02T03:00:00Z"), unprotected, tag(1, "2020-02-02T01:00:00Z")]);
    expect(news).toMatchObject({ taggedAt: "2020-02-02T03:00:00Z", silent: new Set([3, 1]) });
    expect(news?.log.map(({ id }) => id)).toEqual([2]);
  });

  it("calls the log cut only where the answer ends before the moment that has to be reached", async () => {
    const more = { continue: { lecontinue: "x", continue: "-||" } };
    const cut = async (timestamp: string, further: object) =>
      (await newsOf([tag(1, timestamp)], further))?.isLogCut;
    expect(await cut("2020-02-02T00:00:00Z", more)).toBe(true);
    expect(await cut("2020-02-01T23:59:59Z", more)).toBe(false);
    expect(await cut("2020-02-02T00:00:00Z", {})).toBe(false);
  });

  it.each([
    ["Cafe%CC%81", 7],
    // Not what was asked for, whoever wrote it.
    ["Cafe%CC%", undefined],
  ])(
    "finds a page under a title with decomposed letters, which the wiki writes as %s",
    async (from, pageId) => {
      const normalized = [{ fromencoded: true, from, to: "Caf\u00e9" }];
      const pages = [{ pageid: 7, ns: 0, title: "Caf\u00e9" }];
      const ask = async () => ({ query: { general, namespaces: {}, logevents: [], pages, normalized } });
      const news = await askNews(ask, { ...asked, typed: "Cafe\u0301", title: "Caf\u00e9" });
      expect(news?.page?.pageid).toBe(pageId);
    },
  );
});
