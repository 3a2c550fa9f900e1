import type { ValueWords } from "./value-words.ts";

export const pl: ValueWords = {
  months:
    "stycznia/styczeń/styczniu/sty lutego/luty/lutym/lut marca/marzec/marcu/mar kwietnia/kwiecień/kwietniu/kwi maja/maj/maju czerwca/czerwiec/czerwcu/cze lipca/lipiec/lipcu/lip sierpnia/sierpień/sierpniu/sie września/wrzesień/wrześniu/wrz października/październik/październiku/paź listopada/listopad/listopadzie/lis grudnia/grudzień/grudniu/gru",
  negations: "nie nigdy bez ani",
  negated: "niemożliwe=możliwe",
  hedges: "rzekomo prawdopodobnie podobno możliwe chyba przypuszczalnie domniemany/domniemana",
  quantifiers:
    "wszyscy/wszystkie/wszystkich/wszystkim każdy/każda/każde prawie_wszyscy/prawie_wszystkie/prawie_wszystkich/niemal_wszyscy/niemal_wszystkie większość/większości wielu/wiele/liczni!/liczne! kilka/kilku niektórzy/niektóre/niektórych nieliczni!/nieliczne!/nielicznych! mniejszość/mniejszości zawsze prawie_zawsze/niemal_zawsze zwykle!/zazwyczaj!/przeważnie! często!/nierzadko! czasami!/czasem!/niekiedy! rzadko! całkowicie/zupełnie głównie! częściowo!",
  bounds: "około/ok prawie/niemal ponad co_najmniej co_najwyżej dokładnie tylko",
  units:
    "%/procent/procenta/proc zł/złotych/złote/złoty €/euro $/dolarów/dolary/dolar km/kilometrów/kilometry/kilometra/kilometr m/metrów/metry/metra/metr g/gramów kg/kilogramów/kilogramy/kilograma/kilogram ton/tony/tona ha/hektarów/hektary/hektara/hektar km²/kilometrów_kwadratowych m²/metrów_kwadratowych lat/lata/rok/roku miesięcy/miesiące/miesiąca/miesiąc tygodni/tygodnie/tydzień dni/dzień godzin/godziny/godzina minut/minuty/minuta sekund/sekundy/sekunda",
  years: "rok roku r",
  beforeYears: "w od roku",
  beforeYearsFirst: "po przed",
  ordinalYears: "roku",
  yearsOf:
    "życia swego_życia swojego_życia jego_życia panowania swego_panowania swojego_panowania jego_panowania rządów swoich_rządów jego_rządów studiów nauki",
  eras: "p_n_e=- n_e=+",
  counted:
    "mieszkańców/mieszkańcy/mieszkaniec osób/osoby/osoba ludzi członków uczniów studentów pracowników żołnierzy rodzin egzemplarzy",
};
