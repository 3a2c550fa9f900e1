import type { ValueWords } from "./value-words.ts";

export const it: ValueWords = {
  months:
    "gennaio/gen febbraio/feb marzo/mar aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/set/sett ottobre/ott novembre/nov dicembre/dic",
  negations: "non né mai senza nessun nessuno nessuna",
  negated: "impossibile=possibile niente=qualcosa",
  hedges: "presumibilmente forse probabilmente possibilmente apparentemente presunto/presunta",
  quantifiers:
    "tutti_i/tutti_gli/tutte_le ogni quasi_tutti_i/quasi_tutti_gli/quasi_tutte_le la_maggior_parte_dei/la_maggior_parte_degli/la_maggior_parte_delle molti!/molte!/numerosi!/numerose! parecchi/parecchie alcuni/alcune pochi!/poche! maggioranza minoranza sempre quasi_sempre generalmente/solitamente!/normalmente/di_solito! spesso!/frequentemente! talvolta!/a_volte!/occasionalmente! raramente!/di_rado! interamente/completamente/totalmente principalmente!/prevalentemente! parzialmente!/in_parte!",
  bounds: "circa/ca quasi almeno oltre/più_di appena meno_di al_massimo fino_a esattamente solo",
  units:
    "%/per_cento €/euro $/dollari/dollaro lire km/chilometri/chilometro m/metri/metro cm/centimetri g/grammi/grammo kg/chilogrammi/chilogrammo tonnellate/tonnellata ha/ettari/ettaro km²/chilometri_quadrati/chilometri_quadri/chilometro_quadrato m²/metri_quadrati/metri_quadri/metro_quadrato anni/anno mesi/mese settimane/settimana giorni/giorno ore/ora minuti/minuto secondi ⅓/terzi",
  unitJoints: "di",
  eras: "a_c=- d_c=+",
  decades: "anni",
  beforeYears: "nel dal",
  beforeYearsFirst: "dopo fino",
  counted:
    "abitanti ab residenti persone uomini donne bambini membri alunni studenti dipendenti operai soldati famiglie copie",
};
