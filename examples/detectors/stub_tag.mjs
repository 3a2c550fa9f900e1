// A detector in a file of its own: `stemma analyze PAGE --detector examples/detectors/stub_tag.mjs`
// It tells when a page is first called a stub, and when it no longer is.
export default ({ defineDetector, v }) =>
  defineDetector({
    name: "example/stub_tag",
    version: "1.0.0",
    summary: "Pages that become stubs and grow out of it.",
    parameters: v.strictObject({ word: v.optional(v.string(), "stub") }),
    events: {
      "example/stub_tag_changed": {
        summary: "The page has become a stub, or is none any more.",
        themes: ["structure"],
        brief: true,
        content: false,
        subject: v.strictObject({ isStub: v.boolean() }),
        evidence: v.strictObject({ word: v.string() }),
      },
    },
    start({ word }, saved = false) {
      let wasStub = saved;
      return {
        onPair({ change }) {
          const isStub = change.after.blocks.some(
            ({ text }) => text.includes(`{{${word}`) || text.includes(`-${word}}}`),
          );
          if (isStub === wasStub || change.kind === "unreadable") return [];
          wasStub = isStub;
          return [{ type: "example/stub_tag_changed", subject: { isStub }, evidence: { word } }];
        },
        save: () => wasStub,
      };
    },
  });
