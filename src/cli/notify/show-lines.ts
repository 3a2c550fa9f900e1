import type { Readable } from "node:stream";

/** The longest line that is kept until it ends, in UTF-16 code units; a command may never end one. */
const longest = 65_536;

/**
 * Shows what a stream gives, line by line, and what it ends with if that is no whole line. A line that gets too long is shown
 * in parts, so that little of it is kept, however much comes.
 */
export function showLines(stream: Readable, show: (line: string) => void): void {
  let begun = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    // A carriage return at the end may be half of a line end.
    const lines = `${begun}${text}`.split(/\r\n|\n|\r(?!$)/);
    begun = lines.pop() ?? "";
    for (const line of lines) show(line);
    if (begun.length < longest) return;
    show(begun);
    begun = "";
  });
  stream.once("close", () => {
    if (begun !== "") show(begun.replace(/\r$/, ""));
  });
}
