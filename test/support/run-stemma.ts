import { main } from "../../src/cli/main.ts";
import { testHost } from "./test-host.ts";

/** Runs a command line in this process; returns what it wrote, as one text and line by line. */
export async function runStemma(args: readonly string[], stdin = "") {
  const { host, out, errors } = testHost(stdin);
  const exitCode = await main(args, host);
  const lines = out()
    .split("\n")
    .filter((line) => line !== "");
  return { exitCode, errors: errors(), lines, out: out() };
}
