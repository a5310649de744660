import type { ListedName } from '#scripts/models/train/same-name/lists.ts';

export type Person = { first: ListedName; middle: ListedName; last: ListedName };
export type Random = () => number;

const full = ({ first, last }: Person) => `${first.roman} ${last.roman}`;
const long = ({ first, middle, last }: Person) => `${first.roman} ${middle.roman} ${last.roman}`;
const short = ({ first, middle, last }: Person) => `${first.roman} ${middle.roman[0]}. ${last.roman}`;
const initial = ({ first, last }: Person) => `${first.roman[0]}. ${last.roman}`;

const titles = ['Dr.', 'Mr.', 'Mrs.', 'Prof.', 'President', 'Sheikh', 'Sir', 'Haji'];

/** Ways in which one person is written twice. */
export const same: Record<string, (person: Person, random: Random) => [string, string]> = {
  'own script': (person) => [`${person.first.local} ${person.last.local}`, full(person)],
  title: (person, random) => [`${titles[Math.floor(random() * titles.length)]} ${full(person)}`, full(person)],
  'middle name': (person) => [long(person), full(person)],
  'middle initial': (person) => [short(person), long(person)],
  'first initial': (person) => [initial(person), full(person)],
  'surname first': (person) => [`${person.last.roman.toUpperCase()}, ${person.first.roman}`, full(person)],
  'broken off': (person, random) => [long(person).slice(0, -1 - Math.floor(random() * 4)), long(person)],
  'one word': (person) => [`${person.first.roman}${person.last.roman}`, full(person)],
  slip: (person, random) => [withTypo(full(person), random), full(person)],
  'two slips': (person, random) => [withTypo(withTypo(full(person), random), random), full(person)],
};

/** Ways in which two people are written alike. */
export const different: Record<string, (person: Person, stranger: Person) => [string, string]> = {
  sibling: (person, { first }) => [full(person), full({ ...person, first })],
  'sibling, middle name': (person, { first }) => [long(person), full({ ...person, first })],
  'sibling, initial': (person, { first }) => [initial({ ...person, first }), full(person)],
  'sibling, own script': (person, { first }) => [`${first.local} ${person.last.local}`, full(person)],
  namesake: (person, { last }) => [full(person), full({ ...person, last })],
  'other middle name': (person, { middle }) => [long(person), long({ ...person, middle })],
  'other middle initial': (person, { middle }) => [short(person), long({ ...person, middle })],
  stranger: (person, stranger) => [full(person), full(stranger)],
};

/** A name with one letter more, less, other or out of place. */
function withTypo(name: string, random: Random): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)];
  if (letter === ' ') return before + after;
  const other = String.fromCharCode(97 + Math.floor(random() * 26));
  const slips = [after, letter + letter + after, other + after, (after[0] ?? '') + letter + after.slice(1)];
  return before + slips[Math.floor(random() * slips.length)]!;
}
