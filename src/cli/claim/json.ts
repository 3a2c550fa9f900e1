import type { ClaimInParts } from "../../claim/result.ts";

/** A claim as one JSON document, in pieces: together they are what `JSON.stringify` would write with an indent of two. */
export function* claimJson(claim: ClaimInParts): Iterable<string> {
  let before = "{";
  for (const [name, value] of Object.entries(claim)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ",";
    if (value === claim.matches) yield* listJson(claim.matches);
    else yield indented(value, "  ");
  }
  yield "\n}\n";
}

function* listJson(items: Iterable<unknown>): Iterable<string> {
  let before = "[";
  for (const item of items) {
    yield `${before}\n    ${indented(item, "    ")}`;
    before = ",";
  }
  yield before === "[" ? "[]" : "\n  ]";
}

/** A value within others; a line feed in it is never part of a string, where it would be escaped. */
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
}
