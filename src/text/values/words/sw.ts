import type { ValueWords } from "./value-words.ts";

export const sw: ValueWords = {
  months: "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
  negations: "bila",
  negated:
    "si=ni sio=ni siyo=ni haina=ina hauna=una hakuwa=alikuwa haikuwa=ilikuwa hawakuwa=walikuwa hakuna=kuna hana=ana hawana=wana",
  hedges: "labda/huenda pengine",
  bounds: "takriban karibu zaidi_ya chini_ya angalau/walau",
  // Units and scales come before their numbers; `saa` may be an hour of the day.
  units: "",
  unitsBefore: "%/asilimia km/kilomita m/mita cm/sentimita kg/kilogramu $/dola shilingi miaka siku dakika",
  eras: "kk=- bk=+ kabla_ya_kristo=- baada_ya_kristo=+",
};
