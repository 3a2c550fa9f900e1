/**
 * What the line or the tag that opens a table says of it, however it is written: `{| border="1"` says what `<table BORDER=1>`
 * does.
 *
 * @param opening - With white space folded.
 */
export function attributesIn(opening: string): string {
  return opening
    .replace(mark, "$1")
    .replace(tagEnd, "")
    .replace(
      attribute,
      (_, name: string, double?: string, single?: string, bare?: string) =>
        `${name.toLowerCase()}="${double ?? single ?? bare}"`,
    )
    .trim();
}

const mark = /^([: ]*)(?:\{\||<table)/i;
const tagEnd = /\/?>$/;
// A name is read from its beginning alone: otherwise a long word without `=` would be tried at each of its letters.
const attribute = /(?<![\w:-])([\w:-]+) ?= ?(?:"([^"]*)"|'([^']*)'|([^\s"'<>{}|]+))/g;
