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

const stop = 'للإيقاف: STOP';

export const words: CallerWords = {
  urgent: 'عاجل',
  doubtful: 'ربما مزعجة',
  again: 'يتصل مجددًا',
  reminder: 'تذكير',
  update: 'تحديث',
  withheld: 'رقم محجوب',
  withheldBefore: 'رقم محجوب،',
  caller: 'متصل',
  unknown: 'متصل مجهول',
  says: (name) => `باسم «${name}»`,
  quoted: (name) => `«${name}»`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `تحويلة ${digits}`,
  hasMessage: 'توجد رسالة صوتية',
  otherNumber: 'الرقم في الرابط',
  wants: (time) => `الوقت المطلوب: «${time}»`,
  colon: ': ',
  comma: '، ',
};

/** Within Arabic, a number and a code are read from left to right. */
const ltr = (text: string) => after('\u200E', text);
const isolate = (details: CallDetails): CallDetails => ({ ...details, number: ltr(details.number) });
const by = (details: CallDetails) => caller(isolate(details), words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(isolate(details), words),
    after('الاتصال ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: رسالة جديدة.`, details.link],
  'doubtful-calls': ({ count, link }) => [`مكالمات ربما مزعجة: ${count}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: مكالمات أخرى (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [`اتصال${after(' من ', name)}: ${when}.`, `للتغيير: ${link}`, stop],
  'callback-moved caller': ({ name, when, link }) => [
    `موعد جديد للاتصال${after(' من ', name)}: ${when}.`,
    `وقت آخر: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`موعد جديد ${details.when}${after(': ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `أُلغي الاتصال${after(' من ', name)}: ${when}.`,
    `وقت آخر: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `أُلغي الموعد ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `موعد اتصال ${details.when}${after(': ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [`لم تعد Calluna تجيب. لإيقاف التحويل اطلب \u200E${undo}\u200E من هاتفك.`],
  'forwarding-quiet': ({ link }) => ['لا مكالمات محوّلة منذ 14 يومًا.', link],
};

export const mail: CallMailTemplates = {
  missed: 'فاتتك مكالمة.',
  caller: 'المتصل',
  about: 'السبب',
  callback: 'معاودة الاتصال',
  verdict: 'التقدير',
  verdicts: {
    likely_safe: 'حقيقية على الأرجح',
    unknown: 'غير مؤكد',
    suspicious: 'ربما مزعجة',
    likely_spam: 'مزعجة على الأرجح',
  },
  button: 'افتح المكالمة',
  choose: 'اختر في «الإشعارات» ما نُعلمك به وكيف.',
};
