const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute " +
  "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring " +
  "AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml " +
  "times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil " +
  "egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash " +
  "ugrave uacute ucirc uuml yacute thorn yuml";

const others =
  "quot=34 amp=38 apos=39 lt=60 gt=62 OElig=338 oelig=339 Scaron=352 scaron=353 Yuml=376 fnof=402 circ=710 " +
  "tilde=732 ensp=8194 emsp=8195 thinsp=8201 zwnj=8204 zwj=8205 lrm=8206 rlm=8207 ndash=8211 mdash=8212 " +
  "lsquo=8216 rsquo=8217 sbquo=8218 ldquo=8220 rdquo=8221 bdquo=8222 dagger=8224 Dagger=8225 bull=8226 " +
  "hellip=8230 permil=8240 prime=8242 Prime=8243 lsaquo=8249 rsaquo=8250 frasl=8260 euro=8364 trade=8482 " +
  "larr=8592 uarr=8593 rarr=8594 darr=8595 harr=8596 minus=8722 infin=8734 ne=8800 le=8804 ge=8805";

const symbols =
  "sigmaf=962 thetasym=977 upsih=978 piv=982 oline=8254 image=8465 weierp=8472 real=8476 alefsym=8501 " +
  "crarr=8629 lArr=8656 uArr=8657 rArr=8658 dArr=8659 hArr=8660 forall=8704 part=8706 exist=8707 empty=8709 " +
  "nabla=8711 isin=8712 notin=8713 ni=8715 prod=8719 sum=8721 lowast=8727 radic=8730 prop=8733 ang=8736 " +
  "and=8743 or=8744 cap=8745 cup=8746 int=8747 there4=8756 sim=8764 cong=8773 asymp=8776 equiv=8801 " +
  "sub=8834 sup=8835 nsub=8836 sube=8838 supe=8839 oplus=8853 otimes=8855 perp=8869 sdot=8901 lceil=8968 " +
  "rceil=8969 lfloor=8970 rfloor=8971 lang=10216 rang=10217 loz=9674 spades=9824 clubs=9827 hearts=9829 " +
  "diams=9830";

/** Of the two thousand names that HTML 5 added, those for ASCII, the Latin letters and signs in running text. */
const html5 =
  "excl=33 num=35 dollar=36 percnt=37 AMP=38 lpar=40 rpar=41 ast=42 plus=43 comma=44 period=46 sol=47 colon=58 semi=59 " +
  "equals=61 quest=63 commat=64 lbrack=91 lsqb=91 bsol=92 rbrack=93 rsqb=93 Hat=94 lowbar=95 grave=96 lbrace=123 " +
  "lcub=123 vert=124 verbar=124 rbrace=125 rcub=125 half=189 Amacr=256 amacr=257 Abreve=258 abreve=259 Aogon=260 " +
  "aogon=261 Cacute=262 cacute=263 Ccaron=268 ccaron=269 Dcaron=270 dcaron=271 Dstrok=272 dstrok=273 Emacr=274 emacr=275 " +
  "Eogon=280 eogon=281 Ecaron=282 ecaron=283 Gbreve=286 gbreve=287 Imacr=298 imacr=299 Lstrok=321 lstrok=322 Nacute=323 " +
  "nacute=324 Ncaron=327 ncaron=328 Omacr=332 omacr=333 Rcaron=344 rcaron=345 Sacute=346 sacute=347 Scedil=350 " +
  "scedil=351 Umacr=362 umacr=363 Uring=366 uring=367 Zacute=377 zacute=378 Zdot=379 zdot=380 Zcaron=381 zcaron=382 " +
  "emsp13=8196 emsp14=8197 numsp=8199 puncsp=8200 hairsp=8202 hyphen=8208 horbar=8213 numero=8470 frac13=8531 frac23=8532 " +
  "frac18=8539 frac38=8540 frac58=8541 frac78=8542 starf=9733 star=9734 female=9792 male=9794 flat=9837 natural=9838 " +
  "sharp=9839 check=10003 langle=10216 rangle=10217 " +
  "Ccirc=264 ccirc=265 Cdot=266 cdot=267 Edot=278 edot=279 Gcirc=284 gcirc=285 Gdot=288 gdot=289 Gcedil=290 " +
  "Hcirc=292 hcirc=293 Hstrok=294 hstrok=295 Itilde=296 itilde=297 Iogon=302 iogon=303 Idot=304 imath=305 " +
  "IJlig=306 ijlig=307 Jcirc=308 jcirc=309 Kcedil=310 kcedil=311 kgreen=312 Lacute=313 lacute=314 Lcedil=315 " +
  "lcedil=316 Lcaron=317 lcaron=318 Lmidot=319 lmidot=320 Ncedil=325 ncedil=326 napos=329 ENG=330 eng=331 " +
  "Odblac=336 odblac=337 Racute=340 racute=341 Rcedil=342 rcedil=343 Scirc=348 scirc=349 Tcedil=354 tcedil=355 " +
  "Tcaron=356 tcaron=357 Tstrok=358 tstrok=359 Utilde=360 utilde=361 Ubreve=364 ubreve=365 Udblac=368 " +
  "udblac=369 Uogon=370 uogon=371 Wcirc=372 wcirc=373 Ycirc=374 ycirc=375 Tab=9 NewLine=10 LT=60 GT=62 QUOT=34 " +
  "COPY=169 REG=174 TRADE=8482 bullet=8226 mldr=8230 nldr=8229 dash=8208 centerdot=183 NoBreak=8288 " +
  "ThinSpace=8201 ell=8467 hbar=8463 angst=197 ohm=937 mho=8487 phone=9742 bigstar=9733 checkmark=10003 " +
  "cross=10007 because=8757 approx=8776 ap=8776 tprime=8244 vellip=8942 map=8614 copysr=8471 circledR=174 " +
  "rightarrow=8594 leftarrow=8592 uparrow=8593 downarrow=8595 Rightarrow=8658 Leftarrow=8656 epsi=949 " +
  "epsiv=1013 varepsilon=1013";

const greek =
  "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon " +
  "Phi Chi Psi Omega";

const named: ReadonlyMap<string, number> = new Map([
  ...latin1.split(" ").map((name, index): [string, number] => [name, 160 + index]),
  ...greek.split(" ").map((name, index): [string, number] => [name, 913 + index]),
  ...greek.split(" ").map((name, index): [string, number] => [name.toLowerCase(), 945 + index]),
  ...`${others} ${symbols} ${html5}`.split(" ").map((pair): [string, number] => {
    const [name = "", code] = pair.split("=");
    return [name, Number(code)];
  }),
]);

/** A text with its HTML character references resolved: `&eacute;`, `&#233;`, `&#xE9;`; unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,9}));/g, decoded);
}

function decoded(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) {
    const code = named.get(name);
    return code === undefined ? whole : String.fromCodePoint(code);
  }
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  // Controls, between ASCII and Latin-1, too: except for a tab and a line end, the wiki leaves their references as written.
  const isControl = (code < 32 && code !== 9 && code !== 10) || (code >= 0x7f && code < 0xa0);
  const isCharacter = !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}
