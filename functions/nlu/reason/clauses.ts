import { namesOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Clauses } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

type Kind = Exclude<keyof NonNullable<Clauses>, 'leads'> | 'hesitations';
/** The words of a kind, folded and as they are spelled. */
type Joints = Record<Kind, { folded: ReadonlySet<string>; spelled: ReadonlySet<string> }>;
/** Short words of these languages differ by an accent alone: “da” of, “dá” give. */
const accented = new Set<Language>(['fr', 'es', 'pt']);
const SHORT = 3;
/** In English a call and a phone are things too. */
const determiner = /^(?:the|an?|my|your|his|our|their|this|that|no)$/u;
const jointCache = new Map<Language, Joints>();

/** The words at which clauses of a language are cut. */
function jointsOf(language: Exclude<Language, 'ja'>): Joints {
  const cached = jointCache.get(language);
  if (cached) return cached;
  const { clauses } = phrasesOf[language];
  const { fillers, weak, greeting } = namesOf[language];
  const words = (list: readonly string[] = []) => ({
    folded: new Set(list.map(fold)),
    spelled: new Set(list.map((word) => word.toLocaleLowerCase(language))),
  });
  const joints = {
    starts: words(clauses?.starts),
    joins: words(clauses?.joins),
    loose: words(clauses?.loose),
    finals: words(clauses?.finals),
    aside: words(clauses?.aside),
    fillers: words(clauses?.fillers),
    hesitations: words([...fillers, ...weak, ...greeting]),
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
  const joints = jointsOf(language);
  const isFiller = (word: Word | undefined) => word !== undefined && joints.fillers.folded.has(word.plain);
  const texts = [...text.matchAll(TRIMMED)]
    .map(({ 0: word, index }): Word => ({
      word,
      plain: fold(word.replaceAll('’', "'")),
      index,
      end: index + word.length,
    }))
    // “Boa tarde” is a greeting, “tarde” in “ontem à tarde” is not.
    .filter((word, at, all) => {
      const isAlone = at > 0 && !isFiller(all[at - 1]) && !isFiller(all[at + 1]);
      return !isFiller(word) || (isAlone && !joints.hesitations.folded.has(word.plain));
    });
  const is = (kind: Kind, at: number) => {
    const one = texts[at];
    if (!one) return false;
    const isSpelled = accented.has(language) && one.plain.length <= SHORT;
    return isSpelled
      ? joints[kind].spelled.has(one.word.toLocaleLowerCase(language))
      : joints[kind].folded.has(one.plain);
  };
  const asideAt = (at: number) => {
    const [first = ''] = texts[at]?.plain.split(' ') ?? [];
    if (language === 'en' && determiner.test(texts[at - 1]?.plain ?? '')) return false;
    return is('aside', at) || (first !== texts[at]?.plain && joints.aside.folded.has(first));
  };
  const isLoose = (at: number) => is('loose', at) && !(at === texts.length - 1 && is('finals', at));
  const begins = (at: number) => is('starts', at) && !is('starts', at - 1);
  const clauses: Clause[] = [];
  for (let from = 0; from < texts.length; from++) {
    if (from && !begins(from) && !is('joins', from - 1) && !anywhere.has(language)) continue;
    if (is('joins', from) || asideAt(from)) continue;
    for (let to = from + 1; to <= Math.min(from + most, texts.length); to++) {
      const ended = to === texts.length || is('joins', to) || asideAt(to) || begins(to);
      if (!ended && to < from + most) continue;
      let end = to;
      while (end > from + 1 && isLoose(end - 1)) end--;
      clauses.push({ from, to: end, begun: begins(from), ended: ended && end === to });
      if (asideAt(to)) break;
    }
  }
  const keyOf = (plain: string) => (language === 'en' ? plain.replaceAll(' ', '') : (plain.split(' ').at(-1) ?? ''));
  const isBorder = (at: number) =>
    at === 0 || at === texts.length || begins(at) || is('joins', at) || is('joins', at - 1) || asideAt(at);
  return {
    words: texts,
    isBorder,
    isAside: asideAt,
    isLoose: (at: number) => isLoose(at) || is('joins', at),
    keys: texts.map(({ plain }) => keyOf(plain)),
    clauses,
  };
}
