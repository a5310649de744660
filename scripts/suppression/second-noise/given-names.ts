import type { Draft, Kind, Name } from '#scripts/suppression/second-noise/draft.ts';
import { abroad, familiar, formal, spelt } from '#scripts/suppression/second-noise/forenames.ts';
import type { Random } from '#shared/values/chance.ts';

type Renamed = (name: Name, chance: Random, clean: Name) => Partial<Name> | null;

/** A kind that changes parts of the name, of sources that do not write it in a way of their own. */
export const renamed = (title: string, share: number, cost: number, change: Renamed): Kind => ({
  title,
  share,
  cost,
  part: 'name',
  change: (draft: Draft, { chance }) => {
    const parts = draft.name.written ? null : change(draft.name, chance, draft.clean);
    return parts && { ...draft, name: { ...draft.name, ...parts } };
  },
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const initial = (word: string) => [...word][0]!.toUpperCase();

const fromTable =
  (ways: ReadonlyMap<string, readonly string[]>): Renamed =>
  ({ first }, chance) => {
    const forms = ways.get(first.toLowerCase());
    return forms ? { first: capital(chance.pick(forms)) } : null;
  };

const isAlphabetic = (name: Name) => /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name.first);
/** Whether people go by it: nobody goes by the name of the father. */
const isGiven = (middle: string) => [...middle].length > 2 && !/(?:vna|chna|vich|вна|вич|чна)$/u.test(middle);
const hasTwoGiven = ({ first }: Name) => /\p{L}[ -]\p{L}/u.test(first);

export const givenNameKinds: Kind[] = [
  renamed('nickname', 14, 1, fromTable(familiar)),
  renamed('formal name instead of the nickname', 4, 1, fromTable(formal)),
  renamed('given name of another language', 4, 1, fromTable(abroad)),
  renamed('another common spelling of the given name', 6, 0, fromTable(spelt)),
  renamed('nickname in quotation marks', 2, 0, (name, chance) => {
    const forms = familiar.get(name.first.toLowerCase());
    const { first, last } = name;
    return forms && last ? { written: `${first} "${capital(chance.pick(forms))}" ${last}` } : null;
  }),
  renamed('initial instead of the given name', 5, 1, (name, chance) =>
    isAlphabetic(name) && name.last ? { first: initial(name.first) + (chance.happens(0.5) ? '.' : '') } : null,
  ),
  renamed('surname and initials', 3, 1, (name, chance) => {
    if (!isAlphabetic(name) || !name.last) return null;
    const dot = chance.happens(0.6) ? '.' : '';
    const initials = [name.first, name.middle].filter(Boolean).map((word) => initial(word) + dot);
    return { written: `${name.last} ${initials.join(chance.happens(0.5) ? ' ' : '')}` };
  }),
  renamed('middle name left out', 10, 0, ({ middle }) => (middle ? { middle: '' } : null)),
  renamed('middle initial', 9, 0, ({ middle }, chance) =>
    [...middle].length > 1 ? { middle: initial(middle) + (chance.happens(0.5) ? '.' : '') } : null,
  ),
  renamed('a middle initial that nobody else knows', 1, 0, (name, chance, clean) =>
    isAlphabetic(name) && !name.middle && !clean.middle ? { middle: chance.pick([...'ABCDEJLMRST']) } : null,
  ),
  renamed('called by the middle name', 3, 1, ({ middle }) => (isGiven(middle) ? { first: middle, middle: '' } : null)),
  renamed('initial before the middle name', 2, 1, ({ first, middle }) =>
    isGiven(middle) ? { first: `${initial(first)}.` } : null,
  ),
  renamed('given and middle name swapped', 2, 0, ({ first, middle }) =>
    isGiven(middle) ? { first: middle, middle: first } : null,
  ),
  renamed('given and middle name in one word', 2, 0, ({ first, middle }, _, clean) =>
    first === clean.first && middle.length > 2 && middle.length < 7
      ? { first: first + middle.toLowerCase(), middle: '' }
      : null,
  ),
  renamed('middle name in the field of the given name', 4, 0, ({ first, middle }) =>
    middle ? { first: `${first} ${middle}`, middle: '' } : null,
  ),
  renamed('only one of two given names', 7, 0, (name, chance) =>
    hasTwoGiven(name) ? { first: name.first.split(/[ -]/).at(chance.happens(0.75) ? 0 : -1)! } : null,
  ),
  renamed('two given names joined otherwise', 4, 0, (name, chance) =>
    hasTwoGiven(name) ? { first: name.first.replace(/[ -]/, chance.pick(['-', ' ', ''])) } : null,
  ),
  renamed('second given name in the middle field', 4, 0, (name) => {
    const [first, ...others] = name.first.split(/[ -]/);
    return hasTwoGiven(name) && !name.middle ? { first: first!, middle: others.join(' ') } : null;
  }),
];
