import type { ValueWords } from "./value-words.ts";

export const uz: ValueWords = {
  months:
    "yanvar/yanvarda/yanvardan fevral/fevralda/fevraldan mart/martda/martdan aprel/aprelda/apreldan may/mayda/maydan iyun/iyunda/iyundan iyul/iyulda/iyuldan avgust/avgustda/avgustdan sentabr/sentabrda/sentabrdan/sentyabr/sentyabrda/sentyabrdan oktabr/oktabrda/oktabrdan/oktyabr/oktyabrda/oktyabrdan noyabr/noyabrda/noyabrdan dekabr/dekabrda/dekabrdan",
  negations: "emas",
  negated: "yo'q=bor yoʻq=bor",
  hedges: "balki ehtimol",
  bounds: "taxminan qariyb/deyarli kamida faqat/atigi",
  // `ga` is an ending of numbers, too.
  units:
    "%/foiz/foizi €/yevro $/dollar so'm/soʻm km/kilometr m/metr cm/sm/santimetr mm/millimetr km²/kvadrat_kilometr m²/kvadrat_metr g/gramm kg/kilogramm tonna ha/gektar yil/yillik oy/oylik hafta kun soat daqiqa soniya",
  years: "yil yili yilda yilning yildan",
  erasBefore: "mil_av=- mil_avv=- miloddan_avvalgi=- miloddan_avval=-",
  counted: "kishi nafar odam talaba askar",
};
