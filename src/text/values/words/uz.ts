import type { ValueWords } from "./value-words.ts";

export const uz: ValueWords = {
  months:
    "yanvar/yanvarda/yanvardan/yanvarning/yanvarida/yanvaridan fevral/fevralda/fevraldan/fevralning/fevralida/fevralidan mart/martda/martdan/martning/martida/martidan aprel/aprelda/apreldan/aprelning/aprelida/aprelidan may/mayda/maydan/mayning/mayida/mayidan iyun/iyunda/iyundan/iyunning/iyunida/iyunidan iyul/iyulda/iyuldan/iyulning/iyulida/iyulidan avgust/avgustda/avgustdan/avgustning/avgustida/avgustidan sentabr/sentabrda/sentabrdan/sentabrning/sentabrida/sentabridan/sentyabr/sentyabrda/sentyabrdan/sentyabrning/sentyabrida/sentyabridan oktabr/oktabrda/oktabrdan/oktabrning/oktabrida/oktabridan/oktyabr/oktyabrda/oktyabrdan/oktyabrning/oktyabrida/oktyabridan noyabr/noyabrda/noyabrdan/noyabrning/noyabrida/noyabridan dekabr/dekabrda/dekabrdan/dekabrning/dekabrida/dekabridan",
  // The apostrophe of `yo'q` parts it, as does that of `yo‘q`; `balki` also means `but`.
  negations: "emas",
  negated: "yo'_q=bor yo_q=bor yoʻq=bor",
  hedges: "ehtimol",
  bounds: "taxminan qariyb/deyarli kamida faqat/atigi",
  boundsBehind: "dan_ortiq/dan_ziyod/dan_koʻp/dan_ko'_p dan_kam",
  // `ga` is an ending of numbers, too.
  units:
    "%/foiz/foizi €/yevro $/dollar soʻm/so'_m/so_m km/kilometr m/metr cm/sm/santimetr mm/millimetr km²/kvadrat_kilometr m²/kvadrat_metr g/gramm kg/kilogramm tonna ha/gektar yil/yillik oy/oylik hafta kun soat daqiqa soniya",
  years: "yil yili yilda yilning yildan",
  erasBefore: "mil_av=- mil_avv=- miloddan_avvalgi=- miloddan_avval=- milodiy=+",
  counted: "kishi kishini nafar odam talaba askar",
};
