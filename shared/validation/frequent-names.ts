/** Frequent names that are also towns of some size, states or what states were called for short. */
const names = new Set(
  'cal carolina dakota georgia ill ind mass miss montana ore penn tex virginia wash allen anderson austin benton bryan burton carson chandler clayton cleveland clinton compton conway dallas dayton denton durham eugene everett fisher florence franklin garland gilbert grant hamilton henderson houston irving jackson jordan kent lawrence lincoln london lowell lynn madison marion mason murray norman odessa palmer pierce preston reading richardson salem santiago sherman stafford temple troy tyler vaughan warren washington wayne york'.split(
    ' ',
  ),
);

/** Frequent family names that are also Japanese towns or prefectures. */
const japaneseNames = new Set(
  '山口 宮崎 石川 千葉 福島 松本 長野 福岡 岡山 秋田 山形 奈良 香川 徳島 宮城 川崎 豊田 高松 長崎 三浦 藤沢 松山 小山 三島 沼田 大野 成田 上田 伊東 大和 中野 渋谷 目黒 足立 荒川 板橋 島根 富山 滋賀 熊本 青森 高知 三田 大村 大田 平塚 船橋 小林 小松 吉田 和田 黒石 岩国 加賀 飯田 佐野 岡谷 本宮 白石 西尾'.split(
    ' ',
  ),
);

/** Whether a place is called like many people. */
export const isFrequentName = (word: string): boolean => names.has(word.replaceAll('.', '').toLowerCase());
export const isJapaneseFamilyName = (word: string): boolean => japaneseNames.has(word);
