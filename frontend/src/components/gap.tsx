import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The space between two sentences; Japanese has none, but a line may end there. */
export function Gap() {
  const { language } = useLanguage();
  return language === 'ja' ? <wbr /> : ' ';
}
