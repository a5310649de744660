import type { AskedWord } from '#functions/people/index/asked.ts';
import type { Known } from '#functions/people/index/lexicon.ts';
import { Lexicon } from '#functions/people/index/lexicon.ts';
import type { Names } from '#functions/people/index/names.ts';
import { type AskedName, type Place, plan } from '#functions/people/index/plan.ts';
import { bucketsOf, unpackRare } from '#functions/people/index/rare.ts';

/** Where rare names lie is written as a place too: `~last`, with the generation and the bucket as its path. */
export const isRare = ({ code }: Place) => code.startsWith('~');

/** The buckets in which rare names like these lie; none for words that everybody knows. */
export function rarePlaces(asked: AskedName[], { rare, ...names }: Names): Place[] {
  if (!rare.buckets) return [];
  const [likeliest] = asked;
  const words = [...likeliest!.family, ...likeliest!.given.slice(0, 1)].filter(
    ({ word, part }) => !names[part].countOf(word),
  );
  return words.flatMap(({ word, part }) =>
    bucketsOf(word, rare.buckets).map((bucket) => ({ code: `~${part}`, path: `${rare.generation}#${bucket}` })),
  );
}

/** The blocks of the rare names that were found there and may be meant. */
export function planRare(asked: AskedName[], names: Names, found: { place: Place; bytes: Uint8Array }[]): Place[] {
  const lexiconOf = (part: 'last' | 'first'): Lexicon => {
    const rare = found.filter(({ place }) => place.code === `~${part}`).flatMap(({ bytes }) => unpackRare(bytes));
    const meant = rare.filter(({ name }) =>
      asked.some(({ family, given }) => isNear([...family, ...given], part, name)),
    );
    return Lexicon.of(new Map(meant.map(({ name, count }: Known) => [name, count])));
  };
  const rare = { last: lexiconOf('last'), first: lexiconOf('first') };
  if (!rare.last.size && !rare.first.size) return [];
  return plan(asked, {
    ...names,
    last: rare.last.size ? rare.last : names.last,
    first: rare.first.size ? rare.first : names.first,
  });
}

const NEAR = 8;
const isNear = (words: AskedWord[], part: 'last' | 'first', name: string) =>
  words.some((word) => word.part === part && (word.likeness(name)?.cost ?? Infinity) < NEAR);
