import { useTranslation } from 'react-i18next';

import { varietyNow } from '#frontend/i18n/portuguese.ts';
import { directionOf, type Language, localeOf } from '#shared/values/language.ts';

/** The current language, with its locale for numbers and dates, and its direction. */
export function useLanguage() {
  const language = useTranslation().i18n.language as Language;
  return { language, locale: localeOf(varietyNow(language)), direction: directionOf(language) } as const;
}
