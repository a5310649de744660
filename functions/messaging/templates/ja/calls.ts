import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  labels,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';

const stop = '停止はSTOP';

export const words: CallerWords = {
  urgent: '至急',
  doubtful: '迷惑？',
  again: '再度の電話',
  reminder: '再通知',
  update: '続報',
  withheld: '非通知',
  withheldBefore: '非通知',
  caller: '相手',
  unknown: '不明の相手',
  says: (name) => `「${name}」と名乗る`,
  beside: (name, from) => `${name}（${from}）`,
  extension: (digits) => `内線${digits}`,
  hasMessage: '伝言あり',
  otherNumber: '番号はリンク先に',
  wants: (time) => `「${time}」の折り返し希望`,
  colon: '：',
  comma: '、',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words, ''),
    after('折り返し', details.when),
    wanted(details, words, ''),
    after('', details.hasOtherNumber ? words.otherNumber : '', '。'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna：新しい伝言があります。`, details.link],
  'doubtful-calls': ({ count, link }) => [`迷惑電話かもしれない着信${count}件。`, link],
  'held-calls': ({ count, link }) => [`Calluna：ほかに着信${count}件。`, link],
  'callback-agreed': ({ name, when, link }) => [
    `${after('', name, 'より')}${when}にお電話します。`,
    `変更：${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `${after('', name, 'より')}${when}にお電話します（変更後）。`,
    `変更：${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`折り返しの変更：${details.when}${after('、', by(details))}`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `${after('', name, 'からの')}お電話（${when}）は取り消されました。`,
    `別の時刻：${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `折り返しの取り消し：${details.when}${after('、', by(details))}`,
    after('', details.word, ''),
    details.link,
  ],
  'callback-reminder': (details) => [
    `まもなく折り返し：${details.when}${after('、', by(details))}`,
    after('', details.about, ''),
    details.link,
  ],
  'number-left': ({ undo }) => [`Callunaの応答を終了しました。転送の解除は電話で${undo}をダイヤルしてください。`],
  'forwarding-quiet': ({ link }) => ['14日間、転送された着信がありません。設定をご確認ください。', link],
};

export const mail: CallMailTemplates = {
  missed: '不在着信がありました。',
  caller: '発信者',
  about: '用件',
  callback: '折り返し',
  verdict: '判定',
  verdicts: {
    likely_safe: '正当な電話の可能性が高い',
    unknown: '判断できません',
    suspicious: '迷惑電話かもしれません',
    likely_spam: '迷惑電話の可能性が高い',
  },
  button: '通話を開く',
  choose: 'お知らせの内容と方法は「通知」で選べます。',
};
