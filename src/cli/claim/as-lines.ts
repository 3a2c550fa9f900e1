/** Lines of a text, each ended. */
export function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
