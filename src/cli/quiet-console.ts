import { keepStandardOutput } from "./files/standard-output.ts";

// Standard output carries only records: whatever else is written or logged there goes to standard error.
keepStandardOutput();
