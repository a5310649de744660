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
} satisfies Record<MessageKey, string>;
