import { af } from "./af.ts";
import { ar } from "./ar.ts";
import { az } from "./az.ts";
import { be } from "./be.ts";
import { bg } from "./bg.ts";
import { bn } from "./bn.ts";
import { ca } from "./ca.ts";
import { cs } from "./cs.ts";
import { cy } from "./cy.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { eo } from "./eo.ts";
import { es } from "./es.ts";
import { et } from "./et.ts";
import { eu } from "./eu.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { ga } from "./ga.ts";
import { gl } from "./gl.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hu } from "./hu.ts";
import { hy } from "./hy.ts";
import { id } from "./id.ts";
import { is } from "./is.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ka } from "./ka.ts";
import { kk } from "./kk.ts";
import { kn } from "./kn.ts";
import { ko } from "./ko.ts";
import { la } from "./la.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { mk } from "./mk.ts";
import { ml } from "./ml.ts";
import { mr } from "./mr.ts";
import { ms } from "./ms.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sh } from "./sh.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sq } from "./sq.ts";
import { sr } from "./sr.ts";
import { sv } from "./sv.ts";
import { sw } from "./sw.ts";
import { ta } from "./ta.ts";
import { te } from "./te.ts";
import { th } from "./th.ts";
import { tl } from "./tl.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { ur } from "./ur.ts";
import { uz } from "./uz.ts";
import type { ValueWords } from "./value-words.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

/** The words that carry a value, by language. */
export const valueWords: Readonly<Record<string, ValueWords>> = {
  af,
  ar,
  az,
  be,
  bg,
  bn,
  ca,
  cs,
  cy,
  da,
  de,
  el,
  en,
  eo,
  es,
  et,
  eu,
  fa,
  fi,
  fr,
  ga,
  gl,
  he,
  hi,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  kn,
  ko,
  la,
  lt,
  lv,
  mk,
  ml,
  mr,
  ms,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sh,
  sk,
  sl,
  sq,
  get sr() {
    return sr();
  },
  sv,
  sw,
  ta,
  te,
  th,
  tl,
  tr,
  uk,
  ur,
  uz,
  vi,
  zh,
};
