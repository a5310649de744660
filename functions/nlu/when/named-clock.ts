import { fold } from '#functions/names/fold.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const patterns = new Map<Language, [clock: string, pattern: RegExp][]>();

function patternsOf(language: Language) {
  const cached = patterns.get(language);
  if (cached) return cached;
  const [begins, ends] = language === 'ja' ? ['', ''] : [' ', ' '];
  const made = Object.entries(grammarOf[language].clocks).map(([clock, words]): [string, RegExp] => [
    clock,
    new RegExp(`${begins}(?:${words})${ends}`, 'u'),
  ]);
  patterns.set(language, made);
  return made;
}

/** The clock that a caller names, “at five, Moscow time”: a time zone, or `owner` for the one where the owner is. */
export function namedClock(text: string, language: Language): string | null {
  const said = language === 'ja' ? text : ` ${fold(text)} `;
  return patternsOf(language).find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
