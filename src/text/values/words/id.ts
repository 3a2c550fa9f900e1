import type { ValueWords } from "./value-words.ts";

export const id: ValueWords = {
  months:
    "januari/jan februari/pebruari/feb maret/mar april/apr mei juni/jun juli/jul agustus/agu september/sep/sept oktober/okt november/nopember/nov desember/des",
  negations: "tidak bukan tanpa belum tak",
  negated: "mustahil=mungkin",
  hedges: "mungkin diduga konon agaknya barangkali kabarnya tampaknya",
  bounds:
    "sekitar/kira-kira/kurang_lebih hampir lebih_dari kurang_dari setidaknya/paling_sedikit paling_banyak tepat hanya",
  units:
    "%/persen rp/rupiah €/euro $/dolar km/kilometer m/meter cm/sentimeter mm/milimeter km²/kilometer_persegi/km_persegi m²/meter_persegi g/gram kg/kilogram ton ha/hektare/hektar tahun bulan minggu/pekan hari jam menit detik",
  eras: "sm=- sebelum_masehi=- masehi=+",
  counted: "jiwa orang penduduk anggota siswa mahasiswa",
};
