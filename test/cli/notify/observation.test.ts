import { describe, expect, it } from "vitest";
import {
  isEventWanted,
  isPageWanted,
  isUndecided,
  namesOfNone,
} from "../../../src/cli/notify/observation.ts";
import { testEvent } from "../../support/test-event.ts";

const light = { askedAs: ["Harbour_light"], pageId: 7, title: "Pier light" };

describe("isPageWanted", () => {
  it.each([
    ["its title in the list", "Harbour light", true],
    ["its present title", "Pier light", true],
    ["its id", "7", true],
    ["another page's name", "Lamp", false],
  ])("goes by %s", (_, name, isWanted) => {
    expect(isPageWanted({ pages: new Set([name]) }, light)).toBe(isWanted);
  });
});

describe("isUndecided", () => {
  const unfound = new Set(["Lamp"]);

  it.each([
    [true, "where a wanted name stands beside an address that does not answer", ["Quay_wall", "Lamp"]],
    [false, "where no wanted name does", ["Quay wall"]],
    [false, "where the page is wanted by another name", ["Lamp", "Harbour_light"]],
  ])("is %s %s", (is, _, wanted) => {
    expect(isUndecided(wanted, unfound, light)).toBe(is);
  });

  it("knows such a name with an underscore, too", () => {
    expect(isUndecided(["Old_lamp"], new Set(["Old lamp"]), light)).toBe(true);
  });
});

describe("namesOfNone", () => {
  it("gives the names that no page has, be it in the list, now, or as its id", () => {
    const pages = [{ page: "Harbour light", pageId: 7, title: "Pier light" }, { page: "Quay" }];
    const wanted = ["Harbour_light", "Pier_light", "7", "Quay", "Old_spelling", "Lamp", "8"];
    expect(namesOfNone(wanted, ["Harbour light", "Old spelling"], pages)).toEqual(["Lamp", "8"]);
  });
});

describe("isEventWanted", () => {
  const { type, theme } = testEvent;

  it.each([
    [true, "where all are", null, null],
    [true, "by its type", [type, "sentence_removed"], null],
    [false, "of another type", ["sentence_removed"], null],
    [true, "by its theme", null, theme],
    [false, "of another theme", null, "claims"],
    [true, "by both", [type], theme],
    [false, "of its theme but another type", ["sentence_removed"], theme],
    [false, "of its type but another theme", [type], "claims"],
  ])("is %s of an event %s", (is, _, types, wantedTheme) => {
    const wanted = { types: types === null ? null : new Set(types), theme: wantedTheme, pages: null };
    expect(isEventWanted(wanted, testEvent)).toBe(is);
  });
});
