import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'هذا الحقل مطلوب.',
  invalid: 'هذه القيمة غير صالحة.',
  'too-long': 'هذا النص طويل جدًا.',
  'unknown-field': 'هذا الحقل غير معروف.',
  'search.empty': 'لا يمكن ترك نص البحث فارغًا.',
  'search.last-name': 'اسم العائلة مطلوب.',
  'search.address': 'أضف المدينة والولاية، أو الرمز البريدي.',
  phone: 'رقم الهاتف غير صالح',
  email: 'عنوان البريد الإلكتروني غير صالح',
  'email.taken': 'البريد الإلكتروني موجود بالفعل',
  'email.unknown': 'لا نجد مستخدمًا بهذا البريد الإلكتروني.',
  pin: 'الرمز المُدخَل غير صحيح',
  'password.short': 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
  'password.confirmation': 'الكلمتان غير متطابقتين.',
  'password.same': 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  'password.common': 'كلمة المرور هذه من أكثر الكلمات شيوعًا.',
  'password.wrong': 'بيانات الدخول غير صحيحة.',
  'use.refused': 'لا يجوز استخدام التقارير لهذا الغرض.',
} satisfies Record<MessageKey, string>;
