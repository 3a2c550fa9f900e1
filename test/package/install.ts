import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** An empty folder in which the packed packages are installed. */
    installed: string;
  }
}

/**
 * Packs both packages with their scripts, as `npm publish` does, and installs them in an empty folder, which is removed
 * when the tests are over.
 */
export default function install(project: TestProject): () => void {
  const root = resolve(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "stemma-packed-"));
  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync("npm", args, { cwd, stdio: "ignore" });
  const packages = ["-w", ".", "-w", "src/cli"];
  npm(root, "pack", "--silent", ...packages, "--pack-destination", folder);
  const archives = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  if (archives.length !== 2) throw new Error(`npm pack made ${archives.join(", ")}`);
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}\n');
  npm(folder, "install", "--silent", "--no-audit", "--no-fund", ...archives.map((name) => `./${name}`));
  project.provide("installed", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
