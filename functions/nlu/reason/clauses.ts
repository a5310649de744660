import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Clauses } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

type Joints = Record<keyof NonNullable<Clauses>, ReadonlySet<string>>;
const jointCache = new Map<Language, Joints>();

/** The words at which clauses of a language are cut, folded. */
function jointsOf(language: Language): Joints {
  const cached = jointCache.get(language);
  if (cached) return cached;
  const words = (list: readonly string[] = []) => new Set(list.map(fold));
  const { starts, joins, loose, aside, fillers } = phrasesOf[language].clauses ?? {};
  const joints = {
    starts: words(starts),
    joins: words(joins),
    loose: words(loose),
    aside: words(aside),
    fillers: words(fillers),
  };
  jointCache.set(language, joints);
  return joints;
}

/** A range of words. `begun`: it starts with a word that begins a clause; `ended`: it ends where a clause does. */
type Clause = { from: number; to: number; begun: boolean; ended: boolean };
/** The words without fillers, their keys for the concept lookup, and the clauses they form. */
type ClauseWords = { words: readonly string[]; keys: readonly string[]; clauses: readonly Clause[] };

/** Languages in which a clause may start at any word: verbs come last, or pronouns are dropped. */
const anywhere = new Set<Language>(['tr', 'ar']);

const TRIMMED = /[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits speech into clauses of at most `most` words that can be read alone. */
export function clausesOf(text: string, language: Exclude<Language, 'ja'>, most: number): ClauseWords {
  const { starts, joins, loose, aside, fillers } = jointsOf(language);
  const texts = (text.match(TRIMMED) ?? [])
    .map((word) => ({ word, plain: fold(word.replaceAll('’', "'")) }))
    .filter(({ plain }) => !fillers.has(plain));
  const is = (set: ReadonlySet<string>, at: number) => set.has(texts[at]?.plain ?? '');
  const asideAt = (at: number) => aside.has(texts[at]?.plain.split(' ')[0] ?? '');
  const begins = (at: number) => is(starts, at) && !is(starts, at - 1);
  const clauses: Clause[] = [];
  for (let from = 0; from < texts.length; from++) {
    if (from && !begins(from) && !is(joins, from - 1) && !anywhere.has(language)) continue;
    if (is(joins, from) || asideAt(from)) continue;
    for (let to = from + 1; to <= Math.min(from + most, texts.length); to++) {
      const ended = to === texts.length || is(joins, to) || asideAt(to) || begins(to);
      if (!ended && to < from + most) continue;
      let end = to;
      while (end > from + 1 && is(loose, end - 1)) end--;
      clauses.push({ from, to: end, begun: begins(from), ended: ended && end === to });
      if (asideAt(to)) break;
    }
  }
  const keyOf = (plain: string) => (language === 'en' ? plain.replaceAll(' ', '') : (plain.split(' ').at(-1) ?? ''));
  return { words: texts.map(({ word }) => word), keys: texts.map(({ plain }) => keyOf(plain)), clauses };
}
