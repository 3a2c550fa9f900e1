import type { ValueWords } from "./value-words.ts";

export const no: ValueWords = {
  months:
    "januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov desember/des",
  negations: "ikke ikkje aldri verken korkje",
  negated: "ingen=en intet=et umulig=mulig umogleg=mogleg",
  hedges: "kanskje sannsynligvis trolig muligens muligvis angivelig tilsynelatende påstått truleg visstnok",
  quantifiers:
    "alle hver/hvert nesten_alle de_fleste!/dei_fleste! mange! flere/fleire noen/nokre få flertall/flertallet/fleirtal/fleirtalet mindretall/mindretallet/mindretal/mindretalet alltid nesten_alltid vanligvis!/normalt/som_regel!/vanlegvis! ofte! av_og_til!/noen_ganger!/iblant! sjelden!/sjeldent!/sjeldan! helt/fullstendig hovedsakelig!/hovudsakleg! delvis!",
  bounds:
    "omkring/omtrent/cirka/ca nesten over/mer_enn under/mindre_enn minst høyst opptil nøyaktig bare/kun",
  units:
    "%/prosent kr/kroner/krone €/euro $/dollar km/kilometer m/meter cm/centimeter mm/millimeter km²/kvadratkilometer m²/kvadratmeter g/gram kg/kilogram/kilo tonn ha/hektar år måneder/måned uker/uke dager/dag timer/time minutter/minutt sekunder/sekund",
  eras: "f_kr=- fvt=- e_kr=+ evt=+",
  beforeYears: "siden",
  counted:
    "innbyggere innbyggjarar personer mennesker menn kvinner barn medlemmer elever studenter ansatte soldater",
};
