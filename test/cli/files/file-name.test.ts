import { describe, expect, it } from "vitest";
import { canBeMade } from "../../../src/cli/files/file-name.ts";

describe("canBeMade", () => {
  it.each(["events.ndjson", ".events", "Who? (film): a * story.", "con", "é".repeat(127)])(
    "takes %s elsewhere than on Windows",
    (name) => {
      expect(canBeMade(`/lamp/${name}`, false)).toBe(true);
    },
  );

  it.each(["é".repeat(128), "a\0b"])("takes no name that is too long, or has a zero", (name) => {
    expect(canBeMade(name, false)).toBe(false);
  });

  it.each(["events.ndjson", ".events", "console.json", "auxiliary", "COM10.json", "Contents", "Café – 灯"])(
    "takes %s on Windows",
    (name) => {
      expect(canBeMade(name, true)).toBe(true);
    },
  );

  it.each([
    "Talk:Lamp.ndjson",
    "Who? (film).json",
    "a*.csv",
    'a "lamp".md',
    "a|b",
    "<a>",
    "a\tb",
    "lamp.",
    "lamp ",
    "NUL",
    "con.json",
    "Aux.tar.json",
    "com1.csv",
    "LPT².csv",
  ])("takes no %s on Windows", (name) => {
    expect(canBeMade(name, true)).toBe(false);
  });
});
