import * as z from 'zod';

import { type WatchedSection, watchedSections } from '#shared/values/watched-section.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';

const Counts = z.partialRecord(z.enum(watchedSections), z.number().int());

/** How many new facts there are of a kind, for each plural that the language has; `#` is the number. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type NewFactWords = Record<WatchedSection, Plurals>;

/** `2 new phones and 1 new address`, of a parameter that counts them in JSON. */
export function newFacts(changes: string, words: NewFactWords, language: Variety): string {
  const locale = localeOf(language);
  const counts = Counts.parse(JSON.parse(changes));
  const plural = new Intl.PluralRules(locale);
  const parts = watchedSections.flatMap((section) => {
    const count = counts[section];
    if (!count) return [];
    const form = words[section][plural.select(count)] ?? words[section].other;
    return form.replace('#', new Intl.NumberFormat(locale).format(count));
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
