import { ar } from "./ar.ts";
import { bn } from "./bn.ts";
import { ca } from "./ca.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hu } from "./hu.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

const files: readonly LexiconFile[] = [
  ar,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
];

/** What is known about template names, by language. */
export const lexicons: ReadonlyMap<string, LexiconFile> = new Map(files.map((file) => [file.language, file]));
