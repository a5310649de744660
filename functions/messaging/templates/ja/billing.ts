import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'カードの有効期限が切れています。',
  'billing.card-insufficient-funds': 'カードの残高が不足していました。',
  'billing.card-authentication': 'カード会社がご本人による確認を求めています。',
  'billing.card-limit': 'カードのご利用限度額を超えていました。',
  otherwise: '理由は知らされていません。',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['領収書', number],
  ['金額', amount],
  ['お支払い日時', at],
  ['カード', card],
  ['期間', days],
  ['明細の表示', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['次回のお支払い', next_at ? `${next_amount}、${next_at}` : 'なし'],
];
const cancel = 'ログインせずに解約する：';

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
  'membership-started': ({ terms, ...receipt }) => ({
    subject: '会員契約が始まりました',
    text: ['ありがとうございます。こちらが領収書です。', '契約は、解約されるまで毎月更新されます。'],
    rows: rowsOf(receipt),
    button: '領収書を開く',
    cancel,
    agreed: `規約（第${terms}版）に同意いただいています：`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: '次回のお支払いが近づいています',
    text: [
      `${at}に、1か月分の${amount}を${card}に請求します。`,
      '続ける場合は何もする必要はありません。それまでに解約すれば、請求はありません。',
    ],
    button: '解約する',
  }),
  receipt: (receipt) => ({
    subject: `領収書 ${receipt.number}`,
    text: ['ありがとうございます。会員料金1か月分のお支払いを受け取りました。'],
    rows: rowsOf(receipt),
    button: '領収書を開く',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `領収書 ${receipt.number} の再送`,
    text: ['ご依頼の領収書をお送りします。リンク先のページでは、PDFでも保存できます。'],
    rows: paidRows(receipt),
    button: '領収書を開く',
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
  unsubscribed: ({ at, until, amount }) => ({
    subject: '解約を受け付けました',
    text: [
      `${at}に解約しました。次回の${amount}も、その後の請求もありません。`,
      until ? `${until}まで引き続きご利用いただけます。` : 'ご利用も終了しました。',
    ],
  }),
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
