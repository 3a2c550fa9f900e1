import { execFile } from "node:child_process";
import { access, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Its own version of Node, as it needs a newer one than stemma does. */
const versions = { inspector: "2.12.0", node: "24.21.0" };

/** What an inspector's run wrote and how it ended. */
export interface Inspection {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** The MCP inspector's command line. */
export type Inspect = (...args: readonly string[]) => Promise<Inspection>;

/**
 * The inspector; on first use it is installed from npm.
 *
 * It goes into the folder that `STEMMA_INSPECTOR` names, for later runs, too, or else into the run's temporary one.
 */
export async function inspector(): Promise<Inspect> {
  const folder = join(
    process.env.STEMMA_INSPECTOR ?? tmpdir(),
    `stemma-inspector-${versions.inspector}-node-${versions.node}`,
  );
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await install(folder);
  const node = join(folder, "node_modules/.bin/node");
  const cli = join(folder, "node_modules/.bin/mcp-inspector");
  // It keeps a catalogue in the home folder.
  const env = { ...process.env, HOME: folder };
  return async (...args) => {
    try {
      const { stdout, stderr } = await run(node, [cli, "--cli", ...args], { env, maxBuffer: 1 << 28 });
      return { code: 0, out: stdout, errors: stderr };
    } catch (failure) {
      const { code, stdout, stderr } = Object(failure);
      if (typeof code !== "number") throw failure;
      return { code, out: String(stdout), errors: String(stderr) };
    }
  };
}

async function install(folder: string): Promise<void> {
  const fresh = await mkdtemp(`${folder}-`);
  await writeFile(join(fresh, "package.json"), '{"private":true}\n');
  const npm = (...args: readonly string[]) =>
    run("npm", ["install", "--silent", "--no-audit", "--no-fund", ...args], { cwd: fresh });
  // Node's package fetches its executable when it is installed; nothing else has to run.
  await npm(`node@${versions.node}`);
  await npm("--ignore-scripts", `@modelcontextprotocol/inspector@${versions.inspector}`);
  // Another run may have been faster.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
}
