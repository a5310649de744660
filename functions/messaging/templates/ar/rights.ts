import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'يرجى تأكيد طلبك',
    text: [
      'قدّمت طلبًا على موقعنا. يُنفَّذ الطلب عندما تفتح هذا الرابط وتضغط الزر.',
      `يعمل الرابط مرة واحدة حتى ${until}. رمزك للاستفسار: ${reference}.`,
      'لست من قدّم الطلب؟ لا تفعل شيئًا، ولن يحدث شيء. يُحذف هذا العنوان عند تأكيد الطلب أو بعد 24 ساعة.',
    ],
    button: 'فتح الصفحة',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'نُفِّذ طلب نيابةً عنك',
    text: [
      `تلقّينا من ${agent} طلبًا نيابةً عنك، وقد نُفِّذ. رمزك للاستفسار: ${reference}.`,
      'لا يلزمك فعل شيء. إذا لم تفوّض أحدًا بذلك فاكتب إلينا وسنتحقق من الأمر.',
    ],
    button: 'عرض الحالة',
  }),
};
