import { describe, expect, it } from "vitest";
import { identifiersIn, pmidOf } from "../../../detectors/heuristic/identifiers.ts";

describe("identifiersIn", () => {
  it.each([
    ["ISBN 978-0-306-40615-7. doi:10.1000/xyz. PMID 5.", ["isbn:9780306406157", "doi:10.1000/xyz", "pmid:5"]],
    ["PMID 5. doi:10.1000/xyz, ISBN 0-306-40615-2", ["pmid:5", "doi:10.1000/xyz", "isbn:9780306406157"]],
    ["ISBN unknown; doi:10.1000/xyz", ["doi:10.1000/xyz"]],
    ["ISBN doi:10.1000/xyz", ["doi:10.1000/xyz"]],
    ["doi:10.48550/arXiv.2101.00001", ["doi:10.48550/arxiv.2101.00001"]],
    ["arXiv:2101.00001 (doi:10.1000/isbn)", ["arxiv:2101.00001", "doi:10.1000/isbn"]],
    [
      "doi:10.1175/1520(1996)077<0437:TNYRP>2.0.CO;2.<br>PMID 5",
      ["doi:10.1175/1520(1996)077<0437:tnyrp>2.0.co;2", "pmid:5"],
    ],
    ["PMID PMC3456789", []],
    [
      "PMID&#160;5, doi:&nbsp;10.1000/xyz, ISBN&nbsp;978&ndash;0&#x2013;306&ndash;40615&ndash;7",
      ["pmid:5", "doi:10.1000/xyz", "isbn:9780306406157"],
    ],
    ["ISBN-10 0-306-40615-2, ISBN-13 978-0-12345-678-6", ["isbn:9780306406157", "isbn:9780123456786"]],
    ["ISBN 10 0306406152, ISBN13: 978 0 12345 678 6", ["isbn:9780306406157", "isbn:9780123456786"]],
    ["ISBN 1-306-40615-3", ["isbn:9781306406154"]],
    ["王（2010）（doi：10.1000/xyz），ISBN：978-0-306-40615-7。", ["doi:10.1000/xyz", "isbn:9780306406157"]],
    ["doi:10.1000/xyz，另见王。", ["doi:10.1000/xyz"]],
  ])("finds each of %s", (text, identifiers) => {
    expect(identifiersIn(text)).toEqual(identifiers);
  });
});

it("pmidOf takes no number of PubMed Central", () => {
  expect([pmidOf("PMC3456789"), pmidOf("pmid 12"), pmidOf("012")]).toEqual([null, "12", "12"]);
});
