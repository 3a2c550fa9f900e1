import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HistoryError } from "../errors.ts";
import { systemCode } from "../ground/system-code.ts";
import { noted } from "./noted.ts";

/** What a tool unpacks: an open file, a stream, or an absolute path for tools that have to seek. */
export type Packed =
  | { readonly kind: "file"; readonly descriptor: number }
  | { readonly kind: "stream"; readonly chunks: AsyncIterable<Uint8Array> }
  | { readonly kind: "path"; readonly path: string };

/** A program of the system that unpacks. */
export interface Tool {
  /** Names of the program; the first one found is run. */
  readonly programs: readonly string[];
  readonly parameters: readonly string[];
  /** What to install, on Debian and with Homebrew. */
  readonly packages: readonly [string, string];
}

/** The tools by packing. */
export const tools = {
  "7z": {
    packages: ["7zip", "sevenzip"],
    parameters: ["x", "-so", "-bd", "-spd", "--"],
    programs: ["7zz", "7z", "7za", "7zr"],
  },
  bzip2: { packages: ["bzip2", "bzip2"], parameters: ["-dc"], programs: ["lbzip2", "bzip2"] },
  xz: { packages: ["xz-utils", "xz"], parameters: ["-dc"], programs: ["xz"] },
  zstd: { packages: ["zstd", "zstd"], parameters: ["-dcq"], programs: ["zstd"] },
} as const satisfies Readonly<Record<string, Tool>>;

/**
 * All that a tool gets of the environment, which holds secrets: where programs and their libraries are, and by which locale 7z
 * reads the name of a file. What Windows needs besides, Node adds.
 */
const inherited = ["PATH", "LD_LIBRARY_PATH", "LC_ALL", "LC_CTYPE", "LANG"];

const maxComplaint = 300;

/**
 * The bytes that a tool unpacks from an input. No shell is involved, and the tool ends when the consumer stops.
 *
 * @throws HistoryError `TOOL_MISSING`; `INPUT_TRUNCATED` when the tool fails; whatever a stream throws.
 */
export async function* unpackWith(
  tool: Tool,
  packed: Packed,
  input: string,
): AsyncGenerator<Uint8Array, void, void> {
  const { child, program } = await start(tool, packed, input);
  const { stdin, stdout, stderr } = child;
  if (stdout === null) throw new HistoryError("TOOL_MISSING", `${program} has no output`);
  let complaint = "";
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(0, maxComplaint);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const source = packed.kind === "stream" ? noted(packed.chunks) : null;
  if (source !== null && stdin !== null) {
    // A tool that gives up early closes its end; its exit code says more than the broken pipe.
    pipeline(Readable.from(source.chunks, { objectMode: false }), stdin).catch(() => undefined);
  }
  try {
    for await (const chunk of stdout) yield chunk;
    const code = await ended;
    // The tool took the failure for the end, and after a complete part it may not have complained.
    const failure = source?.failure();
    if (failure !== undefined) throw failure;
    if (code !== 0) {
      throw new HistoryError(
        "INPUT_TRUNCATED",
        `${input}: ${program} could not unpack all of it; fetch the file again`,
        { code, complaint, input, program },
      );
    }
  } finally {
    child.kill();
    stdin?.destroy();
    stdout.destroy();
  }
}

async function start(
  tool: Tool,
  packed: Packed,
  input: string,
): Promise<{ readonly child: ChildProcess; readonly program: string }> {
  // Loaded only when needed: it takes 3 ms.
  const { spawn } = await import("node:child_process");
  for (const program of tool.programs) {
    const child = spawn(program, [...tool.parameters, ...(packed.kind === "path" ? [packed.path] : [])], {
      // Windows looks for programs in the current directory first, where an input may have brought one of that name along.
      cwd: dirname(process.execPath),
      env: Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      stdio: [
        packed.kind === "file" ? packed.descriptor : packed.kind === "stream" ? "pipe" : "ignore",
        "pipe",
        "pipe",
      ],
      windowsHide: true,
    });
    try {
      await once(child, "spawn");
      return { child, program };
    } catch (error) {
      if (systemCode(error) !== "ENOENT") {
        throw new HistoryError(
          "TOOL_MISSING",
          `${input}: ${program} does not start`,
          { program },
          { cause: error },
        );
      }
    }
  }
  const [debian, brew] = tool.packages;
  const program = tool.programs.join(" or ");
  throw new HistoryError(
    "TOOL_MISSING",
    `${input}: unpacking needs the program ${program}: apt install ${debian}, or brew install ${brew}`,
    { input, program },
  );
}
