import { readFirst } from "../../support/read-shared.ts";
import { hasHistories } from "../../support/shared-histories.ts";
import { checkPage } from "./check.ts";

// npm run oracle:claim [-- --read]: the lifelines of five shared histories against their texts.
const histories = [
  "en-vic.xml.gz",
  "en-adam-himebauch.xml.gz",
  "en-american-goldfinch.xml.gz",
  "hi-kahani.xml.gz",
  "en-anarchism-first1500.xml.xz",
];

async function run(names: readonly string[], isRead: boolean): Promise<number> {
  const chains: (readonly string[])[] = [];
  let faults = 0;
  for (const name of names) {
    const verdict = await checkPage((use) => readFirst(name, use));
    faults += verdict.faults.length;
    chains.push(...verdict.chains);
    const lengths = verdict.chains.map(({ length }) => length).sort((a, b) => a - b);
    console.log(
      `${name}: ${verdict.sentences} sentences, ${verdict.steps} steps, ${verdict.faults.length} faults; wordings: median ${lengths[lengths.length >> 1]}, longest ${lengths.at(-1)}`,
    );
    for (const fault of verdict.faults.slice(0, 20)) console.log(`  ${fault}`);
  }
  const longest = [...chains].sort((a, b) => b.length - a.length).slice(0, 10);
  console.log(`the ten longest chains: ${longest.map(({ length }) => length).join(", ")} wordings`);
  if (isRead)
    for (const chain of longest) console.log(`\n${chain.map((text, i) => `${i + 1} ${text}`).join("\n")}`);
  return faults;
}

if (hasHistories) {
  const named = process.argv.slice(2).filter((argument) => argument.endsWith("z"));
  process.exitCode =
    (await run(named.length > 0 ? named : histories, process.argv.includes("--read"))) === 0 ? 0 : 1;
} else {
  console.log("the shared histories are not there: nothing checked");
}
