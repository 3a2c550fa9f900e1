import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import type { TimelineEntry } from "../../src/revision.ts";
import { history, testPage } from "../../src/testing.ts";
import { inBatches, walkInBatches } from "../../src/walk/batches.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker, type Walker } from "../../src/walk/walker.ts";

async function sizesOf(entries: AsyncIterable<TimelineEntry>): Promise<readonly number[]> {
  const sizes: number[] = [];
  for await (const batch of inBatches(entries, (entry) => entry)) sizes.push(batch.length);
  return sizes;
}

async function* source(entries: readonly TimelineEntry[], failure?: Error): AsyncGenerator<TimelineEntry> {
  yield* entries;
  if (failure !== undefined) throw failure;
}

describe("batches", () => {
  it("hold 16 entries, the last the rest", async () => {
    expect(await sizesOf(source(history(...Array<string>(70).fill("a"))))).toEqual([16, 16, 16, 16, 6]);
    expect(await sizesOf(source([]))).toEqual([]);
  });

  it("end where their texts have four mebibytes", async () => {
    const large = "a".repeat(3 * 1024 * 1024);
    expect(await sizesOf(source(history(large, "b", large, large, large, "c")))).toEqual([3, 2, 1]);
  });

  it("end where half a mebibyte came and went: all that is found there lives until it is told", async () => {
    const page = (word: string) => `The ${word} is old.\n`.repeat(20_000);
    const texts = [
      "a",
      page("mill"),
      page("lamp"),
      "b",
      "c",
      page("mill"),
      `${page("mill")}d`,
      `${page("mill")}e`,
    ];
    const walker = createWalker(testPage, [], "detailed");
    const walked: number[] = [];
    for await (const { batch, told } of walkInBatches(walker, source(history(...texts)), (entry) => entry)) {
      expect(told).toHaveLength(batch.length);
      walked.push(batch.length);
    }
    expect(walked).toEqual([3, 3, 2]);
    expect(walker.report().revisions).toBe(texts.length);
  });

  it("let go of what was found once the next batch is asked for", async () => {
    const walker = createWalker(testPage, register(builtInDetectors), "detailed");
    const walked = walkInBatches(walker, source(history("The mill is old.")), (entry) => entry);
    const [first] = (await walked.next()).value?.told ?? [];
    const typesFound = () => first?.at("detailed").map(({ type }) => type);
    expect(typesFound()).toContain("sentence_first_seen");
    await walked.next();
    expect(typesFound()).toEqual([]);
  });

  it("give what came before a failure", async () => {
    const broken = new Error("broken");
    const sizes: number[] = [];
    const read = async () => {
      for await (const batch of inBatches(source(history("a", "b"), broken), (entry) => entry)) {
        sizes.push(batch.length);
      }
    };
    await expect(read()).rejects.toBe(broken);
    expect(sizes).toEqual([2]);
  });

  it("hand on what was told before a detector failed, and then how it did", async () => {
    const broken = new Error("broken");
    const failing: Pick<Walker, "tellAll"> = {
      tellAll: async () => ({ told: [], failure: { cause: broken }, letGo: () => undefined }),
    };
    const walker: Walker = { ...createWalker(testPage, [], "detailed"), ...failing };
    const walked = walkInBatches(walker, source(history("a", "b")), (entry) => entry);
    expect((await walked.next()).value).toMatchObject({ batch: { length: 2 }, told: [] });
    await expect(walked.next()).rejects.toBe(broken);
  });
});
