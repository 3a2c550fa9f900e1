import { wordSet } from "../word-set.ts";
import type { Parameter, Template } from "./markup.ts";
import { attribute } from "./tag-attributes.ts";

/**
 * Templates that list a page's references and define those they are given: `{{reflist|refs=<ref name=a>…</ref>}}`.
 *
 * Lower case; a closed list, because an export does not hold the wiki's templates. It follows `referencesTemplates` of
 * pywikibot's noreferences.py.
 */
export const listTemplates: ReadonlySet<string> = new Set(
  (
    "listaref, notelist, przipisy, przypisy, przypisy-lista, ref-list, ref-section, reference list, " +
    "references, references-small, referencias, referencies, referencoj, referency, referenties, " +
    "referências, referència, referències, reflist, refs, références, připisy, uwagi, viited, " +
    "viitteet, források, jegyzetek, megjegyzések, kaynakça, tham khảo, παραπομπές, зноскі, " +
    "примечания, примітки, рефлист, референце, сноски, список примечаний, ծանցանկ, הערות שוליים, " +
    "المراجع, ثبت المراجع, حوالہ جات, حوالے, مراجع, پانویس, टिप्पणीसूची, সূত্র তালিকা, รายการอ้างอิง, " +
    "脚注リスト, 각주, 주석"
  ).split(", "),
);

/** Names of the parameter for a group in templates about references. */
const groupNames = wordSet("group groupe grup grupa gruppe gruppo grupo группа група");

/** The group that a template about references is given; `null` where none is given. */
export function referenceGroup(parameters: readonly Parameter[]): string | null {
  return attribute(parameters.findLast(({ name }) => groupNames.has(name.toLowerCase()))?.value);
}

/**
 * The names of references that a template uses again, `{{r|name|name|group=n}}`; none for another template.
 *
 * Where that template is known, as on the Polish Wikipedia, most references that a list defines are used in this way.
 */
export function namesReused({ name, parameters }: Template): readonly NameReused[] {
  if (name !== "R" && name !== "r") return none;
  const group = referenceGroup(parameters);
  const names = parameters.filter((parameter) => /^[1-9]$/.test(parameter.name));
  return names.flatMap(({ value }) => {
    const reused = attribute(value);
    return reused === null ? [] : [{ name: reused, group }];
  });
}

const none: readonly never[] = [];

/** A reference that is used again, by its name and group. */
export interface NameReused {
  readonly name: string;
  readonly group: string | null;
}
