import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../../src/cli/main.ts";
import { testHost } from "../../support/test-host.ts";

export const folder = mkdtempSync(join(tmpdir(), "stemma-export-"));

/** Runs `stemma export` on an input. */
export async function exported(
  input: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { host, out, errors } = testHost("", env);
  const exitCode = await main(["export", "--input", input, ...args], host);
  return { exitCode, out: out(), errors: errors() };
}

/** A revision of a page in namespace 0, saved by somebody; what is left out is ordinary. */
export interface Saved {
  readonly text: string;
  readonly user?: { readonly id?: number; readonly name: string };
  readonly comment?: string;
}

let files = 0;

/** Writes a page of JSON lines, a revision an hour, and returns its path. */
export function pageFile(
  title: string,
  revisions: readonly Saved[],
  namespace = 0,
  told: { readonly base?: string; readonly wiki?: string } = {},
): string {
  const site = { base: "https://wiki.example/wiki/Main_Page", language: "en", ...told };
  const lines = revisions.map(({ text, user = { id: 1, name: "Ada" }, comment = "" }, at) => ({
    id: at + 1,
    pageId: 7,
    namespace,
    title,
    timestamp: new Date(Date.UTC(2020, 0, 1, at)).toISOString().replace(".000", ""),
    text,
    user,
    comment,
  }));
  const path = join(folder, `page-${files++}.jsonl`);
  writeFileSync(path, [{ site }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path;
}

/** Everything that could do harm in a cell, a document or a terminal. */
export const hostilePage = pageFile("-2+3|cmd' /C calc", [
  {
    text: "The lamp burns at night.\n== =HYPERLINK(1) ==\nA line.",
    user: { name: '=cmd|"/C calc"!A0' },
    comment: "@SUM(1+1)*cmd",
  },
  {
    text: "The lamp burns <script>alert(1)</script> at [night](x) `now`. \u202eevil\u2066 \u0007bell.\n== =HYPERLINK(1) ==\nA line.",
    user: { name: "+1, two\r\nlines" },
    comment: "\t=1+1",
  },
  { text: "The lamp burns at night.", user: { name: "\u202egnp.exe" }, comment: "-1\u0000\u001b[31m" },
]);
