import { namesOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Clauses } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

type Kind = Exclude<keyof NonNullable<Clauses>, 'leads' | 'chatter'> | 'hesitations';
type Words = { folded: ReadonlySet<string>; spelled: ReadonlySet<string> };
/** The words of a kind, folded and as they are spelled, and the phrases of several words. */
type Joints = Record<Kind, Words> & Record<'asides' | 'chatter', readonly (readonly string[])[]>;
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
  const { fillers } = namesOf[language];
  const words = (list: readonly string[] = []): Words => ({
    folded: new Set(list.map(fold)),
    spelled: new Set(list.map((word) => word.toLocaleLowerCase(language))),
  });
  const joints = {
    starts: words(clauses?.starts),
    joins: words(clauses?.joins),
    loose: words(clauses?.loose),
    finals: words(clauses?.finals),
    aside: words(clauses?.aside),
    wishes: words(clauses?.wishes),
    fillers: words(clauses?.fillers),
    asides: phrasesIn(clauses?.aside).filter(({ length }) => length > 1),
    chatter: phrasesIn(clauses?.chatter),
    hesitations: words(fillers),
  };
  jointCache.set(language, joints);
  return joints;
}

const phrasesIn = (list: readonly string[] = []): string[][] => list.map((phrase) => plainOf(phrase).split(' '));

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
  /** A word that leads to a wish for a call: “she should” call. */
  isWish: (at: number) => boolean;
  /** Whether there is punctuation before a word, and whether a clause certainly ends there: also at “and”. */
  isPause: (at: number) => boolean;
  isClear: (at: number) => boolean;
  /** How many words of talk about the call itself begin at a word: “I have called three times”. */
  chatterAt: (at: number) => number;
};
/** A word, as it is said and folded, and where it is. */
type Word = { word: string; plain: string; index: number; end: number };

/** Languages in which a clause may start at any word: verbs come last, or pronouns are dropped. */
const anywhere = new Set<Language>(['tr', 'ar']);

const plainOf = (word: string) => fold(word.replaceAll('’', "'"));
const TRIMMED = /[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits speech into clauses of at most `most` words that can be read alone. */
export function clausesOf(text: string, language: Exclude<Language, 'ja'>, most: number): ClauseWords {
  const joints = jointsOf(language);
  const isOf = (kind: Kind, { word, plain }: Word) =>
    accented.has(language) && plain.length <= SHORT
      ? joints[kind].spelled.has(word.toLocaleLowerCase(language))
      : joints[kind].folded.has(plain);
  const isFiller = (word: Word | undefined) => word !== undefined && isOf('fillers', word);
  const texts = [...text.matchAll(TRIMMED)]
    .map(({ 0: word, index }): Word => ({
      word,
      plain: plainOf(word),
      index,
      end: index + word.length,
    }))
    // “Boa tarde” is a greeting, “tarde” in “ontem à tarde” is not.
    .filter((word, at, all) => {
      const isAlone = at > 0 && !isFiller(all[at - 1]) && !isFiller(all[at + 1]);
      // “A yes or no”
      const isThing = isAlone && isOf('loose', all[at - 1]!) && !isOf('joins', all[at - 1]!);
      return !isFiller(word) || isThing || (isAlone && !joints.hesitations.folded.has(word.plain));
    });
  const is = (kind: Kind, at: number) => texts[at] !== undefined && isOf(kind, texts[at]);
  const phraseAt = (phrases: readonly (readonly string[])[], at: number): number =>
    phrases.reduce((most, phrase) => Math.max(most, lengthOfPhrase(texts, at, phrase)), 0);
  const asideAt = (at: number) => {
    const [first = ''] = texts[at]?.plain.split(' ') ?? [];
    if (language === 'en' && determiner.test(texts[at - 1]?.plain ?? '')) return false;
    return (
      is('aside', at) ||
      phraseAt(joints.asides, at) > 0 ||
      (first !== texts[at]?.plain && joints.aside.folded.has(first))
    );
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
  const isPause = (at: number) =>
    at > 0 && at < texts.length && /[.,;:!?…،؛؟]/u.test(text.slice(texts[at - 1]!.end, texts[at]!.index));
  return {
    words: texts,
    isBorder: (at) => isBorder(at) || isPause(at),
    isWish: (at) => is('wishes', at),
    isPause,
    isClear: (at) => at === texts.length || isPause(at) || is('joins', at),
    chatterAt: (at) => phraseAt(joints.chatter, at),
    isAside: asideAt,
    isLoose: (at: number) => isLoose(at) || is('joins', at),
    keys: texts.map(({ plain }) => keyOf(plain)),
    clauses,
  };
}

/** How many words from a place on are a phrase; 0 if they are not. Words may be written together: “I’ve”. */
function lengthOfPhrase(words: readonly Word[], at: number, phrase: readonly string[]): number {
  let matched = 0;
  for (let length = 0; at + length < words.length; length++) {
    const parts = words[at + length]!.plain.split(' ');
    if (!parts.every((part, index) => phrase[matched + index] === part)) return 0;
    matched += parts.length;
    if (matched === phrase.length) return length + 1;
  }
  return 0;
}
