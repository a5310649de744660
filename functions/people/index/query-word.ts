import { distance } from 'fastest-levenshtein';

import type { Lexicon, NameCount, NamePart } from '#functions/people/index/lexicon.ts';
import { otherFirstNames } from '#functions/names/nicknames.ts';
import { type Parts, partsOfCompound } from '#functions/names/compound.ts';
import { queryForms } from '#functions/names/query-forms.ts';
import { spellingCost } from '#functions/names/spelling.ts';
import { Loanword } from '#functions/people/index/loanword.ts';
import { nicknamesSounding } from '#functions/people/index/short-names.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import { isSpellingVariant } from '#functions/people/index/spelling-variant.ts';
import {
  costOfConsonants,
  hasNoVowels,
  ARTICLE,
  otherSounds,
  SAME_CONSONANTS,
  withoutArticle,
  type WordForm,
} from '#functions/people/index/word-forms.ts';
import type { Written } from '#functions/people/index/written.ts';

/** How a query word matches an indexed name, and its cost in nats. */
export type Likeness = {
  cost: number;
  how: 'exact' | 'script' | 'nickname' | 'letters' | 'sound' | 'initial';
  /** The number of different letters, for a misspelling. */
  letters?: number;
};

/** A name that may be intended. */
export type Candidate = NameCount & { cost: number };

/** Costs above this mean another name. */
export const OTHER = 13;

/** A nickname costs this, and more the less likely it is. */
const NICKNAME = { least: 1.2, unlikely: 1.4 };
const INITIAL = 2.6;
/** The beginning of a first name, which is no known nickname. */
const SHORTENED = 4.5;
const SHORTEST_PREFIX = 3;
const LONGEST_PREFIX = 5;
const MAX_BEGINNING = 8;
/** A word that fewer people bear as their own name may be the beginning of one: one in so many. */
const RARE = 2000;
const READING = 0.1;
/** Between scripts another spelling of one sound is as right as the likeliest: it is what a bearer happens to use. */
const SAME_SOUND = { most: 3, share: 0.3 };
/** Maximum number of compared names from another script or with the same sound. */
const MAX_SOUNDING = 60;
const MAX_OTHER_SOUNDING = 15;
/** The base cost of a part of a compound, as “abdel” for “abdelaziz”. */
const PART = 1;
const NEAR_PART = 4;
const NEAR_LOAN = 4.2;
const MAX_PARTS = 6;
/** Minimum length for edit distance 2, among frequent names; among all names only if distance 1 finds none. */
const SHORTEST_OF_TWO_SLIPS = 5;
const TWO_SLIPS = 9;
const MAX_CANDIDATES = 24;
/** Two or more other letters in a word of up to so many make another name, unless it sounds the same: Jay for Mary. */
const SHORT = 4;
const VERY_SHORT = 3;
/** Two spellings of a letter cost up to this: Li for Lee, but not Ely for Ali. */
const SAME_LETTERS = 1.5;

/** A nickname as it is written in another script. */
const SAME_NICKNAME = 0.8;
const MOST_NICKNAMES = 3;

/** One word of the query with its alternatives. */
export class QueryWord {
  readonly word: string;
  readonly part: NamePart;
  readonly #forms: WordForm[];
  /** The forms without those that only add or drop an article. */
  readonly #readings: string[];
  readonly isLatin: boolean;
  readonly #nicknames: Map<string, number>;
  readonly #loan: Loanword;
  readonly #known = new Map<string, Likeness | null>();
  /** The parts of a compound that may be stored as two words. */
  readonly compound: Parts | undefined;
  /** The sounds of a word whose short vowels are not written. */
  readonly #consonants: ReadonlySet<string>;

