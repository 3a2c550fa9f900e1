/** A JSON document as text: what steers a display or turns the direction of writing is escaped, and parses as before. */
export function written(document: object): string {
  return JSON.stringify(document).replace(steering, (character) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

const steering = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Bytes of an answer as it is sent: the document, and once more as a text in it. */
export function answerBytes(document: object): number {
  return Buffer.byteLength(JSON.stringify(document)) + Buffer.byteLength(JSON.stringify(written(document)));
}
