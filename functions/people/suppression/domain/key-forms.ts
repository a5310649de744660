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
  const names = traits.names.flatMap((name) => [...storedFamilyForms(name), ...storedGivenForms(name)]);
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
  const known = names.filter(({ family, given, isForeign }) =>
    [...family, ...given].some((word) =>
      familyForms(word, isForeign).some(({ text, grade }) => grade >= SURE && rowsAt(digest(text)).length > 0),
    ),
  );
  const sure: NameLikeness[] = ['exact', 'same', 'near'];
  return new Map([...rowsByName(known, digest, rowsAt)].filter(([, likeness]) => sure.includes(likeness)));
}
const SURE = 3;

/** The rows whose name is like one of these, and how like it is; those of the same given name alone are `given`. */
export function rowsByName(names: NameWords[], digest: Digest, rowsAt: Lookup): Map<number, NameLikeness> {
  const likest = new Map<number, NameLikeness>();
  const offer = (row: number, likeness: NameLikeness) => {
    if (order.indexOf(likeness) < order.indexOf(likest.get(row) ?? 'other')) likest.set(row, likeness);
  };
  for (const { family, given, isForeign } of names) {
    const gradesOf = (words: string[], forms: (word: string, isForeign: boolean) => WordForm[]) =>
      bestGrades(words, (word) => forms(word, isForeign), digest, rowsAt);
    const [last, first] = [gradesOf(family, familyForms), gradesOf(given, givenForms)];
    for (const [row, grade] of first) offer(row, likenessOf(last.get(row), grade));
    // A name without a given name, and one written the other way round.
    if (!given.length) for (const row of last.keys()) offer(row, 'hint');
    const [lastSwapped, firstSwapped] = [gradesOf(given, familyForms), gradesOf(family, givenForms)];
    for (const [row, grade] of firstSwapped)
      if (lastSwapped.has(row)) offer(row, likenessOf(lastSwapped.get(row), grade));
  }
  return likest;
}

const order: NameLikeness[] = ['exact', 'same', 'near', 'akin', 'hint', 'given', 'other'];

function likenessOf(family: Grade | undefined, given: Grade): NameLikeness {
  if (!family) return given >= 4 ? 'given' : 'other';
  return (['hint', 'akin', 'near', 'same', 'exact'] as const)[Math.min(family, given) - 1]!;
}

function bestGrades(words: string[], forms: (word: string) => WordForm[], digest: Digest, rowsAt: Lookup) {
  const grades = new Map<number, Grade>();
  for (const word of words)
    for (const { text, grade } of forms(word))
      for (const row of rowsAt(digest(text))) if (grade > (grades.get(row) ?? 0)) grades.set(row, grade);
  return grades;
}
