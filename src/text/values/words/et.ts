import type { ValueWords } from "./value-words.ts";

export const et: ValueWords = {
  months:
    "jaanuar/jaanuaris/jaanuaril/jaanuarist/jaanuarini/jaanuarikuus/jaanuari/jaan veebruar/veebruaris/veebruaril/veebruarist/veebruarini/veebruarikuus/veebruari/veebr märts/märtsis/märtsil/märtsist/märtsini/märtsikuus/märtsi aprill/aprillis/aprillil/aprillist/aprillini/aprillikuus/aprilli/apr mai/mais/mail/maist/maini/maikuus juuni/juunis/juunil/juunist/juunini/juunikuus juuli/juulis/juulil/juulist/juulini/juulikuus august/augustis/augustil/augustist/augustini/augustikuus/augusti/aug september/septembris/septembril/septembrist/septembrini/septembrikuus/septembri/sept oktoober/oktoobris/oktoobril/oktoobrist/oktoobrini/oktoobrikuus/oktoobri/okt november/novembris/novembril/novembrist/novembrini/novembrikuus/novembri/nov detsember/detsembris/detsembril/detsembrist/detsembrini/detsembrikuus/detsembri/dets",
  // `ilma` also means weather.
  negations: "ei mitte ega",
  negated: "pole=on ei_ole=on polnud=oli ei_olnud=oli võimatu=võimalik",
  hedges: "võib-olla arvatavasti tõenäoliselt ilmselt väidetavalt oletatavasti",
  bounds: "umbes/ligikaudu peaaegu/ligi üle/rohkem_kui alla/vähem_kui vähemalt täpselt ainult",
  units:
    "%/protsenti/protsent/protsendi €/eurot/euro krooni/kroon $/dollarit/dollar km/kilomeetrit/kilomeeter/kilomeetri m/meetrit/meeter/meetri cm/sentimeetrit/sentimeeter mm/millimeetrit/millimeeter km²/ruutkilomeetrit/ruutkilomeeter m²/ruutmeetrit/ruutmeeter g/grammi/gramm kg/kilogrammi/kilogramm tonni/tonn ha/hektarit/hektar aastat/aasta kuud nädalat/nädal päeva/päev tundi/tund minutit/minut sekundit/sekund",
  years: "aasta aastal aastast aastani",
  beforeYears: "aastal",
  eras: "ekr=- e_kr=- e_m_a=- enne_kristust=- pkr=+ p_kr=+ m_a_j=+ pärast_kristust=+",
  counted:
    "elanikku/elanik inimest/inimene isikut/isik liiget/liige õpilast/õpilane üliõpilast töötajat/töötaja sõdurit/sõdur peret majapidamist",
};
