#!/usr/bin/env node
// First of all: what any module logs must not stand between records.
import "./quiet-console.ts";
import "./v8-settings.ts";
import { main } from "./main.ts";
import { processHost } from "./process-host.ts";

process.exitCode = await main(process.argv.slice(2), processHost());
// Nobody puts anything away any more: a detector's own timer that keeps the process alive can be interrupted.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal);
// What is written is waited for; what nobody has taken by now was given up, and would keep the process alive.
if (process.stdout.writableLength > 0) process.exit();
