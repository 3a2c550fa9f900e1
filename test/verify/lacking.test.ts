import { describe, expect, it } from "vitest";
import { createLacking } from "../../src/verify/lacking.ts";
import type { Verification } from "../../src/verify/verification.ts";
import { grammarIn } from "../text/wikis.ts";

const page = { site: grammarIn("en").site, pageId: 0, title: "Lamp", namespace: 0 };
const at = (kind: "revision" | "talk") => ({ kind, id: 1, timestamp: "2020-01-01T00:00:00Z" }) as const;
const unstated = (kind: "revision" | "talk"): Verification => ({
  eventId: "",
  type: "template_added",
  wiki: "wiki.example",
  pageId: 0,
  anchor: at(kind),
  verdict: "unstated",
});

describe("what a stream lacks of a page without an id", () => {
  it("may be more than a call takes arguments", () => {
    const lacking = createLacking(page);
    const many = new Array<Verification>(200_000).fill(unstated("revision"));
    expect(lacking.at(at("revision"), false, many)).toEqual([]);
    expect(lacking.at(at("revision"), true, [])).toHaveLength(200_000);
  });

  it("is told of its talk page only where the stream tells of that", () => {
    const lacking = createLacking(page);
    expect(lacking.at(at("talk"), false, [unstated("talk")])).toEqual([]);
    expect(lacking.at(at("revision"), true, [unstated("revision")])).toEqual([unstated("revision")]);
    expect(lacking.at(at("talk"), true, [])).toEqual([unstated("talk")]);
  });

  it("is not held back of a page with an id", () => {
    const lacking = createLacking({ ...page, pageId: 7 });
    expect(lacking.at(at("talk"), false, [unstated("talk")])).toEqual([unstated("talk")]);
  });
});
