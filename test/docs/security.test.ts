import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { knownProviders } from "../../src/boundary/key.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/security.md"), "utf8");

describe("docs/security.md", () => {
  it("lists the providers that the operator's key may go to", () => {
    const listed = [...page.matchAll(/^- `(https:.+)`$/gm)].map(([, origin]) => origin);
    expect(listed).toEqual(knownProviders);
  });
});
