import type { ValueWords } from "./value-words.ts";

export const pt: ValueWords = {
  months:
    "janeiro/jan fevereiro/fev março/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out novembro/nov dezembro/dez",
  negations: "não nunca jamais sem nem nenhum nenhuma já_não",
  negated: "impossível=possível ninguém=alguém nada=algo",
  hedges: "supostamente alegadamente talvez/possivelmente provavelmente aparentemente suposto/suposta",
  quantifiers:
    "todos_os/todas_as cada quase_todos_os/quase_todas_as a_maioria_dos/a_maioria_das/a_maior_parte_dos/a_maior_parte_das muitos!/muitas!/numerosos!/numerosas! vários/várias alguns/algumas poucos!/poucas! maioria minoria sempre quase_sempre geralmente/normalmente/habitualmente!/usualmente! frequentemente!/muitas_vezes! às_vezes!/por_vezes!/ocasionalmente! raramente! totalmente/completamente/inteiramente principalmente!/maioritariamente!/majoritariamente! parcialmente!/em_parte!",
  bounds: "cerca_de/aproximadamente quase mais_de menos_de pelo_menos até exatamente apenas só",
  units:
    "%/por_cento €/euros $/dólares/dólar r$/reais km/quilômetros/quilómetros/quilômetro/quilómetro m/metros/metro g/gramas/grama kg/quilogramas/quilograma toneladas/tonelada ha/hectares/hectare km²/quilômetros_quadrados/quilómetros_quadrados/quilômetro_quadrado/quilómetro_quadrado m²/metros_quadrados/metro_quadrado anos/ano meses/mês semanas/semana dias/dia horas/hora minutos/minuto segundos ⅓/terços",
  unitJoints: "de",
  eras: "a_c=- d_c=+",
  decades: "anos década_de",
  beforeYears: "em",
  beforeYearsFirst: "desde antes",
  counted:
    "habitantes hab moradores pessoas homens mulheres crianças membros alunos estudantes funcionários trabalhadores soldados famílias exemplares",
};
