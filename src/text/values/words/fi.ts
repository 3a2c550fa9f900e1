import type { ValueWords } from "./value-words.ts";

export const fi: ValueWords = {
  months:
    "tammikuu/tammikuun/tammikuuta/tammikuussa/tammikuusta helmikuu/helmikuun/helmikuuta/helmikuussa/helmikuusta maaliskuu/maaliskuun/maaliskuuta/maaliskuussa/maaliskuusta huhtikuu/huhtikuun/huhtikuuta/huhtikuussa/huhtikuusta toukokuu/toukokuun/toukokuuta/toukokuussa/toukokuusta kesäkuu/kesäkuun/kesäkuuta/kesäkuussa/kesäkuusta heinäkuu/heinäkuun/heinäkuuta/heinäkuussa/heinäkuusta elokuu/elokuun/elokuuta/elokuussa/elokuusta syyskuu/syyskuun/syyskuuta/syyskuussa/syyskuusta lokakuu/lokakuun/lokakuuta/lokakuussa/lokakuusta marraskuu/marraskuun/marraskuuta/marraskuussa/marraskuusta joulukuu/joulukuun/joulukuuta/joulukuussa/joulukuusta",
  negations: "ei eivät eikä koskaan ilman",
  negated: "mahdoton=mahdollinen mahdotonta=mahdollista",
  hedges:
    "ehkä mahdollisesti todennäköisesti luultavasti kenties väitetysti ilmeisesti oletettavasti väitetty",
  bounds: "noin/n/ca lähes/melkein yli alle vähintään enintään/korkeintaan tasan jopa vain/ainoastaan",
  units:
    "%/prosenttia/prosentti €/euroa/euro $/dollaria/dollari markkaa km/kilometriä/kilometri/kilometrin m/metriä/metri/metrin cm/senttimetriä/senttimetrin mm/millimetriä/millimetri/millimetrin km²/neliökilometriä/neliökilometri/neliökilometrin m²/neliömetriä/neliömetri/neliömetrin g/grammaa/gramma kg/kilogrammaa/kiloa tonnia/tonni ha/hehtaaria/hehtaari vuotta/vuosi/vuoden kuukautta/kuukausi/kuukauden viikkoa/viikko/viikon päivää/päivä/päivän tuntia/tunti/tunnin minuuttia/minuutti/minuutin sekuntia/sekunti/sekunnin",
  eras: "eaa=- ekr=- jaa=+ jkr=+",
  counted: "asukasta asukkaan ihmistä henkilöä henkeä jäsentä oppilasta opiskelijaa työntekijää sotilasta",
};
