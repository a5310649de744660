import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'بعد ذلك يُخصم كل شهر حتى تُلغي الاشتراك. وإذا تغيّرت نسبة الضريبة، يذكر التذكير قبل الدفعة بأسبوع المبلغ الجديد.'
    : 'بعد ذلك يُخصم المبلغ نفسه كل شهر حتى تُلغي الاشتراك.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'أُلغي اشتراكك',
    text: [
      `أُلغي في ${at}. لن تُخصم الدفعة التالية (${amount}) ولا أي دفعة بعدها.`,
      until ? `يمكنك الاستفادة منه حتى ${until}.` : 'وانتهت صلاحية استخدامك للخدمة أيضًا.',
      ...(keep_link ? ['هل غيّرت رأيك؟ احتفظ باشتراكك بنقرة واحدة: لن يُخصم شيء قبل الموعد الذي كان مقررًا.'] : []),
    ],
    rows: [
      ...rowIf('نهاية الوصول', until),
      ...rowIf('نقاط غير مستخدمة', credits > 0 && (until ? `${credits}، وتنتهي حينها` : `${credits}، وتنتهي الآن`)),
    ],
    ...(keep_link && { button: 'الاحتفاظ باشتراكي' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'انتهى الإيقاف المؤقت لاشتراكك' : 'اشتراكك مستمر',
    text: [
      ends_pause
        ? 'لم يُخصم شيء اليوم. انتهى الإيقاف المؤقت واستُؤنف اشتراكك.'
        : until
          ? 'لم يُخصم شيء اليوم. أُلغي طلب الإلغاء.'
          : 'لم يُخصم شيء اليوم. يستمر اشتراكك كما كان.',
      ...(until
        ? [
            `ما زال اشتراكك موقوفًا مؤقتًا. ما دفعت ثمنه متاح حتى ${until}، ثم تبقى التقارير مغلقة حتى انتهاء الإيقاف المؤقت في ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['الدفعة التالية', amount],
      ['الموعد', at],
      ['البطاقة', card],
    ],
    button: 'إلغاء الاشتراك',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'أُوقف اشتراكك مؤقتًا',
    text: [
      until ? `لا يُخصم شيء خلال الإيقاف المؤقت. ما دفعت ثمنه يبقى متاحًا حتى ${until}.` : 'لا يُخصم شيء خلال الإيقاف المؤقت.',
      'تبقى نقاطك محفوظة، وتستخدمها من جديد عند استئناف الاشتراك: تلقائيًا في الموعد المذكور، ونذكّرك به قبل أسبوع، أو قبل ذلك إذا استأنفته من صفحة «المدفوعات». وإذا كانت المدة المدفوعة قد انتهت عند الاستئناف، تُخصم رسوم شهر جديد في اليوم نفسه.',
    ],
    rows: [
      ['الدفعة التالية', amount],
      ['الموعد', at],
      ['البطاقة', card],
    ],
    button: 'إلغاء الاشتراك',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'اشتراكك مستمر',
    text: [`لم يُخصم شيء اليوم: ما دفعته يغطي المدة حتى ${at}. ويبدأ الشهر التالي عندئذ.`, afterwards(is_tax_added)],
    rows: [
      ['الدفعة التالية', amount],
      ['الموعد', at],
      ['البطاقة', card],
      ['في كشف حسابك', descriptor],
    ],
    button: 'إلغاء الاشتراك',
    agreed: `وافقت على الإصدار ${terms} من شروطنا:`,
  }),
};
