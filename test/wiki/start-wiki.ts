import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { hasHistories, historyPath } from "../support/shared-histories.ts";
import { importedHistories } from "./imported-histories.ts";
import { type LiveEdits, makeLiveEdits } from "./live-edits.ts";
import { manyRevisionsXml } from "./many-revisions.ts";
import { startRealWiki } from "./real-wiki.ts";

/** The wiki all these tests read. */
export interface SharedWiki {
  readonly api: string;
  readonly folder: string;
  /** `dumpBackup.php --full` of it, made after all edits. */
  readonly dump: string;
  readonly live: LiveEdits;
  /** Titles of the articles in the sample. */
  readonly samples: readonly string[];
}

declare module "vitest" {
  export interface ProvidedContext {
    wiki: SharedWiki;
  }
}

/** Starts the wiki, fills it, writes its export, and takes it down when the tests are over. */
export default async function startWiki(project: TestProject): Promise<() => Promise<void>> {
  const wiki = await startRealWiki();
  try {
    const many = join(wiki.folder, "many.xml");
    await writeFile(many, manyRevisionsXml());
    await wiki.load([
      many,
      ...sampleExports(),
      ...(hasHistories ? Object.keys(importedHistories).map(historyPath) : []),
    ]);
    const live = await makeLiveEdits(wiki);
    const dump = join(wiki.folder, "dump.xml");
    await wiki.maintain("dumpBackup", "--full", "--quiet", `--output=file:${dump}`);
    const { api, folder } = wiki;
    project.provide("wiki", {
      api,
      folder,
      dump,
      live,
      samples: sampleExports().flatMap(articlesIn),
    });
  } catch (error) {
    await wiki.stop();
    throw error;
  }
  return () => wiki.stop();
}

/** The sample page history, where it is. */
function sampleExports(): readonly string[] {
  const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
  return existsSync(sample) ? [sample] : [];
}

function articlesIn(path: string): readonly string[] {
  return [...readFileSync(path, "utf8").matchAll(/<title>([^<]*)<\/title>\s*<ns>0<\/ns>/g)].map(
    ([, title = ""]) => title,
  );
}
