import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'إيقاف: STOP';
/** Within Arabic, a number and a code are read from left to right. */
const ltr = (text: string) => after('\u200E', text);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `مكالمة فائتة${after(': ', who({ ...details, number: ltr(details.number) }))}.`,
    after('السبب: ', after('', details.about, '.'), '.'),
    after('الاتصال ', details.when),
    details.link,
  ],
  private: ({ link }) => ['Calluna: رسالة جديدة.', link],
  'callback-agreed': ({ name, when, link }) => [`نتصل بك ${when}${after('، ', name)}`, link, stop],
  'callback-moved caller': ({ name, when, link }) => [`الجديد: ${when}${after('، ', name)}`, link, stop],
  'callback-moved owner': (details) => [
    `موعد جديد: ${details.when}${after('، ', who({ ...details, number: ltr(details.number) }))}.`,
    details.link,
  ],
  'callback-cancelled caller': ({ name, when, link }) => [`أُلغي: ${when}${after('، ', name)}`, link, stop],
  'callback-cancelled owner': (details) => [
    `أُلغي الموعد: ${details.when}${after('، ', who({ ...details, number: ltr(details.number) }))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `موعد اتصال ${details.when}${after(': ', who({ ...details, number: ltr(details.number) }))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [`لم تعد Calluna تجيب. لإيقاف التحويل اطلب \u200E${undo}\u200E من هاتفك.`],
  'forwarding-quiet': ({ link }) => ['لا مكالمات محوّلة منذ 14 يومًا.', link],
};

export const mail: CallMailTemplates = {
  caller: 'المتصل',
  withheld: 'رقم محجوب',
  about: 'السبب',
  callback: 'معاودة الاتصال',
  verdict: 'التقدير',
  verdicts: {
    likely_safe: 'حقيقية على الأرجح',
    unknown: 'غير مؤكد',
    suspicious: 'مشبوهة',
    likely_spam: 'إزعاج على الأرجح',
  },
  button: 'افتح المكالمة',
  choose: 'تختار في «الإشعارات» ما نُعلمك به وكيف.',
};
