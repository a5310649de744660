import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'انتقل إلى المحتوى',
  retry: 'أعد المحاولة',
  nav: { label: 'القائمة الرئيسية', search: 'البحث' },
  language: { label: 'اللغة: {{name}}' },
  theme: { label: 'المظهر', system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
  session: { demo: 'دخول تجريبي', signedIn: 'تم الدخول باسم {{name}}', logOut: 'تسجيل الخروج' },
  loading: 'جارٍ التحميل',
  footer: {
    about: 'بحث عن الأشخاص تذكر فيه كل معلومة مصدرها وتاريخها. تحقّق من المعلومة قبل أن تعتمد عليها.',
    languages: 'اللغات',
    developers: 'للمطوّرين',
    docs: 'مرجع واجهة البرمجة',
    legal:
      'Calluna ليست وكالة تقارير ائتمانية. لا تستخدمها لاتخاذ قرارات تتعلق بالتوظيف أو الائتمان أو السكن أو التأمين أو أي غرض آخر يشمله قانون الإبلاغ الائتماني العادل (FCRA).',
  },
  notFound: {
    title: 'لا سجل لهذه الصفحة.',
    lead: 'تعذّر العثور على الصفحة. قد يكون في الرابط خطأ، أو انتهت صلاحية ما يشير إليه.',
    home: 'إلى الصفحة الرئيسية',
  },
  failed: { title: 'لم ينجح ذلك.' },
} satisfies Phrases['shell'];