  constructor(word: string, part: NamePart) {
    this.word = word;
    this.part = part;
    const latin = queryForms(word);
    this.#readings = latin.length ? latin : [word];
    this.isLatin = latin[0] === word;
    this.#forms = latin.map((form, nth) => ({ form, cost: nth * READING }));
    this.#loan = new Loanword(word);
    // A g before e or i sounds like j, which Arabic writes with another letter: كينيدي is no Jones.
    const hard = (form: string) => form.replace(/^g(?=[eiy])/, 'k');
    this.#consonants = new Set(!this.isLatin && hasNoVowels(word) ? latin.map((form) => soundOf(hard(form))) : []);
    this.compound = partsOfCompound(latin[0] ?? '');
    if (part === 'last') this.#forms.push(...this.#forms.flatMap(withoutArticle));
    this.#nicknames = new Map();
    if (part === 'first')
      for (const { name, weight } of [...latin.slice(0, 2), ...this.#shortNames(latin)].flatMap(otherFirstNames)) {
        const cost = NICKNAME.least - NICKNAME.unlikely * Math.log(Math.max(0.01, weight));
        if (cost < (this.#nicknames.get(name) ?? Infinity)) this.#nicknames.set(name, cost);
      }
  }

  /** How this word matches an indexed name, which is romanised if it was `written` in another script; null if it does not. */
  likeness(name: string, written?: Written): Likeness | null {
    if (written && this.isLatin) return this.#romanised(name, written);
    let likeness = this.#known.get(name);
    if (likeness === undefined) {
      likeness = this.#compare(name);
      this.#known.set(name, likeness);
    }
    return likeness;
  }

  /** The nicknames that a word in another script may be: Joe for Джо and ジョー. */
  #shortNames(latin: readonly string[]): string[] {
    if (this.isLatin || !latin.length) return [];
    return nicknamesSounding(latin)
      .map((name) => ({ name, cost: this.#compare(name)?.cost ?? Infinity }))
      .filter(({ cost }) => cost <= SAME_NICKNAME)
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MOST_NICKNAMES)
      .map(({ name }) => name);
  }

  /** A Latin word and a name that was romanised, of which nobody knows the vowels, or l from r. */
  #romanised(name: string, written: Written): Likeness | null {
    const plain = this.likeness(name);
    const most = plain?.cost ?? Infinity;
    if (most === 0) return plain;
    const cost =
      written === 'katakana'
        ? this.#loan.costOf(name, most)
        : costOfConsonants(soundOf(this.word) === soundOf(name) ? soundOf(name) : '');
    return cost < most ? { cost, how: 'script' } : plain;
  }

  #compare(name: string): Likeness | null {
    if (name === this.word) return { cost: 0, how: 'exact' };
    let cost = Infinity;
    for (const { form, cost: extra, hasArticle } of this.#forms)
      if (extra < cost && (!hasArticle || name.startsWith(ARTICLE)))
        cost = Math.min(cost, extra + (form === name ? 0 : this.#spelling(form, name)));
    if (this.#loan.isKatakana) cost = Math.min(cost, this.#loan.costOf(name, cost));
    if (cost > SAME_CONSONANTS && this.#consonants.size && this.#consonants.has(soundOf(name)))
      cost = Math.min(cost, costOfConsonants(soundOf(name)));
    const nickname = this.costOfNickname(name);
    const isInitial = (this.word.length === 1 || name.length === 1) && this.word[0] === name[0];
    if (isInitial && INITIAL < Math.min(cost, nickname)) return { cost: INITIAL, how: 'initial' };
    const shortened = this.#isPrefix && name.length >= this.word.length + 2 && name.startsWith(this.word);
    if (shortened && SHORTENED < Math.min(cost, nickname)) return { cost: SHORTENED, how: 'nickname' };
    if (nickname < cost) {
      if (!this.isLatin || !isSpellingVariant(this.word, name, cost)) return { cost: nickname, how: 'nickname' };
      cost = nickname;
    }
    if (cost > OTHER) return null;
    if (!this.isLatin) return { cost, how: 'script' };
    const letters = distance(this.word, name);
    if (letters > 1 && this.word.length <= VERY_SHORT && !this.#isSameName(name, cost)) return null;
    // A short last name may be a part of a longer one: Berg of Vanderberg.
    const isOther = letters === 2 || (letters > 2 && this.part === 'first');
    if (isOther && Math.min(this.word.length, name.length) <= SHORT && !hasSameLetters(this.word, name))
      return soundOf(this.word) === soundOf(name) ? { cost, how: 'sound' } : null;
    return letters <= 2 ? { cost, how: 'letters', letters } : { cost, how: 'sound' };
  }

  /** Whether a very short word is another spelling of a name letter by letter: too many others sound alike, as Ely for Ali. */
  #isSameName(name: string, cost: number): boolean {
    return cost <= SAME_LETTERS || hasSameLetters(this.word, name);
  }

  /** The cost of a name that one person may have beside this one; `Infinity` for others. */
  costOfNickname(name: string): number {
    return this.#nicknames.get(name) ?? Infinity;
  }

  /** Whether it may be the beginning of a longer first name, as Tam of Tamara. */
  get #isPrefix(): boolean {
    return (
      this.part === 'first' && this.isLatin && this.word.length >= SHORTEST_PREFIX && this.word.length <= LONGEST_PREFIX
    );
  }

  #spelling(form: string, name: string): number {
    // Russian has no letter for the j of George and Jennifer.
    const cost = name.includes('dzh')
      ? spellingCost(form, name.replaceAll('dzh', 'j'), OTHER)
      : spellingCost(form, name, OTHER);
    return this.isLatin ? cost : cost - (1 - SAME_SOUND.share) * Math.min(cost, SAME_SOUND.most);
  }

  /** The word in Latin letters. */
  get likeliest(): string {
    return this.#readings[0]!;
  }

  /** The indexed names that may be intended, likeliest first; if `isUnlikely`, only equal or equal-sounding ones. */
  candidates(lexicon: Lexicon, isUnlikely = false): Candidate[] {
    const names = new Map<string, number>();
    const add = (counts: NameCount[]) => counts.forEach(({ name, count }) => names.set(name, count));
    for (const { form } of this.#forms) add([{ name: form, count: lexicon.countOf(form) }]);
    if (isUnlikely) {
      for (const form of [this.likeliest, ...otherSounds(this.likeliest)])
        add(lexicon.sounding(form, MAX_SOUNDING / 4));
      return this.#ranked(names).slice(0, MAX_CANDIDATES);
    }
    for (const form of this.#readings) {
      add(lexicon.within1(form));
      add(lexicon.sounding(form, MAX_SOUNDING));
      for (const other of otherSounds(form)) add(lexicon.sounding(other, MAX_OTHER_SOUNDING));
    }
    if (this.#loan.isKatakana) add(this.#loan.candidates(lexicon, MAX_SOUNDING));
    for (const name of this.#nicknames.keys()) add([{ name, count: lexicon.countOf(name) }]);
    if (this.word.length === 1) add(lexicon.beginningWith(this.word, MAX_CANDIDATES));
    else if (this.#isPrefix && lexicon.countOf(this.word) * RARE < lexicon.people)
      add(lexicon.beginningWith(this.word, MAX_BEGINNING));
    if (this.word.length >= SHORTEST_OF_TWO_SLIPS && !names.get(this.word))
      add(lexicon.within2(this.#readings[0]!, 'usual'));
    let ranked = this.#ranked(names);
    if (this.word.length >= SHORTEST_OF_TWO_SLIPS && !ranked.some(({ cost }) => cost < TWO_SLIPS)) {
      add(lexicon.within2(this.#readings[0]!, 'all'));
      ranked = this.#ranked(names);
    }
    const parts = this.#partsIn(lexicon, names);
    return (parts.length ? [...ranked, ...parts].sort(byWeight) : ranked).slice(0, MAX_CANDIDATES);
  }

  /** The indexed names that are probably this one in katakana and cost less than `most`, likeliest first. */
  inKatakana(lexicon: Lexicon, most: number): Candidate[] {
    const limit = Math.min(NEAR_LOAN, most);
    return this.#loan
      .candidates(lexicon, MAX_SOUNDING)
      .flatMap(({ name, count }) => {
        const cost = this.#loan.costOf(name, limit);
        return cost < limit ? [{ name, count, cost }] : [];
      })
      .sort(byWeight)
      .slice(0, MAX_CANDIDATES);
  }

  /** The indexed names that are a part of this compound: its first, of a surname each. */
  #partsIn(lexicon: Lexicon, found: Map<string, number>): Candidate[] {
    if (!this.compound) return [];
    const { firsts, last } = this.compound;
    return (this.part === 'first' ? firsts : [...firsts, last]).flatMap((part) =>
      [{ name: part, count: lexicon.countOf(part) }, ...lexicon.sounding(part, MAX_PARTS)].flatMap(
        ({ name, count }) => {
          const cost = spellingCost(part, name, NEAR_PART);
          return count && cost <= NEAR_PART && !found.has(name) ? [{ name, count, cost: PART + cost }] : [];
        },
      ),
    );
  }

  #ranked(names: Map<string, number>): Candidate[] {
    return [...names]
      .flatMap(([name, count]) => {
        const likeness = count ? this.likeness(name) : null;
        return likeness ? [{ name, count, cost: likeness.cost }] : [];
      })
      .sort(byWeight);
  }
}

/** Whether letters are only exchanged: Jaen for Jean. */
const hasSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

const byWeight = (a: Candidate, b: Candidate) =>
  Math.log(b.count) - b.cost - Math.log(a.count) + a.cost || (a.name < b.name ? -1 : 1);
