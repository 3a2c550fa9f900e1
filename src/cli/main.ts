import { HistoryError } from "../errors.ts";
import type { Host } from "./host.ts";
import { operations } from "./operations/index.ts";
import { exitCodes, outcomeOf } from "./outcome.ts";

/** Runs one command line and returns the exit code. Nothing it is given makes it throw. */
export async function main(args: readonly string[], host: Host): Promise<number> {
  try {
    await dispatch(args, host);
    return exitCodes.done;
  } catch (failure) {
    const { message, exitCode } = outcomeOf(host.signal.aborted ? host.signal.reason : failure);
    host.writeError(message);
    return exitCode;
  }
}

async function dispatch([command, ...args]: readonly string[], host: Host): Promise<void> {
  if (command === "--version" || command === "-V") return host.writeOut(`${host.version}\n`);
  if (command === undefined || command === "help" || command === "--help" || command === "-h") {
    const [topic] = args;
    const { helpOf, overview } = await import("./help.ts");
    return host.writeOut(topic === undefined ? overview() : helpOf(await operationNamed(topic)));
  }
  const bare = operations[command]?.bare;
  if (args.length === 0 && bare !== undefined) return bare(host);
  const operation = await operationNamed(command);
  // What reads flags is loaded where there are some.
  if (args.length === 0) return operation.run({}, host);
  if (args.includes("--help") || args.includes("-h")) {
    const { helpOf } = await import("./help.ts");
    return host.writeOut(helpOf(operation));
  }
  const { readFlags } = await import("./flags.ts");
  await operation.run(readFlags(operation, args), host);
}

async function operationNamed(name: string) {
  const load = operations[name]?.load;
  if (load !== undefined) return load();
  throw new HistoryError(
    "UNKNOWN_OPTION",
    `there is no command ${JSON.stringify(name)}; there are ${Object.keys(operations).join(", ")} (stemma help COMMAND)`,
  );
}
