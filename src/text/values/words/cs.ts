import type { ValueWords } from "./value-words.ts";

export const cs: ValueWords = {
  months:
    "ledna/leden/lednu února/únor/únoru března/březen/březnu dubna/duben/dubnu května/květen/květnu června/červen/červnu července/červenec/červenci srpna/srpen/srpnu září října/říjen/říjnu listopadu/listopad prosince/prosinec/prosinci",
  negations: "ne nikdy bez ani nikoli nikoliv",
  negated:
    "není=je nejsou=jsou nebyl=byl nebyla=byla nebylo=bylo nebyli=byli nebyly=byly nemá=má neměl=měl nikdo=někdo nic=něco nemožné=možné",
  hedges: "možná snad pravděpodobně zřejmě údajně asi patrně prý údajný/údajná",
  bounds:
    "přibližně/zhruba/okolo/kolem/ca/cca téměř/skoro přes/nad/více_než pod/méně_než alespoň/nejméně nejvýše přesně pouze/jen",
  units:
    "%/procent/procenta/procento kč/korun/koruny/koruna €/euro $/dolarů/dolary km/kilometrů/kilometry/kilometr m/metrů/metry/metr cm/centimetrů mm/milimetrů/milimetry/milimetr km²/kilometrů_čtverečních/čtverečních_kilometrů/kilometry_čtvereční/kilometr_čtvereční m²/metrů_čtverečních/čtverečních_metrů/metry_čtvereční/metr_čtvereční g/gramů kg/kilogramů tun/tuny/tuna ha/hektarů/hektary let/roky/rok/roku měsíců/měsíce/měsíc týdnů/týdny/týden dnů/dní/dny/den hodin/hodiny/hodina minut/minuty/minuta sekund/sekundy/sekunda",
  years: "rok roku",
  eras: "př_n_l=- n_l=+ př_kr=- před_kristem=- po_kr=+ po_kristu=+ našeho_letopočtu=+ před_naším_letopočtem=-",
  beforeYears: "roku",
  counted: "obyvatel/obyvatele/obyvatelé osob/osoby/osoba lidí členů žáků studentů zaměstnanců vojáků",
};
