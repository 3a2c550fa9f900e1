/** The elements of a block's wikitext, in document order, nested ones included. Offsets are UTF-16 units. */
export interface Markup {
  readonly templates: readonly Template[];
  readonly references: readonly Reference[];
  readonly links: readonly Link[];
  readonly media: readonly Media[];
  /**
   * What is no prose: comments, tags such as math, gallery, code and indicator, lists of references, variables and parser
   * functions (`{{PAGENAME}}`, `{{#if:…}}`; what stands around the number of `{{formatnum:12500}}`) and `{{{arguments}}}`;
   * references and nowiki are not among them.
   */
  readonly opaque: readonly Span[];
  readonly heading: Heading | null;
  /** What the block is to a table, if its line belongs to one by its first characters. */
  readonly tableLine: TableLine | null;
}

/** A stretch of a block's text, in UTF-16 units; `end` is behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `{{name|1=a|b}}`: a transclusion, an infobox, a tag. */
export interface Template extends Span {
  /**
   * Name normalised by the wiki's rules: namespace, underscores, case of the first letter. `Template:` is left out, a
   * page of the main namespace keeps its colon, and a name that holds `{{` is kept as written.
   */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The parameter whose words show in its place, as of `{{nowrap|30 kg}}`; `null` where nothing shows that is known here. */
  readonly shown: Span | null;
  /** Index in `references` of the reference it stands in, -1 outside. */
  readonly reference: number;
  /** Index in `templates` of the template it stands in, -1 at the top. */
  readonly parent: number;
}

/** `|name=value`, trimmed, or `|value` as written with its position as name; comments are left out of both. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly positional: boolean;
}

/**
 * `<ref name="n" group="g">content</ref>`, or `{{#tag:ref|content|name=n}}`.
 *
 * `content` is `null` where a named reference is only used again.
 */
export interface Reference extends Span {
  readonly name: string | null;
  /** Its own, else that of the list that defines it. */
  readonly group: string | null;
  readonly content: string | null;
  /** Whether it stands in a list of references: it says there what its name stands for, and is no use of it. */
  readonly isListDefined: boolean;
}

/** A link that is neither a category nor a file. */
export interface Link extends Span {
  readonly kind: "wikilink" | "external" | "interlanguage";
  /** Title with its namespace and section, normalised; or the address, as written where a function gives it. */
  readonly target: string;
  /** What stands behind the first `|`, or behind the address; `null` where nothing does. */
  readonly label: string | null;
  /** Index in `references` of the reference it stands in, -1 outside. */
  readonly reference: number;
}

/** `[[File:…]]`, `[[Media:…]]`, a line of a gallery, or `[[Category:…]]`. */
export interface Media extends Span {
  readonly kind: "file" | "gallery" | "category";
  /** Whether words of the text lead to it, as of `[[Media:…|words]]`; else it shows itself, or nothing. */
  readonly isLink: boolean;
  /** Name without its namespace. */
  readonly name: string;
  /** Caption, or a category's sort key. */
  readonly label: string | null;
  /** How a file is shown, as written: `thumb`, `200px`, `alt=…`. */
  readonly options: readonly string[];
}

/** `== Oil ==`: the heading a block is. */
export interface Heading {
  readonly level: number;
  /** Visible text, markup taken out. */
  readonly text: string;
}

/** A line of a table: `{|`, `|+`, `|-`, `|` or `!`, `|}`. */
export interface TableLine {
  readonly kind: "open" | "caption" | "row" | "cells" | "close";
  /** Contents of the cells that begin on this line, attributes left out; the caption of a caption line. */
  readonly cells: readonly string[];
}

/** What a text without any markup holds. */
export const noMarkup: Markup = {
  templates: [],
  references: [],
  links: [],
  media: [],
  opaque: [],
  heading: null,
  tableLine: null,
};
