import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where real page histories are read from; they are never committed. */
export const historiesFolder =
  process.env.STEMMA_HISTORIES ?? resolve(import.meta.dirname, "../../../shared/histories");

/** Whether the real histories are there; without them, tests that need them are skipped, and counted. */
export const hasHistories = existsSync(historiesFolder);

/** The everyday histories: all but the full Anarchism. */
export const everydayHistories = [
  "aawiki-20260101-full.xml.gz",
  "dewiktionary-hallo.xml.gz",
  "en-adam-himebauch.xml.gz",
  "en-american-goldfinch.xml.gz",
  "en-anarchism-first1500.xml.xz",
  "en-nintendo-switch-2015.xml.gz",
  "en-talk-2001-wikiconv.xml.gz",
  "en-vic.xml.gz",
  "hi-kahani.xml.gz",
] as const;

/** 15,180 revisions, 1.02 GB: used only where STEMMA_FULL is set. */
export const fullHistory = "en-anarchism-full.xml.xz";

/** Path of a shared history. */
export function historyPath(name: string): string {
  return join(historiesFolder, name);
}
