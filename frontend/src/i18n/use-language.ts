import { useTranslation } from 'react-i18next';

import { directionOf, type Language, localeOf } from '#shared/values/language.ts';

/** What is spoken now, how its numbers and dates are written, and which way it runs. */
export function useLanguage() {
  const language = useTranslation().i18n.language as Language;
  return { language, locale: localeOf(language), direction: directionOf(language) } as const;
}
