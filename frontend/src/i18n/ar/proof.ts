import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'نتحقق من أن هذا متصفح…',
  failed: 'لم يتمكن هذا المتصفح من إتمام التحقق. أعد تحميل الصفحة أو جرّب متصفحًا آخر.',
} satisfies Phrases['proof'];
