import type { ValueWords } from "./value-words.ts";

export const az: ValueWords = {
  months:
    "yanvar/yanvarın/yanvarda/yanvarında fevral/fevralın/fevralda/fevralında mart/martın/martda/martında aprel/aprelin/apreldə/aprelində may/mayın/mayda/mayında iyun/iyunun/iyunda/iyununda iyul/iyulun/iyulda/iyulunda avqust/avqustun/avqustda/avqustunda sentyabr/sentyabrın/sentyabrda/sentyabrında oktyabr/oktyabrın/oktyabrda/oktyabrında noyabr/noyabrın/noyabrda/noyabrında dekabr/dekabrın/dekabrda/dekabrında",
  negations: "deyil deyildi deyildir",
  negated: "yoxdur=var mümkünsüz=mümkün",
  hedges: "bəlkə/bəlkə_də ehtimal_ki guya",
  bounds: "təxminən/təqribən demək_olar_ki ən_azı/ən_az ən_çoxu yalnız/sadəcə",
  units:
    "%/faiz/faizi €/avro $/dollar manat km/kilometr m/metr cm/santimetr mm/millimetr km²/kvadrat_kilometr/kv_km m²/kvadrat_metr/kv_m g/qram kg/kiloqram ton ha/hektar il/illik ay/aylıq həftə gün saat dəqiqə saniyə",
  erasBefore: "e_ə=- b_e_ə=- m_ə=- eramızdan_əvvəl=-",
  counted: "nəfər insan adam şagird tələbə üzv əsgər ailə",
};
