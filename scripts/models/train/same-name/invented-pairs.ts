import { randomFrom } from '#scripts/models/statistics.ts';
import type { Country, Lists } from '#scripts/models/train/same-name/lists.ts';
import { different, same, type Random, type Person } from '#scripts/models/train/same-name/kinds.ts';

type InventedPair = { kind: string; one: string; other: string; isSame: boolean };

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** `each` pairs of each kind, reproducible by seed; they supplement the few labelled pairs. */
export function inventedPairs(lists: Lists, each: number, seed: number): InventedPair[] {
  const random = randomFrom(seed);
  const foreign = lists.countries.filter(isForeign);
  const genders = genderPairs(lists);
  const person = ({ first, last }: Country): Person => {
    const [name, middle, surname] = [pick(first, random), pick(first, random), pick(last, random)];
    return { first: name, middle, last: surname };
  };
  const drawPeople = (kind: string) => {
    const country = pick(kind.includes('own script') ? foreign : lists.countries, random);
    const one = person(country);
    let other = person(country);
    while (areAlike(one, other)) other = person(country);
    return [one, other] as const;
  };
  const pairs: InventedPair[] = [];
  const add = (kind: string, [one, other]: readonly [string, string], isSame: boolean) =>
    pairs.push({ kind, one, other, isSame });
  for (let nth = 0; nth < each; nth++) {
    for (const [kind, write] of Object.entries(same)) add(kind, write(drawPeople(kind)[0], random), true);
    for (const [kind, write] of Object.entries(different)) {
      const [one, other] = write(...drawPeople(kind));
      if (!agree(one, other)) add(kind, [one, other], false);
    }
    const surname = drawPeople('')[0].last.roman;
    const { name, nickname } = pick(lists.nicknames, random);
    add('nickname', [`${nickname} ${surname}`, `${name} ${surname}`], true);
    const [his, hers] = pick(genders, random);
    add('other gender', [`${his} ${surname}`, `${hers} ${surname}`], false);
  }
  return pairs;
}

/** Japanese is left out: the reading of its characters is ambiguous. */
const isForeign = ({ code, first, last }: Country) =>
  code !== 'JP' && [first, last].every((names) => names.some(({ local }) => /^\P{Script=Latin}+$/u.test(local)));

/** First names that both are in use and differ in an ending: Mario and Maria, Daniel and Daniela. */
function genderPairs({ countries }: Lists): [string, string][] {
  const names = new Set(countries.flatMap(({ first }) => first.map(({ roman }) => roman)));
  return [...names]
    .filter((name) => name.endsWith('a') && name.length > 3)
    .flatMap((name) => ['', 'o'].map((end): [string, string] => [name.replace(/a$/, end), name]))
    .filter(([his]) => names.has(his));
}

const areAlike = (one: Person, other: Person) =>
  one.first.roman === other.first.roman ||
  one.middle.roman === other.middle.roman ||
  one.last.roman === other.last.roman;

/** Two draws of one name may be one person after all. */
function agree(one: string, other: string): boolean {
  const [a = [], b = []] = [one, other].map((name) => name.toLowerCase().replaceAll('.', '').split(' '));
  return a.every((word) => b.some((match) => match.startsWith(word) || word.startsWith(match)));
}
