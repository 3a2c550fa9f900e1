import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Host } from "../host.ts";
import { displayed } from "../words/displayed.ts";
import { commandEnvironment } from "./command-environment.ts";
import { showLines } from "./show-lines.ts";

/** The end of a command. */
interface CommandEnd {
  /** `null` if a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Whether it was told to end: whatever its exit code, it has not received everything. */
  readonly isStopped: boolean;
}

/** A command that reads lines. */
export interface RunningCommand {
  /** Resolves when more can be taken; if a command stops reading, that is accepted. */
  line(text: string): Promise<void>;
  end(): Promise<CommandEnd>;
  /** Ends it, with everything it has started; what does not end is killed some seconds later. */
  stop(): void;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** After this time a command is considered stuck, since other pages wait for it. */
const maxMs = 10 * 60_000;
/** How long output is read after a command's end: what it left running in the background may hold the output open for ever. */
const graceMs = 2_000;
/** Time to end by itself when told to. */
const killMs = 5_000;

/**
 * Runs an operator's command in the system's shell.
 *
 * The shell is given the command as it was typed and nothing else: what comes from a wiki reaches it only on its standard
 * input, never as an argument or in the environment. It does not receive stemma's own secrets. What it prints goes to
 * standard error, made safe to show.
 */
export function runCommand(command: string, host: Host): RunningCommand {
  const child = spawn(command, {
    shell: true,
    // In a group of its own, so that what the shell has started can be ended with it.
    detached: process.platform !== "win32",
    env: commandEnvironment(host),
    stdio: ["pipe", "pipe", "pipe"],
    // Otherwise Windows opens a console for each if the run has none, as under a service.
    windowsHide: true,
  });
  const timers: (() => void)[] = [];
  const deafen = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  let killed: Promise<void> | null = null;
  const stop = () => {
    if (killed !== null || !signalGroup(child, "SIGTERM")) return;
    killed = new Promise((resolve) => {
      const kill = () => {
        signalGroup(child, "SIGKILL");
        deafen();
        resolve();
      };
      timers.push(host.clock.timer(killMs, kill));
    });
  };
  timers.push(host.clock.timer(maxMs, stop));
  child.once("exit", () => timers.push(host.clock.timer(graceMs, deafen)));
  if (host.signal.aborted) stop();
  else host.signal.addEventListener("abort", stop, { once: true });
  const ended = endOf(child).finally(async () => {
    host.signal.removeEventListener("abort", stop);
    if (killed !== null && signalGroup(child, 0)) await killed;
    for (const cancel of timers) cancel();
  });
  // It is awaited in `end`.
  ended.catch(() => undefined);
  // A command need not read all its input: only its exit status counts.
  child.stdin.on("error", () => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    showLines(stream, (line) => host.writeError(`on-event: ${displayed(line)}`));
  }
  return {
    async line(text) {
      if (child.stdin.writable && !child.stdin.write(text)) {
        await Promise.race([once(child.stdin, "drain").catch(() => undefined), ended]);
      }
    },
    async end() {
      child.stdin.end();
      const end = await ended;
      return { ...end, isStopped: killed !== null };
    },
    stop,
  };
}

const notFound = 127;

async function endOf(child: Child): Promise<Pick<CommandEnd, "exitCode" | "signal">> {
  // A shell that cannot be started counts as one that does not find the command.
  const [exitCode, signal] = await once(child, "close").catch(() => [notFound, null]);
  return {
    exitCode: typeof exitCode === "number" ? exitCode : null,
    signal: typeof signal === "string" ? signal : null,
  };
}

/** Whether anything was left to signal, of the shell and what it has started; signal 0 only checks that. */
function signalGroup(child: Child, signal: "SIGTERM" | "SIGKILL" | 0): boolean {
  if (child.pid === undefined) return false;
  if (process.platform === "win32") return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
    return false;
  }
}
