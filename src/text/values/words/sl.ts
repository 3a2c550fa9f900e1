import type { ValueWords } from "./value-words.ts";

export const sl: ValueWords = {
  // `nov` also means new, and `jan` is a name.
  months:
    "januarja/januar/januarju februarja/februar/februarju/feb marca/marec/marcu aprila/april/aprilu/apr maja/maj/maju junija/junij/juniju/jun julija/julij/juliju/jul avgusta/avgust/avgustu/avg septembra/september/septembru/sept oktobra/oktober/oktobru/okt novembra/november/novembru decembra/december/decembru/dec",
  negations: "ne brez niti nikoli nikdar",
  negated:
    "ni=je niso=so nisem=sem nismo=smo niste=ste nima=ima nimajo=imajo nihče=nekdo nič=nekaj nemogoče=mogoče",
  hedges: "morda verjetno domnevno menda baje navidezno domnevni/domnevna/domnevnega/domnevne",
  bounds:
    "približno/okoli/okrog skoraj prek/preko/nad/več_kot pod/manj_kot ne_več_kot ne_manj_kot vsaj/najmanj največ natanko/natančno/točno samo/le",
  units:
    "%/odstotkov/odstotka/odstotke/odstotek €/evrov/evra/evre/evro $/dolarjev/dolarja/dolarje/dolar km/kilometrov/kilometra/kilometre/kilometer m/metrov/metra/metre/meter cm/centimetrov/centimetra/centimetre/centimeter mm/milimetrov/milimetra/milimetre/milimeter km²/kvadratnih_kilometrov/kvadratna_kilometra/kvadratne_kilometre/kvadratni_kilometer m²/kvadratnih_metrov/kvadratna_metra/kvadratne_metre/kvadratni_meter g/gramov/grama/grame/gram kg/kilogramov/kilograma/kilograme/kilogram ton/tone/toni/tona/tono ha/hektarov/hektara/hektare/hektar let/leti/leta/leto mesecev/mesece/meseca/mesec tednov/tedne/tedna/teden dni/dneva/dan ur/ure/uri/ura/uro minut/minute/minuti/minuta/minuto sekund/sekunde/sekundi/sekunda/sekundo",
  beforeYears: "leta",
  eras: "pr_n_št=- pr_kr=- pred_našim_štetjem=- pred_kristusom=- n_št=+ po_kr=+ po_kristusu=+",
  counted:
    "prebivalcev/prebivalca/prebivalci/prebivalec oseb/osebe/osebi/oseba ljudi članov/člana/člani učencev študentov zaposlenih delavcev vojakov žensk otrok družin gospodinjstev hiš izvodov",
};
