import type { ValueWords } from "./value-words.ts";

export const nl: ValueWords = {
  months:
    "januari/jan februari/feb maart/mrt april/apr mei juni/jun juli/jul augustus/aug september/sep/sept oktober/okt november/nov december/dec",
  negations: "niet nooit zonder noch nauwelijks niet_meer",
  negated: "geen=een niemand=iemand onmogelijk=mogelijk niets=iets",
  hedges: "vermoedelijk waarschijnlijk misschien/mogelijk blijkbaar vermeende",
  quantifiers:
    "alle elke/elk/iedere/ieder bijna_alle/vrijwel_alle de_meeste! veel/vele!/talrijke! verscheidene sommige enkele weinig!/weinige! meerderheid minderheid altijd bijna_altijd/vrijwel_altijd meestal!/gewoonlijk!/doorgaans! vaak!/dikwijls! soms!/af_en_toe! zelden! volledig/geheel/helemaal grotendeels!/hoofdzakelijk!/voornamelijk! gedeeltelijk!/deels!",
  bounds:
    "ongeveer/naar_schatting circa/ca bijna meer_dan niet_meer_dan minder_dan minstens hoogstens precies slechts ruim",
  units:
    "%/procent €/euro $/dollar gulden km/kilometer m/meter cm/centimeter g/gram kg/kilogram ton ha/hectare km²/vierkante_kilometer m²/vierkante_meter jaar/jaren maanden/maand weken/week dagen/dag uur minuten/minuut seconden",
  eras: "v_chr=- n_chr=+",
  beforeYears: "in",
  counted:
    "inwoners mensen personen mannen vrouwen kinderen leden leerlingen studenten werknemers soldaten gezinnen huizen exemplaren",
};
