import type { ValueWords } from "./value-words.ts";

export const sq: ValueWords = {
  months:
    "janar/janari/janarit shkurt/shkurti/shkurtit mars/marsi/marsit prill/prilli/prillit maj/maji/majit qershor/qershori/qershorit korrik/korriku/korrikut gusht/gushti/gushtit shtator/shtatori/shtatorit tetor/tetori/tetorit nëntor/nëntori/nëntorit dhjetor/dhjetori/dhjetorit",
  // `pa` also means `saw`.
  negations: "nuk s' mos as jo",
  negated: "askush=dikush asgjë=diçka pamundur=mundur",
  hedges: "ndoshta/mbase/ndofta gjoja",
  bounds:
    "rreth/afërsisht/përafërsisht pothuajse/gati mbi/më_shumë_se/më_tepër_se nën/më_pak_se të_paktën/së_paku saktësisht vetëm",
  units:
    "%/përqind/për_qind €/euro $/dollarë/dollar lekë/lek km/kilometra/kilometër m/metra/metër cm/centimetra/centimetër mm/milimetra/milimetër km²/kilometra_katrorë/kilometra_katror/kilometër_katror m²/metra_katrorë/metra_katror/metër_katror g/gramë/gram kg/kilogramë/kilogram ha/hektarë/hektar vjet/vite/vit vjeç muaj javë ditë orë minuta/minutë sekonda/sekondë",
  eras: "p_e_s=- p_e_r=- p_k=- para_erës_sonë=- para_krishtit=- e_s=+ pas_krishtit=+",
  counted: "banorë persona njerëz burra gra fëmijë anëtarë nxënës studentë punëtorë ushtarë familje kopje",
};
