import { readFile } from 'node:fs/promises';

import type { ReasonClass } from '#functions/nlu/port.ts';
import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { type Language, languages } from '#shared/values/language.ts';

const callsIn = async (language: Language) =>
  JSON.parse(await readFile(new URL(`../../data/reasons/${language}.json`, import.meta.url), 'utf8')) as Record<
    ReasonClass,
    string[]
  >;

/** Invented calls for situations that are rare in the labelled ones: only learned from, never measured. */
export const ownCalls = (
  await Promise.all(
    languages.map(async (language) => {
      const calls = await callsIn(language);
      return reasonClasses.flatMap((one, right) => calls[one].map((said) => ({ texts: [said], language, right })));
    }),
  )
).flat();
