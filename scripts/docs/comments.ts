import { resolve } from "node:path";
import ts from "typescript";
import { programOf } from "../indexed-arrays.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * What the comments in the definitions of detectors say about parameters (`revert.radius`) and members of events
 * (`sentence_moved.subject.from`); those without a comment are left out.
 *
 * The compiler knows which comment belongs to which member, even where members are spread, shared by name or made by a
 * function.
 */
export function commentsOfDetectors(): ReadonlyMap<string, string> {
  const program = programOf(resolve(root, "tsconfig.json"), (file) => file.startsWith(`${root}/detectors/`));
  const checker = program.getTypeChecker();
  const said = new Map<string, string>();

  function note(place: string, definition: ts.Type | undefined): void {
    for (const option of typeOf(definition, "options")?.getProperties() ?? []) {
      if (/^\d+$/.test(option.name)) note(place, checker.getTypeOfSymbol(option));
    }
    for (const member of typeOf(definition, "entries")?.getProperties() ?? []) {
      const comment = commentOf(member);
      if (comment !== "") said.set(`${place}.${member.name}`, comment);
    }
  }

  function typeOf(type: ts.Type | undefined, name: string): ts.Type | undefined {
    const member = type?.getProperty(name);
    return member === undefined ? undefined : checker.getTypeOfSymbol(member);
  }

  /** The comment above a member, otherwise the one above the value that it is given by name. */
  function commentOf(member: ts.Symbol): string {
    const own = ts.displayPartsToString(member.getDocumentationComment(checker)).replace(/\s+/g, " ");
    if (own !== "") return own;
    for (const declaration of member.declarations ?? []) {
      const named = namedBy(declaration);
      if (named !== undefined) return commentOf(named);
    }
    return "";
  }

  function namedBy(declaration: ts.Declaration): ts.Symbol | undefined {
    if (ts.isShorthandPropertyAssignment(declaration))
      return resolved(checker.getShorthandAssignmentValueSymbol(declaration));
    if (!ts.isPropertyAssignment(declaration) || !ts.isIdentifier(declaration.initializer)) return undefined;
    return resolved(checker.getSymbolAtLocation(declaration.initializer));
  }

  function resolved(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function visit(node: ts.Node): void {
    const definition = definitionIn(node);
    if (definition !== undefined) {
      const type = checker.getTypeAtLocation(definition);
      note(nameIn(definition), typeOf(type, "parameters"));
      for (const event of typeOf(type, "events")?.getProperties() ?? []) {
        const its = checker.getTypeOfSymbol(event);
        note(`${event.name}.subject`, typeOf(its, "subject"));
        note(`${event.name}.evidence`, typeOf(its, "evidence"));
      }
    }
    ts.forEachChild(node, visit);
  }

  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(`${root}/detectors/`)) visit(file);
  return said;
}

/** The argument of `defineDetector`. */
function definitionIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "defineDetector") return undefined;
  return node.arguments.find(ts.isObjectLiteralExpression);
}

function nameIn(definition: ts.ObjectLiteralExpression): string {
  for (const member of definition.properties) {
    const isName = ts.isPropertyAssignment(member) && member.name.getText() === "name";
    if (isName && ts.isStringLiteral(member.initializer)) return member.initializer.text;
  }
  throw new Error("a detector's name is to be written where it is defined");
}
