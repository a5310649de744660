import { fold } from '#frontend/lib/fold.ts';
import { wordsOf, type Zone } from '#frontend/lib/zones/zone-list.ts';
import { inLatinDigits } from '#shared/values/digits.ts';

/** A zone that was found; `by`: the town of it that was looked for, where it is called after another one. */
type FoundZone = { zone: Zone; by: string | null };

/** The minutes ahead of UTC that a text names, as in UTC+5:30, −3 or +0900; undefined of one that names none. */
export function offsetIn(text: string): number | undefined {
  const [, zone, sign, hours, minutes = '0'] =
    /^(utc|gmt|غرينتش)?\s*([+\-−–])?\s*(\d{1,2}?)(?::?(\d{2}))?$/i.exec(inLatinDigits(text).trim()) ?? [];
  if (hours === undefined || (!zone && !sign)) return undefined;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign && sign !== '+' ? -ahead : ahead;
}

/**
 * The zones for what was typed: a town, a country, the name of a zone or how far it is from UTC. The best first, and of those
 * the ones in which most people live. `offsetOf` says by how many minutes a zone is ahead of UTC.
 */
export function findZones(zones: readonly Zone[], text: string, offsetOf: (id: string) => number): FoundZone[] {
  const typed = text.replace(/\p{Cf}/gu, '').trim(); // a label that is edited has marks of its direction
  const offset = offsetIn(typed);
  if (offset !== undefined)
    return zones.filter(({ id }) => offsetOf(id) === offset).map((zone) => ({ zone, by: null }));
  const terms = wordsOf(typed);
  if (!terms.length) return [];
  const phrase = fold(typed);
  return zones
    .filter(({ words }) => terms.every((term) => words.some(isBegunBy(term))))
    .map((zone) => ({ zone, ...likeness(zone, phrase) }))
    .sort((one, other) => other.score - one.score);
}

/** Japanese writes no words apart: 標準時 is in 日本標準時. */
const isBegunBy = (term: string) => (word: string) =>
  word.startsWith(term) || (/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(term) && word.includes(term));

/** How well a zone answers a phrase: by another name of it, such as EST, by its own town, another one, its country, or anything else. */
function likeness({ town, towns, countryName, aliases, name }: Zone, phrase: string) {
  const begins = (text: string) => fold(text).startsWith(phrase);
  if (aliases.some((alias) => fold(alias) === phrase)) return { score: 5, by: null };
  if (begins(town)) return { score: 4, by: null };
  if (countryName !== null && begins(countryName)) return { score: 3, by: null };
  const by = towns.find(begins);
  if (by) return { score: 2, by };
  return { score: begins(name) || aliases.some(begins) ? 1 : 0, by: null };
}

/** What is offered before anything is typed: the zones of these names first, then others of their countries. */
export function zonesNear(zones: readonly Zone[], called: readonly Zone[]): Zone[] {
  const countries = new Set(called.map(({ country }) => country));
  return [...new Set([...called, ...zones.filter(({ country }) => country !== null && countries.has(country))])];
}
