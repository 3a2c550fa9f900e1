import { escapeSteering } from "../../json.ts";

/** A JSON document as text: what steers a display or turns the direction of writing is escaped, and parses as before. */
export function written(document: object): string {
  return escapeSteering(JSON.stringify(document));
}

/** Room for what is sent around a document. */
const envelopeBytes = 300;

/** Bytes of an answer as it is sent: the document, and what is around it. */
export function answerBytes(document: object): number {
  return documentBytes(document) + envelopeBytes;
}

/** Bytes of a document in an answer, where it stands once more as a text. */
export function documentBytes(document: object): number {
  return Buffer.byteLength(JSON.stringify(document)) + Buffer.byteLength(JSON.stringify(written(document)));
}
