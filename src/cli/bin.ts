#!/usr/bin/env node
import { main } from "./main.ts";
import { processHost } from "./process-host.ts";

process.exitCode = await main(process.argv.slice(2), processHost());
