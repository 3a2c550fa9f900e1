import { HistoryError, hasCode } from "../errors.ts";
import { quoted } from "../ground/quoted.ts";
import { isReaderGone } from "./files/standard-output.ts";
import type { Host } from "./host.ts";
import { meantAsFile } from "./meant-as-file.ts";
import { operations } from "./operations/index.ts";
import { exitCodes, outcomeOf } from "./words/outcome.ts";

/** Runs one command line and returns the exit code. It never throws, whatever it is given. */
export async function main(args: readonly string[], host: Host): Promise<number> {
  try {
    await dispatch(args, host);
    // A service that is told to end has done its work; one that can no longer report what it did has not.
    if (host.signal.reason instanceof HistoryError) throw host.signal.reason;
    return exitCodes.done;
  } catch (failure) {
    // If pages were left out that should have been looked at, a closed output does not excuse it.
    const isOfPages = hasCode(failure, "PAGES_FAILED");
    const cause = host.signal.aborted && !isOfPages ? host.signal.reason : failure;
    if (isReaderGone(cause)) return exitCodes.done;
    const { message, exitCode } = outcomeOf(cause);
    host.writeError(message);
    return exitCode;
  }
}

async function dispatch([command, ...args]: readonly string[], host: Host): Promise<void> {
  if (command === "--version" || command === "-V") return host.writeOut(`${host.version}\n`);
  if (command === undefined || command === "help" || command === "--help" || command === "-h") {
    const topic = args.find((arg) => arg !== "--help" && arg !== "-h");
    const { helpOf, overview } = await import("./help.ts");
    return host.writeOut(topic === undefined ? overview() : helpOf(await operationNamed(topic)));
  }
  const bare = operations[command]?.bare;
  if (args.length === 0 && bare !== undefined) return bare(host);
  const operation = await operationNamed(command);
  // The reader of flags is loaded only if there are any.
  if (args.length === 0) return operation.run({}, host);
  // Behind `--` there are titles, whatever they begin with.
  const options = args.slice(0, args.includes("--") ? args.indexOf("--") : undefined);
  if (options.includes("--help") || options.includes("-h")) {
    const { helpOf } = await import("./help.ts");
    return host.writeOut(helpOf(operation));
  }
  const { readFlags } = await import("./flags.ts");
  const input = readFlags(operation, args);
  try {
    await operation.run(input, host);
  } catch (failure) {
    throw meantAsFile(failure, input);
  }
}

async function operationNamed(name: string) {
  const load = operations[name]?.load;
  if (load !== undefined) return load();
  throw new HistoryError(
    "UNKNOWN_OPTION",
    `there is no command ${quoted(name)}; there are ${Object.keys(operations).join(", ")} (stemma help COMMAND)`,
  );
}
