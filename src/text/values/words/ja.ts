import type { ValueWords } from "./value-words.ts";

export const ja: ValueWords = {
  months: "",
  negations: "非 未",
  negated:
    "ではない=である でない=である ではなかった=であった ではありません=です ません=ます しない=する できない=できる いない=いる されない=される なかった=た ない=",
  hedges: "おそらく/恐らく たぶん らしい とされる と言われる かもしれない だろう",
  bounds: "およそ ほぼ 以上 以下 未満 ほど だけ 少なくとも",
  boundsBehind: "頃/ころ/ごろ 前後 程度 ほど 以上 以下 以内 未満",
  units:
    "円 歳 回 m/メートル km/キロメートル cm/センチメートル mm/ミリメートル km²/平方キロメートル m²/平方メートル kg/キログラム ha/ヘクタール トン 時間 分間 日間 ヶ月/か月 %/パーセント $/ドル",
  erasBefore: "紀元前=- 西暦=+",
};
