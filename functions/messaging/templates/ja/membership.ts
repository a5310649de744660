import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'その後は、解約されるまで毎月請求します。税率が変わった場合は、請求の1週間前のお知らせで新しい金額をお伝えします。'
    : 'その後は、解約されるまで毎月同じ金額です。';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: '解約を受け付けました',
    text: [
      `${at}に解約しました。次回の${amount}の請求はなく、その後の請求もありません。`,
      until ? `${until}まで引き続きご利用いただけます。` : 'ご利用も終了しました。',
      ...(keep_link
        ? ['お気持ちが変わりましたら、ワンクリックで解約を取り消せます。予定されていた日まで請求はありません。']
        : []),
    ],
    rows: [
      ...rowIf('ご利用の終了', until),
      ...rowIf(
        '未使用のクレジット',
        credits > 0 && (until ? `${credits}（終了時に失効します）` : `${credits}（失効します）`),
      ),
    ],
    ...(keep_link && { button: '解約を取り消す' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? '休止が終わりました' : '会員契約は継続されます',
    text: [
      ends_pause
        ? '本日のお支払いはありません。休止が終わり、会員契約を再開しました。'
        : until
          ? '本日のお支払いはありません。解約を取り消しました。'
          : '本日のお支払いはありません。会員契約はこれまでどおり継続されます。',
      ...(until
        ? [
            `休止はそのまま続きます。お支払い済みの期間は${until}までご利用いただけます。その後は、休止が終わる${at}までレポートを開けません。`,
          ]
        : []),
    ],
    rows: [
      ['次回の請求', amount],
      ['日時', at],
      ['カード', card],
    ],
    button: '解約する',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: '会員契約を休止しました',
    text: [
      until
        ? `休止中の請求はありません。お支払い済みの期間は${until}までご利用いただけます。`
        : '休止中の請求はありません。',
      'クレジットはそのまま残り、再開後にまたご利用いただけます。次回の請求の日時に自動で再開し、その1週間前にメールでお知らせします。「支払い」のページから早めに再開することもできます。再開の時点でお支払い済みの期間が終わっている場合は、新しい月の料金を当日請求します。',
    ],
    rows: [
      ['次回の請求', amount],
      ['日時', at],
      ['カード', card],
    ],
    button: '解約する',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: '会員契約は継続されます',
    text: [
      `本日のお支払いはありません。${at}までの分はお支払い済みで、次の1か月はその時から始まります。`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['次回の請求', amount],
      ['日時', at],
      ['カード', card],
      ['明細の表示', descriptor],
    ],
    button: '解約する',
    agreed: `利用規約（第${terms}版）に同意いただいています：`,
  }),
};
