import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Callunaへお問い合わせいただいたため、お送りしています。追加のご連絡は、このメールにご返信ください。添付ファイルは開きません。';

const topics: Record<Topic, string> = {
  'call-forwarding': '着信転送',
  'charge-or-refund': '請求または返金',
  'remove-my-listing': '掲載の削除',
  'wrong-fact': '誤った情報',
  'logging-in': 'ログイン',
  privacy: 'プライバシー',
  'press-or-legal': '報道・法務',
  other: 'その他',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Callunaへのお問い合わせ（${reference}）`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `お問い合わせありがとうございます。受付番号は${reference}です。別のアドレスからご連絡いただく場合は、この番号をお知らせください。`,
      callback_at
        ? `担当者が${callback_at}にお電話します。つながらない場合は、メールでお返事いたします。お電話がメールでのお返事に代わります。お急ぎの場合は、このメールにご返信ください。`
        : `担当者が内容を確認し、${answer_by}までにメールでお返事いたします。`,
      ...(has_attachments
        ? [
            '安全のため、添付ファイルは受け付けておりません。添付されたファイルは開かずに削除しました。内容を文章でお知らせください。',
          ]
        : []),
    ],
    rows: [['ご用件', topics[topic]], ...(callback_phone ? [['お電話先の番号', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `Callunaサポート ${agent}`],
    quote: { heading: 'お問い合わせ内容：', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `${callback_at}にお電話する予定でしたが、その必要がなくなったとのことですので、お電話は差し上げません。`,
      '引き続きお電話をご希望の場合は、このメールにご返信ください。',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'ご返信を受け取りました。安全のため、添付ファイルは受け付けておりません。添付されたファイルは開かずに削除しました。必要な場合は、内容を文章でお知らせください。',
    ],
  }),
};
