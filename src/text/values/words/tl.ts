import type { ValueWords } from "./value-words.ts";

export const tl: ValueWords = {
  months:
    "enero pebrero marso abril mayo hunyo hulyo agosto setyembre/septyembre oktubre nobyembre disyembre",
  negations: "hindi wala walang",
  negated: "imposible=posible",
  hedges: "marahil/siguro malamang diumano/di-umano/umano",
  // `mga` also makes a plural, and `taong` is a year or a man.
  bounds: "humigit-kumulang/mahigit-kumulang halos mahigit/higit_sa kulang_sa hindi_bababa_sa/di_bababa_sa",
  units:
    "%/porsiyento/porsyento/bahagdan ₱/piso €/euro $/dolyar km/kilometro m/metro cm/sentimetro km²/kilometro_kuwadrado/kilometrong_parisukat kg/kilogramo/kilo taon buwan linggo araw oras minuto segundo",
  eras: "bk=- b_k=- bc=- bce=- ad=+ ce=+",
  counted: "katao",
};
