import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = '停止はSTOP';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `不在着信${after('：', who(details))}`,
    after('用件：', details.about),
    after('折返し：', details.when),
    details.link,
  ],
  private: ({ link }) => ['Calluna：新しい伝言があります。', link],
  'callback-agreed': ({ name, when, link }) => [
    `折返し${after('（', name && `${name}）`)}：${when}`,
    `変更：${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `折返しの変更${after('（', name && `${name}）`)}：${when}`,
    `${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`折返しの変更：${details.when}`, who(details), details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `折返しの取消${after('（', name && `${name}）`)}：${when}`,
    link,
    stop,
  ],
  'callback-cancelled owner': (details) => [`折返しの取消：${details.when}`, who(details), details.word, details.link],
  'callback-reminder': (details) => [
    `まもなく折返し：${details.when}`,
    who(details),
    after('用件：', details.about),
    details.link,
  ],
  'number-left': ({ undo }) => [`Callunaの応答を終了しました。転送の解除は電話で${undo}をダイヤルしてください。`],
  'forwarding-quiet': ({ link }) => ['14日間、転送された着信がありません。ご確認を：', link],
};

export const mail: CallMailTemplates = {
  caller: '発信者',
  withheld: '非通知',
  about: '用件',
  callback: '折り返し',
  verdict: '判定',
  verdicts: {
    likely_safe: '正当な電話の可能性が高い',
    unknown: '判断できません',
    suspicious: '疑わしい',
    likely_spam: '迷惑電話の可能性が高い',
  },
  button: '通話を開く',
  choose: 'お知らせの内容と方法は「通知」で選べます。',
};
