/** Revisions of `manyTitle`: more than one list or batch holds. */
export const manyRevisions = 620;
export const manyTitle = "Harbour log";
/** Place of the revision that is much longer than its neighbours, and about how long it is. */
export const longPlace = 300;
export const longBytes = 400_000;

/** An export of a page with many small revisions, ids against time, one long text, and letters of four bytes. */
export function manyRevisionsXml(): string {
  const revisions = Array.from({ length: manyRevisions }, (_, i) => {
    const hour = new Date(Date.UTC(2012, 0, 1, i)).toISOString().replace(".000", "");
    // Each tenth pair comes in the wrong order, as after an import.
    const id = i % 10 === 4 ? i + 2 : i % 10 === 5 ? i : i + 1;
    const text =
      i === longPlace
        ? longText()
        : `Ships in the harbour on day ${i}: ${i % 7}. 🚢 Weather: ${["calm", "rough"][i % 2]} &amp; &lt;clear&gt;.`;
    return `<revision><id>${id}</id><timestamp>${hour}</timestamp><contributor><username>Clerk ${i % 5}</username></contributor>
<comment>day ${i}</comment><model>wikitext</model><format>text/x-wiki</format><text xml:space="preserve">${text}</text></revision>`;
  });
  return `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en"><page>
<title>${manyTitle}</title><ns>0</ns><id>1</id>${revisions.join("\n")}</page></mediawiki>`;
}

function longText(): string {
  const line =
    "of a long day on which much was loaded and unloaded and nothing was left unwritten by any clerk ";
  return Array.from({ length: longBytes / 1_000 }, (_, i) => `Hour ${i} ${line.repeat(10)}\n`).join("");
}
