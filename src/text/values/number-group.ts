import { wordSet } from "../word-set.ts";

/**
 * Languages in which the full stop groups the digits of a number, and a comma separates its decimals: those in CLDR 48 that
 * have a wiki.
 */
const stopGroups = wordSet(
  "ast az bs ca da de dsb el es eu fo fur fy gl hr hsb ia id is it jv kl ku lb lij ln lo mk nds nl pms pt pt-br rn ro rw " +
    "sc scn sg sh sl sr sr-ec sr-el su tr vi vmw wo",
);

/** Languages in which a comma separates decimals, and digits are grouped by spaces or not at all. */
const commaDecimals = wordSet(
  "af als ba be be-tarask be-x-old bg br bxr cs cv eo et ff fi fr hu hy ie ka kab kk ksh ky lt lv nb nn no oc os pl rm ru sah " +
    "se shi sk smn sq sv szl tg tk tt tyv uk uz vec xh zgh",
);

/** Languages half of whose writers separate decimals by a full stop: `12,500` may be either. */
const mixed: ReadonlySet<string> = new Set(["es"]);

/** What the marks within a number mean. */
export interface NumberMarks {
  /** Whether `12.500` is twelve thousand five hundred, and not twelve and a half. */
  readonly stopGroups: boolean;
  /** Whether `12,500` is twelve and a half, and not twelve thousand five hundred. */
  readonly commaParts: boolean;
}

/**
 * What the marks within a number mean in a language.
 *
 * A country may differ from its language (`de-CH`), a form of address or a script does not (`de-formal`).
 *
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function numberMarks(language: string): NumberMarks {
  const name = language.replace(/-(?:formal|informal|latn|cyrl)$/, "");
  const isStopped = stopGroups.has(name);
  return { stopGroups: isStopped, commaParts: (isStopped || commaDecimals.has(name)) && !mixed.has(name) };
}
