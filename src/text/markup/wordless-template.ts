import type { Template } from "./markup.ts";
import { noteTemplates } from "./note-templates.ts";

/**
 * Templates that show no words: they set an anchor, or show the number of a note or a small sign.
 *
 * Lower case; a closed list, because an export does not hold the wiki's templates. It has none that shows words that it is
 * given, as `{{ancre|a|b}}` and `{{visible anchor|a}}` do, and none that means something else on another wiki.
 */
const wordless: ReadonlySet<string> = new Set([
  ...noteTemplates,
  ...[
    "anchor|anchors|anker|якорь",
    "r|rp|sfn|sfnp|sfnm|sfnmp",
    "citation needed|citation required|cn|fact|facts|source needed|reference needed|ref?|uncited",
    "better source needed|failed verification|verify source|unreliable source?|primary source inline",
    "original research inline|synthesis inline|dubious|disputed inline|pov statement|pov-statement",
    "undue weight inline|according to whom|by whom|who|whom|when|where|which|why|how|vague|clarify",
    "clarification needed|definition needed|example needed|weasel inline|peacock inline|update inline",
    "page needed|year needed|full citation needed|dead link",
    "référence nécessaire|refnec|référence souhaitée|refsou|pas clair|quand|qui|quoi|où",
    "citazione necessaria|senza fonte|bron?|нет аи|要出典",
  ].flatMap((names) => names.split("|")),
]);

/** Whether nothing that reads as words is shown in a template's place. */
export function isWordless({ name, shown }: Template): boolean {
  return shown === null && wordless.has(name.toLowerCase());
}
