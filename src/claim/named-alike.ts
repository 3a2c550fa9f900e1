/** A reference that has a name, or uses one again; `name` is `null` for one without. */
interface Named {
  readonly name: string | null;
  readonly isWrittenOut: boolean;
}

/**
 * Gives a check whether a reference stands for the same source as one of these, by its name.
 *
 * If only its definition moves, a name still stands for the same source. Written out here and there, it may say something else:
 * then the name says nothing, even if a sentence also uses it again.
 */
export function namedAlike(references: readonly Named[]): (other: Named) => boolean {
  const used = new Set<string | null>();
  const writtenOut = new Set<string | null>();
  for (const { name, isWrittenOut } of references) {
    used.add(name);
    if (isWrittenOut) writtenOut.add(name);
  }
  return ({ name, isWrittenOut }) =>
    name !== null && used.has(name) && !(isWrittenOut && writtenOut.has(name));
}
