import { describe, expect, it } from "vitest";
import { isTimestamp, readable, sameUser, textOf } from "../src/revision.ts";

describe("isTimestamp", () => {
  it.each(["2004-05-06T07:08:09Z", "2020-01-31T23:59:59Z", "2020-02-29T00:00:00Z", "2000-02-29T00:00:00Z"])(
    "takes %s",
    (text) => expect(isTimestamp(text)).toBe(true),
  );

  it.each([
    "2020-02-30T00:00:00Z",
    "2020-02-31T05:00:00Z",
    "2019-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2020-04-31T00:00:00Z",
    "2020-00-01T00:00:00Z",
    "2020-13-01T00:00:00Z",
    "2020-01-00T00:00:00Z",
    "2020-01-32T00:00:00Z",
    "2020-01-01T24:00:00Z",
    "2020-01-01T00:60:00Z",
    "2020-01-01T00:00:60Z",
    "2020-01-01T00:00:00",
    "2020-01-01",
    " 2020-01-01T00:00:00Z",
  ])("takes no %s", (text) => expect(isTimestamp(text)).toBe(false));
});

describe("a readable text", () => {
  it("has its lines ended as in exports", () => {
    const lines = { state: "readable", bytes: Buffer.from("é\nb\n\nc\n") };
    expect(textOf("é\r\nb\n\rc\r")).toEqual(lines);
    expect(readable(Buffer.from("é\r\nb\n\rc\r"))).toEqual(lines);
  });
});

describe("sameUser", () => {
  it.each([
    [
      "goes by the id of an account, which may be renamed",
      { id: 7, name: "Ada" },
      { id: 7, name: "Bob" },
      true,
    ],
    [
      "takes a name that was given away for another editor",
      { id: 7, name: "Ada" },
      { id: 8, name: "Ada" },
      false,
    ],
    ["goes by the name where one has no id", { id: 0, name: "Ada" }, { id: 7, name: "Ada" }, true],
    ["tells addresses apart", { id: 0, name: "192.0.2.1" }, { id: 0, name: "192.0.2.2" }, false],
    ["takes nobody for a hidden user", null, { id: 7, name: "Ada" }, false],
    ["takes a hidden user for nobody", { id: 7, name: "Ada" }, null, false],
    ["takes no two hidden users for one", null, null, false],
  ])("%s", (_, a, b, isSame) => expect(sameUser(a, b)).toBe(isSame));
});
