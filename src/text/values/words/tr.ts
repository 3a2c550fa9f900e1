import type { ValueWords } from "./value-words.ts";

export const tr: ValueWords = {
  months: "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  negations: "değil değildir asla",
  negated: "imkansız=mümkün",
  hedges: "iddiaya_göre muhtemelen belki galiba sözde",
  bounds: "yaklaşık neredeyse en_az en_fazla sadece/yalnızca tam",
  units:
    "₺/lira/tl €/avro/euro $/dolar km/kilometre km²/kilometrekare m/metre m²/metrekare g/gram kg/kilogram ton ha/hektar yıl ay hafta gün saat dakika saniye",
  unitsBefore: "%/yüzde ‰/binde",
  erasBefore: "mö=- m_ö=- milattan_önce=- ms=+ m_s=+ milattan_sonra=+",
  counted: "kişi kişilik kişinin öğrenci üye asker",
};
