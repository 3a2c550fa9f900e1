import type { Markup, Span } from "./markup.ts";

/** The elements within a stretch of a text, with offsets from its start, and with indices of each other. */
export function elementsIn({ start, end }: Span, markup: Markup): Markup {
  const shift = <TSpan extends Span>(span: TSpan): TSpan => ({
    ...span,
    start: span.start - start,
    end: span.end - start,
  });
  const isWithin = (span: Span) => span.start >= start && span.end <= end;
  const within = <TSpan extends Span>(spans: readonly TSpan[]): readonly TSpan[] =>
    spans.filter(isWithin).map(shift);
  const templateAt = renumbered(markup.templates, isWithin);
  const referenceAt = renumbered(markup.references, isWithin);
  return {
    templates: within(markup.templates).map((template) => ({
      ...template,
      parameters: template.parameters.map(shift),
      shown: template.shown === null ? null : shift(template.shown),
      reference: referenceAt(template.reference),
      parent: templateAt(template.parent),
    })),
    references: within(markup.references),
    links: within(markup.links).map((link) => ({ ...link, reference: referenceAt(link.reference) })),
    media: within(markup.media).map((file) => ({
      ...file,
      caption: file.caption === null ? null : shift(file.caption),
    })),
    opaque: within(markup.opaque),
    heading: null,
    tableLine: null,
    tableTags: within(markup.tableTags),
  };
}

/** Gives the index that an element has among those within; -1 where it is not. */
function renumbered(spans: readonly Span[], isWithin: (span: Span) => boolean): (index: number) => number {
  const numbers = new Map<number, number>();
  for (const [index, span] of spans.entries()) if (isWithin(span)) numbers.set(index, numbers.size);
  return (index) => numbers.get(index) ?? -1;
}
