import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../src/cli/operations/index.ts";
import type { FakeWiki } from "../support/fake-wiki.ts";
import { askOnce } from "./conversation.ts";
import { lampWiki } from "./lamp.ts";

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await lampWiki(2);
});
afterAll(() => wiki.close());

const long = "x".repeat(5_000);
const values = [long, `1.2.3.4/${"9".repeat(5_000)}`, `${long}=${long}`, `https://wiki.example/${long}`];

describe("a very long value", () => {
  it.each(["analyze", "claim", "export", "cron", "classify"])(
    "of an argument of the tool %s is in no error whole",
    { tags: "long" },
    async (name) => {
      const besides: Readonly<Record<string, object>> = {
        cron: { pagesFile: "package.json" },
        classify: {
          boundary: "sentence_similarity",
          path: "heuristic",
          input: { before: "A.", after: "B." },
        },
        claim: { page: "Lamp", api: wiki.api, text: "The lamp" },
      };
      const tool = (await operations[name]?.load())?.tool;
      for (const argument of Object.keys(tool?.input ?? {})) {
        for (const value of values) {
          const args = { ...(besides[name] ?? { page: "Lamp", api: wiki.api }), [argument]: value };
          const { result } = await askOnce(name, args);
          if (result?.isError !== true) continue;
          expect(JSON.stringify(result).length, `${argument} ${value.slice(0, 9)}`).toBeLessThan(3_000);
        }
      }
    },
  );
});
