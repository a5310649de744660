import { changedMembership } from '#functions/messaging/templates/ja/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'カードの有効期限が切れています。',
  'billing.card-insufficient-funds': 'カードの残高が不足していました。',
  'billing.card-authentication': 'カード会社がご本人による確認を求めています。',
  'billing.card-limit': 'カードのご利用限度額を超えていました。',
  otherwise: '理由は知らされていません。',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['領収書', number],
  ['金額', amount],
  ['お支払い日時', at],
  ['カード', card],
  ['期間', days],
  ['次回のお支払い', next_at ? `${next_amount}、${next_at}` : 'なし'],
];
const cancel = 'ログインせずに解約する：';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'クレジットの残高が上限に達しているため、この月に追加される分はありません。会員契約は休止でき、その間の請求はありません。',
  fewer:
    'クレジットの残高が上限に近いため、この月に追加される分は通常より少なくなります。会員契約は休止でき、その間の請求はありません。',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: '無料体験が始まりました',
    text: [
      '本日のお支払いはありません。それまでに解約されない場合、最初の1か月分を次のとおり請求します。',
      'その後は、解約されるまで毎月同じ金額です。',
    ],
    rows: [
      ['最初のお支払い', amount],
      ['日時', at],
      ['明細の表示', descriptor],
    ],
    button: '解約する',
    agreed: `規約（第${terms}版）に同意いただいています：`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: '会員契約が始まりました',
    text: ['ありがとうございます。こちらが領収書です。', '契約は、解約されるまで毎月更新されます。'],
    rows: [...rowsOf(receipt), ['明細の表示', descriptor]],
    button: '領収書を開く',
    cancel,
    agreed: `規約（第${terms}版）に同意いただいています：`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: '次回のお支払いが近づいています',
    text: [
      ...(ends_pause ? ['休止期間が終わります。'] : []),
      `${at}に、1か月分の${amount}を${card}に請求します。`,
      '続ける場合は何もする必要はありません。それまでに解約すれば、請求はありません。',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['現在のクレジット', String(balance)],
      ['この月に追加される分', String(credits)],
    ],
    button: credits < allotment ? '会員契約を休止する' : '解約する',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `領収書 ${receipt.number}`,
    text: ['ありがとうございます。会員料金1か月分のお支払いを受け取りました。'],
    rows: rowsOf(receipt),
    button: '領収書を開く',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'お支払いができませんでした',
    text: [
      `${amount}の請求がカード会社に承認されませんでした。${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `${next_try_at}にもう一度試します。別のカードなら、すぐに試せます。`
        : 'このカードではもう試しません。別のカードなら、すぐに試せます。',
    ],
    button: '別のカードを使う',
  }),
  'membership-ended': ({ at }) => ({
    subject: '会員契約が終了しました',
    text: [
      `請求が承認されなかったため、${at}に会員契約が終了しました。今後の請求はありません。`,
      'アカウントと検索はそのまま残ります。いつでも新しく始められます。',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: '返金の手続きを始めました',
    text: [
      `${at}の受付により、${amount}を${card}に返金します。明細に出るまで5日から10日ほどかかります。`,
      ends_membership ? 'これに伴い会員契約は終了しました。今後の請求はありません。' : 'ほかに変わることはありません。',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: '返金が完了しました',
    text: [
      `${at}に、${amount}を${card}に返金しました。`,
      '10日たっても明細に出ない場合は、サポートまでご連絡ください。',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'カードが変更されました',
    text: [
      `${at}から、請求先は${card}です。`,
      '心当たりがない場合は、パスワードを変更し、サポートまでご連絡ください。',
    ],
  }),
};
