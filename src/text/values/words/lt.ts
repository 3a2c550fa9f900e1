import type { ValueWords } from "./value-words.ts";

export const lt: ValueWords = {
  months:
    "sausio/sausis/sausį vasario/vasaris/vasarį kovo/kovas/kovą balandžio/balandis/balandį gegužės/gegužė/gegužę birželio/birželis/birželį liepos/liepa/liepą rugpjūčio/rugpjūtis/rugpjūtį rugsėjo/rugsėjis/rugsėjį spalio/spalis/spalį lapkričio/lapkritis/lapkritį gruodžio/gruodis/gruodį",
  negations: "ne nei be niekada/niekad",
  negated:
    "nėra=yra nebuvo=buvo nebus=bus neturi=turi neturėjo=turėjo negali=gali negalėjo=galėjo niekas=kažkas neįmanoma=įmanoma",
  hedges: "galbūt tikriausiai turbūt tariamai manoma spėjama tariamas/tariama/tariamo/tariamos",
  bounds:
    "apie/maždaug/apytiksliai beveik virš daugiau_kaip/daugiau_nei mažiau_kaip/mažiau_nei ne_daugiau_kaip ne_mažiau_kaip bent/mažiausiai daugiausia/daugiausiai tiksliai tik",
  units:
    "%/procentų/procentai/procentas/procentus/proc €/eurų/eurai/euras/eurus/eur litų/litai/litas/litus $/dolerių/doleriai/doleris/dolerius km/kilometrų/kilometrai/kilometras/kilometro/kilometrus m/metrų/metrai/metras/metro/metrus cm/centimetrų/centimetrai/centimetras mm/milimetrų/milimetrai/milimetras km²/kv_km/kvadratinių_kilometrų/kvadratiniai_kilometrai m²/kv_m/kvadratinių_metrų/kvadratiniai_metrai g/gramų/gramai/gramas kg/kilogramų/kilogramai/kilogramas tonų/tonos/tona/tonas ha/hektarų/hektarai/hektaras metų/metai/metus mėnesių/mėnesiai/mėnuo/mėnesius savaičių/savaitės/savaitė/savaites dienų/dienos/diena/dienas valandų/valandos/valanda/valandas/val minučių/minutės/minutė/minutes/min sekundžių/sekundės/sekundė/sekundes",
  // A metre has no full stop.
  years: "m. metais metų metai metus",
  eras: "pr_m_e=- pr_kr=- prieš_mūsų_erą=- prieš_kristų=- m_e=+ po_kr=+ mūsų_eros=+ po_kristaus=+",
  counted:
    "gyventojų/gyventojai/gyventojas žmonių/žmonės/žmogus asmenų/asmenys/asmuo narių/nariai/narys mokinių/mokiniai studentų/studentai darbuotojų/darbuotojai karių/kariai vaikų/vaikai moterų vyrų šeimų/šeimos egzempliorių",
};
