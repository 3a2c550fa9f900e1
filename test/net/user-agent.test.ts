import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { ofetchVersion, userAgent } from "../../src/net/user-agent.ts";

describe("userAgent", () => {
  it("names program, operator and library", () => {
    expect(userAgent("1.2.3", "ada@example.org")).toBe(
      `stemma/1.2.3 (ada@example.org) ofetch/${ofetchVersion}`,
    );
  });

  it("leaves the operator out when there is none", () => {
    expect(userAgent("1.2.3", undefined)).toBe(`stemma/1.2.3 ofetch/${ofetchVersion}`);
  });

  it("lets nothing out of its parentheses or its line", () => {
    expect(userAgent("1.2.3", "Ada\r\nX-Evil: 1) Mozilla (ü")).toBe(
      `stemma/1.2.3 (AdaX-Evil: 1 Mozilla) ofetch/${ofetchVersion}`,
    );
  });

  it("names the version of the library that is installed", () => {
    const manifest: unknown = JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve("ofetch/package.json"), "utf8"),
    );
    expect(manifest).toMatchObject({ version: ofetchVersion });
  });
});
