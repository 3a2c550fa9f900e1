import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../../src/sources/mediawiki/client/answer.ts";
import { standingsById, standingsOf } from "../../../../src/sources/mediawiki/listing/standings.ts";

/** A wiki that promises more with every answer and says the same in each, and how often it was asked. */
function repeating() {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async (): Promise<Envelope> => ({
      continue: { incontinue: ++asked },
      query: { pages: [{ pageid: 7, ns: 0, title: "Lamp", lastrevid: 3 }] },
    }),
  };
}

describe("standings", () => {
  it("leave a wiki that goes on for ever about titles", async () => {
    const { ask, asked } = repeating();
    await expect(standingsOf(ask, ["Lamp", "Oil"])).rejects.toMatchObject({ code: "WIKI_ERROR" });
    expect(asked()).toBe(3);
  });

  it("leave a wiki that goes on for ever about ids", async () => {
    const { ask, asked } = repeating();
    await expect(standingsById(ask, [7, 8])).rejects.toMatchObject({ code: "WIKI_ERROR" });
    expect(asked()).toBe(3);
  });

  it("know titles with decomposed letters from one answer", async () => {
    const normalized = [{ fromencoded: true, from: "Cafe%CC%81", to: "Caf\u00e9" }];
    const pages = [
      { pageid: 7, ns: 0, title: "Caf\u00e9", lastrevid: 3 },
      { ns: 0, title: "Oil", missing: true },
    ];
    const answers: Envelope[] = [{ query: { pages, normalized } }];
    const found = await standingsOf(async () => answers.pop() ?? {}, ["Cafe\u0301", "Oil"]);
    expect([...found.values()].map(({ state }) => state)).toEqual(["there", "missing"]);
  });
});
