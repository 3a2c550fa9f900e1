import { describe, expect, inject, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { claim } from "../../src/claim/claim.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import { register } from "../../src/walk/registry.ts";

const wiki = inject("wiki");

async function lifelineOf(text: string) {
  const source = mediawikiSource({
    api: wiki.api,
    clock: systemClock,
    contact: "tests@example.org",
    gapMs: 0,
    version: "0.0.0",
  });
  try {
    const history = await source.page(wiki.live.title);
    return await claim(history, register(builtInDetectors), text);
  } finally {
    await source.close();
  }
}

describe("a claim on a real wiki", () => {
  it("whose inserting revision is hidden has a range, and names nobody", async () => {
    const { matches, read } = await lifelineOf("something else");
    const { hiddenText, hiddenUser } = wiki.live;
    expect(read.hidden).toBe(1);
    expect(matches[0]?.steps[0]).toMatchObject({
      kind: "appeared",
      by: null,
      attribution: { kind: "range", candidates: [hiddenText, hiddenUser] },
      candidates: [
        { revision: hiddenText, user: "Bela", isReadable: false },
        { revision: hiddenUser, user: null, isReadable: true },
      ],
    });
    expect(matches[0]?.steps[1]).toMatchObject({ attribution: { kind: "exact" }, by: { user: "Bela" } });
  });

  it("that was never there is not found in the revisions that could be read", async () => {
    const { matches, notFound } = await lifelineOf("an umbrella of glass");
    expect(matches).toEqual([]);
    expect(notFound).toMatch(
      /^not found in \d+ revisions, of which 1 hidden could not be read; only sentences are searched/,
    );
  });
});
