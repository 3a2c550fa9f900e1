import { partitionPoint } from "../../ground/ascending.ts";
import type { Grammar } from "./grammar.ts";
import type { Link, Media, Reference, Span, TableTag, Template } from "./markup.ts";
import { redirectTarget } from "./redirect.ts";
import { firstInLine } from "./table-line.ts";

/** A reading of wikitext in progress: what is open, and the elements closed so far. */
export interface Scan {
  readonly text: string;
  readonly grammar: Grammar;
  at: number;
  /** What is open, outermost first; never empty. */
  readonly levels: Level[];
  top: Level;
  /** The levels that are the text itself or the content of a tag, and the innermost of these. */
  readonly frames: Level[];
  frame: Level;
  /** End of the first line that no element spans; -1 until it is found. */
  lineEnd: number;
  readonly isTableLine: boolean;
  /** Where the link of a redirect begins; -1 in other texts. */
  readonly redirectLink: number;
  /** End of the last bare address, or of the last HTML tag: no link begins before it. */
  addressUntil: number;
  /**
   * For each name, the next place of what closes comments and tags, searched once for all openers before it; `null`: no
   * search yet.
   */
  closers: Map<string, number> | null;
  readonly comments: Span[];
  readonly opaque: Span[];
  readonly templates: FoundTemplate[];
  readonly references: FoundReference[];
  /** Lists of references that hold some. */
  readonly lists: ReferenceList[];
  readonly links: FoundLink[];
  readonly media: Media[];
  /** `null`: none so far, as in nearly every block. */
  tableTags: TableTag[] | null;
}

/** An opener that waits for its closer, or a tag's content. */
export interface Level {
  readonly kind: "frame" | "braces" | "brackets";
  readonly start: number;
  /**
   * How many levels there are down to it; the captions of a gallery, which wait for each other, count one level more than
   * what is around it.
   */
  depth: number;
  /** How many braces or brackets are still to be closed. */
  count: number;
  readonly pipes: number[];
  /** The first `=` after each pipe; -1 where there is none. */
  readonly equals: number[];
  /** The `-{` in it that wait for their `}-`: for each, how many pipes came before it, and the last of `equals` there. */
  variants: { readonly pipes: number; readonly equals: number }[] | null;
  /** For a template: whether its line began with `=`, so that no `=` or `|` of the line separates parameters. */
  isInHeading: boolean;
  /** The `[http://…` that waits for its `]`, and the bare addresses in it, which count if none comes. */
  address: { readonly start: number; readonly bare: FoundLink[] } | null;
  /** Whether a link stands directly in it. */
  holdsLink: boolean;
  /** How many links were found before it. */
  mark: number;
  /** For a frame: where it ends, where to go on after it, and how many braces are open in it. */
  readonly limit: number;
  readonly resume: number;
  templates: number;
  /** For a frame: whether it is the content of a reference, or within one. */
  readonly isReference: boolean;
}

/** A template while the text is read. */
interface FoundTemplate extends Template {
  /** Filled in at the end, like `parent`: what it stands in is known only when everything is read. */
  reference: number;
  parent: number;
}

/** A reference while the text is read. */
export interface FoundReference extends Reference {
  /** Known when everything is read, like its content without comments and what it stands in. */
  group: string | null;
  content: string | null;
  isListDefined: boolean;
}

/** `<references>…</references>`, `{{#tag:references|…}}`, or a template that stands for them. */
interface ReferenceList extends Span {
  /** The group of the references in it that have none of their own. */
  readonly group: string | null;
}

/** A link while the text is read: which reference it stands in is known only at the end. */
export interface FoundLink extends Link {
  reference: number;
}

/** Elements nested deeper than this are skipped. MediaWiki expands 40 levels. */
const maxDepth = 64;

/** Whether what stands in the innermost level is nested too deeply to be taken. */
export function isTooDeep({ top }: Scan): boolean {
  return top.depth > maxDepth;
}

/** A reading at its beginning. */
export function createScan(text: string, grammar: Grammar): Scan {
  const root = newLevel("frame", 0, 0, text.length, text.length);
  const unit = text.charCodeAt(firstInLine(text));
  return {
    text,
    grammar,
    at: 0,
    levels: [root],
    top: root,
    frames: [root],
    frame: root,
    lineEnd: -1,
    isTableLine: unit === 124 || unit === 33,
    redirectLink: redirectTarget(text, grammar) === null ? -1 : text.indexOf("[["),
    addressUntil: 0,
    closers: null,
    comments: [],
    opaque: [],
    templates: [],
    references: [],
    lists: [],
    links: [],
    media: [],
    tableTags: null,
  };
}

/** Makes a level; a frame has an end and a place to go on after it. */
export function newLevel(kind: Level["kind"], start: number, count: number, limit = 0, resume = 0): Level {
  return {
    kind,
    start,
    depth: 1,
    count,
    pipes: [],
    equals: [],
    variants: null,
    isInHeading: false,
    address: null,
    holdsLink: false,
    mark: 0,
    limit,
    resume,
    templates: 0,
    isReference: false,
  };
}

/** Opens a level in the innermost one. */
export function pushLevel(scan: Scan, level: Level): void {
  level.depth = scan.top.depth + 1;
  level.mark = scan.links.length;
  scan.levels.push(level);
  scan.top = level;
  if (level.kind === "frame") {
    scan.frames.push(level);
    scan.frame = level;
  } else if (level.kind === "braces") {
    scan.frame.templates++;
  }
}

/** Closes the innermost level; `false` where that was the text itself. */
export function popLevel(scan: Scan): boolean {
  const closed = scan.levels.pop();
  const below = scan.levels.at(-1);
  if (closed === undefined || below === undefined) return false;
  scan.top = below;
  if (closed.kind === "frame") {
    scan.frames.pop();
    scan.frame = scan.frames.at(-1) ?? below;
  } else if (closed.kind === "braces") {
    scan.frame.templates--;
  }
  return true;
}

/** The text between two offsets without the comments in it. */
export function uncommented(scan: Scan, start: number, end: number): string {
  const { text, comments } = scan;
  if (comments.length === 0) return text.slice(start, end);
  let next = partitionPoint(comments.length, (i) => (comments[i]?.start ?? 0) < start);
  let from = start;
  let out = "";
  for (
    let comment = comments[next];
    comment !== undefined && comment.end <= end;
    comment = comments[++next]
  ) {
    out += text.slice(from, comment.start);
    from = comment.end;
  }
  return out + text.slice(from, end);
}
