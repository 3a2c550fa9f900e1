import type { ValueWords } from "./value-words.ts";

export const ms: ValueWords = {
  months:
    "januari/jan februari/feb mac april/apr mei jun julai ogos september/sept oktober/okt november/nov disember/dis",
  negations: "tidak bukan tanpa belum tak",
  negated: "mustahil=mungkin",
  hedges: "mungkin/barangkali kononnya didakwa",
  bounds:
    "kira-kira/lebih_kurang/sekitar hampir lebih_daripada/lebih_dari kurang_daripada/kurang_dari sekurang-kurangnya tepat hanya",
  units:
    "%/peratus rm/ringgit €/euro $/dolar km/kilometer m/meter cm/sentimeter mm/milimeter km²/kilometer_persegi m²/meter_persegi g/gram kg/kilogram tan ha/hektar batu tahun bulan minggu hari jam minit saat",
  eras: "sm=- sebelum_masihi=- masihi=+",
  counted: "jiwa orang penduduk ahli pelajar askar",
};
