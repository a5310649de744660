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
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'دفعتك التالية قريبة',
    text: [
      `في ${at} يُخصم ${amount} من ${card} مقابل شهر من Calluna.`,
      'إن أردت الاستمرار فلا حاجة إلى شيء. وإن ألغيت قبل ذلك فلن يُخصم شيء.',
    ],
    button: 'إلغاء الاشتراك',
  }),
  receipt: (receipt) => ({
    subject: `إيصالك ${receipt.number}`,
    text: ['شكرًا لك. دُفع شهر من اشتراكك.'],
    rows: rowsOf(receipt),
    button: 'فتح الإيصال',
    cancel,
  }),
  'payment-declined': ({ amount, card, why, next_try_at, is_last, until }) => ({
    subject: next_try_at ? (is_last ? 'محاولة أخيرة لدفعتك' : 'لم تتم إحدى الدفعات') : 'يرجى تأكيد الدفعة',
    text: [
      `لم يقبل المصرف خصم ${amount} من ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? is_last
          ? `نحاول للمرة الأخيرة في ${next_try_at}. وإن رفض المصرف مجددًا، فسينتهي الاشتراك ولن يُخصم شيء بعد ذلك. ومع بطاقة أخرى تتم المحاولة فورًا.`
          : `نحاول من جديد في ${next_try_at}. ومع بطاقة أخرى تتم المحاولة فورًا. وإن لم تنجح أي محاولة، فسينتهي الاشتراك في ${until}.`
        : `يمكنك تأكيد الدفعة الآن بهذه البطاقة، أو استخدام بطاقة أخرى. وإن لم تُدفع حتى ${until}، فسينتهي الاشتراك ولن يُخصم شيء.`,
    ],
    button: next_try_at ? 'استخدام بطاقة أخرى' : 'تأكيد الدفعة',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'انتهى اشتراكك',
    text: [
      why === 'billing.card-authentication'
        ? `لم تُؤكَّد دفعة ${amount} من ${card} في الوقت المحدد.`
        : `رُفض خصم ${amount} من ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `لذلك انتهى الاشتراك في ${at}. لم يُخصم منك شيء، ولن يُخصم شيء بعد الآن. يبقى حسابك وعمليات بحثك، ويمكنك بدء اشتراك جديد متى شئت.`,
    ],
    button: 'بدء اشتراك جديد',
  }),
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'أُلغي اشتراكك',
    text: [
      `أُلغي في ${at}. لن يُخصم ${amount} التالي، ولا أي شيء بعده.`,
      until ? `يمكنك الاستفادة منه حتى ${until}.` : 'وانتهى وصولك أيضًا.',
    ],
  }),
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
