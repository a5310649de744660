import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'البيانات المُدخلة غير صالحة.',
  'request.too-large': 'البيانات المُدخلة غير صالحة.',
  'request.unknown-route': 'لم يُعثر على أي نتائج.',
  'request.conflict': 'حدث خطأ أثناء المعالجة. يرجى المحاولة مرة أخرى.',
  'request.too-many': 'محاولات كثيرة جدًا.',
  'request.unreachable': 'حدث خطأ في الشبكة، ولم يُخصم منك أي مبلغ. يرجى المحاولة مرة أخرى.',
  'auth.unauthenticated': 'لم يتم تسجيل الدخول.',
  'billing.subscription-required': 'لم يُعثر على اشتراك نشط',
  'people.not-found': 'لم يُعثر على أي نتائج.',
  'people.search-not-found': 'لم يُعثر على أي نتائج.',
  'server.unexpected': 'حدث خطأ ما، يرجى المحاولة لاحقًا.',
} satisfies Record<ErrorCode, string>;
