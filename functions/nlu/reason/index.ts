import { asksOfMatter } from '#functions/nlu/matter/asks.ts';
import type { Turn, Understood } from '#functions/nlu/port.ts';
import { reasonClassOf } from '#functions/nlu/reason/class.ts';
import { hasMatter } from '#functions/nlu/matter/index.ts';
import { lacksOf } from '#functions/nlu/opening/index.ts';
import { namesTopic } from '#functions/nlu/matter/words.ts';
import { summaryOf } from '#functions/nlu/reason/summary.ts';
import type { Language } from '#shared/values/language.ts';

/** Shorter speech has no reason. */
const LEAST_LETTERS = 4;
const MOST_READ = 2000;
/** How sure a reason is that the caller announces as one. */
const SAID = 0.4;
/** The most confidence in a reason of callers who only say who they are. */
const UNSAID = 0.2;

/**
 * What a call is about, in the caller’s own words and by class; null without speech. Who calls may tell the class
 * (“it’s Grandma”), but is no reason that need not be asked for.
 */
export function reasonOf(turns: readonly Turn[], language: Language, name: string | null = null): Understood['reason'] {
  const texts = turns.filter(({ who }) => who === 'caller').map(({ text }) => text);
  if ((texts.join('').match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const { class: reason, confidence } = reasonClassOf(texts, language);
  const summary = summaryOf(turns, language, reason, name);
  const lacks = lacksOf(texts, language, name);
  const found = { summary, class: reason, ...(lacks && { lacks }) };
  const asks = texts.some((text) => asksOfMatter(text, language, name));
  if (!asks && !hasMatter(texts, language, name)) return { ...found, confidence: Math.min(confidence, UNSAID) };
  return { ...found, confidence: asks || saysAbout(texts, language) ? Math.max(confidence, SAID) : confidence };
}

/** Whether the caller says “about”: then what follows is the reason, whatever its class. */
const saysAbout = (texts: readonly string[], language: Language): boolean =>
  texts.some((text) => namesTopic(text.slice(0, MOST_READ), language));
