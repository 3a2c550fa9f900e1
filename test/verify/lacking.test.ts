import { expect, it } from "vitest";
import { createLacking } from "../../src/verify/lacking.ts";
import type { Verification } from "../../src/verify/verification.ts";
import { grammarIn } from "../text/wikis.ts";

it("holds more of a page without an id than a call takes arguments", () => {
  const anchor = { kind: "revision", id: 1, timestamp: "2020-01-01T00:00:00Z" } as const;
  const page = { site: grammarIn("en").site, pageId: 0, title: "Lamp", namespace: 0 };
  const place = { eventId: "", type: "template_added", wiki: "wiki.example", pageId: 0, anchor };
  const unstated = new Array<Verification>(200_000).fill({ ...place, verdict: "unstated" });
  const lacking = createLacking(page);
  expect(lacking.at(anchor, false, unstated)).toEqual([]);
  expect(lacking.at(anchor, true, [])).toHaveLength(200_000);
});
