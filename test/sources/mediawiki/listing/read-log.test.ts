import { describe, expect, it } from "vitest";
import type { ListedRevision } from "../../../../src/sources/mediawiki/listing/head-of-row.ts";
import { readLog } from "../../../../src/sources/mediawiki/listing/read-log.ts";

/** An entry of no page in particular, as old wikis have them. */
const row = (logid: number, title: string, kind: string, time: string, params: object = {}) => {
  const [type, action] = kind.split("/");
  return { logid, title, type, action, timestamp: `2020-02-02T${time}Z`, user: "Ada", logpage: 0, params };
};

const moved = (time: string): ListedRevision => ({
  head: {
    id: 2,
    timestamp: `2020-02-02T${time}Z`,
    user: { id: 1, name: "Ada" },
    comment: "moved [[Torch]] to [[Lamp]]",
    minor: true,
    model: "wikitext",
    tags: [],
  },
  bytes: 4,
  isNull: true,
  isHidden: false,
});

/** Ids of the log of a page that has such a revision, where another title's log has a move to this one at noon. */
async function idsOf(revision: ListedRevision): Promise<readonly number[]> {
  const noon = row(2, "Torch", "move/move", "12:00:00", { target_title: "Lamp" });
  const logs = new Map([
    ["Lamp", [row(3, "Lamp", "protect/protect", "18:00:00")]],
    ["Torch", [row(1, "Torch", "protect/protect", "06:00:00"), noon]],
  ]);
  const entries = await readLog(
    async ({ letitle = "" }) => ({ query: { logevents: logs.get(letitle) ?? [] } }),
    { pageId: 7, title: "Lamp" },
    [revision],
  );
  return entries.map(({ id }) => id);
}

describe("readLog", () => {
  it.each(["11:59:59", "12:00:00", "12:00:10"])(
    "takes a move at noon for the page's where its revision is of %s",
    async (time) => {
      expect(await idsOf(moved(time))).toEqual([1, 2, 3]);
    },
  );

  it.each(["11:00:00", "12:00:11", "13:00:00"])(
    "takes a move at noon for another page's where the revision is of %s",
    async (time) => {
      expect(await idsOf(moved(time))).toEqual([3]);
    },
  );
});
