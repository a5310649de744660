import { readFile } from 'node:fs/promises';

import type { ReasonClass } from '#functions/nlu/port.ts';
import { reasonClasses, reasonFeatures } from '#functions/nlu/reason/class.ts';
import type { Language } from '#shared/values/language.ts';

const callsIn = async (language: Language) =>
  JSON.parse(await readFile(new URL(`../../data/reasons/${language}.json`, import.meta.url), 'utf8')) as Record<
    ReasonClass,
    string[]
  >;

async function examplesIn(language: Language) {
  const calls = await callsIn(language);
  return reasonClasses.flatMap((one, right) =>
    calls[one].map((said) => ({ said, features: reasonFeatures([said], language), right })),
  );
}

/** Invented calls for concepts that are rare in the labelled ones: only learned from, never measured. */
export const ownExamples = (await Promise.all((['en', 'es', 'fr', 'pt', 'ru'] as const).map(examplesIn))).flat();
