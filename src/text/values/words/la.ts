import type { ValueWords } from "./value-words.ts";

export const la: ValueWords = {
  // In the nominative they are people's names, too.
  months:
    "ianuarii/ianuario februarii/februario martii/martio aprilis/aprili maii/maio iunii/iunio iulii/iulio augusti/augusto septembris/septembri octobris/octobri novembris/novembri decembris/decembri",
  negations: "non nec neque sine numquam nunquam nullus nulla nullum haud",
  negated: "nemo=aliquis nihil=aliquid",
  hedges: "fortasse/forsitan/forsan probabiliter",
  bounds: "circiter/fere/circa paene plus_quam minus_quam saltem",
  units:
    "km/chiliometra/chiliometrorum/chiliometris m/metra/metrorum/metris km²/chiliometra_quadrata/chiliometrorum_quadratorum annos/annorum/annis/anni menses/mensium/mensibus dies/dierum/diebus horas/horarum/horis",
  eras: "a_c_n=- a_chr_n=- ante_christum_natum=- p_c_n=+ p_chr_n=+ post_christum_natum=+",
  counted: "incolarum/incolae/incolas hominum/homines",
};
