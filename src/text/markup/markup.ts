/** The elements of a block's wikitext, in document order, nested ones included. Offsets are UTF-16 units. */
export interface Markup {
  readonly templates: readonly Template[];
  readonly references: readonly Reference[];
  readonly links: readonly Link[];
  readonly media: readonly Media[];
  /**
   * What is not prose: comments, tags such as math, gallery, code and indicator, lists of references, variables and parser
   * functions (`{{PAGENAME}}`, `{{#if:…}}`; in `{{formatnum:12500}}` everything around the number) and `{{{arguments}}}`, of
   * `{{{1|tea}}}` all but the `tea`; references and nowiki are not among them.
   */
  readonly opaque: readonly Span[];
  readonly heading: Heading | null;
  /** The part that the block plays in a table, if its line may belong to one by its first characters. */
  readonly tableLine: TableLine | null;
  /** The tags of tables written in HTML; those within a template, a reference or the caption of a file are not among them. */
  readonly tableTags: readonly TableTag[];
}

/** A stretch of a block's text, in UTF-16 units; `end` is the offset after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `{{name|1=a|b}}`: a transclusion, an infobox, a tag. */
export interface Template extends Span {
  /**
   * Name normalised by the wiki's rules: namespace, underscores, case of the first letter. `Template:` is left out, a page
   * of the main namespace keeps its colon, and a name that holds `{{` is kept as written. A function that puts a page in its place
   * is part of the name: `#invoke:Sports table`.
   */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The parameter whose words show in its place, as in `{{nowrap|30 kg}}`; `null` where nothing is known to show. */
  readonly shown: Span | null;
  /** Index in `references` of the reference it stands in; -1 outside of references. */
  readonly reference: number;
  /** Index in `templates` of the template it stands in; -1 outside of templates. */
  readonly parent: number;
}

/**
 * `|name=value`, trimmed, or `|value`, as written, with its position as its name; comments are left out of both.
 *
 * `start` and `end` are where the value stands, with the spaces around it.
 */
export interface Parameter extends Span {
  readonly name: string;
  readonly value: string;
  readonly positional: boolean;
}

/**
 * `<ref name="n" group="g" details="d">content</ref>`, or `{{#tag:ref|content|name=n}}`.
 *
 * `content` is `null` where a named reference is only used again.
 */
export interface Reference extends Span {
  readonly name: string | null;
  /** Its own group, or that of the list that defines it. */
  readonly group: string | null;
  readonly content: string | null;
  /** What this use of the name says beside what the name stands for, such as a page. */
  readonly details: string | null;
  /** Whether it stands in a list of references: there it defines what its name stands for, and does not count as a use. */
  readonly isListDefined: boolean;
}

/** A link that is neither a category nor a file. */
export interface Link extends Span {
  readonly kind: "wikilink" | "external" | "interlanguage";
  /** Title with its namespace and section, normalised; or the address, as written where a function gives it. */
  readonly target: string;
  /** What stands after the first `|`, or after the address; `null` where there is nothing. */
  readonly label: string | null;
  /** Index in `references` of the reference it stands in; -1 outside of references. */
  readonly reference: number;
}

/** `[[File:…]]`, `[[Media:…]]`, a line of a gallery, or `[[Category:…]]`. */
export interface Media extends Span {
  readonly kind: "file" | "gallery" | "category";
  /** Whether words of the text link to it, as in `[[Media:…|words]]`; otherwise it shows itself, or nothing. */
  readonly isLink: boolean;
  /** Name without its namespace. */
  readonly name: string;
  /** Caption, or a category's sort key. */
  readonly label: string | null;
  /** Where the caption of a file stands, with the spaces around it; `null` without one. */
  readonly caption: Span | null;
  /** How a file is shown, as written: `thumb`, `200px`, `alt=…`. */
  readonly options: readonly string[];
}

/** `== Oil ==`: the heading a block is. */
export interface Heading {
  readonly level: number;
  /** The visible text, without markup. */
  readonly text: string;
}

/** A line of a table: `{|`, `|+`, `|-`, `|` or `!`, `|}`. */
export interface TableLine {
  readonly kind: "open" | "caption" | "row" | "cells" | "close";
  /** The cells that begin on this line; the caption of a caption line. */
  readonly cells: readonly TableCell[];
}

/** The content of a cell that begins on a line of a table: where it stands, without its attributes. */
export interface TableCell extends Span {
  /** Its wikitext, trimmed, without comments and tables written in HTML. */
  readonly text: string;
}

/** A tag of a table written in HTML: `<table>`, `<caption>`, `<tr>`, `<td>` or `<th>`. */
export interface TableTag extends Span {
  readonly kind: "table" | "caption" | "row" | "cell" | "header";
  /** Whether it ends what it names: `</td>`. */
  readonly isEnd: boolean;
}

/** The markup of a text that has none. */
export const noMarkup: Markup = {
  templates: [],
  references: [],
  links: [],
  media: [],
  opaque: [],
  heading: null,
  tableLine: null,
  tableTags: [],
};
