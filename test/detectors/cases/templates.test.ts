import { describe } from "vitest";
import { templateSignal } from "../../../detectors/template_signal.ts";
import { tells } from "./cases.ts";

const text = "The mill on the lower river grinds rye.";

describe("template_added", () => {
  tells(templateSignal, "template_added", {
    hits: [
      ["a tag behind a sentence", text, `${text}{{Citation needed}}`],
      ["a banner above the text", text, `{{POV|date=May 2011}}\n${text}`],
      [
        "a template in a reference",
        `${text}<ref>A book</ref>`,
        `${text}<ref>{{cite book|title=A book}}</ref>`,
      ],
      ["one in another one's value", "{{Infobox|name=Mill}}", "{{Infobox|name=Mill {{small|old}}}}"],
      ["a second one", `{{stub}}\n${text}`, `{{stub}}\n{{stub}}\n${text}`],
      ["a template on a new page", `{{Infobox mill|name=Low Mill}}\n${text}`],
      ["a Russian one", "Мельница у реки.", "Мельница у реки.{{Нет АИ|2|5|2011}}"],
      ["a Hindi one", "चक्की नदी पर है।", "चक्की नदी पर है।{{उद्धरण आवश्यक}}"],
      ["a Chinese one", "磨坊在河边。", "磨坊在河边。{{来源请求}}"],
      ["an Arabic one", "الطاحونة على النهر.", "الطاحونة على النهر.{{بحاجة لمصدر}}"],
      ["another template in place of one", "{{stub}}", "{{clear}}"],
    ],
    near: [
      ["a template shown as text", text, `${text}<nowiki>{{stub}}</nowiki>`],
      ["one in a comment", text, `${text}<!-- {{stub}} -->`],
      ["one that nobody closed", text, `${text}{{stub`],
      ["a value that changes", "{{Infobox|name=Mill}}", "{{Infobox|name=Old mill}}"],
      ["white space in it", "{{Infobox|name=Mill}}", "{{Infobox\n| name = Mill\n}}"],
      ["a parameter of this page's own", text, `${text}{{{1}}}`],
      ["a Russian name with an underscore", "{{Нет АИ}}", "{{Нет_АИ}}"],
      ["a Hindi one that goes", "चक्की।{{उद्धरण आवश्यक}}", "चक्की।"],
      ["a Chinese one that moves", "{{来源请求}}\n磨坊在河边。", "磨坊在河边。{{来源请求}}"],
      ["an Arabic sentence", "{{بذرة}}", "{{بذرة}}\nالطاحونة على النهر."],
      ["a small first letter", "{{Stub}}", "{{stub}}"],
      ["a magic word", text, `${text}\n{{PAGENAME}}`],
    ],
  });
});

describe("template_removed", () => {
  tells(templateSignal, "template_removed", {
    hits: [
      ["a tag", `${text}{{Citation needed}}`, text],
      ["a banner", `{{POV}}\n${text}`, text],
      ["a template with the page's text", `{{stub}}\n${text}`, ""],
      ["one in a reference", `${text}<ref>{{cite book|title=A book}}</ref>`, `${text}<ref>A book</ref>`],
      ["one put in a comment", `${text}{{stub}}`, `${text}<!-- {{stub}} -->`],
      ["one whose braces were lost", `${text}{{stub}}`, `${text}{{stub}`],
      ["one of two", "{{stub}}\n{{stub}}", "{{stub}}"],
      ["a Russian one", "Мельница у реки.{{Нет АИ}}", "Мельница у реки."],
      ["a Hindi one", "चक्की नदी पर है।{{उद्धरण आवश्यक}}", "चक्की नदी पर है।"],
      ["a Chinese one", "磨坊在河边。{{来源请求}}", "磨坊在河边。"],
      ["an Arabic one", "الطاحونة على النهر.{{بحاجة لمصدر}}", "الطاحونة على النهر."],
    ],
    near: [
      ["a value that goes", "{{Infobox|name=Mill|built=1704}}", "{{Infobox|name=Mill}}"],
      ["a sentence that goes", `{{stub}}\n${text}`, "{{stub}}"],
      ["a template shown as text that goes", `${text}<nowiki>{{stub}}</nowiki>`, text],
      ["one that moves", `{{stub}}\n${text}`, `${text}\n{{stub}}`],
      ["one that comes", text, `{{stub}}\n${text}`],
      ["a comment with one that goes", `${text}<!-- {{stub}} -->`, text],
      ["a Russian one written in another case", "{{Нет АИ}}", "{{нет АИ}}"],
      ["a Hindi one with white space", "{{उद्धरण आवश्यक}}", "{{ उद्धरण आवश्यक }}"],
      ["a Chinese one with its namespace", "{{来源请求}}", "{{Template:来源请求}}"],
      ["an Arabic one with a new value", "{{بحاجة لمصدر|تاريخ=1}}", "{{بحاجة لمصدر|تاريخ=2}}"],
    ],
  });
});

