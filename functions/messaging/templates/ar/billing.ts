import { afterwards, changedMembership } from '#functions/messaging/templates/ar/membership.ts';
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
  'billing.card-expired': 'انتهت صلاحية البطاقة.',
  'billing.card-insufficient-funds': 'لم يكن رصيد البطاقة كافيًا.',
  'billing.card-authentication': 'يطلب البنك أن تؤكد الدفعة بنفسك.',
  'billing.card-limit': 'تجاوز المبلغ حد البطاقة.',
  otherwise: 'لم يذكر البنك السبب.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['الإيصال', number],
  ['المبلغ', amount],
  ['دُفع في', at],
  ['البطاقة', card],
  ['المدة', days],
  ['في كشف حسابك', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['الإيصال', number],
  ...rowIf('إشعار دائن', credit_note ?? null),
  ['المدة', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['الدفعة التالية', next_at ? `${next_amount}، ${next_at}` : 'لا شيء'],
];
const cancel = 'إلغاء الاشتراك دون تسجيل الدخول:';
/** What to do first. */
const nextStep = `تفتح كل نقطة تقريرًا كاملًا بما هو مسجّل من عناوين وأرقام وأقارب. ويمكنك فتح التقرير نفسه مجددًا طوال ${figures.reopenDays} يومًا دون نقطة أخرى. والبحث مجاني.`;
/** Of an account that was opened with the order. */
const noPassword = 'ليست لحسابك كلمة مرور بعد: أرسلنا رابط تعيينها في رسالة منفصلة.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'بلغت نقاطك الحد الأقصى الذي نحتفظ به، فلن يضيف هذا الشهر أي نقاط.',
  fewer: 'نحتفظ بالنقاط حتى حد أقصى، فيضيف هذا الشهر أقل من المعتاد.',
  pause: 'يمكنك إيقاف الاشتراك مؤقتًا، ولا يُخصم شيء خلال ذلك.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `تنتهي تجربتك المجانية يوم ${day}، ثم يُخصم ${amount}`;
  const usual = ends_pause ? `ينتهي الإيقاف المؤقت: ${amount}، ${day}` : `دفعتك التالية: ${amount}، ${day}`;
  return credits > 0 ? usual : `${usual}، بلا نقاط جديدة`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'بدأت تجربتك المجانية',
    text: [
      `لم يُخصم شيء اليوم، ونقاطك جاهزة. ما لم تُلغِ الاشتراك قبل الموعد أدناه، يُخصم الشهر الأول كما يلي. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['نقاط البداية', String(credits)],
      ['أول دفعة', amount],
      ['الموعد', at],
      ['في كشف حسابك', descriptor],
    ],
    button: 'ابدأ ببحث',
    report: 'فتح التقرير',
    cancel,
    agreed: `وافقت على الإصدار ${terms} من شروطنا:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'بدأ اشتراكك',
    text: [
      'شكرًا لك. هذا إيصالك.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'يتجدد الاشتراك كل شهر حتى تُلغيه.',
    ],
    rows: [...rowsOf(receipt), ['نقاط هذا الشهر', String(credits)]],
    button: 'فتح الإيصال',
    report: 'فتح التقرير',
    cancel,
    agreed: `وافقت على الإصدار ${terms} من شروطنا:`,
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
      `${ends_pause ? 'ينتهي الإيقاف المؤقت لاشتراكك. ' : ''}في ${at} يُخصم ${amount} من ${card} مقابل شهر من Calluna.`,
      may_need_owner
        ? 'إن أردت الاستمرار فلا حاجة إلى شيء في العادة. طلب بنكك تأكيد الدفعة السابقة، وقد يطلب التأكيد مجددًا، وعندها نرسل إليك رابطًا بالبريد. وإن ألغيت قبل ذلك فلن يُخصم شيء.'
        : 'إن أردت الاستمرار فلا حاجة إلى شيء. وإن ألغيت قبل ذلك فلن يُخصم شيء.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['نقاطك الآن', String(balance)],
      ['نقاط هذا الشهر', String(credits)],
    ],
    button: can_pause ? 'إيقاف الاشتراك مؤقتًا' : 'إلغاء الاشتراك',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `إيصالك ${receipt.number}`,
    text: [
      'شكرًا لك. دُفعت رسوم شهر من اشتراكك.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['نقاط هذا الشهر', String(credits)]],
    button: 'فتح الإيصال',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `إيصالك ${number} مرة أخرى`,
    text: ['هذا هو الإيصال الذي طلبته. وتجده في صفحته بصيغة PDF أيضًا.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'فتح الإيصال',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'محاولة أخيرة لتحصيل الدفعة'
        : 'تعذّر إتمام إحدى الدفعات'
      : is_reminder
        ? is_last
          ? 'تذكير أخير: يُرجى تأكيد الدفعة'
          : 'تذكير: يُرجى تأكيد الدفعة'
        : 'يُرجى تأكيد الدفعة',
    text: [
      next_try_at
        ? `لم يقبل البنك خصم ${amount} من ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `ينتظر خصم ${amount} من ${card} تأكيدك: يطلب البنك أن تؤكد الدفعة بنفسك. لم يُخصم شيء بعد.`,
      next_try_at
        ? is_last
          ? `نحاول للمرة الأخيرة في ${next_try_at}. وإن رفض البنك مجددًا، فسينتهي الاشتراك ولن يُخصم شيء بعد ذلك. ومع بطاقة أخرى تتم المحاولة فورًا.`
          : `نحاول من جديد في ${next_try_at}. وهي المحاولة رقم ${next_try} من ${tries}. ومع بطاقة أخرى تتم المحاولة فورًا. وإن لم تنجح أي محاولة، فسينتهي الاشتراك في ${until}.`
        : `يمكنك تأكيد الدفعة الآن بهذه البطاقة، أو استخدام بطاقة أخرى. ${is_reminder && is_last ? 'بقي يوم واحد تقريبًا. ' : ''}وإن لم تُدفع حتى ${until}، فسينتهي الاشتراك ولن يُخصم شيء.`,
      'تبقى التقارير متاحة حتى ذلك الحين، وتُضاف نقاط الشهر فور السداد.',
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
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'المبلغ في طريقه إليك',
    text: [
      `بدأ في ${at} رد ${amount} إلى ${card}. تحتاج البنوك من ${figures.refundDaysFrom} إلى ${figures.refundDaysTo} أيام عمل لإظهاره.`,
      ends_membership ? 'وبذلك انتهى اشتراكك، ولن يُخصم شيء بعد الآن.' : 'لا يتغير شيء آخر.',
    ],
    rows: refundRows(refund),
    button: 'فتح الإيصال',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'أُرسل المبلغ إليك مرة أخرى' : 'تم رد المبلغ',
    text: [
      is_again
        ? `في ${at} أُرسل رد ${amount} إلى ${card} مرة أخرى بعد أن أعاده البنك.`
        : `في ${at} رُدّ ${amount} إلى ${card}.`,
      ...(ends_membership ? ['وبذلك انتهى اشتراكك، ولن يُخصم شيء بعد الآن.'] : []),
      ...(next_at ? [`الاشتراك مستمر. الدفعة التالية: ${next_amount}، ${next_at}.`] : []),
      `إن لم يظهر لدى بنكك خلال ${figures.refundDaysTo} أيام عمل، فراسل فريق الدعم.`,
    ],
    rows: refundRows(refund),
    button: 'فتح الإيصال والإشعار الدائن',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'تأخّر رد المبلغ إليك مجددًا' : 'تأخّر رد المبلغ إليك',
          text: [
            failures > 1
              ? `أعاد البنك إلينا رد ${amount} إلى ${card} مرة أخرى. نعيد المحاولة في ${next_try_at}.`
              : `لم يقبل البنك رد ${amount} إلى ${card} وأعاده إلينا. يحدث ذلك مثلًا إذا أُغلقت البطاقة أو استُبدلت. نعيد المحاولة في ${next_try_at}.`,
            'ليس عليك فعل شيء. يبقى المبلغ لك، وتصلك رسالة أخرى عند نجاح الرد. إن لم تعد لديك هذه البطاقة، فراسلنا لنرد المبلغ بطريقة أخرى.',
          ],
          button: 'متابعة رد المبلغ',
        }
      : {
          subject: 'لم ينجح رد المبلغ: يُرجى مراسلتنا',
          text: [
            `أرسلنا رد ${amount} إلى ${card}، وأعاده البنك في كل مرة (عدد المحاولات: ${failures}). لن نحاول مع هذه البطاقة بعد الآن.`,
            ...(credit_note ? [`الإشعار الدائن ${credit_note} لاغٍ، لأن المبلغ المذكور فيه لم يصل إليك.`] : []),
            `ما زال المبلغ من حقك. راسل فريق الدعم من عنوان البريد هذا لنرد إليك المبلغ بطريقة أخرى. نجيب خلال ${answer_hours}.`,
          ],
          button: 'مراسلة الدعم',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'استُبدلت بطاقتك',
    text: [`منذ ${at} تُخصم الدفعات من ${card}.`, 'إن لم تكن أنت، فغيّر كلمة المرور وراسل فريق الدعم.'],
  }),
};
