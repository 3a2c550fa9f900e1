import { describe, expect, it } from "vitest";
import { measureOf } from "../../../src/text/markup/measure-template.ts";

describe("measureOf", () => {
  it.each([
    ["{{convert|30|km|mi}}", "30 km"],
    ["{{Convert|30|km}}", "30 km"],
    ["{{ cvt | 1,200 | ft | m | abbr=on }}", "1,200 ft"],
    ["{{convert|30|km|mi|0|abbr=on|sp=us}}", "30 km"],
    ["{{convert|30|to|40|km|mi}}", "30 to 40 km"],
    ["{{convert|30|-|40|km}}", "30–40 km"],
    ["{{convert|3|x|4|x|5|m}}", "3 × 4 × 5 m"],
    ["{{convert|10|+/-|2|C}}", "10 ± 2 °C"],
    ["{{convert|6|ft|2|in|m}}", "6 ft 2 in"],
    ["{{convert|5|ft|11+1/2|in}}", "5 ft 11+1/2 in"],
    ["{{convert|-40|C|F}}", "-40 °C"],
    ["{{convert|12|km2|sqmi}}", "12 km²"],
    ["{{convert|12|m3/s}}", "12 m³/s"],
    ["{{convert|12|m3}}", "12 m³"],
    ["{{convert|12|acre|ha}}", "12 acres"],
    ["{{convert|1|acre|ha}}", "1 acre"],
    ["{{convert|4|sqmi}}", "4 sq mi"],
    ["{{convert|1.5|e6m3|e6cuft}}", "1.5 million m³"],
    ["{{convert|1|to|2|e3acre}}", "1 to 2 thousand acres"],
    ["{{convert|30|km|mi|adj=on}}", "30-km"],
    ["{{unité|12500|habitants}}", "12\u00a0500\u00a0habitants"],
    ["{{unité|12 500|km}}", "12\u00a0500\u00a0km"],
    ["{{Unité|3,5|km}}", "3,5\u00a0km"],
    ["{{unité|20|km|2}}", "20\u00a0km²"],
    ["{{unité|1234567}}", "1\u00a0234\u00a0567"],
    ["{{unidad|250|km}}", "250\u00a0km"],
    ["{{val|12500}}", "12500"],
    ["{{Val|3.5|u=km/s}}", "3.5 km/s"],
    ["{{val|3.5|ul=km}}", "3.5 km"],
    ["{{US$|5.4 million|year=1990}}", "US$5.4 million"],
    ["{{usd|2,500}}", "US$2,500"],
    ["{{£|3–4 billion}}", "£3–4 billion"],
    ["{{INR|500}}", "₹500"],
    ["{{INRConvert|30|c|year=2010}}", "₹30 crore"],
    ["{{INRConvert|1,200}}", "₹1,200"],
    ["{{¥|30 million}}", "¥30 million"],
    ["{{Euro|2,500}}", "€2,500"],
  ])("of %s is %s", (call, shown) => {
    const text = `so ${call}, and {{convert|1|m}}`;
    expect(measureOf(text, 3, 3 + call.length)).toBe(shown);
  });

  it.each([
    "{{convert}}",
    "{{convert|30}}",
    "{{convert|long|km}}",
    "{{convert|30|40|km}}",
    "{{convert|30|to|km}}",
    "{{convert|{{{1}}}|km}}",
    "{{convert|{{formatnum:30}}|km}}",
    "{{convert|[[30]]|km}}",
    "{{convert|30<!-- or 31 -->|km}}",
    "{{convert|30|km|disp=out}}",
    "{{convert|30|km|disp=number}}",
    "{{convert|30|km|adj=mid|-long}}",
    `{{convert|30|km|note=${"x".repeat(300)}}}`,
    "{{converted|30|km}}",
    "{{unité|5|km||h|-1}}",
    "{{unité|beaucoup|habitants}}",
    "{{val|3.5|0.2|u=km}}",
    "{{val|3.5|u=km|e=6}}",
    "{{val|3.5|e=6}}",
    "{{val|much}}",
    "{{valuta|5}}",
    "{{US$|some}}",
    "{{INR}}",
    "{{INRConvert|30|dozen}}",
    "{{INRConvert|some|c}}",
    "{{nbsp}}",
    "[[convert|30|km]]",
  ])("is not known of %s", (call) => {
    expect(measureOf(call, 0, call.length)).toBe("");
  });
});
