import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// No test touches the user's store: each test file has its own folder, which the processes it starts use, too.
const folder = mkdtempSync(join(tmpdir(), "stemma-tests-"));
process.env.STEMMA_STORE = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
