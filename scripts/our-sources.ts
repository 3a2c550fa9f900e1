import { relative, resolve } from "node:path";
import type { Options } from "tsup";
import type ts from "typescript";
import { programOf, readByIndex } from "./indexed-arrays.ts";
import { spellClasses } from "./spelled-classes.ts";

/** Builds our own files of what V8 takes less time for than for what people write. */
export const ourSources: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "our-sources",
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      isOurs(path) ? { contents: sourceOf(path), loader: "ts" } : null,
    );
  },
};

/** Whether a file is part of what is handed out. */
function isOurs(path: string): boolean {
  return /^(src|detectors)[\\/]/.test(relative(".", path));
}

/** What is built of one of our own files. */
export function sourceOf(path: string): string {
  known ??= programOf(resolve("tsconfig.json"), isOurs);
  return spellClasses(readByIndex(known, path));
}

/** Made once: the builds of one run share it, and it takes seconds. */
let known: ts.Program | undefined;
