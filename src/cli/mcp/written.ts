import { escapeSteering } from "../../json.ts";

/** A JSON document as text: what steers a display or turns the direction of writing is escaped, and parses as before. */
export function written(document: object): string {
  return escapeSteering(JSON.stringify(document));
}

/** Bytes of an answer as it is sent: the document, and once more as a text in it. */
export function answerBytes(document: object): number {
  return Buffer.byteLength(JSON.stringify(document)) + Buffer.byteLength(JSON.stringify(written(document)));
}

/** Room for what is sent around a document. */
export const envelopeBytes = 300;
