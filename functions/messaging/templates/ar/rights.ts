import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'الأسماء',
  birth_date: 'سنة الميلاد',
  death: 'تاريخ الوفاة',
  gender: 'الجنس',
  addresses: 'العناوين',
  phones: 'أرقام الهاتف',
  emails: 'عناوين البريد الإلكتروني',
  jobs: 'الوظائف',
  education: 'الدراسة',
  photos: 'الصور الفوتوغرافية',
  social_profiles: 'الحسابات العامة',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'الأقارب',
  relation_ship_status: 'الحالة الاجتماعية',
  images: 'الصورة',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'نسخة من البيانات',
  correct: 'تصحيح',
  'opt-out': 'رفض البيع والمشاركة',
  limit: 'تقييد البيانات الحساسة',
  hide: 'إخفاء معلومة',
  flag: 'إبلاغ عن معلومة خاطئة',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'يُرجى تأكيد طلبك',
    text: [
      'قدّمت طلبًا على موقعنا. يُنفَّذ الطلب عندما تفتح هذا الرابط وتضغط الزر.',
      `يعمل الرابط مرة واحدة حتى ${until}. رمزك للاستفسار: ${reference}.`,
      'لست من قدّم الطلب؟ لا تفعل شيئًا، ولن يحدث شيء. يُحذف هذا العنوان عند تأكيد الطلب أو بعد 24 ساعة.',
    ],
    button: 'فتح الصفحة',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'استلمنا طلبك',
    text: [
      'تؤكد هذه الرسالة طلبًا قدّمته على موقعنا. يُرجى الاحتفاظ بها.',
      'يفتح الزر الصفحة التي تعرض حالته. إن لم تكن قدّمت هذا الطلب فاكتب إلينا.',
    ],
    rows: [
      ['الرقم المرجعي', reference],
      ['الطلب', requests[request]],
      ...(field ? [['المعلومة', factNames[field]] as const] : []),
      ['تاريخ الاستلام', at],
      ['الموعد النهائي', answer_by],
    ],
    button: 'عرض الطلب',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'نُفِّذ طلب نيابةً عنك',
    text: [
      `تلقّينا من ${agent} طلبًا نيابةً عنك، وقد نُفِّذ. رمزك للاستفسار: ${reference}.`,
      'لا يلزمك فعل شيء. إذا لم تفوّض أحدًا بذلك فاكتب إلينا وسنتحقق من الأمر.',
    ],
    button: 'عرض الحالة',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'معلومات عن بياناتك',
    text: [
      `Calluna محرّك بحث في السجلات العامة. قد يُدرج فيه سجل عن ${name}، ويُلزمنا القانون بإبلاغك مسبقًا (المادة 14 من اللائحة الأوروبية GDPR والقوانين المماثلة).`,
      'يمكنك الاعتراض: يفتح الزر صفحة الإزالة، ولا يلزمك حساب ولا إبداء سبب. ويمكنك أيضًا طلب الاطلاع على بياناتك أو تصحيحها أو محوها أو تقييد استخدامها، وتقديم شكوى إلى هيئة حماية البيانات في بلدك.',
      'لا نحفظ السجل نفسه قبل التاريخ المذكور أعلاه.',
    ],
    rows: [
      ['المصدر', sources],
      ['أنواع البيانات', listSections(sections, sectionNames, '، ')],
      ['الغرض', 'العثور على الأشخاص ومعرفة المتصل'],
      ['الأساس القانوني', 'المصالح المشروعة (المادة 6(1)(و) من اللائحة الأوروبية GDPR)'],
      ['من يطّلع عليها', 'أعضاء باشتراك مدفوع صرّحوا بغرضهم'],
      ['مدة الحفظ', 'إلى أن يُزال سجلك'],
      ['لا يُدرج السجل قبل', at],
    ],
    button: 'الاعتراض والإزالة',
    privacy: 'كل ما نحفظه عنك:',
    policy: 'من نحن وكيف نستخدم البيانات:',
  }),
};
