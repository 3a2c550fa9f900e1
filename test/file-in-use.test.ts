import { describe, expect, it } from "vitest";
import { cannotRead } from "../src/ground/cannot-read.ts";
import { cannotWrite } from "../src/ground/cannot-write.ts";

const inUse = Object.assign(
  new Error("EBUSY: resource busy or locked, rename '.stemma.partial' -> 'events'"),
  {
    code: "EBUSY",
  },
);

describe("a file that another program has open, as on Windows", () => {
  it("is told to be closed where it is to be written", () => {
    expect(cannotWrite("events", inUse).message).toBe(
      "cannot write events: EBUSY: resource busy or locked; close it where it is open, or name another file",
    );
  });

  it("is told to be closed where it is to be read", () => {
    expect(cannotRead(inUse)).toBe("another program has the file open; close it there, or name another");
  });
});
