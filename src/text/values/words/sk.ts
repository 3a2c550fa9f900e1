import type { ValueWords } from "./value-words.ts";

export const sk: ValueWords = {
  months:
    "januára/január/januári/jan februára/február/februári/feb marca/marec/marci apríla/apríl/apríli mája/máj/máji júna/jún/júni júla/júl/júli augusta/august/auguste/aug septembra/september/septembri októbra/október/októbri novembra/november/novembri decembra/december/decembri",
  negations: "nie nikdy bez ani",
  negated:
    "nebol=bol nebola=bola nebolo=bolo neboli=boli nebude=bude nebudú=budú nemá=má nemajú=majú nemal=mal nemala=mala nemali=mali nikto=niekto nič=niečo nemožné=možné",
  hedges: "možno azda pravdepodobne zrejme údajne asi vraj údajný/údajná/údajného",
  bounds:
    "približne/zhruba/okolo/cca/ca takmer/skoro vyše/nad/viac_ako/viac_než pod/menej_ako/menej_než aspoň/najmenej najviac presne iba/len",
  units:
    "%/percent/percentá/percenta/percento €/eur/euro/eurá/eura korún/koruny/koruna/sk $/dolárov/doláre/dolár km/kilometrov/kilometre/kilometra/kilometer m/metrov/metre/metra/meter cm/centimetrov/centimetre/centimetra/centimeter mm/milimetrov/milimetre/milimetra/milimeter km²/štvorcových_kilometrov/kilometrov_štvorcových m²/štvorcových_metrov/metrov_štvorcových g/gramov/gramy/gram kg/kilogramov/kilogramy/kilogram ton/tony/tona ha/hektárov/hektáre/hektár rokov/roky/rok/roku mesiacov/mesiace/mesiac týždňov/týždne/týždeň dní/dni/deň hodín/hodiny/hodina minút/minúty/minúta sekúnd/sekundy/sekunda",
  years: "rok roku",
  eras: "pred_kr=- pred_kristom=- pred_n_l=- p_n_l=- po_kr=+ po_kristovi=+ n_l=+",
  beforeYears: "roku",
  counted:
    "obyvateľov/obyvatelia/obyvateľ osôb/osoby/osoba ľudí členov/členovia žiakov študentov zamestnancov vojakov rodín domov",
};
