import type { RevisionText } from "../revision.ts";
import type { Environment, Writing } from "./environment.ts";
import type { Part } from "./kept.ts";
import { packJson, unpackAs } from "./packed.ts";
import {
  type KeptText,
  mostGroupBytes,
  mostTexts,
  numbered,
  packTexts,
  type TextRow,
  textRows,
  unpackTexts,
} from "./text-group.ts";

/** The texts of a page, in groups. */
export interface Texts {
  /** What is kept for each revision, without reading a text. */
  states(): ReadonlyMap<number, RevisionText["state"]>;
  get(revision: number): RevisionText | null;
  /** Revisions whose text does not match the hash it was kept with. */
  damaged(): readonly number[];
  /** Adds texts after those that are there; the last group is filled up first. */
  add(texts: ReadonlyMap<number, RevisionText>, write: Writing): void;
  forget(revisions: ReadonlySet<number>, write: Writing): void;
}

interface Place {
  /** Key of its group. */
  readonly name: string;
  readonly state: RevisionText["state"];
}

/** Opens the texts of a part of a page; the group read last is cached. */
export function createTexts({ get, keys }: Environment, part: Part): Texts {
  let places: ReadonlyMap<number, Place> | null = null;
  let open: { readonly name: string; readonly texts: ReadonlyMap<number, RevisionText> } | null = null;

  const names = () => keys(`${part}/texts/`);
  const bodyOf = (name: string) => name.replace("/texts/", "/bodies/");
  const rowsOf = (name: string, from = get): readonly TextRow[] => unpackAs(textRows, from(name)) ?? [];
  const textsOf = (name: string, from = get) => unpackTexts(rowsOf(name, from), from(bodyOf(name)));

  function placesOf(): ReadonlyMap<number, Place> {
    places ??= new Map(
      names().flatMap((name) => rowsOf(name).map(([id, state]) => [id, { name, state }] as const)),
    );
    return places;
  }

  function put(name: string, texts: readonly KeptText[], write: Writing): void {
    const { index, body } = packTexts(texts);
    write.put(name, packJson(index));
    write.put(bodyOf(name), body);
  }

  function remove(revisions: ReadonlySet<number>, write: Writing): void {
    for (const name of names()) {
      if (!rowsOf(name, write.get).some(([id]) => revisions.has(id))) continue;
      const left = listed(textsOf(name, write.get)).filter(({ id }) => !revisions.has(id));
      if (left.length > 0) put(name, left, write);
      else {
        write.remove(name);
        write.remove(bodyOf(name));
      }
    }
  }

  return {
    states: () => new Map([...placesOf()].map(([id, { state }]) => [id, state])),
    get(revision) {
      const name = placesOf().get(revision)?.name;
      if (name === undefined) return null;
      if (open?.name !== name) open = { name, texts: textsOf(name) };
      return open.texts.get(revision) ?? null;
    },
    damaged: () =>
      names().flatMap((name) => {
        const texts = textsOf(name);
        return rowsOf(name).flatMap(([id]) => (texts.has(id) ? [] : [id]));
      }),
    add(texts, write) {
      remove(new Set(texts.keys()), write);
      const last = names().at(-1);
      const isFull = last !== undefined && rowsOf(last, write.get).length >= mostTexts;
      const number =
        last === undefined ? 0 : Number(last.slice(last.lastIndexOf("/") + 1)) + (isFull ? 1 : 0);
      const before = last === undefined || isFull ? [] : listed(textsOf(last, write.get));
      const added = listed(texts);
      const groups = grouped([...before, ...added]);
      groups.forEach((group, i) => {
        put(`${part}/texts/${numbered(number + i)}`, group, write);
      });
    },
    forget: remove,
  };
}

function listed(texts: ReadonlyMap<number, RevisionText>): readonly KeptText[] {
  return [...texts].map(([id, text]) => ({ id, text }));
}

function grouped(texts: readonly KeptText[]): readonly (readonly KeptText[])[] {
  const groups: KeptText[][] = [];
  let group: KeptText[] = [];
  let bytes = 0;
  for (const kept of texts) {
    const { text } = kept;
    const length = text.state === "readable" ? text.bytes.byteLength : 0;
    if (group.length === mostTexts || (group.length > 0 && bytes + length > mostGroupBytes)) {
      groups.push(group);
      group = [];
      bytes = 0;
    }
    group.push(kept);
    bytes += length;
  }
  if (group.length > 0) groups.push(group);
  return groups;
}
