import type { ValueWords } from "./value-words.ts";

/** Words of Croatian, Bosnian and Serbian, in Latin letters. */
export const sh = {
  months:
    "siječnja/siječanj/siječnju/januara/januar/januaru/jan veljače/veljača/veljači/februara/februar/februaru/feb ožujka/ožujak/ožujku/marta/mart/martu travnja/travanj/travnju/aprila/april/aprilu svibnja/svibanj/svibnju/maja/maj/maju lipnja/lipanj/lipnju/juna/jun/junu srpnja/srpanj/srpnju/jula/jul/julu kolovoza/kolovoz/kolovozu/avgusta/avgust/avgustu/augusta/august/augustu rujna/rujan/rujnu/septembra/septembar/septembru listopada/listopad/listopadu/oktobra/oktobar/oktobru studenoga/studenog/studeni/studenom/novembra/novembar/novembru prosinca/prosinac/prosincu/decembra/decembar/decembru",
  negations: "ne bez ni niti nikad/nikada",
  negated:
    "nije=je nisu=su nisam=sam nismo=smo nema=ima nemaju=imaju neće=će nitko=netko niko=neko ništa=nešto nemoguće=moguće",
  hedges:
    "možda navodno vjerojatno/vjerovatno/verovatno valjda po_svoj_prilici navodni/navodna/navodnog/navodne",
  bounds:
    "oko/približno/otprilike gotovo/skoro preko/iznad/više_od ispod/manje_od ne_više_od ne_manje_od najmanje/barem najviše tačno/točno samo",
  units:
    "%/posto/odsto/postotaka/procenata/procenta/procenat kuna/kune/kunu dinara/dinar €/eura/euro/evra/evro $/dolara/dolar km/kilometara/kilometra/kilometar m/metara/metra/metar cm/centimetara/centimetra/centimetar mm/milimetara/milimetra/milimetar km²/četvornih_kilometara/četvorna_kilometra/četvorni_kilometar/kvadratnih_kilometara/kvadratna_kilometra/kvadratni_kilometar m²/četvornih_metara/četvorna_metra/četvorni_metar/kvadratnih_metara/kvadratna_metra/kvadratni_metar g/grama/gram kg/kilograma/kilogram tona/tone/tonu ha/hektara/hektar godina/godine/godinu mjeseci/mjeseca/mjesec/meseci/meseca/mesec tjedana/tjedna/tjedan sedmica/sedmice/sedmicu nedelja/nedelje/nedelju dana/dan sati/sata/sat časova/časa/čas minuta/minute/minutu/minut sekundi/sekunde/sekunda/sekundu",
  years: "godine godini godinu g god",
  weighed:
    "brašna šećera soli maslaca ulja kruha hljeba hleba mesa ribe riže pirinča sira čaja kave kafe vode mlijeka mleka zlata srebra težine teži",
  yearsOf:
    "života svog_života svoga_života njegovog_života vladavine svoje_vladavine njegove_vladavine vladanja školovanja studija",
  eras: "pr_kr=- p_n_e=- pr_n_e=- pne=- prije_krista=- pre_hrista=- prije_nove_ere=- pre_nove_ere=- po_kr=+ n_e=+ poslije_krista=+ nove_ere=+",
  counted:
    "stanovnika/stanovnik osoba/osobe ljudi članova/člana učenika studenata zaposlenih radnika vojnika žena djece dece obitelji porodica domaćinstava kućanstava kuća primjeraka primeraka",
} satisfies ValueWords;
