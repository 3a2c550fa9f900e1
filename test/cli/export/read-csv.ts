/** The rows of a CSV as RFC 4180 has them. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) throw new Error(`no cell at ${cell.lastIndex}`);
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