describe("template_parameter_changed", () => {
  tells(templateSignal, "template_parameter_changed", {
    hits: [
      ["another value", "{{Infobox|name=Mill}}", "{{Infobox|name=Old mill}}"],
      ["a parameter more", "{{Infobox|name=Mill}}", "{{Infobox|name=Mill|built=1704}}"],
      ["a parameter less", "{{Infobox|name=Mill|built=1704}}", "{{Infobox|name=Mill}}"],
      ["a value that is emptied", "{{Infobox|name=Mill}}", "{{Infobox|name=}}"],
      ["a positional value", "{{See|Mill}}", "{{See|Bridge}}"],
      [
        "a date on a tag",
        `${text}{{Citation needed|date=May 2011}}`,
        `${text}{{Citation needed|date=June 2011}}`,
      ],
      ["a parameter with another name", "{{Infobox|name=Mill|age=3}}", "{{Infobox|title=Mill|age=3}}"],
      ["the last of two equal names", "{{Infobox|name=A|name=B}}", "{{Infobox|name=A|name=C}}"],
      ["a Russian value", "{{Карточка|имя=Мельница}}", "{{Карточка|имя=Старая мельница}}"],
      ["a Hindi value", "{{ज्ञानसन्दूक|नाम=चक्की}}", "{{ज्ञानसन्दूक|नाम=पुल}}"],
      ["a Chinese value", "{{信息框|名称=磨坊}}", "{{信息框|名称=石桥}}"],
      ["an Arabic value", "{{صندوق|الاسم=طاحونة}}", "{{صندوق|الاسم=جسر}}"],
    ],
    near: [
      ["white space around values", "{{Infobox|name=Mill}}", "{{Infobox\n| name = Mill\n}}"],
      ["another order", "{{Infobox|name=Mill|built=1704}}", "{{Infobox|built=1704|name=Mill}}"],
      ["the first of two equal names", "{{Infobox|name=A|name=B}}", "{{Infobox|name=C|name=B}}"],
      ["another template", "{{Infobox|name=Mill}}", "{{Taxobox|name=Mill}}"],
      [
        "a value shown as text",
        "<nowiki>{{Infobox|name=Mill}}</nowiki>",
        "<nowiki>{{Infobox|name=B}}</nowiki>",
      ],
      ["a Russian sentence beside it", "{{Карточка|имя=Мельница}}", "{{Карточка|имя=Мельница}} Мельница."],
      ["a Hindi template that comes", "चक्की।", "चक्की।{{ज्ञानसन्दूक|नाम=चक्की}}"],
      ["a Chinese template that goes", "磨坊。{{信息框|名称=磨坊}}", "磨坊。"],
      ["an Arabic template that moves", "{{صندوق|الاسم=طاحونة}}\nنص.", "نص.\n{{صندوق|الاسم=طاحونة}}"],
      ["a number said by name", "{{See|Mill}}", "{{See|1=Mill}}"],
    ],
  });
});
