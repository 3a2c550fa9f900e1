/** Languages in which the full stop groups the digits of a number: CLDR 48, those that have a wiki. */
const stopGroups: ReadonlySet<string> = new Set(
  (
    "ast az bs ca da de dsb el es eu fo fur fy gl hr hsb ia id is it jv kl ku lb lij ln lo mk nds nl pms pt pt-br rn ro rw " +
    "sc scn sg sl sr sr-ec sr-el su tr vi vmw wo"
  ).split(" "),
);

/**
 * Whether `12.500` is twelve thousand five hundred in a language, and not twelve and a half.
 *
 * A country may do otherwise than its language (`de-CH`), a form of address or a script does not (`de-formal`).
 *
 * @param language - Of the wiki; `""` where it is not known.
 */
export function groupsByStop(language: string): boolean {
  return stopGroups.has(language.replace(/-(?:formal|informal|latn|cyrl)$/, ""));
}
