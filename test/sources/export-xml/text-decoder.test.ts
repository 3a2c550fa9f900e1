import { describe, expect, it } from "vitest";
import { createTextDecoder } from "../../../src/sources/export-xml/text-decoder.ts";
import { escaped } from "./export-of.ts";

const lines = Array.from({ length: 4000 }, (_, i) => `Line ${i} of "a page" & its <ref>notes</ref>.\n`);
const page = lines.join("");

/** How many bytes are looked at one by one to decode the last of some texts. */
function scannedFor(...texts: readonly string[]): number {
  const decoder = createTextDecoder();
  let before = 0;
  for (const text of texts) {
    before = decoder.scanned();
    expect(decoder.decode(Buffer.from(escaped(text)))?.toString()).toBe(text);
  }
  return decoder.scanned() - before;
}

describe("the text decoder", () => {
  it("looks at a first text whole", () => {
    expect(scannedFor(page)).toBe(Buffer.byteLength(escaped(page)));
  });

  it("looks only at the changed middle", () => {
    expect(scannedFor(page, page.replace("Line 2000 ", "Line two thousand "))).toBeLessThan(20);
  });

  it("looks at nothing of a text that comes back", () => {
    expect(scannedFor(page, "", page)).toBe(0);
    expect(scannedFor(page, "a", "b", "c", page)).toBe(0);
  });

  it("finds the nearer neighbour of a text that comes back with a change", () => {
    expect(scannedFor(page, "", page.replace("Line 2000 ", ""))).toBeLessThan(20);
  });

  it("keeps few bytes: the ninth text back is forgotten", () => {
    const others = Array.from({ length: 8 }, (_, i) => `${i}`);
    expect(scannedFor(page, ...others, page)).toBeGreaterThan(page.length);
  });

  it("forgets the texts of a page that is left, and keeps the memory", () => {
    const decoder = createTextDecoder();
    const before = decoder.decode(Buffer.from("a &amp; b"));
    decoder.leavePage();
    const after = decoder.decode(Buffer.from("a &amp; b"));
    expect(decoder.scanned()).toBe(2 * "a &amp; b".length);
    expect(after?.toString()).toBe("a & b");
    expect(after?.buffer).toBe(before?.buffer);
  });

  it("tells of bad entities and bad UTF-8 and goes on", () => {
    const decoder = createTextDecoder();
    expect(decoder.decode(Buffer.from("a &amp; b"))?.toString()).toBe("a & b");
    expect(decoder.decode(Buffer.from("a &ampb"))).toBeNull();
    expect(decoder.decode(Buffer.from([0x61, 0xff]))).toBeNull();
    expect(decoder.decode(Buffer.from("a &amp; c"))?.toString()).toBe("a & c");
  });
});
