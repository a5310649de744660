import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'إيقاف: STOP';
/** Within Arabic, a number and a code are read from left to right. */
const ltr = (text: string) => after('\u200E', text);

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `مكالمة فائتة${after(': ', who({ ...said, number: ltr(said.number) }))}.`,
    after('السبب: ', after('', said.about, '.'), '.'),
    after('الاتصال ', said.when),
    said.link,
  ],
  private: ({ link }) => ['Calluna: رسالة جديدة.', link],
  'callback-agreed': ({ name, when, link }) => [`نتصل بك ${when}${after('، ', name)}`, link, stop],
  'callback-moved caller': ({ name, when, link }) => [`الجديد: ${when}${after('، ', name)}`, link, stop],
  'callback-moved owner': (said) => [
    `موعد جديد: ${said.when}${after('، ', who({ ...said, number: ltr(said.number) }))}.`,
    said.link,
  ],
  'callback-cancelled caller': ({ name, when, link }) => [`أُلغي: ${when}${after('، ', name)}`, link, stop],
  'callback-cancelled owner': (said) => [
    `أُلغي الموعد: ${said.when}${after('، ', who({ ...said, number: ltr(said.number) }))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `موعد اتصال ${said.when}${after(': ', who({ ...said, number: ltr(said.number) }))}.`,
    after('', said.about, '.'),
    said.link,
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
