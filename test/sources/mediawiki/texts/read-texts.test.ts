import { describe, expect, it } from "vitest";
import type { ApiClient } from "../../../../src/sources/mediawiki/client/api-client.ts";
import { beginReading, readTexts } from "../../../../src/sources/mediawiki/texts/read-texts.ts";

const long = new Uint8Array(2 ** 26);

/** A client of a wiki that gives a text of 64 MiB in each answer, and how often it was asked. */
function giving(texts: number) {
  let asked = 0;
  const client = {
    patience: () => ({ leftMs: () => 1, renew: () => undefined }),
    askForLess: async () => {
      const slots = { main: { content: { bytes: long, isRepaired: false } } };
      const pages = [{ pageid: 7, revisions: [{ revid: ++asked, slots }] }];
      return { ...(asked < texts ? { continue: { rvcontinue: asked } } : {}), query: { pages } };
    },
  };
  return { asked: () => asked, client: client as unknown as ApiClient };
}

async function read(client: ApiClient, texts: number) {
  const batch = Array.from({ length: texts }, (_, i) => ({ head: { id: i + 1 }, bytes: 1 }));
  return readTexts(client, batch, beginReading(500), undefined, () => undefined);
}

describe("readTexts", () => {
  it("holds the longest texts, and leaves a batch that is far longer than listed", async () => {
    const [four, many] = [giving(4), giving(500)];
    expect((await read(four.client, 4)).size).toBe(4);
    await expect(read(many.client, 500)).rejects.toMatchObject({
      code: "TOO_LARGE",
      details: { revisions: 500, bytes: 5 * long.length },
    });
    expect(many.asked()).toBe(5);
  });
});
