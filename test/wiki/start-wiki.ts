import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { hasHistories, historyPath } from "../support/shared-histories.ts";
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
  /** Titles of the pages that came from real histories. */
  readonly histories: readonly string[];
}

declare module "vitest" {
  export interface ProvidedContext {
    wiki: SharedWiki;
  }
}

const histories = {
  "dewiktionary-hallo.xml.gz": "Hallo",
  "en-nintendo-switch-2015.xml.gz": "Nintendo Switch",
  "en-vic.xml.gz": "Vic",
  "hi-kahani.xml.gz": "कहानी",
};

/** Starts the wiki, fills it, writes its export, and takes it down when the tests are over. */
export default async function startWiki(project: TestProject): Promise<() => Promise<void>> {
  const wiki = await startRealWiki();
  try {
    const many = join(wiki.folder, "many.xml");
    await writeFile(many, manyRevisionsXml());
    await wiki.load([
      many,
      ...sampleExports(),
      ...(hasHistories ? Object.keys(histories).map(historyPath) : []),
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
      histories: hasHistories ? Object.values(histories) : [],
    });
  } catch (error) {
    await wiki.stop();
    throw error;
  }
  return () => wiki.stop();
}

/** The sample page history, where it is. */
function sampleExports(): readonly string[] {
  const folder = resolve(import.meta.dirname, "../../examples");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.xml(\.gz)?$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => join(folder, name));
}
