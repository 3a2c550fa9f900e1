/** A link for use in Markdown: what would end it there, or begin a mark, is encoded. */
export function encoded(link: string): string {
  return link.toWellFormed().replace(/[()<>\s\\`\p{Cc}\p{Cf}]/gu, encodedCharacter);
}

function encodedCharacter(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
