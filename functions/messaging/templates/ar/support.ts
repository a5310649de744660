import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter = 'وصلتك هذه الرسالة لأنك كتبت إلى Calluna. لإضافة أي شيء، رُدّ عليها. لا نفتح المرفقات.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'تحويل المكالمات',
  'charge-or-refund': 'خصم أو استرداد',
  'remove-my-listing': 'إزالة سجلّي',
  'wrong-fact': 'معلومة خاطئة',
  'logging-in': 'تسجيل الدخول',
  privacy: 'الخصوصية',
  'press-or-legal': 'الصحافة أو الشؤون القانونية',
  other: 'أمر آخر',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `رسالتك إلى Calluna ‏(${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `شكرًا لتواصلك معنا. رقم رسالتك المرجعي هو ${reference}: اذكره إن كتبت إلينا من عنوان آخر.`,
      callback_at
        ? `سيتصل بك أحد أعضاء فريقنا في ${callback_at}. وإن تعذّر الوصول إليك، فسيجيبك بالبريد الإلكتروني. تحلّ المكالمة محل الرد بالبريد الإلكتروني: إن احتجت إلى رد قبل ذلك، فرُدّ على هذه الرسالة.`
        : `سيقرأها أحد أعضاء فريقنا ويجيبك بالبريد الإلكتروني في موعد أقصاه ${answer_by}.`,
      ...(has_attachments
        ? ['حفاظًا على أمانك وأماننا لا نقبل المرفقات. حُذف ما أرفقته دون فتحه: يُرجى وصفه بالكلمات.']
        : []),
    ],
    rows: [['الموضوع', topics[topic]], ...(callback_phone ? [['الرقم الذي سنتصل به', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}، فريق دعم Calluna`],
    quote: { heading: 'رسالتك:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `كان من المقرر أن نتصل بك في ${callback_at}. وبحسب ملاحظاتنا لم تعد هناك حاجة إلى المكالمة، ولذلك لن نتصل بك.`,
      'إن كنت لا تزال ترغب في المكالمة، فيكفي أن ترد على هذه الرسالة.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'وصلنا ردّك. حفاظًا على أمانك وأماننا لا نقبل المرفقات: حُذف ما أرفقته دون فتحه. إن كان مهمًّا فيُرجى وصفه بالكلمات.',
    ],
  }),
};
