import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import en from '#frontend/i18n/en/index.ts';
import { missingPhrases, noticeMissing } from '#frontend/i18n/missing.ts';
import type { Phrases } from '#frontend/i18n/language.ts';
import { formats } from '#frontend/lib/format.ts';
import { directionOf, type Language, localeOf } from '#shared/values/language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof en;
    keySeparator: '.';
  }
}

export const i18n = i18next.createInstance();
const missing = missingPhrases(async (report) => {
  const [{ call }, { support }] = await Promise.all([import('#frontend/lib/api.ts'), import('#shared/api/support.ts')]);
  await call(support.reportTranslations, report).catch(() => undefined); // nobody waits for it
});
void i18n
  .use(initReactI18next)
  .use(noticeMissing(missing))
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: Object.keys(en),
    defaultNS: 'shell',
    resources: { en },
    interpolation: { escapeValue: false },
    postProcess: ['missing'],
    postProcessPassResolved: true,
  });

for (const [name, format] of Object.entries(formats)) {
  i18n.services.formatter?.add(name, (value: unknown, language) =>
    format(value as never, localeOf(language as Language)),
  );
}

/** English is here from the start; the others come, with their fonts, when somebody reads them. */
const phrases: Record<Exclude<Language, 'en'>, () => Promise<{ default: Phrases }>> = {
  fr: () => import('#frontend/i18n/fr/index.ts'),
  ja: () => import('#frontend/i18n/ja/index.ts'),
  tr: () => import('#frontend/i18n/tr/index.ts'),
  ar: () => import('#frontend/i18n/ar/index.ts'),
  pt: () => import('#frontend/i18n/pt/index.ts'),
  ru: () => import('#frontend/i18n/ru/index.ts'),
  es: () => import('#frontend/i18n/es/index.ts'),
};

/** Makes the words of a language known, and answers with it. */
export async function learn(language: Language): Promise<Language> {
  if (language === 'en' || learnt.has(language)) return language;
  const { default: words } = await phrases[language]();
  for (const [namespace, bundle] of Object.entries(words)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true);
  }
  learnt.add(language);
  return language;
}
const learnt = new Set<Language>();

/** Speaks a language from here on, and turns the page into its direction. */
export async function speak(language: Language): Promise<Language> {
  await i18n.changeLanguage(await learn(language));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}
