import type { ValueWords } from "./value-words.ts";

export const ca: ValueWords = {
  // `set` also means seven, `des` since, `gen` a gene.
  months:
    "gener febrer/febr març abril/abr maig juny juliol/jul agost/ag setembre octubre/oct novembre/nov desembre",
  // `cap` also means a head.
  negations: "no mai ni sense tampoc ja_no",
  negated: "impossible=possible ningú=algú",
  hedges:
    "potser probablement possiblement presumptament suposadament aparentment presumpte/presumpta suposat/suposada",
  bounds:
    "uns/unes/aproximadament/aprox/al_voltant_de prop_de gairebé/quasi més_de menys_de almenys/com_a_mínim com_a_màxim fins_a exactament només",
  // `segons` also introduces what somebody says.
  units:
    "%/per_cent €/euros/euro $/dòlars/dòlar pessetes/pesseta km/quilòmetres/quilòmetre m/metres/metre cm/centímetres/centímetre mm/mil·límetres/mil·límetre km²/quilòmetres_quadrats/quilòmetre_quadrat m²/metres_quadrats/metre_quadrat g/grams/gram kg/quilograms/quilogram/quilos/quilo tones/tona ha/hectàrees/hectàrea anys/any mesos/mes setmanes/setmana dies/dia hores/hora minuts/minut",
  unitJoints: "de d'",
  eras: "a_c=- ac=- abans_de_crist=- d_c=+ dc=+ després_de_crist=+",
  beforeYears: "en el",
  counted:
    "habitants/habitant hab persones/persona homes dones nens membres/membre alumnes estudiants empleats treballadors soldats famílies llars habitatges exemplars",
};
