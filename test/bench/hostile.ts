/** A history made to be slow, and how many revisions it has. */
export interface Hostile {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Deterministic words with next to nothing in common between two seeds. */
function prose(seed: number, bytes: number): string {
  let state = seed;
  let text = "";
  while (text.length < bytes) {
    const sentence: string[] = [];
    for (let i = 0; i < 12; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      sentence.push((state >>> 4).toString(36));
    }
    text += `${sentence.join(" ")}.${state % 5 === 0 ? "\n\n" : " "}`;
  }
  return text;
}

function times<T>(count: number, make: (i: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** The worst cases that have to stay within a second for each revision. */
export const hostile: readonly Hostile[] = [
  { name: "2 MB in one line", texts: times(4, (i) => prose(1, 2_000_000).replaceAll("\n", " ") + i) },
  { name: "two unrelated 300 kB texts in turn", texts: times(100, (i) => prose(1 + (i % 2), 300_000) + i) },
  { name: "20,000 unclosed [[", texts: times(4, (i) => `${"[[a ".repeat(20_000)}${i}`) },
  { name: "{{ 10,000 deep", texts: times(4, (i) => `${"{{a|".repeat(10_000)}${i}${"}}".repeat(10_000)}`) },
  { name: "100,000 templates", texts: times(4, (i) => times(100_000, (j) => `{{a|${j + i}}}`).join("\n")) },
  { name: "15,000 Chinese characters, no stop", texts: times(4, (i) => "文字".repeat(7_500) + i) },
  {
    name: "a comment toggled 200 times",
    texts: times(200, (i) => `${i % 2 === 0 ? "<!--" : ""}${prose(3, 300_000)}${i}`),
  },
  { name: "200,000 entities", texts: times(4, (i) => "&<".repeat(100_000) + i) },
];

/** A hostile history as an export. */
export function hostileExport({ texts }: Hostile): string {
  const revisions = texts.map((text, i) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const timestamp = new Date(Date.UTC(2020, 0, 1, i)).toISOString().replace(".000", "");
    return `<revision><id>${i + 1}</id><timestamp>${timestamp}</timestamp><contributor><username>User ${i % 3}</username></contributor><text>${escaped}</text></revision>`;
  });
  return `<mediawiki version="0.11" xml:lang="en"><siteinfo><base>https://wiki.example/wiki/Main_Page</base></siteinfo><page><title>Hostile</title><id>1</id>${revisions.join("\n")}</page></mediawiki>`;
}
