import type { ValueWords } from "./value-words.ts";

export const vi: ValueWords = {
  months: "",
  negations: "không chưa chẳng",
  negated: "không_phải_là=là chẳng_phải_là=là chưa_phải_là=là",
  hedges: "có_lẽ dường_như hình_như được_cho_là nghe_nói",
  bounds: "khoảng/chừng/xấp_xỉ gần hơn ít_nhất nhiều_nhất đúng chỉ",
  units:
    "%/phần_trăm đồng €/euro $/đô_la km/kilômét m/mét cm/xentimét g/gam kg/kilôgam tấn ha/hecta tuần giờ phút giây tuổi",
  eras: "tcn=- scn=+ trước_công_nguyên=- sau_công_nguyên=+",
  counted: "người dân",
};
