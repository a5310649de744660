import { distance } from 'fastest-levenshtein';

import { fold, words } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import type { Hit } from '#functions/people/domain/hit.ts';
import type { Lexicon } from '#functions/people/index/lexicon.ts';
import { parseQuery } from '#functions/people/index/parse-query.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

/** The first and last name of a request, as its likeliest reading has them, in Latin letters. */
export function nameOf(request: SearchRequest): { first: string; last: string } {
  const [name] = parseQuery(request).names;
  const latin = (word: string) => romanise(word)[0] ?? word;
  return {
    first: latin(name?.given[0]?.word ?? ''),
    last: latin(name?.family.map(({ word }) => word).join(' ') ?? ''),
  };
}

/** The last name of a request as it was typed, “Okafor” in “Tam Okafor”; empty where it has none. */
export function typedLastName(request: SearchRequest): string {
  if (request.last_name) return request.last_name;
  const [name] = parseQuery(request).names;
  const typed = (request.search_query ?? '').split(/[\s,]+/);
  return (name?.family ?? []).map(({ word }) => typed.find((each) => fold(each) === word) ?? word).join(' ');
}

/** Two letters in a short word, more in a long one: beyond that it is another name. */
const mostDifferent = (word: string) => Math.max(1, Math.floor(word.length / 3));

/** Last names of the index near to a typed one, nearest first, then the more frequent; the typed one itself if it is there. */
export function nearLastNames(last: string, lexicon: Lexicon, most: number): string[] {
  const near = [
    { name: last, count: lexicon.countOf(last) },
    ...lexicon.within1(last),
    ...lexicon.within2(last, 'all'),
    ...lexicon.sounding(last, most),
  ].filter(({ name, count }) => count > 0 && distance(last, name) <= mostDifferent(last));
  return [...new Map(near.map((each) => [each.name, each])).values()]
    .sort((a, b) => distance(last, a.name) - distance(last, b.name) || b.count - a.count)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name as the index has it, how many of these hits bear it, and by how many letters it differs from the typed one. */
type NearName = { full_name: string; people: number; letters: number };

/** The names among these people that are near to the typed one, nearest first; without a first name all are. */
export function nearNames(
  hits: Pick<Hit, 'full_name'>[],
  { first, last }: { first: string; last: string },
): NearName[] {
  const counts = new Map<string, NearName>();
  for (const { full_name } of hits) {
    const own = words(full_name);
    const [ownFirst = '', ownLast = ''] = [romanise(own[0] ?? '')[0] ?? '', romanise(own.at(-1) ?? '')[0] ?? ''];
    const isNear = !first || distance(first, ownFirst) <= mostDifferent(first);
    if (!isNear) continue;
    const letters = (first ? distance(first, ownFirst) : 0) + distance(last, ownLast);
    const same = counts.get(full_name);
    if (same) same.people++;
    else counts.set(full_name, { full_name, people: 1, letters });
  }
  return [...counts.values()].sort((a, b) => a.letters - b.letters || b.people - a.people);
}
