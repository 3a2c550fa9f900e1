/** A number of things in words: `1 event`, `2 events`, `2 log entries`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
