import type { ValueWords } from "./value-words.ts";

export const af: ValueWords = {
  months:
    "januarie/jan februarie/feb maart/mrt april/apr mei junie/jun julie/jul augustus/aug september/sept oktober/okt november/nov desember/des",
  negations: "nie nooit sonder geen",
  negated: "niemand=iemand niks=iets onmoontlik=moontlik",
  hedges: "waarskynlik miskien/dalk vermoedelik blykbaar",
  bounds:
    "ongeveer/sowat/omtrent/ca byna/amper meer_as minder_as minstens/ten_minste hoogstens presies slegs",
  units:
    "%/persent rand €/euro $/dollar km/kilometer m/meter cm/sentimeter mm/millimeter km²/vierkante_kilometer m²/vierkante_meter g/gram kg/kilogram ton ha/hektaar myl jaar/jare maande/maand weke/week dae/dag uur/ure minute/minuut sekondes/sekonde",
  eras: "v_c=- n_c=+ v_chr=- n_chr=+ voor_christus=- na_christus=+",
  beforeYears: "in",
  counted:
    "inwoners mense persone mans vroue kinders lede leerlinge studente werkers soldate gesinne huise eksemplare",
};
