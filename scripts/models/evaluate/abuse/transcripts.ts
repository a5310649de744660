import { readFile } from 'node:fs/promises';

import { languages, type Language } from '#shared/values/language.ts';

export type Transcript = { language: Language; lines: string[] };

/** Calls of people who try to make the assistant do or say what it must not: one a line, the caller’s turns by `|`. */
export async function transcripts(): Promise<Transcript[]> {
  const files = languages.map(async (language) => {
    const text = await readFile(new URL(`../../data/abuse/${language}.txt`, import.meta.url), 'utf8');
    return text
      .trim()
      .split('\n')
      .map((line) => ({ language, lines: line.split(' | ') }));
  });
  return (await Promise.all(files)).flat();
}
