import { escapeSteering } from "../../json.ts";

/**
 * A JSON document as text: characters that control a display or turn the direction of writing are escaped, without changing
 * the document.
 */
export function written(document: object): string {
  return escapeSteering(JSON.stringify(document));
}

/** Bytes for what surrounds a document when it is sent. */
const envelopeBytes = 300;

/** Bytes of an answer as it is sent: the document, and what surrounds it. */
export function answerBytes(document: object): number {
  return documentBytes(document) + envelopeBytes;
}

/** Bytes of a document in an answer, which contains it a second time as a text. */
export function documentBytes(document: object): number {
  return Buffer.byteLength(JSON.stringify(document)) + Buffer.byteLength(JSON.stringify(written(document)));
}
