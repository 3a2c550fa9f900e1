import { describe, expect, it } from "vitest";
import { storedAnswers } from "../../../src/cli/history/stored-answers.ts";
import { withinKeys } from "../../../src/store/wiki-key.ts";
import { scratchStore } from "../../support/scratch-store.ts";

const judgement = {
  answer: "keep",
  confidence: 1,
  rationale: null,
  model: "tiny-1",
  endpoint: null,
  temperature: 0,
  promptDigest: "p",
  responseDigest: "r",
  usage: null,
};
const long = "w".repeat(600);

describe("storedAnswers", () => {
  it.each([
    ["the wiki's own name where no page is kept", "wiki.example", undefined, "wiki.example"],
    ["the beginning of a name that no key holds", long, undefined, withinKeys(long)],
    [
      "what the page is kept under",
      "wiki.example",
      "wiki.example at http://lamp",
      "wiki.example at http://lamp",
    ],
  ])("keeps an answer under %s", async (_, wiki, kept, under) => {
    const store = await scratchStore();
    const cache = storedAnswers(store, kept);
    await cache.put("digest", judgement, { wiki, pageId: 7, revisions: [1] });
    expect(store.answers.pages()).toEqual([{ wiki: under, pageId: 7 }]);
    expect(await cache.get("digest")).toEqual(judgement);
  });

  it("takes an answer of another shape for none", async () => {
    const store = await scratchStore();
    store.answers.put("digest", { answer: "keep" }, { wiki: "wiki.example", pageId: 7, revisions: [] });
    expect(await storedAnswers(store).get("digest")).toBe(null);
  });
});
