import type { ValueWords } from "./value-words.ts";

export const da: ValueWords = {
  months:
    "januar/jan februar/feb marts/mar april/apr maj juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov december/dec",
  negations: "ikke aldrig hverken",
  negated: "ingen=en intet=et umulig=mulig umuligt=muligt",
  hedges: "måske sandsynligvis formentlig muligvis angiveligt tilsyneladende påstået",
  quantifiers:
    "alle hver/hvert næsten_alle de_fleste! mange! flere adskillige nogle få flertal/flertallet mindretal/mindretallet altid næsten_altid normalt/sædvanligvis!/almindeligvis ofte!/hyppigt! sommetider!/undertiden!/nogle_gange! sjældent! helt/fuldstændig/fuldstændigt hovedsagelig!/hovedsageligt!/overvejende! delvis!/delvist!",
  bounds: "omkring/omtrent/cirka/ca næsten over/mere_end under/mindre_end mindst højst op_til præcis kun",
  units:
    "%/procent kr/kroner/krone/dkk €/euro $/dollar km/kilometer m/meter cm/centimeter mm/millimeter km²/kvadratkilometer m²/kvadratmeter g/gram kg/kilogram/kilo ton/tons ha/hektar år måneder/måned uger/uge dage/dag timer/time minutter/minut sekunder/sekund",
  eras: "f_kr=- fvt=- e_kr=+ evt=+",
  beforeYears: "siden",
  counted:
    "indbyggere personer mennesker mænd kvinder børn medlemmer elever studerende ansatte soldater husstande",
};
