import type { Digest } from '#functions/people/suppression/digests.ts';
import {
  bestGrades,
  formsBy,
  type FormsOf,
  gradesOf,
  type Lookup,
} from '#functions/people/suppression/domain/grades.ts';
import { withoutDigraphs } from '#functions/people/suppression/domain/name-parts.ts';
import type { NameLikeness } from '#functions/people/suppression/domain/same-person.ts';
import { contactForms, houseForms } from '#functions/people/suppression/domain/stored-keys.ts';
import type { NameWords, Traits } from '#functions/people/suppression/domain/traits.ts';
import type { Grade } from '#functions/people/suppression/domain/word-forms.ts';

/** The rows that share a contact with these traits. */
export const rowsByContact = (traits: Traits, digest: Digest, rowsAt: Lookup): Set<number> =>
  new Set(contactForms(traits).flatMap((form) => rowsAt(digest(form))));

/** The rows that know one of these houses. */
export const rowsByHouse = (houses: string[], digest: Digest, rowsAt: Lookup): Set<number> =>
  new Set(houseForms(houses).flatMap((form) => rowsAt(digest(form))));

/** The rows that know this number. */
export const rowsByPhone = (phone: string, digest: Digest, rowsAt: Lookup): readonly number[] =>
  rowsAt(digest(`phone:${phone}`));

/** The rows whose name is surely like one of these. Most family names lead to none, and then the rest is not looked up. */
export function rowsSurelyNamed(names: NameWords[], digest: Digest, rowsAt: Lookup): Map<number, NameLikeness> {
  const known = names.filter(({ family, given, isForeign }) => {
    const formsOf = formsBy(digest)[isForeign ? 'foreign' : 'latin'].family;
    return [...family, ...given].some((word) =>
      [...gradesOf(word, formsOf, rowsAt).values()].some((grade) => grade >= TYPO),
    );
  });
  const sure: NameLikeness[] = ['exact', 'same', 'near'];
  return new Map([...rowsByName(known, digest, rowsAt)].filter(([, likeness]) => sure.includes(likeness)));
}

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
  for (const { family, given, all, isForeign } of names) {
    // Where the name is also written in Latin letters, a faint likeness in another script says little.
    const likenessOf = (family: Grade, given: Grade): NameLikeness => {
      const grade = Math.min(family, given);
      return grade < 1 || (isForeign && hasLatin && grade < TYPO) ? 'faint' : likenesses[grade - 1]!;
    };
    const forms = formsBy(digest)[isForeign ? 'foreign' : 'latin'];
    const [last, first] = [bestGrades(family, forms.family, rowsAt), bestGrades(given, forms.given, rowsAt)];
    for (const [row, grade] of first) {
      const own = last.get(row);
      if (own) offer(row, likenessOf(own, grade));
      else if (grade >= TYPO && tied.has(row)) offer(row, 'given');
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
    // After a wedding; the title may have come first.
    if (tied.size)
      for (const [row, grade] of bestGrades(all.slice(0, MOST_WORDS), forms.given, rowsAt))
        if (grade >= TYPO && tied.has(row)) offer(row, 'given');
    for (const [row, likeness] of rowsInAnyOrder(all, forms, rowsAt)) offer(row, likeness);
    for (const word of all)
      for (const row of word.length >= LONG_NAME ? bestGrades([word], forms.whole, rowsAt).keys() : [])
        offer(row, 'near');
  }
  return likest;
}

/** The shortest name that may be a first and a last name in one word. */
const LONG_NAME = 7;
/** Words of a name that are compared in any order. */
const MOST_WORDS = 5;

/** The rows whose family name is one of these words and whose given name is another one. */
function rowsInAnyOrder(
  all: string[],
  forms: { family: FormsOf; given: FormsOf },
  rowsAt: Lookup,
): Map<number, 'akin' | 'hint'> {
  const own = all.slice(0, MOST_WORDS);
  const words = [...own, ...own.slice(1).map((word, nth) => own[nth]! + word)]; // Mac Gyver is MacGyver
  const rows = new Map<number, 'akin' | 'hint'>();
  if (words.length < 2) return rows;
  const givens = words.map((word) => bestGrades(withPlain(word), forms.given, rowsAt));
  words.forEach((word, at) => {
    for (const [row, grade] of bestGrades(withPlain(word), forms.family, rowsAt)) {
      if (grade < HINT || rows.get(row) === 'akin') continue;
      const isAkin = givens.some((grades, nth) => nth !== at && (grades.get(row) ?? 0) >= AKIN);
      if (isAkin) rows.set(row, grade >= TYPO ? 'akin' : 'hint');
    }
  });
  return rows;
}
const AKIN: Grade = 2;
const HINT: Grade = 1;
const withPlain = (word: string): string[] => [...new Set([word, withoutDigraphs(word)])];

/** The surest first. */
const order: NameLikeness[] = ['exact', 'same', 'near', 'akin', 'hint', 'faint', 'given', 'family', 'other'];
const TYPO: Grade = 3;

/** By grade, from 1 on. */
const likenesses = ['hint', 'akin', 'near', 'same', 'exact'] as const;
