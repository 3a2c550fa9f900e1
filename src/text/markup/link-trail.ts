/**
 * Whether a letter that stands against the `]]` of a link to a page belongs to the link's words: `[[a]]s`.
 *
 * Of Latin letters only, as those of a scheme are: `a` to `z` in every language but some with a script of their own.
 *
 * @see https://www.mediawiki.org/wiki/Help:Links
 */
export function isTrailLetter(unit: number, language: string): boolean {
  return unit >= 97 && unit <= 122 && !withoutLatinTrail.has(language);
}

// Read out of the `$linkTrail` of MediaWiki's languages and of those they fall back to.
const withoutLatinTrail: ReadonlySet<string> = new Set(
  (
    "ami azb bcc bgn bn bpy bqi cdo ckb fa gan gan-hans gan-hant glk gu hak hsn ii khw ku-arab lki lrc luz lzh mr mzn " +
    "nan pwn sdh sjd skr skr-arab szy ta tay te trv ur wuu za zh zh-cn zh-hans zh-hant zh-hk zh-mo zh-my zh-sg zh-tw"
  ).split(" "),
);
