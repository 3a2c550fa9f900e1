import type { Markup } from "../../src/text/markup/markup.ts";
import { type Facts, folded, noFacts } from "./facts.ts";

/** What our scanner found in some blocks. */
export function ourFacts(blocks: readonly Markup[]): Facts {
  const facts = noFacts();
  for (const markup of blocks) add(facts, markup);
  return facts;
}

function add(facts: ReturnType<typeof noFacts>, markup: Markup): void {
  for (const { name, parameters } of markup.templates) {
    const written = parameters.map((parameter) => `${parameter.name}=${folded(parameter.value)}`);
    facts.template.push([folded(name.replace(/^:/, "")), ...written].join(" | "));
  }
  for (const { name, group, content } of markup.references) {
    facts.reference.push(`${name ?? ""} | ${group ?? ""} | ${folded(content ?? "")}`);
  }
  for (const { kind, target } of markup.links) facts[kind].push(target);
  for (const { kind, name } of markup.media) facts[kind === "category" ? "category" : "file"].push(name);
  if (markup.heading !== null) facts.heading.push(`${markup.heading.level} ${markup.heading.text}`);
}
