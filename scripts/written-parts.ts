import ts from "typescript";

/**
 * A node's text, including comments, from the end of what comes before it, with each of its children as another function
 * writes it.
 *
 * @param text - Text of the file.
 */
export function writtenParts(text: string, node: ts.Node, write: (child: ts.Node) => string): string {
  const parts: string[] = [];
  let at = node.pos;
  ts.forEachChild(node, (child) => {
    parts.push(text.slice(at, child.pos), write(child));
    at = child.end;
  });
  return parts.join("") + text.slice(at, node.end);
}
