import type { Digest } from '#functions/people/suppression/digests.ts';
import { familyForms, givenForms, type Grade, type WordForm } from '#functions/people/suppression/domain/word-forms.ts';
import { withoutOneLetter } from '#functions/people/suppression/domain/word-variants.ts';

/** Finds the rows of a list by a digest. */
export type Lookup = (digest: number) => readonly number[];

/** The digests by which a word may match, surest first. */
export type FormsOf = (word: string) => { digest: number; grade: Grade }[];
/** Words whose digests are kept, a kilobyte each: names recur. */
const WORDS = 5_000;
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
    whole: keeping('whole ', (word) => withoutOneLetter(word).map((form) => ({ text: `w:${form}`, grade: 3 }))),
    given: keeping(`given ${isForeign} `, (word) => givenForms(word, isForeign)),
  });
  return { latin: of(false), foreign: of(true) };
}

/** The forms of words by one secret, for names in Latin letters and in other scripts. */
export function formsBy(digest: Digest): ReturnType<typeof formsWith> {
  const forms = kept.get(digest) ?? formsWith(digest);
  kept.set(digest, forms);
  return forms;
}

type Grades = ReadonlyMap<number, Grade>;
/** The rows of each word, as long as the list stays the same: names recur. */
const found = new WeakMap<Lookup, Map<FormsOf, Map<string, Grades>>>();

/** The rows that know a form of this word, and how surely it is the same name. */
export function gradesOf(word: string, formsOf: FormsOf, rowsAt: Lookup): Grades {
  const byForms = found.get(rowsAt) ?? new Map<FormsOf, Map<string, Grades>>();
  found.set(rowsAt, byForms);
  const words = byForms.get(formsOf) ?? new Map<string, Grades>();
  byForms.set(formsOf, words);
  const kept = words.get(word);
  if (kept) return kept;
  const grades = new Map<number, Grade>();
  for (const { digest, grade } of formsOf(word))
    for (const row of rowsAt(digest)) if (grade > (grades.get(row) ?? 0)) grades.set(row, grade);
  if (words.size >= WORDS) words.clear();
  words.set(word, grades);
  return grades;
}

/** The same for several words of one name: the best grade of each row. */
export function bestGrades(words: string[], formsOf: FormsOf, rowsAt: Lookup): Grades {
  const [only] = words;
  if (only !== undefined && words.length === 1) return gradesOf(only, formsOf, rowsAt);
  const grades = new Map<number, Grade>();
  for (const word of words)
    for (const [row, grade] of gradesOf(word, formsOf, rowsAt))
      if (grade > (grades.get(row) ?? 0)) grades.set(row, grade);
  return grades;
}
