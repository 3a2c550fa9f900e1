import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { type WikiSession, wikiSession } from "./wiki-session.ts";

const run = promisify(execFile);
const scripts = join(import.meta.dirname, "server");

/** A MediaWiki of our own, alive until it is stopped. */
export interface RealWiki {
  readonly api: string;
  /** Its data, settings and logs, in the system's temporary folder. */
  readonly folder: string;
  /** Imports exports and starts the server again. */
  load(exports: readonly string[]): Promise<void>;
  logIn(name: "Keeper" | "Ada" | "Bela"): Promise<WikiSession>;
  /** Runs a maintenance script and tells what it wrote. */
  maintain(script: string, ...options: readonly string[]): Promise<string>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** PHP that is read at the end of a wiki's settings, at each request. */
export async function setExtra(folder: string, php: string): Promise<void> {
  await writeFile(join(folder, "Extra.php"), `<?php\n${php}\n`);
}

/** Runs a maintenance script on the wiki in a folder and tells what it wrote. */
export async function maintain(
  folder: string,
  script: string,
  ...options: readonly string[]
): Promise<string> {
  const { stdout } = await run(join(scripts, "run.sh"), [folder, script, ...options], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}

/** Starts a wiki on a free port; the first time on a machine it downloads and unpacks MediaWiki. */
export async function startRealWiki(): Promise<RealWiki> {
  const folder = await mkdtemp(join(tmpdir(), "stemma-wiki-"));
  const port = await freePort();
  await writeFile(join(folder, "Extra.php"), "<?php\n");
  const start = async (exports: readonly string[]) => {
    const { stdout } = await run(join(scripts, "start.sh"), [String(port), folder, ...exports]);
    return stdout.trim();
  };
  const stop = async () => {
    await run(join(scripts, "stop.sh"), [folder]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const api = await start([]);
    const accounts: unknown = JSON.parse(await readFile(join(folder, "accounts.json"), "utf8"));
    const passwords = v.parse(v.record(v.string(), v.string()), accounts);
    return {
      api,
      folder,
      load: async (exports) => {
        await start(exports);
      },
      logIn: (name) => wikiSession(api, name, passwords[name] ?? ""),
      maintain: (script, ...options) => maintain(folder, script, ...options),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
