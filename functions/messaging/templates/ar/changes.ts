import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: {
    one: 'معلومة شخصية جديدة',
    two: 'معلومتان شخصيتان جديدتان',
    few: '# معلومات شخصية جديدة',
    many: '# معلومة شخصية جديدة',
    other: '# معلومة شخصية جديدة',
  },
  phones: {
    one: 'رقم هاتف جديد',
    two: 'رقما هاتف جديدان',
    few: '# أرقام هاتف جديدة',
    many: '# رقم هاتف جديدًا',
    other: '# رقم هاتف جديد',
  },
  emails: {
    one: 'بريد إلكتروني جديد',
    two: 'عنوانا بريد جديدان',
    few: '# عناوين بريد جديدة',
    many: '# عنوان بريد جديدًا',
    other: '# عنوان بريد جديد',
  },
  locations: {
    one: 'عنوان جديد',
    two: 'عنوانان جديدان',
    few: '# عناوين جديدة',
    many: '# عنوانًا جديدًا',
    other: '# عنوان جديد',
  },
  relationships: {
    one: 'قريب جديد',
    two: 'قريبان جديدان',
    few: '# أقارب جدد',
    many: '# قريبًا جديدًا',
    other: '# قريب جديد',
  },
  jobs: {
    one: 'وظيفة جديدة',
    two: 'وظيفتان جديدتان',
    few: '# وظائف جديدة',
    many: '# وظيفة جديدة',
    other: '# وظيفة جديدة',
  },
  education: {
    one: 'دراسة جديدة',
    two: 'دراستان جديدتان',
    few: '# دراسات جديدة',
    many: '# دراسة جديدة',
    other: '# دراسة جديدة',
  },
  social_profiles: {
    one: 'حساب جديد',
    two: 'حسابان جديدان',
    few: '# حسابات جديدة',
    many: '# حسابًا جديدًا',
    other: '# حساب جديد',
  },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'تغيّر تقرير فتحته' : `تقارير فتحتها وتغيّرت: ${reports}`,
    text: [
      `الجديد منذ ذلك الحين: ${newFacts(changes, words, 'ar')}.`,
      'طلبت أن نُعلمك. لا نذكر اسم أحد في البريد؛ وتجد في قائمة الأشخاص المحفوظين أي تقرير هو.',
    ],
    button: 'عرض الأشخاص المحفوظين',
  }),
  text: ({ reports, link }) => `${reports === 1 ? 'تغيّر تقرير فتحته' : `تقارير تغيّرت: ${reports}`}. ${link}`,
};
