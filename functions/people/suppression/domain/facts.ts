import { type Digest, packDigests, unpackDigests } from '#functions/people/suppression/digests.ts';
import type { Traits } from '#functions/people/suppression/domain/traits.ts';
import type { Birth } from '#shared/values/day.ts';

/** Birth years that are one person with a wrong date, if a contact or a house agrees; further apart are generations. */
export const GENERATION = 15;

/** What is known of a removed person, without saying what: `known` names the fields that hold anything. */
export type StoredFacts = { known: Field[]; digests: Uint8Array };
export type Field =
  | 'birth'
  | 'month'
  | 'gender'
  | 'suffix'
  | 'middle'
  | 'places'
  | 'kin'
  | 'jobs'
  | 'schools'
  | 'foreign';

/**
 * The facts of a removed person as digests. The salt differs from person to person, so that equal facts of two people
 * are not equal in the table.
 */
export function factsOf(traits: Traits, salt: string, digest: Digest): StoredFacts {
  const texts: string[] = [];
  const known: Field[] = [];
  const add = (field: Field | null, tag: string, values: readonly string[]) => {
    if (field && values.length) known.push(field);
    for (const value of values) texts.push(`${tag}:${value}`);
  };
  add('birth', 'born', birthForms(traits.birth));
  add('month', 'month', traits.birth?.month ? [String(traits.birth.month)] : []);
  add('gender', 'gender', traits.gender ? [traits.gender] : []);
  add('suffix', 'suffix', traits.suffix ? [traits.suffix] : []);
  const middles = traits.names.flatMap(({ middle }) => middle);
  add('middle', 'middle', [...new Set(middles.flatMap(middleForms))]);
  const parts = traits.names.flatMap(({ given, family }) => [...given, ...family]);
  add(null, 'part', [...new Set(parts.flatMap((word) => middleForms(word).filter((form) => !form.endsWith('.'))))]);
  add(null, 'initial', [...new Set(traits.names.flatMap(({ given }) => given.map((word) => word[0]!)))]);
  add(null, 'email', traits.emails);
  add(null, 'phone', traits.phones);
  add(null, 'user', traits.usernames);
  add(null, 'house', traits.houses);
  add('places', 'town', traits.towns);
  add(null, 'state', traits.states);
  add('kin', 'kin', traits.kin);
  add('jobs', 'job', traits.jobs);
  add('schools', 'school', traits.schools);
  if (traits.names.some(({ isForeign }) => isForeign)) known.push('foreign');
  return { known, digests: packDigests(texts.map((text) => digest(`${salt}\0${text}`))) };
}

/** The year itself, the years beside it, and those of the same generation. */
function birthForms(birth: Birth | null): string[] {
  if (!birth) return [];
  const { year } = birth;
  const generation = Array.from({ length: 2 * GENERATION - 1 }, (_, i) => `about ${year + i - GENERATION + 1}`);
  return [
    ...slips(year).map((each) => `slip ${each}`),
    `${year}`,
    `near ${year - 1}`,
    `near ${year + 1}`,
    ...generation,
  ];
}

/**
 * Years with another last digit, a decade off, or with the last two digits in the wrong order. Parents who gave their
 * name are seldom among them.
 */
function slips(year: number): number[] {
  const decade = Math.floor(year / 10) * 10;
  const [tens, units] = [(decade / 10) % 10, year % 10];
  const swapped = Math.floor(year / 100) * 100 + units * 10 + tens;
  return [swapped, year - 10, year + 10, ...Array.from({ length: 10 }, (_, digit) => decade + digit)];
}

/** A middle name without one letter, for typos, and its initial. */
export const middleForms = (word: string): string[] => [
  word,
  `${word[0]}.`,
  ...Array.from(word, (_, at) => `-${word.slice(0, at)}${word.slice(at + 1)}`),
];

/** The stored facts of one person, to be compared with the traits of a record. */
export class Facts {
  readonly #digests: Set<number>;
  readonly #known: Set<Field>;
  readonly #has: (text: string) => boolean;

  constructor({ known, digests }: StoredFacts, salt: string, digest: Digest) {
    this.#known = new Set(known);
    this.#digests = new Set(unpackDigests(digests));
    this.#has = (text) => this.#digests.has(digest(`${salt}\0${text}`));
  }

  knows(field: Field): boolean {
    return this.#known.has(field);
  }

  has(tag: string, value: string): boolean {
    return this.#has(`${tag}:${value}`);
  }

  /** How many of these values are known of the person. */
  shared(tag: string, values: readonly string[]): number {
    return values.reduce((count, value) => count + (this.has(tag, value) ? 1 : 0), 0);
  }
}
