/** UTF-16 units of a value that an error quotes. */
const mostQuoted = 100;

/** UTF-16 units of a name that an error shows: those of files are paths. */
const mostOfName = 1_000;

/** A wrong value as an error quotes it: the whole, or its beginning where it is long, since it may be megabytes by mistake. */
export function quoted(value: unknown): string {
  // Programs in JavaScript give anything.
  return typeof value === "string" ? JSON.stringify(shortened(value, mostQuoted)) : String(value);
}

/** The name of a file, the address of a wiki, as an error shows it: the whole, or its beginning where hardly any is so long. */
export function shownName(name: string): string {
  return shortened(name, mostOfName);
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half a character is not shown.
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…`;
}
