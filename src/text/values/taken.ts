/** The kind of a value in a claim: what is reported when it changes. */
export type ValueKind = "number" | "date" | "amount" | "negation" | "hedge" | "quantifier";

/** A value found at a token. */
export interface Taken {
  readonly kind: ValueKind;
  /** Equal for two ways of writing one value. */
  readonly normal: string;
  /** How many tokens it has. */
  readonly length: number;
  /** Whether it is a quantifier that a sentence without any never means. */
  readonly limits?: boolean;
  /** What the words for thousands and more behind a number multiply it by: they may do so to the number before it, too. */
  readonly scale?: number;
  /** The word that stays when the value is taken out; mostly there is none. */
  readonly left: string;
}

/** A value that leaves no word. */
export function taken(kind: ValueKind, normal: string, length: number): Taken {
  return { kind, normal, length, left: "" };
}
