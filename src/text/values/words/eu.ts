import type { ValueWords } from "./value-words.ts";

export const eu: ValueWords = {
  months:
    "urtarril/urtarrila/urtarrilak/urtarrilaren/urtarrilean/urtarrileko/urtarriletik otsail/otsaila/otsailak/otsailaren/otsailean/otsaileko/otsailetik martxo/martxoa/martxoak/martxoaren/martxoan/martxoko/martxotik apiril/apirila/apirilak/apirilaren/apirilean/apirileko/apiriletik maiatz/maiatza/maiatzak/maiatzaren/maiatzean/maiatzeko/maiatzetik ekain/ekaina/ekainak/ekainaren/ekainean/ekaineko/ekainetik uztail/uztaila/uztailak/uztailaren/uztailean/uztaileko/uztailetik abuztu/abuztua/abuztuak/abuztuaren/abuztuan/abuztuko/abuztutik irail/iraila/irailak/irailaren/irailean/iraileko/irailetik urri/urria/urriak/urriaren/urrian/urriko/urritik azaro/azaroa/azaroak/azaroaren/azaroan/azaroko/azarotik abendu/abendua/abenduak/abenduaren/abenduan/abenduko/abendutik",
  negations: "ez gabe",
  negated: "ezinezkoa=posiblea",
  hedges: "agian/beharbada/akaso seguruenik/ziurrenik ustez omen itxuraz",
  bounds: "gutxi_gorabehera ia gutxienez gehienez zehazki",
  boundsBehind: "gutxi_gorabehera/inguru baino_gehiago baino_gutxiago",
  units:
    "€/euro/euroko $/dolar/dolarreko km/kilometro/kilometroko m/metro/metroko cm/zentimetro/zentimetroko mm/milimetro/milimetroko km²/kilometro_karratu/kilometro_koadro m²/metro_karratu/metro_koadro g/gramo/gramoko kg/kilogramo/kilogramoko/kilo/kiloko tona/tonako ha/hektarea urte/urteko/urtez hilabete/hilabeteko/hilabetez aste/asteko/astez egun/eguneko/egunez ordu/orduko/orduz minutu/minutuko/minutuz segundo/segundoko/segundoz",
  unitsBefore: "%/ehuneko",
  erasBefore: "k_a=- k_o=+",
  counted:
    "biztanle/biztanleko pertsona/pertsonako gizon emakume haur kide/kideko ikasle langile soldadu familia",
};
