import { describe, expect, it } from "vitest";
import { operationsPage } from "../../../scripts/docs/operations-page.ts";
import { flagsOf } from "../../../src/cli/flags.ts";
import { claimOperation } from "../../../src/cli/operations/claim.ts";

describe("operationsPage", () => {
  const page = operationsPage([{ operation: claimOperation, flags: flagsOf(claimOperation) }]);

  it("shows what a command has to be given", () => {
    expect(page).toContain("```sh\nstemma claim [PAGE] --text VALUE [OPTIONS]\n```");
  });

  it("says which flags may be given again", () => {
    expect(page).toContain("| `--set VALUE` (repeatable) |");
    expect(page).toContain("| `--text VALUE` |");
  });
});
