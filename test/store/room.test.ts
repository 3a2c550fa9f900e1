import { describe, expect, it } from "vitest";
import { roomBeside } from "../../src/store/room.ts";

describe("roomBeside", () => {
  // The system's own folder is on no disk, and says of its blocks that there are none.
  it.skipIf(process.platform !== "linux")("takes a disk that does not say its size for a large one", () => {
    expect(roomBeside("/proc/a-file")).toBe(Number.POSITIVE_INFINITY);
  });
});
