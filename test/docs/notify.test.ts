import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { secretSettings } from "../../src/cli/notify/command-environment.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/notify.md"), "utf8");

describe("docs/notify.md", () => {
  it("lists the settings that a command does not get", () => {
    const paragraph = /the secrets of stemma's own: ([^.]+)\./.exec(page)?.[1] ?? "";
    const listed = [...paragraph.matchAll(/`(STEMMA_\w+)`/g)].map(([, name]) => name);
    expect(listed).toEqual(secretSettings);
  });
});
