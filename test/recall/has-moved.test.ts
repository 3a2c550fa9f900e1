import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { hasMoved } from "../../src/recall/has-moved.ts";

describe("hasMoved", () => {
  it.each([
    ["404", "WIKI_ERROR", { status: 404 }, true],
    ["410", "WIKI_ERROR", { status: 410 }, true],
    ["a page for people", "WIKI_ERROR", { answered: "no JSON" }, true],
    ["a redirect", "WIKI_ERROR", { answered: "elsewhere" }, true],
    ["500", "WIKI_ERROR", { status: 500 }, false],
    ["a complaint", "WIKI_ERROR", { code: "internal_api_error" }, false],
    ["404 where it forbids to ask", "FORBIDDEN", { status: 404 }, false],
  ] as const)("judges an address that answers with %s", (_, code, details, is) => {
    expect(hasMoved(new HistoryError(code, "it failed", details))).toBe(is);
  });

  it("takes no failure of this program for that of a wiki", () => {
    expect(hasMoved(new TypeError("it failed"))).toBe(false);
  });
});
