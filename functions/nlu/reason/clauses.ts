import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Clauses } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

type Joints = Record<Exclude<keyof NonNullable<Clauses>, 'leads'>, ReadonlySet<string>>;
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
type ClauseWords = {
  words: readonly Word[];
  keys: readonly string[];
  clauses: readonly Clause[];
  /** Whether a clause may begin or end before a word, and whether what follows is a thank you or a wish for a call. */
  isBorder: (at: number) => boolean;
  isAside: (at: number) => boolean;
  /** A word that no sentence ends with. */
  isLoose: (at: number) => boolean;
};
/** A word, as it is said and folded, and where it is. */
type Word = { word: string; plain: string; index: number; end: number };

/** Languages in which a clause may start at any word: verbs come last, or pronouns are dropped. */
const anywhere = new Set<Language>(['tr', 'ar']);

const TRIMMED = /[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits speech into clauses of at most `most` words that can be read alone. */
export function clausesOf(text: string, language: Exclude<Language, 'ja'>, most: number): ClauseWords {
  const { starts, joins, loose, aside, fillers } = jointsOf(language);
  const texts = [...text.matchAll(TRIMMED)]
    .map(({ 0: word, index }): Word => ({
      word,
      plain: fold(word.replaceAll('’', "'")),
      index,
      end: index + word.length,
    }))
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
  const isBorder = (at: number) =>
    at === 0 || at === texts.length || begins(at) || is(joins, at) || is(joins, at - 1) || asideAt(at);
  return {
    words: texts,
    isBorder,
    isAside: asideAt,
    isLoose: (at: number) => is(loose, at) || is(joins, at),
    keys: texts.map(({ plain }) => keyOf(plain)),
    clauses,
  };
}
