/** Among which revisions an edit is whose own is not known, of which so many right before the last are not named. */
export function amongRevisions(ids: string, omitted: number): string {
  return `at one of the revisions ${ids}${omitted === 0 ? "" : ` or ${omitted} before the last`}`;
}
