import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executable } from "../../mcp/executable.ts";

export const folder = mkdtempSync(join(tmpdir(), "stemma-dump-test-"));

/** Where the program lays files aside: empty before and after. */
export const scratch = join(folder, "scratch");
mkdirSync(scratch);

/** What one run wrote, and how it ended. */
export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  /** Lines for people, times left out. */
  readonly errors: readonly string[];
}

const withoutSeconds = (line: string) => line.replace(/, \d+\.\d s$/, "");

const env = { ...process.env, TMPDIR: scratch };

/** Runs the executable as it is built: its workers are no TypeScript. */
export function stemma(
  args: readonly string[],
  nodeArgs: readonly string[] = [],
  stdin = Buffer.alloc(0),
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArgs, executable, ...args],
      { env, maxBuffer: 1 << 28 },
      (error, out, errors) => {
        const exitCode = error === null ? 0 : Number(error.code);
        resolve({ exitCode, out, errors: errors.trimEnd().split("\n").map(withoutSeconds) });
      },
    );
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(stdin);
  });
}

/** Starts it and leaves it running. */
export function startStemma(args: readonly string[]) {
  return spawn(process.execPath, [executable, ...args], { env });
}

/** A page as XML: its revisions an hour apart. */
export function pageXml(id: number, texts: readonly string[], ids?: readonly number[]): string {
  const revisions = texts.map((text, at) => {
    const revision = ids?.[at] ?? id * 1000 + at;
    const time = new Date(Date.UTC(2020, 0, 1, revision % 1000)).toISOString().replace(".000", "");
    return `<revision><id>${revision}</id><timestamp>${time}</timestamp><contributor><username>Editor ${at % 3}</username><id>${(at % 3) + 1}</id></contributor><model>wikitext</model><format>text/x-wiki</format><text>${text}</text></revision>`;
  });
  return `  <page>\n    <title>Page ${id}</title>\n    <ns>0</ns>\n    <id>${id}</id>\n${revisions.join("\n")}\n  </page>\n`;
}

/** Sentences that are like no others. */
export function prose(seed: number, sentences: number): string {
  return Array.from(
    { length: sentences },
    (_, at) => `The lamp ${seed}x${at} burns over harbour ${at * seed}.`,
  ).join(" ");
}

let files = 0;

/** Writes pages as an export and returns its path. */
export function dumpFile(pages: readonly string[], closing = "</mediawiki>\n"): string {
  const head = `<mediawiki xml:lang="en"><siteinfo><sitename>W</sitename><base>https://wiki.example/wiki/Main_Page</base><case>first-letter</case><namespaces><namespace key="0" case="first-letter" /></namespaces></siteinfo>\n`;
  const path = join(folder, `dump-${files++}.xml`);
  writeFileSync(path, head + pages.join("") + closing);
  return path;
}

/** Some megabytes of pages of all sizes: small ones, and one that is held nowhere as a whole. */
export function manyPages(): string[] {
  const pages = Array.from({ length: 90 }, (_, at) => {
    const text = prose(at + 1, at % 7 === 0 ? 1200 : 20);
    return pageXml(at + 1, [text, `${text} More.`, text]);
  });
  const large = prose(1000, 1000);
  pages[40] = pageXml(
    41,
    Array.from({ length: 120 }, (_, at) => `${large} It was seen ${at} times. ${prose(at, 10)}`),
  );
  return pages;
}
