/** What a made-up revision of an export says; what is left out is filled in. */
export interface RevisionXml {
  readonly id?: number;
  readonly timestamp?: string;
  /** Written as it is: `<contributor>…`. */
  readonly contributor?: string;
  /** Written as it is, before the text. */
  readonly more?: string;
  /** The element, or the content to be escaped. */
  readonly text?: string;
}

const siteinfo = `<siteinfo>
    <sitename>Sample wiki</sitename>
    <base>https://wiki.example/wiki/Main_Page</base>
    <case>first-letter</case>
    <namespaces>
      <namespace key="-1" case="first-letter">Special</namespace>
      <namespace key="0" case="first-letter" />
      <namespace key="1" case="first-letter">Talk</namespace>
    </namespaces>
  </siteinfo>`;

/** An export of pages written by `pageXml`. */
export function exportXml(...pages: readonly string[]): string {
  return `<mediawiki version="0.11" xml:lang="en">\n  ${siteinfo}\n${pages.join("\n")}\n</mediawiki>\n`;
}

/** A page of an export. */
export function pageXml(title: string, id: number, ...revisions: readonly (RevisionXml | string)[]): string {
  const elements = revisions.map((sketch, i) =>
    revisionXml(typeof sketch === "string" ? { text: sketch } : sketch, i),
  );
  return `<page>\n<title>${escaped(title)}</title>\n<ns>0</ns>\n<id>${id}</id>\n${elements.join("\n")}\n</page>`;
}

function revisionXml(revision: RevisionXml, i: number): string {
  const { contributor = "<username>Ada</username><id>7</id>", id = i + 1, more = "", text = "" } = revision;
  const timestamp = revision.timestamp ?? `2020-01-01T${String(i).padStart(2, "0")}:00:00Z`;
  const element = text.startsWith("<text") ? text : `<text xml:space="preserve">${escaped(text)}</text>`;
  const who = contributor.startsWith("<contributor")
    ? contributor
    : `<contributor>${contributor}</contributor>`;
  return `<revision><id>${id}</id><timestamp>${timestamp}</timestamp>${who}${more}${element}</revision>`;
}

/** Text as an export writes it. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
