import { describe, expect, it } from "vitest";
import { createRange, entriesIn, instantMs, type RangeOptions } from "../src/range.ts";
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

describe("instantMs", () => {
  it("takes a date alone as midnight UTC and no offset as UTC", () => {
    expect(instantMs("2024-05-06")).toBe(Date.UTC(2024, 4, 6));
    expect(instantMs("2024-05-06T07:08")).toBe(Date.UTC(2024, 4, 6, 7, 8));
    expect(instantMs("2024-05-06 07:08:09-02:00")).toBe(Date.UTC(2024, 4, 6, 9, 8, 9));
  });

  it.each([
    "yesterday",
    "",
    "2024",
    "2024-13-01",
    "2024-02-30",
    "06.05.2024",
    "2024-05-06T25:00",
    "1714978800",
  ])("refuses %j", (text) => {
    expect(() => instantMs(text)).toThrow(/since must be an ISO 8601 instant/);
  });
});
