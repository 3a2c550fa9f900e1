import type { ValueWords } from "./value-words.ts";

export const hu: ValueWords = {
  months:
    "január/januárban/januárjában/jan február/februárban/februárjában/febr március/márciusban/márciusában/márc április/áprilisban/áprilisában/ápr május/májusban/májusában/máj június/júniusban/júniusában/jún július/júliusban/júliusában/júl augusztus/augusztusban/augusztusában/aug szeptember/szeptemberben/szeptemberében/szept október/októberben/októberében/okt november/novemberben/novemberében/nov december/decemberben/decemberében/dec",
  negations: "nem ne soha sosem sem se nélkül",
  negated: "nincs=van nincsenek=vannak senki=valaki semmi=valami lehetetlen=lehetséges",
  hedges:
    "talán állítólag valószínűleg esetleg feltehetőleg/feltehetően vélhetőleg/vélhetően látszólag állítólagos",
  bounds:
    "körülbelül/kb/mintegy/hozzávetőleg/nagyjából majdnem/csaknem közel több_mint kevesebb_mint legalább legfeljebb pontosan csupán/csak",
  boundsBehind: "körül felett/fölött",
  units:
    "%/százalék/százaléka/százalékát ft/forint €/euró $/dollár km/kilométer/kilométerre m/méter/méterre cm/centiméter mm/milliméter km²/négyzetkilométer m²/négyzetméter g/gramm kg/kilogramm tonna ha/hektár év/évet/évig hónap/hónapot/hónapig hét/hetet/hétig nap/napot/napig óra/órát perc/percet másodperc",
  erasBefore:
    "i_e=- kr_e=- időszámításunk_előtt=- krisztus_előtt=- i_sz=+ kr_u=+ időszámításunk_szerint=+ krisztus_után=+",
  counted:
    "fő lakos lakosa lakosú ember embert személy személyt férfi nő gyermek tag tagja diák tanuló hallgató katona lakóház példány példányban",
};
