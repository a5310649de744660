import type { Turn, Understood } from '#functions/nlu/port.ts';
import { reasonClassOf } from '#functions/nlu/reason/class.ts';
import { summaryOf } from '#functions/nlu/reason/summary.ts';
import type { Language } from '#shared/values/language.ts';

/** Shorter speech has no reason. */
const LEAST_LETTERS = 4;

/** What a call is about, in the caller’s own words and by class; null without speech. */
export function reasonOf(turns: readonly Turn[], language: Language, name: string | null = null): Understood['reason'] {
  const texts = turns.filter(({ who }) => who === 'caller').map(({ text }) => text);
  if ((texts.join('').match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const { class: reason, confidence } = reasonClassOf(texts, language);
  return { summary: summaryOf(turns, language, reason, name), class: reason, confidence };
}
