import { describe, expect, it } from "vitest";
import type { ListedRevision } from "../../../../src/revision.ts";
import { heldTogether, listMost, usualValues } from "../../../../src/sources/mediawiki/client/list-bounds.ts";
import { readLog } from "../../../../src/sources/mediawiki/listing/read-log.ts";

const usual = listMost(usualValues);

/** An entry of no page in particular, as old wikis have them. */
const row = (logid: number, title: string, kind: string, time: string, params: object = {}) => {
  const [type, action] = kind.split("/");
  return { logid, title, type, action, timestamp: `2020-02-02T${time}Z`, user: "Ada", logpage: 0, params };
};

const moved = (time: string, from = "Torch", to = "Lamp"): ListedRevision => ({
  head: {
    id: 2,
    timestamp: `2020-02-02T${time}Z`,
    user: { id: 1, name: "Ada" },
    comment: `moved [[${from}]] to [[${to}]]`,
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
    heldTogether(async ({ letitle = "" }) => ({ query: { logevents: logs.get(letitle) ?? [] } }), usual),
    { pageId: 7, title: "Lamp" },
    [revision],
  );
  return entries.map(({ id }) => id);
}

/** How many entries are read of a page that was moved so often, each time to a title of its own. */
async function entriesOfMoved(times: number): Promise<number> {
  const timeOf = (i: number) => new Date(i * 60_000).toISOString().slice(11, 19);
  const listed = Array.from({ length: times }, (_, i) => moved(timeOf(i), `Lamp ${i}`, `Lamp ${i + 1}`));
  const entries = await readLog(
    heldTogether(async ({ letitle = "" }) => {
      const i = Number(letitle.slice("Lamp ".length));
      const move = row(i + 1, letitle, "move/move", timeOf(i), { target_title: `Lamp ${i + 1}` });
      return { query: { logevents: i < times ? [move] : [] } };
    }, usual),
    { pageId: 7, title: `Lamp ${times}` },
    listed,
  );
  return entries.length;
}

describe("readLog", () => {
  it("reads on however many titles a page has had, and says of one that has had a thousand", async () => {
    expect(await entriesOfMoved(80)).toBe(80);
    await expect(entriesOfMoved(1_000)).rejects.toMatchObject({
      code: "TOO_LARGE",
      message:
        "the log of page 7 is under more than 1000 titles; analyze an export of it (--input), which has no log",
      details: { pageId: 7 },
    });
  });

  it.each([
    [{ values: 70, bytes: 1e9 }, { entries: 6 }],
    [{ values: 1e9, bytes: 60 }, { bytes: 70 }],
  ])("leaves a log that is too long under all of its titles together: %j", async (most, details) => {
    const listed = Array.from({ length: 9 }, (_, i) => moved(`12:00:0${i}`, `Lamp ${i}`, `Lamp ${i + 1}`));
    let asked = 0;
    const ask = async ({ letitle = "" }) => {
      asked++;
      const i = Number(letitle.slice("Lamp ".length));
      const target = { target_title: `Lamp ${i + 1}` };
      return {
        bytes: 10,
        query: { logevents: [row(i + 1, letitle, "move/move", `12:00:0${i}`, target)] },
      };
    };
    const read = readLog(heldTogether(ask, most), { pageId: 7, title: "Lamp 9" }, listed);
    await expect(read).rejects.toMatchObject({ code: "TOO_LARGE", details });
    expect(asked).toBe(7);
  });

  it("leaves a log whose entries have parameters without end", async () => {
    let asked = 0;
    const ask = async () => {
      const within = { list: Array.from({ length: 1_000 }, () => []) };
      const logevents = [row(++asked, "Lamp", "delete/delete", "12:00:00", within)];
      return { bytes: 9, continue: { lecontinue: asked }, query: { logevents } };
    };
    const read = readLog(heldTogether(ask, { values: 5_000, bytes: 1e9 }), { pageId: 7, title: "Lamp" }, []);
    await expect(read).rejects.toMatchObject({ code: "TOO_LARGE", details: { entries: 4 } });
  });

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
