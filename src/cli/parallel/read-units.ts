import { createUnit, ending, type Unit, type UnitBuilder } from "./unit.ts";

/** The pieces of `cutPages`, read one by one: the first pages by one consumer and the rest by another. */
export interface Pieces {
  next(): Promise<IteratorResult<Uint8Array | null, void>>;
  /** Whether the end has been read. */
  isOver(): boolean;
  close(): Promise<void>;
}

/** Hands out the pieces, and records when there are no more. */
export function piecesOf(cut: AsyncGenerator<Uint8Array | null, void, void>): Pieces {
  let isOver = false;
  return {
    async next() {
      const piece = await cut.next();
      isOver = piece.done === true;
      return piece;
    },
    isOver: () => isOver,
    async close() {
      await cut.return();
    },
  };
}

/** A unit as it was cut. */
export interface CutUnit {
  readonly unit: Unit;
  readonly isLast: boolean;
  /** The reason if the input broke off within it. */
  readonly broken: unknown;
}

/** The bytes of the first unit as they come: an export of its own, whatever follows. */
export async function* firstUnit(pieces: Pieces): AsyncGenerator<Uint8Array, void, void> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done === true) return;
    yield value ?? ending;
    if (value === null) return;
  }
}

/**
 * The units after the first.
 *
 * @param head - What comes before the first page of the input.
 * @param folder - Folder for a unit that is too large for memory.
 */
export async function* unitsOf(
  pieces: Pieces,
  head: Uint8Array,
  folder: string,
): AsyncGenerator<CutUnit, void, void> {
  for (let number = 0; !pieces.isOver(); number++) {
    const builder = createUnit(folder, number);
    try {
      await builder.add(head);
      const broken = await fill(builder, pieces);
      const isLast = broken !== undefined || pieces.isOver();
      yield { unit: await builder.finish(), isLast, broken };
      if (isLast) return;
    } finally {
      await builder.discard();
    }
  }
}

/** Adds pieces up to the next cut; returns the reason if the input breaks off. */
async function fill(builder: UnitBuilder, pieces: Pieces): Promise<unknown> {
  for (;;) {
    const piece = await pieces.next().catch((broken: unknown) => ({ broken }));
    if ("broken" in piece) return piece.broken;
    if (piece.done === true) return undefined;
    await builder.add(piece.value ?? ending);
    if (piece.value === null) return undefined;
  }
}
