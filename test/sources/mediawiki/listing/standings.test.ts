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
});
