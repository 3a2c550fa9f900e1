/** Pairs in our own words, for the scripts the sample of real edits hardly holds. `same`: the second is an edit of the first. */
export const ownPairs: readonly { readonly from: string; readonly to: string; readonly same: boolean }[] = [
  {
    from: "Der Hafen wurde im Jahr 1904 nach einem Entwurf des Stadtbaumeisters erweitert.",
    to: "Der Hafen wurde 1904 nach Plänen des Stadtbaumeisters Kern erweitert.",
    same: true,
  },
  {
    from: "Der Hafen wurde im Jahr 1904 nach einem Entwurf des Stadtbaumeisters erweitert.",
    to: "Die Brücke am Markt verband schon im Mittelalter die beiden Teile der Stadt.",
    same: false,
  },
  {
    from: "Le moulin fut détruit par un incendie pendant l'hiver de 1789.",
    to: "Le moulin fut entièrement détruit par un incendie durant l'hiver 1789.",
    same: true,
  },
  {
    from: "Le moulin fut détruit par un incendie pendant l'hiver de 1789.",
    to: "La rivière traverse le village avant de rejoindre la mer.",
    same: false,
  },
  {
    from: "La plaza mayor fue construida por orden del alcalde en el siglo XVII.",
    to: "La plaza mayor se construyó por orden del alcalde a finales del siglo XVII.",
    same: true,
  },
  {
    from: "La plaza mayor fue construida por orden del alcalde en el siglo XVII.",
    to: "El mercado de los jueves reúne a los agricultores de toda la comarca.",
    same: false,
  },
  {
    from: "Мост через реку построили в 1911 году по проекту местного инженера.",
    to: "Мост через реку был построен в 1911 году по проекту инженера Орлова.",
    same: true,
  },
  {
    from: "Мост через реку построили в 1911 году по проекту местного инженера.",
    to: "Зимой озеро замерзает, и рыбаки приезжают сюда на санях.",
    same: false,
  },
  {
    from: "यह गाँव नदी के किनारे बसा है और यहाँ के लोग खेती करते हैं।",
    to: "यह गाँव नदी के उत्तरी किनारे पर बसा है और यहाँ के लोग खेती करते हैं।",
    same: true,
  },
  {
    from: "यह गाँव नदी के किनारे बसा है और यहाँ के लोग खेती करते हैं।",
    to: "मेले में दूर दूर से व्यापारी अपना सामान लेकर आते हैं।",
    same: false,
  },
  {
    from: "بني الجسر القديم في القرن العاشر على يد حاكم المدينة.",
    to: "بني الجسر القديم في القرن الحادي عشر على يد حاكم المدينة.",
    same: true,
  },
  {
    from: "بني الجسر القديم في القرن العاشر على يد حاكم المدينة.",
    to: "يزرع أهل القرية القمح والزيتون على سفوح الجبل.",
    same: false,
  },
  {
    from: "这座桥建于一九一一年，由当地工程师设计。",
    to: "这座石桥建于一九一一年，由当地工程师设计建造。",
    same: true,
  },
  { from: "这座桥建于一九一一年，由当地工程师设计。", to: "村民们每年秋天在湖边举行庆祝活动。", same: false },
  {
    from: "この橋は町の技師の設計で建てられた。",
    to: "この橋は町の若い技師の設計により建てられた。",
    same: true,
  },
  {
    from: "この橋は町の技師の設計で建てられた。",
    to: "湖では冬になると氷の上で祭りが開かれる。",
    same: false,
  },
  { from: "สะพานนี้สร้างโดยวิศวกรของเมืองเมื่อร้อยปีก่อน", to: "สะพานหินนี้สร้างโดยวิศวกรของเมืองเมื่อกว่าร้อยปีก่อน", same: true },
  { from: "สะพานนี้สร้างโดยวิศวกรของเมืองเมื่อร้อยปีก่อน", to: "ชาวบ้านจัดงานเทศกาลริมทะเลสาบทุกฤดูหนาว", same: false },
];
