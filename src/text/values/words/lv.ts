import type { ValueWords } from "./value-words.ts";

export const lv: ValueWords = {
  months:
    "janvārī/janvāris/janvāra/janvāri/janvārim februārī/februāris/februāra/februāri/februārim martā/marts/marta/martu/martam aprīlī/aprīlis/aprīļa/aprīli/aprīlim maijā/maijs/maija/maiju/maijam jūnijā/jūnijs/jūnija/jūniju/jūnijam jūlijā/jūlijs/jūlija/jūliju/jūlijam augustā/augusts/augusta/augustu/augustam septembrī/septembris/septembra/septembri/septembrim oktobrī/oktobris/oktobra/oktobri/oktobrim novembrī/novembris/novembra/novembri/novembrim decembrī/decembris/decembra/decembri/decembrim",
  negations: "ne bez nedz nekad",
  negated:
    "nav=ir nebija=bija nebūs=būs nevar=var nevarēja=varēja neviens=kāds neviena=kāda neiespējami=iespējami",
  hedges: "iespējams varbūt droši_vien domājams acīmredzot šķietami",
  bounds:
    "aptuveni/apmēram/ap gandrīz virs zem vairāk_nekā/vairāk_par mazāk_nekā/mazāk_par ne_vairāk_kā ne_mazāk_kā vismaz tieši tikai",
  units:
    "%/procenti/procentu/procents/procentus/procentiem €/eiro/eur latu/lati/lats/latus $/dolāru/dolāri/dolārs/dolārus km/kilometru/kilometri/kilometrs/kilometrus/kilometriem m/metru/metri/metrs/metrus/metriem cm/centimetru/centimetri/centimetrs mm/milimetru/milimetri/milimetrs km²/kvadrātkilometru/kvadrātkilometri/kvadrātkilometrs m²/kvadrātmetru/kvadrātmetri/kvadrātmetrs g/gramu/grami/grams kg/kilogramu/kilogrami/kilograms tonnu/tonnas/tonna ha/hektāru/hektāri/hektārs gadu/gadi/gads/gadus/gadiem mēnešu/mēneši/mēnesis/mēnešus/mēnešiem nedēļu/nedēļas/nedēļa dienu/dienas/diena stundu/stundas/stunda minūšu/minūtes/minūte sekunžu/sekundes/sekunde",
  years: "gadā gada",
  eras: "p_m_ē=- pr_kr=- pirms_mūsu_ēras=- m_ē=+ mūsu_ēras=+ mūsu_ērā=+",
  counted:
    "iedzīvotāju/iedzīvotāji/iedzīvotājs cilvēku/cilvēki/cilvēks personu/personas/persona biedru/biedri skolēnu/skolēni studentu/studenti darbinieku/darbinieki karavīru/karavīri bērnu/bērni ģimeņu/ģimenes",
};
