import { describe, expect, it } from "vitest";
import { createRange, entriesIn, type RangeOptions } from "../src/range.ts";
import { history } from "../src/testing.ts";

/** Ids of the revisions of a page of six that a range shows. */
function shown(options: RangeOptions): readonly number[] {
  const range = createRange(options);
  const ids: number[] = [];
  for (const entry of history("a", "b", "c", "d", "e", "f")) {
    const verdict = range.judge(entry);
    if (verdict === "stop") break;
    if (verdict === "show" && entry.kind === "revision") ids.push(entry.revision.id);
  }
  range.end();
  return ids;
}

describe("range", () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ from: 3 }, [3, 4, 5, 6]],
    [{ to: 3 }, [1, 2, 3]],
    [{ from: 2, to: 4 }, [2, 3, 4]],
    [{ from: 3, to: 3 }, [3]],
    [{ since: "2020-01-01T02:00:00Z" }, [3, 4, 5, 6]],
    [{ since: "2020-01-01T03:00:01+01:00" }, [4, 5, 6]],
    [{ since: "2020-01-01T02:00", to: 4 }, [3, 4]],
    [{ since: "2021-01-01" }, []],
    [{ until: "2020-01-01T02:00:00Z" }, [1, 2, 3]],
    [{ until: "2020-01-01T02:59:59+01:00" }, [1, 2]],
    [{ until: "2020-01-01" }, [1, 2, 3, 4, 5, 6]],
    [{ until: "2019-12-31" }, []],
    [{ since: "2020-01-01T01:00", until: "2020-01-01T03:00" }, [2, 3, 4]],
    [{ since: "2020-01-01", until: "2020-01-01" }, [1, 2, 3, 4, 5, 6]],
    [{ from: 2, until: "2020-01-01T03:30" }, [2, 3, 4]],
    [{ to: 5, until: "2020-01-01T03:30" }, [1, 2, 3, 4]],
    [{ to: 2, until: "2020-01-01T03:30" }, [1, 2]],
  ])("%j shows %j", (options, ids) => {
    expect(shown(options)).toEqual(ids);
  });

  it("refuses from after to, and ids that are not on the page", () => {
    expect(() => shown({ from: 4, to: 2 })).toThrow(expect.objectContaining({ code: "RANGE_REVERSED" }));
    expect(() => shown({ from: 9 })).toThrow(expect.objectContaining({ code: "REVISION_NOT_ON_PAGE" }));
    expect(() => shown({ to: 9 })).toThrow(expect.objectContaining({ code: "REVISION_NOT_ON_PAGE" }));
    expect(() => shown({ from: 9, to: 2 })).toThrow(
      expect.objectContaining({ code: "REVISION_NOT_ON_PAGE" }),
    );
  });

  it("refuses what begins after its end in time", () => {
    expect(() => shown({ from: 4, until: "2020-01-01T01:00" })).toThrow(
      expect.objectContaining({
        code: "RANGE_REVERSED",
        message: "from 4 comes after until 2020-01-01T01:00; make that later",
      }),
    );
    expect(() => shown({ since: "2020-01-02", until: "2020-01-01" })).toThrow(
      expect.objectContaining({
        code: "RANGE_REVERSED",
        message: "since 2020-01-02 comes after until 2020-01-01; exchange them",
      }),
    );
    expect(() => shown({ from: 9, until: "2020-01-01T01:00" })).toThrow(
      expect.objectContaining({ code: "REVISION_NOT_ON_PAGE" }),
    );
  });

  it("does not miss its last revision in a timeline that ended before it in time", () => {
    expect(shown({ to: 9, until: "2020-01-01T05:00" })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("says what to make of an id that is a BigInt", () => {
    expect(() => Reflect.apply(createRange, undefined, [{ from: 2n }])).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message:
          "from: must be the id of a revision, a whole number (was the BigInt 2; give Number(…) of it)",
      }),
    );
  });
});

describe("entriesIn", () => {
  it("reads one entry behind the last one of the range, and no further", async () => {
    let read = 0;
    async function* timeline() {
      for (const entry of history("a", "b", "c", "d", "e")) {
        read++;
        yield entry;
      }
    }
    const walked = [];
    for await (const { entry } of entriesIn(timeline(), createRange({ to: 2 }))) walked.push(entry);
    expect([walked.length, read]).toEqual([2, 3]);
  });
});
