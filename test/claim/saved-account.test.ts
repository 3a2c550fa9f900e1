import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { answerClaim, askClaim, walkClaim } from "../../src/claim/claim.ts";
import { restoreAccount, saveAccount, savedAccount } from "../../src/claim/saved-account.ts";
import { history, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";

const bridge = "The bridge is long.";

/** A walked page with citations that changed, and as it is put aside. */
async function walkedAndSaved() {
  const entries = history(bridge, `${bridge}<ref>Smith 1999</ref>`, bridge);
  const timeline = (async function* () {
    yield* entries;
  })();
  const question = askClaim(testPage, register(builtInDetectors), bridge);
  const walked = await walkClaim({ page: testPage, timeline }, question, {});
  const heads = entries.flatMap((entry) => (entry.kind === "revision" ? [entry.revision] : []));
  return { question, walked, heads, saved: saveAccount(walked) };
}

describe("a saved account", () => {
  it("tells the same as the walk it was saved from, citations before and after included", async () => {
    const { question, walked, heads, saved } = await walkedAndSaved();
    const again = askClaim(testPage, register(builtInDetectors), bridge);
    const known = new Map(heads.map((head) => [head.id, head]));
    const parsed = v.parse(savedAccount, JSON.parse(JSON.stringify(saved)));
    const restored = restoreAccount(testPage, parsed, known, {}, again.search.offer);
    if (restored === null) throw new Error("a revision is missing");
    const [told, walkedTold] = [answerClaim(again, restored, {}), answerClaim(question, walked, {})];
    const matches = [...told.matches];
    expect({ ...told, matches }).toEqual({ ...walkedTold, matches: [...walkedTold.matches] });
    expect(matches[0]?.steps.map(({ kind }) => kind)).toEqual(["appeared", "recited", "recited"]);
  });

  it("is none where a revision of it is not there any more", async () => {
    const { heads, saved } = await walkedAndSaved();
    const parsed = v.parse(savedAccount, JSON.parse(JSON.stringify(saved)));
    const left = new Map(heads.slice(1).map((head) => [head.id, head]));
    const offered: string[] = [];
    expect(restoreAccount(testPage, parsed, left, {}, (_, text) => void offered.push(text))).toBe(null);
    expect(offered).toEqual([]);
  });

  it("is not taken in the form that knew no change of citations", async () => {
    const { form, ...older } = (await walkedAndSaved()).saved;
    expect(v.safeParse(savedAccount, older).success).toBe(false);
    expect(v.safeParse(savedAccount, { ...older, form }).success).toBe(true);
  });
});
