import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Options } from "tsup";

/** Licences that a package in the executable may have, beside stemma's own. */
const allowed = new Set(["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"]);

/** A package that is partly or wholly in the executable. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its licence, word for word. */
  readonly text: string;
}

/**
 * Writes the licences of the bundled packages beside the executable, as each of them requires of those who distribute it.
 *
 * The build fails if a package's licence is missing or not among those allowed.
 */
export const licences: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "licences",
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      if (metafile === undefined) return;
      const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
      );
      const { outdir = "." } = build.initialOptions;
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, "licences.txt"), written(bundledOf(used)));
    });
  },
};

/** The packages to which files belong, by name and version, each once. */
export function bundledOf(paths: readonly string[]): readonly Bundled[] {
  const folders = new Set(paths.flatMap((path) => packageFolder(path) ?? []));
  const bundled = new Map<string, Bundled>();
  for (const folder of folders) {
    const { name, version, license }: Record<string, unknown> = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const key = `${name} ${version}`;
    if (typeof license !== "string" || !allowed.has(license)) {
      throw new Error(
        `${key} is bundled under ${JSON.stringify(license)}; take another package, or allow it`,
      );
    }
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${key} is bundled and has no licence file; add its text here`);
    const text = readFileSync(join(folder, file), "utf8").trim();
    bundled.set(key, { licence: license, name: String(name), text, version: String(version) });
  }
  return [...bundled].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The folder of the package to which a file belongs; `null` for a file of our own. */
function packageFolder(path: string): string | null {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll("\\", "/")) ?? [];
  return folder === undefined ? null : resolve(folder);
}

function written(bundled: readonly Bundled[]): string {
  const parts = bundled.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
  );
  return `stemma's executable holds parts of these packages.\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`;
}
