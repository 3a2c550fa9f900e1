// Writes what the agent of examples/agents/ask.mjs prints into the page that shows it. Build first: npm run build.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { agentAtWork, outputBlock } from "../test/examples/agent-at-work.ts";

const page = resolve(import.meta.dirname, "../examples/agents/at-work.md");
const output = await agentAtWork();
writeFileSync(
  page,
  readFileSync(page, "utf8").replace(outputBlock, () => output),
);
