import { useEffect } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Makes the page install as the assistant, in its language, while it is shown: the app then starts there. */
export function useAssistantManifest(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link) return undefined;
    const usual = link.getAttribute('href') ?? '';
    link.setAttribute('href', `/assistant/${language}.webmanifest`);
    return () => link.setAttribute('href', usual);
  }, [language]);
}
