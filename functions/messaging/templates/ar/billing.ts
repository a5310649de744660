import { changedMembership } from '#functions/messaging/templates/ar/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'انتهت صلاحية البطاقة.',
  'billing.card-insufficient-funds': 'لم يكن رصيد البطاقة كافيًا.',
  'billing.card-authentication': 'يريد المصرف أن تؤكد الدفعة بنفسك.',
  'billing.card-limit': 'تجاوز المبلغ حد البطاقة.',
  otherwise: 'لم يذكر المصرف السبب.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['الإيصال', number],
  ['المبلغ', amount],
  ['دُفع في', at],
  ['البطاقة', card],
  ['المدة', days],
  ['الدفعة التالية', next_at ? `${next_amount}، ${next_at}` : 'لا شيء'],
];
const cancel = 'إلغاء الاشتراك دون تسجيل الدخول:';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'بلغت نقاطك الحد الأقصى الذي نحتفظ به، فلن يضيف هذا الشهر أي نقاط. يمكنك إيقاف الاشتراك مؤقتًا، ولا يُخصم شيء خلال ذلك.',
  fewer: 'نحتفظ بالنقاط حتى حد أقصى، فيضيف هذا الشهر أقل من المعتاد. يمكنك إيقاف الاشتراك مؤقتًا، ولا يُخصم شيء خلال ذلك.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'بدأت تجربتك المجانية',
    text: [
      'لم يُخصم شيء اليوم. ما لم تُلغِ الاشتراك قبل ذلك، يُخصم الشهر الأول كما يلي.',
      'بعد ذلك يُخصم المبلغ نفسه كل شهر حتى تُلغي الاشتراك.',
    ],
    rows: [
      ['أول دفعة', amount],
      ['في', at],
      ['في كشف حسابك', descriptor],
    ],
    button: 'إلغاء الاشتراك',
    agreed: `وافقت على الإصدار ${terms} من شروطنا:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'بدأ اشتراكك',
    text: ['شكرًا لك. هذا إيصالك.', 'يتجدد الاشتراك كل شهر حتى تُلغيه.'],
    rows: [...rowsOf(receipt), ['في كشف حسابك', descriptor]],
    button: 'فتح الإيصال',
    cancel,
    agreed: `وافقت على الإصدار ${terms} من شروطنا:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'دفعتك التالية قريبة',
    text: [
      ...(ends_pause ? ['ينتهي الإيقاف المؤقت لاشتراكك.'] : []),
      `في ${at} يُخصم ${amount} من ${card} مقابل شهر من Calluna.`,
      'إن أردت الاستمرار فلا حاجة إلى شيء. وإن ألغيت قبل ذلك فلن يُخصم شيء.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['نقاطك الآن', String(balance)],
      ['نقاط هذا الشهر', String(credits)],
    ],
    button: credits < allotment ? 'إيقاف الاشتراك مؤقتًا' : 'إلغاء الاشتراك',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `إيصالك ${receipt.number}`,
    text: ['شكرًا لك. دُفع شهر من اشتراكك.'],
    rows: rowsOf(receipt),
    button: 'فتح الإيصال',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'لم تتم إحدى الدفعات',
    text: [
      `لم يقبل المصرف خصم ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `نحاول من جديد في ${next_try_at}. ومع بطاقة أخرى تتم المحاولة فورًا.`
        : 'لن نحاول بهذه البطاقة مجددًا. ومع بطاقة أخرى تتم المحاولة فورًا.',
    ],
    button: 'استخدام بطاقة أخرى',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'انتهى اشتراكك',
    text: [
      `ظل المصرف يرفض الدفعة، فانتهى الاشتراك في ${at}. لن يُخصم شيء بعد الآن.`,
      'يبقى حسابك وعمليات بحثك. ويمكنك بدء اشتراك جديد متى شئت.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'المبلغ في طريقه إليك',
    text: [
      `بدأ في ${at} رد ${amount} إلى ${card}. تحتاج المصارف من خمسة إلى عشرة أيام لإظهاره.`,
      ends_membership ? 'انتهى الاشتراك معه. لن يُخصم شيء بعد الآن.' : 'لا يتغير شيء آخر.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'تم رد المبلغ',
    text: [`في ${at} رُدّ ${amount} إلى ${card}.`, 'إن لم يظهر لدى مصرفك خلال عشرة أيام، فراسل فريق الدعم.'],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'استُبدلت بطاقتك',
    text: [`منذ ${at} تُخصم الدفعات من ${card}.`, 'إن لم تكن أنت، فغيّر كلمة المرور وراسل فريق الدعم.'],
  }),
};
