import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../src/sources/mediawiki/client/answer.ts";
import { followRedirect } from "../../../src/sources/mediawiki/follow-redirect.ts";
import type { PageName } from "../../../src/sources/mediawiki/listing/page-name.ts";

const led = (from: string, to: string) => ({ redirects: [{ from, to }] });
const missing = { ns: 0, title: "Lantern", missing: true };

/** Follows a redirect on a wiki that gives one answer to that, and tells of these log entries. */
async function follow(name: PageName, query: object, logevents: readonly object[] = []) {
  const asked: unknown[] = [];
  const followed = followRedirect(async (parameters): Promise<Envelope> => {
    asked.push(parameters);
    return { query: "list" in parameters ? { logevents } : query };
  }, name);
  return { asked, followed: await followed };
}

describe("followRedirect", () => {
  it("leads to the page at the end, and tells where it began", async () => {
    const redirects = [
      { from: "Old lamp", to: "Lamp" },
      { from: "Lamp", to: "Lantern" },
    ];
    const normalized = [{ from: "old_lamp", to: "Old lamp" }];
    const query = { normalized, redirects, pages: [{ pageid: 7, ns: 0, title: "Lantern" }] };
    const { followed, asked } = await follow("old_lamp", query);
    expect(followed).toEqual({ name: "Lantern", normalizedFrom: "old_lamp", redirectedFrom: "Old lamp" });
    expect(asked).toEqual([{ titles: "old_lamp", redirects: "1", prop: "info" }]);
  });

  it("leads on from a page that is named by its id", async () => {
    const query = { ...led("Lamp", "Lantern"), pages: [{ pageid: 7, ns: 0, title: "Lantern" }] };
    const { followed, asked } = await follow({ pageId: 3 }, query);
    expect(followed).toEqual({ name: "Lantern", normalizedFrom: null, redirectedFrom: "Lamp" });
    expect(asked).toEqual([{ pageids: "3", redirects: "1", prop: "info" }]);
  });

  it.each([
    ["is no redirect", "lamp", [{ pageid: 7, ns: 0, title: "Lamp" }], 1],
    ["is not there", "lamp", [{ ns: 0, title: "Lamp", missing: true }], 1],
    ["can be no title", "A|B", [], 0],
  ])("leaves a page as it was asked for that %s", async (_, name, pages, requests) => {
    const { followed, asked } = await follow(name, { pages });
    expect(followed).toEqual({ name, normalizedFrom: null, redirectedFrom: null });
    expect(asked).toHaveLength(requests);
  });

  it.each([
    [
      "to a page of another wiki",
      "PAGE_INTERWIKI",
      { ...led("Lamp", "d:Q1"), interwiki: [{ title: "d:Q1", iw: "d" }] },
      "d:Q1",
    ],
    ["to itself, directly or through others", "PAGE_MISSING", led("Lamp", "Lamp"), "Lamp"],
    [
      "to itself, directly or through others",
      "PAGE_MISSING",
      {
        redirects: [
          { from: "Lamp", to: "Lantern" },
          { from: "Lantern", to: "Lamp" },
        ],
      },
      "Lantern",
    ],
    [
      "to a page without a history",
      "PAGE_SPECIAL",
      { ...led("Lamp", "Special:Log"), pages: [{ ns: -1, title: "Special:Log", special: true }] },
      "Special:Log",
    ],
    [
      "to one that is not on this wiki",
      "PAGE_MISSING",
      { ...led("Lamp", "Lantern"), pages: [missing] },
      "Lantern",
    ],
  ])("tells of one %s (%s)", async (where, code, query, redirectsTo) => {
    const message = `the page "Lamp" redirects ${where}; read the redirect itself, without following it`;
    await expect(follow("Lamp", query)).rejects.toMatchObject({ code, message, details: { redirectsTo } });
  });

  it("tells what the log says of a page that is not there, and not when where the wiki has lost that", async () => {
    const entry = { logid: 5, type: "delete", action: "delete", title: "Lantern", timestamp: false };
    await expect(
      follow("Lamp", { ...led("Lamp", "Lantern"), pages: [missing] }, [entry]),
    ).rejects.toMatchObject({ message: expect.stringMatching(/: it was deleted \(log entry 5\)$/) });
  });

  it("tells what the log says of a page that is not there", async () => {
    const entry = {
      logid: 5,
      type: "delete",
      action: "delete",
      title: "Lantern",
      timestamp: "2020-02-03T04:05:06Z",
    };
    await expect(
      follow("Lamp", { ...led("Lamp", "Lantern"), pages: [missing] }, [entry]),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/^the page "Lamp" redirects .* it was deleted on 2020-02-03/),
      details: { redirectsTo: "Lantern", logId: 5 },
    });
  });
});
