import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDump } from "../../../src/cli/parallel/open-dump.ts";
import { testHost } from "../../support/test-host.ts";

/** What is taken for the head of an input. */
async function headOf(text: string): Promise<string | null> {
  const file = join(mkdtempSync(join(tmpdir(), "stemma-dump-")), "dump.xml");
  writeFileSync(file, text);
  const { head, close } = await openDump(file, testHost().host);
  await close();
  return head === null ? null : Buffer.from(head).toString("utf8");
}

const head = "<mediawiki>\n<siteinfo><sitename>Öl</sitename></siteinfo>\n";
const page = "<page><title>Lamp</title></page></mediawiki>";

describe("openDump", () => {
  it.each(["", "\ufeff", " \n"])("takes what comes before the first page, after %j too", async (before) => {
    expect(await headOf(before + head + page)).toBe(before + head);
  });

  it.each([
    ["has no page", head],
    ["says nothing of its wiki", `<mediawiki>${page}`],
    ["has a comment that may hold anything", `<mediawiki><!-- <siteinfo></siteinfo> -->${page}`],
    ["is no XML", `{}${head}${page}`],
  ])("cuts nothing that %s", async (_, text) => {
    expect(await headOf(text)).toBe(null);
  });
});
