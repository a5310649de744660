import type { PostProcessorModule } from 'i18next';

import { isLanguage, type Language } from '#shared/values/language.ts';

/** How long what is missing is collected before it is told. */
export const DELAY_MS = 10_000;
/** As many keys as one report may hold, and how long each may be. */
const [MOST, LONGEST] = [200, 256];

type Send = (report: { language: Language; keys: string[] }) => unknown;

/** Collects phrases that a language lacks, and tells of each once in a visit: ten seconds after the first, in one list. */
export function missingPhrases(send: Send): (language: Language, key: string) => void {
  const known = new Set<string>();
  const waiting = new Map<Language, string[]>();

  function tell() {
    for (const [language, keys] of waiting) send({ language, keys: keys.slice(0, MOST) });
    waiting.clear();
  }

  return (language, key) => {
    const id = `${language} ${key}`;
    if (known.has(id) || key.length > LONGEST) return;
    known.add(id);
    if (waiting.size === 0) setTimeout(tell, DELAY_MS);
    waiting.set(language, [...(waiting.get(language) ?? []), key]);
  };
}

type Resolved = { i18nResolved?: { res?: unknown; usedLng?: string; usedNS?: string } };

/** Sees each phrase that was looked up: one that only English had, or nobody, is missing. */
export const noticeMissing = (note: ReturnType<typeof missingPhrases>): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'missing',
  process(phrase, key, options, translator: { language: string }) {
    const language = options.lng ?? translator.language;
    const { res, usedLng, usedNS } = (options as Resolved).i18nResolved ?? {};
    if (isLanguage(language) && (res === undefined || usedLng !== language))
      note(language, nameOf([key].flat().at(-1) ?? '', usedNS ?? [options.ns ?? []].flat()[0]));
    return phrase;
  },
});

const nameOf = (key: string, namespace: string | undefined) =>
  namespace && !key.includes(':') ? `${namespace}:${key}` : key;
