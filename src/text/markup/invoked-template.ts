/**
 * The name of the template in whose place its module is called, `cite web` of `{{#invoke:cite|web|url=…}}`; `null` for any other
 * call.
 *
 * A page with more citations than the limit of a page lets templates show calls their module: `Cite` with the kind of work as
 * its function, or the module of one template, with no function (`{{#invoke:Cite web||url=…}}`) or `main`.
 *
 * @param name - The words between `{{` and the first `|`, trimmed.
 * @param called - The words between the first `|` and the second, trimmed: the function.
 * @see https://en.wikipedia.org/wiki/Module:Cite
 */
export function invokedTemplate(name: string, called: string): string | null {
  const kind = citeModule.exec(name)?.[1];
  if (kind === undefined) return null;
  if (kind === "") return kindOfWork.test(called) ? `cite ${called}` : null;
  return called === "" || called === "main" ? `cite${kind}` : null;
}

// What follows the first space or underscore is read one way only: a long run of underscores would be tried at each of them.
const citeModule = /^#invoke\s*:\s*cite((?:[ _] *[^\s{}][^{}]*)?)$/i;
const kindOfWork = /^[a-z]+(?:[ -][a-z]+)*$/i;
