import type { ValueWords } from "./value-words.ts";

export const zh: ValueWords = {
  months: "",
  negations: "不 没有 沒有 没 沒 未 非 无 無 从未 從未 并未 並未 并非 並非",
  negated: "",
  hedges: "可能 也许/也許 或许/或許 据称/據稱 据说/據說 大概 似乎 疑似 涉嫌",
  bounds: "约/約/大约/大約 左右 将近/將近/近 超过/超過 至少 至多 不到 仅/僅",
  boundsBehind: "左右 以上 以下 以内/以內 未满/未滿",
  units:
    "年 月 日 元 美元 人民币 km/公里/千米 km²/平方公里/平方千米 m/米/公尺 m²/平方米/平方公尺 cm/厘米/公分 mm/毫米 kg/公斤/千克 ha/公顷/公頃 吨/噸 人 个 個 名 岁 歲 次 世纪 世紀 小时 小時 分钟 天 周",
  unitsBefore: "%/百分之 ‰/千分之",
  erasBefore: "公元前=- 西元前=- 公元=+ 西元=+",
};
