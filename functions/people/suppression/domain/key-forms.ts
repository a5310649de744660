import type { Digest } from '#functions/people/suppression/digests.ts';
import type { NameLikeness } from '#functions/people/suppression/domain/same-person.ts';
import type { NameWords, Traits } from '#functions/people/suppression/domain/traits.ts';
import {
  familyForms,
  givenForms,
  type Grade,
  storedFamilyForms,
  storedGivenForms,
  type WordForm,
} from '#functions/people/suppression/domain/word-forms.ts';

/** The digests under which a person is found: every form of each name, and what belongs to them alone. */
export function storedKeys(traits: Traits, digest: Digest): number[] {
  const hasLatin = traits.names.some(({ isForeign }) => !isForeign);
  const formsOf = (name: NameWords) => [...storedFamilyForms(name, hasLatin), ...storedGivenForms(name, hasLatin)];
  const names = traits.names.flatMap(formsOf);
  return [...new Set([...names, ...contactForms(traits), ...houseForms(traits.houses)])].map(digest);
}

const contactForms = ({ emails, phones, usernames }: Traits): string[] => [
  ...emails.map((email) => `email:${email}`),
  ...phones.map((phone) => `phone:${phone}`),
  ...usernames.map((name) => `user:${name}`),
];
const houseForms = (houses: string[]): string[] => houses.map((house) => `house:${house}`);

/** Finds the rows of a list by a digest. */
export type Lookup = (digest: number) => readonly number[];

/** The rows that share a contact with these traits. */
export const rowsByContact = (traits: Traits, digest: Digest, rowsAt: Lookup): Set<number> =>
  new Set(contactForms(traits).flatMap((form) => rowsAt(digest(form))));

/** The rows that know one of these houses, or one of these numbers. */
export const rowsByHouse = (houses: string[], digest: Digest, rowsAt: Lookup): Set<number> =>
  new Set(houseForms(houses).flatMap((form) => rowsAt(digest(form))));
export const rowsByPhone = (phone: string, digest: Digest, rowsAt: Lookup): readonly number[] =>
  rowsAt(digest(`phone:${phone}`));

/** The rows whose name is surely like one of these. Most family names lead to none, and then the rest is not looked up. */
export function rowsSurelyNamed(names: NameWords[], digest: Digest, rowsAt: Lookup): Map<number, NameLikeness> {
  const known = names.filter(({ family, given, isForeign }) => {
    const formsOf = formsBy(digest)[isForeign ? 'foreign' : 'latin'].family;
    return [...family, ...given].some((word) =>
      formsOf(word).some((form) => form.grade >= SURE && rowsAt(form.digest).length > 0),
    );
  });
  const sure: NameLikeness[] = ['exact', 'same', 'near'];
  return new Map([...rowsByName(known, digest, rowsAt)].filter(([, likeness]) => sure.includes(likeness)));
}
const SURE = 3;

const NO_ROWS: ReadonlySet<number> = new Set();

/**
 * The rows whose name is like one of these, and how like it is. Of those whose given or family name alone is like it,
 * only the ones that are tied to the record by something else.
 */
export function rowsByName(
  names: NameWords[],
  digest: Digest,
  rowsAt: Lookup,
  tied: ReadonlySet<number> = NO_ROWS,
): Map<number, NameLikeness> {
  const likest = new Map<number, NameLikeness>();
  const offer = (row: number, likeness: NameLikeness) => {
    if (order.indexOf(likeness) < order.indexOf(likest.get(row) ?? 'other')) likest.set(row, likeness);
  };
  const hasLatin = names.some(({ isForeign }) => !isForeign);
  for (const { family, given, isForeign } of names) {
    // Where the name is also written in Latin letters, a faint likeness in another script says little.
    const likenessOf = (family: Grade, given: Grade): NameLikeness => {
      const grade = Math.min(family, given);
      return likenesses[isForeign && hasLatin && grade < TYPO ? 0 : grade - 1]!;
    };
    const forms = formsBy(digest)[isForeign ? 'foreign' : 'latin'];
    const [last, first] = [bestGrades(family, forms.family, rowsAt), bestGrades(given, forms.given, rowsAt)];
    for (const [row, grade] of first) {
      const own = last.get(row);
      if (own) offer(row, likenessOf(own, grade));
      else if (grade >= NICKNAME && tied.has(row)) offer(row, 'given');
    }
    for (const row of tied) if ((last.get(row) ?? 0) >= TYPO) offer(row, 'family');
    // A name without a given name, and one written the other way round.
    if (!given.length) for (const row of last.keys()) offer(row, 'hint');
    const lastSwapped = bestGrades(given, forms.family, rowsAt);
    const firstSwapped = bestGrades(family, forms.given, rowsAt);
    for (const [row, grade] of firstSwapped) {
      const own = lastSwapped.get(row);
      if (own) offer(row, likenessOf(own, grade));
    }
  }
  return likest;
}

const order: NameLikeness[] = ['exact', 'same', 'near', 'akin', 'hint', 'given', 'family', 'other'];
const NICKNAME: Grade = 4;
const TYPO: Grade = 3;

/** By grade, from 1 on. */
const likenesses = ['hint', 'akin', 'near', 'same', 'exact'] as const;

/** The digests by which a word may match, surest first. */
type FormsOf = (word: string) => { digest: number; grade: Grade }[];
/** Words whose digests are kept, a kilobyte each: names recur. */
const WORDS = 20_000;
const kept = new WeakMap<Digest, ReturnType<typeof formsWith>>();

function formsWith(digest: Digest) {
  const words = new Map<string, ReturnType<FormsOf>>();
  const keeping =
    (kind: string, formsOf: (word: string) => WordForm[]): FormsOf =>
    (word) => {
      const known = words.get(kind + word);
      if (known) return known;
      const forms = formsOf(word).map(({ text, grade }) => ({ digest: digest(text), grade }));
      forms.sort((a, b) => b.grade - a.grade);
      if (words.size >= WORDS) words.clear();
      words.set(kind + word, forms);
      return forms;
    };
  const of = (isForeign: boolean) => ({
    family: keeping(`family ${isForeign} `, (word) => familyForms(word, isForeign)),
    given: keeping(`given ${isForeign} `, (word) => givenForms(word, isForeign)),
  });
  return { latin: of(false), foreign: of(true) };
}

function formsBy(digest: Digest): ReturnType<typeof formsWith> {
  const forms = kept.get(digest) ?? formsWith(digest);
  kept.set(digest, forms);
  return forms;
}

function bestGrades(words: string[], formsOf: FormsOf, rowsAt: Lookup): Map<number, Grade> {
  const grades = new Map<number, Grade>();
  for (const word of words)
    for (const { digest, grade } of formsOf(word))
      for (const row of rowsAt(digest)) if (grade > (grades.get(row) ?? 0)) grades.set(row, grade);
  return grades;
}
