import type { ValueWords } from "./value-words.ts";

export const az: ValueWords = {
  months:
    "yanvar/yanvardan/yanvarın/yanvarda/yanvarında fevral/fevraldan/fevralın/fevralda/fevralında mart/martdan/martın/martda/martında aprel/apreldən/aprelin/apreldə/aprelində may/maydan/mayın/mayda/mayında iyun/iyundan/iyunun/iyunda/iyununda iyul/iyuldan/iyulun/iyulda/iyulunda avqust/avqustdan/avqustun/avqustda/avqustunda sentyabr/sentyabrdan/sentyabrın/sentyabrda/sentyabrında oktyabr/oktyabrdan/oktyabrın/oktyabrda/oktyabrında noyabr/noyabrdan/noyabrın/noyabrda/noyabrında dekabr/dekabrdan/dekabrın/dekabrda/dekabrında",
  negations: "deyil deyildir",
  negated: "deyildi=idi yoxdur=var yox=var mümkünsüz=mümkün",
  hedges: "bəlkə/bəlkə_də ehtimal_ki guya",
  bounds: "təxminən/təqribən demək_olar_ki ən_azı/ən_az ən_çoxu yalnız/sadəcə",
  // As the endings of numbers are read.
  boundsBehind: "den_çox/den_artıq den_az",
  units:
    "%/faiz/faizi €/avro $/dollar manat km/kilometr m/metr cm/santimetr mm/millimetr km²/kvadrat_kilometr/kv_km m²/kvadrat_metr/kv_m g/qram kg/kiloqram ton ha/hektar il/illik ay/aylıq həftə gün saat dəqiqə saniyə",
  erasBefore: "e_ə=- b_e_ə=- m_ə=- eramızdan_əvvəl=- miladdan_əvvəl=-",
  counted: "nəfər insan adam şagird tələbə üzv əsgər ailə",
};
