import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'month', lettersAWord: 3 },
  refusals: {
    no: '(?:決して|絶対に)',
    wanted:
      '(?:暗証番号|番号|コード|パスワード|カード|口座|個人情報|お金|お支払い?|料金|費用|振り?込み?|現金|手数料|前金|リンク|キャッシュカード)',
    noAfter:
      '(?:.{0,6}(?:不要|いりません|要りません|お聞きし(?:ません|ない)|お尋ねし(?:ません|ない)|伺いません|いただきません|お預かりしません|かかりません|教えないで|言わないで|ございません|必要(?:は)?(?:ない|あり?ません|ございません)|発生しません|なしで))',
  },
  negation: {
    behind: /^(?:です)?(?:(?:じゃ|では|で|く)(?:ない|なかっ|あり?ませ|ござ)|とは(?:言|い))(?!.{0,3}(?:か|よね))/u,
  },
  codeWords: /(コード|暗証|番号|パスワード|ピン|カード)/,
  script: /[\u3040-\u30ff\u4e00-\u9fff]/gu,
  wordEndings: [],
};

export const formats: Formats = {
  様: (name) => (/(さん|様|さま|ちゃん|くん)$/.test(name) ? name : `${name}様`),
};
