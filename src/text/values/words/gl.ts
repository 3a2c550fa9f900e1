import type { ValueWords } from "./value-words.ts";

export const gl: ValueWords = {
  months:
    "xaneiro/xan febreiro/feb marzo abril/abr maio xuño/xuñ xullo/xul agosto/ago setembro/set outubro/out novembro/nov decembro/dec",
  // `no` is `in the` here, `nada` also `born`, `mar` also the sea.
  negations: "non nunca xamais sen nin tampouco ningún ningunha xa_non",
  negated: "imposible=posible ninguén=alguén",
  hedges:
    "supostamente/presuntamente quizais/quizá/quizabes/talvez/posiblemente probablemente aparentemente suposto/suposta presunto/presunta",
  bounds:
    "uns/unhas/arredor_de/ao_redor_de/aproximadamente/aprox preto_de/cerca_de case máis_de menos_de polo_menos ata exactamente só",
  units:
    "%/por_cento €/euros/euro $/dólares/dólar pesetas km/quilómetros/quilómetro m/metros/metro cm/centímetros/centímetro mm/milímetros/milímetro km²/quilómetros_cadrados/quilómetro_cadrado m²/metros_cadrados/metro_cadrado g/gramos/gramo kg/quilogramos/quilogramo/quilos/quilo toneladas/tonelada ha/hectáreas/hectárea anos/ano meses/mes semanas/semana días/día horas/hora minutos/minuto segundos",
  unitJoints: "de",
  eras: "a_c=- antes_de_cristo=- d_c=+ despois_de_cristo=+",
  decades: "anos década_de",
  beforeYears: "en",
  counted:
    "habitantes hab persoas homes mulleres nenos membros alumnos estudantes empregados traballadores soldados fogares familias vivendas exemplares",
};
