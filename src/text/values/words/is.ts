import type { ValueWords } from "./value-words.ts";

export const is: ValueWords = {
  months:
    "janúar/jan febrúar/feb mars apríl maí júní júlí ágúst september/sept október/okt nóvember/nóv desember/des",
  negations: "ekki aldrei án hvorki enginn engin ekkert engan enga engir engar",
  negated: "ómögulegt=mögulegt ómögulegur=mögulegur",
  hedges: "kannski/ef_til_vill líklega/sennilega/trúlega hugsanlega",
  bounds:
    "um/um_það_bil/u_þ_b/sirka næstum tæplega rúmlega yfir/meira_en/fleiri_en undir/minna_en/færri_en að_minnsta_kosti/minnst nákvæmlega aðeins/bara",
  units:
    "%/prósent krónur/króna/kr €/evrur/evra $/dollarar/dollara/dollari km/kílómetrar/kílómetra/kílómetri m/metrar/metra/metri cm/sentimetrar/sentimetra/sentimetri mm/millimetrar/millimetra/millimetri km²/ferkílómetrar/ferkílómetra/ferkílómetri m²/fermetrar/fermetra/fermetri g/grömm/gramm kg/kílógrömm/kílógramm/kíló tonn ha/hektarar/hektara/hektari ár mánuðir/mánuði/mánuður vikur/vika/viku dagar/daga/dagur klukkustundir/klukkustund mínútur/mínúta/mínútu sekúndur/sekúnda/sekúndu",
  eras: "f_kr=- e_kr=+ fyrir_krist=- eftir_krist=+",
  beforeYears: "árið",
  counted: "íbúar/íbúa manns menn/manna/maður konur karlar börn nemendur hermenn félagar",
};
