// Prints how often each event type fires on each shared history (the 1 GB one with --full): the table of docs/fire-rates.md.
import { type Fingerprint, fingerprintOf } from "../test/golden/fingerprint.ts";
import { everydayHistories, fullHistory, hasHistories } from "../test/support/shared-histories.ts";
import { fireRatesTable } from "./docs/fire-rates-table.ts";

if (!hasHistories) throw new Error("the shared histories are not here: set STEMMA_HISTORIES to their folder");
const counted: Record<string, Fingerprint> = {};
for (const name of [...everydayHistories, ...(process.argv.includes("--full") ? [fullHistory] : [])]) {
  counted[name] = await fingerprintOf(name);
}
process.stdout.write(fireRatesTable(counted));
