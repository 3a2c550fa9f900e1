import type { ValueWords } from "./value-words.ts";

export const es: ValueWords = {
  months:
    "enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago septiembre/setiembre/sep/sept octubre/oct noviembre/nov diciembre/dic",
  negations: "no nunca jamás sin ni tampoco ningún ninguna ninguno ya_no",
  negated: "imposible=posible nadie=alguien nada=algo",
  hedges:
    "supuestamente presuntamente quizá/quizás/posiblemente probablemente aparentemente presunto/presunta supuesto/supuesta",
  quantifiers:
    "todos_los/todas_las cada casi_todos_los/casi_todas_las la_mayoría_de_los/la_mayoría_de_las muchos!/muchas!/numerosos!/numerosas! varios/varias algunos/algunas pocos!/pocas! mayoría minoría siempre casi_siempre generalmente/normalmente/habitualmente!/usualmente! a_menudo!/frecuentemente!/con_frecuencia! a_veces!/en_ocasiones!/ocasionalmente! raramente!/rara_vez! totalmente/completamente/enteramente/por_completo principalmente!/mayoritariamente! parcialmente!/en_parte!",
  bounds:
    "unos/unas/alrededor_de/aproximadamente/aprox cerca_de casi más_de menos_de al_menos hasta exactamente sólo/solo",
  units:
    "%/por_ciento €/euros $/dólares/dólar pesos pesetas km/kilómetros/kilómetro cm/centímetros/centímetro mm/milímetros/milímetro km_h/kilómetros_por_hora millas/milla litros/litro m/metros/metro g/gramos/gramo kg/kilogramos/kilogramo/kilos/kilo toneladas/tonelada ha/hectáreas/hectárea km²/kilómetros_cuadrados/kilómetro_cuadrado m²/metros_cuadrados/metro_cuadrado m³/metros_cúbicos/metro_cúbico °_c/grados_celsius años/año meses/mes semanas/semana días/día horas/hora minutos/minuto segundos ⅓/tercios",
  unitJoints: "de",
  shares: "un_tercio=⅓",
  eras: "a_c=- a_de_c=- antes_de_cristo=- a_e_c=- después_de_cristo=+ d_c=+ d_de_c=+",
  decades: "años década_de",
  beforeYears: "en el",
  beforeYearsFirst: "desde antes",
  counted:
    "habitantes hab personas hombres mujeres niños miembros alumnos estudiantes empleados trabajadores soldados hogares familias viviendas ejemplares",
};
