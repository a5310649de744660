import type { PostProcessorModule } from 'i18next';

import { isLanguage, type Language } from '#shared/values/language.ts';

/** How long missing keys are collected before they are reported. */
export const DELAY_MS = 10_000;
/** The maximum number of keys in a report, and their maximum length. */
const [MOST, LONGEST] = [200, 256];

type Send = (report: { language: Language; keys: string[] }) => unknown;

/** Reports keys that a language lacks: each once per visit, in one request ten seconds after the first. */
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

/** A post-processor that notices keys found only in English, or not at all. */
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
