import type {
  Agreement,
  Clauses,
  Digits,
  Identification,
  Refusals,
  UrgencyPhrases,
  WordEndings,
} from '#functions/nlu/languages/pack.ts';

/** How callers say that something is urgent, and that it is not. */
export const urgency: UrgencyPhrases = {
  urgent: `至急|緊急|急ぎで|大至急|今すぐ|いますぐ|すぐに電話|すぐ電話|すぐ来て|すぐ学校|救急車|救急で|倒れ|意識が|事故に|一刻も|急いで|急いでる|急いでます|早急|急ぎです|急ぎなん|急を要|大変なん|出血|火事|水があふれ|止まらない|手遅れ|亡くなり|危篤|15分以内|30分以内|すぐ折り返し|急ぎます|すぐお迎え|運ばれ`,
  calm: `急ぎではな|急ぎでは|急ぎじゃ|急がな|急がなくて|急いでな|急いではい|急ぎません|急ぎとかじゃ|大したこと|いつでも|ゆっくりで|心配なものでは|心配いら|時間のあるとき|お手すき|緊急では|救急とかでは|急用ではな|急用じゃ|慌てなくて|そこまで急`,
  yes: `はい|ええ|うん|かなり|とても|できれば急|そうです|すごく`,
  no: `いえ|いいえ|いや|ううん|別に|そんなに`,
  asks: `急ぎ|緊急`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:決して|絶対に)',
  wanted:
    '(?:暗証番号|番号|コード|パスワード|カード|口座|個人情報|お金|お支払い?|料金|費用|振り?込み?|現金|手数料|前金|リンク|キャッシュカード)',
  noAfter:
    '(?:.{0,6}(?:不要|いりません|要りません|お聞きし(?:ません|ない)|お尋ねし(?:ません|ない)|伺いません|いただきません|お預かりしません|かかりません|教えないで|言わないで|ございません|必要(?:は)?(?:ない|あり?ません|ございません)|発生しません|なしで))',
};

/** What clauses are cut by. */
export const clauses: Clauses = null;

export const agreement: Agreement = {
  small:
    'そう|そうです|そうですね|そうそう|その通り|そのとおり|なるほど|了解|了解です|承知|承知しました|わかりました|分かりました|オッケー|オーケー|ok|okです|もちろん|勿論|うん|ええ',
  around:
    'えーと|ええと|えっと|あの|あのう|あのー|まあ|じゃあ|では|それでは|で|ね|よ|ですね|です|ありがとう|ありがとうございます|すみません|もしもし|はい|それ|で',
};

export const digits: Digits = {
  ones: '〇/零/ゼロ/れい/まる 一/いち/ひと 二/に/ふた 三/さん/みっつ 四/よん/し/よっつ 五/ご 六/ろく 七/なな/しち 八/はち 九/きゅう/く',
  teens: '十/じゅう',
  tens: '',
  multipliers: {},
  codeWords: /(コード|暗証|番号|パスワード|ピン|カード)/,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [];

/** What the language is recognised by. */
export const identification: Identification = { littleWords: null, script: /[\u3040-\u30ff\u4e00-\u9fff]/gu };

/** Countries whose callers most likely speak it. */
export const countries = 'JP';
