/** What a value of a claim is: what is told when it changes. */
export type ValueKind = "number" | "date" | "amount" | "negation" | "hedge";

/** A value found at a token. */
export interface Taken {
  readonly kind: ValueKind;
  /** Equal for two ways to write one value. */
  readonly normal: string;
  /** How many tokens it is. */
  readonly length: number;
  /** The word that stays when the value is taken out; mostly none. */
  readonly left: string;
}

/** A value that leaves no word. */
export function taken(kind: ValueKind, normal: string, length: number): Taken {
  return { kind, normal, length, left: "" };
}
