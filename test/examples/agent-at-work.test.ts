// @module-tag long
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { agentAtWork, outputBlock } from "./agent-at-work.ts";
import { question } from "./played-historian.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../examples/agents/at-work.md"), "utf8");

describe("the page that shows an agent at work", () => {
  it("shows what the agent prints; npm run docs:agent writes it", async () => {
    expect(outputBlock.exec(page)?.[0]).toBe(await agentAtWork());
  });

  it("shows the question that was asked", () => {
    expect(page).toContain(`node examples/agents/ask.mjs "${question}"`);
  });
});
