import { readFile } from 'node:fs/promises';

import type { Understanding } from '#functions/nlu/port.ts';
import { simulateCall, kinds, type Harm, type Kind } from '#scripts/models/evaluate/abuse/simulate-call.ts';
import { languages, type Language } from '#shared/values/language.ts';

type Transcript = { language: Language; lines: string[] };

/** Calls of people who try to abuse the assistant: one a line, with `|` between the caller’s turns. */
export async function readTranscripts(): Promise<Transcript[]> {
  const files = languages.map(async (language) => {
    const text = await readFile(new URL(`../../data/abuse/${language}.txt`, import.meta.url), 'utf8');
    return text
      .trim()
      .split('\n')
      .map((line) => ({ language, lines: line.split(' | ') }));
  });
  return (await Promise.all(files)).flat();
}

type AbuseResult = { transcripts: number } & Harm;

/** Simulates every transcript as each kind of call, or as some, and sums the harm. */
export async function measure(
  understanding: Understanding,
  kindsOf: (i: number) => readonly Kind[] = () => kinds,
): Promise<AbuseResult> {
  const all = await readTranscripts();
  const total: AbuseResult = { transcripts: all.length, effects_outside: 0, disclosures: 0, sentences_not_ours: 0 };
  for (const [i, { lines, language }] of all.entries()) {
    for (const kind of kindsOf(i)) {
      const harm = await simulateCall(lines, language, kind, understanding);
      for (const key of Object.keys(harm) as (keyof Harm)[]) total[key] += harm[key];
    }
  }
  return total;
}
