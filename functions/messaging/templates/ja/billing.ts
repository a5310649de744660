import { afterwards, changedMembership } from '#functions/messaging/templates/ja/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'カードの有効期限が切れています。',
  'billing.card-insufficient-funds': 'カードの利用可能額が不足していました。',
  'billing.card-authentication': 'カード会社がご本人による確認を求めています。',
  'billing.card-limit': 'カードのご利用限度額を超えていました。',
  otherwise: '理由は知らされていません。',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['領収書', number],
  ['金額', amount],
  ['お支払い日時', at],
  ['カード', card],
  ['期間', days],
  ['明細の表示', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['領収書', number],
  ...rowIf('返金明細書', credit_note ?? null),
  ['期間', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['次回の請求', next_at ? `${next_amount}、${next_at}` : 'なし'],
];
const cancel = 'ログインせずに解約する：';
/** What to do first. */
const nextStep = `1クレジットで、住所・電話番号・家族などを含むレポートを1件すべてご覧いただけます。同じレポートは${figures.reopenDays}日間、追加のクレジットなしで開き直せます。検索は無料です。`;
/** Of an account that was opened with the order. */
const noPassword = 'アカウントのパスワードはまだ設定されていません。設定用のリンクは別のメールでお送りしています。';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'クレジットの残高が上限に達しているため、この月に追加される分はありません。',
  fewer: 'クレジットの残高が上限に近いため、この月に追加される分は通常より少なくなります。',
  pause: '会員契約は休止でき、その間の請求はありません。',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `無料体験は${day}に終了し、${amount}のお支払いとなります`;
  const usual = ends_pause ? `休止期間の終了：${day}に${amount}` : `次回のお支払い：${day}に${amount}`;
  return credits > 0 ? usual : `${usual}（クレジットの追加なし）`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: '無料体験が始まりました',
    text: [
      `本日のお支払いはありません。クレジットはすぐにお使いいただけます。下記の日時までに解約されない場合、最初の1か月分を次のとおり請求します。${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['お使いいただけるクレジット', String(credits)],
      ['最初の請求', amount],
      ['日時', at],
      ['明細の表示', descriptor],
    ],
    button: '検索を始める',
    report: 'レポートを開く',
    cancel,
    agreed: `利用規約（第${terms}版）に同意いただいています：`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: '会員契約が始まりました',
    text: [
      'ありがとうございます。こちらが領収書です。',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      '契約は、解約されるまで毎月更新されます。',
    ],
    rows: [...rowsOf(receipt), ['今月のクレジット', String(credits)]],
    button: '領収書を開く',
    report: 'レポートを開く',
    cancel,
    agreed: `利用規約（第${terms}版）に同意いただいています：`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? '休止期間が終わります。' : ''}${at}に、1か月分の${amount}を${card}に請求します。`,
      may_need_owner
        ? '続ける場合、通常は何もする必要はありません。前回はカード会社が確認を求めたため、今回も確認が必要になることがあります。その場合は、リンクをメールでお送りします。それまでに解約すれば、請求はありません。'
        : '続ける場合は何もする必要はありません。それまでに解約すれば、請求はありません。',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['現在のクレジット', String(balance)],
      ['追加されるクレジット', String(credits)],
    ],
    button: can_pause ? '会員契約を休止する' : '解約する',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `領収書 ${receipt.number}`,
    text: [
      'ありがとうございます。会員料金1か月分のお支払いを受け取りました。',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['今月のクレジット', String(credits)]],
    button: '領収書を開く',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `領収書 ${number} の再送`,
    text: ['ご依頼の領収書をお送りします。リンク先のページでは、PDFでも保存できます。', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: '領収書を開く',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'お支払いの再試行（最終）のお知らせ'
        : 'お支払いができませんでした'
      : is_reminder
        ? is_last
          ? 'お支払いの確認をお願いします（最後のご案内）'
          : 'お支払いの確認をお願いします（再度のご案内）'
        : 'お支払いの確認をお願いします',
    text: [
      next_try_at
        ? `${amount}の請求（${card}）がカード会社に承認されませんでした。${declineReasons[why] ?? declineReasons.otherwise}`
        : `${amount}の請求（${card}）は、ご本人の確認待ちです。カード会社が確認を求めています。まだ請求されていません。`,
      next_try_at
        ? is_last
          ? `${next_try_at}に、最後の再請求を行います。それでも承認されない場合は会員契約が終了し、以後の請求はありません。別のカードを登録いただくと、すぐに再請求します。`
          : `${next_try_at}に再請求します（全${tries}回のうち${next_try}回目）。別のカードを登録いただくと、すぐに再請求します。すべて承認されなかった場合、会員契約は${until}に終了します。`
        : `このカードで今すぐ確認するか、別のカードをご利用ください。${is_reminder && is_last ? '期限まであと1日ほどです。' : ''}${until}までにお支払いがない場合は、請求されずに会員契約が終了します。`,
      'それまではレポートを引き続き開けます。当月分のクレジットは、お支払いが済み次第追加されます。',
    ],
    button: next_try_at ? '別のカードを使う' : 'お支払いを確認する',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: '会員契約が終了しました',
    text: [
      why === 'billing.card-authentication'
        ? `${amount}のお支払い（${card}）が期限までに確認されませんでした。`
        : `${amount}の請求（${card}）が承認されませんでした。${declineReasons[why] ?? declineReasons.otherwise}`,
      `そのため、${at}に会員契約が終了しました。この分は請求されておらず、今後の請求もありません。アカウントと検索履歴はそのまま残り、いつでも会員契約を始められます。`,
    ],
    button: 'もう一度始める',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: '返金の手続きを始めました',
    text: [
      `${at}に、${amount}の${card}への返金手続きを始めました。明細に反映されるまで${figures.refundDaysFrom}～${figures.refundDaysTo}営業日ほどかかります。`,
      ends_membership ? 'これに伴い会員契約は終了しました。今後の請求はありません。' : 'ほかに変わることはありません。',
    ],
    rows: refundRows(refund),
    button: '領収書を開く',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? '返金の手続きをやり直しました' : '返金が完了しました',
    text: [
      is_again
        ? `銀行から戻された${amount}の返金を、${at}に${card}へもう一度送りました。`
        : `${at}に、${amount}を${card}に返金しました。`,
      ...(ends_membership ? ['これに伴い会員契約は終了しました。今後の請求はありません。'] : []),
      ...(next_at ? [`会員契約は継続されます。次回のお支払い：${next_amount}、${next_at}。`] : []),
      `${figures.refundDaysTo}営業日たっても明細に反映されない場合は、サポートまでご連絡ください。`,
    ],
    rows: refundRows(refund),
    button: '領収書と返金明細書を開く',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? '返金がさらに遅れています' : '返金が遅れています',
          text: [
            failures > 1
              ? `${card}への${amount}の返金が、銀行から再び戻されました。${next_try_at}に再度お手続きします。`
              : `${card}への${amount}の返金が銀行で受け付けられず、当社に戻されました。カードが解約または再発行された場合などに起こります。${next_try_at}に再度お手続きします。`,
            'お手続きは必要ありません。返金が完了しましたら、あらためてメールでお知らせします。このカードをもうお持ちでない場合は、ご連絡ください。別の方法で返金いたします。',
          ],
          button: '返金の状況を見る',
        }
      : {
          subject: '返金ができませんでした。ご連絡ください',
          text: [
            `${card}への${amount}の返金を${failures}回行いましたが、毎回銀行から戻されました。このカードへの返金は、これ以上行いません。`,
            ...(credit_note ? [`返金明細書${credit_note}は無効です。記載の返金がお手元に届かなかったためです。`] : []),
            `返金は必ずいたします。別の方法でお返ししますので、このメールアドレスからサポートまでご連絡ください。${answer_hours}以内にお答えします。`,
          ],
          button: 'サポートに連絡する',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'カードが変更されました',
    text: [
      `${at}以降の請求先は${card}です。`,
      'お心当たりがない場合は、パスワードを変更し、サポートまでご連絡ください。',
    ],
  }),
};
