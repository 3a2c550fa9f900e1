/** Where the value begins in a link that gives it to a property, `[[Area::9 km²]]`; -1 where there is none. */
export function valueStart(text: string, start: number, end: number): number {
  const mark = text.slice(start, end - 2).indexOf("::");
  return mark === -1 ? -1 : start + mark + 2;
}
