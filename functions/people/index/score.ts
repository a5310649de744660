import { distance } from 'fastest-levenshtein';

import type { Card } from '#functions/people/domain/card.ts';
import { fold, soundsOf, words } from '#functions/people/names/fold.ts';
import type { Reason, Town } from '#shared/api/people.ts';

export type NameQuery = { first: string; last: string; city?: string | undefined; state?: string | undefined };
export type Match = { card: Card; score: number; reasons: Reason[] };

/** Below this two names have less in common than a careless typist can take away. */
const LIKE = 0.6;

type Likeness = { score: number; how: 'exact' | 'near' | 'sounds' | 'initial' };

/** How well a person fits what was asked, and why; undefined for somebody else. */
export function scoreName(query: NameQuery, card: Card): Match | undefined {
  const [best] = card.names
    .flatMap((name, at) => {
      const own = { first: name.first_name ?? '', last: name.last_name ?? name.full_name };
      const asAsked = compare(query, own, at);
      const swapped = query.first ? compare({ first: query.last, last: query.first }, own, at) : undefined;
      return [asAsked, swapped && { score: swapped.score * 0.9, reasons: [...swapped.reasons, 'swapped' as const] }];
    })
    .filter((match) => match !== undefined)
    .sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const place = placeOf(query, card);
  return { card, score: best.score * place.factor, reasons: [...best.reasons, ...place.reasons] };
}

/** Surname and first name against one of the person’s names, the `at`-th: others than the first count a little less. */
function compare(query: { first: string; last: string }, own: { first: string; last: string }, at: number) {
  const last = surnameLikeness(query.last, own.last);
  if (!last) return undefined;
  const first = query.first ? firstLikeness(query.first, own.first) : ({ score: 1, how: 'exact' } as const);
  if (!first) return undefined;
  const reasons: Reason[] = [`last-${last.how === 'initial' ? 'near' : last.how}`];
  if (query.first) reasons.push(`first-${first.how}`);
  if (at > 0) reasons.push('other-name');
  return { score: (0.6 * last.score + 0.4 * first.score) * (at > 0 ? 0.97 : 1), reasons };
}

/** A double surname fits by its whole or by any of its words, the whole better. */
function surnameLikeness(asked: string, own: string): Likeness | undefined {
  const whole = likeness(words(asked).join(''), words(own).join(''));
  const parts = words(asked).flatMap((a) => words(own).map((b) => likeness(a, b)));
  const part = parts.filter((each) => each !== undefined).sort((a, b) => b.score - a.score)[0];
  if (!part || (whole && whole.score >= part.score * 0.95)) return whole;
  return { ...part, score: part.score * 0.95 };
}

function firstLikeness(asked: string, own: string): Likeness | undefined {
  const [a = '', b = ''] = [words(asked)[0], words(own)[0]];
  if (!b) return { score: 0.5, how: 'near' }; // a person known by surname only may be anyone of that name
  if (a === b) return { score: 1, how: 'exact' };
  if ((a.length === 1 || b.length === 1) && a[0] === b[0]) return { score: 0.8, how: 'initial' };
  return likeness(a, b);
}

function likeness(a: string, b: string): Likeness | undefined {
  if (!a || !b) return undefined;
  if (a === b) return { score: 1, how: 'exact' };
  const close = 1 - distance(a, b) / Math.max(a.length, b.length);
  const sounds = soundsOf(a).some((code) => soundsOf(b).includes(code));
  const score = Math.min(0.97, sounds ? 0.4 + 0.6 * close : close);
  if (score < LIKE) return undefined;
  return { score, how: close >= 0.7 ? 'near' : 'sounds' };
}

/** A wrong town does not hide the right person: it only ranks them lower. */
function placeOf({ city, state }: NameQuery, card: Card): { factor: number; reasons: Reason[] } {
  if (!city && !state) return { factor: 1, reasons: [] };
  const isThere = (town: Town) =>
    (!city || fold(town.city ?? '') === fold(city)) && (!state || fold(town.state ?? '') === fold(state));
  if ([card.lives_in, ...card.works_in].some((town) => town && isThere(town)))
    return { factor: 1, reasons: ['lives-there'] };
  if (card.lived_in.some(isThere)) return { factor: 0.95, reasons: ['lived-there'] };
  return { factor: 0.85, reasons: [] };
}
