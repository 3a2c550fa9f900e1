import type { Markup, Span } from "./markup.ts";

/** The elements within a stretch of a text, with offsets from its start. */
export function elementsIn({ start, end }: Span, markup: Markup): Markup {
  const shift = <TSpan extends Span>(span: TSpan): TSpan => ({
    ...span,
    start: span.start - start,
    end: span.end - start,
  });
  const within = <TSpan extends Span>(spans: readonly TSpan[]): readonly TSpan[] =>
    spans.filter((span) => span.start >= start && span.end <= end).map(shift);
  return {
    templates: within(markup.templates).map((template) => ({
      ...template,
      shown: template.shown === null ? null : shift(template.shown),
    })),
    references: within(markup.references),
    links: within(markup.links),
    media: within(markup.media),
    opaque: within(markup.opaque),
    heading: null,
    tableLine: null,
  };
}
