import { resolve } from "node:path";
import ts from "typescript";
import { writtenParts } from "./written-parts.ts";

/** What the compiler knows about the files of a project. */
export function programOf(config: string, isWanted: (file: string) => boolean): ts.Program {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    resolve(config, ".."),
  );
  return ts.createProgram(fileNames.filter(isWanted), options);
}

/**
 * A file's text in which arrays are read by index where it reads them through their iterator: in `for (const x of array)`,
 * and where an array is destructured.
 *
 * Until V8 has optimised a function, each turn of such a loop calls the iterator and makes an object for its result; most of
 * our code runs too seldom to be optimised. The compiler knows what is an array, and not a map, a set or a string. Lines
 * stay where they are.
 */
export function readByIndex(program: ts.Program, path: string): string {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`${path} is not among the files that tsconfig.json includes`);
  const checker = program.getTypeChecker();
  const { text } = file;
  let loops = 0;

  function isArray(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.every(isArray);
    return checker.isArrayType(type) || checker.isTupleType(type);
  }

  function isArrayAt(node: ts.Node): boolean {
    return isArray(checker.getTypeAtLocation(node));
  }

  /** A node's text from the end of what comes before it, including comments. */
  function written(node: ts.Node): string {
    const own = ts.isForOfStatement(node)
      ? writtenLoop(node)
      : ts.isArrayBindingPattern(node)
        ? writtenPattern(node)
        : null;
    return own ?? writtenParts(text, node, written);
  }

  function writtenLoop({ pos, awaitModifier, initializer, expression, statement }: ts.ForOfStatement) {
    if (awaitModifier !== undefined || !ts.isVariableDeclarationList(initializer)) return null;
    const [declaration] = initializer.declarations;
    if (declaration === undefined || !isArrayAt(expression)) return null;
    const [index, array] = [`$index${loops}`, `$array${loops}`];
    loops++;
    const keyword = (initializer.flags & ts.NodeFlags.Const) === 0 ? "let" : "const";
    const lead = text.slice(pos, initializer.parent.getStart(file));
    const head = `for (let ${index} = 0, ${array} =${written(expression)}; ${index} < ${array}.length; ${index}++)`;
    const one = `${keyword} ${written(declaration.name).trimStart()} = ${array}[${index}];`;
    return `${lead}${head} { ${one}${written(statement)} }`;
  }

  /**
   * The pattern of an array as one of an object: `[a, , b = 1]` becomes `{0: a, 2: b = 1}`. A pattern with a rest element
   * stays.
   */
  function writtenPattern(pattern: ts.ArrayBindingPattern) {
    const { elements, parent } = pattern;
    if (!isArrayAt(ts.isVariableDeclaration(parent) ? (parent.initializer ?? pattern) : pattern)) return null;
    const members: string[] = [];
    for (const [place, element] of elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      if (element.dotDotDotToken !== undefined) return null;
      members.push(`${place}:${written(element)}`);
    }
    return `${text.slice(pattern.pos, pattern.getStart(file))}{${members.join(", ")}}`;
  }

  return written(file);
}
