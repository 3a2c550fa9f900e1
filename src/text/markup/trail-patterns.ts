/**
 * Patterns for the text after the `]]` of a link that belongs to its words, in languages where that is not `[a-z]+`: the
 * `$linkTrail` of MediaWiki 1.39 (1.46 for languages that came later), for each language and those that fall back to it. A line
 * is languages|pattern.
 */
export const trailPatterns: string = `
ab|[a-zабвгӷҕдежзӡикқҟлмнопԥҧрстҭуфхҳцҵчҷҽҿшыҩџьә]+
ady ady-cyrl av ce inh kbd kbd-cyrl lez|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюяӀ]+
aeb-arab ar arq ary arz|[a-zء-ي\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]+
alt|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюяјҥӧӱ]+
ami cdo gan gan-hans gan-hant hak hsn ii lzh nan pwn szy tay trv wuu za zh zh-cn zh-hans zh-hant zh-hk zh-mo zh-my zh-sg zh-tw|
an arn ast ay cbk-zam es es-formal ext gn lad nah ppl qu qug yua|[a-záéíóúñ]+
ann|[a-zA-Zâàêèîìôòọûù\u0304ỌÂÀÊÈÎÌÔÒÛÙ]+
anp awa gom-deva hi mai sa|[a-z\u0900-\u0963\u0966-\uA8E0-\uA8FF]+
atj avk bm fr frc gcr kab kbp ln mg nrm pcd ses sg shy-latn ty vi wo|[a-zàâçéèêîôûäëïöüùÇÉÂÊÎÔÛÄËÏÖÜÀÈÙ]+
az|[a-zçəğıöşü]+
azb bcc bqi fa glk lki lrc luz mzn sdh|[ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیآأئؤة\u200C]+
ba|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюяәөүғҡңҙҫһ“»]+
bar de de-at de-ch de-formal dsb gsw hrx hsb lb nds pdc pdt pfl sli stq vmf|[a-zäöüß]+
bci|[a-zÈèÉéÊêÔôƐɛƆɔ]+
be be-tarask|[a-zабвгґджзеёійклмнопрстуўфхцчшыьэюяćčłńśšŭźž]+
bew|[a-zéè]+
bg|[a-zабвгдежзийклмнопрстуфхцчшщъыьэюя]+
bgn|[اآأبپتثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوۆؤھهئیێ\u200C]+
bn bpy|[\u0980-\u09FF]+
br|(?:c'h|C'H|C'h|c’h|C’H|C’h|[a-zA-ZàâçéèêîôûäëïöüùñÇÉÂÊÎÔÛÄËÏÖÜÀÈÙÑ])+
bs|[a-zćčžšđ]+
bxr koi krc kum kv mdf mhr mrj myv ru sty tyv xal|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюя]+
ca|(?:[a-zàèéíòóúç·ïü]|'(?!'))+
ckb ku-arab|[ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهھەیێ\u200C]+
co egl eml fur it lij lld lmo nap pms rgn roa-tara scn sdc sro vec|[a-zàéèíîìóòúù]+
crh|[a-zâçğıñöşüа-яёʺʹ“»]+
crh-cyrl crh-latn|[a-zâçğıñöşüа-яё“»]+
cs|[a-záčďéěíňóřšťúůýž]+
csb pl szl|[a-zęóąśłżźćńĘÓĄŚŁŻŹĆŃ]+
cu|[a-zабвгдеєжѕзїіıићклмнопстѹфхѡѿцчшщъыьѣюѥѧѩѫѭѯѱѳѷѵґѓђёјйљњќуўџэ\u0484я“»]+
cv|[a-zа-яĕçăӳ"»]+
cy|[a-zàáâèéêìíîïòóôûŵŷ]+
da jut kl nb nn|[a-zæøå]+
dag|[a-zɛɣŋɔʒƐƔŊƆƷ]+
dga|[a-zɓɛɩŋɔʋƴƁƐƖŊƆƲƳ]+
din|[a-zäëɛ\u0308éɣïŋöɔó]+
ee|[a-z\u0303ɖɛ\u0301ƒɣŋɔ\u0304ʋ\u0300]+
el pnt|[a-zαβγδεζηθικλμνξοπρστυφχψωςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ]+
et liv vep vro|[a-zäöõšüž]+
fat tw|[a-zɛɔ]+
ff|[a-zàâçéèêîôûäëïöüùÇÉÂÊÎÔÛÄËÏÖÜÀÈÙƁƊŊƝƳɓɗŋɲƴ]+
fi fit krl vot|[a-zäö]+
fo|[a-záðíóúýæø]+
fon|[a-zàâçéèêîôûäëïöüùÇÉÂÊÎÔÛÄËÏÖÜÀÈÙƉɖ\u0300Ɛ\u030Cɛ\u0302Ɔ\u0301ɔ\u0304]+
frp|[a-zàâçéèêîœôû·’æäåāăëēïīòöōùü‘]+
frr|[a-zäöüßåāđē]+
fy|[a-zàáèéìíòóùúâêîôûäëïöü]+
gaa|[a-zA-ZɛƐ\u0301ɔƆ\u0300ŋŊ\u0303]+
gag kiu lzz tr|[a-zÇĞçğİıÖöŞşÜüÂâÎîÛû]+
gl mwl pt pt-br tet vmw|[a-záâãàéêẽçíòóôõq\u0303úüűũ]+
gld|[a-zӇӈа\u0304бвгдеёжзийклмнопрстуфхцчшщъыьэюя]+
gu|[\u0A80-\u0AFF]+
guc|[a-záéíóúüñ]+
gur|[a-zA-ZɛƐɩƖɔƆʋƲŋŊ\u0303]+
guw|[a-zàáǎèéěìíǐòóǒùúɛ\u030Cɔɖẹọ]+
he yi|[a-zא-ת]+
hr|[a-zčšžćđß]+
ht|[a-zàèòÀÈÒ]+
hu hu-formal|[a-záéíóúöüőűÁÉÍÓÚÖÜŐŰ]+
hy hyw|[a-zաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև«»]+
igl|[a-zA-ZàáâāǎèéêēěẹìíîīǐñòóôōǒọùúûūǔÀÁÂĀǍÈÉÊĒĚẸÌÍÎĪǏÑÒÓÔŌǑỌÙÚÛŪǓ\u0300\u0301\u0304]+
ik|[a-zġḷł\u0323ñŋ]+
is|[a-záðéíóúýþæö–-]+
ka xmf|[a-zაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ“»]+
kaa|(?:[a-zıʼ’“»]|'(?!'))+
kaj|[a-zAU\u0331]+
kcg|[a-z\u200C\u0331áí]+
kea|[a-záàâãç\u0308éèêíóòôõú]+
khw ur|[ابپتٹثجچحخدڈذر\u200Bڑزژسشصضطظعغفقکگلمنںوؤہھیئےآ\u0654ءۃ]+
kk kk-arab kk-cn kk-cyrl kk-kz kk-latn kk-tr|[a-zäçéğıïñöşüýʺʹа-яёәғіқңөұүһٴابپتجحدرزسشعفقكلمنڭەوۇۋۆىيچھ“»]+
knc|[a-zǝƎɍɌ]+
ksh|[a-zäöüėëĳßəğåůæœç]+
ku ku-latn|[a-zçêîşûẍḧÇÊÎŞÛẌḦ]+
kus|[a-zɛɩŋɔʋƐƖŊƆƲ\u0300\u0301\u0303\u0304]+
lbe|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюяӀ1“»]+
li nds-nl nl nl-informal srn vls zea|[a-zäöüïëéèà]+
lt sgs|[a-ząčęėįšųūž]+
ltg lv|[a-zA-ZĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž]+
mk ruq-cyrl|[a-zабвгдѓежзѕијклљмнњопрстќуфхцчџш]+
ml|[a-z\u0D02-\u0D7F]+
mn|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюя“»]+
mo rmy ro rup ruq ruq-latn|[a-zăâîşţșțĂÂÎŞŢȘȚ]+
mos|[a-zA-Z\u0303ɛƐɩƖʋƲ]+
mr|[\u0900-\u0963\u0971-\u097F\uFEFF\u200D]+
mrh|[a-zâô]+
ms-arab|[a-zء-ي\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06EDچڠڤکݢڽۏ]+
mui|[a-zéÉ]+
nmz|[a-zƐɛ\u0308ĤĥꞪɦŊŋƆɔ]+
nso|[a-zA-ZŠÔÊšôê]+
ny|[a-zA-Z\u0301Ŵŵ]+
oc|[a-zàâçéèêîôû]+
ojb|[a-záâą\u0301āéèêēg\u0323ḥìîīḳóòôōš]+
olo|[a-zčČšŠžŽäÄöÖ]+
or|[a-z\u0B00-\u0B7F]+
os|[a-zаæбвгдеёжзийклмнопрстуфхцчшщъыьэюя“»]+
pa|[a-z\u0A01\u0A02\u0A03ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਲ਼ਵਸ਼ਸਹ\u0A3C\u0A3E\u0A3F\u0A40\u0A41\u0A42\u0A47\u0A48\u0A4B\u0A4C\u0A4Dਖ਼ਗ਼ਜ਼ੜਫ਼\u0A70\u0A71ੲੳ]+
pcm|[a-zá]+
prg|[a-zA-ZĀāḐḑĒēĢģĪīĶķŅņŌōŖŗŠšŢţŪū]+
rmc sk|[a-záäčďéíľĺňóôŕšťúýž]+
rsk|[a-zабвгґдеєжзиїйклмнопрстуфхцчшщюяь]+
rue uk|[a-zабвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъы“»]+
sah|[a-zабвгҕдеёжзийклмнҥоөпрсһтуүфхцчшщъыьэюя]+
se se-fi se-no se-se|:?[a-zàáâçčʒǯđðéèêëǧǥȟíìîïıǩŋñóòôõßšŧúùûýÿüžþæøåäö]+
sh sh-latn sl|[a-zčćđžš]+
shi|[a-zⴰ-ⵯàâçéèêîôûäëïöüùÇÉÂÊÎÔÛÄËÏÖÜÀÈÙḍḥɛṛɣṣṭẓḌḤƐṚƔṢṬẒʷ]+
sjd|[А-Яа-я\u0304ӒӓҺһЈјҊҋӅӆӍӎӉӊӇӈҌҍӬӭ]+
sje|[a-zA-ZÁáĐđŊŋŦŧÅåÄä]+
skr skr-arab|[آابٻپتٹثجچڄحخدڈݙذرڑزژسشصضطظعغفقکگڳلمنݨوہھیےئأءۃڋڰںؤ]+
smn|[a-zâčđŋšžäá]+
sms|[a-z\u0301ÂâČčƷʒǮǯĐđǦǧǤǥǨǩŊŋÕõŠšŽžÅåÄäÖöẸẹʹ]+
sr sr-ec sr-el|[abvgdđežzijklmnoprstćufhcčšабвгдђежзијклљмнњопрстћуфхцчџш]+
st|[a-zA-ZŠÒŌÈĒšòōèē]+
sv|[a-zåäöéÅÄÖÉ]+
syl|[a-z\uA800-\uA82F]+
ta|[\u0B80-\u0BFF]+
tdd|[ᥐ-ᥴ]+
te|[\u0C01-\u0C6F]+
tg tg-cyrl|[a-zабвгдеёжзийклмнопрстуфхчшъэюяғӣқўҳҷцщыь]+
tig|[a-z\u1200-\u137F]+
tk|[a-zÄäÇçĞğŇňÖöŞşÜüÝýŽž]+
tn|[a-zêšô]+
tt tt-cyrl|[a-zабвгдеёжзийклмнопрстуфхцчшщъыьэюяӘәӨөҮүҖҗҢңҺһ]+
tt-latn|[a-zäçğıñöşü“»]+
tum|[a-zA-Z\u0302Ŵŵ]+
udm|[a-zа-яёӝӟӥӧӵ]+
uz|[a-zʻʼ“»]+
wa|[a-zåâêîôûçéè]+
wls|[a-zA-ZàâāçéèêēîīôōûäëïöüùūÇÉÂĀÊĒÎĪÔŌÛŪÄËÏÖÜÀÈÙʻ]+
yrl|[a-zA-ZãÃẽẼĩĨõÕũŨáÁéÉíÍóÓúÚ]+
`;
