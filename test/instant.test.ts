import { describe, expect, it } from "vitest";
import { firstMs, lastMs } from "../src/instant.ts";

describe("firstMs", () => {
  it("takes a date alone as midnight UTC and no offset as UTC", () => {
    expect(firstMs("since", "2024-05-06")).toBe(Date.UTC(2024, 4, 6));
    expect(firstMs("since", "2024-05-06T07:08")).toBe(Date.UTC(2024, 4, 6, 7, 8));
    expect(firstMs("since", "2024-05-06 07:08:09-02:00")).toBe(Date.UTC(2024, 4, 6, 9, 8, 9));
  });

  it.each([
    "yesterday",
    "",
    "2024",
    "2024-13-01",
    "2024-02-30",
    "06.05.2024",
    "2024-05-06T25:00",
    "1714978800",
  ])("refuses %j", (text) => {
    expect(() => firstMs("since", text)).toThrow(/since must be an ISO 8601 instant/);
  });
});

describe("lastMs", () => {
  it("takes a date alone as the last moment of that day, and a time as it is", () => {
    expect(lastMs("until", "2024-05-06")).toBe(Date.UTC(2024, 4, 7) - 1);
    expect(lastMs("until", "2024-05-06T07:08+00:00")).toBe(Date.UTC(2024, 4, 6, 7, 8));
  });

  it("names what it refuses", () => {
    expect(() => lastMs("until", "2024")).toThrow(/until must be an ISO 8601 instant/);
  });
});
